"""Debug locations and records, removed from the lines before the other parsers read them.

Input: the lines of LLVM's canonical text. Output: the lines without `!dbg` and `#dbg_`, which cost
time only in modules with debug info; functions get locations and records once their values are
known. Nothing here is an error: LLVM itself drops debug info that it cannot use.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from functools import cache
from typing import Final, final

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.llvmir.parse.constants import parse_typed_value
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.scope import Scope
from spvbackend.llvmir.values import DebugRecord, Function, Value

_LOCATION: Final = ", !dbg !"
_RECORD: Final = "    #dbg_"
# The text after a location: its number and other attachments. Inside a string it would end in a
# quote.
_TAIL: Final = r"(\d+)((?:, ![-\w.$\\]+ !(?:\d+|DIExpression\([^)]*\)))*)\s*$"
# LLVM writes each use of an expression in full, and no operator in one has brackets.
_EXPRESSION: Final = r"!DIExpression\([^()]*\)"
_VALUE: Final = rf"#dbg_(declare|value|declare_value)\((.*), (!\d+), ({_EXPRESSION}), (!\d+)\)"
_ASSIGN: Final = (
    rf"#dbg_(assign)\((.*), (!\d+), ({_EXPRESSION}), (!\d+, .*, {_EXPRESSION}), (!\d+)\)"
)
_LABEL: Final = r"#dbg_label\((!\d+), (!\d+)\)"
_Search = Callable[[str], re.Match[str] | None]
ARGUMENTS: Final = "!DIArgList("


def has_debug_lines(text: str) -> bool:
    """Whether a module may have debug info; the search for one character is the fastest."""
    return "!" in text and (_LOCATION in text or _RECORD in text)


@final
class DebugLines:
    """The locations and records of all lines of a text.

    Attributes:
        keeps_records: whether records are needed.
        locations: the node number of each location, by the first line of its instruction.
    """

    __slots__ = ("_next", "_records", "keeps_records", "locations")

    def __init__(self, lines: list[str], keeps_records: bool) -> None:
        self.keeps_records: Final = keeps_records
        self.locations: Final[dict[int, int]] = {}
        self._records: Final[list[tuple[int, str]]] = []
        self._next = 0
        # Compiled here, since most modules have no debug info.
        match_tail = re.compile(_TAIL).match
        for index, text in enumerate(lines):
            if text[:2] != "  ":
                continue
            if text.startswith(_RECORD):
                if keeps_records:
                    self._records.append((index + 1, text))
                lines[index] = ""
                continue
            head, separator, tail = text.rpartition(_LOCATION)
            if not separator:
                continue
            if tail.isdecimal() and text[2] not in " ]":
                # Nothing else is attached, and the instruction has one line.
                lines[index] = head
                self.locations[index + 1] = int(tail)
            elif (match := match_tail(tail)) is not None:
                lines[index] = head + match[2]
                self.locations[_first_line(lines, index) + 1] = int(match[1])

    def add_to(self, function: Function, end: int, scope: Scope) -> None:
        """Add the records of a function whose body has just been read.

        Functions come in the order of the text.

        Args:
            function: the function with its blocks.
            end: the number of the line before its closing brace.
            scope: the scope with the function's names.
        """
        first = self._next
        while self._next < len(self._records) and self._records[self._next][0] <= end:
            self._next += 1
        records = self._records[first : self._next]
        if not records:
            return
        ends = [block.insts[-1].line for block in function.blocks if block.insts]
        for line, text in records:
            record = _read_record(text, line, scope)
            place = bisect_right(ends, line)
            if record is not None and place < len(ends):
                record.end = ends[place]
                function.debug_records.append(record)


def _first_line(lines: list[str], index: int) -> int:
    """Return the first line of a switch, invoke or landingpad, given its last line.

    The last line has the attachments.
    """
    if lines[index].startswith("  ]"):
        while not lines[index].endswith("["):
            index -= 1
    while lines[index].startswith("          "):
        index -= 1
    return index


@cache
def _searches() -> tuple[_Search, _Search, _Search]:
    """Return the searches for a label, a value and an assignment."""
    return re.compile(_LABEL).search, re.compile(_VALUE).search, re.compile(_ASSIGN).search


def _read_record(text: str, line: int, scope: Scope) -> DebugRecord | None:
    """Return a record, or None for an unknown form."""
    find_label, find_value, find_assignment = _searches()
    label = find_label(text)
    if label is not None:
        record = DebugRecord("label", [], line)
        record.variable, record.location = label.groups()
        return record
    match = find_assignment(text) or find_value(text)
    if match is None:
        return None
    kind, values, variable, expression, *store, location = match.groups()
    operands = split_arguments(values) if values.startswith(ARGUMENTS) else [values]
    located = [_value(operand, line, scope) for operand in operands]
    # LLVM's newest kind is a value that does not change.
    record = DebugRecord("value" if kind == "declare_value" else kind, located, line)
    record.variable, record.expression, record.location = variable, expression, location
    record.store = "".join(store)
    return record


def split_arguments(text: str) -> list[str]:
    """Return a DIArgList's operands; a comma in brackets belongs to a type or a constant."""
    parts: list[str] = []
    depth = 0
    start = len(ARGUMENTS)
    for place in range(start, len(text)):
        letter = text[place]
        if letter in "([{<":
            depth += 1
        elif depth and letter in ")]}>":
            depth -= 1
        elif depth == 0 and letter in ",)":
            parts.append(text[start:place].strip())
            start = place + 1
    return [part for part in parts if part]


def _value(text: str, line: int, scope: Scope) -> Value | None:
    """Return the value of an operand, or None if it was removed."""
    tokens = tokens_of(text)
    if tokens[-1][0] == "%":
        return scope.locals.get(tokens[-1])
    if tokens[0][0] == "!":  # an empty node replaces a deleted value
        return None
    try:
        return parse_typed_value(Cursor(tokens, line), scope)
    except (CompileError, Unsupported):
        return None
