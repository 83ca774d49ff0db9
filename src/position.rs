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
/// let position = TicTacToe::read(["xx.", "o..", "..o"], ['x', 'o']).unwrap();
/// assert_eq!(position.ply(), 4);
/// assert_eq!(position.mover(), position.first());
/// assert_eq!(
///     position.play((0, 2)).show(['x', 'o']),
///     "xxx\n\
///      o..\n\
///      ..o"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position<const N: usize, const K: usize> {
    colours: [Stones<N, K>; 2],
    ply: usize,
}

impl<const N: usize, const K: usize> Position<N, K> {
    /// The board before the first move.
    ///
    /// ```
    /// assert_eq!(narabe::TicTacToe::EMPTY.show(['x', 'o']), "...\n...\n...");
    /// ```
    pub const EMPTY: Self = Position {
        colours: [Stones::EMPTY; 2],
        ply: 0,
    };

    /// Reads a board from its rows. The first mark is that of the player who moves first; `.` is an empty cell.
    ///
    /// Any arrangement of stones is read; whether play can lead to it is for [`is_reachable`](Self::is_reachable).
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let bad = TicTacToe::read(["xx.", "o.z", "..o"], ['x', 'o']).unwrap_err();
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
    pub fn read<R: AsRef<str>>(
        rows: impl IntoIterator<Item = R>,
        marks: [char; 2],
    ) -> Result<Self, BadBoard> {
        let mut position = Self::EMPTY;
        let mut found = 0;
        for (row, text) in rows.into_iter().enumerate() {
            found = row + 1;
            if found <= N {
                position.read_row(row, text.as_ref(), marks)?;
            }
        }
        if found == N {
            Ok(position)
        } else {
            Err(BadBoard::Rows { found, expected: N })
        }
    }

    fn read_row(&mut self, row: usize, text: &str, marks: [char; 2]) -> Result<(), BadBoard> {
        for (column, mark) in text.chars().enumerate() {
            match marks.iter().position(|&m| m == mark) {
                _ if column >= N => break,
                Some(colour) => {
                    self.colours[colour] = self.colours[colour].with((row, column));
                    self.ply += 1;
                }
                None if mark == '.' => {}
                None => {
                    return Err(BadBoard::Mark {
                        row: row + 1,
                        found: mark,
                        marks,
                    })
                }
            }
        }
        match text.chars().count() {
            cells if cells == N => Ok(()),
            found => Err(BadBoard::Cells {
                row: row + 1,
                found,
                expected: N,
            }),
        }
    }

    /// Draws the board, rows under rows, with the given marks.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::EMPTY.play((1, 1)).play((0, 2));
    /// assert_eq!(
    ///     position.show(['o', 'x']),
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
    pub fn show(&self, marks: [char; 2]) -> String {
        let mark = |cell| match (self.first().contains(cell), self.second().contains(cell)) {
            (true, _) => marks[0],
            (_, true) => marks[1],
            _ => '.',
        };
        let row = |row| (0..N).map(|column| mark((row, column))).collect::<String>();
        (0..N).map(row).collect::<Vec<_>>().join("\n")
    }

    /// The stones of the player who moved first.
    ///
    /// ```
    /// assert_eq!(narabe::TicTacToe::EMPTY.play((0, 0)).first().len(), 1);
    /// ```
    #[must_use]
    pub fn first(&self) -> Stones<N, K> {
        self.colours[0]
    }

    /// The stones of the player who moved second.
    ///
    /// ```
    /// assert_eq!(narabe::TicTacToe::EMPTY.play((0, 0)).second().len(), 0);
    /// ```
    #[must_use]
    pub fn second(&self) -> Stones<N, K> {
        self.colours[1]
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
        self.colours[self.ply % 2]
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
        self.colours[(self.ply + 1) % 2]
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
        !(self.first() | self.second())
    }

    /// The position after the mover has played on a free cell.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::EMPTY.play((0, 0)).play((1, 1)).play((0, 1));
    /// assert_eq!(
    ///     position.show(['o', 'x']),
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
    pub fn play(mut self, cell: Cell) -> Self {
        let taken = self.first().contains(cell) || self.second().contains(cell);
        assert!(!taken, "row {}, column {} is taken", cell.0, cell.1);
        let mover = &mut self.colours[self.ply % 2];
        *mover = mover.with(cell);
        self.ply += 1;
        self
    }

