//! 並べ: five problems about lining up stones, and the small library that makes each of them simple.
//!
//! | problem | idea | where it lives |
//! | --- | --- | --- |
//! | `abc349_e`, Weighted Tic-Tac-Toe | forced moves make the tree tiny | [`Position::forced_moves`], [`Negamax`] |
//! | `abc025_c`, 双子と○×ゲーム | the scores add up to a constant: one number, solved from the end | [`retrograde`] |
//! | `arc012_c`, 五目並べチェッカー | the last stone is in every line | [`Stones::decisive`], [`Position::is_reachable`] |
//! | `algospot_tictactoe`, 틱택토 | forced moves; all boards of a file, and their mirror images, share one memo | [`Position::forced_moves`], [`Negamax`] |
//! | `codeiq_move_count`, 〇×ゲームの手順は何通り? | count end positions, not sequences of moves | [`Census`] |
//!
//! 3 x 3 with three in a row and 19 x 19 with five are one type: [`Position<N, K>`](Position) is an m,n,k-game's board
//! with m = n = `N` and k = `K`, made of two sets of [`Stones`]. What follows is a tour of the ideas, each with its proof.
//!
//! # What is a line
//!
//! A set of stones is a string of bits, row after row, with a gap behind each row. A step across is then one bit, a step down
//! `N` + 1 bits, and the diagonals one bit more or less than that. So a line is found by shifts:
//!
//! ```text
//!   o . .  |  0  1  2 ( 3)    `N` + 2 = 5 bits on from 0 is 5, and 5 on from that is 10:
//!   . o .  |  4  5  6 ( 7)    stones & stones >> 5 & stones >> 10 has bit 0, where the line starts.
//!   . . o  |  8  9 10 (11)
//! ```
//!
//! No line wraps: to come back on the other side it would have to run through a gap, where no stone ever is.
//! [`Stones::has_line`] does this for the four ways, [`Stones::completing`] finds the cells that lack only one stone to a
//! line.
//!
//! # What the last stone can have been
//!
//! ```text
//!   . x .     All lines of x (here two) share the stone in the middle. Without it there is no line:
//!   x x x     it can have been played last. Without any other, a line stays.
//!   . x .
//! ```
//!
//! The [decisive](Stones::decisive) stones are those that every line goes through. *Taking one stone off leaves no line
//! exactly if it is decisive:* if it is, no line is left whole; if it is not, some line does not go through it and stays.
//! So a board with lines can be reached exactly if they are of the colour that moved last and share a stone:
//! play that one last and the others in any order, and no line comes up before its time. That is ARC012 C, in
//! [`Position::is_reachable`].
//!
//! # Which moves are forced
//!
//! ```text
//!   x x .     o to move, and o can't win at once. Left alone, x completes the row. So o blocks, or loses.
//!   o . .
//!   . . .
//! ```
//!
//! Say the mover can't win at once. *If the opponent threatens, only blocks need to be looked at:* every other move loses to
//! the threat, and nothing is worse than to lose. *With two threats the mover is lost:* one move blocks one. And *after a
//! single threat was blocked, or where there was none, the opponent can't win at once either,* since to win at once is to
//! have a threat left. So a search that starts in such a position stays in such positions, and nobody in it ever completes
//! a line: it ends at a second threat, or on a full board. [`Position::forced_moves`] and [`Position::is_lost`] are all that
//! ABC349 E and TICTACTOE need to know of lines.
//!
//! # What a position is worth
//!
//! Always to the player about to move: then one rule serves both, *a position is worth the most that a move leaves, and what a
//! move leaves is the negative of what the opponent can get*. [`Negamax`] asks only what lies in a window from alpha to beta,
//! and an answer outside of it is a bound. *Bounds may be remembered, whatever window they came from:* that a value is at
//! least (or at most) so much is true of the position itself, and a window only decides how much is proved of it. So all
//! boards of a TICTACTOE file share what was proved, and so do mirror images, where the rules don't change in the mirror.
//!
//! # Where nobody can win early
//!
//! ```text
//!   o x o     o to move. Say o ends up with 3, 7 or 9 points, depending on which of the three cells x gets.
//!   x o x     o takes the cell of the 3 away, x takes that of the 7: the middle one.
//!   . . .
//! ```
//!
//! In ABC025 C only full boards count, so no branch can be cut off early, and [`retrograde`] fills in the table of all
//! positions from the last ply to the first. *With three cells left the middle result is the value:* the other player gets one
//! of the two that the mover leaves, and takes the one that is worse for the mover; of the pairs that can be left, the best
//! lacks the worst result, and the worse one of it is the middle one.
//!
//! # Why the census needs no search
//!
//! ```text
//!   o o o     3 decisive stones could have been last; the 2 other o can have come in 2! orders,
//!   x . .     the 2 x in 2! orders: 3 * 2! * 2! = 12 games end on this board.
//!   . x .
//! ```
//!
//! A game that ends at ply n ends on a board where the winner's a stones have lines that share a stone, and the loser's b
//! stones have none. *As long as the decisive stone comes last, every order of the others is a game:* before it there is no
//! line at all. So games(n) is the sum of decisive stones * (a - 1)! * b! over such boards: [`Census`]. *The table proves
//! itself:* let each game that ends at ply n go on in all (*N*² - n)! ways, and add the draws. Every order of filling the
//! board is met exactly once, as the continuation of the game that it begins with, so the sum is (*N*²)!.
//!
//! # Where it compiles
//!
//! The library is std-only and keeps to Rust 1.63 and to syntax that edition 2015 takes, because AlgoSpot compiles
//! it so.

pub mod census;
pub mod judge;
pub mod negamax;
pub mod position;
pub mod retrograde;
pub mod stones;

pub use crate::census::Census;
pub use crate::negamax::{Game, Negamax};
pub use crate::position::{BadBoard, Gomoku, Position, TicTacToe};
pub use crate::stones::{Cell, Stones};

// The README's example is a test too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
