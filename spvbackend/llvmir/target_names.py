"""Target extension types that LLVM's reader asserts on, found in the text before it sees them.

Input: the user's text, in any spelling. LLVM takes the numbers of the types of SPIR-V for granted,
and knows the types of other targets, some of which it asserts on as well.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import CompileError

# Nearly no module has such a type, and one search is faster than all tokens.
_MAYBE: Final = r"target\s*[(;]"
# As LLVM prints it, but for types among the parameters that have brackets of their own.
_PLAIN: Final = r'target(\("spirv\.\w+"[\w, ]*\))'
# Strings and comments are tokens, so that what looks like a type in them is none.
_TOKEN: Final = r'"[^"]*"|;[^\n]*|\w+|[^\s\w]'
# A quoted name may spell any character as two hex digits.
_ESCAPE: Final = r"\\([0-9A-Fa-f]{2})"
_NEEDED: Final[dict[str, int]] = {"spirv.Padding": 1, "spirv.Type": 3}
"""How many numbers these end with at least; the last one of spirv.Type is an alignment."""
_MAX_ALIGN: Final = 1 << 23


def check_target_types(text: str) -> None:
    """Look for a type that would end the process.

    Raises:
        CompileError: at the line of the first.
    """
    # To cut the text into tokens takes longer than to translate it.
    if all(_is_plain(text, found.start()) for found in re.finditer(_MAYBE, text)):
        return
    # A comment may stand between any two tokens of a type.
    tokens = [found for found in re.finditer(_TOKEN, text) if not found[0].startswith(";")]
    for index, found in enumerate(tokens[:-2]):
        name = tokens[index + 2][0]
        if found[0] == "target" and tokens[index + 1][0] == "(" and name.startswith('"'):
            problem = _problem(name, [token[0] for token in _inside(tokens, index + 3)])
            if problem:
                raise CompileError(problem, text.count("\n", 0, found.start()) + 1)


def _is_plain(text: str, start: int) -> bool:
    """Whether a type is spelled in LLVM's way, and nothing is wrong with it."""
    found = re.compile(_PLAIN).match(text, start)
    if found is None:
        return False
    _, name, *tokens, _ = re.findall(_TOKEN, found[1])
    return not _problem(name, tokens)


def _inside(tokens: list[re.Match[str]], start: int) -> list[re.Match[str]]:
    """The tokens up to the bracket that ends the type; parameters may have brackets too."""
    depth = 1
    for index in range(start, len(tokens)):
        depth += {"(": 1, ")": -1}.get(tokens[index][0], 0)
        if depth == 0:
            return tokens[start:index]
    return tokens[start:]


def _problem(quoted: str, tokens: list[str]) -> str:
    """What is wrong with a type of this name and these parameters, "" when nothing."""
    name = re.sub(_ESCAPE, lambda code: chr(int(code[1], 16)), quoted[1:-1])
    if not name.startswith("spirv."):
        return f"type 'target(\"{name}\")' is of another target"
    needed = _NEEDED.get(name, 0)
    numbers: list[int] = []
    # LangRef, Target Extension Type: type parameters come first, integers last.
    while tokens and (tokens[-1].isdigit() or tokens[-1] == ","):
        word = tokens.pop()
        if word.isdigit():
            numbers.append(int(word))
    align = numbers[0] if numbers and name == "spirv.Type" else 0
    exact = len(numbers) == needed if name == "spirv.Type" else len(numbers) >= needed
    if exact and align.bit_count() <= 1 and align <= _MAX_ALIGN:
        return ""
    return f"type 'target(\"{name}\")' lacks a number, or has a wrong one"
