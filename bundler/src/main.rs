//! Makes one file of a binary and what it needs of its library: `cargo bundle PROBLEM`.
//!
//! The library becomes a module behind the binary's own code, and each of its files a module in that, if a path leads
//! there. The text is kept as it was written, comments and all, but for three things:
//!
//! 1. `crate::stones` in the library becomes `crate::narabe::stones`, which holds in every edition.
//! 2. What is for tests goes: items under `#[cfg(test)]` or `#[cfg(doctest)]`, and the examples in doc comments.
//! 3. rustfmt has the last word.
//!
//! What can't be carried that way is refused, with file and line.

use cargo_metadata::{DependencyKind, MetadataCommand, Package, Target};
use clap::Parser;
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use std::collections::btree_map::{BTreeMap, Entry};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::{fmt, fs};
use syn::Item;

/// Makes a single file of a problem's binary, to paste into the judge.
#[derive(Parser)]
#[command(name = "cargo bundle")]
struct Arguments {
    /// The problem to bundle, onto standard output; without one, the problems are listed
    problem: Option<String>,
    /// Bundle every problem, into DIR/PROBLEM.rs
    #[arg(long, requires = "out_dir", conflicts_with = "problem")]
    all: bool,
    /// Where the files of --all go
    #[arg(long, value_name = "DIR", requires = "all")]
    out_dir: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(status) => status,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<ExitCode, String> {
    let metadata = MetadataCommand::new().no_deps().exec();
    let metadata = metadata.map_err(|why| why.to_string())?;
    let package = metadata.root_package();
    let package = package.ok_or("the workspace has no package at its root")?;
    let binaries = package.targets.iter().filter(|target| target.is_bin());
    let binaries: BTreeMap<&str, &Target> = binaries.map(|b| (b.name.as_str(), b)).collect();
    let names: Vec<&str> = binaries.keys().copied().collect();
    if let Some(folder) = &arguments.out_dir {
        fs::create_dir_all(folder).map_err(|why| about(folder, why))?;
        for (name, binary) in binaries {
            let file = folder.join(name).with_extension("rs");
            fs::write(&file, bundle(package, binary)?).map_err(|why| about(&file, why))?;
        }
    } else if let Some(name) = &arguments.problem {
        let Some(binary) = binaries.get(name.as_str()) else {
            eprintln!("there is no problem `{name}`, only {}", names.join(", "));
            return Ok(ExitCode::from(2));
        };
        print!("{}", bundle(package, binary)?);
    } else {
        println!("{}", names.join("\n"));
    }
    Ok(ExitCode::SUCCESS)
}

// Find: the binary, and the modules of the library that its paths lead to.

fn bundle(package: &Package, binary: &Target) -> Result<String, String> {
    let target = package.targets.iter().find(|target| target.is_lib());
    let target = target.ok_or("the package has no library")?;
    let library = Library::read(&target.name, target.src_path.as_std_path())?;
    let binary_source = Source::read(binary.src_path.as_std_path())?;
    binary_source.refuse_modules()?;

    let dependencies = package
        .dependencies
        .iter()
        .filter(|d| d.kind == DependencyKind::Normal);
    let dependencies: Vec<String> = dependencies.map(|d| d.name.replace('-', "_")).collect();
    let mut exports = library.needs(&binary_source, &[&library.name])?;
    let mut modules = BTreeMap::new();
    let mut wanted: Vec<String> = exports.iter().map(|(module, _)| module.clone()).collect();
    while let Some(name) = wanted.pop() {
        if let Entry::Vacant(entry) = modules.entry(name) {
            let source = Source::read(&library.modules[entry.key()])?;
            source.refuse_foreign(&dependencies)?;
            let needs = library.needs(&source, &["crate", "super"])?;
            wanted.extend(needs.iter().map(|(module, _)| module.clone()));
            exports.extend(needs);
            entry.insert(source);
        }
    }
    let inlined = library.inlined(&exports, &modules);
    formatted(&format!(
        "{}\n\n{inlined}",
        with_provenance(package, binary, &binary_source.text)?
    ))
}

struct Library {
    name: String,
    /// Each module's file.
    modules: BTreeMap<String, PathBuf>,
    /// Each name that the library's root exports, with the module it comes from.
    exports: BTreeMap<String, String>,
}

impl Library {
    fn read(name: &str, root: &Path) -> Result<Self, String> {
        let source = Source::read(root)?;
        let folder = root.parent().unwrap_or(Path::new(""));
        let (mut modules, mut exports) = (BTreeMap::new(), BTreeMap::new());
        for item in &source.items()? {
            match item {
                Item::Mod(module) if module.content.is_none() => {
                    if let Some(path) = module.attrs.iter().find(|a| a.path().is_ident("path")) {
                        return source.refuse(path.pound_token.span, "a module with a #[path]");
                    }
                    let name = module.ident.to_string();
                    modules.insert(name.clone(), folder.join(name).with_extension("rs"));
                }
                Item::Use(_) => {}
                other => {
                    let span = syn::spanned::Spanned::span(other);
                    return source.refuse(
                        span,
                        "neither `mod NAME;` nor `pub use` in the library's root",
                    );
                }
            }
        }
        for (path, span) in source.paths(&["crate", "self"]) {
            match &path[..] {
                [module, name] if name != "*" => exports.insert(name.clone(), module.clone()),
                _ => {
                    return source.refuse(span, "a re-export not of the form `crate::MODULE::NAME`")
                }
            };
        }
        Ok(Library {
            name: name.to_owned(),
            modules,
            exports,
        })
    }

