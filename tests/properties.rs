//! What holds of the library, against plain scans of boards of characters.

mod plain;

use fastrand::Rng;
use narabe::{retrograde, BadBoard, Game, Negamax, Position, Stones, TicTacToe};
use plain::Board;
use std::collections::{HashMap, HashSet};

/// Every cell of the board in turn.
fn cells(size: usize) -> impl DoubleEndedIterator<Item = (usize, usize)> {
    (0..size * size).map(move |i| (i / size, i % size))
}

fn stones<const N: usize, const K: usize>(board: &Board) -> Stones<N, K> {
    cells(N)
        .filter(|&(row, column)| board[row][column] == 'o')
        .collect()
}

fn lines_are_those_of_a_scan<const N: usize, const K: usize>(board: &Board) {
    let stones = stones::<N, K>(board);
    let has_line = |board: &Board| plain::has_line(board, 'o', K as i32);
    assert_eq!(stones.has_line(), has_line(board), "{stones:?}");
    assert_eq!(stones.len(), plain::count(board, 'o'), "{stones:?}");
    for (row, column) in cells(N) {
        let change = |mark| {
            let mut board = board.clone();
            board[row][column] = mark;
            has_line(&board)
        };
        let is_stone = board[row][column] == 'o';
        assert_eq!(stones.contains((row, column)), is_stone, "{stones:?}");
        let decisive = is_stone && has_line(board) && !change('.');
        assert_eq!(
            stones.decisive().contains((row, column)),
            decisive,
            "{row} {column}{stones:?}"
        );
        if !has_line(board) {
            let completing = !is_stone && change('o');
            assert_eq!(
                stones.completing().contains((row, column)),
                completing,
                "{row} {column}{stones:?}"
            );
        }
    }
    let full =
        |run: &&Vec<(usize, usize)>| run.iter().all(|&(row, column)| board[row][column] == 'o');
    let lines = plain::runs(N, K);
    let lines: HashSet<Stones<N, K>> = lines
        .iter()
        .filter(full)
        .map(|run| run.iter().copied().collect())
        .collect();
    assert_eq!(stones.lines().collect::<HashSet<_>>(), lines, "{stones:?}");
}

fn of_every_set<const N: usize, const K: usize>() {
    for set in 0..1u32 << (N * N) {
        let mut board = plain::empty(N);
        cells(N)
            .enumerate()
            .filter(|(i, _)| set >> i & 1 == 1)
            .for_each(|(_, (row, column))| board[row][column] = 'o');
        lines_are_those_of_a_scan::<N, K>(&board);
    }
}

#[test]
fn lines_on_3_x_3_are_those_of_a_scan() {
    of_every_set::<3, 3>();
}

#[test]
fn lines_of_three_on_4_x_4_are_those_of_a_scan() {
    of_every_set::<4, 3>();
}

#[test]
fn lines_of_four_on_4_x_4_are_those_of_a_scan() {
    of_every_set::<4, 4>();
}

/// On random boards, from sparse ones to crowded ones.
fn of_random_sets<const N: usize, const K: usize>(seeds: u64) {
    for seed in 0..seeds {
        let mut rng = Rng::with_seed(seed);
        let mut board = plain::empty(N);
        for (row, column) in cells(N) {
            if rng.u64(..8) <= seed % 5 {
                board[row][column] = 'o';
            }
        }
        lines_are_those_of_a_scan::<N, K>(&board);
    }
}

#[test]
fn lines_on_19_x_19_are_those_of_a_scan() {
    of_random_sets::<19, 5>(40);
}

#[test]
fn lines_on_the_largest_board_are_those_of_a_scan() {
    of_random_sets::<31, 5>(5);
}

#[test]
fn sets_of_stones_are_sets() {
    let mut rng = Rng::with_seed(1);
    let mut random = || cells(19).filter(|_| rng.bool()).collect::<HashSet<_>>();
    let (a, b) = (random(), random());
    let stones = |set: &HashSet<(usize, usize)>| set.iter().copied().collect::<Stones<19, 5>>();
    let same = |stones: Stones<19, 5>, set: HashSet<(usize, usize)>| {
        assert_eq!(stones.cells().collect::<HashSet<_>>(), set);
        assert_eq!(
            (stones.len(), stones.is_empty(), stones.is_single()),
            (set.len(), set.is_empty(), set.len() == 1)
        );
    };
    same(stones(&a), a.clone());
    same(
        stones(&a) & stones(&b),
        a.intersection(&b).copied().collect(),
    );
    same(stones(&a) | stones(&b), a.union(&b).copied().collect());
    same(
        !stones(&a),
        cells(19).filter(|cell| !a.contains(cell)).collect(),
    );
    same(Stones::EMPTY, HashSet::new());
    for cell in cells(19) {
        let single = Stones::EMPTY.with(cell);
        same(single, HashSet::from([cell]));
        same(single.with((9, 9)), HashSet::from([cell, (9, 9)]));
    }
    same(Stones::FULL, cells(19).collect());
    let in_order: Vec<_> = cells(19).filter(|cell| a.contains(cell)).collect();
    assert_eq!(stones(&a).cells().collect::<Vec<_>>(), in_order);
}

