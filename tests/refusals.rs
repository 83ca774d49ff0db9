//! What each binary says of bad input, and that it reads good input in every form it comes in.
//!
//! A refusal has a status that is not 0, nothing on standard output, and a message that says what is wrong.

mod support;

use support::{binary, root, run};

fn refused(problem: &str, input: impl Into<Vec<u8>>, message: &str) {
    let input = input.into();
    let shown = String::from_utf8_lossy(&input).into_owned();
    let output = run(&binary(problem), input).unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{problem} took\n{shown}");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "",
        "{problem} answered\n{shown}"
    );
    assert!(
        stderr.contains(message),
        "{problem} said\n{stderr}\nnot {message:?} of\n{shown}"
    );
}

fn answered(problem: &str, input: &str, expected: &str) {
    let output = run(&binary(problem), input).unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{problem} refused\n{input}\n{stderr}"
    );
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        expected,
        "{problem} on\n{input}"
    );
}

/// The same input as people's machines write it.
fn answered_in_every_form(problem: &str, input: &str, expected: &str) {
    answered(problem, input, expected);
    answered(problem, &input.replace('\n', "\r\n"), expected);
    answered(problem, &input.replace('\n', "  \n"), expected);
    answered(problem, &input.replace('\n', "\n\n"), expected);
    answered(problem, input.trim_end(), expected);
}

/// What proconio says where the input ends too early.
const NO_TOKEN: &str = "failed to get the next token";

const GOMOKU_ROW: &str = "...................\n";

#[test]
fn abc349_e() {
    refused("abc349_e", "", NO_TOKEN);
    refused("abc349_e", "1 2 3\n4 5", NO_TOKEN);
    refused("abc349_e", "1 2 3\n4 5 6\n7 8", NO_TOKEN);
    refused(
        "abc349_e",
        "1 2 3\n4 five 6\n7 8 9\n",
        "`five` to the value of type `i64`",
    );
    refused(
        "abc349_e",
        "1 2 3\n4 5.0 6\n7 8 9\n",
        "`5.0` to the value of type `i64`",
    );
    let huge = "99999999999999999999";
    refused("abc349_e", format!("1 2 3\n4 {huge} 6\n7 8 9\n"), huge);
    refused("abc349_e", b"1 2 3\n4 \xff 6\n7 8 9\n", "UTF-8");
    refused(
        "abc349_e",
        "1 2 3\n4 1000000001 6\n7 8 9\n",
        "1000000001 is not from -10^9 to 10^9",
    );
    refused(
        "abc349_e",
        "-9223372036854775808 2 3\n4 5 6\n7 8 9\n",
        "-9223372036854775808 is not from",
    );
    refused(
        "abc349_e",
        "2 2 3\n4 5 6\n7 8 9\n",
        "the points add up to an even number",
    );
    answered_in_every_form("abc349_e", "0 0 0\n0 1 0\n0 0 0\n", "Takahashi\n");
    answered(
        "abc349_e",
        "0 0 0\n0 1 0\n0 0 0\nwhat follows is nothing to us\n",
        "Takahashi\n",
    );
}

#[test]
fn abc025_c() {
    refused("abc025_c", "", NO_TOKEN);
    refused("abc025_c", "0 15 0\n0 0", NO_TOKEN);
    refused("abc025_c", "0 15 0\n0 0 25\n20 10\n0 0\n25", NO_TOKEN);
    refused(
        "abc025_c",
        "0 15 0\n0 zero 25\n20 10\n0 0\n25 0\n",
        "`zero` to the value of type `i64`",
    );
    refused(
        "abc025_c",
        "0 15 0\n0 99999999999 25\n20 10\n0 0\n25 0\n",
        "99999999999",
    );
    refused(
        "abc025_c",
        b"0 15 0\n0 \xff 25\n20 10\n0 0\n25 0\n",
        "UTF-8",
    );
    refused(
        "abc025_c",
        "0 15 0\n0 101 25\n20 10\n0 0\n25 0\n",
        "101 is not from 0 to 100",
    );
    refused(
        "abc025_c",
        "0 15 0\n0 0 25\n20 10\n0 0\n25 -1\n",
        "-1 is not from 0 to 100",
    );
    answered_in_every_form("abc025_c", "0 15 0\n0 0 25\n20 10\n0 0\n25 0\n", "15\n80\n");
    answered(
        "abc025_c",
        "0 15 0\n0 0 25\n20 10\n0 0\n25 0\nmore",
        "15\n80\n",
    );
}

