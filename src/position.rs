//! A board with both colours on it: reading, drawing, playing, and the moves that are forced.
//!
//! ```text
//!   x x .     o must take the corner, whatever else it would like to do: x threatens to complete a line there,
//!   o . .     and o has no line of its own to complete first. Every other move loses at once, so
//!   . . o     nothing is lost by not looking at it.
//! ```

use crate::stones::{Cell, Stones};
use std::fmt;

/// A tic-tac-toe board: 3 x 3, three in a row.
pub type TicTacToe = Position<3, 3>;

/// A gomoku board: 19 x 19, five in a row.
pub type Gomoku = Position<19, 5>;

/// An `N` x `N` board of two colours, on which `K` or more in a row make a line, and the two colours move in turn.
///
/// What the colours look like differs from problem to problem, so reading and drawing take the two marks, that of the
/// player who moves first in front.
///
/// ```
/// use narabe::TicTacToe;
///
/// let position = TicTacToe::read(["xx.", "o..", "..o"], b"xo").unwrap();
/// assert_eq!(position.ply(), 4);
/// assert_eq!(position.mover(), position.first());
/// assert_eq!(
///     position.play((0, 2)).show(b"xo"),
///     "xxx\n\
///      o..\n\
///      ..o"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position<const N: usize, const K: usize> {
    mover: Stones<N, K>,
    waiting: Stones<N, K>,
    ply: usize,
}

impl<const N: usize, const K: usize> Position<N, K> {
    /// The board before the first move.
    ///
    /// ```
    /// assert_eq!(narabe::TicTacToe::EMPTY.show(b"xo"), "...\n...\n...");
    /// ```
    pub const EMPTY: Self = Position {
        mover: Stones::EMPTY,
        waiting: Stones::EMPTY,
        ply: 0,
    };

    /// Reads a board from its rows. The first mark is that of the player who moves first; `.` is an empty cell.
    ///
    /// A row is text or bytes: `&str`, `String`, `Vec<u8>`. Any arrangement of stones is read; whether play can lead to
    /// it is for [`is_reachable`](Self::is_reachable).
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let bad = TicTacToe::read(["xx.", "o.z", "..o"], b"xo").unwrap_err();
    /// assert_eq!(bad.to_string(), "row 2: `z` is not x, o or .");
    /// ```
    ///
    /// # Errors
    ///
    /// If there are not `N` rows, or a row has not `N` cells, or a cell is neither mark nor `.`.
    ///
    /// # Complexity
    ///
    /// *O*(length of the rows).
    pub fn read<R: AsRef<[u8]>>(
        rows: impl IntoIterator<Item = R>,
        marks: &[u8; 2],
    ) -> Result<Self, BadBoard> {
        let (mut first, mut second) = (Stones::EMPTY, Stones::EMPTY);
        let mut found = 0;
        for text in rows {
            if found < N {
                let stones = Self::read_row(text.as_ref(), marks)
                    .ok_or_else(|| Self::bad_row(found, text.as_ref(), marks))?;
                first = first.with_row(found, stones[0]);
                second = second.with_row(found, stones[1]);
            }
            found += 1;
        }
        if found != N {
            return Err(BadBoard::Rows { found, expected: N });
        }
        let ply = (first | second).len();
        let (mover, waiting) = if ply % 2 == 0 {
            (first, second)
        } else {
            (second, first)
        };
        Ok(Position {
            mover,
            waiting,
            ply,
        })
    }

    /// The stones of either mark in a row, as words: bit `c` is the stone in column `c`.
    fn read_row(text: &[u8], marks: &[u8; 2]) -> Option<[u32; 2]> {
        if text.len() != N {
            return None;
        }
        let mut stones = [0; 2];
        for (column, &cell) in text.iter().enumerate() {
            if cell == marks[0] {
                stones[0] |= 1 << column;
            } else if cell == marks[1] {
                stones[1] |= 1 << column;
            } else if cell != b'.' {
                return None;
            }
        }
        Some(stones)
    }

