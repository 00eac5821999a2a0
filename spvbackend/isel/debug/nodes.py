"""Nodes of debug info as objects, made of LLVM's text when somebody asks for one.

Input: `Module.nodes` as the parser leaves them. Output: kinds and fields. A node may lead back to
itself through others, so that a field is a reference and never an object.
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
# A value has quotes around all that could be taken for the start of the next field, but for
# brackets: those go two deep, as in `i64 ptrtoint (ptr @x to i64)`.
_FIELD: Final = re.compile(
    r'(\w+): ("[^"]*"|(?:[^,"()\[\]{}<>]+|[(\[{<](?:[^()\[\]{}<>"]+|"[^"]*"'
    r'|[(\[{<][^()\[\]{}<>"]*[)\]}>])*[)\]}>]|"[^"]*")+)(?:, |\Z)'
)
_NUMBER: Final = re.compile(r"(?:i[0-9]+ )?(-?[0-9]{1,39})\Z")


@final
class DebugNode:
    """A node: `kind` is a name such as DIFile, `fields` has LLVM's text of each field."""

    __slots__ = ("fields", "kind", "text")

    def __init__(self, kind: str, fields: dict[str, str], text: str) -> None:
        self.kind: Final = kind
        self.fields: Final = fields
        self.text: Final = text

    @property
    def tag(self) -> str:
        """The tag of DWARF, which some kinds have, without its prefix."""
        return self.fields.get("tag", "").removeprefix("DW_TAG_")

    def ref(self, name: str) -> str:
        """The node that a field names, as `!n` or as its own text; "" for none."""
        value = self.fields.get(name, "")
        return value if value.startswith("!") else ""

    def string(self, name: str) -> str:
        """A string without its quotes; "" where there is none."""
        value = self.fields.get(name, "")
        return string_value(value) if value.startswith('"') else ""

    def number(self, name: str) -> int:
        """An integer; 0 where there is none."""
        return integer(self.fields.get(name, "")) or 0

    def words(self, name: str) -> list[str]:
        """The names that a field joins by bars, such as flags."""
        return [word.strip() for word in self.fields.get(name, "").split("|") if word.strip()]

    def is_true(self, name: str) -> bool:
        """Whether a field says `true`."""
        return self.fields.get(name, "") == "true"


NO_NODE: Final = DebugNode(TUPLE, {}, "")


def integer(text: str) -> int | None:
    """The integer that a field says, with its type or without; None for anything else."""
    found = _NUMBER.match(text)
    return int(found[1]) if found is not None else None


@final
class DebugNodes:
    """The nodes of a module, each read once."""

    __slots__ = ("_known", "module")

    def __init__(self, module: Module) -> None:
        self.module: Final = module
        self._known: Final[dict[str, DebugNode]] = {}

    def node(self, ref: str) -> DebugNode:
        """The node of a reference; NO_NODE for what is none, such as "" or a tuple."""
        found = self._known.get(ref)
        if found is None:
            found = self._known[ref] = _parse(self._text(ref))
        return found

    def items(self, ref: str) -> list[str]:
        """The operands of a tuple, null among them."""
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
    """The operations of a DIExpression and their operands, one by one."""
    return [word.strip() for word in node.text.split(",") if word.strip()]


def debug_version(module: Module) -> int:
    """The version of DWARF that the module's flags ask for; 0 where they say none."""
    for ref in module.named_metadata.get("llvm.module.flags", []):
        operands = node_operands(module, ref)
        if len(operands) == 3 and operands[1] == '!"Dwarf Version"':
            return integer(operands[2]) or 0
    return 0
