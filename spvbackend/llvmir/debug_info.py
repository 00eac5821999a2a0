"""Takes debug info out of the user's text before LLVM reads it in the user's own process.

Input: text in any spelling. Output: the same lines without debug info. LLVM verifies a module with
debug info while it reads, and ends the process if something is wrong with it, be that debug info
or not. The translation has no use for debug info but in messages, for which the text is read again.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.llvmir.risks import DEBUG_VERSION

# Brackets within the operands, such as those of an expression, go one deep.
_OPERANDS: Final = r"\([^()\n\"]*(?:\([^()\n\"]*\)[^()\n\"]*)*\)"
# Strings and comments come first, so that nothing in them is taken for debug info. A record has to
# be alone on its line, or what follows it would go as well.
_DEBUG: Final = re.compile(
    r'("[^"]*"|;[^\n]*)'
    r"|,?[ \t]*!dbg[ \t]+![0-9]+\b"
    rf"|^[ \t]*#dbg_\w+{_OPERANDS}[ \t]*$"
    rf"|^[ \t]*(?:tail )?call void @llvm\.dbg\.\w+{_OPERANDS}(?:, !dbg ![0-9]+)?(?: #\d+)?[ \t]*$"
    rf"|^declare [^\n@;\"]*@llvm\.dbg\.\w+{_OPERANDS}[^\n()]*$"
    r"|^!llvm\.dbg\.[\w.]+ = !\{[^}\n]*\}[ \t]*$",
    re.MULTILINE,
)
# Same length: columns of messages stay right. A module flag of another name means nothing to LLVM.
_OTHER_KEY: Final = DEBUG_VERSION.upper()


def has_debug_info(text: str) -> bool:
    """Whether there may be any; that LLVM verifies hangs on the flag, what it reads on the rest."""
    return DEBUG_VERSION in text or "dbg" in text


def without_debug_info(text: str) -> str:
    """The text without locations, records and the compile units that keep debug nodes alive.

    The nodes themselves stay: nothing refers to them any more, so LLVM drops them.
    """
    return _DEBUG.sub(r"\1", text).replace(f'!"{DEBUG_VERSION}"', f'!"{_OTHER_KEY}"')
