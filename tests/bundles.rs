//! Every problem's bundle, compiled as its judge does and put to all of its cases.
//!
//! A test is named after the problem and the compiler. What AlgoSpot's compiler would do is ignored, with the reason,
//! where that compiler is not installed.

mod support;

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use support::{binaries, cases, check, root, testcases};

/// Debian 12's package, which is what AlgoSpot compiles with.
const DEBIANS_RUSTC: &str = "/usr/bin/rustc";

/// Codeforces' limit, the smallest of all judges.
const MOST_BYTES: usize = 64 * 1000;

fn main() {
    let arguments = Arguments::from_args();
    let trials = binaries().into_iter().flat_map(|problem| {
        let form = trial(&problem, "form", has_the_form_of_a_submission);
        let uses_crates = source(&problem).contains("use proconio::");
        let compiled = if uses_crates {
            in_packages(&problem)
        } else {
            alone(&problem)
        };
        compiled.into_iter().chain([form])
    });
    libtest_mimic::run(&arguments, trials.collect()).exit();
}

/// As AtCoder compiles it: in a package, with the crates.
fn in_packages(problem: &str) -> Vec<Trial> {
    let trials = ["2021", "2024"].map(|edition| {
        let test =
            move |problem: &str| answers_all(problem, &compiled_in_a_package(problem, edition)?);
        trial(problem, &format!("package-{edition}"), test)
    });
    trials.into()
}

/// As AlgoSpot and others compile it: `rustc -O FILE`, which is edition 2015, and the later editions.
fn alone(problem: &str) -> Vec<Trial> {
    let mut algospot = trial(problem, "rustc-1.63", |problem| {
        answers_all(problem, &compiled_alone(problem, DEBIANS_RUSTC, &[])?)
    });
    if !Path::new(DEBIANS_RUSTC).exists() {
        algospot = algospot
            .with_kind("not installed: apt-get install rustc")
            .with_ignored_flag(true);
    }
    let editions = ["2015", "2018", "2021", "2024"].map(|edition| {
        let test = move |problem: &str| {
            answers_all(
                problem,
                &compiled_alone(problem, "rustc", &["--edition", edition])?,
            )
        };
        trial(problem, &format!("rustc-{edition}"), test)
    });
    let mut trials = vec![algospot];
    trials.extend(editions);
    trials
}

fn trial(
    problem: &str,
    name: &str,
    test: impl Fn(&str) -> Result<(), String> + Send + 'static,
) -> Trial {
    let name = format!("{problem}::{name}");
    let problem = problem.to_owned();
    Trial::test(name, move || test(&problem).map_err(Failed::from))
}

fn has_the_form_of_a_submission(problem: &str) -> Result<(), String> {
    let text = bundle(problem)?;
    let expect = |holds: bool, what: &str| {
        if holds {
            Ok(())
        } else {
            Err(format!("{what}:\n{text}"))
        }
    };
    expect(text == bundle(problem)?, "another run makes another file")?;
    expect(text.len() <= MOST_BYTES, "it is too large for a judge")?;
    expect(
        !text.contains("cfg(test)") && !text.contains("assert_eq!"),
        "it holds tests",
    )?;
    let readme = fs::read_to_string(root().join("README.md")).map_err(|why| why.to_string())?;
    let row = readme
        .lines()
        .find(|line| line.starts_with(&format!("| `{problem}` |")));
    if !row.unwrap_or("").contains(&format!("| {} |", text.len())) {
        return Err(format!(
            "the README does not say that it has {} bytes",
            text.len()
        ));
    }
    let negamax = source(problem).contains("Negamax");
    expect(
        text.contains("mod negamax") == negamax,
        "it holds what it doesn't need, or lacks what it needs",
    )?;
    let file = folder(problem, "form")?.join("bundle.rs");
    fs::write(&file, &text).map_err(|why| why.to_string())?;
    succeed(
        Command::new("rustfmt")
            .args(["--check", "--edition", "2021"])
            .arg(file),
    )
    .map(drop)
}

fn answers_all(problem: &str, program: &Path) -> Result<(), String> {
    let folder = testcases().join(problem);
    let inputs = cases(&folder, "in");
    inputs
        .iter()
        .try_for_each(|case| check(program, &folder, case))
}

fn compiled_alone(problem: &str, rustc: &str, options: &[&str]) -> Result<PathBuf, String> {
    let folder = folder(
        problem,
        &[&[rustc.trim_start_matches('/')], options]
            .concat()
            .join("-"),
    )?;
    fs::write(folder.join("submission.rs"), bundle(problem)?).map_err(|why| why.to_string())?;
    let program = folder.join("submission");
    let mut compiler = Command::new(rustc);
    compiler
        .current_dir(&folder)
        .args(options)
        .args(["-O", "submission.rs", "-o", "submission"]);
    succeed(&mut compiler)?;
    Ok(program)
}

fn compiled_in_a_package(problem: &str, edition: &str) -> Result<PathBuf, String> {
    let name = format!("{problem}-{edition}");
    let manifest = format!(
        r#"
        [package]
        name = "{name}"
        version = "0.0.0"
        edition = "{edition}"
        [workspace]
        [dependencies]
        proconio = {{ version = "=0.5.0", features = ["derive"] }}
        itertools = "=0.14.0"
        [profile.release]
        lto = true
        "#
    );
    let folder = folder(problem, &name)?;
    let write =
        |name: &str, text: &[u8]| fs::write(folder.join(name), text).map_err(|why| why.to_string());
    fs::create_dir_all(folder.join("src")).map_err(|why| why.to_string())?;
    write("Cargo.toml", manifest.as_bytes())?;
    write(
        "Cargo.lock",
        &fs::read(root().join("Cargo.lock")).map_err(|why| why.to_string())?,
    )?;
    write("src/main.rs", bundle(problem)?.as_bytes())?;
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packages");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(&folder).env("CARGO_TARGET_DIR", &target);
    succeed(cargo.args(["build", "--release", "--quiet", "--offline"]))?;
    Ok(target
        .join("release")
        .join(name)
        .with_extension(env::consts::EXE_EXTENSION))
}

fn bundle(problem: &str) -> Result<String, String> {
    succeed(
        Command::new(env!("CARGO"))
            .current_dir(root())
            .args(["bundle", problem]),
    )
}

fn source(problem: &str) -> String {
    let file = root().join("src/bin").join(problem).with_extension("rs");
    fs::read_to_string(file).expect("every binary has a source")
}

/// A folder of this test's own.
fn folder(problem: &str, test: &str) -> Result<PathBuf, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(problem)
        .join(test.replace('/', "-"));
    fs::create_dir_all(&folder).map_err(|why| why.to_string())?;
    Ok(folder)
}

/// What a command prints, if it succeeds without a word on standard error: a warning is a failure.
fn succeed(command: &mut Command) -> Result<String, String> {
    let output = command
        .output()
        .map_err(|why| format!("{command:?}: {why}"))?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    if output.status.success() && stderr.is_empty() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(format!("{command:?}: {}\n{stderr}", output.status))
    }
}
