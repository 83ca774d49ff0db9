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
use crate::stones::Stones;

/// The rules of a zero-sum game for two on an `N` x `N` board.
///
/// ```
/// use narabe::{Game, Negamax, TicTacToe};
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
/// }
///
/// let mut negamax = Negamax::new(Plain);
/// assert_eq!(negamax.value(&TicTacToe::EMPTY), 0); // perfect play draws
///
/// let blunder = TicTacToe::read(
///     ["xo.",
///      "...",
///      "..."],
///     b"xo",
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

    /// Where to remember what is proved of the position. Positions that share an index must be worth the same.
    ///
    /// A game whose rules are the same for a mirrored board can use
    /// [`index_up_to_symmetry`](Position::index_up_to_symmetry), and has eight times less to find out.
    fn index(&self, position: &Position<N, K>) -> usize {
        position.index()
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
        Negamax {
            game,
            closed_in: vec![[0; 2]; Position::<N, K>::indices()],
        }
    }

    /// What the position is worth to the player to move, in the game's points.
    ///
    /// # Complexity
    ///
    /// At most one search a possible value of each position with a choice that can follow, and far fewer where alpha-beta
    /// or the game's choice of moves cuts branches off; at most *N*² plies deep.
    ///
    /// # Panics
    ///
    /// If `N` is over 4, as the game's [`index`](Game::index) does unless it is its own.
    pub fn value(&mut self, position: &Position<N, K>) -> i32 {
        self.search(position, -G::MOST, G::MOST)
    }

    /// The value of the position, as far as it matters to a window `alpha < beta`. An answer `v` promises that
    ///
    /// - the value is at most `v`, if `v <= alpha`;
    /// - the value is at least `v`, if `v >= beta`;
    /// - the value is `v`, if `alpha < v < beta`.
    ///
    /// Moves without a choice are played at once, so that only positions with a choice are remembered.
    fn search(&mut self, position: &Position<N, K>, mut alpha: i32, mut beta: i32) -> i32 {
        let mut position = *position;
        let mut side = 1; // 1 while it is the turn of whoever was to move at first, -1 while the other's
        loop {
            if let Some(value) = self.game.outcome(&position) {
                return side * value;
            }
            let moves = self.game.moves(&position);
            if !moves.is_single() {
                return side * self.remember(&position, moves, alpha, beta);
            }
            position = position.with(moves);
            side = -side;
            (alpha, beta) = (-beta, -alpha);
        }
    }

    /// The [`best`](Self::best) that the moves leave, unless enough is known of it, and learns from it if not.
    fn remember(
        &mut self,
        position: &Position<N, K>,
        moves: Stones<N, K>,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let index = self.game.index(position);
        let [raised, lowered] = self.closed_in[index];
        let (lower, upper) = (raised - G::MOST, G::MOST - lowered);
        if lower >= beta || lower == upper {
            return lower;
        }
        if upper <= alpha {
            return upper;
        }
        let (alpha, beta) = (alpha.max(lower), beta.min(upper));
        let value = self.best(position, moves, alpha, beta);
        let lower = if value > alpha { value } else { lower };
        let upper = if value < beta { value } else { upper };
        self.closed_in[index] = [lower + G::MOST, G::MOST - upper];
        value
    }

    /// The most that one of the moves leaves the mover, under the promises of [`search`](Self::search). Where lines
    /// count, the best moves are likely on the cells that most lines go through, so these are tried first.
    fn best(
        &mut self,
        position: &Position<N, K>,
        moves: Stones<N, K>,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let mut best = -G::MOST;
        for &tier in &Stones::BY_LINES {
            for stone in (moves & tier).singles() {
                let value = -self.search(&position.with(stone), -beta, -alpha.max(best));
                best = best.max(value);
                if best >= beta {
                    return best;
                }
            }
        }
        best
    }
}
