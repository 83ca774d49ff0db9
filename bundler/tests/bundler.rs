//! What the bundler carries and what it refuses, on small made-up packages.

use assert_cmd::Command;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const MANIFEST: &str = r#"
[package]
name = "small"
version = "1.2.3"
edition = "2021"
license = "CC0-1.0"

[workspace]

[dependencies]
other-crate = "1"

[package.metadata.bundle]
Judge = "rustc FILE"
"#;

const LIBRARY: &str = "pub mod shapes;\npub mod unused;\n\npub use crate::shapes::Square;\n";

const SHAPES: &str = r#"//! Shapes.

/// A square.
///
/// ```
/// assert_eq!(small::Square(2).area(), 4);
/// ```
///
/// ```text
/// ##
/// ##
/// ```
pub struct Square(pub u32);

impl Square {
    /// Why it is so: both sides are as long.
    pub fn area(&self) -> u32 {
        crate::shapes::times(self.0, self.0) // a comment
    }

    #[cfg(test)]
    fn for_tests() -> [u8; 1] {
        [1]
    }
}

fn times(a: u32, b: u32) -> u32 {
    a * b
}

#[cfg(test)]
mod tests {
    #[test]
    fn test() {}
}
"#;

const PROBLEM: &str =
    "//! Judge 1, Squares\n\nuse small::Square;\n\nfn main() {\n    println!(\"{}\", Square(3).area());\n}\n";

/// The small package, with one file replaced.
fn package(file: &str, text: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |file: &str, text: &str| {
        let file = folder.path().join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    };
    write("Cargo.toml", MANIFEST);
    write("src/lib.rs", LIBRARY);
    write("src/shapes.rs", SHAPES);
    write("src/unused.rs", "compile_error!(\"not looked at\");\n");
    write("src/bin/squares.rs", PROBLEM);
    write(file, text);
    folder
}

fn bundler(package: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bundler"));
    command.current_dir(package);
    command
}

/// That the package with this file is refused, and the message names the place and the reason.
fn refused(file: &str, text: &str, line: usize, reason: &str) {
    let package = package(file, text);
    let output = bundler(package.path()).arg("squares").output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert_eq!(output.stdout, b"");
    let place = format!(
        "{}:{line}: ",
        package.path().canonicalize().unwrap().join(file).display()
    );
    assert!(
        stderr.contains(&place) && stderr.contains(reason),
        "{stderr}"
    );
}

#[test]
fn carries_what_is_needed_and_its_comments_but_no_tests() {
    let package = package("Cargo.toml", MANIFEST);
    let output = bundler(package.path()).arg("squares").output().unwrap();
    let expected = r#"//! Judge 1, Squares
//!
//! Bundled from small 1.2.3, src/bin/squares.rs (CC0-1.0).
//! Made for Judge: rustc FILE.

use small::Square;

fn main() {
    println!("{}", Square(3).area());
}

/// What this takes of the library `small`.
#[allow(dead_code)] // no program calls all of a library
mod small {
    pub use self::shapes::Square;

    pub mod shapes {
        //! Shapes.

        /// A square.
        ///
        /// ```text
        /// ##
        /// ##
        /// ```
        pub struct Square(pub u32);

        impl Square {
            /// Why it is so: both sides are as long.
            pub fn area(&self) -> u32 {
                crate::small::shapes::times(self.0, self.0) // a comment
            }
        }

        fn times(a: u32, b: u32) -> u32 {
            a * b
        }
    }
}
"#;
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[test]
fn follows_nested_and_renamed_paths_and_paths_in_macros() {
    let binary = "//! Judge 1\nuse small::{shapes::{Square as Box, *}, unused};\nfn main() {\n    \
                  println!(\"{}\", small::shapes::Square(3).area() + Box(1).0 + unused::ONE + self::small::shapes::one());\n}\n";
    let package = package("src/bin/squares.rs", binary);
    fs::write(
        package.path().join("src/unused.rs"),
        "pub const ONE: u32 = 1;\n",
    )
    .unwrap();
    let output = bundler(package.path()).arg("squares").output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.contains("pub mod shapes {") && text.contains("pub mod unused {"),
        "{text}"
    );
    assert!(!text.contains("pub use"), "{text}");
}

#[test]
fn lists_the_problems_wherever_in_the_package_it_is_called() {
    let package = package("src/bin/circles.rs", PROBLEM);
    for folder in [package.path(), &package.path().join("src")] {
        let output = bundler(folder).output().unwrap();
        assert_eq!(output.stdout, b"circles\nsquares\n");
    }
}

