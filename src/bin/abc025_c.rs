//! AtCoder ABC025 C, 双子と○×ゲーム: <https://atcoder.jp/contests/abc025/tasks/abc025_c>
//!
//! Two players mark the cells of a 3 x 3 board in turn until it is full, `o` first and `x` second.
//! Each pair of neighbours has points: they go to the first player where both have the same mark, else to the second.
//! Print what each gets if both play for the most.
//!
//! Idea: the two scores add up to the sum of all points, so it is enough to know the first player's: one number, which one
//! player raises and the other lowers. Nobody wins before the board is full, so the whole table of positions is filled in,
//! from the last ply to the first. See [`narabe::retrograde`].
//!
//! Cost: 4030 positions and 10917 moves, whatever the points.

use itertools::{iproduct, Itertools};
use narabe::judge::refuse;
use narabe::{retrograde, Stones};
use proconio::input;

fn main() {
    input! { below: [[i64; 3]; 2], beside: [[i64; 2]; 3] }
    let pair = |a, b| Stones::<3, 3>::EMPTY.with(a).with(b);
    let vertical = iproduct!(0..2, 0..3).map(|(r, c)| (pair((r, c), (r + 1, c)), below[r][c]));
    let horizontal = iproduct!(0..3, 0..2).map(|(r, c)| (pair((r, c), (r, c + 1)), beside[r][c]));
    let pairs = vertical.chain(horizontal).collect_vec();
    if let Some((_, points)) = pairs.iter().find(|(_, points)| !(0..=100).contains(points)) {
        refuse(format!("{} is not from 0 to 100", points))
    }
    let sum: i64 = pairs.iter().map(|&(_, points)| points).sum();
    let first = retrograde::value_of_filling(|stones: Stones<3, 3>| {
        let same = pairs
            .iter()
            .filter(|(pair, _)| !(stones & *pair).is_single());
        same.map(|(_, points)| points).sum()
    });
    println!("{}\n{}", first, sum - first);
}
