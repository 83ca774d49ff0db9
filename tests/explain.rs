//! The explanations end with the answers, whatever is explained.

mod support;

use assert_cmd::Command;
use std::fs;

/// Explains a case, with the variables set that are given.
fn explained(problem: &str, case: &str, variables: &[(&str, &str)]) -> String {
    let example = support::example("explain");
    let input = support::testcases()
        .join(problem)
        .join(format!("{case}.in"));
    let output = Command::new(&example)
        .arg(problem)
        .envs(variables.iter().copied())
        .write_stdin(fs::read(input).unwrap())
        .output()
        .unwrap();
    assert!(output.status.success(), "{problem}::{case}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_explanation_ends_with_the_answer() {
    for problem in support::binaries() {
        let folder = support::testcases().join(&problem);
        for case in support::cases(&folder, "in") {
            let answer = fs::read_to_string(folder.join(format!("{case}.out"))).unwrap();
            let text = explained(&problem, &case, &[]);
            let count = text.lines().count() - answer.lines().count();
            let last: Vec<&str> = text.lines().skip(count).collect();
            assert_eq!(
                last,
                answer.lines().collect::<Vec<_>>(),
                "{problem}::{case}"
            );
        }
    }
}

#[test]
fn colour_is_for_those_who_want_it() {
    let colour = |variables: &[_]| explained("arc012_c", "sample-1", variables).contains('\x1b');
    assert!(!colour(&[]), "not on a terminal");
    assert!(colour(&[("CLICOLOR_FORCE", "1")]));
    assert!(!colour(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

/// That the example refuses, explains nothing, and says why.
fn refused(problem: &str, input: &str, why: &str) {
    Command::new(support::example("explain"))
        .arg(problem)
        .write_stdin(input)
        .assert()
        .code(1)
        .stdout("")
        .stderr(format!("{why}\n"));
}

#[test]
fn what_can_not_be_explained_is_refused() {
    refused("abc000_a", "", "there is no problem `abc000_a` to explain");
    refused("abc349_e", "1 2 3 4", "the input ends too early");
    refused("abc349_e", "1 2 x", "`x` is not what belongs here");
    refused(
        "abc349_e",
        "1 2 3 4 5 6 7 8 10",
        "the points add up to an even number",
    );
    refused(
        "abc025_c",
        "0 0 0 0 0 0 0 0 0 0 0 101",
        "101 is not from 0 to 100",
    );
    refused("arc012_c", "...", "row 1 has 3 cells, not 19");
    refused(
        "algospot_tictactoe",
        "2 xx. oo. ... xx. oo.",
        "board 2 of 2: the board has 2 rows, not 3",
    );
    refused(
        "algospot_tictactoe",
        "2 xx. oo. ... xxx ... ...",
        "board 2 of 2: no play leads here",
    );
    refused("codeiq_move_count", "5 4", "`4` is not from 5 to 9");
}
