//! What filling a board is worth, found from the full boards backwards: retrograde analysis.
//!
//! Where nobody can win before the board is full, there is no branch to cut off early, and a game as small as 3 x 3 is
//! solved soonest by a plain table of all its positions: the value of a position is the best of those one ply later, so
//! they are filled in from the last ply to the first.
//!
//! The last three plies need no table. Whoever moves with three cells left gets two of them, and the other gets one:
//!
//! ```text
//!   o x o     x will get one of the three free cells. Say o ends up with 3, 7 or 9 points, depending on which one.
//!   x o x     x would take the cell that leaves o with 3, so o takes that one first, and x settles for the next,
//!   . . .     which leaves o with 7: of the three results, always the middle one.
//! ```

use crate::stones::Stones;

/// What it is worth to the first player to fill an `N` x `N` board in turn with a second, when `score` tells what the
/// first player's stones are worth once the board is full, and nothing else counts.
///
/// ```
/// use narabe::{retrograde, Stones};
///
/// // Each cell is worth its row's number: the best is to take from the bottom up, 2 + 2 + 1 + 0 + 0 points.
/// let points = |first: Stones<3, 3>| first.cells().map(|(row, _)| row as i64).sum();
/// assert_eq!(retrograde::value_of_filling(points), 5);
/// ```
///
/// # Complexity
///
/// With *C* = *N*² cells, one look at each move of each position up to ply *C* - 3, and `score` once for each of the
/// ways to share out the cells. For 3 x 3: 4030 positions, 10917 moves and 126 scores. The table has 3^*C* entries, and
/// so 154 KiB.
///
/// # Panics
///
/// If `N` is less than 2, or the table can't be addressed.
pub fn value_of_filling<const N: usize, const K: usize>(
    score: impl Fn(Stones<N, K>) -> i64,
) -> i64 {
    assert!(N > 1, "a board of {} x {} has no last three plies", N, N);
    let all = (1 << (N * N)) - 1;
    let (sets, in_base_3) = sets_by_size(N * N);
    let mut scores = vec![0; all + 1]; // of full boards, by the set of the first player
    for &first in &sets[(N * N + 1) / 2] {
        scores[first] = score(stones(first));
    }
    let mut values = vec![0; 2 * in_base_3[all] + 1]; // of positions, digit 1 for the first player, 2 for the second
    let last = N * N - 3;
    for ply in (0..=last).rev() {
        let digit = 1 + ply % 2; // the mover's
        for &first in &sets[(ply + 1) / 2] {
            let firsts = in_base_3[first];
            for &second in sets[ply / 2].iter().filter(|&second| first & second == 0) {
                let free = singles(all ^ first ^ second);
                let index = firsts + 2 * in_base_3[second];
                values[index] = if ply == last {
                    let others_due = if digit == 1 { all ^ second } else { first };
                    middle(free.map(|cell| scores[others_due ^ cell]))
                } else {
                    let next = free.map(|cell| values[index + digit * in_base_3[cell]]);
                    let best = if digit == 1 { next.max() } else { next.min() };
                    best.expect("a cell is free")
                };
            }
        }
    }
    values[0]
}

/// All sets of so many cells, those of each size together, and what each set's binary number is if read in base 3.
fn sets_by_size(cells: usize) -> (Vec<Vec<usize>>, Vec<usize>) {
    let mut sets = vec![Vec::new(); cells + 1];
    let mut in_base_3 = vec![0; 1 << cells];
    for set in 0..1usize << cells {
        in_base_3[set] = 3 * in_base_3[set / 2] + set % 2;
        sets[set.count_ones() as usize].push(set);
    }
    (sets, in_base_3)
}

/// The stones of a set of cells, in which bit *N* r + c is the cell in row r and column c.
fn stones<const N: usize, const K: usize>(set: usize) -> Stones<N, K> {
    let cells = (0..N * N).filter(|cell| set >> cell & 1 == 1);
    cells.map(|cell| (cell / N, cell % N)).collect()
}

/// The middle one of three numbers.
fn middle(numbers: impl Iterator<Item = i64>) -> i64 {
    let mut three = [0; 3];
    for (slot, number) in three.iter_mut().zip(numbers) {
        *slot = number;
    }
    let [a, b, c] = three;
    a.min(b).max(a.max(b).min(c))
}

/// Each cell of a set, as a set of its own.
fn singles(mut set: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        if lowest > 0 {
            Some(lowest)
        } else {
            None
        }
    })
}
