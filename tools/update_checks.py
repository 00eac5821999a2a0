"""Rewrites the CHECK block of LIT tests from what pyllc writes now; read the diff like code.

    tools/update_checks.py tests/lit/isel/load.ll ...

The `CHECK:` and `CHECK-NEXT:` lines of a prefix become one block where the first of them stood, or
below the RUN lines in a new test. The block keeps to the opcodes that it checked before, so that a
small test stays small; without such lines, or with --all, it checks every instruction of the
functions and what they refer to. Ids are captured where they are defined and named for what
defines them. Tests with other kinds of CHECK lines are written by hand and left alone.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from apparatus import say

from tests.lit import format as lit_format

INST_RE: Final = re.compile(r"^\s*(?:%(\w+) = )?(Op\w+)(.*)$")
# A string may hold a % of its own, so strings are matched and passed over.
ID_RE: Final = re.compile(r'"(?:[^"\\]|\\.)*"|%(\w+)')
OPCODE_RE: Final = re.compile(r"\bOp[A-Z]\w*")
ANY_ID: Final = "%{{[0-9]+}}"


class Inst(NamedTuple):
    """A line of the assembly text."""

    result: str
    opcode: str
    rest: str

    def ids(self) -> list[str]:
        return [name for name in ID_RE.findall(self.rest) if name]


def read_listing(text: str) -> list[Inst]:
    matches = map(INST_RE.match, text.splitlines())
    return [Inst(match[1] or "", match[2], match[3]) for match in matches if match]


def check_re(prefix: str, suffix: str) -> re.Pattern[str]:
    return re.compile(rf"^; *{re.escape(prefix)}{suffix}: *(.*)\n", re.MULTILINE)


def wanted_opcodes(text: str, prefix: str) -> set[str]:
    lines = check_re(prefix, "(?:-NEXT)?").findall(text)
    return {opcode for line in lines for opcode in OPCODE_RE.findall(line)}


def is_by_hand(text: str, prefix: str) -> bool:
    return check_re(prefix, "-(?!NEXT:)[A-Z{}0-9-]+").search(text) is not None


def choose(listing: list[Inst], opcodes: set[str]) -> list[int]:
    """Places of the instructions to check."""
    if opcodes:
        return [place for place, inst in enumerate(listing) if inst.opcode in opcodes]
    functions = [place for place, inst in enumerate(listing) if inst.opcode == "OpFunction"]
    # Functions are the last section of a module (2.4); operands lead to what they refer to.
    chosen = set(range(functions[0], len(listing))) if functions else set()
    defined = {inst.result: place for place, inst in enumerate(listing) if inst.result}
    work = list(chosen)
    while work:
        for name in listing[work.pop()].ids():
            place = defined[name]
            if place not in chosen:
                chosen.add(place)
                work.append(place)
    return sorted(chosen)


def check_lines(listing: list[Inst], opcodes: set[str], prefix: str) -> list[str]:
    names: dict[str, str] = {}
    lines = []
    last = -2
    for place in choose(listing, opcodes):
        inst = listing[place]
        # Operands before the result: an instruction that names itself has no definition yet.
        rest = capture_ids(inst.rest, names)
        start = f"%[[#{name_result(inst, names)}:]] = " if inst.result else ""
        suffix = "-NEXT:" if place == last + 1 else ":     "
        lines.append(f"; {prefix}{suffix} {start}{inst.opcode}{rest}".rstrip() + "\n")
        last = place
    return lines


def capture_ids(text: str, names: dict[str, str]) -> str:
    """Operands with each id by its name, or open when the block does not show its definition."""
    pieces = []
    end = 0
    for match in ID_RE.finditer(text):
        if match[1]:
            name = names.get(match[1])
            pieces += [text[end : match.start()], f"%[[#{name}]]" if name else ANY_ID]
            end = match.end()
    return "".join(pieces) + text[end:]


def name_result(inst: Inst, names: dict[str, str]) -> str:
    """A name for the result, from the opcode; a number sets apart what has the same."""
    base = inst.opcode.removeprefix("Op")
    taken = set(names.values())
    name, number = base, 1
    while name in taken:
        number += 1
        name = f"{base}{number}"
    names[inst.result] = name
    return name


def prefixes_of(command: lit_format.Command) -> list[str]:
    """The prefixes with which filecheck reads the output."""
    words = " ".join(command.filecheck or []).replace("=", " ").split()
    for option in ("--check-prefix", "--check-prefixes", "-check-prefix", "-check-prefixes"):
        if option in words:
            return words[words.index(option) + 1].split(",")
    return ["CHECK"]


def update_text(text: str, path: Path, everything: bool) -> str:
    for line in lit_format.run_lines(text):
        command = lit_format.read_command(lit_format.expand(line, path))
        # A command that has to fail has an error to check, not a listing.
        if command is None or command.filecheck is None or command.fails:
            continue
        prefix = prefixes_of(command)[0]
        opcodes = set() if everything else wanted_opcodes(text, prefix)
        written = check_re(prefix, "(?:-NEXT)?").search(text) is not None
        if is_by_hand(text, prefix) or (written and not opcodes and not everything):
            sys.stderr.write(f"{path}: {prefix} lines are written by hand, left alone\n")
            continue
        run = lit_format.run_pyllc([word for word in command.pyllc if word != lit_format.SPLIT])
        if run.status:
            raise SystemExit(f"{path}: pyllc {' '.join(command.pyllc)}:\n{run.errors}")
        lines = check_lines(read_listing(run.output.decode()), opcodes, prefix)
        text = replace_block(text, prefix, lines)
    return text


def replace_block(text: str, prefix: str, lines: list[str]) -> str:
    pattern = check_re(prefix, "(?:-NEXT)?")
    first = pattern.search(text)
    if first is not None:
        start = first.start()
    else:
        start = max(line.end() for line in re.finditer(r"^;.*RUN:.*\n", text, re.MULTILINE))
    return text[:start] + "".join(lines) + pattern.sub("", text[start:])


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="rewrite the CHECK blocks of LIT tests")
    parser.add_argument("tests", nargs="+", type=Path)
    parser.add_argument("--all", action="store_true", help="check every instruction")
    arguments = parser.parse_args(argv)
    for path in arguments.tests:
        text = path.read_text(encoding="utf-8")
        updated = update_text(text, path.resolve(), arguments.all)
        if updated != text:
            path.write_text(updated, encoding="utf-8")
            say(f"updated {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