    /// The (module, exported name) of each path from the roots into this library; a module's own path exports nothing.
    fn needs(
        &self,
        source: &Source,
        roots: &[&str],
    ) -> Result<BTreeSet<(String, Option<String>)>, String> {
        let need = |(path, span): (Vec<String>, Span)| match &path[0] {
            name if self.modules.contains_key(name) => Ok((name.clone(), None)),
            name => match self.exports.get(name) {
                Some(module) => Ok((module.clone(), Some(name.clone()))),
                None => source.refuse(
                    span,
                    &format!("`{name}`, which the library's root does not name"),
                ),
            },
        };
        source.paths(roots).into_iter().map(need).collect()
    }

    // Inline: the modules, in a module with the library's name.

    fn inlined(
        &self,
        exports: &BTreeSet<(String, Option<String>)>,
        modules: &BTreeMap<String, Source>,
    ) -> String {
        let mut text = format!(
            "/// What this takes of the library `{0}`.\n#[allow(dead_code)] // no program calls all of a library\nmod {0} {{\n",
            self.name
        );
        for name in modules.keys() {
            let names = exports.iter().filter(|(module, _)| module == name);
            let names: Vec<&str> = names.filter_map(|(_, export)| export.as_deref()).collect();
            if !names.is_empty() {
                text += &format!("pub use self::{name}::{{{}}};\n", names.join(", "));
            }
        }
        for (name, source) in modules {
            let module = without_examples(&source.with_crate_as(&format!("crate::{}", self.name)));
            text += &format!("\npub mod {name} {{\n{module}\n}}\n");
        }
        text + "}\n"
    }
}

// Rewrite: a file as text and as tokens, with each token's place in the text.

struct Source {
    path: PathBuf,
    text: String,
    tokens: Vec<(String, Span)>,
}

impl Source {
    /// A file without what is for tests only. Its line breaks stay, so that lines keep their numbers.
    fn read(path: &Path) -> Result<Self, String> {
        let text = fs::read_to_string(path).map_err(|why| about(path, why))?;
        let whole = Source::new(path, text)?;
        let mut text = whole.text.clone();
        for range in whole.test_items().into_iter().rev() {
            let lines = text[range.clone()].matches('\n').count();
            text.replace_range(range, &"\n".repeat(lines));
        }
        let source = Source::new(path, text)?;
        let follows = |i: usize, text| {
            source
                .tokens
                .get(i + 1)
                .is_some_and(|(next, _)| next == text)
        };
        let unmovable = ["include", "include_bytes", "include_str", "env"];
        for (i, (token, span)) in source.tokens.iter().enumerate() {
            match token.as_str() {
                "macro_export" => return source.refuse(*span, "an exported macro"),
                "extern" if follows(i, "crate") => {
                    return source.refuse(*span, "an `extern crate`");
                }
                name if unmovable.contains(&name) && follows(i, "!") => {
                    return source.refuse(*span, &format!("`{name}!`, which depends on the place"));
                }
                _ => {}
            }
        }
        Ok(source)
    }

