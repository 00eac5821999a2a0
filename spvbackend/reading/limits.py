"""Refuses types, sizes and numbers on which LLVM's reader asserts, before LLVM sees the text.

Input: the user's text, in any spelling. LLVM reads the numbers of SPIR-V's target types unchecked,
and asserts on some types of other targets. It uses the size of the operand of cmpxchg or atomicrmw
as an alignment before it checks the type. The number of a calling convention and the alignment of a
stack must fit a field of an instruction, and an alias must have a name.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import CompileError

# Patterns are text, so that `re` compiles only those that are used.
_SCALAR: Final = r"(?:i(?:8|16|32|64|128)|half|bfloat|float|double|ptr(?: addrspace\(\d+\))?)"
_PLAIN: Final = (
    r"\b(?:cmpxchg (?:weak )?(?:volatile )?|atomicrmw (?:volatile )?\w+ )"
    rf"ptr(?: addrspace\(\d+\))? [^\s,()]+, (?:{_SCALAR}|<(?:2|4|8|16|32) x {_SCALAR}>) "
)
_ANY: Final = r"\b(?:cmpxchg|atomicrmw)\b"
# Words in strings and comments, and anything that may not be an instruction, are left to LLVM.
_INSTRUCTION: Final = (
    r"""(?m)^[^\n";]*?(?:=[ \t]*|^[ \t]*)(cmpxchg|atomicrmw)\s+(?=(?:\w+\s+){0,3}ptr\b)"""
)
_TOKEN: Final = r'"[^"]*"|;[^\n]*|[\w.$%@-]+|[^\s\w]'
# Widths of sized types; that of a pointer is a power of two on every target.
_BITS: Final[dict[str, int]] = {
    "half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64, "x86_fp80": 80,
}  # fmt: skip
_INTEGER: Final = r"i(\d{1,8})"
_VECTOR: Final = r"< (\d{1,9}) x (\w+) (?:addrspace \( \d+ \) )?>"
_NO_NAME: Final = '@""'
_UNNAMED: Final = r'(?m)^[ \t]*@"" *=[^"\n;]*\b(?:alias|ifunc)\b'
_LAST_CONVENTION: Final = 1023
_CONVENTION: Final = r"\bcc\s*(\d{4,})"
_CALLS: Final = r"\b(?:define|declare|call|invoke|callbr)\b"
_LAST_STACK: Final = 256
_STACK: Final = r"\balignstack\s*[(=]\s*(\d{3,})"
_NUMBERS: Final = (
    (
        "alignstack", _STACK, rf"""(?m)^[^\n";]*?{_STACK}""", _LAST_STACK,
        f"a stack is aligned to {_LAST_STACK} bytes at most",
    ),
    (
        " cc", _CONVENTION, rf"""(?m)^[^\n";@]*?{_CALLS}[^\n";@]*?{_CONVENTION}\b""",
        _LAST_CONVENTION, f"calling conventions end at {_LAST_CONVENTION}",
    ),
)  # fmt: skip
"""Numbers with a bound: a word, its pattern, its pattern in code, the bound, the error."""
_STATEMENT: Final = 2000
"""Number of characters that are searched for a type."""
# Few modules have such a type, and one search is faster than a walk over all tokens.
_TARGET: Final = r"target\s*[(;]"
# LLVM's spelling, except for parameter types with brackets of their own.
_PLAIN_TARGET: Final = r'target(\("spirv\.\w+"[\w, ]*\))'
# Strings and comments are tokens, so that nothing within them counts as a type.
_TARGET_TOKEN: Final = r'"[^"]*"|;[^\n]*|\w+|[^\s\w]'
# A quoted name may spell any character as two hex digits.
_ESCAPE: Final = r"\\([0-9A-Fa-f]{2})"
_NEEDED: Final[dict[str, int]] = {"spirv.Padding": 1, "spirv.Type": 3}
"""Least number of trailing numbers of a type; the last one of spirv.Type is an alignment."""
_MAX_ALIGN: Final = 1 << 23


def is_beyond(text: str) -> bool:
    """Whether LLVM may assert on the text; a doubt counts."""
    return (
        has_odd_exchange(text)
        or _NO_NAME in text
        or any(
            word in text and _too_large(anywhere, text, most) is not None
            for word, anywhere, _, most, _ in _NUMBERS
        )
    )


