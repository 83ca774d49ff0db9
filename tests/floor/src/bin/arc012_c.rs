use proconio::{input, marker::Bytes};

fn main() {
    input! { g: [Bytes; 19] }
    println!("{}", if g[18][18] == b'o' { "YES" } else { "NO" });
}