#[test]
fn writes_all_problems_into_a_folder() {
    let package = package("src/bin/circles.rs", PROBLEM);
    let folder = package.path().join("made/here");
    let output = bundler(package.path())
        .args(["--all", "--out-dir"])
        .arg(&folder)
        .output()
        .unwrap();
    assert!(output.status.success() && output.stdout.is_empty());
    for problem in ["circles", "squares"] {
        let alone = bundler(package.path())
            .arg(problem)
            .output()
            .unwrap()
            .stdout;
        assert_eq!(
            fs::read(folder.join(problem).with_extension("rs")).unwrap(),
            alone
        );
    }
}

/// That the package with this file is bundled.
fn taken(file: &str, text: &str) {
    let output = bundler(package(file, text).path())
        .arg("squares")
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(!output.stdout.is_empty());
}

#[test]
fn takes_paths_that_only_look_like_the_library_s() {
    let text = PROBLEM.replace("Square(3)", "elsewhere::small::Circle(3)");
    taken("src/bin/squares.rs", &text);
}

#[test]
fn takes_renamed_names_and_generic_functions() {
    let text = PROBLEM.replace(
        "use small::Square;",
        "use small::{Square as Square, unused};",
    );
    taken("src/bin/squares.rs", &text);
    let text = PROBLEM.replace("Square(3)", "small::Square::<u32>::new(3)");
    taken("src/bin/squares.rs", &text);
}

#[test]
fn takes_a_file_that_begins_with_a_path() {
    taken(
        "src/shapes.rs",
        "use crate::shapes::Round;\npub struct Square;\npub struct Round;\n",
    );
}

#[test]
fn takes_functions_of_another_language() {
    taken(
        "src/shapes.rs",
        "pub struct Square;\npub extern \"C\" fn one() {}\n",
    );
}

#[test]
fn an_unknown_problem_is_answered_with_the_known_ones() {
    let package = package("src/bin/circles.rs", PROBLEM);
    let output = bundler(package.path()).arg("spheres").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stdout, b"");
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "there is no problem `spheres`, only circles, squares\n"
    );
}

#[test]
fn names_the_file_that_it_can_not_read() {
    let package = package("src/shapes.rs", "pub struct Square {\n");
    let output = bundler(package.path()).arg("squares").output().unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    assert!(stderr.contains("src/shapes.rs: "), "{stderr}");
}

#[test]
fn refuses_an_exported_macro() {
    let text = format!("{SHAPES}\n#[macro_export]\nmacro_rules! square {{\n    () => {{}};\n}}\n");
    refused(
        "src/shapes.rs",
        &text,
        SHAPES.lines().count() + 2,
        "an exported macro",
    );
}

#[test]
fn refuses_a_module_with_a_path() {
    let text = "#[path = \"elsewhere.rs\"]\npub mod shapes;\n";
    refused("src/lib.rs", text, 1, "a module with a #[path]");
}

#[test]
fn refuses_a_module_within_a_file() {
    refused(
        "src/shapes.rs",
        "pub struct Square;\nmod inner {}\n",
        2,
        "a module within a file",
    );
    refused(
        "src/bin/squares.rs",
        "//! Judge\nmod inner;\nfn main() {}\n",
        2,
        "a module within a file",
    );
}

#[test]
fn refuses_a_dependency_of_the_library() {
    let text = "pub struct Square;\n\nuse other_crate::thing;\n";
    refused("src/shapes.rs", text, 3, "a dependency of the library");
    refused(
        "src/shapes.rs",
        "pub struct Square;\nextern crate alloc;\n",
        2,
        "an `extern crate`",
    );
}

#[test]
fn refuses_what_depends_on_the_place_of_the_file() {
    let text = "pub struct Square;\nconst TEXT: &str = include_str!(\"text\");\n";
    refused("src/shapes.rs", text, 2, "`include_str!`");
}

#[test]
fn refuses_names_it_can_not_follow() {
    refused(
        "src/bin/squares.rs",
        "//! Judge\nuse small::*;\nfn main() {}\n",
        2,
        "`*`",
    );
    refused(
        "src/bin/squares.rs",
        "//! Judge\nuse small::Circle;\nfn main() {}\n",
        2,
        "`Circle`",
    );
}

#[test]
fn refuses_code_in_the_root_of_the_library() {
    let text = format!("{LIBRARY}\npub fn area() {{}}\n");
    refused(
        "src/lib.rs",
        &text,
        LIBRARY.lines().count() + 2,
        "neither `mod NAME;` nor `pub use`",
    );
    let text = format!("{LIBRARY}\npub mod inner {{}}\n");
    refused(
        "src/lib.rs",
        &text,
        LIBRARY.lines().count() + 2,
        "neither `mod NAME;` nor `pub use`",
    );
}

#[test]
fn refuses_a_re_export_of_all_names() {
    let text = "pub mod shapes;\n\npub use crate::shapes::*;\n";
    refused("src/lib.rs", text, 3, "a re-export not of the form");
}
