"""Parser of numbers: a float literal, or a whole array of numbers at once.

Tables of a million elements are common in generated code, so arrays are not read element by
element. Input: LLVM's canonical text, `[i32 1, i32 2]`. Output: unsigned bit patterns.
"""

from __future__ import annotations

import math
import struct
import sys
from array import array
from collections.abc import Iterator
from typing import Final

from spvbackend.llvmir.types import INT, Type

# `array` codes by width: LLVM prints signed integers, patterns are unsigned.
_SIGNED: Final = {16: "h", 32: "i", 64: "q"}
_UNSIGNED: Final = {16: "H", 32: "I", 64: "Q"}
# A hexadecimal float is written as the double of its value (LangRef, Simple Constants).
_HEX: Final = {"half": "0xH", "bfloat": "0xR", "float": "0x", "double": "0x"}
NUMPY_FROM: Final = 1 << 24
"""Length of text from which numpy saves more than its import costs."""
_PIECE: Final = 1 << 20  # characters to split at a time, which limits the live strings


def float_pattern(type: Type, token: str) -> int:
    """Return the bit pattern of a float literal.

    LLVM writes float and double as decimals or as a double's hexadecimal digits, other formats as
    their own digits after 0xH, 0xR, 0xK, 0xL or 0xM; after L and M the low half comes first.
    """
    if token[:2] == "0x":
        # LLVM prints the low 64 bits first.
        if token[2] in "LM":
            return int(token[19:] + token[3:19], 16)
        if token[2] in "HRK":
            return int(token[3:], 16)
        pattern = int(token[2:], 16)
        return pattern if type.name == "double" else _narrow_double(pattern)
    number = float(token)
    if type.name == "float":
        return int(struct.unpack("<I", struct.pack("<f", number))[0])
    if type.name == "half":
        return int(struct.unpack("<H", struct.pack("<e", number))[0])
    pattern = _double_pattern(number)
    # A bfloat is the high half of a float, and LLVM writes exact values only.
    return _narrow_double(pattern) >> 16 if type.name == "bfloat" else pattern


def _double_pattern(number: float) -> int:
    return int(struct.unpack("<Q", struct.pack("<d", number))[0])


def _narrow_double(pattern: int) -> int:
    """Convert a double's pattern to a float's; the value is exact, a NaN keeps its high payload.

    A NaN is narrowed by its bits, since a conversion by the processor would make it quiet.
    """
    sign = pattern >> 63 << 31
    if (pattern >> 52) & 0x7FF == 0x7FF:
        return sign | 0x7F800000 | (pattern >> 29) & 0x7FFFFF
    value = struct.unpack("<d", struct.pack("<Q", pattern))[0]
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def array_patterns(type: Type, text: str, numpy_from: int = NUMPY_FROM) -> array[int] | None:
    """Return the elements of an array, or None if some are not numbers in their usual form.

    numpy reads integers in `numpy_from` characters or more.
    """
    element = type.element
    head = f"{element} "
    if not text.startswith(head, 1):
        return None
    body = text[1 + len(head) : -1]
    try:
        if element.kind == INT:
            read = _integers if len(text) < numpy_from else _numpy_integers
            patterns = read(body, f", {head}", element.bits)
        else:
            patterns = _floats(body, f", {head}", element)
    except (OverflowError, ValueError):
        return None
    return patterns if len(patterns) == type.count else None


def _pieces(body: str, separator: str) -> Iterator[str]:
    """Yield the body in parts of whole elements."""
    start = 0
    while (end := body.find(separator, start + _PIECE)) >= 0:
        yield body[start:end]
        start = end + len(separator)
    yield body[start:]


def _integers(body: str, separator: str, bits: int) -> array[int]:
    signed = array(_SIGNED[bits])
    for piece in _pieces(body, separator):
        # An element that is too wide or not a number raises OverflowError or ValueError.
        signed.extend(map(int, piece.split(separator)))
    # Reinterpret the bytes as unsigned.
    return array(_UNSIGNED[bits], signed.tobytes())


def _numpy_integers(body: str, separator: str, bits: int) -> array[int]:
    import numpy as np

    try:
        signed = np.fromstring(body, dtype=_SIGNED[bits], sep=separator)
    except DeprecationWarning as warning:
        # numpy warns of other text, stops there, and returns too few; filters may raise the
        # warning.
        raise ValueError(body[:20]) from warning
    return array(_UNSIGNED[bits], signed.tobytes())


def _floats(body: str, separator: str, type: Type) -> array[int]:
    """Parse floats in hexadecimal, or decimal for 32 and 64 bits; ValueError for other text."""
    bits = 64 if type.name == "float" else type.bits
    patterns = array(_UNSIGNED[bits])
    for piece in _pieces(body, separator):
        digits = _hex_digits(piece, separator, _HEX[type.name], bits // 4)
        if digits:
            patterns.extend(_from_hex(digits, bits))
        elif bits == 64:
            patterns.extend(_mixed_patterns(piece.split(separator)))
        else:
            raise ValueError(piece)
    return _narrowed(patterns) if type.name == "float" else patterns


def _hex_digits(piece: str, separator: str, prefix: str, width: int) -> str:
    """Return the concatenated digits of all elements, "" if some lack the full width."""
    # If only separators were removed, and the remaining digits have the right number, then no
    # element had another form.
    separator += prefix
    digits = piece.replace(separator, "")[len(prefix) :]
    count = (len(piece) - len(prefix) - len(digits)) // len(separator) + 1
    # Short numbers with decimals may have the same length, but decimals have a point.
    is_hex = piece.startswith(prefix) and len(digits) == count * width and digits.isalnum()
    return digits if is_hex else ""


def _from_hex(digits: str, bits: int) -> array[int]:
    patterns = array(_UNSIGNED[bits], bytes.fromhex(digits))
    if sys.byteorder == "little":
        patterns.byteswap()  # the text has the highest digit first
    return patterns


def _mixed_patterns(tokens: list[str]) -> list[int]:
    """Return patterns of doubles, written in hexadecimal or decimal."""
    return [
        int(token, 16) if token[1:2] == "x" else _double_pattern(float(token)) for token in tokens
    ]


def _narrowed(patterns: array[int]) -> array[int]:
    """Convert patterns of doubles to floats'; a cast would change NaNs."""
    doubles = array("d", patterns.tobytes())
    # A NaN makes the sum NaN; opposite infinities do too, which only costs time.
    if math.isnan(sum(doubles)):
        return array("I", map(_narrow_double, patterns))
    return array("I", array("f", doubles).tobytes())
