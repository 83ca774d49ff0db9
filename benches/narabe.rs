//! How long the parts of the library take: `cargo bench`

#![allow(clippy::incompatible_msrv)] // what users run, not what judges compile: Rust 1.63 need not take it

use divan::{black_box, Bencher};
use narabe::{retrograde, Census, Game, Gomoku, Negamax, Position, Stones, TicTacToe};

fn main() {
    divan::main();
}

/// The first line wins, and a full board without one is a draw: TICTACTOE, on any board.
struct FirstLineWins;

impl<const N: usize, const K: usize> Game<N, K> for FirstLineWins {
    const MOST: i32 = 1;

    fn outcome(&self, position: &Position<N, K>) -> Option<i32> {
        if position.is_lost() {
            Some(-1)
        } else {
            position.is_full().then_some(0)
        }
    }

    fn moves(&self, position: &Position<N, K>) -> Stones<N, K> {
        position.forced_moves()
    }

    fn index(&self, position: &Position<N, K>) -> usize {
        position.index_up_to_symmetry()
    }
}

/// ABC349 E: the more points decide a full board.
struct Weighted {
    points: [i64; 9],
}

impl Game<3, 3> for Weighted {
    const MOST: i32 = 1;

    fn outcome(&self, position: &TicTacToe) -> Option<i32> {
        match FirstLineWins.outcome(position) {
            Some(0) => {
                let points = |stones: Stones<3, 3>| -> i64 {
                    let cells = stones.cells();
                    cells
                        .map(|(row, column)| self.points[3 * row + column])
                        .sum()
                };
                Some((points(position.mover()) - points(position.waiting())).signum() as i32)
            }
            outcome => outcome,
        }
    }

    fn moves(&self, position: &TicTacToe) -> Stones<3, 3> {
        FirstLineWins.moves(position)
    }
}

/// The costliest points that have been found for ABC349 E.
const COSTLIEST: Weighted = Weighted {
    points: [-37, 27, -47, 39, -3, 33, -61, 46, -38],
};

#[divan::bench]
fn abc349_e() -> i32 {
    Negamax::new(COSTLIEST).value(black_box(&TicTacToe::EMPTY))
}

#[divan::bench]
fn abc025_c() -> i64 {
    let score = |first: Stones<3, 3>| {
        first
            .cells()
            .map(|(row, column)| (row * column) as i64)
            .sum()
    };
    retrograde::value_of_filling(black_box(score))
}

#[divan::bench]
fn tictactoe_from_the_empty_board() -> i32 {
    Negamax::new(FirstLineWins).value(black_box(&TicTacToe::EMPTY))
}

#[divan::bench]
fn tictactoe_all_5478_positions_with_one_memo(bencher: Bencher) {
    let mut positions = Vec::new();
    reach(
        TicTacToe::EMPTY,
        &mut vec![false; TicTacToe::indices()],
        &mut positions,
    );
    assert_eq!(positions.len(), 5478);
    bencher.bench(|| {
        let mut negamax = Negamax::new(FirstLineWins);
        let mut value = |position: &TicTacToe| {
            if position.waiting().has_line() {
                -1
            } else if !position.winning_moves().is_empty() {
                1
            } else {
                negamax.value(position)
            }
        };
        positions.iter().map(&mut value).sum::<i32>()
    });
}

/// Adds the position and all that follow to those that have been met.
fn reach(position: TicTacToe, met: &mut [bool], positions: &mut Vec<TicTacToe>) {
    if !std::mem::replace(&mut met[position.index()], true) {
        positions.push(position);
        if !position.waiting().has_line() {
            for cell in position.free().cells() {
                reach(position.play(cell), met, positions);
            }
        }
    }
}

mod arc012_c {
    use super::*;

    #[divan::bench]
    fn empty(bencher: Bencher) {
        check(bencher, |_, _| '.');
    }

    #[divan::bench]
    fn typical(bencher: Bencher) {
        check(bencher, |row, column| {
            ['.', 'o', '.', 'x', '.'][(row * 7 + column * 3) % 5]
        });
    }

    #[divan::bench]
    fn full(bencher: Bencher) {
        check(bencher, |row, column| ['o', 'x'][(row / 2 + column) % 2]);
    }

    fn check(bencher: Bencher, mark: impl Fn(usize, usize) -> char) {
        let row = |row| (0..19).map(|column| mark(row, column)).collect::<String>();
        let rows: Vec<String> = (0..19).map(row).collect();
        bencher.bench(|| Gomoku::read(black_box(&rows), b"ox").map(|board| board.is_reachable()));
    }
}

#[divan::bench]
fn negamax_of_four_in_a_row_on_4_x_4(bencher: Bencher) {
    bencher.bench(|| Negamax::new(FirstLineWins).value(black_box(&Position::<4, 4>::EMPTY)));
}

#[divan::bench]
fn census_3() -> u128 {
    Census::take::<3, 3>().total()
}

#[divan::bench]
fn census_4() -> u128 {
    Census::take::<4, 4>().total()
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn census_5() -> u128 {
    Census::take::<5, 5>().total()
}
