//! Talking to a judge: an answer on standard output, or none at all and the reason on standard error.

use std::fmt::Display;
use std::io::{self, Read};
use std::process;

/// Answers all of standard input at once. Nothing is printed unless every line of the answer is known.
///
/// ```no_run
/// narabe::judge::answer(|input| match input.trim() {
///     "" => Err("there is nothing to answer"),
///     question => Ok(format!("{}!\n", question)),
/// });
/// ```
///
/// # Errors
///
/// Where the input is not UTF-8 or `solve` fails, that is the reason given to [`refuse`].
pub fn answer<E: Display>(solve: impl FnOnce(&str) -> Result<String, E>) {
    let mut input = String::new();
    if let Err(why) = io::stdin().read_to_string(&mut input) {
        refuse(format!("can't read the input: {}", why))
    }
    match solve(&input) {
        Ok(answer) => print!("{}", answer),
        Err(why) => refuse(why),
    }
}

/// Says on standard error why there is no answer, and ends the process with status 1.
///
/// It stands where a value is wanted:
///
/// ```no_run
/// use narabe::{judge::refuse, TicTacToe};
///
/// let position = TicTacToe::read(["xx.", "oo."], b"xo").unwrap_or_else(refuse);
/// ```
pub fn refuse<T>(why: impl Display) -> T {
    eprintln!("{}", why);
    process::exit(1)
}
