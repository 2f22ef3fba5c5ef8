#!/usr/bin/env bash
# Measures glasslint against `cat` of the same files. Nothing here is a test: run it on a quiet machine.
#
# usage: compare.sh [--tool GLASSLINT] [--rounds N] [--file FILE] [--no-format] FOLDER
#
#   --tool       the program; by default a release build of this package is made (on Linux a static one)
#   --rounds     how often everything is run in turn; medians are shown (default 5)
#   --file       the file for --stdin; by default the one whose length is nearest to 400 lines
#   --no-format  leave `swift format lint` out, which takes minutes on large folders (it runs once)
#
# In each round every command runs once, one after the other, so that a slow moment hits all of them. The
# files are read once before: the disk's speed is not measured. "cold" means that glasslint keeps nothing
# from one run to the next. Peaks need GNU or BSD `time` and come from one run more. Needs python3.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")

tool= rounds=5 file= format=yes
while [[ ${1:-} == --* ]]; do
  case $1 in
    --tool) tool=$2; shift 2 ;;
    --rounds) rounds=$2; shift 2 ;;
    --file) file=$2; shift 2 ;;
    --no-format) format=no; shift ;;
    *) sed -n '2,14s/^# \{0,1\}//p' "$0"; exit 2 ;;
  esac
done
[[ $# -eq 1 && -d $1 ]] || { sed -n '2,14s/^# \{0,1\}//p' "$0"; exit 2; }

if [[ -z $tool ]]; then
  static=$([[ $(uname) == Linux ]] && echo -Xswiftc -static-executable || true)
  # shellcheck disable=SC2086
  swift build --package-path "$root" -c release --product glasslint $static >&2
  tool=$(swift build --package-path "$root" -c release $static --show-bin-path)/glasslint
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$tool" --explain-files "$1" > "$work/explanations"

python3 - "$tool" "$1" "$rounds" "$file" "$format" "$work" <<'PYTHON'
import os, shutil, statistics, subprocess, sys, time

tool, folder, rounds, chosen, with_format, work = sys.argv[1:]
rounds = int(rounds)

files = []
for line in open(work + "/explanations", encoding="utf-8", errors="surrogateescape"):
    name, separator, reason = line.rstrip("\n").rpartition(": ")
    if reason.startswith("read") and name.endswith(".swift"):
        files.append(name)
if not files:
    sys.exit("no Swift files in " + folder)
lines, size, lengths = 0, 0, {}
for name in files:
    with open(name, "rb") as stream:
        text = stream.read()
    lengths[name] = text.count(b"\n")
    lines += lengths[name]
    size += len(text)
single = chosen or min(files, key=lambda name: (abs(lengths[name] - 400), name))
with open(work + "/list", "wb") as stream:
    stream.write(b"".join(os.fsencode(name) + b"\0" for name in files))

null = os.open(os.devnull, os.O_RDWR)


def spawn(arguments, source):
    """Runs a command; gives its wall and CPU seconds and its peak in MiB, which is at least Python's own."""
    stream = os.open(source, os.O_RDONLY)
    actions = [(os.POSIX_SPAWN_DUP2, stream, 0), (os.POSIX_SPAWN_DUP2, null, 1),
               (os.POSIX_SPAWN_DUP2, null, 2)]
    start = time.perf_counter()
    child = os.posix_spawnp(arguments[0], arguments, os.environ, file_actions=actions)
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - start
    os.close(stream)
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1):
        print(f"status {code}: {' '.join(arguments[:4])} …", file=sys.stderr)
    scale = 1024 if sys.platform.startswith("linux") else 2**20
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / scale


def peak(arguments, source):
    """The peak of a command's memory in MiB; None without `time`."""
    timer = shutil.which("time")
    if timer is None:
        return None
    is_gnu = sys.platform.startswith("linux")
    options = ["-f", "%M"] if is_gnu else ["-l"]
    with open(source, "rb") as stream:
        run = subprocess.run([timer] + options + arguments, stdin=stream,
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                             errors="replace")
    if is_gnu:
        return int(run.stderr.split()[-1]) / 1024
    for line in run.stderr.splitlines():
        if "maximum resident set size" in line:
            return int(line.split()[0]) / 2**20
    return None


def measure(title, commands, rounds):
    times = {name: [] for name, *_ in commands}
    peaks = {}
    for name, arguments, source, limit in commands:
        spawn(arguments, source) if limit is None else None
    for number in range(rounds):
        for name, arguments, source, limit in commands:
            if limit is None or number < limit:
                wall, cpu, peaks[name] = spawn(arguments, source)
                times[name].append((wall, cpu))
    print(f"\n{title}")
    print(f"{'':32}{'wall ms':>10}{'CPU ms':>10}{'peak MiB':>10}   wall, CPU, peak to `cat`")
    base = None
    for name, arguments, source, limit in commands:
        wall = statistics.median(wall for wall, _ in times[name]) * 1000
        cpu = statistics.median(cpu for _, cpu in times[name]) * 1000
        memory = peak(arguments, source) if limit is None else peaks[name]
        if base is None:
            base = wall, cpu, memory
        ratios = f"{wall / base[0]:8.2f}{cpu / max(base[1], 0.001):8.2f}"
        if memory:
            ratios += f"{memory / base[2]:8.2f}"
        shown = f"{memory:.1f}" if memory else "-"
        print(f"{name:32}{wall:10.1f}{cpu:10.1f}{shown:>10}   {ratios}", flush=True)


print(f"{folder}: {len(files)} files, {lines} lines, {size / 1e6:.1f} MB; "
      f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.2f}; {rounds} rounds")
lint = [tool, "lint", "--format", "compact", "--fail-on", "never"]
commands = [
    ("cat", ["xargs", "-0", "cat"], work + "/list", None),
    ("glasslint --jobs 1", lint + ["--jobs", "1", folder], os.devnull, None),
    ("glasslint --jobs 2", lint + ["--jobs", "2", folder], os.devnull, None),
    ("  every file parsed, one job",
     ["env", "GLASSLINT_REACH=parsed"] + lint + ["--jobs", "1", folder], os.devnull, None),
]
if with_format == "yes" and shutil.which("swift"):
    formatter = shutil.which("swift-format")
    command = [formatter] if formatter else ["swift", "format"]
    commands.append(("swift format lint",
                     ["xargs", "-0"] + command + ["lint", "--parallel"], work + "/list", 1))
measure("all files", commands, rounds)

stdin = lint + ["--jobs", "1", "--stdin", "--stdin-filename", single]
measure(f"{single}, {lengths.get(single, '?')} lines", [
    ("cat", ["cat"], single, None),
    ("glasslint --stdin --isolated", stdin + ["--isolated"], single, None),
    ("glasslint --stdin", stdin, single, None),
], max(rounds, 20))
PYTHON