    fn new(path: &Path, text: String) -> Result<Self, String> {
        let mut tokens = Vec::new();
        match text.parse() {
            Ok(stream) => flatten(stream, &mut tokens),
            Err(why) => return Err(about(path, why)),
        }
        Ok(Source {
            path: path.to_owned(),
            text,
            tokens,
        })
    }

    fn items(&self) -> Result<Vec<Item>, String> {
        Ok(syn::parse_file(&self.text)
            .map_err(|why| about(&self.path, why))?
            .items)
    }

    /// The paths that start at one of the roots, without the root; a `use` of several names is several paths.
    fn paths(&self, roots: &[&str]) -> Vec<(Vec<String>, Span)> {
        let mut paths = Vec::new();
        for (i, (token, span)) in self.tokens.iter().enumerate() {
            if roots.contains(&token.as_str())
                && self.colons(i + 1)
                && !i.checked_sub(2).is_some_and(|before| self.colons(before))
            {
                paths.extend(self.leaves(i + 3).0.into_iter().map(|path| (path, *span)));
            }
        }
        paths
    }

    fn colons(&self, at: usize) -> bool {
        self.tokens
            .get(at..at + 2)
            .is_some_and(|pair| pair.iter().all(|(token, _)| token == ":"))
    }

    /// The paths that the tokens from `at` spell, and where they end.
    fn leaves(&self, mut at: usize) -> (Vec<Vec<String>>, usize) {
        let mut leaves = Vec::new();
        if self.tokens[at].0 == "{" {
            at += 1;
            while self.tokens[at].0 != "}" {
                let (more, end) = self.leaves(at);
                leaves.extend(more);
                at = end + usize::from(self.tokens[end].0 == ",");
            }
            return (leaves, at + 1);
        }
        let name = self.tokens[at].0.clone();
        if self.colons(at + 1) {
            let (mut rest, end) = self.leaves(at + 3);
            rest.iter_mut()
                .for_each(|path| path.insert(0, name.clone()));
            return (rest, end);
        }
        let renamed = self
            .tokens
            .get(at + 1)
            .is_some_and(|(token, _)| token == "as");
        (vec![vec![name]], at + if renamed { 3 } else { 1 })
    }

    /// Where the items under `#[cfg(test)]` or `#[cfg(doctest)]` stand in the text.
    fn test_items(&self) -> Vec<std::ops::Range<usize>> {
        const MARKS: [[&str; 7]; 2] = [
            ["#", "[", "cfg", "(", "test", ")", "]"],
            ["#", "[", "cfg", "(", "doctest", ")", "]"],
        ];
        let is_mark = |tokens: &[(String, Span)]| {
            let mut marks = MARKS.iter();
            marks.any(|mark| tokens.iter().map(|(token, _)| token).eq(mark))
        };
        let starts =
            (0..self.tokens.len()).filter(|&i| self.tokens.get(i..i + 7).is_some_and(is_mark));
        let item = |start: usize| {
            let mut depth = 0;
            let end = self.tokens[start..].iter().find(|(token, _)| {
                depth += i32::from("([{".contains(token.as_str()));
                depth -= i32::from(")]}".contains(token.as_str()));
                depth == 0 && (token == ";" || token == "}")
            });
            let end = end.map_or(self.text.len(), |(_, span)| span.byte_range().end);
            self.tokens[start].1.byte_range().start..end
        };
        starts.map(item).collect()
    }

    /// The text, with every path from `crate` starting from elsewhere.
    fn with_crate_as(&self, elsewhere: &str) -> String {
        let mut text = self.text.clone();
        for (i, (token, span)) in self.tokens.iter().enumerate().rev() {
            if token == "crate" && self.colons(i + 1) {
                text.replace_range(span.byte_range(), elsewhere);
            }
        }
        text
    }

    fn refuse_modules(&self) -> Result<(), String> {
        match self.tokens.iter().find(|(token, _)| token == "mod") {
            Some((_, span)) => {
                self.refuse(*span, "a module within a file that is to be carried as one")
            }
            None => Ok(()),
        }
    }