    /// The free cells that complete a line of the mover's.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::read(["xx.", "oo.", "..."], ['x', 'o']).unwrap();
    /// assert_eq!(position.winning_moves().cells().collect::<Vec<_>>(), [(0, 2)]);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*K* *N*).
    #[must_use]
    pub fn winning_moves(&self) -> Stones<N, K> {
        self.mover().completing() & self.free()
    }

    /// The moves worth looking at in a game where a line wins at once: the cells that complete a line of the mover's,
    /// if there are any; else those where the opponent threatens to complete one; else every free cell.
    ///
    /// Leaving the others out never changes what the position is worth. If the mover can complete a line, doing so wins
    /// and no move does better. Otherwise a move that leaves a threat standing loses to it at once, and no block does
    /// worse; and if the blocks all lose, so does everything else.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// let position = TicTacToe::read(["xx.", "o..", "..."], ['x', 'o']).unwrap();
    /// assert_eq!(position.forcing_moves().cells().collect::<Vec<_>>(), [(0, 2)]);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*K* *N*).
    #[must_use]
    pub fn forcing_moves(&self) -> Stones<N, K> {
        let wins = self.winning_moves();
        if !wins.is_empty() {
            return wins;
        }
        let free = self.free();
        let blocks = self.waiting().completing() & free;
        if blocks.is_empty() {
            free
        } else {
            blocks
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
    ///     ['o', 'x'],
    /// );
    /// assert!(two_lines_one_stone.unwrap().is_reachable());
    ///
    /// let lines_apart = Position::<5, 3>::read(
    ///     ["ooo..",
    ///      "xx.xx",
    ///      ".....",
    ///      ".x...",
    ///      "..ooo"],
    ///     ['o', 'x'],
    /// );
    /// assert!(!lines_apart.unwrap().is_reachable());
    /// ```
    ///
    /// # Complexity
    ///
    /// That of [`Stones::decisive`].
    #[must_use]
    pub fn is_reachable(&self) -> bool {
        let alternating = self.first().len() == (self.ply + 1) / 2;
        let last = self.waiting();
        alternating && !self.mover().has_line() && (!last.has_line() || !last.decisive().is_empty())
    }

    /// The position as a number in base 3: the digit of weight 3^(*N* row + column) is 0 for a free cell, 1 for a stone
    /// of the first player, 2 for one of the second.
    ///
    /// No two positions share an index, and every move leads to a higher one.
    ///
    /// ```
    /// use narabe::TicTacToe;
    ///
    /// assert_eq!(TicTacToe::EMPTY.play((0, 0)).index(), 1);
    /// assert_eq!(TicTacToe::EMPTY.play((0, 0)).play((1, 1)).index(), 1 + 2 * 81);
    /// ```
    ///
    /// # Complexity
    ///
    /// *O*(*N*).
    ///
    /// # Panics
    ///
    /// If `N` is over 5: there is no room to remember so many positions.
    #[must_use]
    pub fn index(&self) -> usize {
        let mut index = 0;
        for row in (0..N).rev() {
            let digits = |stones: Stones<N, K>| BINARY_READ_IN_BASE_3[stones.row(row) as usize];
            index *= 3usize.pow(N as u32);
            index += digits(self.first()) + 2 * digits(self.second());
        }
        index
    }

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

/// The numbers of up to five binary digits, each read as if its digits were of base 3.
const BINARY_READ_IN_BASE_3: [usize; 32] = {
    let mut read = [0; 32];
    let mut binary = 1;
    while binary < 32 {
        read[binary] = 3 * read[binary / 2] + binary % 2;
        binary += 1;
    }
    read
};

/// Draws the board on lines of its own, `o` moving first and `x` second, so that a failed assertion shows boards.
impl<const N: usize, const K: usize> fmt::Debug for Position<N, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}\n", self.show(['o', 'x']))
    }
}

/// Why some rows of text are not a board. Rows are counted from 1, as people do.
///
/// ```
/// use narabe::{BadBoard, TicTacToe};
///
/// let bad = TicTacToe::read(["xx.", "o..", "..ox"], ['x', 'o']).unwrap_err();
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