/// The first to have a line wins.
#[derive(Clone, Copy)]
enum LineWins {
    /// Every move is looked at, up to the line.
    Plain,
    /// Only forced moves are.
    Forced,
    /// Only forced moves are, and mirror images share what is known.
    ForcedUpToSymmetry,
}

impl Game<3, 3> for LineWins {
    const MOST: i32 = 1;

    fn outcome(&self, position: &TicTacToe) -> Option<i32> {
        let forced = !matches!(self, LineWins::Plain);
        if position.waiting().has_line() {
            Some(-1)
        } else if forced && !position.winning_moves().is_empty() {
            Some(1)
        } else if forced && position.is_lost() {
            Some(-1)
        } else {
            position.is_full().then_some(0)
        }
    }

    fn moves(&self, position: &TicTacToe) -> Stones<3, 3> {
        match self {
            LineWins::Plain => position.free(),
            _ => position.forced_moves(),
        }
    }

    fn index(&self, position: &TicTacToe) -> usize {
        match self {
            LineWins::ForcedUpToSymmetry => position.index_up_to_symmetry(),
            _ => position.index(),
        }
    }
}

fn read(board: &Board) -> TicTacToe {
    let rows = board.iter().map(|row| row.iter().collect::<String>());
    TicTacToe::read(rows, b"xo").unwrap()
}

#[test]
fn negamax_is_minimax_in_any_order_of_questions_and_with_forced_moves_only() {
    let boards = plain::reachable();
    let mut known = HashMap::new();
    let mut orders: Vec<Vec<usize>> = vec![
        (0..boards.len()).collect(),
        (0..boards.len()).rev().collect(),
    ];
    let mut shuffled = orders[0].clone();
    Rng::with_seed(2).shuffle(&mut shuffled);
    orders.push(shuffled);
    for game in [
        LineWins::Plain,
        LineWins::Forced,
        LineWins::ForcedUpToSymmetry,
    ] {
        for order in &orders {
            let mut negamax = Negamax::new(game);
            for &i in order {
                let board = &boards[i];
                let first =
                    plain::minimax(board, ['x', 'o'], &plain::tic_tac_toe_end, &mut known) as i32;
                let position = read(board);
                let value = if position.ply() % 2 == 0 {
                    first
                } else {
                    -first
                };
                assert_eq!(negamax.value(&position), value, "{position:?}");
                let alone = Negamax::new(game).value(&position);
                assert_eq!(alone, value, "{position:?}");
            }
        }
    }
}

#[test]
fn where_nobody_can_win_at_once_a_forced_move_leaves_nobody_a_win_at_once() {
    for board in plain::reachable() {
        let position = read(&board);
        let quiet = !position.waiting().has_line() && position.winning_moves().is_empty();
        if quiet && !position.is_lost() {
            for cell in position.forced_moves().cells() {
                let next = position.play(cell);
                assert!(!next.waiting().has_line(), "{next:?}");
                assert!(next.winning_moves().is_empty(), "{next:?}");
            }
        }
    }
}

/// The board turned by a quarter.
fn turned(board: &Board) -> Board {
    let size = board.len();
    let cell = |(row, column): (usize, usize)| board[size - 1 - column][row];
    (0..size)
        .map(|row| (0..size).map(|column| cell((row, column))).collect())
        .collect()
}

#[test]
fn mirror_images_share_an_index_and_nothing_else_does() {
    let mut met: HashMap<usize, HashSet<String>> = HashMap::new();
    for board in plain::reachable() {
        let mut images = HashSet::new();
        let mut image = board.clone();
        for _ in 0..4 {
            images.insert(plain::show(&image));
            images.insert(plain::show(&image.iter().rev().cloned().collect()));
            image = turned(&image);
        }
        let same = met
            .entry(read(&board).index_up_to_symmetry())
            .or_insert_with(|| images.clone());
        assert_eq!(*same, images, "{}", plain::show(&board));
    }
    assert_eq!(met.len(), 765); // as is well known
}

#[test]
fn filling_a_board_is_worth_what_minimax_says() {
    for seed in 0..300 {
        filling_is_minimax::<2, 2>(seed);
    }
    for seed in 0..20 {
        filling_is_minimax::<3, 3>(seed);
    }
}

