"""Text that may end the process in which LLVM reads it, told before LLVM sees it.

Input: the user's text, in any spelling. LLVM's reader upgrades and verifies while it reads and
takes much on trust then: an assertion, or a stack that overflows, ends the process. What this finds
is read in a process of its own (child.py), which costs time but never is wrong, so a doubt counts
as a risk. Plain text of frontends has none, and a look costs far less than reading.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.reading import intrinsic_shapes
from spvbackend.reading.limits import is_beyond
from spvbackend.reading.strip import DEBUG_VERSION, has_debug_info

MAX_DEPTH: Final = 200
"""Brackets within each other that LLVM reads here; our own parser recurses as deep as well."""
MAX_CHAIN: Final = 4000
"""Definitions that may refer to one another in a row; LLVM follows them by recursion."""

# Metadata and instructions whose operands LLVM reads unchecked. None of them is of use to SPIR-V.
_WORDS: Final = (
    "nvvm.annotations",
    "!callback",
    "clang.arc.",
    "!DIArgList",
    "landingpad",
    "catchpad",
    "cleanuppad",
    # It has no zero, which LLVM makes all the same.
    "x86_amx",
)
_OPENING: Final = "([{<"
_CLOSING: Final = ")]}>"
_BRACKETS: Final = bytes.maketrans((_OPENING + _CLOSING).encode(), b"(((())))")
_OTHERS: Final = bytes(set(range(256)).difference((_OPENING + _CLOSING).encode()))
# The length of a vector is memory as soon as LLVM folds a constant of it.
_HUGE_VECTOR: Final = re.compile(r"<\s*(?:vscale\s+x\s+)?\d{7}")
# LLVM keeps two numbers of 32 bits for itself. Nearly no text has a number of so many digits.
_LONG_NUMBER: Final = b"0" * 10
_DIGITS: Final = bytes.maketrans(b"123456789", b"000000000")
_HUGE_NUMBER: Final = re.compile(r"[%@!#^]\d{10}")
# A comment ends with its line, so that many semicolons can be matched in one way alone.
_COMMENTS: Final = r"(?:;[^\n]*\n\s*)*"
# A null without a type is an operand of metadata. A pattern that begins with what is rare and
# looks back from there is found many times as fast.
_USUAL_NULL: Final = re.compile(r"null\b(?:(?<=[{,] null)|(?<=[{,]null))")
_NULL_FAR_OFF: Final = re.compile(r"null\b(?:(?<=\s\snull)|(?<=[^\S ]null))")
# Then comments may stand around it.
_BARE_NULL: Final = re.compile(rf"[{{,]\s*{_COMMENTS}null\b")
_COMPARED_NULL: Final = re.compile(r"icmp \w+ ptr(?: addrspace\(\d+\))? [%@][-\w.$]+, null\b")
_TUPLE: Final = re.compile(r"!\{((?:null|!\d+|, )*)\}$", re.M)
_TUPLE_HEAD: Final = re.compile(r"!(\d+) = (?:distinct )?")
# A field of a debug node, such as the types of a function, in which null is void.
_REFERENCE: Final = re.compile(r"!(?<!: !)(\d+)\b(?! = )")
_LOOP: Final = re.compile(r"!llvm\.loop(?: !(\d+)\b)?")
# LangRef, 'llvm.loop': the first operand of a loop's node is the node itself.
_LOOP_NODE: Final = re.compile(r"^!(\d+) = (?:distinct )?!\{!\1[,}]", re.M)
# LLVM ends on such flags where the value is not a number with a point.
_FLAGS: Final = r"(?:(?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc)\s+)+"
_PLAIN: Final = r"(?:<\d+ x )?(?:half|bfloat|float|double)\b"
# With flags in any spelling, and in that of LLVM before a number with a point.
_FLAGGED: Final = (
    ("phi", rf"phi\s+{_FLAGS}", rf"phi\s+{_FLAGS}{_PLAIN}"),
    (
        "select",
        rf"select\s+{_FLAGS}",
        rf"select\s+{_FLAGS}(?:i1|<\d+ x i1>) [%@\w]+, {_PLAIN}",
    ),
)
# Names may spell any character as two hex digits, and so hide from every search here.
_HIDDEN: Final = re.compile(r'![-\w$.]*\\[0-9A-Fa-f]{2}|@"(?:llvm|clang)\.')
_ESCAPED_NAME: Final = re.compile(r'@"([^"]*\\[^"]*)"')
_ESCAPED_STRING: Final = re.compile(rf'!\s*{_COMMENTS}"([^"]*\\[^"]*)"')
_ESCAPE: Final = re.compile(r"\\([0-9A-Fa-f]{2})")
_NODE: Final = re.compile(r"^!(\d+) = (.*)", re.M)
_NUMBER: Final = re.compile(r"!(\d+)\b")


def is_safe(text: str, opt_level: int) -> bool:
    """Whether LLVM may read a text, and optimise it, in this process."""
    # LLVM's passes make zeros of target types that have none.
    return not is_risky(text) and (opt_level == 0 or "target(" not in text)


def is_risky(text: str) -> bool:
    """Whether LLVM's reader may end the process; any debug info is a risk, in any spelling."""
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
    """Whether a phi or a select has flags in front of what may not be a number with a point."""
    return any(
        word in text and len(re.findall(flagged, text)) != len(re.findall(plain, text))
        for word, flagged, plain in _FLAGGED
    )


