//! No case costs a binary many more instructions than reading it and printing an answer.
//!
//! The floor is what the programs of `tests/floor` cost, which do nothing else. Instructions, counted by valgrind, repeat
//! exactly, whatever else the machine is doing. Only release builds are measured.

mod support;

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

/// How many times the floor a case may cost.
const MOST: [(&str, f64); 5] = [
    ("abc025_c", 2.5),
    ("abc349_e", 1.3),
    ("algospot_tictactoe", 1.35),
    ("arc012_c", 1.1),
    ("codeiq_move_count", 1.15),
];

fn main() {
    let arguments = Arguments::from_args();
    let reason = if cfg!(debug_assertions) {
        Some("only release builds are measured")
    } else if Command::new("valgrind").arg("--version").output().is_err() {
        Some("not installed: apt-get install valgrind")
    } else {
        None
    };
    let floor = env::temp_dir().join(format!("narabe-floor-{}", std::process::id()));
    if reason.is_none() && !arguments.list {
        build(&floor);
    }
    let floor_of = |problem| floor.join("release").join(problem);
    let mut trials: Vec<Trial> = MOST
        .map(|(problem, most)| {
            let floor = floor_of(problem);
            Trial::test(problem, move || is_near(problem, &floor, most))
        })
        .into();
    let tictactoe = floor_of("algospot_tictactoe");
    trials.push(Trial::test("200_000_boards", move || {
        is_near_at_scale(&tictactoe)
    }));
    if let Some(reason) = reason {
        let ignored = |trial: Trial| trial.with_kind(reason).with_ignored_flag(true);
        trials = trials.into_iter().map(ignored).collect();
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    let _ = fs::remove_dir_all(floor);
    conclusion.exit();
}

/// Builds the floor programs as the binaries are built.
fn build(target: &Path) {
    let status = Command::new(env!("CARGO"))
        .args([
            "build",
            "--release",
            "--quiet",
            "--locked",
            "--manifest-path",
        ])
        .arg(support::root().join("tests/floor/Cargo.toml"))
        .arg("--target-dir")
        .arg(target)
        .status();
    assert!(
        matches!(status, Ok(status) if status.success()),
        "the floor programs don't build"
    );
}

fn is_near(problem: &str, floor: &Path, most: f64) -> Result<(), Failed> {
    let folder = support::testcases().join(problem);
    for case in support::cases(&folder, "in") {
        let input = folder.join(format!("{case}.in"));
        costs_at_most(most, problem, floor, &input)?;
    }
    Ok(())
}

/// That even full boards, which take the most to read, cost at most twice the floor if there are enough of them.
fn is_near_at_scale(floor: &Path) -> Result<(), Failed> {
    let input = floor.with_extension("in");
    fs::write(
        &input,
        format!("200000\n{}", "xox\nxox\noxo\n".repeat(200_000)),
    )?;
    costs_at_most(2.0, "algospot_tictactoe", floor, &input)
}

fn costs_at_most(most: f64, problem: &str, floor: &Path, input: &Path) -> Result<(), Failed> {
    let cost = instructions(&support::binary(problem), input)?;
    let floor = instructions(floor, input)?;
    let ratio = cost as f64 / floor as f64;
    if ratio > most {
        let input = input.display();
        return Err(format!("{input}: {cost} is {ratio:.3} times the floor, {floor}").into());
    }
    Ok(())
}

fn instructions(program: &Path, input: &Path) -> Result<u64, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .stdin(Stdio::from(
            fs::File::open(input).map_err(|why| why.to_string())?,
        ))
        .output()
        .map_err(|why| why.to_string())?;
    let report = String::from_utf8_lossy(&output.stderr);
    let count = report
        .split("refs:")
        .nth(1)
        .and_then(|rest| rest.lines().next());
    let count = count.map(|count| count.replace([',', ' '], "").parse());
    match count {
        Some(Ok(count)) if output.status.success() => Ok(count),
        _ => Err(format!("{}: {report}", program.display())),
    }
}