    /// What is wrong with a row that can't be read.
    fn bad_row(row: usize, text: &[u8], marks: &[u8; 2]) -> BadBoard {
        let row = row + 1;
        let marks = [char::from(marks[0]), char::from(marks[1])];
        let text = String::from_utf8_lossy(text);
        let is_cell = |cell: &char| *cell == '.' || marks.contains(cell);
        match text.chars().take(N).find(|cell| !is_cell(cell)) {
            Some(found) => BadBoard::Mark { row, found, marks },
            None => BadBoard::Cells {
                row,
                found: text.chars().count(),
                expected: N,
            },
        }
    }

    /// Draws the board, rows under rows, with the given marks.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::EMPTY.play((1, 1)).play((0, 2));
    /// assert_eq!(
    ///     position.show(b"ox"),
    ///     "..x\n\
    ///      .o.\n\
    ///      ..."
    /// );
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N*²).
    #[must_use]
    pub fn show(&self, marks: &[u8; 2]) -> String {
        let mark = |cell| match (self.first().contains(cell), self.second().contains(cell)) {
            (true, _) => marks[0],
            (_, true) => marks[1],
            _ => b'.',
        };
        let row = |row| {
            let cells = (0..N).map(|column| char::from(mark((row, column))));
            cells.collect::<String>()
        };
        (0..N).map(row).collect::<Vec<_>>().join("\n")
    }

    /// The stones of the player who moved first.
    ///
    /// ```
    /// assert_eq!(narabe::TicTacToe::EMPTY.play((0, 0)).first().len(), 1);
    /// ```
    #[must_use]
    pub fn first(&self) -> Stones<N, K> {
        if self.ply % 2 == 0 {
            self.mover
        } else {
            self.waiting
        }
    }

    /// The stones of the player who moved second.
    ///
    /// ```
    /// assert_eq!(narabe::TicTacToe::EMPTY.play((0, 0)).second().len(), 0);
    /// ```
    #[must_use]
    pub fn second(&self) -> Stones<N, K> {
        if self.ply % 2 == 0 {
            self.waiting
        } else {
            self.mover
        }
    }

    /// The stones of the player whose turn it is.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::EMPTY.play((0, 0));
    /// assert_eq!(position.mover(), position.second());
    /// ```
    #[must_use]
    pub fn mover(&self) -> Stones<N, K> {
        self.mover
    }

    /// The stones of the player who waits, having moved last.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::EMPTY.play((0, 0));
    /// assert_eq!(position.waiting(), position.first());
    /// ```
    #[must_use]
    pub fn waiting(&self) -> Stones<N, K> {
        self.waiting
    }

    /// How many stones have been played: the first player moves when it is even, the second when it is odd.
    ///
    /// ```
    /// assert_eq!(narabe::Gomoku::EMPTY.play((9, 9)).ply(), 1);
    /// ```
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Whether no cell is free.
    ///
    /// ```
    /// assert!(!narabe::TicTacToe::EMPTY.is_full());
    /// ```
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.ply == N * N
    }

    /// The free cells.
    ///
    /// ```
    /// assert_eq!(narabe::TicTacToe::EMPTY.play((0, 0)).free().len(), 8);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N*).
    #[must_use]
    pub fn free(&self) -> Stones<N, K> {
        !(self.mover | self.waiting)
    }

    /// The position after the mover has played on a free cell.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::EMPTY.play((0, 0)).play((1, 1)).play((0, 1));
    /// assert_eq!(
    ///     position.show(b"ox"),
    ///     "oo.\n\
    ///      .x.\n\
    ///      ..."
    /// );
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(1), beside the copy of 2 *N* words.
    ///
    /// # Panics
    ///
    /// If the cell is taken or not on the board.
    #[must_use]
    pub fn play(&self, cell: Cell) -> Self {
        let (row, column) = cell;
        let free = self.free().contains(cell);
        assert!(free, "row {}, column {} is taken", row, column);
        self.with(Stones::EMPTY.with(cell))
    }

    /// The position after the mover has placed a stone, which stands on a free cell.
    pub(crate) fn with(&self, stone: Stones<N, K>) -> Self {
        Position {
            mover: self.waiting,
            waiting: self.mover | stone,
            ply: self.ply + 1,
        }
    }

    /// The moves that win at once: the free cells that complete a line of the mover's.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::read(["xx.", "oo.", "..."], b"xo").unwrap();
    /// assert_eq!(position.winning_moves().cells().collect::<Vec<_>>(), [(0, 2)]);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*K* *N*).
    #[must_use]
    pub fn winning_moves(&self) -> Stones<N, K> {
        self.mover.completing() & self.free()
    }

    /// The free cells where the opponent threatens to complete a line.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::read(["xx.", "o..", "..."], b"xo").unwrap();
    /// assert_eq!(position.threats().cells().collect::<Vec<_>>(), [(0, 2)]);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*K* *N*).
    #[must_use]
    pub fn threats(&self) -> Stones<N, K> {
        self.waiting.completing() & self.free()
    }

    /// Whether the mover, if unable to win at once, is lost: the opponent threatens in two places, and whichever is
    /// blocked, completes a line in the other.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let fork = TicTacToe::read(
    ///     ["x.x",
    ///      ".o.",
    ///      "x.o"],
    ///     b"xo",
    /// );
    /// assert!(fork.unwrap().is_lost());
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*K* *N*).
    #[must_use]
    pub fn is_lost(&self) -> bool {
        let threats = self.threats();
        !threats.is_empty() && !threats.is_single()
    }

    /// The moves worth looking at for a mover who can't win at once: where the opponent threatens, the blocks; else all
    /// free cells.
    ///
    /// Leaving the others out never changes what the position is worth: a move that leaves a threat standing loses to it
    /// at once, so no block does worse.
    ///
    /// And after such a move, the opponent can't win at once either, unless there were
    /// [two threats](Self::is_lost): all that could be completed has been blocked. So a search that begins where
    /// nobody can win at once never comes to a line; a second threat is where it ends.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::read(
    ///     ["xx.",
    ///      "o..",
    ///      "..."],
    ///     b"xo",
    /// );
    /// assert_eq!(position.unwrap().forced_moves().cells().collect::<Vec<_>>(), [(0, 2)]);
    /// assert_eq!(TicTacToe::EMPTY.forced_moves().len(), 9);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*K* *N*).
    #[must_use]
    pub fn forced_moves(&self) -> Stones<N, K> {
        let threats = self.threats();
        if threats.is_empty() {
            self.free()
        } else {
            threats
        }
    }

    /// Whether play from the empty board, which ends when a line is completed, can lead here.
    ///
    /// The counts must be equal, or the first player's one more. The player who moves next can't have a line, since the
    /// opponent would not have gone on. The player who moved last may have lines only if all of them were completed by
    /// one stone, the last; and then it is a [decisive](Stones::decisive) one. Conversely, where that holds, play the
    /// decisive stone last and the others in any order: no line appears before its time.
    ///
    /// ```
    /// use narabe::Position;
    ///
    /// let two_lines_one_stone = Position::<5, 3>::read(
    ///     ["ooooo",
    ///      "xx...",
    ///      "xx...",
    ///      ".....",
    ///      "....."],
    ///     b"ox",
    /// );
    /// assert!(two_lines_one_stone.unwrap().is_reachable());
    ///
    /// let lines_apart = Position::<5, 3>::read(
    ///     ["ooo..",
    ///      "xx.xx",
    ///      ".....",
    ///      ".x...",
    ///      "..ooo"],
    ///     b"ox",
    /// );
    /// assert!(!lines_apart.unwrap().is_reachable());
    /// ```
    ///
    /// # Complexity
    ///
    /// That of [`Stones::decisive`].
    #[must_use]
    pub fn is_reachable(&self) -> bool {
        let alternating = self.mover.len() == self.ply / 2;
        let last = self.waiting();
        alternating && !self.mover().has_line() && (!last.has_line() || !last.decisive().is_empty())
    }

    /// The position as a number in base 3: the digit of weight 3^(*N* row + column) is 0 for a free cell, 1 for a stone
    /// of the mover, 2 for one of the other player.
    ///
    /// No two positions that play can reach share an index: whose turn it is follows from the counts.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// assert_eq!(TicTacToe::EMPTY.play((0, 0)).index(), 2);
    /// assert_eq!(TicTacToe::EMPTY.play((0, 0)).play((1, 1)).index(), 1 + 2 * 81);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N*).
    ///
    /// # Panics
    ///
    /// If `N` is over 4: there is no room to remember so many positions.
    #[must_use]
    pub fn index(&self) -> usize {
        self.image_indices()[0] as usize
    }

    /// The least [`index`](Self::index) of the position's eight mirror images: the same for all eight.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let [one, other] = [(0, 1), (1, 2)].map(|edge| TicTacToe::EMPTY.play((1, 1)).play(edge));
    /// assert_eq!(one.index_up_to_symmetry(), other.index_up_to_symmetry());
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N*).
    ///
    /// # Panics
    ///
    /// If `N` is over 4.
    #[must_use]
    pub fn index_up_to_symmetry(&self) -> usize {
        self.image_indices()
            .iter()
            .fold(u32::MAX, |least, &image| least.min(image)) as usize
    }

    /// The indices of the eight mirror images, that of the position itself first.
    fn image_indices(&self) -> [u32; 8] {
        assert!(N <= 4, "too many positions to number");
        let mut indices = [0; 8];
        for row in 0..N {
            let mover = &Self::IMAGES[row][self.mover.row(row)];
            let waiting = &Self::IMAGES[row][self.waiting.row(row)];
            for image in 0..8 {
                indices[image] += mover[image] + 2 * waiting[image];
            }
        }
        indices
    }

    /// `IMAGES[row][stones][image]`: what some stones of a row add to the index of a mirror image, if its digits are 1.
    const IMAGES: [[[u32; 8]; 16]; N] = {
        let mut images = [[[0; 8]; 16]; N];
        let mut i = 0;
        while N <= 4 && i != N * N * 16 * 8 {
            let (row, column, stones, image) = (i / 128 / N, i / 128 % N, i / 8 % 16, i % 8);
            if stones >> column & 1 == 1 {
                let row_in_image = if image & 1 == 0 { row } else { N - 1 - row };
                let column_in_image = if image & 2 == 0 {
                    column
                } else {
                    N - 1 - column
                };
                let cell = if image & 4 == 0 {
                    N * row_in_image + column_in_image
                } else {
                    N * column_in_image + row_in_image
                };
                images[row][stones][image] += 3u32.pow(cell as u32);
            }
            i += 1;
        }
        images
    };

    /// How many indices there are: 3 to the number of cells.
    ///
    /// ```
    /// assert_eq!(narabe::TicTacToe::indices(), 19683);
    /// ```
    ///
    /// # Panics
    ///
    /// If that is more than a `usize` holds.
    #[must_use]
    pub fn indices() -> usize {
        3usize
            .checked_pow((N * N) as u32)
            .expect("too many positions to number")
    }
}

