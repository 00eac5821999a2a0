"""Simpler types in the text of a module: fewer lanes, integers of common widths.

No type takes more memory than the one it stands for, and variables keep theirs, so what was within
a variable stays there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

WIDTHS: Final = (8, 32, 64)
LANES: Final = (2, 4)
INTEGER: Final = re.compile(r"(?<![\w%@.])i(\d+)\b")
VECTOR: Final = re.compile(r"<(\d+) x ")


def simpler_types(text: str) -> Iterator[str]:
    """Replace a type by another in the text, which may not be a valid module then."""
    for count in sorted({int(count) for count in VECTOR.findall(text)}, reverse=True):
        suffix = rf"\.v{count}(?=[if]\d)"
        for fewer in LANES:
            if fewer < count:
                changed = substitute(text, rf"<{count} x ", f"<{fewer} x ")
                yield substitute(changed, suffix, f".v{fewer}")
        changed = substitute(text, rf"<{count} x (\w+)>", r"\1")
        yield substitute(changed, suffix, ".")
    widths = {int(width) for width in INTEGER.findall(text)} - {1, *WIDTHS}
    for width in sorted(widths, reverse=True):
        for other in WIDTHS:
            if bytes_of(other) <= bytes_of(width):
                changed = substitute(text, rf"(?<![\w%@.])i{width}\b", f"i{other}")
                yield substitute(changed, rf"(\.(?:v\d+)?)i{width}\b", rf"\g<1>i{other}")


def substitute(text: str, pattern: str, replacement: str) -> str:
    """Replace in all lines except those of variables."""
    compiled = re.compile(pattern)
    return "\n".join(
        line if " = alloca " in line else compiled.sub(replacement, line)
        for line in text.split("\n")
    )


def bytes_of(width: int) -> int:
    """Return the size of an integer in memory."""
    return 1 << (max(width, 8) // 8 + (width > 8 and width % 8 > 0) - 1).bit_length()