    fn refuse_foreign(&self, dependencies: &[String]) -> Result<(), String> {
        let dependencies: Vec<&str> = dependencies.iter().map(String::as_str).collect();
        match self.paths(&dependencies).first() {
            Some((_, span)) => {
                self.refuse(*span, "a dependency of the library: it may use std only")
            }
            None => self.refuse_modules(),
        }
    }

    fn refuse<T>(&self, span: Span, what: &str) -> Result<T, String> {
        let place = format!("{}:{}", self.path.display(), span.start().line);
        Err(format!("{place}: can't bundle {what}"))
    }
}

/// The tokens in the order of the text, brackets among them.
fn flatten(stream: TokenStream, tokens: &mut Vec<(String, Span)>) {
    for tree in stream {
        if let TokenTree::Group(group) = tree {
            let [open, close] = match group.delimiter() {
                Delimiter::Parenthesis => ["(", ")"],
                Delimiter::Brace => ["{", "}"],
                Delimiter::Bracket => ["[", "]"],
                Delimiter::None => ["", ""],
            };
            tokens.push((open.to_owned(), group.span_open()));
            flatten(group.stream(), tokens);
            tokens.push((close.to_owned(), group.span_close()));
        } else {
            tokens.push((tree.to_string(), tree.span()));
        }
    }
}

// Print: where it comes from, no examples, and the form rustfmt gives it.

/// The binary's text, its header followed by where it comes from and the judge's command that it is made for. The judge
/// is the first word of the header; the package's metadata knows the command.
fn with_provenance(package: &Package, binary: &Target, text: &str) -> Result<String, String> {
    let judge = text
        .trim_start_matches("//!")
        .split_whitespace()
        .next()
        .map(|word| word.trim_end_matches(','))
        .unwrap_or_default();
    let command = package.metadata["bundle"][judge].as_str();
    let command = command.ok_or_else(|| {
        about(
            binary.src_path.as_std_path(),
            "its header must begin with a judge of [package.metadata.bundle]",
        )
    })?;
    let header = text
        .lines()
        .take_while(|line| line.starts_with("//!"))
        .count();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let licence = package.license.as_deref().unwrap_or("no licence");
    let provenance = [
        "//!".to_owned(),
        format!(
            "//! Bundled from {} {}, src/bin/{}.rs ({licence}).",
            package.name, package.version, binary.name
        ),
        format!("//! Made for {judge}: {command}."),
    ];
    lines.splice(header..header, provenance);
    Ok(lines.join("\n"))
}

/// The text without the examples in its doc comments; drawings, fenced as `text`, stay.
fn without_examples(text: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut fence = None;
    for line in text.lines() {
        let line_of_docs = line
            .trim_start()
            .strip_prefix("///")
            .or(line.trim_start().strip_prefix("//!"));
        let opens_or_closes = line_of_docs.and_then(|line| line.trim().strip_prefix("```"));
        let inside = fence;
        if let Some(language) = opens_or_closes {
            fence = if fence.is_none() {
                Some(language)
            } else {
                None
            };
        }
        let is_blank = |line: &str| ["///", "//!"].contains(&line.trim());
        let after_blank = kept.last().is_some_and(|last| is_blank(last));
        if inside.or(fence).is_some_and(|language| language != "text")
            || is_blank(line) && after_blank
        {
            continue;
        }
        if line_of_docs.is_none() && after_blank {
            kept.pop();
        }
        kept.push(line);
    }
    kept.join("\n")
}

fn formatted(text: &str) -> Result<String, String> {
    let failed =
        |why: io::Error| format!("rustfmt: {why} (`rustup component add rustfmt` installs it)");
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", "2021", "--emit", "stdout"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let mut stdin = rustfmt.stdin.take().expect("it is piped");
    stdin.write_all(text.as_bytes()).map_err(failed)?;
    drop(stdin);
    let output = rustfmt.wait_with_output().map_err(failed)?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err("rustfmt does not take what was bundled".to_owned()),
    }
}

fn about(path: &Path, why: impl fmt::Display) -> String {
    format!("{}: {why}", path.display())
}
