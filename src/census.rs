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
    /// *C* / 2; five bytes for each of the 2^*C* sets of cells, 160 MiB for 5 x 5.
    ///
    /// # Panics
    ///
    /// If `N` is over 5: the 2^36 sets of cells of the next board don't fit in memory.
    #[must_use]
    pub fn take<const N: usize, const K: usize>() -> Self {
        assert!(N <= 5, "2^{} sets of cells don't fit in memory", N * N);
        let cells = N * N;
        let all = (1 << cells) - 1;
        let fates = fates::<N, K>();
        let mut games = vec![0; cells + 1];
        for loser in K.saturating_sub(1)..=cells / 2 {
            let mut inside = vec![0; 1 << cells];
            for set in sets_of(loser, cells).filter(|&set| fates[set] == LINE_FREE) {
                inside[set] = 1;
            }
            sum_over_subsets(&mut inside);
            for winner in (loser.max(1)..=loser + 1).filter(|winner| winner + loser <= cells) {
                let ends = sets_of(winner, cells).filter(|&set| fates[set] != LINE_FREE);
                let last_stones: u64 = ends
                    .map(|set| u64::from(fates[set]) * u64::from(inside[all ^ set]))
                    .sum();
                games[winner + loser] =
                    u128::from(last_stones) * factorial(winner - 1) * factorial(loser);
            }
        }
        let (first, second) = ((cells + 1) / 2, cells / 2);
        let draws = sets_of(first, cells)
            .filter(|&set| fates[set] == LINE_FREE && fates[all ^ set] == LINE_FREE)
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
    let bit = |(row, column)| 1usize << (N * row + column);
    let lines: Vec<usize> = Stones::<N, K>::FULL
        .lines()
        .map(|line| line.cells().map(bit).sum())
        .collect();
    let fate = |set: usize| {
        let mut made = lines.iter().filter(|&line| set & line == *line);
        match made.next() {
            None => LINE_FREE,
            Some(first) => made.fold(*first, |shared, line| shared & line).count_ones() as u8,
        }
    };
    (0..1 << (N * N)).map(fate).collect()
}

/// The sets of `size` out of `cells` cells, in ascending order.
fn sets_of(size: usize, cells: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some((1 << size) - 1), |&set: &usize| {
        // Gosper's hack: the lowest run of ones sends its top bit one place up, and the rest to the bottom.
        let carried = set + (set & set.wrapping_neg());
        (set > 0).then(|| carried | (set ^ carried) >> 2 >> set.trailing_zeros())
    })
    .take_while(move |set| set >> cells == 0)
}

/// Replaces the count of each set by the sum of the counts of all its subsets.
///
/// The sets with the highest cell stand in the upper half, in the order of the sets without it in the lower half. Once
/// the upper half has taken up the lower, each half is a problem of its own; so small parts are finished while they are
/// at hand.
fn sum_over_subsets(counts: &mut [u32]) {
    if counts.len() > 1 {
        let (without, with) = counts.split_at_mut(counts.len() / 2);
        for (with, without) in with.iter_mut().zip(without.iter()) {
            *with += *without;
        }
        sum_over_subsets(without);
        sum_over_subsets(with);
    }
}

fn factorial(n: usize) -> u128 {
    (1..=n as u128).product()
}
