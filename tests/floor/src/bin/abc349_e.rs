use proconio::input;

fn main() {
    input! { a: [[i64; 3]; 3] }
    println!("{}", if a[2][2] > 7 { "Takahashi" } else { "Aoki" });
}
