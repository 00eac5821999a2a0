"""Simpler types in the text of a module: fewer lanes, integers of common widths."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

WIDTHS: Final = (8, 32, 64)
LANES: Final = (2, 4)
INTEGER: Final = re.compile(r"(?<![\w%@.])i(\d+)\b")
VECTOR: Final = re.compile(r"<(\d+) x ")


def simpler_types(text: str) -> Iterator[str]:
    """The text with one type in place of another; it may be no module any more."""
    lanes = sorted({int(count) for count in VECTOR.findall(text)}, reverse=True)
    for count in lanes:
        for fewer in LANES:
            if fewer < count:
                changed = text.replace(f"<{count} x ", f"<{fewer} x ")
                yield re.sub(rf"\.v{count}(?=[if]\d)", f".v{fewer}", changed)
        changed = re.sub(rf"<{count} x (\w+)>", r"\1", text)
        yield re.sub(rf"\.v{count}(?=[if]\d)", ".", changed)
    widths = sorted({int(width) for width in INTEGER.findall(text)} - {1, *WIDTHS}, reverse=True)
    for width in widths:
        for other in WIDTHS:
            changed = re.sub(rf"(?<![\w%@.])i{width}\b", f"i{other}", text)
            yield re.sub(rf"(\.(?:v\d+)?)i{width}\b", rf"\g<1>i{other}", changed)
