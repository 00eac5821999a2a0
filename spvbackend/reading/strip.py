"""Removes debug info from text where it is not needed.

Input: text in any spelling. Output: the same lines without debug info. LLVM verifies a module with
debug info while it reads, and ends the process at any fault; without debug info it reads, verifies
and prints less.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.reading.risks import DEBUG_VERSION, names_debug_info

# Brackets within the operands, such as those of an expression, nest once. Other spellings stay, and
# count as a risk.
_OPERANDS: Final = r"\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)"
_LOCATION: Final = r" !dbg ![0-9]+\b"
DECLARED_RECORDS: Final = re.compile(
    rf"declare void @llvm\.dbg\.\w+{_OPERANDS}[^\n(){{]*$", re.MULTILINE
)
"""Declarations of the functions of records that are calls."""
_BEHIND: Final = rf"(?:,{_LOCATION})?[ \t]*"
# Each begins with a rare word, so that a search is fast.
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
# Strings and comments, which hold neither definitions nor instructions.
_QUOTED: Final = re.compile(r'"[^"]*"|;[^\n]*')
OTHER_KEY: Final = DEBUG_VERSION.upper()
"""A module flag that LLVM does not know; the same length keeps columns."""


def is_ambiguous(text: str) -> bool:
    """Whether strings or comments look like debug info."""
    return names_debug_info("\n".join(_QUOTED.findall(text)))


def without_debug_info(text: str) -> str:
    """Remove locations, records and the compile units that keep debug nodes alive.

    The nodes themselves stay: LLVM drops unreferenced nodes. If strings or comments look like debug
    info, the text stays unchanged.
    """
    if is_ambiguous(text):
        return text
    for part in _PARTS:
        text = part.sub("", text)
    return text.replace(f'!"{DEBUG_VERSION}"', f'!"{OTHER_KEY}"')


def without_records(text: str) -> str:
    """Remove the records of variables and labels; locations stay.

    If strings or comments look like debug info, the text stays unchanged.
    """
    return text if is_ambiguous(text) else drop_records(text)


def drop_records(text: str) -> str:
    """Remove the records of a text that is not ambiguous."""
    for part in _RECORDS:
        text = part.sub("", text)
    return text
