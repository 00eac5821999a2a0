"""Carries debug info through LLVM under names that mean nothing to it.

Input: the user's text, which LLVM is to read in the user's own process. Output: text without debug
info as LLVM knows it; then LLVM's print of that text, with debug info restored. LLVM verifies a
module with debug info while it reads, and ends the process at a fault; carried nodes it reads,
renumbers and verifies like any other metadata. So `!dbg !7` travels as an expression of the number
7, a record as a call that uses metadata, and a list of the nodes gives their new numbers.
Locations, the most frequent nodes, stay behind.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from spvbackend.llvmir.parse.debug_info import ARGUMENTS, split_arguments
from spvbackend.reading.debug_kinds import has_plain_nodes
from spvbackend.reading.risks import DEBUG_VERSION
from spvbackend.reading.strip import DECLARED_RECORDS, OTHER_KEY, drop_records, is_ambiguous

_NAME: Final = "spvdbg"
_CARRIER: Final = "llvm.fake.use"
_VERSION: Final = f'!"{DEBUG_VERSION}", i32 3}}'
_UNITS: Final = "!llvm.dbg.cu = "
_EXPRESSION: Final = r"!DIExpression\([^()\n]*\)"
_END: Final = r"(?: #\d+)?"
# Records, and the calls that LLVM up to 18 prints instead. A line that is spelled otherwise stays,
# and counts as a risk.
_RECORD: Final = re.compile(
    rf"#dbg_(value|declare|declare_value)\(([^\n]*), !(\d+), ({_EXPRESSION}), !(\d+)\)(?=[ \t]*$)",
    re.MULTILINE,
)
_CALL: Final = re.compile(
    r"(?:tail )?call void @llvm\.dbg\.(value|declare)\(metadata ([^\n]*), metadata !(\d+), "
    rf"metadata ({_EXPRESSION})\){_END}, !dbg !(\d+){_END}(?=[ \t]*$)",
    re.MULTILINE,
)
_ASSIGN: Final = re.compile(
    rf"#dbg_assign\(([^\n]*), !(\d+), ({_EXPRESSION}), !(\d+), ([^\n]*), ({_EXPRESSION}), "
    r"!(\d+)\)(?=[ \t]*$)",
    re.MULTILINE,
)
_LABEL: Final = re.compile(r"#dbg_label\(!(\d+), !(\d+)\)(?=[ \t]*$)", re.MULTILINE)
_LABEL_CALL: Final = re.compile(
    rf"(?:tail )?call void @llvm\.dbg\.label\(metadata !(\d+)\){_END}, !dbg !(\d+)(?=[ \t]*$)",
    re.MULTILINE,
)
_ATTACHED: Final = re.compile(r"!dbg !(\d+)\b")
# Expressions are never numbered, so LLVM writes this one out wherever it is attached.
_CARRYING: Final = f"!{_NAME} !DIExpression(DW_OP_constu, "
_LOCATION: Final = re.compile(
    r"\n!(\d+) = ((?:distinct )?!DILocation\([\w:, ]*?scope: )!(\d+)(?:, inlinedAt: !(\d+))?"
    r"((?:, [\w: ]+)*\))[ \t]*(?=\n|$)"
)
# A loop's node may name where the loop is.
_TUPLE: Final = re.compile(r"\n![-\w.$]+ = (?:distinct )?!\{([^\n]*)")
_LISTED: Final = re.compile(r"\n!llvm\.dbg\.cu = !\{([!\d, ]*)\}[ \t]*$", re.MULTILINE)
_REFERENCE: Final = re.compile(r"!(\d+)")
_GONE: Final = re.compile(r"!(?:\{\}|\d+)")
_LIST: Final = "list"
"""The kind of a value that is computed from several."""
# Patterns for LLVM's print.
_NODES: Final = re.compile(rf"\n!{_NAME} = !\{{(.*)\}}$", re.MULTILINE)
_CARRIED: Final = re.compile(rf"!{_NAME} !DIExpression\(DW_OP_constu, (\d+)\)")
_SCOPE: Final = re.compile(
    r"\n!(\d+) = (?:distinct )?!DI(?:Subprogram|LexicalBlock|LexicalBlockFile)\("
)
_PLACE: Final = re.compile(r"\n!(\d+) = (?:distinct )?!DILocation\(")
_USE: Final = re.compile(
    rf'\n  call void \(\.\.\.\) @llvm\.fake\.use\(metadata !"{_NAME} (\w+) ([\d ]+)"'
    r"(?:, metadata )?([^\n]*)\)$",
    re.MULTILINE,
)
_DECLARED: Final = re.compile(rf"\ndeclare void @{re.escape(_CARRIER)}\([^\n]*$", re.MULTILINE)


class Location(NamedTuple):
    """A DILocation in parts: its number, the text up to its scope, the scope, and the rest."""

    number: str
    head: str
    scope: str
    inlined_at: str
    tail: str


class Carried(NamedTuple):
    """Text for LLVM to read, with the data that `restore` needs.

    Attributes:
        text: the text.
        nodes: the numbers of the nodes that the text's list names.
        locations: the locations that stay behind.
    """

    text: str
    nodes: list[str]
    locations: list[Location]


def carry(text: str, records: bool) -> Carried | None:
    """Return the text with its debug info under other names, line by line.

    Args:
        text: a module with debug info.
        records: carry records of variables as well; locations alone take half the time.

    Returns:
        None where strings or comments look like debug info, where the text uses the names of the
        carriers, or where LLVM would drop the debug info.
    """
    # LLVM drops debug info of any other version, and says why.
    if _NAME in text or _CARRIER in text or _VERSION not in text or is_ambiguous(text):
        return None
    if not has_plain_nodes(text):
        return None
    nodes: dict[str, None] = {}
    text = _carry_records(text, nodes) if records else drop_records(text)
    # Every second part is a number; a substitution would take several times as long.
    parts = _ATTACHED.split(text)
    nodes.update(dict.fromkeys(parts[1::2]))
    parts[1::2] = [f"{_CARRYING}{number})" for number in parts[1::2]]
    text, locations = _without_locations("".join(parts))
    for units in _LISTED.findall(f"\n{text}"):
        nodes.update(dict.fromkeys(_REFERENCE.findall(units)))
    for location in locations:
        nodes[location.scope] = None
        if location.inlined_at:
            nodes[location.inlined_at] = None
    for location in locations:
        nodes.pop(location.number, None)
    text = text.replace(_UNITS, f"!{_NAME}.cu = ")
    text = text.replace(f'!"{DEBUG_VERSION}"', f'!"{OTHER_KEY}"')
    listed = ", ".join([f"!{number}" for number in nodes])
    # At the end, so that the user's lines keep their numbers.
    text = f"{text}\ndeclare void @{_CARRIER}(...)\n!{_NAME} = !{{{listed}}}\n"
    return Carried(text, list(nodes), locations)


def _carry_records(text: str, nodes: dict[str, None]) -> str:
    """Return the text with calls in place of records; add the nodes of the records."""
    if "#dbg_" in text:
        text = _ASSIGN.sub(lambda record: _assign_use(record, nodes), text)
        text = _RECORD.sub(lambda record: _value_use(record, nodes), text)
        text = _LABEL.sub(lambda record: _label_use(record, nodes), text)
    if "@llvm.dbg." in text:
        text = _CALL.sub(lambda record: _value_use(record, nodes), text)
        text = _LABEL_CALL.sub(lambda record: _label_use(record, nodes), text)
        text = DECLARED_RECORDS.sub("", text)
    return text


def _without_locations(text: str) -> tuple[str, list[Location]]:
    """Remove the locations to which only other locations and code refer."""
    matches = list(_LOCATION.finditer(text))
    inlined = {match[1]: match[4] for match in matches}
    kept: set[str] = set()
    for operands in _TUPLE.findall(text):
        for number in _REFERENCE.findall(operands):
            while number and number in inlined and number not in kept:
                kept.add(number)
                number = inlined[number]
    locations: list[Location] = []
    parts: list[str] = []
    place = 0
    for match in matches:
        number, head, scope, inlined_at, tail = match.groups("")
        if number not in kept:
            locations.append(Location(number, head, scope, inlined_at, tail))
            # An empty line stays, so that the others keep their numbers.
            parts.append(text[place : match.start() + 1])
            place = match.end()
    parts.append(text[place:])
    return "".join(parts), locations


def is_carried(canonical: str) -> bool:
    """Whether a print of LLVM's comes from a text that `carry` made."""
    return _NODES.search(canonical) is not None


