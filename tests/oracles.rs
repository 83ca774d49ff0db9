//! The real binaries against plain solutions.

mod plain;
mod support;

use fastrand::Rng;
use plain::Board;
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use support::{binary, run};

/// What a binary answers.
fn answer(problem: &str, input: &str) -> String {
    let output = run(&binary(problem), input).unwrap_or_else(|why| panic!("{why}\n{input}"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{problem}: {}\n{stderr}\n{input}",
        output.status
    );
    String::from_utf8(output.stdout).expect("answers are text")
}

/// Does something for each number below `count`, on all cores.
fn for_each(count: usize, act: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, |cores| cores.get()) {
            scope.spawn(|| loop {
                match next.fetch_add(1, Ordering::Relaxed) {
                    i if i < count => act(i),
                    _ => break,
                }
            });
        }
    });
}

#[test]
fn algospot_tictactoe_knows_every_position() {
    let boards = plain::reachable();
    assert_eq!(boards.len(), 5478);
    let mut known = HashMap::new();
    let mut input = format!("{}\n", boards.len());
    for board in &boards {
        writeln!(input, "{}", plain::show(board)).unwrap();
    }
    let answers = answer("algospot_tictactoe", &input);
    assert_eq!(answers.lines().count(), boards.len());
    for (board, answer) in boards.iter().zip(answers.lines()) {
        let expected = plain::tic_tac_toe(board, &mut known);
        assert_eq!(answer, expected, "\n{}", plain::show(board));
    }
}

#[test]
fn algospot_tictactoe_takes_a_load_of_boards() {
    let boards = plain::reachable();
    let mut known = HashMap::new();
    let mut rng = Rng::with_seed(200_000);
    let (mut input, mut expected) = (String::from("200000\n"), String::new());
    for _ in 0..200_000 {
        let board = &boards[rng.usize(..boards.len())];
        input += &plain::show(board);
        expected += plain::tic_tac_toe(board, &mut known);
        expected += "\n";
    }
    assert!(answer("algospot_tictactoe", &input) == expected);
}

#[test]
fn codeiq_move_count_knows_every_n_alone_and_in_any_company() {
    let mut ended = [0; 10];
    plain::sequences(&plain::empty(3), 0, &mut ended);
    for n in 5..=9 {
        assert_eq!(
            answer("codeiq_move_count", &format!("{n}\n")),
            format!("{}\n", ended[n])
        );
        for m in 5..=9 {
            let both = format!("{}\n{}\n", ended[n], ended[m]);
            assert_eq!(answer("codeiq_move_count", &format!("{n}\n{m}\n")), both);
        }
    }
    let all: String = (5..=9).map(|n| format!("{}\n", ended[n])).collect();
    assert_eq!(answer("codeiq_move_count", "5\n6\n7\n8\n9\n"), all);
}

fn check_gomoku(board: &Board) {
    let input = plain::show(board);
    assert_eq!(
        answer("arc012_c", &input),
        plain::checker(board),
        "\n{input}"
    );
}

/// Lays up to `count` stones on free cells, none next to another one of them, so that they make no line.
fn scatter(board: &mut Board, mark: char, count: usize) {
    let cells = (0..19)
        .step_by(2)
        .flat_map(|row| (row % 3..19).step_by(3).map(move |column| (row, column)));
    let free: Vec<_> = cells
        .filter(|&(row, column)| board[row][column] == '.')
        .take(count)
        .collect();
    assert_eq!(free.len(), count);
    for (row, column) in free {
        board[row][column] = mark;
    }
}

#[test]
fn arc012_c_judges_every_single_run() {
    let runs: Vec<_> = [4, 5, 6, 9, 10]
        .into_iter()
        .flat_map(|length| plain::runs(19, length))
        .collect();
    for_each(runs.len(), |i| {
        // the run's colour, the other one, and how many more stones that has: black moved last, white moved last,
        // and counts that no game has
        for (mark, other, more) in [('o', 'x', -1), ('x', 'o', 0), ('o', 'x', 1)] {
            let mut board = plain::empty(19);
            for &(row, column) in &runs[i] {
                board[row][column] = mark;
            }
            let others = runs[i].len() as i32 + more;
            scatter(&mut board, other, others as usize);
            check_gomoku(&board);
        }
    });
}

