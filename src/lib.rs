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
//! with m = n = `N` and k = `K`, made of two sets of [`Stones`].
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
