//! CodeIQ, 〇×ゲームの手順は何通り? (the site closed in 2018)
//!
//! Two players mark the cells of a 3 x 3 board in turn, and the first to have three in a row wins.
//! For each n from 5 to 9: in how many sequences of moves does one side complete a line with exactly the n-th move?
//! The input is any number of n, a line each; the output is an answer a line.
//!
//! Idea: don't walk the games, count the positions they end in. The last stone is one of the winner's decisive stones,
//! and what came before it may have come in any order. See [`narabe::census`].
//!
//! Cost: some thousands of additions over the 512 sets of cells, once, for all n.

use narabe::{judge, Census};

fn main() {
    judge::answer(answers);
}

fn answers(input: &str) -> Result<String, String> {
    let census = Census::take::<3, 3>();
    let mut answers: [Option<String>; 5] = Default::default(); // each is written once, however often it is asked for
    let mut output = String::with_capacity(3 * input.len());
    for (i, ply) in input.split_ascii_whitespace().enumerate() {
        match ply.as_bytes() {
            [digit @ b'5'..=b'9'] => {
                let ply = usize::from(digit - b'0');
                output +=
                    answers[ply - 5].get_or_insert_with(|| census.games(ply).to_string() + "\n");
            }
            _ => return Err(format!("number {}: `{}` is not from 5 to 9", i + 1, ply)),
        }
    }
    Ok(output)
}
