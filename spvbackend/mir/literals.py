"""Text of numeric literals, exact to the bit, in the spelling that spirv-dis prints.

Normal floats of 32 and 64 bits are decimal with enough digits to tell each from its neighbours.
Others are hexadecimal: a denormal with an exponent below the normal ones, infinity and NaN with the
exponent above the largest, as if the field had no special values. That keeps the bits of a NaN.

Input is the words of a literal, low-order word first (spec, 2.2.1); output is text that spirv-as
turns back into these words.
"""

import struct
from collections.abc import Sequence
from typing import Final

UNSIGNED: Final = 0
SIGNED: Final = 1
FLOAT: Final = 2
BFLOAT16: Final = 3

FRACTION_BITS: Final[dict[tuple[int, int], int]] = {
    (16, FLOAT): 10,
    (32, FLOAT): 23,
    (64, FLOAT): 52,
    (16, BFLOAT16): 7,
}


def literal_text(words: Sequence[int], width: int, style: int) -> str:
    """Return the literal in words, lowest first, "" if spirv-as cannot give these words back."""
    if len(words) > 2:
        return ""
    bits = words[0] | words[1] << 32 if len(words) == 2 else words[0]
    if style == UNSIGNED:
        return "" if bits >> width else str(bits)
    if style == SIGNED:
        return signed_text(bits, width, 32 * len(words))
    if (width, style) not in FRACTION_BITS or bits >> width:
        return ""
    return float_text(bits, width, style)


def signed_text(bits: int, width: int, size: int) -> str:
    """Return the text of a signed literal, sign-extended from width to size bits (spec, 2.2.1)."""
    value = bits - (1 << size) if bits >> size - 1 else bits
    return str(value) if -1 << width - 1 <= value < 1 << width - 1 else ""


def float_text(bits: int, width: int, style: int = FLOAT) -> str:
    fraction_bits = FRACTION_BITS[width, style]
    exponent_mask = (1 << width - 1 - fraction_bits) - 1
    exponent = bits >> fraction_bits & exponent_mask
    # Without the sign; -0 prints as a decimal with its sign.
    is_zero = bits << 1 & (1 << width) - 1 == 0
    # 16 bits as hex, like spirv-dis: Python has no decimal text of them that is exact.
    if width == 16 or exponent == exponent_mask or (exponent == 0 and not is_zero):
        return hex_text(bits, width, fraction_bits)
    if width == 32:
        return f"{struct.unpack('<f', struct.pack('<I', bits))[0]:.9g}"
    return f"{struct.unpack('<d', struct.pack('<Q', bits))[0]:.17g}"


def hex_text(bits: int, width: int, fraction_bits: int) -> str:
    sign = "-" if bits >> width - 1 else ""
    bias = (1 << width - 2 - fraction_bits) - 1
    exponent = (bits >> fraction_bits & 2 * bias + 1) - bias
    fraction = bits & (1 << fraction_bits) - 1
    if exponent == -bias and fraction == 0:
        return f"{sign}0x0p+0"
    if exponent == -bias:
        # A denormal is normalised: its leading one becomes the implicit one.
        shift = fraction_bits + 1 - fraction.bit_length()
        exponent += 1 - shift
        fraction = fraction << shift & (1 << fraction_bits) - 1
    # The fraction is left-aligned in its digits, since they follow the point.
    nibbles = (fraction_bits + 3) // 4
    digits = f"{fraction << 4 * nibbles - fraction_bits:0{nibbles}x}".rstrip("0")
    return f"{sign}0x1{'.' if digits else ''}{digits}p{exponent:+d}"
