//! Whatever a binary is given, it answers with status 0, or it prints nothing, says why, and ends with another status.
//!
//! The first byte chooses the binary, the rest is its input. The binaries are those of `cargo build --release`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::io::Write;
use std::process::{Command, Output, Stdio};

const BINARIES: [&str; 5] = [
    "abc025_c",
    "abc349_e",
    "algospot_tictactoe",
    "arc012_c",
    "codeiq_move_count",
];

fuzz_target!(|bytes: &[u8]| {
    if let Some((choice, input)) = bytes.split_first() {
        let binary = BINARIES[usize::from(*choice) % BINARIES.len()];
        let output = run(binary, input);
        if output.status.success() {
            assert!(output.stderr.is_empty(), "{binary} answered and complained");
        } else {
            assert!(output.status.code().is_some(), "{binary} was killed");
            assert!(output.stdout.is_empty(), "{binary} answered a part");
            assert!(!output.stderr.is_empty(), "{binary} did not say why");
        }
    }
});

fn run(binary: &str, input: &[u8]) -> Output {
    let path = format!("{}/../target/release/{binary}", env!("CARGO_MANIFEST_DIR"));
    let mut child = Command::new(path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("`cargo build --release` has built the binaries");
    let mut stdin = child.stdin.take().expect("it is piped");
    let _ = stdin.write_all(input); // a binary need not read to the end what it refuses
    drop(stdin);
    child.wait_with_output().expect("it ends")
}
