"""Carries debug info through LLVM under names that mean nothing to it.

Input: the user's text, which LLVM is to read in the user's own process. Output: text without debug
info as LLVM knows it, and, of LLVM's print of that, the text with debug info. LLVM verifies a
module with debug info while it reads, and ends the process if anything is wrong with it; what is
carried it reads, renumbers and verifies like any other metadata. So `!dbg !7` travels as the number
7 in a node of its own, a record as a call that uses metadata, and a list names all nodes, by which
their new numbers are found.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from spvbackend.llvmir.debug_info import DECLARED_RECORDS, OTHER_KEY, QUOTED
from spvbackend.llvmir.parse.debug_info import ARGUMENTS, split_arguments
from spvbackend.llvmir.risks import DEBUG_VERSION, names_debug_info

_NAME: Final = "spvdbg"
_CARRIER: Final = "llvm.fake.use"
_UNITS: Final = "!llvm.dbg.cu = "
_EXPRESSION: Final = r"!DIExpression\([^()\n]*\)"
_END: Final = r"(?: #\d+)?"
# As records, and as the calls that they were up to LLVM 18. A line that is spelled otherwise stays,
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
_LISTED: Final = re.compile(r"^!llvm\.dbg\.cu = !\{([!\d, ]*)\}[ \t]*$", re.MULTILINE)
_REFERENCE: Final = re.compile(r"!(\d+)")
_GONE: Final = re.compile(r"!(?:\{\}|\d+)")
_LIST: Final = "list"
"""A value that is computed from several."""
# Of what LLVM prints.
_NODES: Final = re.compile(rf"^!{_NAME} = !\{{(.*)\}}$", re.MULTILINE)
_NUMBER: Final = re.compile(r"^!(\d+) = !\{i32 (-?\d+)\}$", re.MULTILINE)
_CARRIED: Final = re.compile(rf"!{_NAME} (!\d+)")
_USE: Final = re.compile(
    rf'^  call void \(\.\.\.\) @llvm\.fake\.use\(metadata !"{_NAME} (\w+) ([\d ]+)"'
    r"(?:, metadata )?([^\n]*)\)$",
    re.MULTILINE,
)
_DECLARED: Final = re.compile(rf"^declare void @{re.escape(_CARRIER)}\([^\n]*$", re.MULTILINE)


class Carried(NamedTuple):
    """Text for LLVM to read, and the numbers of the nodes that its list names."""

    text: str
    nodes: list[str]


def carry(text: str) -> Carried | None:
    """The text with its debug info under other names, line by line.

    Returns:
        None where strings or comments look like debug info, or other things like what is carried.
    """
    if _NAME in text or _CARRIER in text:
        return None
    if any(names_debug_info(found) for found in QUOTED.findall(text)):
        return None
    nodes: dict[str, None] = {}
    if "#dbg_" in text:
        text = _ASSIGN.sub(lambda found: _assign_use(found, nodes), text)
        text = _RECORD.sub(lambda found: _value_use(found, nodes), text)
        text = _LABEL.sub(lambda found: _label_use(found, nodes), text)
    if "@llvm.dbg." in text:
        text = _CALL.sub(lambda found: _value_use(found, nodes), text)
        text = _LABEL_CALL.sub(lambda found: _label_use(found, nodes), text)
        text = DECLARED_RECORDS.sub("", text)
    attached = dict.fromkeys(_ATTACHED.findall(text))
    text = _ATTACHED.sub(rf"!{_NAME} !{{i32 \1}}", text)
    for found in _LISTED.findall(text):
        attached.update(dict.fromkeys(_REFERENCE.findall(found)))
    text = text.replace(_UNITS, f"!{_NAME}.cu = ")
    text = text.replace(f'!"{DEBUG_VERSION}"', f'!"{OTHER_KEY}"')
    nodes.update(attached)
    listed = ", ".join([f"!{number}" for number in nodes])
    # Behind all that the user has, so that lines keep their numbers.
    text = f"{text}\ndeclare void @{_CARRIER}(...)\n!{_NAME} = !{{{listed}}}\n"
    return Carried(text, list(nodes))


def is_carried(canonical: str) -> bool:
    """Whether LLVM's print is that of a text that `carry` made."""
    return _NODES.search(canonical) is not None


def _use(kind: str, numbers: tuple[str, ...], operands: list[str], nodes: dict[str, None]) -> str:
    """The call that stands for a record; LLVM minds neither its operands nor where they come from.

    Unlike the operand of an instruction, a value in metadata need not dominate its use.
    """
    nodes.update(dict.fromkeys(numbers))
    words = [f'!"{_NAME} {kind} {" ".join(numbers)}"', *operands]
    return f"call void (...) @{_CARRIER}({', '.join([f'metadata {word}' for word in words])})"


def _value_use(found: re.Match[str], nodes: dict[str, None]) -> str:
    kind, value, variable, expression, location = found.groups()
    if value.startswith(ARGUMENTS):
        # LLVM reads a list of arguments unchecked, so they go one by one.
        return _use(_LIST, (variable, location), [expression, *split_arguments(value)], nodes)
    operands = [expression] if _GONE.fullmatch(value) is not None else [expression, value]
    return _use(kind, (variable, location), operands, nodes)


def _assign_use(found: re.Match[str], nodes: dict[str, None]) -> str:
    value, variable, expression, store, address, offset, location = found.groups()
    if _GONE.fullmatch(value) or _GONE.fullmatch(address) or value.startswith(ARGUMENTS):
        return found[0]
    operands = [expression, value, offset, address]
    return _use("assign", (variable, store, location), operands, nodes)


def _label_use(found: re.Match[str], nodes: dict[str, None]) -> str:
    return _use("label", (found[1], found[2]), [], nodes)


def restore(canonical: str, carried: Carried) -> str:
    """LLVM's print of a carried text with debug info as LLVM itself would have printed it.

    Args:
        canonical: the print of the text that `carry` made.
        carried: what `carry` made.
    """
    listed = _NODES.search(canonical)
    numbers = _REFERENCE.findall(listed[1]) if listed is not None else []
    renumbered = dict(zip(carried.nodes, numbers, strict=True))
    attached = {
        f"!{node}": f"!dbg !{renumbered[number]}"
        for node, number in _NUMBER.findall(canonical)
        if number in renumbered
    }
    text = _NODES.sub("", canonical)
    text = text.replace(f"\n!{_NAME}.cu = ", f"\n{_UNITS}")
    text = text.replace(f'!"{OTHER_KEY}"', f'!"{DEBUG_VERSION}"')
    text = _CARRIED.sub(lambda found: attached[found[1]], text)
    if f'!"{_NAME} ' in text:
        text = _USE.sub(lambda found: _record(found, renumbered), text)
    return _DECLARED.sub("", text)


def _record(found: re.Match[str], renumbered: dict[str, str]) -> str:
    """The record that a call stands for."""
    kind, numbers, rest = found.groups()
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
    return f"    #dbg_{kind}({', '.join(parts)})"