def _use(kind: str, numbers: tuple[str, ...], operands: list[str], nodes: dict[str, None]) -> str:
    """Return the call that stands for a record.

    Unlike the operand of an instruction, a value in metadata need not dominate its use.
    """
    nodes.update(dict.fromkeys(numbers))
    words = [f'!"{_NAME} {kind} {" ".join(numbers)}"', *operands]
    return f"call void (...) @{_CARRIER}({', '.join([f'metadata {word}' for word in words])})"


def _value_use(record: re.Match[str], nodes: dict[str, None]) -> str:
    kind, value, variable, expression, location = record.groups()
    if value.startswith(ARGUMENTS):
        # LLVM reads a list of arguments unchecked, so they go one by one.
        return _use(_LIST, (variable, location), [expression, *split_arguments(value)], nodes)
    operands = [expression] if _GONE.fullmatch(value) is not None else [expression, value]
    return _use(kind, (variable, location), operands, nodes)


def _assign_use(record: re.Match[str], nodes: dict[str, None]) -> str:
    value, variable, expression, store, address, offset, location = record.groups()
    if _GONE.fullmatch(value) or _GONE.fullmatch(address) or value.startswith(ARGUMENTS):
        return record[0]
    operands = [expression, value, offset, address]
    return _use("assign", (variable, store, location), operands, nodes)


