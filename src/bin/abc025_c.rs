//! AtCoder ABC025 C, 双子と○×ゲーム: <https://atcoder.jp/contests/abc025/tasks/abc025_c>
//!
//! Two players mark the cells of a 3 x 3 board in turn until it is full, `o` first and `x` second.
//! Each pair of neighbours has points: they go to the first player where both have the same mark, else to the second.
//! Print what each gets if both play for the most.
//!
//! Idea: the two scores add up to the sum of all points, so the difference is one number, and negamax finds it.
//! Lines mean nothing here. See [`narabe::negamax`].
//!
//! Cost: some thousands of the 6046 positions.

use itertools::{iproduct, Itertools};
use narabe::judge::refuse;
use narabe::{Cell, Game, Negamax, TicTacToe};
use proconio::input;

struct Twins {
    /// Each two neighbours, and their points.
    pairs: Vec<(Cell, Cell, i32)>,
}

impl Game<3, 3> for Twins {
    const MOST: i32 = 12 * 100;

    fn outcome(&self, position: &TicTacToe) -> Option<i32> {
        position.is_full().then(|| {
            let second = position.mover(); // nine plies are played
            let points = self.pairs.iter().map(|&(cell, neighbour, points)| {
                if second.contains(cell) == second.contains(neighbour) {
                    -points
                } else {
                    points
                }
            });
            points.sum()
        })
    }
}

fn main() {
    input! { below: [[i32; 3]; 2], beside: [[i32; 2]; 3] }
    let vertical = iproduct!(0..2, 0..3).map(|(r, c)| ((r, c), (r + 1, c), below[r][c]));
    let horizontal = iproduct!(0..3, 0..2).map(|(r, c)| ((r, c), (r, c + 1), beside[r][c]));
    let pairs = vertical.chain(horizontal).collect_vec();
    if let Some((.., points)) = pairs
        .iter()
        .find(|(.., points)| !(0..=100).contains(points))
    {
        refuse(format!("{} is not from 0 to 100", points))
    }
    let sum: i32 = pairs.iter().map(|&(_, _, points)| points).sum();
    let difference = Negamax::new(Twins { pairs }).value(&TicTacToe::EMPTY);
    println!("{}\n{}", (sum + difference) / 2, (sum - difference) / 2);
}
