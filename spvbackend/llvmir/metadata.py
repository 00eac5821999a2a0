"""Reads metadata nodes, which the module keeps as LLVM's text until somebody asks.

Most nodes are debug info that no pass looks at, so only those that are asked for are parsed. Input:
`Module.nodes` and `named_metadata` as the parser leaves them. Output: operands as text, words or
strings. Every number that becomes a literal comes through `required_words` or `hinted_words`: what
is not of the wanted form is refused, or dropped with a warning where dropping it changes no result
(LangRef, Metadata).
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.scan import string_value
from spvbackend.target.limits import MAX_WORD

_SHOWN: Final = 60
# Longer numbers have no literal of one word either; Python would refuse to read the longest.
_FLAGS: Final[dict[str, int]] = {"i1 false": 0, "i1 true": 1}
_WORD: Final = r"i[0-9]+ ([0-9]{1,10})"
_PIECE: Final = r'"[^"]*"|[^"()\[\]{}<>,]+|.'


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
    for piece in re.findall(_PIECE, text):
        if piece in ("(", "[", "{", "<"):
            depth += 1
        elif piece in (")", "]", "}", ">"):
            depth -= 1
        if piece == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += piece
    return [part.strip() for part in parts if part.strip()]


@final
class Words:
    """What the numbers of a node have to be before they may become literals.

    A negative word would be taken for an id, and one beyond 32 bits has no literal of one word.

    Attributes:
        text: the expectation as an error tells it.
        fewest: how many there are at least.
        most: how many there are at most.
        least: the smallest that is right.
        greatest: the greatest that is right.
    """

    __slots__ = ("fewest", "greatest", "least", "most", "text")

    def __init__(
        self, text: str, fewest: int, most: int, least: int = 0, greatest: int = MAX_WORD
    ) -> None:
        self.text: Final = text
        self.fewest: Final = fewest
        self.most: Final = most
        self.least: Final = least
        self.greatest: Final = greatest


def required_words(module: Module, name: str, ref: str, wanted: Words, line: int) -> list[int]:
    """The numbers of a node that says what the program needs.

    Args:
        module: the module that has the node.
        name: what the node is called, for the error.
        ref: the node, as `!n` or by its own text.
        wanted: what the numbers have to be.
        line: that of what the node is about.

    Raises:
        CompileError: the node is not of that form; without it the program would be another one.
    """
    words = _words(module, ref, wanted)
    if words is None:
        raise wrong_node(module, name, ref, wanted.text, line)
    return words


def hinted_words(module: Module, name: str, ref: str, wanted: Words, line: int) -> list[int] | None:
    """The numbers of a node that is a mere hint; None, with a warning, for one of another form.

    The arguments are those of `required_words`.
    """
    words = _words(module, ref, wanted)
    if words is None:
        warn_of_hint(module, name, ref, wanted.text, line)
    return words


def warn_of_hint(module: Module, name: str, ref: str, wanted: str, line: int) -> None:
    """Say that a hint has no effect, since it is not what was expected."""
    module.warn(f"{_mismatch(module, name, ref, wanted)}; it is ignored", line)


def wrong_node(module: Module, name: str, ref: str, wanted: str, line: int) -> CompileError:
    """The error for a node that says what the program needs, and is not what was expected."""
    return CompileError(_mismatch(module, name, ref, wanted), line)


def _mismatch(module: Module, name: str, ref: str, wanted: str) -> str:
    found = ", ".join(node_operands(module, ref))
    if len(found) > _SHOWN:
        found = f"{found[:_SHOWN]}..."
    return f"metadata '{name}' must be {wanted}, found '!{{{found}}}'"


def _words(module: Module, ref: str, wanted: Words) -> list[int] | None:
    """The numbers of a node, None where it is not as wanted."""
    words: list[int] = []
    for operand in node_operands(module, ref):
        word = operand_word(operand)
        if not wanted.least <= word <= wanted.greatest:
            return None
        words.append(word)
    return words if wanted.fewest <= len(words) <= wanted.most else None


def operand_word(operand: str) -> int:
    """The number in `i32 4`, -1 for an operand that is none of at most ten digits.

    LLVM has words for the two numbers of one bit.
    """
    if operand in _FLAGS:
        return _FLAGS[operand]
    found = re.fullmatch(_WORD, operand)
    return int(found[1]) if found is not None else -1


def node_strings(module: Module, ref: str) -> list[str]:
    """The operands of a node as strings; "" holds the place of one that is none."""
    return [operand_string(operand) for operand in node_operands(module, ref)]


def operand_string(operand: str) -> str:
    """The text in `!"text"`, "" for an operand that is none."""
    return string_value(operand[1:]) if operand.startswith('!"') else ""


def named_nodes(module: Module, name: str) -> list[str]:
    """References to the nodes of a named metadata."""
    return module.named_metadata.get(name, [])
