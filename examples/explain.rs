//! Why a problem's answer is the answer: `cargo run --release --example explain -- PROBLEM < INPUT`
//!
//! The input is that of the binary, and the last lines are its answer. Stones are coloured on a terminal, unless
//! `NO_COLOR` is set.

#![allow(clippy::incompatible_msrv)] // for people, not for judges: Rust 1.63 need not take it

use anstream::println;
use anstyle::{AnsiColor, Style};
use itertools::{iproduct, Itertools};
use narabe::judge::refuse;
use narabe::{Cell, Census, Game, Gomoku, Negamax, Position, Stones, TicTacToe};
use std::ops::RangeInclusive;
use std::str::{FromStr, SplitAsciiWhitespace};

fn main() {
    let problem = std::env::args().nth(1).unwrap_or_default();
    let explain: fn(&mut SplitAsciiWhitespace) = match problem.as_str() {
        "abc349_e" => abc349_e,
        "abc025_c" => abc025_c,
        "arc012_c" => arc012_c,
        "algospot_tictactoe" => algospot_tictactoe,
        "codeiq_move_count" => codeiq_move_count,
        _ => refuse(format!("there is no problem `{problem}` to explain")),
    };
    let input = std::io::read_to_string(std::io::stdin()).unwrap_or_else(refuse);
    explain(&mut input.split_ascii_whitespace());
}

fn next<T: FromStr>(words: &mut SplitAsciiWhitespace) -> T {
    let word = words
        .next()
        .unwrap_or_else(|| refuse("the input ends too early"));
    word.parse()
        .unwrap_or_else(|_| refuse(format!("`{word}` is not what belongs here")))
}

/// Some numbers of points, none of which may be outside the limits.
fn points(words: &mut SplitAsciiWhitespace, count: usize, limits: RangeInclusive<i64>) -> Vec<i64> {
    let points: Vec<i64> = (0..count).map(|_| next(words)).collect();
    if let Some(much) = points.iter().find(|points| !limits.contains(points)) {
        refuse(format!(
            "{much} is not from {} to {}",
            limits.start(),
            limits.end()
        ))
    }
    points
}

/// The rules of a game on 3 x 3, as the statements have them, without a thought of how to solve it.
struct Rules<F> {
    a_line_wins: bool,
    /// What a full board is worth to the first player.
    full: F,
}

impl<F: Fn(&TicTacToe) -> i32> Game<3, 3> for Rules<F> {
    const MOST: i32 = 12 * 100;

    fn outcome(&self, position: &TicTacToe) -> Option<i32> {
        if self.a_line_wins && position.waiting().has_line() {
            return Some(-1);
        }
        let side = if position.ply() % 2 == 0 { 1 } else { -1 };
        position.is_full().then(|| side * (self.full)(position))
    }
}

/// What each move leaves the player who makes it.
fn moves<G: Game<3, 3>>(negamax: &mut Negamax<G, 3, 3>, position: &TicTacToe) -> Vec<(Cell, i32)> {
    let cells = position.free().cells();
    cells
        .map(|cell| (cell, -negamax.value(&position.play(cell))))
        .collect()
}

/// Best play from the empty board to the end, drawn board by board with a note to each.
fn best_play<F: Fn(&TicTacToe) -> i32>(
    rules: Rules<F>,
    players: [&str; 2],
    marks: [char; 2],
    note: impl Fn(&TicTacToe) -> String,
) -> TicTacToe {
    let a_line_wins = rules.a_line_wins;
    let mut negamax = Negamax::new(rules);
    let mut position = TicTacToe::EMPTY;
    while !(position.is_full() || a_line_wins && position.waiting().has_line()) {
        let moves = moves(&mut negamax, &position);
        let best = moves.iter().map(|&(_, value)| value).max();
        let (cell, _) = *moves
            .iter()
            .find(|(_, value)| Some(*value) == best)
            .expect("a cell is free");
        let player = players[position.ply() % 2];
        position = position.play(cell);
        println!(
            "{}. {player} takes row {}, column {}",
            position.ply(),
            cell.0 + 1,
            cell.1 + 1
        );
        draw(&position, marks, |_| None);
        println!("   {}\n", note(&position));
    }
    position
}

