/// Every command there is.
package enum CommandTable {
  /// The command that runs where none is named.
  package static let lint = CommandSpec(
    name: "lint", operands: "[PATH…]",
    summary: "Check Swift files against the Liquid Glass rules (the default)",
    details: """
      PATHs are files and folders whose findings are reported; without one, the current folder.
      The project around them is read as well, so that wrappers and callers elsewhere are known.

      Status: 0 nothing at or above --fail-on, 1 findings, 2 could not do its work.
      """,
    options: OptionTable.lint, completion: .files)

  package static let rules = CommandSpec(
    name: "rules", operands: "",
    summary: "List the rules", details: "",
    options: [
      OptionSpec(
        "format", value: .required("NAME"), in: .output, completion: .words(["text", "json"]),
        "Show the list as text or json"),
      OptionTable.color, OptionTable.help,
    ],
    completion: .none)

  package static let explain = CommandSpec(
    name: "explain", operands: "ID…",
    summary: "Explain rules: why, wrong and right examples, limits", details: "",
    options: [OptionTable.color, OptionTable.help], completion: .rules)

  package static let tree = CommandSpec(
    name: "tree", operands: "FILE…",
    summary: "Show how glasslint reads a file",
    details: """
      The tool to find out why a rule spoke or stayed silent. A view is a line: its place, its name,
      what it was taken for (view, project view, property or function, slot, alternatives, unknown) and
      what surrounds it: what it lies on, whether it scrolls, the glass container, the button style, what
      frames symbols, where in a toolbar it stands, and whether it is there on 26 only. Below it stand its
      modifiers as SwiftUI sees them, with the wrappers that bring them, and the views in it, indented. A
      view that is used in different surroundings has a line for each; one that nothing shows has none.
      """,
    options: [
      OptionSpec("calls", in: .output, "Show the bare structure of calls"),
      OptionTable.help,
    ],
    completion: .files)

  package static let initialize = CommandSpec(
    name: "init", operands: "[FOLDER]",
    summary: "Write a commented .glasslint.json to start from",
    details: """
      Works without a configuration, too: write one to choose rules, severities and files. One that
      is there already is left alone.
      """,
    options: [OptionTable.help], completion: .files)

  package static let config = CommandSpec(
    name: "config", operands: "[FILE]",
    summary: "Show what is in force for the project or a file, and where it comes from",
    details: "",
    options: OptionTable.configuration, completion: .files)

  package static let completions = CommandSpec(
    name: "completions", operands: "SHELL",
    summary: "Write a completion script for bash, zsh or fish",
    details: """
      bash:  glasslint completions bash > ~/.local/share/bash-completion/completions/glasslint
      zsh:   glasslint completions zsh > ~/.zfunc/_glasslint   (a folder in $fpath)
      fish:  glasslint completions fish > ~/.config/fish/completions/glasslint.fish
      """,
    options: [OptionTable.help], completion: .words(["bash", "zsh", "fish"]))

  package static let manual = CommandSpec(
    name: "man", operands: "",
    summary: "Write the manual page",
    details: """
      glasslint man > ~/.local/share/man/man1/glasslint.1
      """,
    options: [OptionTable.help], completion: .none)

  package static let all = [
    lint, rules, explain, tree, initialize, config, completions, manual,
  ]

  /// The command of that name.
  package static func command(named name: String) -> CommandSpec? {
    all.first { $0.name == name }
  }
}
