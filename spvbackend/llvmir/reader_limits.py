"""Sizes and numbers that LLVM's reader asserts on, found in the text before it sees them.

Input: the user's text, in any spelling. LLVM takes the size of what cmpxchg or atomicrmw works on
for an alignment, before it looks at whether the type is one that these may have; the number of a
calling convention has to fit a field of an instruction, as has the alignment of a stack, and an
alias has to have a name.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import CompileError

# They are text: `re` compiles each where it is used first, which most of them never are.
_SCALAR: Final = r"(?:i(?:8|16|32|64|128)|half|bfloat|float|double|ptr(?: addrspace\(\d+\))?)"
_PLAIN: Final = (
    r"\b(?:cmpxchg (?:weak )?(?:volatile )?|atomicrmw (?:volatile )?\w+ )"
    rf"ptr(?: addrspace\(\d+\))? [^\s,()]+, (?:{_SCALAR}|<(?:2|4|8|16|32) x {_SCALAR}>) "
)
_ANY: Final = r"\b(?:cmpxchg|atomicrmw)\b"
# What is no instruction for sure, such as a word of a string or a comment, is left to LLVM.
_INSTRUCTION: Final = (
    r"""(?m)^[^\n";]*?(?:=[ \t]*|^[ \t]*)(cmpxchg|atomicrmw)\s+(?=(?:\w+\s+){0,3}ptr\b)"""
)
_TOKEN: Final = r'"[^"]*"|;[^\n]*|[\w.$%@-]+|[^\s\w]'
# Bits of what has a size; that of a pointer is a power of two on every target.
_BITS: Final[dict[str, int]] = {
    "half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64, "x86_fp80": 80,
}  # fmt: skip
_INTEGER: Final = r"i(\d{1,8})"
_VECTOR: Final = r"< (\d{1,9}) x (\w+) (?:addrspace \( \d+ \) )?>"
_CONVENTION: Final = r"\bcc\s*(\d{4,})"
_NUMBERED: Final = (
    r"""(?m)^[^\n";@]*?\b(?:define|declare|call|invoke|callbr)\b[^\n";@]*?\bcc\s*(\d{4,})\b"""
)
_NO_NAME: Final = '@""'
_UNNAMED: Final = r'(?m)^[ \t]*@"" *=[^"\n;]*\b(?:alias|ifunc)\b'
_LAST_CONVENTION: Final = 1023
_STACK: Final = r"\balignstack\s*[(=]\s*(\d{3,})"
_PLAIN_STACK: Final = rf"""(?m)^[^\n";]*?{_STACK}"""
_LAST_STACK: Final = 256
_STATEMENT: Final = 2000
"""Characters in which a type is looked for, beyond which nothing plain has one."""


def is_beyond(text: str) -> bool:
    """Whether the text may have what LLVM asserts on; a doubt counts."""
    return (
        has_odd_exchange(text)
        or _NO_NAME in text
        or (" cc" in text and re.search(_CONVENTION, text) is not None)
        or ("alignstack" in text and _odd_stack(_STACK, text) is not None)
    )


def check_limits(text: str) -> None:
    """Look for what would end the process.

    Raises:
        CompileError: at the line of the first.
    """
    check_exchanges(text)
    if _NO_NAME in text and (found := re.search(_UNNAMED, text)):
        raise CompileError("an alias has an empty name", text.count("\n", 0, found.end()) + 1)
    if "alignstack" in text and (found := _odd_stack(_PLAIN_STACK, text)):
        raise CompileError(
            f"a stack is aligned to {_LAST_STACK} bytes at most",
            text.count("\n", 0, found.start(1)) + 1,
        )
    if " cc" not in text or re.search(_CONVENTION, text) is None:
        return
    for found in re.finditer(_NUMBERED, text):
        # Longer numbers are too long for Python as well.
        if len(found[1]) > 9 or int(found[1]) > _LAST_CONVENTION:
            raise CompileError(
                f"there is no calling convention above {_LAST_CONVENTION}",
                text.count("\n", 0, found.start(1)) + 1,
            )


def _odd_stack(pattern: str, text: str) -> re.Match[str] | None:
    """The first alignment of a stack that is too large; a longer number is for Python too."""
    matches = re.finditer(pattern, text)
    return next((m for m in matches if len(m[1]) > 9 or int(m[1]) > _LAST_STACK), None)


def has_odd_exchange(text: str) -> bool:
    """Whether an exchange has another type than the usual ones; a doubt counts."""
    if "cmpxchg" not in text and "atomicrmw" not in text:
        return False
    return len(re.findall(_ANY, text)) != len(re.findall(_PLAIN, text))


def check_exchanges(text: str) -> None:
    """Look for an exchange whose type would end the process.

    Raises:
        CompileError: at the line of the first.
    """
    if not has_odd_exchange(text):
        return
    for found in re.finditer(_INSTRUCTION, text):
        type = _exchanged(text[found.end() : found.end() + _STATEMENT])
        if not _has_plain_size(type):
            raise CompileError(
                f"'{found[1]}' takes no '{_spelled(type)}': LLVM has atomic operations on numbers, "
                "pointers and vectors whose size in bytes is a power of two",
                text.count("\n", 0, found.start(1)) + 1,
            )


def _exchanged(rest: str) -> str:
    """The type behind the address, its tokens with blanks between them; "" where there is none."""
    depth = 0
    type: list[str] = []
    inside = False
    for token in re.findall(_TOKEN, rest):
        if token.startswith(";"):
            continue
        if inside and depth == 0 and (token == "," or (type and token[0] in '%@-0123456789"')):
            return " ".join(type)
        depth += (token in "([{<") - (token in ")]}>")
        if inside:
            type.append(token)
        elif token == "," and depth == 0:
            inside = True
    return ""


def _has_plain_size(type: str) -> bool:
    """Whether LLVM gets a power of two for a size, or the text is none that it can read."""
    if found := re.match(_VECTOR, type):
        bits = int(found[1]) * _bits(found[2])
    elif type.startswith(("<", "{", "[", "%")):
        return False
    else:
        bits = _bits(type.partition(" ")[0])
    size = (bits + 7) // 8
    return size & (size - 1) == 0


def _bits(word: str) -> int:
    """The width of a scalar type, 0 for a word that is none of those with a plain size."""
    found = re.fullmatch(_INTEGER, word)
    return int(found[1]) if found is not None else _BITS.get(word, 0)


def _spelled(type: str) -> str:
    """Tokens as LLVM spells them."""
    return re.sub(r"(?<=[<(\[]) | (?=[>)\]])", "", type)