/// Draws the board, with other marks on the cells that have some.
fn draw<const N: usize, const K: usize>(
    position: &Position<N, K>,
    marks: [char; 2],
    other: impl Fn(Cell) -> Option<char>,
) {
    let colours = [AnsiColor::Red, AnsiColor::Blue].map(|colour| colour.on_default());
    for row in 0..N {
        let cells = (0..N).map(|column| {
            let cell = (row, column);
            let (mark, style) = if position.first().contains(cell) {
                (marks[0], colours[0])
            } else if position.second().contains(cell) {
                (marks[1], colours[1])
            } else {
                ('.', Style::new().dimmed())
            };
            match other(cell) {
                Some(mark) => format!("{}{mark}{:#}", style.bold(), style.bold()),
                None => format!("{style}{mark}{style:#}"),
            }
        });
        println!("   {}", cells.format(" "));
    }
}

fn abc349_e(words: &mut SplitAsciiWhitespace) {
    let points = points(words, 9, -1_000_000_000..=1_000_000_000);
    if points.iter().sum::<i64>() % 2 == 0 {
        refuse("the points add up to an even number")
    }
    let of = |stones: Stones<3, 3>| stones.cells().map(|(r, c)| points[3 * r + c]).sum::<i64>();
    let players = ["Takahashi", "Aoki"];
    let ahead = |position: &TicTacToe| {
        if of(position.first()) > of(position.second()) {
            1
        } else {
            -1
        }
    };
    let rules = Rules {
        a_line_wins: true,
        full: ahead,
    };
    let end = best_play(rules, players, ['T', 'A'], |position| {
        format!("{} : {}", of(position.first()), of(position.second()))
    });
    let winner = if end.waiting().has_line() {
        println!("Three in a row: the game is over.");
        (end.ply() + 1) % 2
    } else {
        println!("The board is full: more points win.");
        usize::from(ahead(&end) < 0)
    };
    println!("{}", players[winner]);
}

fn abc025_c(words: &mut SplitAsciiWhitespace) {
    let below = iproduct!(0..2, 0..3).map(|(r, c)| [(r, c), (r + 1, c)]);
    let beside = iproduct!(0..3, 0..2).map(|(r, c)| [(r, c), (r, c + 1)]);
    let pairs: Vec<([Cell; 2], i64)> = below
        .chain(beside)
        .zip(points(words, 12, 0..=100))
        .collect();
    // The points of the neighbours that are both taken: those of equal marks, those of unequal ones.
    let scores = |position: &TicTacToe| {
        let taken = pairs
            .iter()
            .filter(|(pair, _)| pair.iter().all(|&cell| !position.free().contains(cell)));
        let (same, unlike): (Vec<_>, Vec<_>) = taken.partition(|(pair, _)| {
            pair.map(|cell| position.first().contains(cell))
                .iter()
                .all_equal()
        });
        [same, unlike].map(|pairs| pairs.iter().map(|(_, points)| points).sum::<i64>())
    };
    let difference = |position: &TicTacToe| {
        let [first, second] = scores(position);
        (first - second) as i32 // at most 12 * 100
    };
    let rules = Rules {
        a_line_wins: false,
        full: difference,
    };
    let end = best_play(
        rules,
        ["the first player", "the second player"],
        ['o', 'x'],
        |position| {
            let [first, second] = scores(position);
            format!("{first} : {second}")
        },
    );
    println!("The board is full: that is the score.");
    println!("{}", scores(&end).iter().format("\n"));
}

fn arc012_c(words: &mut SplitAsciiWhitespace) {
    let marks = ['o', 'x'];
    let board = Gomoku::read(words.take(19), b"ox").unwrap_or_else(refuse);
    let in_lines =
        |stones: Stones<19, 5>| stones.lines().fold(Stones::EMPTY, |all, line| all | line);
    let (first, second) = (in_lines(board.first()), in_lines(board.second()));
    let decisive = board.waiting().decisive();
    draw(&board, marks, |cell| {
        if decisive.contains(cell) {
            Some('!')
        } else if first.contains(cell) {
            Some('O')
        } else {
            second.contains(cell).then_some('X')
        }
    });
    println!("   (O and X: stones of a line; !: stones that every line of the last to move goes through)\n");
    let [mover, last] = if board.ply() % 2 == 0 {
        ["o", "x"]
    } else {
        ["x", "o"]
    };
    let (black, white) = (board.first().len(), board.second().len());
    let why = if black != white && black != white + 1 {
        format!("o has {black} stones and x {white}: o moves first, so it has as many, or one more")
    } else if board.mover().has_line() {
        format!("{mover} is to move and has a line: the game was over before the last move")
    } else if !board.waiting().has_line() {
        "there is no line, so nothing has ended the game".to_owned()
    } else if decisive.is_empty() {
        format!("no stone is in every line of {last}, so no last move can have made them all")
    } else {
        format!("without a stone marked !, {last} has no line: that stone can have been the last")
    };
    let [verdict, answer] = if board.is_reachable() {
        ["Possible", "YES"]
    } else {
        ["Impossible", "NO"]
    };
    println!("{verdict}: {why}.\n{answer}");
}

