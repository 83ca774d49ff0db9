//! How many games end at each move, without playing any of them.
//!
//! A game that ends at ply n ends in a position where the winner has lines, all of them through the stone just played,
//! and the loser has none. The stone just played is then one of the winner's [decisive](Stones::decisive) stones, and
//! everything before it may have been played in any order:
//!
//! ```text
//!   o o o     three o, all of them decisive, and two x: 3 choices of the last stone, 2! orders of the other o,
//!   x . .     2! orders of the x. So 12 games end here, after 5 plies.
//!   . x .
//! ```
//!
//! With a stones of the winner and b of the loser, a + b = n,
//!
//! ```text
//!   games(n) = sum over such positions of (decisive stones) * (a - 1)! * b!
//! ```
//!
//! The loser's stones lie anywhere outside the winner's, so for each winner set one needs the number of line-free sets
//! of b stones inside its complement. One subset-sum (zeta) transform yields that for all complements at once.

use crate::stones::Stones;

/// The number of games that end at each ply, and the number of draws, on an `N` x `N` board with `K` in a row.
///
/// ```
/// use narabe::Census;
///
/// let census = Census::take::<3, 3>();
/// assert_eq!(census.games(5), 1440);
/// assert_eq!(census.draws(), 46080);
/// assert_eq!(census.total(), 255168);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    games: Vec<u128>,
    draws: u128,
}

impl Census {
    /// Counts the games of a board.
    ///
    /// # Complexity
    ///
    /// With *C* = *N*² cells, *O*(*C* 2^*C*) for each number of stones that the loser can have, of which there are about
    /// *C* / 2, or less where 32 / *C* numbers share a pass; five bytes for each of the 2^*C* sets of cells, 160 MiB for
    /// 5 x 5.
    ///
    /// # Panics
    ///
    /// If `N` is over 5: the 2^36 sets of cells of the next board don't fit in memory.
    #[must_use]
    pub fn take<const N: usize, const K: usize>() -> Self {
        Self::take_watched::<N, K>(|_, _| {})
    }

    /// Counts the games of a board, and tells `watch` after each pass over its sets of cells how many passes are done,
    /// and of how many.
    ///
    /// ```
    /// let mut passes = Vec::new();
    /// narabe::Census::take_watched::<4, 4>(|done, of| passes.push((done, of)));
    /// assert_eq!(passes, [(1, 3), (2, 3), (3, 3)]);
    /// ```
    ///
    /// # Complexity
    ///
    /// That of [`take`](Self::take).
    ///
    /// # Panics
    ///
    /// Where [`take`](Self::take) does.
    #[must_use]
    pub fn take_watched<const N: usize, const K: usize>(
        mut watch: impl FnMut(usize, usize),
    ) -> Self {
        assert!(N <= 5, "2^{} sets of cells don't fit in memory", N * N);
        let cells = N * N;
        let all = (1 << cells) - 1;
        let fates = fates::<N, K>();
        let line_free = |set: &usize| fates[*set] == LINE_FREE;
        let mut games = vec![0; cells + 1];
        let losers: Vec<usize> = (K.saturating_sub(1)..=cells / 2).collect();
        let passes = losers.chunks(32 / cells);
        let mut inside = vec![0; 1 << cells]; // for each set, how many line-free sets it holds; C bits for each size
        for (done, losers) in (1..).zip(passes.clone()) {
            inside.iter_mut().for_each(|count| *count = 0);
            for (i, &loser) in losers.iter().enumerate() {
                for set in sets_of(loser, cells).filter(line_free) {
                    inside[set] = 1 << (cells * i);
                }
            }
            sum_over_subsets(&mut inside);
            for (i, &loser) in losers.iter().enumerate() {
                for winner in loser.max(K)..=(loser + 1).min(cells - loser) {
                    let last_stones = |set: usize| {
                        let beside = inside[all ^ set] >> (cells * i) & all as u32;
                        u64::from(fates[set]) * u64::from(beside)
                    };
                    let ends = sets_of(winner, cells).filter(|set| !line_free(set));
                    games[winner + loser] = u128::from(ends.map(last_stones).sum::<u64>())
                        * factorial(winner - 1)
                        * factorial(loser);
                }
            }
            watch(done, passes.len());
        }
        let (first, second) = ((cells + 1) / 2, cells / 2);
        let draws = sets_of(first, cells)
            .filter(|set| line_free(set) && line_free(&(all ^ set)))
            .count();
        Census {
            games,
            draws: draws as u128 * factorial(first) * factorial(second),
        }
    }

    /// In how many sequences of moves a side completes a line with exactly the given ply, counted from 1, and not
    /// before.
    ///
    /// ```
    /// use narabe::Census;
    ///
    /// let census = Census::take::<4, 4>();
    /// assert_eq!(census.games(7), 316800);
    /// assert_eq!(census.games(6), 0); // three stones are no line of four
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(1).
    #[must_use]
    pub fn games(&self, ply: usize) -> u128 {
        self.games.get(ply).copied().unwrap_or(0)
    }

