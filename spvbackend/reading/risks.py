"""Detects text on which LLVM's reader may end the process, before LLVM sees it.

Input: the user's text, in any spelling. LLVM's reader upgrades and verifies while it reads, and
checks little: an assertion, or a stack overflow, ends the process. Risky text is read in a process
of its own (child.py), which costs time but is never wrong, so a doubt counts as a risk. Plain text
of frontends is not risky, and the checks cost far less than reading.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.reading import intrinsic_shapes
from spvbackend.reading.limits import is_beyond

DEBUG_VERSION: Final = "Debug Info Version"
"""The module flag that makes LLVM verify while it reads, and end the process at a fault."""
DEBUG_WORDS: Final = ("!dbg", "#dbg_", "llvm.dbg.")
"""The words of debug info."""
MAX_DEPTH: Final = 200
"""Greatest nesting of brackets that LLVM reads in this process; our own parser recurses, too."""
MAX_CHAIN: Final = 4000
"""Greatest length of a chain of definitions, which LLVM follows by recursion."""

# Metadata and instructions whose operands LLVM reads unchecked; SPIR-V needs none of them.
_WORDS: Final = (
    "nvvm.annotations",
    "!callback",
    "clang.arc.",
    "!DIArgList",
    "landingpad",
    "catchpad",
    "cleanuppad",
    # The type has no zero, yet LLVM makes one.
    "x86_amx",
)
_OPENING: Final = "([{<"
_CLOSING: Final = ")]}>"
_BRACKETS: Final = bytes.maketrans((_OPENING + _CLOSING).encode(), b"(((())))")
_OTHERS: Final = bytes(set(range(256)).difference((_OPENING + _CLOSING).encode()))
# Most texts need only the first of these patterns; `re` compiles the others when they are searched.
# LLVM allocates memory for each element as soon as it folds a constant of a vector.
_HUGE_VECTOR: Final = re.compile(r"<\s*(?:vscale\s+x\s+)?\d{7}")
# LLVM reserves two numbers of 32 bits. Few texts have numbers of so many digits.
_LONG_NUMBER: Final = b"0" * 10
_DIGITS: Final = bytes.maketrans(b"123456789", b"000000000")
_HUGE_NUMBER: Final = r"[%@!#^]\d{10}"
# A comment ends with its line, so that a row of semicolons matches in one way only.
_COMMENTS: Final = r"(?:;[^\n]*\n\s*)*"
# A null without a type is an operand of metadata. A pattern that begins with the rare word and
# looks back from it is many times as fast.
_USUAL_NULL: Final = r"null\b(?:(?<=[{,] null)|(?<=[{,]null))"
_NULL_FAR_OFF: Final = r"null\b(?:(?<=\s\snull)|(?<=[^\S ]null))"
# Comments may surround the null.
_BARE_NULL: Final = rf"[{{,]\s*{_COMMENTS}null\b"
_COMPARED_NULL: Final = r"icmp \w+ ptr(?: addrspace\(\d+\))? [%@][-\w.$]+, null\b"
_TUPLE: Final = r"(?m)!\{((?:null|!\d+|, )*)\}$"
_TUPLE_HEAD: Final = r"!(\d+) = (?:distinct )?"
# A field of a debug node, such as the types of a function, in which null is void.
_REFERENCE: Final = r"!(?<!: !)(\d+)\b(?! = )"
_LOOP: Final = r"!llvm\.loop(?: !(\d+)\b)?"
# LangRef, 'llvm.loop': the first operand of a loop's node is the node itself.
_LOOP_NODE: Final = r"(?m)^!(\d+) = (?:distinct )?!\{!\1[,}]"
# LLVM crashes on such flags if the value is not a floating point number.
_FLAGS: Final = r"(?:(?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc)\s+)+"
_PLAIN: Final = r"(?:<\d+ x )?(?:half|bfloat|float|double)\b"
# Flags in any spelling, and in LLVM's spelling before a floating point type.
_FLAGGED: Final = (
    ("phi", rf"phi\s+{_FLAGS}", rf"phi\s+{_FLAGS}{_PLAIN}"),
    ("select", rf"select\s+{_FLAGS}", rf"select\s+{_FLAGS}(?:i1|<\d+ x i1>) [%@\w]+, {_PLAIN}"),
)
# Names may spell any character as two hex digits, and so hide from each search.
_HIDDEN: Final = r'![-\w$.]*\\[0-9A-Fa-f]{2}|@"(?:llvm|clang)\.'
_ESCAPED_NAME: Final = r'@"([^"]*\\[^"]*)"'
_ESCAPED_STRING: Final = rf'!\s*{_COMMENTS}"([^"]*\\[^"]*)"'
_ESCAPE: Final = r"\\([0-9A-Fa-f]{2})"
_NODE: Final = r"(?m)^!(\d+) = (.*)"
_NUMBER: Final = r"!(\d+)\b"


def is_safe(text: str, opt_level: int) -> bool:
    """Whether LLVM can read a text, and optimise it, in this process."""
    # LLVM's passes make zeros of target types without one.
    return not is_risky(text) and (opt_level == 0 or "target(" not in text)


def is_risky(text: str) -> bool:
    """Whether LLVM's reader may end the process; any debug info is a risk."""
    data = text.encode("utf-8", "surrogateescape")
    return (
        any(word in text for word in _WORDS)
        or has_debug_info(text)
        or _is_hidden(text)
        or _is_deep(data)
        or _HUGE_VECTOR.search(text) is not None
        or _has_huge_number(data, text)
        or ("null" in text and _has_odd_null(text))
        or _has_odd_flags(text)
        or is_beyond(text)
        or ("!llvm.loop" in text and _has_odd_loop(text))
        or _is_chained(text)
        or not intrinsic_shapes.are_plain(text)
    )


