#!/usr/bin/env bash
# Feeds glasslint with changed sources until something breaks (libFuzzer and AddressSanitizer, Swift's own
# checks on). Everything is built beside the package, below .build/fuzzing: normal builds know nothing of it.
#
# usage: fuzz.sh build                             both targets
#        fuzz.sh run parser|pipeline SECONDS       on all fixtures and pages, with what earlier runs kept
#        fuzz.sh check SECONDS                     each target, the same inputs each time; for CI
#        fuzz.sh reproduce parser|pipeline FILE    one input, with a stack trace
#
# parser feeds the tokenizer and the parser, pipeline all rules, reporters and fixes. What breaks is written to
# .build/fuzzing/found. Where the toolchain has no libFuzzer (as on macOS with Xcode's), it says so and exits with 0.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")
work=$root/.build/fuzzing
[[ ${1:-} == check ]] && work=$work/check

usage() { sed -n '5,8s/^# \{0,1\}//p' "$0"; exit 2; }

# A program that only runs where the sanitizers can be linked.
has_fuzzer() {
  mkdir -p "$work"
  printf '@_cdecl("LLVMFuzzerTestOneInput") public func one(_ s: UnsafePointer<UInt8>?, _ n: Int) -> CInt { 0 }\n' \
    > "$work/probe.swift"
  swiftc -parse-as-library -sanitize=fuzzer,address "$work/probe.swift" -o "$work/probe" > "$work/probe.log" 2>&1
}

# Continuous integration has no time for the optimizer.
optimization=$([[ ${1:-} == check ]] && echo -Onone || echo -O)
flags=($optimization -use-ld=lld -swift-version 6 -package-name glasslint -parse-as-library -sanitize=fuzzer,address)

# module NAME FOLDER [FILE…]: compiles a module, unless it is newer than its sources and all modules before it.
module() {
  local name=$1 folder=$2
  shift 2
  local newest
  newest=$(find "$folder" "$@" -name '*.swift' -newer "$work/$name.o" -print -quit 2>/dev/null || echo missing)
  [[ -f $work/$name.o && -z $newest && -z $changed ]] && return
  changed=yes
  echo "compiling $name" >&2
  find "$folder" -name '*.swift' -print0 | xargs -0 swiftc "${flags[@]}" -wmo -I "$work" \
    -module-name "$name" -emit-module -emit-module-path "$work/$name.swiftmodule" \
    -c -o "$work/$name.o" "$@"
}

build() {
  changed=
  module GlassSyntax "$root/Sources/GlassSyntax"
  link parser ParserTarget GlassSyntax
  module GlassProject "$root/Sources/GlassProject"
  module GlassViews "$root/Sources/GlassViews"
  module GlassEngine "$root/Sources/GlassEngine"
  swiftc -swift-version 6 "$root"/Sources/RulePageTool/*.swift -o "$work/page-tool"
  find "$root/Rules" -name '*.md' -print0 | sort -z | xargs -0 "$work/page-tool" "$work/NewPages.swift"
  cmp -s "$work/NewPages.swift" "$work/RulePages.swift" || mv "$work/NewPages.swift" "$work/RulePages.swift"
  rm -f "$work/NewPages.swift"
  module GlassRules "$root/Rules" "$work/RulePages.swift"
  link pipeline PipelineTarget GlassSyntax GlassProject GlassViews GlassEngine GlassRules
}

link() {
  local program=$1 target=$2
  shift 2
  local objects=("${@/#/$work/}")
  [[ -f $work/$program && -z $changed && $work/$program -nt $here/$target.swift ]] && return
  swiftc "${flags[@]}" -I "$work" "$here/$target.swift" "${objects[@]/%/.o}" -o "$work/$program"
}

# The seeds: each fixture, each example of a page, and each folder of fixtures as one project.
seed() {
  local seeds=$1
  mkdir -p "$seeds"
  find "$root/Fixtures" -name '*.swift' -size -16k | while read -r file; do
    cp "$file" "$seeds/$(echo "${file#"$root"/}" | tr / -)"
  done
  for folder in "$root"/Fixtures/*/; do
    find "$folder" -name '*.swift' | sort | head -4 | while read -r file; do
      cat "$file"
      printf '\0'
    done > "$seeds/$(basename "$folder")"
  done
  find "$root/Rules" -name '*.md' | while read -r page; do
    awk -v out="$seeds/$(basename "$page" .md)-" '
      /^```/ { inside = !inside; if (inside) number++; next }
      inside { print > (out number) }' "$page"
  done
}

# The words of the fixtures and pages, so that changes are more than changed bytes.
dictionary() {
  grep -rhoE '[@#.]?[A-Za-z_]{2,30}|[&|=!<>?:-]{2,3}' "$root/Fixtures" --include='*.swift' | sort | uniq -c | sort -rn \
    | awk 'NR <= 1500 { gsub(/[\\"]/, "", $2); print "\"" $2 "\"" }'
  printf '"%s"\n' '\\"\\"\\"' '#\\"' '\\"#' '\\\\(' '/*' '*/' '//' '#if ' '#else' '#endif' '{ ' ' }' '\x0a' '\x0d\x0a'
}

fuzz() {
  local program=$1
  shift
  mkdir -p "$work/found"
  # A leak check would look for what Swift's runtime keeps, and run each input twice. Choosing inputs by how
  # rare their features are takes longer than running them.
  ASAN_OPTIONS=detect_leaks=0 "$work/$program" "$@" -detect_leaks=0 -entropic=0 -rss_limit_mb=3000 \
    -artifact_prefix="$work/found/$program-" -print_final_stats=1
}

case ${1:-} in
  build | run | check | reproduce) ;;
  *) usage ;;
esac
if ! has_fuzzer; then
  echo "skipped: this toolchain cannot link -sanitize=fuzzer,address ($work/probe.log)"
  exit 0
fi
build
case $1 in
  run)
    [[ $# -eq 3 ]] || usage
    seed "$work/seeds-new"
    dictionary > "$work/words"
    mkdir -p "$work/corpus-$2"
    fuzz "$2" "$work/corpus-$2" "$work/seeds-new" -dict="$work/words" -max_len=16384 -timeout=20 \
      -max_total_time="$3"
    ;;
  check)
    [[ $# -eq 2 ]] || usage
    rm -rf "$work/seeds" "$work/seeds-pipeline" "$work/kept"
    seed "$work/seeds"
    dictionary > "$work/words"
    # All rules take their time without the optimizer: every second seed is enough for them.
    mkdir -p "$work/kept/parser" "$work/kept/pipeline" "$work/seeds-pipeline"
    find "$work/seeds" -type f | LC_ALL=C sort | awk 'NR % 2 == 1' | while read -r file; do
      cp "$file" "$work/seeds-pipeline"
    done
    for program in parser pipeline; do
      seeds=$work/seeds
      [[ $program == pipeline ]] && seeds=$work/seeds-pipeline
      # The time only says how far the run gets: with the same hashes it tries the same inputs in the same order.
      SWIFT_DETERMINISTIC_HASHING=1 fuzz "$program" "$work/kept/$program" "$seeds" -dict="$work/words" \
        -seed=26 -max_len=4096 -timeout=120 -max_total_time="$2" 2> "$work/$program.log" \
        || { tail -40 "$work/$program.log"; exit 1; }
      grep -E 'Done|executed_units' "$work/$program.log"
    done
    ;;
  reproduce)
    [[ $# -eq 3 ]] || usage
    fuzz "$2" "$3"
    ;;
esac
