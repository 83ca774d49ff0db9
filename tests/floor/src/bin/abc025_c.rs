use proconio::input;

fn main() {
    input! { b: [[i32; 3]; 2], c: [[i32; 2]; 3] }
    println!("{}\n{}", b[1][2], c[2][1]);
}
