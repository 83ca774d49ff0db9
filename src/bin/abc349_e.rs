//! AtCoder ABC349 E, Weighted Tic-Tac-Toe: <https://atcoder.jp/contests/abc349/tasks/abc349_e>
//!
//! Each cell of a 3 x 3 board has points, whose sum is odd. Takahashi and Aoki take free cells in turn, Takahashi first.
//! Three in a row win at once; if the board fills up without a line, the player with more points wins.
//! Print who wins if both play their best.
//!
//! Idea: only who wins matters, not by how much; and whoever is threatened must block, which leaves a tiny tree in which
//! nobody ever completes a line: a second threat is where it ends. See [`narabe::Position::forced_moves`] and
//! [`narabe::negamax`].
//!
//! Cost: 231 positions with a choice are looked up, of the 5478, for the costliest points that have been found.

use narabe::judge::refuse;
use narabe::{Game, Negamax, Stones, TicTacToe};
use proconio::input;

struct Weighted {
    points: Vec<i64>,
}

impl Weighted {
    fn points(&self, stones: Stones<3, 3>) -> i64 {
        stones
            .cells()
            .map(|(row, column)| self.points[3 * row + column])
            .sum()
    }
}

impl Game<3, 3> for Weighted {
    const MOST: i32 = 1;

    fn outcome(&self, position: &TicTacToe) -> Option<i32> {
        if position.is_lost() {
            Some(-1)
        } else if position.is_full() {
            let lead = self.points(position.mover()) - self.points(position.waiting());
            Some(lead.signum() as i32) // never 0: the sum of the points is odd
        } else {
            None
        }
    }

    fn moves(&self, position: &TicTacToe) -> Stones<3, 3> {
        position.forced_moves()
    }
}

fn main() {
    input! { points: [[i64; 3]; 3] }
    let points = points.concat();
    if let Some(much) = points
        .iter()
        .find(|points| points.unsigned_abs() > 1_000_000_000)
    {
        refuse(format!("{} is not from -10^9 to 10^9", much))
    }
    if points.iter().sum::<i64>() % 2 == 0 {
        refuse("the points add up to an even number")
    }
    let value = Negamax::new(Weighted { points }).value(&TicTacToe::EMPTY);
    println!("{}", if value > 0 { "Takahashi" } else { "Aoki" });
}
