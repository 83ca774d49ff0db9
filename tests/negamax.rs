//! What is known of the value of whole games.

use narabe::{Game, Negamax, Position, Stones};

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
