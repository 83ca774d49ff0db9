//! AlgoSpot TICTACTOE, 틱택토: <https://algospot.com/judge/problem/read/TICTACTOE>
//!
//! Given some 3 x 3 boards of `x` (who moves first), `o` and `.`, whose turn it is follows from the counts.
//! The first to have three in a row wins. A board may already be decided or full.
//! Who wins if both play their best from here: print `x`, `o` or `TIE`, a line each.
//!
//! Idea: whoever is threatened must block, which leaves a tiny tree; mirror images are worth the same, which leaves an
//! eighth of it; and all boards of a file share what was learnt. See [`narabe::Position::forced_moves`] and
//! [`narabe::negamax`].
//!
//! Cost: the 5478 possible boards take 1234 look-ups in all; a board met before takes one.

use narabe::{judge, Game, Negamax, Stones, TicTacToe};

struct Rules;

impl Game<3, 3> for Rules {
    const MOST: i32 = 1;

    fn outcome(&self, position: &TicTacToe) -> Option<i32> {
        if position.is_lost() {
            Some(-1)
        } else if position.is_full() {
            Some(0)
        } else {
            None
        }
    }

    fn moves(&self, position: &TicTacToe) -> Stones<3, 3> {
        position.forced_moves()
    }

    fn index(&self, position: &TicTacToe) -> usize {
        position.index_up_to_symmetry()
    }
}

fn main() {
    judge::answer(answers);
}

fn answers(input: &str) -> Result<String, String> {
    let mut words = input.split_ascii_whitespace();
    let count = words.next().ok_or("the number of boards is missing")?;
    let count: usize = count
        .parse()
        .map_err(|_| format!("the number of boards is `{}`, not a whole number", count))?;
    let mut negamax = Negamax::new(Rules);
    let mut known = vec![None; TicTacToe::indices()];
    let mut answers = String::with_capacity(input.len());
    for board in 1..=count {
        let position = TicTacToe::read(words.by_ref().take(3), b"xo")
            .map_err(|why| format!("board {} of {}: {}", board, count, why))?;
        let known = &mut known[position.index()];
        answers += match *known {
            Some(answer) => answer,
            None if position.is_reachable() => known.insert(answer(&mut negamax, &position)),
            None => return Err(format!("board {} of {}: no play leads here", board, count)),
        };
    }
    Ok(answers)
}

fn answer(negamax: &mut Negamax<Rules, 3, 3>, position: &TicTacToe) -> &'static str {
    let (mover, waiting) = if position.ply() % 2 == 0 {
        ("x\n", "o\n")
    } else {
        ("o\n", "x\n")
    };
    let value = if position.waiting().has_line() {
        -1
    } else if !position.winning_moves().is_empty() {
        1
    } else {
        negamax.value(position)
    };
    match value {
        1 => mover,
        0 => "TIE\n",
        _ => waiting,
    }
}
