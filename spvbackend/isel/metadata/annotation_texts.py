"""Decorations in annotation texts: `{5826:"name"}` by number, `{memory:name}` by name.

Commas separate values; each may be quoted, and numbers may share one pair of quotes. The names are
those of FPGA memory attributes; the value of `pump` chooses the decoration.
`{params:3}{cache-size:127}` has a bit for each decoration of an access, and a cache size.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from spvbackend.isel.metadata.decorations import CACHE_CONTROLS, ROWS, add_decoration, may_stand
from spvbackend.isel.metadata.enumerants import parameter_kinds, parameter_words
from spvbackend.mir.operands import STRING
from spvbackend.spirv import enums as spv

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.values import Value

ACCESS: Final = re.compile(r"\{params:(\d{1,2})\}(?:\{cache-size:(\d{1,9})\})?")
PIECE: Final = re.compile(r'\{(\w+)(?::((?:[^{}"]|"[^"]*")*))?\}')
_VALUE: Final = re.compile(r'"([^"]*)"|[^,:"]+')
_NAMES: Final[dict[str, int]] = {
    "bank_bits": spv.DecorationBankBitsINTEL,
    "bankwidth": spv.DecorationBankwidthINTEL,
    "force_pow2_depth": spv.DecorationForcePow2DepthINTEL,
    "max_replicates": spv.DecorationMaxReplicatesINTEL,
    "memory": spv.DecorationMemoryINTEL,
    "merge": spv.DecorationMergeINTEL,
    "numbanks": spv.DecorationNumbanksINTEL,
    "private_copies": spv.DecorationMaxPrivateCopiesINTEL,
    "register": spv.DecorationRegisterINTEL,
    "simple_dual_port": spv.DecorationSimpleDualPortINTEL,
    "stride_size": spv.DecorationStridesizeINTEL,
    "true_dual_port": spv.DecorationTrueDualPortINTEL,
    "word_size": spv.DecorationWordsizeINTEL,
}
_PUMPS: Final[dict[str, int]] = {
    "1": spv.DecorationSinglepumpINTEL,
    "2": spv.DecorationDoublepumpINTEL,
}


_ACCESSES: Final = (
    spv.DecorationBurstCoalesceINTEL,
    spv.DecorationCacheSizeINTEL,
    spv.DecorationDontStaticallyCoalesceINTEL,
    spv.DecorationPrefetchINTEL,
)
"""The decoration of each bit of `params`, lowest first."""


def decorate_by_access(sel: Selector, match: re.Match[str], target: Value) -> bool:
    """Decorate a pointer with its FPGA load-store unit's settings; return whether it does."""
    bits = int(match[1])
    asked = [row for index, row in enumerate(_ACCESSES) if bits >> index & 1]
    is_known = 0 < bits < 1 << len(_ACCESSES)
    if not is_known or not all(may_stand(sel, decoration, target) for decoration in asked):
        return False
    numbers = {
        spv.DecorationCacheSizeINTEL: [int(match[2] or 0)],
        # A distance of 0 leaves the choice to the compiler.
        spv.DecorationPrefetchINTEL: [0],
    }
    for decoration in asked:
        add_decoration(sel, target.spv_id, decoration, numbers.get(decoration, []))
    return True


def decorate_by_text(sel: Selector, piece: re.Match[str], target: Value, line: int) -> bool:
    """Decorate a value by one piece of its annotation.

    Returns:
        Whether the piece is a decoration that fits the value; if not it is a plain text.
    """
    name, text = piece[1], piece[2] or ""
    values = [match[1] if match[1] is not None else match[0] for match in _VALUE.finditer(text)]
    decoration = _decoration(name, values)
    if decoration not in ROWS or decoration in CACHE_CONTROLS:
        return False
    kinds = parameter_kinds("Decoration", decoration)
    if not kinds:
        # A decoration without operands carries its attribute's value.
        values = values[1:]
    is_text = [kind == STRING for kind in kinds]
    if not any(is_text):
        # Several numbers may share one pair of quotes.
        values = [number for value in values for number in value.split(",")]
    operands = [
        f'!"{value}"' if is_text[min(index, len(kinds) - 1)] else f"i32 {value}"
        for index, value in enumerate(values)
        if kinds
    ]
    words = parameter_words(sel, "Decoration", decoration, operands)
    if words is None or not may_stand(sel, decoration, target):
        return False
    add_decoration(sel, target.spv_id, decoration, words)
    return True


def _decoration(name: str, values: list[str]) -> int:
    """Return the number of a decoration, or -1."""
    if name == "pump":
        return _PUMPS.get("".join(values), -1)
    if name.isascii() and name.isdecimal():
        return int(name) if len(name) <= 5 else -1
    return _NAMES.get(name, -1)
