//! Plain solutions, written from the statements alone: boards of characters, cells walked one by one, straight
//! recursion. They share nothing with the library.

#![allow(dead_code)] // no test calls all of this

use std::collections::HashMap;

/// A board, rows under rows, of the players' marks and `.`.
pub type Board = Vec<Vec<char>>;

pub fn empty(size: usize) -> Board {
    vec![vec!['.'; size]; size]
}

pub fn show(board: &Board) -> String {
    let rows = board
        .iter()
        .map(|row| row.iter().collect::<String>() + "\n");
    rows.collect()
}

pub fn count(board: &Board, mark: char) -> usize {
    board.iter().flatten().filter(|&&cell| cell == mark).count()
}

/// The cells of a run of `length` from a cell in a direction, if it stays on the board.
pub fn run(
    size: usize,
    start: (i32, i32),
    step: (i32, i32),
    length: i32,
) -> Option<Vec<(usize, usize)>> {
    let on_board = |x: i32| usize::try_from(x).ok().filter(|&x| x < size);
    (0..length)
        .map(|i| {
            Some((
                on_board(start.0 + i * step.0)?,
                on_board(start.1 + i * step.1)?,
            ))
        })
        .collect()
}

pub const STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// Every run of `length` on the board.
pub fn runs(size: usize, length: usize) -> Vec<Vec<(usize, usize)>> {
    let mut all = Vec::new();
    for row in 0..size as i32 {
        for column in 0..size as i32 {
            for step in STEPS {
                all.extend(run(size, (row, column), step, length as i32));
            }
        }
    }
    all
}

pub fn has_line(board: &Board, mark: char, length: i32) -> bool {
    let size = board.len();
    let is_mark = |row: i32, column: i32| {
        let inside = (0..size as i32).contains(&row) && (0..size as i32).contains(&column);
        inside && board[row as usize][column as usize] == mark
    };
    for row in 0..size as i32 {
        for column in 0..size as i32 {
            for (down, aside) in STEPS {
                if (0..length).all(|i| is_mark(row + i * down, column + i * aside)) {
                    return true;
                }
            }
        }
    }
    false
}

/// The board after the next mark on each free cell.
pub fn moves(board: &Board, mark: char) -> Vec<Board> {
    let mut after = Vec::new();
    for row in 0..board.len() {
        for column in 0..board.len() {
            if board[row][column] == '.' {
                let mut next = board.clone();
                next[row][column] = mark;
                after.push(next);
            }
        }
    }
    after
}

/// The board of 3 x 3 of which a player's best result is asked, and who is to move.
fn turn(board: &Board, marks: [char; 2]) -> (char, char) {
    if count(board, marks[0]) == count(board, marks[1]) {
        (marks[0], marks[1])
    } else {
        (marks[1], marks[0])
    }
}

/// What the game comes to for the first player, who wants the most, while the second wants the least.
pub fn minimax(
    board: &Board,
    marks: [char; 2],
    end: &dyn Fn(&Board) -> Option<i64>,
    known: &mut HashMap<Board, i64>,
) -> i64 {
    if let Some(value) = known.get(board) {
        return *value;
    }
    let value = end(board).unwrap_or_else(|| {
        let (mover, _) = turn(board, marks);
        let values = moves(board, mover);
        let values = values.iter().map(|next| minimax(next, marks, end, known));
        if mover == marks[0] {
            values.max()
        } else {
            values.min()
        }
        .expect("a board with a free cell")
    });
    known.insert(board.clone(), value);
    value
}

/// What tic-tac-toe comes to on a board where it has ended: 1 if x won, -1 if o won, 0 if nobody did.
pub fn tic_tac_toe_end(board: &Board) -> Option<i64> {
    if has_line(board, 'x', 3) {
        Some(1)
    } else if has_line(board, 'o', 3) {
        Some(-1)
    } else if count(board, '.') == 0 {
        Some(0)
    } else {
        None
    }
}

pub fn tic_tac_toe(board: &Board, known: &mut HashMap<Board, i64>) -> &'static str {
    match minimax(board, ['x', 'o'], &tic_tac_toe_end, known) {
        1 => "x",
        0 => "TIE",
        _ => "o",
    }
}

/// Every board that play of tic-tac-toe can reach.
pub fn reachable() -> Vec<Board> {
    let mut seen = std::collections::BTreeSet::new();
    let mut open = vec![empty(3)];
    while let Some(board) = open.pop() {
        if seen.insert(board.clone()) && tic_tac_toe_end(&board).is_none() {
            open.extend(moves(&board, turn(&board, ['x', 'o']).0));
        }
    }
    seen.into_iter().collect()
}

/// How many sequences of moves end with each ply, by walking all of them; under 0 the draws.
pub fn sequences(board: &Board, ply: usize, ended: &mut [u64; 10]) {
    for next in moves(board, ['x', 'o'][ply % 2]) {
        match tic_tac_toe_end(&next) {
            Some(0) => ended[0] += 1,
            Some(_) => ended[ply + 1] += 1,
            None => sequences(&next, ply + 1, ended),
        }
    }
}

pub fn weighted(points: &[Vec<i64>]) -> &'static str {
    let end = |board: &Board| match tic_tac_toe_end(board) {
        Some(0) => {
            let of = |mark| {
                let cells = board.iter().flatten().zip(points.iter().flatten());
                cells
                    .filter(|(&cell, _)| cell == mark)
                    .map(|(_, points)| points)
                    .sum::<i64>()
            };
            Some(if of('x') > of('o') { 1 } else { -1 })
        }
        decided => decided,
    };
    match minimax(&empty(3), ['x', 'o'], &end, &mut HashMap::new()) {
        1 => "Takahashi\n",
        _ => "Aoki\n",
    }
}

pub fn twins(below: &[Vec<i64>], beside: &[Vec<i64>]) -> String {
    let first = |board: &Board| {
        let mut points = 0;
        for row in 0..3 {
            for column in 0..3 {
                if row < 2 && board[row][column] == board[row + 1][column] {
                    points += below[row][column];
                }
                if column < 2 && board[row][column] == board[row][column + 1] {
                    points += beside[row][column];
                }
            }
        }
        points
    };
    let end = |board: &Board| (count(board, '.') == 0).then(|| first(board));
    let best = minimax(&empty(3), ['o', 'x'], &end, &mut HashMap::new());
    let all: i64 = below.iter().chain(beside).flatten().sum();
    format!("{best}\n{}\n", all - best)
}

/// Whether a game of gomoku can have led to a board: take each stone that may have been the last one off again.
pub fn checker(board: &Board) -> &'static str {
    let has_five = |board: &Board| has_line(board, 'o', 5) || has_line(board, 'x', 5);
    let (black, white) = (count(board, 'o'), count(board, 'x'));
    if black != white && black != white + 1 {
        return "NO\n";
    }
    if !has_five(board) {
        return "YES\n";
    }
    let last = if black > white { 'o' } else { 'x' };
    for row in 0..19 {
        for column in 0..19 {
            if board[row][column] == last {
                let mut before = board.clone();
                before[row][column] = '.';
                if !has_five(&before) {
                    return "YES\n";
                }
            }
        }
    }
    "NO\n"
}