def check_limits(text: str) -> None:
    """Refuse a text on which LLVM would end the process.

    Raises:
        CompileError: the text has such a type or number; the line is that of the first.
    """
    _check_target_types(text)
    _check_exchanges(text)
    if _NO_NAME in text and (unnamed := re.search(_UNNAMED, text)):
        raise CompileError("an alias has an empty name", text.count("\n", 0, unnamed.end()) + 1)
    for word, anywhere, in_code, most, problem in _NUMBERS:
        # The second pattern is slow.
        if word not in text or _too_large(anywhere, text, most) is None:
            continue
        if number := _too_large(in_code, text, most):
            raise CompileError(problem, text.count("\n", 0, number.start(1)) + 1)


def _too_large(pattern: str, text: str, most: int) -> re.Match[str] | None:
    """Return the first number beyond a bound; ten digits are always beyond it."""
    matches = re.finditer(pattern, text)
    return next((m for m in matches if len(m[1]) > 9 or int(m[1]) > most), None)


def has_odd_exchange(text: str) -> bool:
    """Whether an atomic exchange has an unusual type; a doubt counts."""
    if "cmpxchg" not in text and "atomicrmw" not in text:
        return False
    return len(re.findall(_ANY, text)) != len(re.findall(_PLAIN, text))


def _check_exchanges(text: str) -> None:
    """Refuse an atomic exchange whose type would end the process.

    Raises:
        CompileError: the text has one; the line is that of the first.
    """
    if not has_odd_exchange(text):
        return
    for inst in re.finditer(_INSTRUCTION, text):
        type = _exchanged(text[inst.end() : inst.end() + _STATEMENT])
        if not _has_plain_size(type):
            raise CompileError(
                f"'{inst[1]}' does not take '{_spelled(type)}': LLVM's atomic operations take "
                "numbers, pointers and vectors whose size in bytes is a power of two",
                text.count("\n", 0, inst.start(1)) + 1,
            )


def _exchanged(rest: str) -> str:
    """Return the type after the address, as tokens with blanks between them; "" for none."""
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
    """Whether the size is a power of two, or LLVM cannot read the type anyway."""
    if vector := re.match(_VECTOR, type):
        bits = int(vector[1]) * _bits(vector[2])
    elif type.startswith(("<", "{", "[", "%")):
        return False
    else:
        bits = _bits(type.partition(" ")[0])
    size = (bits + 7) // 8
    return size & (size - 1) == 0


def _bits(word: str) -> int:
    """Return the width of a scalar type, 0 for a word that is not one."""
    integer = re.fullmatch(_INTEGER, word)
    return int(integer[1]) if integer is not None else _BITS.get(word, 0)


def _spelled(type: str) -> str:
    """Join tokens as LLVM spells them."""
    return re.sub(r"(?<=[<(\[]) | (?=[>)\]])", "", type)


def _check_target_types(text: str) -> None:
    """Refuse a target type that would end the process.

    Raises:
        CompileError: the text has one; the line is that of the first.
    """
    # Splitting the text into tokens takes longer than translating it.
    if all(_is_plain(text, token.start()) for token in re.finditer(_TARGET, text)):
        return
    # A comment may stand between any two tokens of a type.
    tokens = [token for token in re.finditer(_TARGET_TOKEN, text) if not token[0].startswith(";")]
    for index, token in enumerate(tokens[:-2]):
        name = tokens[index + 2][0]
        if token[0] == "target" and tokens[index + 1][0] == "(" and name.startswith('"'):
            problem = _problem(name, [inner[0] for inner in _inside(tokens, index + 3)])
            if problem:
                raise CompileError(problem, text.count("\n", 0, token.start()) + 1)


def _is_plain(text: str, start: int) -> bool:
    """Whether a target type has LLVM's spelling and is valid."""
    plain = re.compile(_PLAIN_TARGET).match(text, start)
    if plain is None:
        return False
    _, name, *tokens, _ = re.findall(_TARGET_TOKEN, plain[1])
    return not _problem(name, tokens)


def _inside(tokens: list[re.Match[str]], start: int) -> list[re.Match[str]]:
    """Return the tokens up to the bracket that ends the type; parameters may have brackets."""
    depth = 1
    for index in range(start, len(tokens)):
        depth += {"(": 1, ")": -1}.get(tokens[index][0], 0)
        if depth == 0:
            return tokens[start:index]
    return tokens[start:]


def _problem(quoted: str, tokens: list[str]) -> str:
    """Return the fault of a target type with a name and parameters, "" for a valid one."""
    name = re.sub(_ESCAPE, lambda code: chr(int(code[1], 16)), quoted[1:-1])
    if not name.startswith("spirv."):
        return f"type 'target(\"{name}\")' belongs to another target"
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