#[test]
fn arc012_c_judges_boards_rich_in_lines() {
    let answers = [AtomicUsize::new(0), AtomicUsize::new(0)];
    for_each(3000, |seed| {
        let mut rng = Rng::with_seed(seed as u64);
        let mut board = plain::empty(19);
        // runs, crossing runs, runs with a gap, and runs that go on at the other edge
        for _ in 0..rng.usize(1..5) {
            let mark = if rng.bool() { 'o' } else { 'x' };
            let (length, gap) = (rng.i32(4..10), if rng.bool() { rng.i32(0..9) } else { -1 });
            let (down, aside) = plain::STEPS[rng.usize(..4)];
            let (row, column) = (rng.i32(0..19), rng.i32(0..19));
            for i in (0..length).filter(|&i| i != gap) {
                let (row, column) = (row + i * down, column + i * aside);
                board[row.rem_euclid(19) as usize][column.rem_euclid(19) as usize] = mark;
            }
        }
        let wanted = rng.usize(0..3); // mostly make the counts right
        for _ in 0..200 {
            let (black, white) = (plain::count(&board, 'o'), plain::count(&board, 'x'));
            let mark = if black > white + wanted.min(1) {
                'x'
            } else if black < white {
                'o'
            } else {
                break;
            };
            board[rng.usize(..19)][rng.usize(..19)] = mark;
        }
        answers[usize::from(plain::checker(&board) == "YES\n")].fetch_add(1, Ordering::Relaxed);
        check_gomoku(&board);
    });
    assert!(
        answers
            .iter()
            .all(|count| count.load(Ordering::Relaxed) > 300),
        "{answers:?}"
    );
}

/// Rows of numbers that `number` yields.
fn rows(rows: usize, columns: usize, mut number: impl FnMut() -> i64) -> Vec<Vec<i64>> {
    (0..rows)
        .map(|_| (0..columns).map(|_| number()).collect())
        .collect()
}

fn text(rows: &[Vec<i64>]) -> String {
    let row = |row: &Vec<i64>| row.iter().map(i64::to_string).collect::<Vec<_>>().join(" ") + "\n";
    rows.iter().map(row).collect()
}

#[test]
fn abc349_e_agrees_at_every_scale() {
    const MOST: i64 = 1_000_000_000;
    let takahashi = AtomicUsize::new(0);
    for_each(600, |seed| {
        let mut rng = Rng::with_seed(seed as u64);
        let scales = [
            (0, 1),
            (-1, 0),
            (-9, 9),
            (1 - MOST, MOST - 1),
            (MOST - 1, MOST),
            (-MOST, 1 - MOST),
        ];
        let (least, most) = scales[seed % scales.len()];
        let points = loop {
            let points = rows(3, 3, || rng.i64(least..=most));
            if points.iter().flatten().sum::<i64>() % 2 != 0 {
                break points;
            }
        };
        let expected = plain::weighted(&points);
        takahashi.fetch_add(usize::from(expected == "Takahashi\n"), Ordering::Relaxed);
        assert_eq!(
            answer("abc349_e", &text(&points)),
            expected,
            "seed {seed}\n{}",
            text(&points)
        );
    });
    let takahashi = takahashi.into_inner();
    assert!(
        (60..=540).contains(&takahashi),
        "one answer is rare: {takahashi} of 600"
    );
}

#[test]
fn abc025_c_agrees_at_every_scale() {
    for_each(500, |seed| {
        let mut rng = Rng::with_seed(seed as u64);
        let (least, most) = [(0, 1), (0, 100), (99, 100), (7, 7), (0, 3)][seed % 5];
        let below = rows(2, 3, || rng.i64(least..=most));
        let beside = rows(3, 2, || rng.i64(least..=most));
        let input = text(&below) + &text(&beside);
        assert_eq!(
            answer("abc025_c", &input),
            plain::twins(&below, &beside),
            "seed {seed}\n{input}"
        );
    });
}
