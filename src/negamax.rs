//! What a position is worth when both sides play their best: alpha-beta negamax that remembers what it has proved.
//!
//! What a position is worth is always said from the side of the player about to move, and negated when the turn passes.
//! One function then serves both players: a position is worth the most that a move leaves, and what a move leaves is
//! the negative of what the opponent, now to move, can get.
//!
//! ```text
//!   x x .     x to move completes a line:        worth +1 to x, who moves
//!   o o .     after it, o would be to move:      worth -1 to o
//!   . . .
//! ```
//!
//! Alpha-beta asks less: only where the value lies beside a window from `alpha` to `beta`. As soon as a move is seen to
//! reach `beta` the rest can be skipped, for the opponent has a better choice earlier on. Such an answer is a bound
//! rather than a value, and a bound is what is remembered.

use crate::position::Position;
use crate::stones::{Cell, Stones};
use std::cmp::Reverse;

/// The rules of a zero-sum game for two on an `N` x `N` board.
///
/// ```
/// use narabe::{Game, Negamax, Stones, TicTacToe};
///
/// struct Plain;
///
/// impl Game<3, 3> for Plain {
///     const MOST: i32 = 1;
///
///     fn outcome(&self, position: &TicTacToe) -> Option<i32> {
///         if position.waiting().has_line() {
///             Some(-1)
///         } else if position.is_full() {
///             Some(0)
///         } else {
///             None
///         }
///     }
///
///     fn moves(&self, position: &TicTacToe) -> Stones<3, 3> {
///         position.forcing_moves()
///     }
/// }
///
/// let mut negamax = Negamax::new(Plain);
/// assert_eq!(negamax.value(&TicTacToe::EMPTY), 0); // perfect play draws
///
/// let blunder = TicTacToe::read(
///     ["xo.",
///      "...",
///      "..."],
///     ['x', 'o'],
/// );
/// assert_eq!(negamax.value(&blunder.unwrap()), 1); // x, to move, wins
/// ```
pub trait Game<const N: usize, const K: usize> {
    /// No position is worth more than this to the player to move, nor less than its negative.
    const MOST: i32;

    /// What a finished position is worth to the player to move, in points; `None` while the game goes on.
    ///
    /// A full board is finished, since there is nothing left to play.
    fn outcome(&self, position: &Position<N, K>) -> Option<i32>;

    /// The moves worth trying, of a position where the game goes on: some of the free cells, a best one among them.
    ///
    /// All free cells, unless the game knows better.
    fn moves(&self, position: &Position<N, K>) -> Stones<N, K> {
        position.free()
    }
}

/// A solver of one game, which remembers between calls what it has proved of each position.
///
/// See [`Game`] for an example.
pub struct Negamax<G, const N: usize, const K: usize> {
    game: G,
    /// For each position, by its index, how far its bounds have closed in from `-MOST` and from `MOST`. Where nothing
    /// is known yet that is zero, so memory that no position has touched is as good as initialized.
    closed_in: Vec<[i32; 2]>,
    /// Every cell, those on the most lines first: where lines count, the best moves are likely there.
    order: Vec<Cell>,
}

impl<G: Game<N, K>, const N: usize, const K: usize> Negamax<G, N, K> {
    /// A solver that knows nothing yet.
    ///
    /// # Complexity
    ///
    /// Eight bytes for each of the 3^(*N*²) [indices](Position::index), of which only those that are written take up
    /// memory: at most 154 KiB for 3 x 3, 328 MiB for 4 x 4.
    ///
    /// # Panics
    ///
    /// If the memory can't be addressed, as for 7 x 7 and larger boards.
    pub fn new(game: G) -> Self {
        let on_lines = |cell: &Cell| {
            Stones::<N, K>::FULL
                .lines()
                .filter(|line| line.contains(*cell))
                .count()
        };
        let mut order: Vec<Cell> = Stones::<N, K>::FULL.cells().collect();
        order.sort_by_cached_key(|cell| Reverse(on_lines(cell)));
        Negamax {
            game,
            order,
            closed_in: vec![[0; 2]; Position::<N, K>::indices()],
        }
    }

    /// What the position is worth to the player to move, in the game's points.
    ///
    /// # Complexity
    ///
    /// At most one visit a possible value of each position that can follow, and far fewer where alpha-beta or the game's
    /// choice of moves cuts branches off; at most *N*² plies deep.
    pub fn value(&mut self, position: &Position<N, K>) -> i32 {
        self.search(position, -G::MOST, G::MOST)
    }

    /// The value of the position, as far as it matters to a window `alpha < beta`. An answer `v` promises that
    ///
    /// - the value is at most `v`, if `v <= alpha`;
    /// - the value is at least `v`, if `v >= beta`;
    /// - the value is `v`, if `alpha < v < beta`.
    fn search(&mut self, position: &Position<N, K>, alpha: i32, beta: i32) -> i32 {
        let index = position.index();
        let [raised, lowered] = self.closed_in[index];
        let (lower, upper) = (raised - G::MOST, G::MOST - lowered);
        if lower >= beta || lower == upper {
            return lower;
        }
        if upper <= alpha {
            return upper;
        }
        let (alpha, beta) = (alpha.max(lower), beta.min(upper));
        let value = match self.game.outcome(position) {
            Some(value) => value,
            None => self.best(position, alpha, beta),
        };
        let lower = if value > alpha { value } else { lower };
        let upper = if value < beta { value } else { upper };
        self.closed_in[index] = [lower + G::MOST, G::MOST - upper];
        value
    }

    /// The most that a move leaves the mover, under the promises of [`search`](Self::search).
    fn best(&mut self, position: &Position<N, K>, alpha: i32, beta: i32) -> i32 {
        let mut best = -G::MOST;
        let moves = self.game.moves(position);
        for i in 0..self.order.len() {
            let cell = self.order[i];
            if !moves.contains(cell) {
                continue;
            }
            let value = -self.search(&position.play(cell), -beta, -alpha.max(best));
            best = best.max(value);
            if best >= beta {
                break;
            }
        }
        best
    }
}