/// Draws the board on lines of its own, `o` moving first and `x` second, so that a failed assertion shows boards.
impl<const N: usize, const K: usize> fmt::Debug for Position<N, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}\n", self.show(b"ox"))
    }
}

/// Why some rows of text are not a board. Rows are counted from 1, as people do.
///
/// ```
/// use narabe::{BadBoard, TicTacToe};
///
/// let bad = TicTacToe::read(["xx.", "o..", "..ox"], b"xo").unwrap_err();
/// assert_eq!(bad, BadBoard::Cells { row: 3, found: 4, expected: 3 });
/// assert_eq!(bad.to_string(), "row 3 has 4 cells, not 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadBoard {
    /// There are more or fewer rows than the board has.
    Rows {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A row has more or fewer cells than the board.
    Cells {
        /// Which row, from 1.
        row: usize,
        /// How many cells it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// A cell is neither free nor marked by a player.
    Mark {
        /// In which row, from 1.
        row: usize,
        /// What stands there.
        found: char,
        /// What the players mark their cells with.
        marks: [char; 2],
    },
}

impl fmt::Display for BadBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            BadBoard::Rows { found, expected } => {
                write!(f, "the board has {} rows, not {}", found, expected)
            }
            BadBoard::Cells {
                row,
                found,
                expected,
            } => {
                write!(f, "row {} has {} cells, not {}", row, found, expected)
            }
            BadBoard::Mark { row, found, marks } => {
                write!(
                    f,
                    "row {}: `{}` is not {}, {} or .",
                    row, found, marks[0], marks[1]
                )
            }
        }
    }
}

impl std::error::Error for BadBoard {}