def _has_odd_flags(text: str) -> bool:
    """Whether a phi or a select has flags and perhaps no floating point type."""
    return any(
        word in text and len(re.findall(flagged, text)) != len(re.findall(plain, text))
        for word, flagged, plain in _FLAGGED
    )


def _is_hidden(text: str) -> bool:
    """Whether a name that the searches need may have another spelling."""
    if '@"' not in text and "\\" not in text:
        return False
    if re.search(_HIDDEN, text) is not None:
        return True
    names = map(_plain_string, re.findall(_ESCAPED_NAME, text))
    strings = map(_plain_string, re.findall(_ESCAPED_STRING, text))
    return any(name.startswith(("llvm.", "clang.")) for name in names) or DEBUG_VERSION in strings


def _plain_string(text: str) -> str:
    return re.sub(_ESCAPE, lambda code: chr(int(code[1], 16)), text)


def _is_deep(data: bytes) -> bool:
    """Whether brackets may be nested deeper than MAX_DEPTH.

    Each round removes the innermost pairs, so as many rounds as the text is deep leave nothing.
    Brackets in strings and comments count as well, which can only add depth.
    """
    brackets = data.translate(_BRACKETS, _OTHERS)
    if brackets.count(b"(") <= MAX_DEPTH:  # as in most texts
        return False
    for rounds in range(MAX_DEPTH):
        shorter = brackets.replace(b"()", b"")
        if len(shorter) == len(brackets):
            return rounds + shorter.count(b"(") > MAX_DEPTH
        brackets = shorter
    return True


def _has_huge_number(data: bytes, text: str) -> bool:
    """Whether a number may be one that LLVM reserves."""
    return data.translate(_DIGITS).find(_LONG_NUMBER) >= 0 and bool(re.search(_HUGE_NUMBER, text))


def _has_odd_null(text: str) -> bool:
    """Whether an operand of metadata is null, except void among a function's types."""
    bare = _USUAL_NULL if re.search(_NULL_FAR_OFF, text) is None else _BARE_NULL
    nulls = len(re.findall(bare, text)) - len(re.findall(_COMPARED_NULL, text))
    if nulls == 0:
        return False
    numbers: set[str] = set()
    for items in re.finditer(_TUPLE, text):
        count = items[1].count("null")
        if count:
            start = text.rfind("\n", 0, items.start()) + 1
            head = re.fullmatch(_TUPLE_HEAD, text[start : items.start()])
            if head is not None:
                numbers.add(head[1])
                nulls -= count
    return nulls != 0 or not numbers.isdisjoint(re.findall(_REFERENCE, text))


def _has_odd_loop(text: str) -> bool:
    """Whether a loop's node does not start with itself; LLVM reads the first operand unchecked."""
    return not set(re.findall(_LOOP, text)).issubset(re.findall(_LOOP_NODE, text))


def _is_chained(text: str) -> bool:
    """Whether a chain of types, aliases or nodes may overflow LLVM's stack."""
    if len(text) <= MAX_CHAIN:  # too short for so many
        return False
    if text.count(" type ") > MAX_CHAIN or text.count(" alias ") > MAX_CHAIN:
        return True
    # A chain of fewer nodes cannot be too long.
    if text.count("\n!") <= MAX_CHAIN:
        return False
    nodes = {int(number): operands for number, operands in re.findall(_NODE, text)}
    return _chain_length(nodes) > MAX_CHAIN


def _chain_length(nodes: dict[int, str]) -> int:
    """Return the depth of a walk along the operands that enters each node once, as LLVM does."""
    number = re.compile(_NUMBER)
    longest = 0
    seen: set[int] = set()
    for root in nodes:
        stack = [] if root in seen else [iter((root,))]
        while stack:
            node = next(stack[-1], None)
            if node is None:
                stack.pop()
            elif node not in seen:
                seen.add(node)
                stack.append(map(int, number.findall(nodes.get(node, ""))))
                longest = max(longest, len(stack))
    return longest


def has_debug_info(text: str) -> bool:
    """Whether text may have debug info: the flag makes LLVM verify, the words make it read."""
    return DEBUG_VERSION in text or names_debug_info(text)


def names_debug_info(text: str) -> bool:
    """Whether text has words of debug info."""
    return any(word in text for word in DEBUG_WORDS)
