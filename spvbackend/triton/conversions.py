"""Conversions of `fp8e4b15`, the type that Triton leaves to its backends.

It has the exponents of half, of which it lacks the upper half, and no infinities or NaNs. So its
bits are bits of a half.
"""

from __future__ import annotations

from typing import Any, Final

from triton.language import core

_MOST: Final = 0x3F00
"""The bits of 1.75 in half: larger magnitudes become this, as in Triton's NVIDIA part."""
_REST: Final = 7
"""Bits of a half that the type lacks at the lower end."""


@core.builtin  # type: ignore[untyped-decorator]
def convert_fp8e4b15(
    value: Any, to: Any, fp_downcast_rounding: Any = None, _semantic: Any = None
) -> Any:
    """Convert a tensor from or to `fp8e4b15`; the nearest value, in a tie the larger magnitude.

    Args:
        value: the tensor.
        to: its new type.
        fp_downcast_rounding: ignored, as in Triton's NVIDIA part.
    """
    if value.type.scalar.is_fp8e4b15():
        bits = value.to(core.uint8, bitcast=True, _semantic=_semantic)
        bits = bits.to(core.uint16, _semantic=_semantic)
        sign = _masked(bits, 0x80, _semantic).__lshift__(8, _semantic=_semantic)
        size = _masked(bits, 0x7F, _semantic).__lshift__(_REST, _semantic=_semantic)
        half = _either(sign, size, core.float16, _semantic)
        return half.to(to.scalar, _semantic=_semantic)
    bits = value.to(core.float16, _semantic=_semantic)
    bits = bits.to(core.uint16, bitcast=True, _semantic=_semantic)
    size = core.minimum(_masked(bits, 0x7FFF, _semantic), _MOST, _semantic=_semantic)
    size = size.__add__(1 << (_REST - 1), _semantic=_semantic)
    size = size.__rshift__(_REST, _semantic=_semantic).to(core.uint8, _semantic=_semantic)
    sign = bits.__rshift__(8, _semantic=_semantic).to(core.uint8, _semantic=_semantic)
    return _either(_masked(sign, 0x80, _semantic), size, core.float8e4b15, _semantic)


def _masked(bits: Any, mask: int, semantic: Any) -> Any:
    return bits.__and__(mask, _semantic=semantic)


def _either(first: Any, second: Any, type: Any, semantic: Any) -> Any:
    """Return the bits of both as another type."""
    return first.__or__(second, _semantic=semantic).to(type, bitcast=True, _semantic=semantic)
