//! AlgoSpot TICTACTOE, 틱택토: <https://algospot.com/judge/problem/read/TICTACTOE>
//!
//! Given some 3 x 3 boards of `x` (who moves first), `o` and `.`, whose turn it is follows from the counts.
//! The first to have three in a row wins. A board may already be decided or full.
//! Who wins if both play their best from here: print `x`, `o` or `TIE`, a line each.
//!
//! Idea: whoever can complete a line does, and whoever is threatened blocks; these forced moves leave a tiny tree. All
//! boards of a file share what was learnt. See [`narabe::negamax`] and [`narabe::Position::forcing_moves`].
//!
//! Cost: each position is searched at most once, however many boards there are; a board met before is one look-up.

use narabe::{judge, Game, Negamax, Stones, TicTacToe};

struct Rules;

impl Game<3, 3> for Rules {
    const MOST: i32 = 1;

    fn outcome(&self, position: &TicTacToe) -> Option<i32> {
        if position.waiting().has_line() {
            Some(-1)
        } else if !position.winning_moves().is_empty() {
            Some(1)
        } else if position.is_full() {
            Some(0)
        } else {
            None
        }
    }

    fn moves(&self, position: &TicTacToe) -> Stones<3, 3> {
        position.forcing_moves()
    }
}

fn main() {
    judge::answer(answers);
}

fn answers(input: &str) -> Result<String, String> {
    let mut words = input.split_ascii_whitespace();
    let count = words.next().ok_or("the number of boards is missing")?;
    let count: usize = count
        .parse()
        .map_err(|_| format!("the number of boards is `{}`, not a whole number", count))?;
    let mut negamax = Negamax::new(Rules);
    let mut answers = String::new();
    for board in 1..=count {
        let position = TicTacToe::read(words.by_ref().take(3), ['x', 'o'])
            .map_err(|why| format!("board {} of {}: {}", board, count, why))?;
        if !position.is_reachable() {
            return Err(format!("board {} of {}: no play leads here", board, count));
        }
        let (mover, waiting) = if position.ply() % 2 == 0 {
            ("x\n", "o\n")
        } else {
            ("o\n", "x\n")
        };
        answers += match negamax.value(&position) {
            1 => mover,
            0 => "TIE\n",
            _ => waiting,
        };
    }
    Ok(answers)
}
