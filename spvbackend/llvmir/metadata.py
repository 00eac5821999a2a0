"""Reads metadata nodes, which the module keeps as LLVM's text until somebody asks.

Most nodes are debug info that no pass looks at, so only those that are asked for are parsed. Input:
`Module.nodes` and `named_metadata` as the parser leaves them. Output: operands as text, numbers or
strings; what is not of the wanted form is left out, since metadata may be dropped (LangRef,
Metadata).
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.scan import string_value

_PIECE: Final = re.compile(r'"[^"]*"|[^"()\[\]{}<>,]+|.')


def node_operands(module: Module, ref: str) -> list[str]:
    """The operands of a node given by `!n` or by its own text `!{...}`."""
    # A small node may be written out in its place of use.
    text = module.nodes.get(int(ref[1:]), "") if ref[1:].isdigit() else ref
    # Distinct nodes differ in identity alone, which nobody asks about.
    if text.startswith("distinct "):
        text = text[len("distinct ") :]
    if not text.startswith("!{"):
        return []
    return _split(text[2:-1])


def _split(text: str) -> list[str]:
    """Text at its commas, but not at those in brackets or quotes."""
    parts = [""]
    depth = 0
    for piece in _PIECE.findall(text):
        if piece in ("(", "[", "{", "<"):
            depth += 1
        elif piece in (")", "]", "}", ">"):
            depth -= 1
        if piece == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += piece
    return [part.strip() for part in parts if part.strip()]


def node_ints(module: Module, ref: str) -> list[int]:
    """The integer operands (`i32 4`) of a node."""
    return [
        int(words[1])
        for operand in node_operands(module, ref)
        if len(words := operand.split()) == 2 and words[1].lstrip("-").isdigit()
    ]


def node_strings(module: Module, ref: str) -> list[str]:
    """The string operands of a node."""
    return [
        string_value(operand[1:])
        for operand in node_operands(module, ref)
        if operand.startswith('!"')
    ]


def named_nodes(module: Module, name: str) -> list[str]:
    """References to the nodes of a named metadata."""
    return module.named_metadata.get(name, [])


_LOCATION: Final = re.compile(r"(line|column|scope|file): (!?[0-9]+)")
_FILENAME: Final = re.compile(r'filename: ("[^"]*")')


def debug_location(module: Module, ref: str) -> str:
    """The place in the user's source that a DILocation says.

    Args:
        module: the module that has the node.
        ref: the node, as `!n`.

    Returns:
        `file:line:column`, both counted from 1; "" when the node is no DILocation.
    """
    text = module.nodes.get(int(ref[1:]), "") if ref[1:].isdigit() else ""
    if "!DILocation(" not in text:
        return ""
    fields = dict(_LOCATION.findall(text))
    name = _file_name(module, fields.get("scope", ""))
    return f"{name}:{fields.get('line', '0')}:{fields.get('column', '0')}"


def _file_name(module: Module, scope: str) -> str:
    """The file of a scope: its own, or that of the scope around it."""
    for _ in range(64):  # a chain of scopes is finite; a broken one must not hang
        text = module.nodes.get(int(scope[1:]), "") if scope[1:].isdigit() else ""
        if (match := _FILENAME.search(text)) is not None:
            return string_value(match[1])
        fields = dict(_LOCATION.findall(text))
        scope = fields.get("file") or fields.get("scope", "")
    return ""
