//! What is known of the value of whole games.

use narabe::{Game, Negamax, Position, Stones, TicTacToe};
use std::cell::Cell;

/// The first to have a line wins.
struct LineWins;

impl<const N: usize, const K: usize> Game<N, K> for LineWins {
    const MOST: i32 = 1;

    fn outcome(&self, position: &Position<N, K>) -> Option<i32> {
        if !position.winning_moves().is_empty() {
            Some(1)
        } else if position.is_lost() {
            Some(-1)
        } else {
            position.is_full().then_some(0)
        }
    }

    fn moves(&self, position: &Position<N, K>) -> Stones<N, K> {
        position.forced_moves()
    }
}

fn value<const N: usize, const K: usize>() -> i32 {
    Negamax::<_, N, K>::new(LineWins).value(&Position::EMPTY)
}

#[test]
fn three_in_a_row_on_3_x_3_is_a_draw() {
    assert_eq!(value::<3, 3>(), 0);
}

#[test]
fn two_in_a_row_is_a_win_for_the_first_player() {
    assert_eq!(value::<2, 2>(), 1);
    assert_eq!(value::<3, 2>(), 1);
}

#[test]
fn three_in_a_row_on_4_x_4_is_a_win_for_the_first_player() {
    assert_eq!(value::<4, 3>(), 1);
}

#[test]
fn four_in_a_row_on_4_x_4_is_a_draw() {
    assert_eq!(value::<4, 4>(), 0);
}

/// Counts how often it is asked for an outcome.
struct Counted<'a>(&'a Cell<usize>);

impl<const N: usize, const K: usize> Game<N, K> for Counted<'_> {
    const MOST: i32 = 1;

    fn outcome(&self, position: &Position<N, K>) -> Option<i32> {
        self.0.set(self.0.get() + 1);
        LineWins.outcome(position)
    }

    fn moves(&self, position: &Position<N, K>) -> Stones<N, K> {
        LineWins.moves(position)
    }
}

/// How many visits it takes to solve a game from the empty board.
fn visits<const N: usize, const K: usize>() -> usize {
    let visits = Cell::new(0);
    Negamax::<_, N, K>::new(Counted(&visits)).value(&Position::EMPTY);
    visits.get()
}

#[test]
fn cells_on_many_lines_are_tried_first() {
    assert_eq!(
        [visits::<3, 3>(), visits::<4, 3>(), visits::<4, 4>()],
        [484, 35, 102943]
    );
}

#[test]
fn what_has_been_proved_is_not_searched_again() {
    let won = TicTacToe::EMPTY.play((0, 0)).play((0, 1));
    for (position, value) in [(TicTacToe::EMPTY, 0), (won, 1)] {
        let visits = Cell::new(0);
        let mut negamax = Negamax::new(Counted(&visits));
        assert_eq!(negamax.value(&position), value);
        visits.set(0);
        assert_eq!(negamax.value(&position), value);
        assert_eq!(visits.get(), 1, "{position:?}");
    }
}
