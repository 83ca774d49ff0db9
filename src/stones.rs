//! The stones of one colour, as a set that finds its own lines.
//!
//! A board is kept as one word of bits a row, so a whole set of stones moves at once: shifting every row by one column
//! and taking the row below instead of its own slides the board along a diagonal. Three stones in a diagonal are then
//! the cells that are in the set, in the set slid once, and in the set slid twice:
//!
//! ```text
//!   the set     slid once   slid twice   all three
//!   o . .        o . .       o . .        o . .     (0, 0) starts a line: it has a stone, and
//!   . o .   &    . o .   &   . . .   =    . . .     one step and two steps along there are stones too
//!   . . o        . . .       . . .        . . .
//! ```
//!
//! What slides off the board vanishes, so no line can wrap round an edge, and no cell is ever walked.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// A way that a line can run, as (rows down, columns aside) of one step.
type Way = (isize, isize);

const ACROSS: Way = (0, 1);
const DOWN: Way = (1, 0);
const FALLING: Way = (1, 1);
const RISING: Way = (1, -1);

/// A cell of the board, as (row, column), both from 0.
pub type Cell = (usize, usize);

/// The stones of one colour on an `N` x `N` board where `K` or more in a row make a line.
///
/// `N` is at most 32, a row being one word.
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
    rows: [u32; N],
}

impl<const N: usize, const K: usize> Stones<N, K> {
    const FULL_ROW: u32 = u32::MAX >> (32 - N);

    /// No stone at all.
    ///
    /// ```
    /// assert_eq!(narabe::Stones::<3, 3>::EMPTY.len(), 0);
    /// ```
    pub const EMPTY: Self = Stones { rows: [0; N] };

    /// A stone on every cell.
    ///
    /// ```
    /// assert_eq!(narabe::Stones::<19, 5>::FULL.len(), 361);
    /// ```
    pub const FULL: Self = Stones {
        rows: [Self::FULL_ROW; N],
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
    pub fn with(mut self, (row, column): Cell) -> Self {
        assert!(column < N, "column {} of a board of {}", column, N);
        self.rows[row] |= 1 << column;
        self
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
    pub fn contains(self, (row, column): Cell) -> bool {
        assert!(column < N, "column {} of a board of {}", column, N);
        self.rows[row] >> column & 1 == 1
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
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
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
        self.rows.iter().all(|&row| row == 0)
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
        (0..N).flat_map(move |row| columns(self.rows[row]).map(move |column| (row, column)))
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
        let starts = |way| self.line_starts(way);
        !(starts(ACROSS) | starts(DOWN) | starts(FALLING) | starts(RISING)).is_empty()
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
        let ways = [ACROSS, DOWN, FALLING, RISING];
        (0..4).map(move |i| ways[i]).flat_map(move |way| {
            let starts = self.line_starts(way).cells();
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
        let along = |way| self.completing_along(way);
        (along(ACROSS) | along(DOWN) | along(FALLING) | along(RISING)) & !self
    }

    /// The cells that have `K` - 1 stones next to them in the given direction, some ahead and the others behind.
    #[inline(always)]
    fn completing_along(self, way: Way) -> Self {
        let mut behind = [Self::FULL; K]; // behind[i]: the cells with stones on all of the i cells behind them
        for i in 1..K {
            behind[i] = behind[i - 1] & self.slid(way, -(i as isize));
        }
        let mut ahead = Self::FULL;
        let mut found = behind[K - 1];
        for i in 1..K {
            ahead = ahead & self.slid(way, i as isize);
            found = found | ahead & behind[K - 1 - i];
        }
        found
    }

    /// The cells from which `K` stones run in the given direction.
    #[inline(always)]
    fn line_starts(self, way: Way) -> Self {
        (1..K).fold(self, |starts, i| starts & self.slid(way, i as isize))
    }

    /// The line of `K` cells that runs from `start` in the given direction.
    fn line((row, column): Cell, (down, aside): Way) -> Self {
        let step = |from: usize, by: isize, i: usize| (from as isize + by * i as isize) as usize;
        (0..K)
            .map(|i| (step(row, down, i), step(column, aside, i)))
            .collect()
    }

    /// The set as seen by someone who stands `steps` steps further along: a cell is in it if the cell that many steps
    /// ahead is on the board and holds a stone.
    #[inline(always)]
    fn slid(self, (down, aside): (isize, isize), steps: isize) -> Self {
        let (down, aside) = (down * steps, aside * steps);
        Self::from_rows(|row| {
            let ahead = (row as isize + down) as usize;
            let stones = self.rows.get(ahead).copied().unwrap_or(0);
            if aside < 0 {
                stones << -aside & Self::FULL_ROW
            } else {
                stones >> aside
            }
        })
    }

    /// The set whose rows are the given words.
    #[inline(always)]
    fn from_rows(word: impl Fn(usize) -> u32) -> Self {
        let mut rows = [0; N];
        for (row, slot) in rows.iter_mut().enumerate() {
            *slot = word(row);
        }
        Stones { rows }
    }

    /// One row as a word: bit `c` is the stone in column `c`.
    pub(crate) fn row(self, row: usize) -> u32 {
        self.rows[row]
    }
}

/// The columns of the bits that are set, from the left.
fn columns(mut row: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if row == 0 {
            return None;
        }
        let column = row.trailing_zeros() as usize;
        row &= row - 1;
        Some(column)
    })
}

impl<const N: usize, const K: usize> std::iter::FromIterator<Cell> for Stones<N, K> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<const N: usize, const K: usize> BitAnd for Stones<N, K> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self::from_rows(|row| self.rows[row] & other.rows[row])
    }
}

impl<const N: usize, const K: usize> BitOr for Stones<N, K> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self::from_rows(|row| self.rows[row] | other.rows[row])
    }
}

impl<const N: usize, const K: usize> Not for Stones<N, K> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self::from_rows(|row| self.rows[row] ^ Self::FULL_ROW)
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
