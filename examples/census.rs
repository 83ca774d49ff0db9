//! How many games of k in a row on an n x n board end at each ply: `cargo run --release --example census -- N [K]`
//!
//! The board has N x N cells, N from 1 to 5, and a line needs K stones, N if K is not given.

use indicatif::{ProgressBar, ProgressStyle};
use narabe::Census;
use std::process::exit;

fn main() {
    let numbers: Vec<usize> = std::env::args()
        .skip(1)
        .map(|word| {
            word.parse()
                .unwrap_or_else(|_| refuse(&format!("`{word}` is not a number")))
        })
        .collect();
    let (n, k) = match numbers[..] {
        [n] => (n, n),
        [n, k] => (n, k),
        _ => {
            refuse("say how long a side of the board is, and how many in a row make a line: N [K]")
        }
    };
    if n > 5 {
        refuse(&format!(
            "{n} x {n} cells have 2^{} sets, and the census needs 5 bytes for each: {}",
            n * n,
            memory(5.0 * 2f64.powi((n * n) as i32))
        ));
    }
    let progress = ProgressBar::new(0); // drawn on standard error, if that is a terminal
    progress.set_style(ProgressStyle::with_template("{bar:40} {pos} of {len} passes").unwrap());
    let census = take(n, k, |done, of| {
        progress.set_length(of as u64);
        progress.set_position(done as u64);
    });
    progress.finish_and_clear();
    print!("{}", table(n, k, &census));
}

fn refuse(why: &str) -> ! {
    eprintln!("{why}");
    exit(2)
}

/// The census of a board whose size is not known until now.
fn take(n: usize, k: usize, watch: impl FnMut(usize, usize)) -> Census {
    macro_rules! of_sizes {
        ($($n:literal)*; $k:tt) => { match n { $($n => of_lines!($n; $k),)* _ => too_small(), } };
    }
    macro_rules! of_lines {
        ($n:literal; ($($k:literal)*)) => { match k {
            $($k => Census::take_watched::<$n, $k>(watch),)*
            0 => too_small(),
            _ => Census::take_watched::<$n, 6>(watch), // longer than any side, like all that are
        } };
    }
    fn too_small() -> ! {
        refuse("a board has at least one cell, and a line at least one stone")
    }
    of_sizes!(1 2 3 4 5; (1 2 3 4 5))
}

fn table(n: usize, k: usize, census: &Census) -> String {
    let cells = n * n;
    let mut rows = vec![("ply".to_owned(), "games that end".to_owned())];
    for ply in (1..=cells).filter(|&ply| census.games(ply) > 0) {
        rows.push((ply.to_string(), grouped(census.games(ply))));
    }
    rows.push(("draws".to_owned(), grouped(census.draws())));
    rows.push(("total".to_owned(), grouped(census.total())));
    let width = rows.iter().map(|(_, games)| games.len()).max().unwrap_or(0);
    let rows = rows
        .iter()
        .map(|(ply, games)| format!("{ply:>5}  {games:>width$}\n"));
    format!(
        "{k} in a row on {n} x {n}\n\n{}\nsum of games(n) * ({cells} - n)!, and draws: {} = {cells}!\n",
        rows.collect::<String>(),
        grouped(census.fillings())
    )
}

/// The number with its digits in groups of three.
fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let groups: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
    String::from_utf8_lossy(&groups.join(&b',')).into_owned()
}

/// So many bytes, in the largest unit that leaves a whole part.
fn memory(bytes: f64) -> String {
    let units = ["bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    let size = ((bytes.log2() / 10.0) as usize).min(units.len() - 1);
    format!("{:.0} {}", bytes / 1024f64.powi(size as i32), units[size])
}
