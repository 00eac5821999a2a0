"""Bitcode with the intrinsics of an older LLVM, which LLVM's own parser of text would upgrade."""

from __future__ import annotations

import base64
import re
import subprocess
import sys
from typing import Final

from tests.unit.cases.bitstream import as_written_by

HIDDEN: Final = "xlvm."
"""Stands for the prefix of intrinsics while LLVM reads the text."""
# A process of its own, since LLVM keeps the option. LLVM would verify debug info, and end the
# process for a call of a function that takes metadata and is not an intrinsic.
_ASSEMBLER: Final = """
import base64, sys
import llvmlite.binding as llvm
llvm.set_option("", "--disable-auto-upgrade-debug-info")
for text in sys.stdin.read().split("\\0"):
    module = llvm.parse_assembly(text, llvm.create_context())
    print(base64.b64encode(module.as_bitcode()).decode())
"""


def hidden(text: str) -> str:
    """Return a text whose calls of intrinsics are calls of functions to LLVM."""
    return re.sub(r"@llvm\.(?!global_)", f"@{HIDDEN}", text)


def old_bitcode(texts: list[str], release: int = 18) -> list[bytes]:
    """Return the bitcode of texts whose intrinsics are those of an older LLVM.

    Args:
        texts: text in LLVM's present form but for names and types of intrinsics.
        release: the LLVM that the bitcode says has written it.
    """
    done = subprocess.run(
        [sys.executable, "-c", _ASSEMBLER],
        input="\0".join(map(hidden, texts)),
        capture_output=True,
        text=True,
        check=True,
    )
    files = [base64.b64decode(line) for line in done.stdout.split()]
    return [as_written_by(release, data.replace(HIDDEN.encode(), b"llvm.")) for data in files]
