"""Decorations in the texts of annotations: `{5826:"name"}` by number, `{memory:name}` by name.

Values are parted by commas, and each may stand in quotes, numbers also all of them in one pair.
The names are those of memory attributes of FPGAs; of `pump` the value is the decoration.
`{params:3}{cache-size:127}` has a bit for each decoration of an access, and the size of one.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from spvbackend.isel.metadata.decorations import (
    CACHE_CONTROLS,
    ROWS,
    add_decoration,
    may_stand,
)
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
"""What the bits of `params` stand for, the lowest first."""


def decorate_by_access(sel: Selector, found: re.Match[str], target: Value) -> bool:
    """Decorate a pointer as an FPGA's unit for loads and stores shall work; whether it does."""
    bits = int(found[1])
    asked = [row for index, row in enumerate(_ACCESSES) if bits >> index & 1]
    is_known = 0 < bits < 1 << len(_ACCESSES)
    if not is_known or not all(may_stand(sel, decoration, target) for decoration in asked):
        return False
    numbers = {
        spv.DecorationCacheSizeINTEL: [int(found[2] or 0)],
        # The distance is for the compiler to choose.
        spv.DecorationPrefetchINTEL: [0],
    }
    for decoration in asked:
        add_decoration(sel, target.spv_id, decoration, numbers.get(decoration, []))
    return True


def decorate_by_text(sel: Selector, piece: re.Match[str], target: Value, line: int) -> bool:
    """Decorate a value as one piece of its annotation says.

    Returns:
        Whether that is a decoration which may stand there; if not it is a text like any other.
    """
    name, text = piece[1], piece[2] or ""
    values = [found[1] if found[1] is not None else found[0] for found in _VALUE.finditer(text)]
    decoration = _decoration(name, values)
    if decoration not in ROWS or decoration in CACHE_CONTROLS:
        return False
    kinds = parameter_kinds("Decoration", decoration)
    if not kinds:
        # What has no operand has the value of the attribute that it was.
        values = values[1:]
    is_text = [kind == STRING for kind in kinds]
    if not any(is_text):
        # Several numbers may stand within one pair of quotes.
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
    """The number of a decoration, -1 for none."""
    if name == "pump":
        return _PUMPS.get("".join(values), -1)
    if name.isascii() and name.isdecimal():
        return int(name) if len(name) <= 5 else -1
    return _NAMES.get(name, -1)
