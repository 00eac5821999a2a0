"""Maps lines of a module with inlined calls to lines of the module before inlining.

Input: LLVM's print of the module before and after the passes of `inline.py`. The passes run a
second time, over the text with debug info of our own that gives each instruction its line. Debug
info changes nothing else, so the two prints have the same instructions in the same order.

Only errors and warnings pay for that. The user's debug info is not enough: it has lines of the
kernel's language.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.reading.inline import inlined
from spvbackend.reading.llvm import with_callable_kernels
from spvbackend.reading.risks import DEBUG_VERSION

_ATTACHED: Final = re.compile(r",? !(?:dbg|DIAssignID) !\d+")
_OWN: Final = re.compile(r", !dbg !(\d+)")
# The result type may have a quoted name, as target types do.
_SYMBOL: Final = re.compile(
    r'(?:(define|declare)\b(?:[^@"\n]|"[^"\n]*")*)?(@(?:[-\w$.]+|"[^"\n]*"))(?:\(| = )'
)
_NODE: Final = re.compile(r"^!(\d+) = ", re.MULTILINE)
_PLACE: Final = re.compile(r"^!(\d+) = (?:distinct )?!DILocation\(line: (\d+),", re.MULTILINE)
_FLAGS: Final = "!llvm.module.flags = !{"
_UNITS: Final = "!llvm.dbg.cu = "
_BROKEN_UP: Final = re.compile(r"  (?:%\S+ = )?(?:callbr|invoke|landingpad) ")
"""The instructions that LLVM prints in several lines."""
_TARGETS: Final = "          to label "
"""The start of the second line of a callbr or an invoke."""
_NUMBERED: Final = re.compile(r"[!#]\d+")


def original_lines(before: str, after: str) -> dict[int, int]:
    """Map lines of the print after inlining to lines of the print before it.

    Args:
        before: LLVM's print of the module.
        after: the print with calls inlined.
    """
    try:
        marked = inlined(_marked(before))
    except (CompileError, Unsupported):
        # The marked module is too large, or its own places have another form: no line is known.
        return {}
    places = {int(place[1]): int(place[2]) for place in _PLACE.finditer(marked)}
    known = _bodies(marked)
    symbols = _symbols(before)
    lines = after.split("\n")
    result: dict[int, int] = {}
    for number, line in enumerate(lines, 1):
        key = _key(line)
        if key in symbols:
            result[number] = symbols[key]
    for key, rows in _bodies(after).items():
        others = known.get(key, [])
        if len(others) != len(rows):
            continue
        for (number, text, _), (_, other, node) in zip(rows, others, strict=True):
            place = places.get(node, 0)
            if place and text == other:
                result[number] = place
    return result


def _key(line: str) -> str:
    """Return the symbol that a line outside of functions defines, "" for none."""
    if not line.startswith(("@", "define ", "declare ")):
        return ""
    symbol = _SYMBOL.match(line)
    return "" if symbol is None else f"{symbol[1] or 'variable'} {symbol[2]}"


def _symbols(text: str) -> dict[str, int]:
    """Return the lines of definitions and declarations."""
    lines: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if key := _key(line):
            lines[key] = number
    return lines


def _bodies(text: str) -> dict[str, list[tuple[int, str, int]]]:
    """Return each definition's instructions: line, words, and the location's node or -1."""
    bodies: dict[str, list[tuple[int, str, int]]] = {}
    rows: list[tuple[int, str, int]] | None = None
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("define "):
            rows = bodies[_key(line)] = []
        elif line == "}":
            rows = None
        elif rows is not None and line.startswith("  ") and not _is_record(line):
            place = _OWN.search(line)
            node = -1 if place is None else int(place[1])
            if line.startswith("  ]"):
                # The location of a switch follows its cases.
                _place_switch(rows, node)
            elif line.startswith(_TARGETS):
                rows[-1] = (*rows[-1][:2], node)
            rows.append((number, _NUMBERED.sub("", _ATTACHED.sub("", line)), node))
    return bodies


def _is_record(line: str) -> bool:
    return line.startswith("    #dbg_")


def _place_switch(rows: list[tuple[int, str, int]], node: int) -> None:
    at = len(rows) - 1
    while at > 0 and not rows[at][1].endswith("["):
        at -= 1
    number, text, _ = rows[at]
    rows[at] = (number, text, node)


def _marked(text: str) -> str:
    """Return the text with debug info that has only the lines of the text itself."""
    first = max([int(node[1]) for node in _NODE.finditer(text)], default=-1) + 1
    unit, file, type, none, version = range(first, first + 5)
    nodes = [
        f"!{unit} = distinct !DICompileUnit(language: DW_LANG_C99, file: !{file}, "
        "emissionKind: FullDebug)",
        f'!{file} = !DIFile(filename: "lines", directory: "")',
        f"!{type} = !DISubroutineType(types: !{none})",
        f"!{none} = !{{}}",
    ]
    free = version + 1
    has_version = DEBUG_VERSION in text
    if not has_version:
        nodes.append(f'!{version} = !{{i32 2, !"{DEBUG_VERSION}", i32 3}}')
    lines: list[str] = []
    scope = -1
    # LLVM verifies debug info while it reads, and ends the process at a call of a kernel.
    for number, line in enumerate(with_callable_kernels(text).split("\n"), 1):
        if line.startswith("define "):
            scope, free = free, free + 1
            nodes.append(
                f'!{scope} = distinct !DISubprogram(name: "{scope}", scope: !{file}, '
                f"file: !{file}, line: {number}, type: !{type}, unit: !{unit}, "
                "spFlags: DISPFlagDefinition)"
            )
            line = f"{_ATTACHED.sub('', line).removesuffix(' {')} !dbg !{scope} {{"
        elif line == "}":
            scope = -1
        elif scope >= 0 and line.startswith("  "):
            if _is_record(line):
                continue
            line = _ATTACHED.sub("", line)
            if _ends(line):
                nodes.append(f"!{free} = !DILocation(line: {number}, column: 1, scope: !{scope})")
                line, free = f"{line}, !dbg !{free}", free + 1
        elif line.startswith("@"):
            line = _ATTACHED.sub("", line)
        elif line.startswith(_FLAGS) and not has_version:
            has_version = True
            rest = line.removeprefix(_FLAGS)
            line = f"{_FLAGS}!{version}{'' if rest.startswith('}') else ', '}{rest}"
        elif line.startswith(_UNITS):
            continue
        lines.append(line)
    named = [f"{_UNITS}!{{!{unit}}}"]
    if not has_version:
        named.append(f"{_FLAGS}!{version}}}")
    return "\n".join([*lines, *named, *nodes, ""])


def _ends(line: str) -> bool:
    """Whether a line of a body ends its instruction."""
    # Cases of a switch, clauses, and the second line of an invoke are indented further.
    if line.startswith("    "):
        return line.startswith(_TARGETS)
    return not line.endswith("[") and not _BROKEN_UP.match(line)
