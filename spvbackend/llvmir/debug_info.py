"""Takes debug info out of the user's text before LLVM reads it in the user's own process.

Input: text in any spelling. Output: the same lines without debug info. LLVM verifies a module with
debug info while it reads, and ends the process if something is wrong with it, be that debug info
or not. The translation has no use for debug info but in messages, for which the text is read again.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.llvmir.risks import DEBUG_VERSION, names_debug_info

# Brackets within the operands, such as those of an expression, go one deep. What is not spelled
# like this stays, and counts as a risk.
_OPERANDS: Final = r"\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)"
_LOCATION: Final = r" !dbg ![0-9]+\b"
# Each begins with a word that is rare, for which a search is fast.
_PARTS: Final = (
    re.compile(rf",{_LOCATION}"),
    re.compile(_LOCATION),
    re.compile(rf"#dbg_\w+{_OPERANDS}[ \t]*$", re.MULTILINE),
    re.compile(rf"tail call void @llvm\.dbg\.\w+{_OPERANDS}(?: #\d+)?[ \t]*$", re.MULTILINE),
    re.compile(rf"call void @llvm\.dbg\.\w+{_OPERANDS}(?: #\d+)?[ \t]*$", re.MULTILINE),
    re.compile(rf"declare void @llvm\.dbg\.\w+{_OPERANDS}[^\n(){{]*$", re.MULTILINE),
    re.compile(r"!llvm\.dbg\.[\w.]+ = !\{[^}\n]*\}[ \t]*$", re.MULTILINE),
)
# Text in which there is neither a definition nor an instruction.
_QUOTED: Final = re.compile(r'"[^"]*"|;[^\n]*')
# A module flag of another name means nothing to LLVM; the length keeps columns where they are.
_OTHER_KEY: Final = DEBUG_VERSION.upper()


def has_debug_info(text: str) -> bool:
    """Whether there may be any; that LLVM verifies hangs on the flag, what it reads on the rest."""
    return DEBUG_VERSION in text or names_debug_info(text)


def without_debug_info(text: str) -> str:
    """The text without locations, records and the compile units that keep debug nodes alive.

    The nodes themselves stay: nothing refers to them any more, so LLVM drops them. Where strings or
    comments look like debug info nothing is changed.
    """
    if any(names_debug_info(found) for found in _QUOTED.findall(text)):
        return text
    for part in _PARTS:
        text = part.sub("", text)
    return text.replace(f'!"{DEBUG_VERSION}"', f'!"{_OTHER_KEY}"')
