//! What holds of the library, against plain scans of boards of characters.

mod plain;

use fastrand::Rng;
use narabe::{Game, Negamax, Position, Stones, TicTacToe};
use plain::Board;
use std::collections::{HashMap, HashSet};

/// Every cell of the board in turn.
fn cells(size: usize) -> impl Iterator<Item = (usize, usize)> {
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

#[test]
fn lines_on_19_x_19_are_those_of_a_scan() {
    for seed in 0..40 {
        let mut rng = Rng::with_seed(seed);
        let mut board = plain::empty(19);
        for (row, column) in cells(19) {
            if rng.u64(..8) <= seed % 5 {
                board[row][column] = 'o';
            }
        }
        lines_are_those_of_a_scan::<19, 5>(&board);
    }
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
            (stones.len(), stones.is_empty()),
            (set.len(), set.is_empty())
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
    same(Stones::FULL, cells(19).collect());
    let in_order: Vec<_> = cells(19).filter(|cell| a.contains(cell)).collect();
    assert_eq!(stones(&a).cells().collect::<Vec<_>>(), in_order);
}

/// The first to have a line wins; every move is looked at, or only the forcing ones.
struct LineWins {
    forcing: bool,
}

impl Game<3, 3> for LineWins {
    const MOST: i32 = 1;

    fn outcome(&self, position: &TicTacToe) -> Option<i32> {
        if position.waiting().has_line() {
            Some(-1)
        } else {
            position.is_full().then_some(0)
        }
    }

    fn moves(&self, position: &TicTacToe) -> Stones<3, 3> {
        if self.forcing {
            position.forcing_moves()
        } else {
            position.free()
        }
    }
}

fn read(board: &Board) -> TicTacToe {
    let rows = board.iter().map(|row| row.iter().collect::<String>());
    TicTacToe::read(rows, ['x', 'o']).unwrap()
}

#[test]
fn negamax_is_minimax_in_any_order_of_questions_and_with_forcing_moves_only() {
    let boards = plain::reachable();
    let mut known = HashMap::new();
    let mut orders: Vec<Vec<usize>> = vec![
        (0..boards.len()).collect(),
        (0..boards.len()).rev().collect(),
    ];
    let mut shuffled = orders[0].clone();
    Rng::with_seed(2).shuffle(&mut shuffled);
    orders.push(shuffled);
    for forcing in [false, true] {
        for order in &orders {
            let mut negamax = Negamax::new(LineWins { forcing });
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
                assert_eq!(
                    Negamax::new(LineWins { forcing }).value(&position),
                    value,
                    "{position:?}"
                );
            }
        }
    }
}

#[test]
fn reachable_are_just_the_boards_that_play_reaches() {
    let reachable: HashSet<Board> = plain::reachable().into_iter().collect();
    for index in 0..19683 {
        let digit = |i: usize| ['.', 'x', 'o'][index / 3usize.pow(i as u32) % 3];
        let board: Board = (0..3)
            .map(|row| (0..3).map(|column| digit(3 * row + column)).collect())
            .collect();
        let position = read(&board);
        assert_eq!(position.index(), index, "{position:?}");
        assert_eq!(position.show(['x', 'o']) + "\n", plain::show(&board));
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
}

#[test]
fn a_position_shown_and_read_again_is_the_same() {
    let mut rng = Rng::with_seed(3);
    for _ in 0..100 {
        let mut position = Position::<19, 5>::EMPTY;
        for _ in 0..rng.usize(..300) {
            let free: Vec<_> = position.free().cells().collect();
            let next = position.play(free[rng.usize(..free.len())]);
            assert_eq!(
                (next.waiting().len(), next.mover()),
                (position.mover().len() + 1, position.waiting())
            );
            position = next;
        }
        for marks in [['o', 'x'], ['x', 'o']] {
            assert_eq!(
                Position::read(position.show(marks).lines(), marks),
                Ok(position)
            );
        }
    }
}
