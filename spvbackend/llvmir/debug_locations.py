"""Places in the source, from the nodes of debug info that instructions have.

Input: the text of nodes, as LLVM prints it. Output: files, lines and columns. Only what is asked
for is read, and what is not of the expected form has no place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.scan import string_value
from spvbackend.target.limits import MAX_WORD

_STRING: Final = r'"[^"]*"'
# Names come in strings, which may hold anything: they match first.
_FIELD: Final = (
    r"\b(column|directory|emissionKind|file|filename|inlinedAt|language|line|scope|unit): "
    rf"(!?\w+|{_STRING})|{_STRING}"
)
_LOCATION: Final = "!DILocation("
# As LLVM prints it: of all nodes those of locations are most, so one search reads all of one.
_PRINTED_LOCATION: Final = (
    r"(?:distinct )?!DILocation\(line: (\d{1,9}),(?: column: (\d{1,9}),)? scope: (!\d+)"
    r"(?:, inlinedAt: (!\d+))?"
)
_MAX_SCOPES: Final = 1000
"""A chain of scopes is finite; a broken one must not hang."""
_ABSOLUTE: Final = r"[/\\<]|\w:[/\\]"


@cache
def _match_location() -> Callable[[str], re.Match[str] | None]:
    # This and what follows is compiled for the first debug info: most modules have none.
    return re.compile(_PRINTED_LOCATION).match


@cache
def _find_fields() -> Callable[[str], Iterator[re.Match[str]]]:
    return re.compile(_FIELD).finditer


@final
class Place:
    """A place in the source; line and column count from 1, 0 is none.

    Attributes:
        scope: the node of the scope that it is in, as `!n`.
        inlined_at: the node of the place of the call that the code was inlined for, "" for none.
    """

    __slots__ = ("column", "inlined_at", "line", "scope")

    def __init__(self, scope: str, line: int, column: int, inlined_at: str) -> None:
        self.scope: Final = scope
        self.line: Final = line
        self.column: Final = column
        self.inlined_at: Final = inlined_at


def node_fields(module: Module, ref: str) -> dict[str, str]:
    """Fields of a node given as `!n`, of those that are about places; none for no node."""
    text = module.nodes.get(int(ref[1:]), "") if ref[1:].isdigit() else ""
    return {found[1]: found[2] for found in _find_fields()(text) if found[1]}


def place_of(module: Module, number: int) -> Place | None:
    """What a DILocation says: of code that was inlined, where it was written.

    Args:
        module: the module that has the node.
        number: that of the node.

    Returns:
        None where the node is no DILocation. The line of code that a compiler made is 0.
    """
    text = module.nodes.get(number, "")
    printed = _match_location()(text)
    if printed is not None:
        line, column, scope, inlined_at = printed.groups()
        return Place(scope, int(line), int(column or 0), inlined_at or "")
    if _LOCATION not in text:
        return None
    fields = node_fields(module, f"!{number}")
    line, column = _number(fields, "line"), _number(fields, "column")
    return Place(fields.get("scope", ""), line, column, fields.get("inlinedAt", ""))


def _number(fields: dict[str, str], name: str) -> int:
    """A field that is a number of one word."""
    text = fields.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 11 and int(text) <= MAX_WORD else 0


def scope_file(module: Module, scope: str) -> dict[str, str]:
    """The fields of the DIFile of a scope: its own, or that of the scope around it."""
    for _ in range(_MAX_SCOPES):
        fields = node_fields(module, scope)
        if "filename" in fields:
            return fields
        scope = fields.get("file", "")
        if not scope.startswith("!"):
            scope = fields.get("scope", "")
    return {}


def file_name(fields: dict[str, str]) -> str:
    """The name of a DIFile as the compiler was given it, "" for none."""
    return string_value(fields["filename"]) if "filename" in fields else ""


def file_path(fields: dict[str, str]) -> str:
    """The name of a DIFile with its folder, by which a debugger finds it."""
    name = file_name(fields)
    folder = string_value(fields["directory"]) if "directory" in fields else ""
    # A name such as <stdin> is one of no file.
    if not folder or not name or re.match(_ABSOLUTE, name) is not None:
        return name
    return folder + name if folder[-1] in "/\\" else f"{folder}/{name}"


def debug_location(module: Module, number: int) -> str:
    """The place in the user's source that a DILocation says, for messages.

    Args:
        module: the module that has the node.
        number: that of the node; one that does not exist has no place.

    Returns:
        `file:line:column`, both counted from 1; "" when the node is no DILocation.
    """
    if _LOCATION not in module.nodes.get(number, ""):
        return ""
    fields = node_fields(module, f"!{number}")
    name = file_name(scope_file(module, fields.get("scope", "")))
    return f"{name}:{_number(fields, 'line')}:{_number(fields, 'column')}"
