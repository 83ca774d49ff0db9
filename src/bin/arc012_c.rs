//! AtCoder ARC012 C, 五目並べチェッカー: <https://atcoder.jp/contests/arc012/tasks/arc012_3>
//!
//! Two players lay stones on a 19 x 19 board in turn, `o` (black) first and `x` (white) second.
//! Five or more in a row, in any of the eight directions, win and end the game at once.
//! Given 19 rows of `o`, `x` and `.`, print `YES` if such a game can have led here, else `NO`.
//!
//! Idea: a line can only have come up with the last stone, so the last stone is in every line. Take what all lines
//! share; if that is empty, no stone can have been the last. No stone is taken off and put back.
//! See [`narabe::Position::is_reachable`] and [`narabe::Stones::decisive`].
//!
//! Cost: one pass over the 19 rows for each direction and colour.

use narabe::judge::refuse;
use narabe::Gomoku;
use proconio::input;

fn main() {
    input! { rows: [String; 19] }
    let board = Gomoku::read(rows, b"ox").unwrap_or_else(refuse);
    println!("{}", if board.is_reachable() { "YES" } else { "NO" });
}
