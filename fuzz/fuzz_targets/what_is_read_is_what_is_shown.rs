//! A text that is read as a board is the very text that the board shows, and a text that is not read is no such board.

#![no_main]

use libfuzzer_sys::fuzz_target;
use narabe::{BadBoard, Position};

fuzz_target!(|text: &str| {
    let rows: Vec<&str> = text.split_ascii_whitespace().collect();
    for marks in [b"xo", b"ox"] {
        agrees::<3, 3>(&rows, marks);
        agrees::<19, 5>(&rows, marks);
    }
});

fn agrees<const N: usize, const K: usize>(rows: &[&str], marks: &[u8; 2]) {
    let cells = |row: usize| rows[row - 1].chars().count();
    let is_cell = |mark| mark == '.' || marks.map(char::from).contains(&mark);
    match Position::<N, K>::read(rows, marks) {
        Ok(position) => {
            assert_eq!(position.show(marks), rows.join("\n"));
            assert_eq!(
                position.first().len() + position.second().len(),
                position.ply()
            );
        }
        Err(BadBoard::Rows { found, expected }) => {
            assert!((found, expected) == (rows.len(), N) && found != N);
        }
        Err(BadBoard::Cells {
            row,
            found,
            expected,
        }) => {
            assert!((found, expected) == (cells(row), N) && found != N);
        }
        Err(BadBoard::Mark { row, found, .. }) => {
            assert!(rows[row - 1].contains(found) && !is_cell(found));
        }
    }
}
