"""Tells text with debug info, and leaves that out where nobody asks for it.

Input: text in any spelling. Output: the same lines without debug info. LLVM verifies a module with
debug info while it reads, and ends the process if something is wrong with it, be that debug info
or not; without, it reads, verifies and prints less.
"""

from __future__ import annotations

import re
from typing import Final

DEBUG_VERSION: Final = "Debug Info Version"
"""The module flag that makes LLVM verify while it reads, and end the process if that fails."""
DEBUG_WORDS: Final = ("!dbg", "#dbg_", "llvm.dbg.")
"""The words that debug info is made of."""
# Brackets within the operands, such as those of an expression, go one deep. What is not spelled
# like this stays, and counts as a risk.
_OPERANDS: Final = r"\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)"
_LOCATION: Final = r" !dbg ![0-9]+\b"
DECLARED_RECORDS: Final = re.compile(
    rf"declare void @llvm\.dbg\.\w+{_OPERANDS}[^\n(){{]*$", re.MULTILINE
)
"""The functions of records that are calls."""
_BEHIND: Final = rf"(?:,{_LOCATION})?[ \t]*"
# Each begins with a word that is rare, for which a search is fast.
_RECORDS: Final = (
    re.compile(rf"#dbg_\w+{_OPERANDS}[ \t]*$", re.MULTILINE),
    re.compile(rf"tail call void @llvm\.dbg\.\w+{_OPERANDS}(?: #\d+)?{_BEHIND}$", re.MULTILINE),
    re.compile(rf"call void @llvm\.dbg\.\w+{_OPERANDS}(?: #\d+)?{_BEHIND}$", re.MULTILINE),
    DECLARED_RECORDS,
)
_PARTS: Final = (
    re.compile(rf",{_LOCATION}"),
    re.compile(_LOCATION),
    *_RECORDS,
    re.compile(r"!llvm\.dbg\.[\w.]+ = !\{[^}\n]*\}[ \t]*$", re.MULTILINE),
)
# Text in which there is neither a definition nor an instruction.
_QUOTED: Final = re.compile(r'"[^"]*"|;[^\n]*')
OTHER_KEY: Final = DEBUG_VERSION.upper()
"""A module flag of another name means nothing to LLVM; the length keeps columns where they are."""


def has_debug_info(text: str) -> bool:
    """Whether there may be any; that LLVM verifies hangs on the flag, what it reads on the rest."""
    return DEBUG_VERSION in text or _names_debug_info(text)


def _names_debug_info(text: str) -> bool:
    return any(word in text for word in DEBUG_WORDS)


def is_ambiguous(text: str) -> bool:
    """Whether strings or comments look like debug info."""
    return _names_debug_info("\n".join(_QUOTED.findall(text)))


def without_debug_info(text: str) -> str:
    """The text without locations, records and the compile units that keep debug nodes alive.

    The nodes themselves stay: nothing refers to them any more, so LLVM drops them. Where strings or
    comments look like debug info nothing is changed.
    """
    if is_ambiguous(text):
        return text
    for part in _PARTS:
        text = part.sub("", text)
    return text.replace(f'!"{DEBUG_VERSION}"', f'!"{OTHER_KEY}"')


def without_records(text: str) -> str:
    """The text without what it says of variables and labels; locations stay.

    Where strings or comments look like debug info nothing is changed.
    """
    return text if is_ambiguous(text) else drop_records(text)


def drop_records(text: str) -> str:
    """Take out the records of a text that is not ambiguous."""
    for part in _RECORDS:
        text = part.sub("", text)
    return text
