//! CodeIQ, 〇×ゲームの手順は何通り? (the site closed in 2018)
//!
//! Two players mark the cells of a 3 x 3 board in turn, and the first to have three in a row wins.
//! For each n from 5 to 9: in how many sequences of moves does one side complete a line with exactly the n-th move?
//! The input is any number of lines with an n each; the output is an answer a line.
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
    let answer = |(line, text): (usize, &str)| match text.trim().parse() {
        Ok(ply @ 5..=9) => Ok(format!("{}\n", census.games(ply))),
        _ => Err(format!(
            "line {}: `{}` is not a number from 5 to 9",
            line + 1,
            text
        )),
    };
    let lines = input.lines().enumerate();
    lines
        .filter(|(_, text)| !text.trim().is_empty())
        .map(answer)
        .collect()
}
