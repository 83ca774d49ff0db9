//! The explanations end with the answers, whatever is explained.

mod support;

use std::fs;
use std::process::{Command, Stdio};

/// Explains a case, with the variables set that are given.
fn explained(problem: &str, case: &str, variables: &[(&str, &str)]) -> String {
    let example = support::example("explain");
    let input = support::testcases()
        .join(problem)
        .join(format!("{case}.in"));
    let output = Command::new(&example)
        .arg(problem)
        .envs(variables.iter().copied())
        .stdin(Stdio::from(fs::File::open(input).unwrap()))
        .output()
        .unwrap_or_else(|why| panic!("{}: {why}", example.display()));
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

#[test]
fn what_can_not_be_explained_is_refused() {
    let output = Command::new(support::example("explain"))
        .arg("abc000_a")
        .output()
        .unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "there is no problem `abc000_a` to explain\n"
    );
}
