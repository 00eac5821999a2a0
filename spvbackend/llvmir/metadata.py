"""Parser of metadata nodes, which the module keeps as LLVM's text until they are needed.

Most nodes are debug info that no pass reads, so nodes are parsed on demand. Input: `Module.nodes`
and `named_metadata` from the parser. Output: operands as text, words or strings. Every number that
becomes a literal passes `required_words` or `hinted_words`: a malformed node is refused, or dropped
with a warning if that changes no result (LangRef, Metadata).
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.scan import string_value
from spvbackend.target.limits import MAX_WORD

SUBGROUP_SIZE_NAMES: Final = ("intel_reqd_sub_group_size", "reqd_sub_group_size")
"""Names of a kernel's metadata with the size of its sub-groups: clang's, and llvm-spirv's newer."""
_SHOWN: Final = 60
# A longer number does not fit a one-word literal; Python would refuse to parse the longest.
_FLAGS: Final[dict[str, int]] = {"i1 false": 0, "i1 true": 1}
_WORD: Final = r"i[0-9]+ ([0-9]{1,10})"
_PIECE: Final = r'"[^"]*"|[^"()\[\]{}<>,]+|.'


def node_operands(module: Module, ref: str) -> list[str]:
    """Return the operands of a node, given as `!n` or as its own text `!{...}`."""
    # A small node may be written in its place of use.
    text = module.nodes.get(int(ref[1:]), "") if ref[1:].isdigit() else ref
    # Distinct nodes differ in identity only, which is not needed here.
    if text.startswith("distinct "):
        text = text[len("distinct ") :]
    if not text.startswith("!{"):
        return []
    return _split(text[2:-1])


def _split(text: str) -> list[str]:
    """Split text at its commas, except those in brackets or quotes."""
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
    """The form of a node's numbers that may become literals.

    A negative word would be taken for an id, and one beyond 32 bits needs a longer literal.

    Attributes:
        text: the expected form, for an error.
        fewest: the least count.
        most: the greatest count.
        least: the smallest allowed number.
        greatest: the greatest allowed number.
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
    """Return the numbers of a node that the program relies on.

    Args:
        module: the module that has the node.
        name: the node's name for the error.
        ref: the node, as `!n` or by its own text.
        wanted: the form of the numbers.
        line: the line of the node's subject.

    Raises:
        CompileError: the node is malformed; ignoring it would change the program.
    """
    words = _words(module, ref, wanted)
    if words is None:
        raise wrong_node(module, name, ref, wanted.text, line)
    return words


def hinted_words(module: Module, name: str, ref: str, wanted: Words, line: int) -> list[int] | None:
    """Return the numbers of a hint; None, with a warning, if the node is malformed.

    The arguments are as for `required_words`.
    """
    words = _words(module, ref, wanted)
    if words is None:
        warn_of_hint(module, name, ref, wanted.text, line)
    return words


def warn_of_hint(module: Module, name: str, ref: str, wanted: str, line: int) -> None:
    """Warn that a malformed hint is ignored."""
    module.warn(f"{_mismatch(module, name, ref, wanted)}; it is ignored", line)


def wrong_node(module: Module, name: str, ref: str, wanted: str, line: int) -> CompileError:
    """Return the error for a malformed node that the program relies on."""
    return CompileError(_mismatch(module, name, ref, wanted), line)


def _mismatch(module: Module, name: str, ref: str, wanted: str) -> str:
    operands = ", ".join(node_operands(module, ref))
    if len(operands) > _SHOWN:
        operands = f"{operands[:_SHOWN]}..."
    return f"metadata '{name}' must be {wanted}, found '!{{{operands}}}'"


def _words(module: Module, ref: str, wanted: Words) -> list[int] | None:
    """Return the numbers of a node, or None if it is malformed."""
    words: list[int] = []
    for operand in node_operands(module, ref):
        word = operand_word(operand)
        if not wanted.least <= word <= wanted.greatest:
            return None
        words.append(word)
    return words if wanted.fewest <= len(words) <= wanted.most else None


def operand_word(operand: str) -> int:
    """Return the number in `i32 4`, -1 for another operand or more than ten digits.

    LLVM spells the two one-bit numbers as words.
    """
    if operand in _FLAGS:
        return _FLAGS[operand]
    match = re.fullmatch(_WORD, operand)
    return int(match[1]) if match is not None else -1


def node_strings(module: Module, ref: str) -> list[str]:
    """Return the operands of a node as strings, "" for an operand that is not one."""
    return [operand_string(operand) for operand in node_operands(module, ref)]


def operand_string(operand: str) -> str:
    """Return the text in `!"text"`, "" for another operand."""
    return string_value(operand[1:]) if operand.startswith('!"') else ""


def named_nodes(module: Module, name: str) -> list[str]:
    """Return references to the nodes of a named metadata."""
    return module.named_metadata.get(name, [])
