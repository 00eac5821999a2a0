"""Source locations from the debug info nodes of instructions.

Input: the text of nodes, as LLVM prints it. Output: files, lines and columns. Nodes are read on
demand; an unexpected form gives no location.
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
# Match strings first, since they may contain anything.
_FIELD: Final = (
    r"\b(column|directory|emissionKind|file|filename|inlinedAt|language|line|scope|unit): "
    rf"(!?\w+|{_STRING})|{_STRING}"
)
_LOCATION: Final = "!DILocation("
# LLVM's form: most nodes are locations, so one match reads a whole one.
_PRINTED_LOCATION: Final = (
    r"(?:distinct )?!DILocation\(line: (\d{1,9}),(?: column: (\d{1,9}),)? scope: (!\d+)"
    r"(?:, inlinedAt: (!\d+))?"
)
_MAX_SCOPES: Final = 1000
"""Bound on a chain of scopes, so that a cyclic one does not hang."""
_ABSOLUTE: Final = r"[/\\<]|\w:[/\\]"


@cache
def _match_location() -> Callable[[str], re.Match[str] | None]:
    # Compiled at the first debug info, as most modules have none.
    return re.compile(_PRINTED_LOCATION).match


@cache
def _find_fields() -> Callable[[str], Iterator[re.Match[str]]]:
    return re.compile(_FIELD).finditer


@final
class Place:
    """A source location; line and column count from 1, 0 is none.

    Attributes:
        scope: the node of its scope, as `!n`.
        inlined_at: the node of the location of the inlined call, or "".
    """

    __slots__ = ("column", "inlined_at", "line", "scope")

    def __init__(self, scope: str, line: int, column: int, inlined_at: str) -> None:
        self.scope: Final = scope
        self.line: Final = line
        self.column: Final = column
        self.inlined_at: Final = inlined_at


def node_fields(module: Module, ref: str) -> dict[str, str]:
    """Return the location fields of a node given as `!n`; empty if it does not exist."""
    text = module.nodes.get(int(ref[1:]), "") if ref[1:].isdigit() else ""
    return {match[1]: match[2] for match in _find_fields()(text) if match[1]}


def place_of(module: Module, number: int) -> Place | None:
    """Return the place of a DILocation; for inlined code, where it was written.

    Args:
        module: the module that has the node.
        number: the node's number.

    Returns:
        None if the node is not a DILocation. Compiler-generated code has line 0.
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
    """Return a numeric field that fits a word, or 0."""
    text = fields.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 11 and int(text) <= MAX_WORD else 0


def scope_file(module: Module, scope: str) -> dict[str, str]:
    """Return the fields of a scope's DIFile, or of its enclosing scope's."""
    for _ in range(_MAX_SCOPES):
        fields = node_fields(module, scope)
        if "filename" in fields:
            return fields
        scope = fields.get("file", "")
        if not scope.startswith("!"):
            scope = fields.get("scope", "")
    return {}


def file_name(fields: dict[str, str]) -> str:
    """Return the DIFile's name as given to the compiler, or ""."""
    return string_value(fields["filename"]) if "filename" in fields else ""


def file_path(fields: dict[str, str]) -> str:
    """Return the DIFile's name with its folder, by which debuggers find it."""
    name = file_name(fields)
    folder = string_value(fields["directory"]) if "directory" in fields else ""
    # A name such as <stdin> does not name a file.
    if not folder or not name or re.match(_ABSOLUTE, name) is not None:
        return name
    return folder + name if folder[-1] in "/\\" else f"{folder}/{name}"


def debug_location(module: Module, number: int) -> str:
    """Return the location in the user's source of a DILocation, for messages.

    Args:
        module: the module that has the node.
        number: the node's number; a missing node has no location.

    Returns:
        `file:line:column`, both counted from 1; "" if the node is not a DILocation.
    """
    if _LOCATION not in module.nodes.get(number, ""):
        return ""
    fields = node_fields(module, f"!{number}")
    name = file_name(scope_file(module, fields.get("scope", "")))
    return f"{name}:{_number(fields, 'line')}:{_number(fields, 'column')}"