def _is_hidden(text: str) -> bool:
    """Whether a name that matters here may be spelled in another way."""
    if '@"' not in text and "\\" not in text:
        return False
    if _HIDDEN.search(text) is not None:
        return True
    names = map(_plain_string, _ESCAPED_NAME.findall(text))
    strings = map(_plain_string, _ESCAPED_STRING.findall(text))
    return any(name.startswith(("llvm.", "clang.")) for name in names) or DEBUG_VERSION in strings


def _plain_string(text: str) -> str:
    return _ESCAPE.sub(lambda code: chr(int(code[1], 16)), text)


def _is_deep(data: bytes) -> bool:
    """Whether more brackets may be open at once than MAX_DEPTH.

    Each round takes the innermost pairs away, so as many rounds as the text is deep leave nothing.
    Brackets in strings and comments count as well, which can only make it look deeper.
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
    """Whether a number may be one that LLVM keeps for itself."""
    return data.translate(_DIGITS).find(_LONG_NUMBER) >= 0 and bool(_HUGE_NUMBER.search(text))


def _has_odd_null(text: str) -> bool:
    """Whether an operand of metadata is null but for void among the types of a function."""
    bare = _USUAL_NULL if _NULL_FAR_OFF.search(text) is None else _BARE_NULL
    nulls = len(bare.findall(text)) - len(_COMPARED_NULL.findall(text))
    if nulls == 0:
        return False
    numbers: set[str] = set()
    for items in _TUPLE.finditer(text):
        count = items[1].count("null")
        if count:
            start = text.rfind("\n", 0, items.start()) + 1
            head = _TUPLE_HEAD.fullmatch(text, start, items.start())
            if head is not None:
                numbers.add(head[1])
                nulls -= count
    return nulls != 0 or not numbers.isdisjoint(_REFERENCE.findall(text))


def _has_odd_loop(text: str) -> bool:
    """Whether a loop's node is not one that starts with itself; LLVM takes its first operand."""
    return not set(_LOOP.findall(text)).issubset(_LOOP_NODE.findall(text))


def _is_chained(text: str) -> bool:
    """Whether types, aliases or nodes may refer to one another beyond what LLVM's stack holds."""
    if len(text) <= MAX_CHAIN:  # no room for so many
        return False
    if text.count(" type ") > MAX_CHAIN or text.count(" alias ") > MAX_CHAIN:
        return True
    # The chain of fewer nodes cannot be too long.
    if text.count("\n!") <= MAX_CHAIN:
        return False
    nodes = {int(number): operands for number, operands in _NODE.findall(text)}
    return _chain_length(nodes) > MAX_CHAIN


def _chain_length(nodes: dict[int, str]) -> int:
    """How deep a walk along the operands gets that enters each node once, as LLVM's do."""
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
                stack.append(map(int, _NUMBER.findall(nodes.get(node, ""))))
                longest = max(longest, len(stack))
    return longest
