//! What the README prints is what its commands print, and its figures are right.

mod support;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

fn readme() -> String {
    fs::read_to_string(support::root().join("README.md")).unwrap()
}

/// Each command of the README with the output that it shows.
fn commands(readme: &str) -> Vec<(String, String)> {
    let blocks = readme.split("```").skip(1).step_by(2);
    let blocks = blocks.filter_map(|block| block.strip_prefix("console\n"));
    let commands = blocks.flat_map(|block| block.split("$ ").skip(1));
    commands
        .map(|command| command.split_once('\n').expect("a command ends its line"))
        .map(|(command, output)| (command.to_owned(), output.to_owned()))
        .collect()
}

/// The program that `cargo run` runs, with its arguments; cargo has built it for this test, in this test's profile.
fn program(command: &str) -> Option<(PathBuf, Vec<&str>)> {
    let words = command.strip_prefix("cargo run --release ")?;
    let mut words = words.split(' ').filter(|&word| word != "--");
    let program = match (words.next()?, words.next()?) {
        ("--bin", name) => support::binary(name),
        ("--example", name) => support::example(name),
        _ => return None,
    };
    Some((program, words.collect()))
}

#[test]
fn shown_output_is_real_output() {
    let mut shown = 0;
    for (command, expected) in commands(&readme()) {
        let (run, input) = command.split_once(" < ").unwrap_or((&command, ""));
        if let Some((program, arguments)) = program(run) {
            let input = match input {
                "" => Stdio::null(),
                path => fs::File::open(support::root().join(path)).unwrap().into(),
            };
            let output = Command::new(program)
                .args(arguments)
                .stdin(input)
                .output()
                .unwrap();
            assert_eq!(
                String::from_utf8_lossy(&output.stdout),
                expected,
                "{command}"
            );
            shown += 1;
        } else {
            assert_eq!(expected, "", "no test compares the output of {command}");
        }
    }
    assert!(shown > 2, "the README shows what its commands print");
}

#[test]
fn every_problem_has_its_line() {
    let readme = readme();
    for problem in support::binaries() {
        assert!(readme.contains(&format!("\n| `{problem}` | ")), "{problem}");
    }
}
