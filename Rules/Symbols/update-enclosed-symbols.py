#!/usr/bin/env python3
"""Writes EnclosedSymbolTable.swift from a table of SF Symbols with an enclosing shape.

usage: update-enclosed-symbols.py TABLE.tsv     (columns: symbol, shape, kind, safe_fix, replacement, notes, …)

The plain symbol's name is always the enclosed one without its shape and `.fill`, so the table keeps, for each shape,
the names that have a plain twin; and the names that look enclosed and are not.
"""
import csv, os, sys, textwrap

SHAPES = ("circle", "square", "capsule")


def plain(symbol, shape):
    return symbol.removesuffix(".fill").removesuffix("." + shape)


def main():
    rows = list(csv.DictReader(open(sys.argv[1]), delimiter="\t", quoting=csv.QUOTE_NONE))
    rows = [row for row in rows if row["kind"] == "geometric" and row["shape"] in SHAPES]
    twins = {shape: set() for shape in SHAPES}
    later, pictures = {}, set()
    for row in rows:
        symbol, shape, safe = row["symbol"], row["shape"], row["safe_fix"]
        if safe == "yes" or safe.startswith("if-ios>="):
            assert row["replacement"] == plain(symbol, shape), symbol
            twins[shape].add(row["replacement"])
            if safe != "yes":
                later[symbol.removesuffix(".fill")] = safe.removeprefix("if-ios>=").split(".")[0]
        elif "not-a-frame" in row["notes"] or "bare-shape" in row["notes"]:
            pictures.add(symbol.removesuffix(".fill"))

    def block(names):
        return textwrap.indent(textwrap.fill(" ".join(sorted(names)), 94, break_on_hyphens=False), "    ")

    lines = ["// Made by update-enclosed-symbols.py; edit that.", "",
             "/// Which SF Symbols (up to 7.2) have a twin without their enclosing shape.",
             "enum EnclosedSymbolTable {"]
    for shape in SHAPES:
        lines += [f"  /// Plain names that also exist as `.{shape}` and `.{shape}.fill`.",
                  f"  static let {shape} = \"\"\"", block(twins[shape]), "    \"\"\"", ""]
    lines += ["  /// Enclosed names whose plain twin is newer, with the iOS release that it needs.",
              "  static let later = \"\"\"", block(f"{name}:{version}" for name, version in later.items()), "    \"\"\"", ""]
    lines += ["  /// Names that end in a shape and are pictures of something else.",
              "  static let pictures = \"\"\"", block(pictures), "    \"\"\"", "}"]
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "EnclosedSymbolTable.swift"), "w") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
