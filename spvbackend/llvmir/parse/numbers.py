"""Parses numbers: a literal of a floating-point type, or a whole array of numbers at once.

Tables of a million elements are common in generated code, so an array is not read one element at a
time. Input: LLVM's canonical text, `[i32 1, i32 2]`. Output: unsigned bit patterns.
"""

from __future__ import annotations

import math
import struct
import sys
from array import array
from collections.abc import Iterator
from typing import Final

from spvbackend.llvmir.types import INT, Type

# Codes of `array` by width: LLVM prints integers signed, the patterns are unsigned.
_SIGNED: Final = {16: "h", 32: "i", 64: "q"}
_UNSIGNED: Final = {16: "H", 32: "I", 64: "Q"}
# LangRef, Simple Constants: a float in hex is written as the double of its value.
_HEX: Final = {"half": "0xH", "bfloat": "0xR", "float": "0x", "double": "0x"}
NUMPY_FROM: Final = 1 << 24
"""Characters from which on numpy saves more than its import costs."""
_PIECE: Final = 1 << 20  # characters that are split at a time, so that few strings live at once


def float_pattern(type: Type, token: str) -> int:
    """Bit pattern of a float literal.

    LLVM writes float and double as decimals or as the hex of a double, other formats as the
    hex of their own bits after 0xH, 0xR, 0xK, 0xL or 0xM; after L and M the low half is first.
    """
    if token[:2] == "0x":
        # The 64 bits that LLVM prints first are the low ones.
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
    # A bfloat is the upper half of a float, and LLVM writes exact values only.
    return _narrow_double(pattern) >> 16 if type.name == "bfloat" else pattern


def _double_pattern(number: float) -> int:
    return int(struct.unpack("<Q", struct.pack("<d", number))[0])


def _narrow_double(pattern: int) -> int:
    """A double's pattern as a float's; the value is exact, a NaN keeps its payload's top.

    A NaN is narrowed by its bits: a conversion by the processor would make it quiet.
    """
    sign = pattern >> 63 << 31
    if (pattern >> 52) & 0x7FF == 0x7FF:
        return sign | 0x7F800000 | (pattern >> 29) & 0x7FFFFF
    value = struct.unpack("<d", struct.pack("<Q", pattern))[0]
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def array_patterns(type: Type, text: str, numpy_from: int = NUMPY_FROM) -> array[int] | None:
    """The elements of an array, None where not all of them are numbers in their usual form.

    Integers in `numpy_from` characters or more are read by numpy.
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
    """The body in parts of whole elements."""
    start = 0
    while (end := body.find(separator, start + _PIECE)) >= 0:
        yield body[start:end]
        start = end + len(separator)
    yield body[start:]


def _integers(body: str, separator: str, bits: int) -> array[int]:
    signed = array(_SIGNED[bits])
    for piece in _pieces(body, separator):
        # An element that is no number, or too wide, raises ValueError or OverflowError.
        signed.extend(map(int, piece.split(separator)))
    # The same bytes in items of the other sign.
    return array(_UNSIGNED[bits], signed.tobytes())


def _numpy_integers(body: str, separator: str, bits: int) -> array[int]:
    import numpy as np

    try:
        found = np.fromstring(body, dtype=_SIGNED[bits], sep=separator)
    except DeprecationWarning as warning:
        # It warns of what is no number, stops there, and then has too few; filters may raise that.
        raise ValueError(body[:20]) from warning
    return array(_UNSIGNED[bits], found.tobytes())


def _floats(body: str, separator: str, type: Type) -> array[int]:
    """Floats in hex, and those of 32 and 64 bits also as decimals; ValueError for others."""
    bits = 64 if type.name == "float" else type.bits
    found = array(_UNSIGNED[bits])
    for piece in _pieces(body, separator):
        digits = _hex_digits(piece, separator, _HEX[type.name], bits // 4)
        if digits:
            found.extend(_from_hex(digits, bits))
        elif bits == 64:
            found.extend(_mixed_patterns(piece.split(separator)))
        else:
            raise ValueError(piece)
    return _narrowed(found) if type.name == "float" else found


def _hex_digits(piece: str, separator: str, prefix: str, width: int) -> str:
    """The digits of all elements one behind the other, "" where not all have that many."""
    # If all that was removed were separators, and the digits that are left have the right number,
    # no element had another form.
    separator += prefix
    digits = piece.replace(separator, "")[len(prefix) :]
    count = (len(piece) - len(prefix) - len(digits)) // len(separator) + 1
    # Shorter numbers and decimals together may have as many characters, but decimals have a point.
    is_hex = piece.startswith(prefix) and len(digits) == count * width and digits.isalnum()
    return digits if is_hex else ""


def _from_hex(digits: str, bits: int) -> array[int]:
    patterns = array(_UNSIGNED[bits], bytes.fromhex(digits))
    if sys.byteorder == "little":
        patterns.byteswap()  # digits start at the highest
    return patterns


def _mixed_patterns(tokens: list[str]) -> list[int]:
    """Patterns of doubles, of which some are in hex and some are decimals."""
    return [
        int(token, 16) if token[1:2] == "x" else _double_pattern(float(token)) for token in tokens
    ]


def _narrowed(patterns: array[int]) -> array[int]:
    """Patterns of doubles as those of floats; a cast would lose what a NaN keeps."""
    doubles = array("d", patterns.tobytes())
    # A NaN among them makes the sum one; so do both infinities, which costs time only.
    if math.isnan(sum(doubles)):
        return array("I", map(_narrow_double, patterns))
    return array("I", array("f", doubles).tobytes())
