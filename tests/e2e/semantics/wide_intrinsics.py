"""Integer intrinsics on integers of more than 64 bits."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness.row_model import Row
from tests.e2e.semantics.intrinsics import (
    FLAGGED,
    OVERFLOWS,
    PLAIN,
    compare_row,
    flagged_row,
    overflow_row,
    plain_row,
    rotate_row,
    swap_row,
)

TYPES: Final = ("i65", "i96", "i100", "i127", "i128", "i129", "i200", "i256")

GROUPS: Final[dict[str, list[Row]]] = {
    "wide-plain": [plain_row(name, text) for name in PLAIN for text in TYPES],
    "wide-flagged": [
        flagged_row(name, text, poison)
        for name in FLAGGED
        for text in TYPES
        for poison in (False, True)
    ],
    "wide-overflow": [overflow_row(name, text) for name in OVERFLOWS for text in TYPES],
    "wide-compare": [compare_row(name, text, "i8") for name in ("scmp", "ucmp") for text in TYPES],
    "wide-bytes": [
        swap_row(text) for text in ("i80", "i96", "i112", "i128", "i144", "i192", "i256")
    ],
    "wide-rotate": [
        rotate_row(name, text)
        for name in ("fshl", "fshr")
        for text in ("i65", "i96", "i128", "i192", "i256", "i300")
    ],
}
