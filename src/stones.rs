//! The stones of one colour, as a set that finds its own lines.
//!
//! A board is kept as one string of bits, row after row, with a gap behind each row that never holds a stone:
//!
//! ```text
//!    0  1  2  |  3      the bits of a 3 x 3 board, and the gap behind each row. One step along a line
//!    4  5  6  |  7      is always the same step in the string: 1 across, 4 down, 5 falling, 3 rising.
//!    8  9 10  | 11
//! ```
//!
//! So a whole set of stones moves at once, by a shift. Three stones in a falling diagonal are then the cells that are in
//! the set, in the set slid by one step, and in the set slid by two:
//!
//! ```text
//!   the set     slid once   slid twice   all three
//!   o . .        o . .       o . .        o . .     (0, 0) starts a line: it has a stone, and
//!   . o .   &    . o .   &   . . .   =    . . .     one step and two steps along there are stones too
//!   . . o        . . .       . . .        . . .
//! ```
//!
//! A line that left the board on one side would have to run through a gap to come back on the other. So no line wraps
//! round an edge, and no cell is ever walked.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// A cell of the board, as (row, column), both from 0.
pub type Cell = (usize, usize);

/// The stones of one colour on an `N` x `N` board where `K` or more in a row make a line.
///
/// `N` is at most 31.
///
/// ```
/// use narabe::Stones;
///
/// let stones: Stones<3, 3> = [(0, 0), (0, 1), (2, 0)].into_iter().collect();
/// assert_eq!(
///     stones.to_string(),
///     "oo.\n\
///      ...\n\
///      o.."
/// );
/// assert!(!stones.has_line());
/// assert_eq!(
///     stones.completing().to_string(),
///     "..o\n\
///      o..\n\
///      ..."
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stones<const N: usize, const K: usize> {
    /// The bits of the board, from the first row on; those behind the last row are never set.
    words: [u32; N],
}

impl<const N: usize, const K: usize> Stones<N, K> {
    /// From a cell to the one under it: a row and its gap.
    const DOWN: usize = N + 1;

    /// One step along a line: across, down, falling, rising.
    const WAYS: [isize; 4] = [1, N as isize + 1, N as isize + 2, N as isize];

    /// How many words the board takes up: one for 3 x 3, twelve for 19 x 19, and never more than `N`.
    const WORDS: usize = (N * Self::DOWN + 31) / 32;

    /// No stone at all.
    ///
    /// ```
    /// assert_eq!(narabe::Stones::<3, 3>::EMPTY.len(), 0);
    /// ```
    pub const EMPTY: Self = Stones { words: [0; N] };

    /// A stone on every cell.
    ///
    /// ```
    /// assert_eq!(narabe::Stones::<19, 5>::FULL.len(), 361);
    /// ```
    pub const FULL: Self = {
        let mut words = [0; N];
        let mut bit = 0;
        while bit < N * Self::DOWN {
            if bit % Self::DOWN < N {
                words[bit / 32] |= 1 << (bit % 32);
            }
            bit += 1;
        }
        Stones { words }
    };

    /// The set with one more stone.
    ///
    /// ```
    /// use narabe::Stones;
    ///
    /// let corner = Stones::<3, 3>::EMPTY.with((0, 2));
    /// assert!(corner.contains((0, 2)) && corner.len() == 1);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(1), beside the copy of *N* words.
    ///
    /// # Panics
    ///
    /// If the cell is not on the board.
    #[must_use]
    pub fn with(self, cell: Cell) -> Self {
        self.with_bit(Self::bit(cell))
    }

    /// Whether there is a stone on the cell.
    ///
    /// ```
    /// assert!(narabe::Stones::<3, 3>::FULL.contains((1, 1)));
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(1).
    ///
    /// # Panics
    ///
    /// If the cell is not on the board.
    #[must_use]
    pub fn contains(self, cell: Cell) -> bool {
        let bit = Self::bit(cell);
        self.words[bit / 32] >> (bit % 32) & 1 == 1
    }