#[test]
#[should_panic(expected = "a board of 1 x 1 has no last three plies")]
fn a_single_cell_is_no_board_to_fill() {
    retrograde::value_of_filling::<1, 1>(|_| 0);
}

fn filling_is_minimax<const N: usize, const K: usize>(seed: u64) {
    let score = |first: Stones<N, K>| {
        let set = first
            .cells()
            .fold(0, |set, (row, column)| set | 1 << (N * row + column));
        Rng::with_seed(seed << 32 | set).i64(-10..10)
    };
    let end = |board: &Board| (plain::count(board, '.') == 0).then(|| score(stones::<N, K>(board)));
    let known = &mut HashMap::new();
    assert_eq!(
        retrograde::value_of_filling(score),
        plain::minimax(&plain::empty(N), ['o', 'x'], &end, known),
        "seed {seed}"
    );
}

#[test]
fn reachable_are_just_the_boards_that_play_reaches() {
    let reachable: HashSet<Board> = plain::reachable().into_iter().collect();
    let mut indices = HashSet::new();
    for index in 0..19683 {
        let digit = |i: usize| ['.', 'x', 'o'][index / 3usize.pow(i as u32) % 3];
        let board: Board = (0..3)
            .map(|row| (0..3).map(|column| digit(3 * row + column)).collect())
            .collect();
        let position = read(&board);
        assert!(indices.insert(position.index()), "{position:?}");
        let in_base_3 = cells(3).rev().fold(0, |index, cell| {
            let [mover, waiting] = [position.mover(), position.waiting()];
            3 * index + usize::from(mover.contains(cell)) + 2 * usize::from(waiting.contains(cell))
        });
        assert_eq!(position.index(), in_base_3, "{position:?}");
        assert_eq!(position.show(b"xo") + "\n", plain::show(&board));
        assert_eq!(
            position.is_reachable(),
            reachable.contains(&board),
            "{position:?}"
        );
        let (x, o) = (plain::count(&board, 'x'), plain::count(&board, 'o'));
        assert_eq!(
            (
                position.first().len(),
                position.second().len(),
                position.ply()
            ),
            (x, o, x + o)
        );
        assert_eq!(
            (position.free().len(), position.is_full()),
            (9 - x - o, x + o == 9)
        );
    }
    assert!(indices.iter().all(|&index| index < TicTacToe::indices()));
}

#[test]
fn boards_and_stones_are_drawn_where_assertions_fail() {
    let position = TicTacToe::EMPTY.play((0, 2)).play((1, 1));
    assert_eq!(format!("{position:?}"), "\n..o\n.x.\n...\n");
    assert_eq!(format!("{:?}", position.first()), "\n..o\n...\n...\n");
}

#[test]
fn what_is_no_board_is_not_read() {
    let rows = |found| BadBoard::Rows { found, expected: 3 };
    let cells = |row, found| BadBoard::Cells {
        row,
        found,
        expected: 3,
    };
    let mark = |row, found| BadBoard::Mark {
        row,
        found,
        marks: ['x', 'o'],
    };
    let table: [(&[&[u8]], BadBoard); 10] = [
        (&[], rows(0)),
        (&[b"xo.", b"..."], rows(2)),
        (&[b"xo.", b"...", b"...", b"xox"], rows(4)),
        (&[b"xo.", b"...", b"...", b"?", b""], rows(5)),
        (&[b"xo.", b"", b"..."], cells(2, 0)),
        (&[b"xo.", b"...", b".."], cells(3, 2)),
        (&[b"xo.z", b"...", b"..."], cells(1, 4)),
        (&[b"xo.", b".Z", b"..."], mark(2, 'Z')),
        (&["xo○".as_bytes(), b"...", b"..."], mark(1, '○')),
        (&[b"xo\xff", b"...", b"..."], mark(1, '\u{fffd}')),
    ];
    for (text, bad) in table {
        assert_eq!(TicTacToe::read(text, b"xo"), Err(bad), "{text:?}");
    }
}

#[test]
fn a_position_shown_and_read_again_is_the_same() {
    of_random_play::<3, 3>(100);
    of_random_play::<19, 5>(100);
    of_random_play::<31, 5>(20);
}

fn of_random_play<const N: usize, const K: usize>(games: u64) {
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let mut position = Position::<N, K>::EMPTY;
        for _ in 0..rng.usize(..=N * N) {
            let free: Vec<_> = position.free().cells().collect();
            let next = position.play(free[rng.usize(..free.len())]);
            assert_eq!(
                (next.waiting().len(), next.mover()),
                (position.mover().len() + 1, position.waiting())
            );
            position = next;
        }
        for marks in [b"ox", b"xo"] {
            assert_eq!(
                Position::read(position.show(marks).lines(), marks),
                Ok(position),
                "seed {seed}"
            );
        }
    }
}
