//! Every case of `testcases/`, through the real binary, one named test a case.
//!
//! `testcases/PROBLEM/NAME.in` goes to the binary `PROBLEM`, and what it prints must be `NAME.out`. The cases are found
//! when the tests run, so a pair of files dropped in is a test. A file without its other half, a folder that names no
//! binary, and a binary without cases are tests that fail.

mod support;

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::Path;
use support::{binaries, binary, cases, check, names, testcases};

fn main() {
    let arguments = Arguments::from_args();
    let trials = trials(&testcases());
    libtest_mimic::run(&arguments, trials).exit();
}

fn trials(testcases: &Path) -> Vec<Trial> {
    let (binaries, folders) = (binaries(), names(testcases, Path::is_dir));
    let folders = folders.expect("testcases/ is there");
    let strangers = folders.difference(&binaries).map(|folder| {
        let name = format!("{folder}::folder");
        Trial::test(name, || {
            Err("no binary in src/bin has this folder's name".into())
        })
    });
    let mut trials: Vec<_> = strangers.collect();
    for problem in &binaries {
        trials.extend(trials_of(problem, &testcases.join(problem)));
    }
    trials
}

fn trials_of(problem: &str, folder: &Path) -> Vec<Trial> {
    let (inputs, outputs) = (cases(folder, "in"), cases(folder, "out"));
    if inputs.is_empty() && outputs.is_empty() {
        let name = format!("{problem}::cases");
        return vec![Trial::test(name, || {
            Err("this binary has no cases in testcases/".into())
        })];
    }
    let trial = |case: &String| {
        let missing = [("in", &inputs), ("out", &outputs)]
            .into_iter()
            .find(|(_, cases)| !cases.contains(case))
            .map(|(ending, _)| {
                format!(
                    "{} is missing",
                    folder.join(format!("{case}.{ending}")).display()
                )
            });
        let (program, folder, file) = (binary(problem), folder.to_owned(), case.clone());
        Trial::test(format!("{problem}::{case}"), move || match missing {
            Some(why) => Err(why.into()),
            None => check(&program, &folder, &file).map_err(Failed::from),
        })
    };
    inputs.union(&outputs).map(trial).collect()
}
