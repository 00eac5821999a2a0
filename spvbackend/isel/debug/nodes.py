"""Nodes of debug info as objects, parsed from LLVM's text on demand.

Input: `Module.nodes` from the parser. Output: kinds and fields. Nodes form cycles, so a field is
a reference and never an object.
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.llvmir.metadata import node_operands
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.scan import string_value

TUPLE: Final = ""
"""The kind of `!{...}`."""
EXPRESSION: Final = "DIExpression"
_HEAD: Final = re.compile(r"(?:distinct )?!(\w+)\((.*)\)\Z", re.DOTALL)
# Quotes surround every value that could look like the next field, except brackets, which nest two
# deep, as in `i64 ptrtoint (ptr @x to i64)`.
_FIELD: Final = re.compile(
    r'(\w+): ("[^"]*"|(?:[^,"()\[\]{}<>]+|[(\[{<](?:[^()\[\]{}<>"]+|"[^"]*"'
    r'|[(\[{<][^()\[\]{}<>"]*[)\]}>])*[)\]}>]|"[^"]*")+)(?:, |\Z)'
)
_NUMBER: Final = re.compile(r"(?:i[0-9]+ )?(-?[0-9]{1,39})\Z")


@final
class DebugNode:
    """A node: `kind` is a name such as DIFile, `fields` holds LLVM's text of each field."""

    __slots__ = ("fields", "kind", "text")

    def __init__(self, kind: str, fields: dict[str, str], text: str) -> None:
        self.kind: Final = kind
        self.fields: Final = fields
        self.text: Final = text

    @property
    def tag(self) -> str:
        """Return the DWARF tag without its prefix, "" if the kind has none."""
        return self.fields.get("tag", "").removeprefix("DW_TAG_")

    def ref(self, name: str) -> str:
        """Return the node that a field refers to, as `!n` or as its own text; "" for none."""
        value = self.fields.get(name, "")
        return value if value.startswith("!") else ""

    def string(self, name: str) -> str:
        """Return a string without its quotes; "" if missing."""
        value = self.fields.get(name, "")
        return string_value(value) if value.startswith('"') else ""

    def number(self, name: str) -> int:
        """Return an integer; 0 if missing."""
        return integer(self.fields.get(name, "")) or 0

    def words(self, name: str) -> list[str]:
        """Return the names that a field joins by `|`, such as flags."""
        return [word.strip() for word in self.fields.get(name, "").split("|") if word.strip()]

    def is_true(self, name: str) -> bool:
        """Whether a field is `true`."""
        return self.fields.get(name, "") == "true"


NO_NODE: Final = DebugNode(TUPLE, {}, "")


def integer(text: str) -> int | None:
    """Return a field's integer, with or without a type; None for other text."""
    match = _NUMBER.match(text)
    return int(match[1]) if match is not None else None


@final
class DebugNodes:
    """The nodes of a module, each parsed once."""

    __slots__ = ("_known", "module")

    def __init__(self, module: Module) -> None:
        self.module: Final = module
        self._known: Final[dict[str, DebugNode]] = {}

    def node(self, ref: str) -> DebugNode:
        """Return the node of a reference; NO_NODE for other text, such as "" or a tuple."""
        node = self._known.get(ref)
        if node is None:
            node = self._known[ref] = _parse(self._text(ref))
        return node

    def items(self, ref: str) -> list[str]:
        """Return the operands of a tuple, including nulls."""
        return node_operands(self.module, ref) if ref else []

    def _text(self, ref: str) -> str:
        return self.module.nodes.get(int(ref[1:]), "") if ref[1:].isdigit() else ref


def _parse(text: str) -> DebugNode:
    head = _HEAD.match(text)
    if head is None:
        return NO_NODE
    kind, body = head[1], head[2]
    fields = {} if kind == EXPRESSION else dict(_FIELD.findall(body))
    return DebugNode(kind, fields, body)


def expression_words(node: DebugNode) -> list[str]:
    """Return the operations of a DIExpression and their operands as a flat list."""
    return [word.strip() for word in node.text.split(",") if word.strip()]


def debug_version(module: Module) -> int:
    """Return the DWARF version of the module's flags; 0 if they have none."""
    for ref in module.named_metadata.get("llvm.module.flags", []):
        operands = node_operands(module, ref)
        if len(operands) == 3 and operands[1] == '!"Dwarf Version"':
            return integer(operands[2]) or 0
    return 0
