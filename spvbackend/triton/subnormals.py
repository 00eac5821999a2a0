"""Conversions in which no number is subnormal, for devices that may flush such numbers.

Triton's passes convert a small float to bfloat16 by a product of its bits, moved to those of a
float, with a power of two. The bits are a subnormal float if the number is; a device of Vulkan may
take this for zero.
"""

from __future__ import annotations

import re
from typing import Final

_TO_BFLOAT: Final = re.compile(
    r"( *)(%[-\w.$]+) = tt\.fp_to_fp (%[-\w.$#]+) : "
    r"(tensor<[x\d]+x|)(f8E4M3FN|f8E4M3FNUZ|f8E5M2)(, .*|) -> \4bf16\6(?= loc\(|$)"
)


def convert_by_float(text: str) -> str | None:
    """Convert small floats to float on their way to bfloat16; return None if there are none.

    Each is a normal float, and as exact in bfloat16.

    Args:
        text: TTGIR behind Triton's layout passes.
    """
    count = 0

    def convert(match: re.Match[str]) -> str:
        nonlocal count
        indent, name, value, before, kind, behind = match.groups()
        loc = match.string[match.end() :]
        wide, count = f"%spvbackend_wide{count}", count + 1
        float_type = f"{before}f32{behind}"
        return (
            f"{indent}{wide} = tt.fp_to_fp {value} : {before}{kind}{behind} -> {float_type}{loc}\n"
            f"{indent}{name} = arith.truncf {wide} : {float_type} to {before}bf16{behind}"
        )

    changed = "\n".join(_TO_BFLOAT.sub(convert, line) for line in text.split("\n"))
    return changed if count else None