#[test]
fn arc012_c() {
    let empty = GOMOKU_ROW.repeat(19);
    let with_row_7 =
        |row: &str| format!("{}{row}\n{}", GOMOKU_ROW.repeat(6), GOMOKU_ROW.repeat(12));
    refused("arc012_c", "", NO_TOKEN);
    refused("arc012_c", GOMOKU_ROW.repeat(18), NO_TOKEN);
    refused("arc012_c", &empty[..20 * 18], NO_TOKEN);
    refused(
        "arc012_c",
        &empty[..20 * 19 - 5],
        "row 19 has 15 cells, not 19",
    );
    refused(
        "arc012_c",
        with_row_7(&".".repeat(18)),
        "row 7 has 18 cells, not 19",
    );
    refused(
        "arc012_c",
        with_row_7(&"o".repeat(20)),
        "row 7 has 20 cells, not 19",
    );
    refused(
        "arc012_c",
        with_row_7("..........z........"),
        "row 7: `z` is not o, x or .",
    );
    refused(
        "arc012_c",
        with_row_7("..........○........"),
        "row 7: `○` is not o, x or .",
    );
    refused(
        "arc012_c",
        with_row_7(".......... ........"),
        "row 7 has 10 cells, not 19",
    );
    refused("arc012_c", [b"\xff", empty.as_bytes()].concat(), "UTF-8");
    answered_in_every_form("arc012_c", &empty, "YES\n");
    answered("arc012_c", &format!("{empty}z"), "YES\n");
}

#[test]
fn algospot_tictactoe() {
    let not_text = b"1\n...\n.\xff.\n...\n";
    refused("algospot_tictactoe", not_text, "UTF-8");
    let refused = |input: &str, message: &str| refused("algospot_tictactoe", input, message);
    refused("", "the number of boards is missing");
    refused(
        "three\n...\n...\n...\n",
        "the number of boards is `three`, not a whole number",
    );
    refused(
        "-1\n...\n...\n...\n",
        "the number of boards is `-1`, not a whole number",
    );
    refused(
        "99999999999999999999\n",
        "the number of boards is `99999999999999999999`",
    );
    refused("1\n", "board 1 of 1: the board has 0 rows, not 3");
    refused(
        "2\n...\n...\n...\n",
        "board 2 of 2: the board has 0 rows, not 3",
    );
    refused(
        "2\n...\n...\n...\n...\n..",
        "board 2 of 2: row 2 has 2 cells, not 3",
    );
    refused("1\n...\n...\n", "board 1 of 1: the board has 2 rows, not 3");
    refused(
        "1\n...\n....\n...\n",
        "board 1 of 1: row 2 has 4 cells, not 3",
    );
    refused(
        "1\n...\n...\n.z.\n",
        "board 1 of 1: row 3: `z` is not x, o or .",
    );
    refused(
        "2\n...\n...\n...\nO..\n...\n...\n",
        "board 2 of 2: row 1: `O` is not x, o or .",
    );
    refused("1\noo.\nx..\n...\n", "board 1 of 1: no play leads here");
    refused("1\nxx.\n...\n...\n", "board 1 of 1: no play leads here");
    refused("1\nxxx\nooo\n...\n", "board 1 of 1: no play leads here");
    let good =
        |input: &str, expected: &str| answered_in_every_form("algospot_tictactoe", input, expected);
    good("2\n...\n...\n...\nxx.\noo.\n...\n", "TIE\nx\n");
    good("1\nxx.\noo.\n...\nz..\n", "x\n"); // what follows the boards is nothing to us
    good("0\n", "");
}

#[test]
fn codeiq_move_count() {
    for n in [
        "4",
        "10",
        "-5",
        "0",
        "18446744073709551621",
        "5.0",
        "five",
        "56",
    ] {
        let message = format!("number 2: `{n}` is not from 5 to 9");
        refused("codeiq_move_count", format!("5\n{n}\n9\n"), &message);
    }
    refused("codeiq_move_count", b"5\n\xff\n", "UTF-8");
    answered_in_every_form("codeiq_move_count", "5\n6\n", "1440\n5328\n");
    answered("codeiq_move_count", "", "");
    answered("codeiq_move_count", "5 6\n", "1440\n5328\n");
}

#[test]
fn every_binary_is_here() {
    let text = std::fs::read_to_string(root().join("tests/refusals.rs")).unwrap();
    for problem in support::binaries() {
        assert!(
            text.contains(&format!("fn {problem}()")),
            "{problem} is not tested"
        );
    }
}