    /// How many sequences of moves fill the board without a line.
    ///
    /// ```
    /// assert_eq!(narabe::Census::take::<2, 2>().draws(), 0);
    /// ```
    #[must_use]
    pub fn draws(&self) -> u128 {
        self.draws
    }

    /// How many games there are, draws among them.
    ///
    /// ```
    /// assert_eq!(narabe::Census::take::<1, 1>().total(), 1);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N*²).
    #[must_use]
    pub fn total(&self) -> u128 {
        self.games.iter().sum::<u128>() + self.draws
    }

    /// How many orders of filling the whole board the census accounts for: the proof of the table.
    ///
    /// Let each game that ends at ply n go on in all (*N*² - n)! ways, and add the draws: every order of filling the
    /// board is then met exactly once, so this is (*N*²)!.
    ///
    /// ```
    /// assert_eq!(narabe::Census::take::<3, 3>().fillings(), 362880); // 9!
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N*⁴).
    #[must_use]
    pub fn fillings(&self) -> u128 {
        let rest = (0..self.games.len()).rev().map(factorial);
        let finished = self
            .games
            .iter()
            .zip(rest)
            .map(|(games, rest)| games * rest);
        finished.sum::<u128>() + self.draws
    }
}

/// Stands for the number of decisive stones where a set has no line at all.
const LINE_FREE: u8 = u8::MAX;

/// For each set of cells, how many decisive stones it has, or that it is [`LINE_FREE`]. The cell in row r and column c
/// is bit *N* r + c of a set.
fn fates<const N: usize, const K: usize>() -> Vec<u8> {
    let bit = |(row, column)| 1u32 << (N * row + column);
    let lines: Vec<u32> = Stones::<N, K>::FULL
        .lines()
        .map(|line| line.cells().map(bit).sum())
        .collect();
    let mut shared = Vec::with_capacity(1 << (N * N)); // for each set, the cells that all of its lines share
    shared.push(u32::MAX);
    for cell in 0..N * N {
        // The sets with this cell and none above it have the lines that they have without it, and those that end in it.
        shared.extend_from_within(..);
        let below = (1 << cell) - 1;
        for line in lines.iter().filter(|&line| line >> cell == 1) {
            for others in subsets(below & !line) {
                shared[(line | others) as usize] &= line;
            }
        }
    }
    let fate = |shared: u32| match shared {
        u32::MAX => LINE_FREE,
        _ => shared.count_ones() as u8,
    };
    shared.into_iter().map(fate).collect()
}

/// All subsets of a set, in descending order.
fn subsets(set: u32) -> impl Iterator<Item = u32> {
    let mut next = Some(set);
    std::iter::from_fn(move || {
        let subset = next?;
        next = subset.checked_sub(1).map(|less| less & set);
        Some(subset)
    })
}

/// The sets of `size` out of `cells` cells, in ascending order.
fn sets_of(size: usize, cells: usize) -> impl Iterator<Item = usize> {
    let mut next: usize = (1 << size) - 1;
    std::iter::from_fn(move || {
        let set = next;
        if set >> cells > 0 {
            return None;
        }
        next = if set == 0 {
            1 << cells
        } else {
            // Gosper's hack: the lowest run of ones sends its top bit one place up, and the rest to the bottom.
            let carried = set + (set & set.wrapping_neg());
            carried | (set ^ carried) >> 2 >> set.trailing_zeros()
        };
        Some(set)
    })
}

/// Replaces the count of each set by the sum of the counts of all its subsets.
///
/// The sets with the highest cell stand in the upper half, in the order of the sets without it in the lower half. Once
/// the upper half has taken up the lower, each half is a problem of its own; so parts that fit in a cache are finished
/// while they are at hand.
fn sum_over_subsets(counts: &mut [u32]) {
    const AT_HAND: usize = 1 << 14;
    if counts.len() <= AT_HAND {
        return sum_at_hand(counts);
    }
    let (without, with) = counts.split_at_mut(counts.len() / 2);
    add(with, without);
    sum_over_subsets(without);
    sum_over_subsets(with);
}

/// The same, for all halves of one size at a time.
fn sum_at_hand(counts: &mut [u32]) {
    let mut size = counts.len();
    while size > 2 {
        for both in counts.chunks_exact_mut(size) {
            let (without, with) = both.split_at_mut(size / 2);
            add(with, without);
        }
        size /= 2;
    }
    for pair in counts.chunks_exact_mut(2) {
        pair[1] += pair[0];
    }
}

fn add(with: &mut [u32], without: &[u32]) {
    for (with, without) in with.iter_mut().zip(without) {
        *with += *without;
    }
}

fn factorial(n: usize) -> u128 {
    (1..=n as u128).product()
}