def _label_use(record: re.Match[str], nodes: dict[str, None]) -> str:
    return _use("label", (record[1], record[2]), [], nodes)


def restore(canonical: str, carried: Carried) -> str | None:
    """Return LLVM's print of a carried text, with debug info as LLVM itself would print it.

    Args:
        canonical: the print of the text that `carry` made.
        carried: the result of `carry`.

    Returns:
        None for a fault that LLVM could not see: a location without a scope, or an attached node
        that LLVM did not number.
    """
    listed = _NODES.search(canonical)
    numbers = _REFERENCE.findall(listed[1]) if listed is not None else []
    if len(numbers) != len(carried.nodes):
        return None
    renumbered = dict(zip(carried.nodes, numbers, strict=True))
    # LLVM numbers nodes in the order in which it prints them.
    last = canonical.rfind("\n!") + 2
    number = canonical[last:].partition(" ")[0]
    if not number.isdecimal():
        return None
    following = int(number) + 1
    scopes = set(_SCOPE.findall(canonical))
    places = set(_PLACE.findall(canonical))
    for index, location in enumerate(carried.locations, following):
        renumbered[location.number] = str(index)
        places.add(str(index))
    for location in carried.locations:
        inlined_at = location.inlined_at
        if renumbered[location.scope] not in scopes or (
            inlined_at and renumbered[inlined_at] not in places
        ):
            return None
    # Empty lines stay, so that the others keep their numbers.
    text = _NODES.sub("\n", canonical)
    text = text.replace(f"\n!{_NAME}.cu = ", f"\n{_UNITS}")
    text = text.replace(f'!"{OTHER_KEY}"', f'!"{DEBUG_VERSION}"')
    parts = _CARRIED.split(text)
    parts[1::2] = [f"!dbg !{renumbered[number]}" for number in parts[1::2]]
    text = "".join(parts)
    if f'!"{_NAME} ' in text:
        text = _USE.sub(lambda use: _record(use, renumbered), text)
    text = _DECLARED.sub("\n", text)
    return text + "".join([_location_text(row, renumbered) for row in carried.locations])


def _location_text(location: Location, renumbered: dict[str, str]) -> str:
    number, head, scope, inlined_at, tail = location
    if inlined_at:
        tail = f", inlinedAt: !{renumbered[inlined_at]}{tail}"
    return f"!{renumbered[number]} = {head}!{renumbered[scope]}{tail}\n"


def _record(use: re.Match[str], renumbered: dict[str, str]) -> str:
    """Return the record that a call stands for."""
    kind, numbers, rest = use.groups()
    nodes = [f"!{renumbered[number]}" for number in numbers.split()]
    operands = rest.split(", metadata ") if rest else []
    if kind == "label":
        parts = nodes
    elif kind == "assign":
        variable, store, location = nodes
        expression, value, offset, address = operands
        parts = [value, variable, expression, store, address, offset, location]
    else:
        variable, location = nodes
        expression, *values = operands
        value = ", ".join(values) or "!{}"
        if kind == _LIST:
            kind, value = "value", f"{ARGUMENTS}{value})"
        parts = [value, variable, expression, location]
    return f"\n    #dbg_{kind}({', '.join(parts)})"