    /// How many stones there are.
    ///
    /// ```
    /// assert_eq!(narabe::Stones::<4, 3>::FULL.len(), 16);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N*).
    #[must_use]
    pub fn len(self) -> usize {
        self.words()
            .iter()
            .map(|word| word.count_ones() as usize)
            .sum()
    }

    /// Whether there is exactly one stone.
    ///
    /// ```
    /// use narabe::Stones;
    ///
    /// let corner = Stones::<3, 3>::EMPTY.with((0, 2));
    /// assert!(corner.is_single());
    /// assert!(!corner.with((1, 1)).is_single() && !Stones::<3, 3>::EMPTY.is_single());
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N*).
    #[must_use]
    pub fn is_single(self) -> bool {
        let mut bits = self.bits();
        bits.next().is_some() && bits.next().is_none()
    }

    /// Whether there is no stone.
    ///
    /// ```
    /// assert!(narabe::Stones::<3, 3>::EMPTY.is_empty());
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N*).
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.words().iter().all(|&word| word == 0)
    }

    /// The cells that hold a stone, row by row from the left.
    ///
    /// ```
    /// use narabe::Stones;
    ///
    /// let stones = Stones::<3, 3>::EMPTY.with((2, 1)).with((0, 2)).with((2, 0));
    /// assert_eq!(stones.cells().collect::<Vec<_>>(), [(0, 2), (2, 0), (2, 1)]);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N* + stones) for all of them.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        self.bits().map(|bit| (bit / Self::DOWN, bit % Self::DOWN))
    }

    /// Whether `K` or more stones stand in a row somewhere: across, down, or along a diagonal.
    ///
    /// ```
    /// use narabe::Stones;
    ///
    /// let row: Stones<4, 3> = [(1, 1), (1, 2), (1, 3)].into_iter().collect(); // ....
    /// assert!(row.has_line()); //                                                .ooo
    ///
    /// let wrapped: Stones<4, 3> = [(1, 2), (1, 3), (2, 0)].into_iter().collect(); // ..oo
    /// assert!(!wrapped.has_line()); //                                               o...
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*K* *N*).
    #[must_use]
    pub fn has_line(self) -> bool {
        let [across, down, falling, rising] = Self::WAYS;
        let starts = |way| self.line_starts(way);
        !(starts(across) | starts(down) | starts(falling) | starts(rising)).is_empty()
    }

    /// Every line in the set, as the `K` stones it is made of. Six in a row are two lines of five.
    ///
    /// ```
    /// use narabe::Stones;
    ///
    /// assert_eq!(Stones::<3, 3>::FULL.lines().count(), 8);
    /// assert_eq!(Stones::<5, 4>::FULL.lines().count(), 28);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*K* *N*) to find them, *O*(*K* + *N*) for each.
    pub fn lines(self) -> impl Iterator<Item = Self> {
        (0..4).map(|i| Self::WAYS[i]).flat_map(move |way| {
            let starts = self.line_starts(way).bits();
            starts.map(move |start| Self::line(start, way))
        })
    }

    /// The decisive stones: those that every line goes through. None where there is no line.
    ///
    /// Take a decisive stone off and no line is left; take any other off and some line stays. So if only the last
    /// stone played may have made a line, that stone is one of these.
    ///
    /// ```
    /// use narabe::Stones;
    ///
    /// let cross: Stones<4, 3> = [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)].into_iter().collect();
    /// assert_eq!(
    ///     cross.to_string(),
    ///     ".o..\n\
    ///      ooo.\n\
    ///      .o..\n\
    ///      ...."
    /// );
    /// assert_eq!(
    ///     cross.decisive().to_string(),
    ///     "....\n\
    ///      .o..\n\
    ///      ....\n\
    ///      ...."
    /// );
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*K* *N*), and *O*(*K* + *N*) for each line until two of them share nothing.
    #[must_use]
    pub fn decisive(self) -> Self {
        let mut lines = self.lines();
        let mut shared = lines.next().unwrap_or(Self::EMPTY);
        while !shared.is_empty() {
            match lines.next() {
                Some(line) => shared = shared & line,
                None => break,
            }
        }
        shared
    }

    /// The cells without a stone where one more stone would complete a line.
    ///
    /// A line through a cell has some stones ahead of it and the rest behind: `K` - 1 in all.
    ///
    /// ```
    /// use narabe::Stones;
    ///
    /// let stones: Stones<5, 4> = [(1, 0), (1, 1), (1, 3), (0, 4), (3, 1)].into_iter().collect();
    /// assert_eq!(
    ///     stones.to_string(),
    ///     "....o\n\
    ///      oo.o.\n\
    ///      .....\n\
    ///      .o...\n\
    ///      ....."
    /// );
    /// assert_eq!(
    ///     stones.completing().to_string(),
    ///     ".....\n\
    ///      ..o..\n\
    ///      ..o..\n\
    ///      .....\n\
    ///      ....."
    /// );
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*K* *N*).
    #[must_use]
    pub fn completing(self) -> Self {
        if Self::IS_SMALL {
            Self::COMPLETING[self.words[0] as usize]
        } else {
            self.find_completing()
        }
    }

    /// Whether there are so few sets of cells that the compiler can list an answer for each: up to 3 x 3.
    const IS_SMALL: bool = N * Self::DOWN <= 12;

    /// The [`completing`](Self::completing) cells of each set of a small board, by its word.
    const COMPLETING: [Self; 1 << 12] = {
        let mut completing = [Self::EMPTY; 1 << 12];
        let mut stones = Self::EMPTY;
        while Self::IS_SMALL && stones.words[0] != Self::FULL.words[0] {
            stones.words[0] += 1;
            if stones.words[0] & Self::FULL.words[0] == stones.words[0] {
                completing[stones.words[0] as usize] = stones.find_completing();
            }
        }
        completing
    };

    const fn find_completing(self) -> Self {
        let mut found = Self::EMPTY;
        let mut i = 0;
        while i < 4 {
            found = found.or(self.completing_along(Self::WAYS[i]));
            i += 1;
        }
        found.and(self.not())
    }

    /// The cells that have `K` - 1 stones next to them along the given way, some ahead and the others behind.
    const fn completing_along(self, way: isize) -> Self {
        let mut behind = [Self::FULL; K]; // behind[i]: the cells with stones on all of the i cells behind them
        let mut i = 1;
        while i < K {
            behind[i] = behind[i - 1].and(self).slid(-way);
            i += 1;
        }
        let mut ahead = Self::FULL;
        let mut found = behind[K - 1];
        i = 1;
        while i < K {
            ahead = ahead.and(self).slid(way);
            found = found.or(ahead.and(behind[K - 1 - i]));
            i += 1;
        }
        found
    }

    /// The cells from which `K` stones run along the given way.
    const fn line_starts(self, way: isize) -> Self {
        let mut starts = self;
        let mut i = 1;
        while i < K {
            starts = starts.and(self.slid(i as isize * way));
            i += 1;
        }
        starts
    }

    /// The line of `K` cells that runs from the given bit along the given way.
    fn line(start: usize, way: isize) -> Self {
        (0..K).fold(Self::EMPTY, |line, i| {
            line.with_bit(start + i * way as usize)
        })
    }

    /// The cells of the board, those first that have lines in the most of the four ways.
    pub(crate) const BY_LINES: [Self; 5] = {
        let mut at_least = [Self::EMPTY; 6]; // at_least[i]: the cells with lines in i ways or more
        at_least[0] = Self::FULL;
        let mut i = 0;
        while i < 4 {
            let on_lines = Self::on_lines(Self::WAYS[i]);
            let mut ways = 4;
            while ways > 0 {
                at_least[ways] = at_least[ways].or(at_least[ways - 1].and(on_lines));
                ways -= 1;
            }
            i += 1;
        }
        let mut by_lines = [Self::EMPTY; 5];
        i = 0;
        while i < 5 {
            by_lines[i] = at_least[4 - i].and(at_least[5 - i].not());
            i += 1;
        }
        by_lines
    };

    /// The cells through which a line can run along the given way.
    const fn on_lines(way: isize) -> Self {
        let starts = Self::FULL.line_starts(way);
        let mut on_lines = starts;
        let mut i = 1;
        while i < K {
            on_lines = on_lines.or(starts.slid(-(i as isize) * way));
            i += 1;
        }
        on_lines
    }

    /// The set slid towards its first bit: a bit is set if the one that many bits ahead is.
    const fn slid(self, bits: isize) -> Self {
        let (whole, part) = (bits.div_euclid(32), bits.rem_euclid(32));
        let mut slid = Self::EMPTY;
        let mut i = 0;
        while i < Self::WORDS {
            let ahead = i as isize + whole;
            let words = (self.word(ahead + 1) as u64) << 32 | self.word(ahead) as u64;
            slid.words[i] = (words >> part) as u32;
            i += 1;
        }
        slid
    }

    /// The words that the board takes up.
    fn words(&self) -> &[u32] {
        &self.words[..Self::WORDS]
    }

    /// A word of the string; before its first and behind its last there are no stones.
    const fn word(self, i: isize) -> u32 {
        if 0 <= i && i < Self::WORDS as isize {
            self.words[i as usize]
        } else {
            0
        }
    }

    const fn and(mut self, other: Self) -> Self {
        let mut i = 0;
        while i < Self::WORDS {
            self.words[i] &= other.words[i];
            i += 1;
        }
        self
    }

    const fn or(mut self, other: Self) -> Self {
        let mut i = 0;
        while i < Self::WORDS {
            self.words[i] |= other.words[i];
            i += 1;
        }
        self
    }

    const fn not(mut self) -> Self {
        let mut i = 0;
        while i < Self::WORDS {
            self.words[i] ^= Self::FULL.words[i];
            i += 1;
        }
        self
    }

    /// Where the cell stands in the string of bits.
    fn bit((row, column): Cell) -> usize {
        assert!(row < N, "row {} of a board of {}", row, N);
        assert!(column < N, "column {} of a board of {}", column, N);
        row * Self::DOWN + column
    }

    fn with_bit(mut self, bit: usize) -> Self {
        self.words[bit / 32] |= 1 << (bit % 32);
        self
    }

    /// Where the stones stand in the string of bits, in ascending order.
    fn bits(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            let i = (0..Self::WORDS).find(|&i| self.words[i] != 0)?;
            let bit = self.words[i].trailing_zeros() as usize;
            self.words[i] &= self.words[i] - 1;
            Some(32 * i + bit)
        })
    }

    /// Each stone as a set of its own, row by row from the left.
    pub(crate) fn singles(self) -> impl Iterator<Item = Self> {
        self.bits().map(|bit| Self::EMPTY.with_bit(bit))
    }

    /// The set with the stones of a word in one row: bit `c` is the stone in column `c`.
    pub(crate) fn with_row(mut self, row: usize, stones: u32) -> Self {
        let start = row * Self::DOWN;
        let stones = u64::from(stones) << (start % 32);
        self.words[start / 32] |= stones as u32;
        if start / 32 + 1 < Self::WORDS {
            self.words[start / 32 + 1] |= (stones >> 32) as u32;
        }
        self
    }

    /// One row as a word: bit `c` is the stone in column `c`.
    pub(crate) fn row(self, row: usize) -> usize {
        self.slid((row * Self::DOWN) as isize).words[0] as usize & ((1 << N) - 1)
    }
}

impl<const N: usize, const K: usize> std::iter::FromIterator<Cell> for Stones<N, K> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<const N: usize, const K: usize> BitAnd for Stones<N, K> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.and(other)
    }
}

impl<const N: usize, const K: usize> BitOr for Stones<N, K> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl<const N: usize, const K: usize> Not for Stones<N, K> {
    type Output = Self;

    fn not(self) -> Self {
        Stones::not(self)
    }
}

/// Draws the set, rows under rows: `o` for a stone, `.` for a cell without.
impl<const N: usize, const K: usize> fmt::Display for Stones<N, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..N {
            if row > 0 {
                f.write_str("\n")?;
            }
            for column in 0..N {
                f.write_str(if self.contains((row, column)) {
                    "o"
                } else {
                    "."
                })?;
            }
        }
        Ok(())
    }
}

/// Draws the set on lines of its own, so that a failed assertion shows boards.
impl<const N: usize, const K: usize> fmt::Debug for Stones<N, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}\n", self)
    }
}
