//! The census against the known tables, and against the identity that proves every table.

use narabe::Census;

fn factorial(n: u128) -> u128 {
    (1..=n).product()
}

#[test]
fn tic_tac_toe_has_255168_games() {
    let census = Census::take::<3, 3>();
    let games: Vec<u128> = (0..=10).map(|ply| census.games(ply)).collect();
    assert_eq!(games, [0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 81792, 0]);
    assert_eq!((census.draws(), census.total()), (46080, 255168));
}

#[test]
fn four_in_a_row_on_4_x_4_is_the_known_table() {
    let census = Census::take::<4, 4>();
    let games: Vec<u128> = (7..=16).map(|ply| census.games(ply)).collect();
    let known = [
        316800,
        2836224,
        90759168,
        621895680,
        9328435200,
        44126208000,
        343255449600,
        908999884800,
        2872616140800,
        2152429977600,
    ];
    assert_eq!(games, known);
    assert_eq!(census.draws(), 8707262054400);
    assert_eq!(census.total(), 15038733958272);
}

#[test]
fn every_order_of_filling_the_board_is_met_once() {
    assert_eq!(Census::take::<1, 1>().fillings(), 1);
    assert_eq!(Census::take::<2, 1>().fillings(), factorial(4));
    assert_eq!(Census::take::<2, 2>().fillings(), factorial(4));
    assert_eq!(Census::take::<3, 1>().fillings(), factorial(9));
    assert_eq!(Census::take::<3, 2>().fillings(), factorial(9));
    assert_eq!(Census::take::<3, 3>().fillings(), factorial(9));
    assert_eq!(Census::take::<4, 3>().fillings(), factorial(16));
    assert_eq!(Census::take::<4, 4>().fillings(), factorial(16));
}

#[test]
fn a_line_longer_than_the_board_leaves_only_draws() {
    let census = Census::take::<3, 4>();
    assert_eq!(
        (census.draws(), census.total()),
        (factorial(9), factorial(9))
    );
}

#[test]
#[cfg_attr(
    debug_assertions,
    ignore = "takes minutes unless optimized: cargo test --release"
)]
fn boards_of_5_x_5_have_the_known_totals() {
    let five = Census::take::<5, 5>();
    assert_eq!(five.fillings(), factorial(25));
    assert_eq!(five.draws(), 9325207163130772193280000);
    assert_eq!(five.total(), 12123953291699459229254400);

    let four = Census::take::<5, 4>();
    assert_eq!(four.fillings(), factorial(25));
    assert_eq!(four.total(), 3332811236754516255990144);
}

#[test]
#[should_panic(expected = "2^36 sets of cells")]
fn a_board_of_6_x_6_is_refused() {
    let _ = Census::take::<6, 6>();
}