fn algospot_tictactoe(words: &mut SplitAsciiWhitespace) {
    let marks = ['x', 'o'];
    let count: usize = next(words);
    let read = |board| {
        let position = TicTacToe::read(words.by_ref().take(3), b"xo")
            .unwrap_or_else(|why| refuse(format!("board {board} of {count}: {why}")));
        if !position.is_reachable() {
            refuse(format!("board {board} of {count}: no play leads here"))
        }
        position
    };
    let positions: Vec<TicTacToe> = (1..=count).map(read).collect();
    let mut negamax = Negamax::new(Rules {
        a_line_wins: true,
        full: |_: &TicTacToe| 0,
    });
    for (board, position) in (1..).zip(&positions) {
        let over = position.waiting().has_line() || position.is_full();
        let (state, values) = if over {
            ("over".to_owned(), Vec::new())
        } else {
            let mover = marks[position.ply() % 2];
            (format!("{mover} to move"), moves(&mut negamax, position))
        };
        println!("board {board}, {state}");
        draw(position, marks, |cell| {
            let (_, value) = values.iter().find(|(free, _)| *free == cell)?;
            Some(['-', '=', '+'][(value + 1) as usize])
        });
        println!();
    }
    println!("(+, = and -: whoever is to move wins, ties or loses by moving there)");
    for position in &positions {
        match negamax.value(position) {
            0 => println!("TIE"),
            1 => println!("{}", marks[position.ply() % 2]),
            _ => println!("{}", marks[(position.ply() + 1) % 2]),
        }
    }
}

fn codeiq_move_count(words: &mut SplitAsciiWhitespace) {
    let census = Census::take::<3, 3>();
    let ply = |word: &str| match word.parse() {
        Ok(ply @ 5..=9) => ply,
        _ => refuse(format!("`{word}` is not from 5 to 9")),
    };
    let plies: Vec<usize> = words.map(ply).collect();
    for &ply in plies.iter().unique().sorted() {
        println!(
            "{ply} moves: the winner has {} stones, the loser {}.\n",
            ply.div_ceil(2),
            ply / 2
        );
        let mut sum = 0;
        for (shape, alike) in winner_sets(ply.div_ceil(2)) {
            let free: Vec<Cell> = (!shape).cells().collect();
            let losers = free.iter().copied().combinations(ply / 2);
            let losers = losers
                .filter(|cells| !cells.iter().copied().collect::<Stones<3, 3>>().has_line())
                .count();
            let factorial = |n: usize| (1..=n).product::<usize>();
            let decisive = shape.decisive().len();
            let orders = factorial(ply.div_ceil(2) - 1) * factorial(ply / 2);
            let games = decisive * orders * losers;
            for row in shape.to_string().lines() {
                println!("   {row}");
            }
            println!(
                "   {alike} alike, {decisive} decisive, {losers} line-free sets beside it, {orders} orders: {games} games each\n"
            );
            sum += alike * games;
        }
        assert_eq!(sum as u128, census.games(ply));
        println!("   in all {sum}\n");
    }
    for ply in plies {
        println!("{}", census.games(ply));
    }
}

/// One of each shape of so many stones that one last stone can have completed, with how many mirror images it has.
fn winner_sets(stones: usize) -> Vec<(Stones<3, 3>, usize)> {
    let shape = |set: Stones<3, 3>| {
        let alone = TicTacToe::read(set.to_string().lines(), b"ox");
        alone
            .expect("it is drawn as a board")
            .index_up_to_symmetry()
    };
    let mut shapes: Vec<(Stones<3, 3>, usize)> = Vec::new();
    for cells in Stones::<3, 3>::FULL.cells().combinations(stones) {
        let set: Stones<3, 3> = cells.into_iter().collect();
        if set.decisive().is_empty() {
            continue;
        }
        match shapes
            .iter_mut()
            .find(|(other, _)| shape(*other) == shape(set))
        {
            Some((_, alike)) => *alike += 1,
            None => shapes.push((set, 1)),
        }
    }
    shapes
}
