#!/usr/bin/env python3
"""Makes the picture in README from a real run: coloured text on standard input, SVG on standard output.

swift run glasslint Fixtures/SampleApp/Player --only glass-on-glass --color always \
  | Tests/Picture/picture.py > .github/text-output.svg
"""
import html
import re
import sys

COLUMN, ROW, MARGIN, TOP, SIZE = 7.83, 19, 24, 54, 13
COLOURS = {
    "1;31": "#ff7b84", "1;33": "#ffc163", "1;36": "#6fd3ff", "1;34": "#9db4ff", "34": "#6f86d6",
    "1": "#ffffff", "2": "#858d9b", "36": "#7fd8e6", "32": "#7fe0b0", "0": "#c9cfda",
}


def spans(line):
    """The runs of one colour: column, colour, whether it is bold, text."""
    colour, column = "0", 0
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        code = re.fullmatch(r"\x1b\[([0-9;]*)m", part)
        if code:
            colour = code[1] or "0"
        elif part:
            if part.strip():
                yield column, COLOURS[colour], colour.startswith("1"), part
            column += len(part)


def main():
    lines = sys.stdin.read().rstrip("\n").split("\n")
    width = max(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in lines) * COLUMN + 2 * MARGIN
    height = TOP + len(lines) * ROW + MARGIN / 2
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
          f'width="{width:.0f}" height="{height:.0f}" role="img">')
    print("<title>What glasslint prints</title>")
    print('<rect width="100%" height="100%" rx="12" fill="#14171e"/>')
    for index, colour in enumerate(["#ff5f57", "#febc2e", "#28c840"]):
        print(f'<circle cx="{MARGIN + 20 * index}" cy="24" r="6" fill="{colour}"/>')
    print(f'<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" '
          f'font-size="{SIZE}" xml:space="preserve">')
    for row, line in enumerate(lines):
        for column, colour, is_bold, text in spans(line):
            lead = len(text) - len(text.lstrip(" "))
            text = text.strip(" ")
            weight = ' font-weight="600"' if is_bold else ""
            # The length makes columns stand below each other in any font.
            print(f'<text x="{MARGIN + (column + lead) * COLUMN:.2f}" y="{TOP + row * ROW}" '
                  f'fill="{colour}"{weight} textLength="{len(text) * COLUMN:.2f}">'
                  f'{html.escape(text)}</text>')
    print("</g>\n</svg>")


main()
