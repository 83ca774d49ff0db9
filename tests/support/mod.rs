//! What the tests share: the binaries, the cases, and how a case is put to a binary.

#![allow(dead_code)] // no test calls all of this

use assert_cmd::Command;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::time::{Duration, Instant};

/// How long a binary may take before it is killed.
const PATIENCE: Duration = Duration::from_secs(10);

/// The names of the binaries: one for each file of `src/bin`.
pub fn binaries() -> BTreeSet<String> {
    names(&root().join("src/bin"), |path| path.is_file()).expect("src/bin is there")
}

/// Where cargo has put a binary: beside the one it tells of.
pub fn binary(name: &str) -> PathBuf {
    let known = Path::new(env!("CARGO_BIN_EXE_abc349_e"));
    known.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// Where cargo has put an example. It builds them for all tests together, but not for one of them alone.
pub fn example(name: &str) -> PathBuf {
    let known = Path::new(env!("CARGO_BIN_EXE_abc349_e"));
    let example = known
        .with_file_name("examples")
        .join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    assert!(example.is_file(), "not built: cargo build --examples");
    example
}

/// The folder of the cases.
pub fn testcases() -> PathBuf {
    root().join("testcases")
}

/// The names, without endings, of the entries of a folder that are wanted.
pub fn names(folder: &Path, wanted: impl Fn(&Path) -> bool) -> io::Result<BTreeSet<String>> {
    let paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let paths = paths.collect::<io::Result<Vec<_>>>()?;
    let stem = |path: &PathBuf| {
        path.file_stem()
            .map(|stem| stem.to_string_lossy().into_owned())
    };
    Ok(paths
        .iter()
        .filter(|path| wanted(path))
        .filter_map(stem)
        .collect())
}

/// The cases of a folder that have a file with this ending. A folder that is not there has none.
pub fn cases(folder: &Path, ending: &str) -> BTreeSet<String> {
    names(folder, |path| path.extension() == Some(OsStr::new(ending))).unwrap_or_default()
}

/// Runs a program on some input; an error says that it had to be killed.
pub fn run(program: &Path, input: impl Into<Vec<u8>>) -> Result<Output, String> {
    let start = Instant::now();
    let output = Command::new(program)
        .write_stdin(input)
        .timeout(PATIENCE)
        .output();
    match output {
        Ok(output) if output.status.code().is_none() && start.elapsed() >= PATIENCE => {
            Err(format!("killed: no answer within {PATIENCE:?}"))
        }
        Ok(output) => Ok(output),
        Err(why) => Err(format!("{}: {why}", program.display())),
    }
}

/// Runs a program on `folder/case.in` and compares what it prints with `folder/case.out`.
pub fn check(program: &Path, folder: &Path, case: &str) -> Result<(), String> {
    let input = folder.join(format!("{case}.in"));
    let read = |path: &Path| fs::read(path).map_err(|why| format!("{}: {why}", path.display()));
    let expected =
        String::from_utf8_lossy(&read(&folder.join(format!("{case}.out")))?).into_owned();
    let output =
        run(program, read(&input)?).map_err(|why| format!("{}\n{why}", input.display()))?;
    let got = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() && got.lines().eq(expected.lines()) {
        return Ok(());
    }
    let stderr = String::from_utf8_lossy(&output.stderr);
    Err(format!(
        "{}: {}\n{}{stderr}",
        input.display(),
        output.status,
        side_by_side(&expected, &got)
    ))
}

/// Expected and got, line by line; a line that differs is marked.
fn side_by_side(expected: &str, got: &str) -> String {
    let count = expected.lines().count().max(got.lines().count());
    let line = |text: &str, i: usize| text.lines().nth(i).unwrap_or("(nothing)").to_owned();
    let mut table = format!("  {:30} got\n", "expected");
    for i in 0..count {
        let (expected, got) = (line(expected, i), line(got, i));
        let mark = if expected == got { ' ' } else { '!' };
        writeln!(table, "{mark} {expected:30} {got}").expect("a string takes all");
    }
    table
}

/// The folder of the package.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
