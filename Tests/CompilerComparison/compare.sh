#!/usr/bin/env bash
# Compares the calls that glasslint sees with those of the compiler's own parser (SwiftParser), which
# comes with the toolchain. usage: compare.sh [--tool GLASSLINT] [FOLDER…]   (default: Fixtures)
# Prints the files that differ and the totals. Exit status 1 on a difference, 2 on trouble; where the
# toolchain has no SwiftParser it says so and exits with 0. Files that are not valid Swift are left out.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")

tool=
if [[ ${1:-} == --tool ]]; then
  tool=$2
  shift 2
fi
[[ $# -gt 0 ]] || set -- "$root/Fixtures"

compiler=$(command -v swiftc) || { echo "no swiftc on the path" >&2; exit 2; }
case $(uname) in
  Darwin) compiler=$(xcrun --find swiftc 2>/dev/null || echo "$compiler") ;;
  *) compiler=$(readlink -f "$compiler") ;;
esac
host=$(dirname "$(dirname "$compiler")")/lib/swift/host
if [[ ! -d $host/SwiftParser.swiftmodule && ! -f $host/SwiftParser.swiftmodule ]]; then
  echo "skipped: this toolchain has no SwiftParser ($host)"
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [[ -z $tool ]]; then
  swift build --package-path "$root" -c release --product glasslint >&2 || exit 2
  tool=$(swift build --package-path "$root" -c release --show-bin-path)/glasslint
fi
comparer=$work/comparer
swiftc -O -swift-version 6 -parse-as-library "$here/Comparer.swift" -I "$host" -L "$host" -lSwiftSyntax \
  -lSwiftParser -Xlinker -rpath -Xlinker "$host" -o "$comparer" || exit 2

find "$@" -name '*.swift' -type f -print0 | sort -z > "$work/files"
[[ -s $work/files ]] || { echo "no Swift files below $*" >&2; exit 2; }
xargs -0 -n 500 "$comparer" list < "$work/files" > "$work/expected" || exit 2
sed -n 's/^# //p' "$work/expected" | tr '\n' '\0' > "$work/valid"
xargs -0 -n 500 "$tool" tree --calls < "$work/valid" > "$work/actual" || exit 2
"$comparer" compare "$work/expected" "$work/actual"
