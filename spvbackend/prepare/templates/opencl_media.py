"""Bodies of the media operations of cl_amd_media_ops and cl_amd_media_ops2.

Each takes the shape of the result, which the operands %a0, %a1, ... share but for their width, and
computes all lanes at once. A word is 32 bits; byte 0 is its lowest. The extensions define each
operation by an expression in C, which the bodies follow, intermediate widths included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spvbackend.prepare.templates.opencl_calls import call_pair
from spvbackend.prepare.templates.text import Shape, Writer, integer, like, shape_text, suffix

Body = Callable[[Writer, Shape], str]

BYTES: Final = 4
_WORD: Final = "i32"
_WINDOWS: Final = 4
_HALF_WORD: Final = 16


def _apply(writer: Writer, opcode: str, shape: Shape, left: str, right: str | int) -> str:
    """Emit a binary instruction; an integer operand is a constant."""
    operand = integer(shape, right) if isinstance(right, int) else right
    return writer.let(f"{opcode} {shape_text(shape)} {left}, {operand}")


def _intrinsic(writer: Writer, name: str, shape: Shape, values: Sequence[str]) -> str:
    """Call an LLVM intrinsic whose operands have the type of its result."""
    type = shape_text(shape)
    return writer.call(type, f"llvm.{name}.{suffix(type)}", [(type, value) for value in values])


def _field(writer: Writer, shape: Shape, value: str, at: int, width: int, end: int) -> str:
    """Extract a field of a value from `at` on, where the value has bits below `end` only."""
    if at:
        value = _apply(writer, "lshr", shape, value, at)
    return value if at + width == end else _apply(writer, "and", shape, value, (1 << width) - 1)


def _fields(writer: Writer, shape: Shape, value: str, width: int) -> list[str]:
    """Cut a word into fields of a width, the lowest first."""
    return [_field(writer, shape, value, at, width, 32) for at in range(0, 32, width)]


def _difference(writer: Writer, shape: Shape, left: str, right: str) -> str:
    # Unsigned, so abs_diff never wraps; subtraction and negation would take three instructions.
    return call_pair(writer, "abs_diff", shape, shape, "j", (left, right))


def _total(writer: Writer, shape: Shape, values: Sequence[str]) -> str:
    total = values[0]
    for value in values[1:]:
        total = _apply(writer, "add", shape, total, value)
    return total


def _differences(writer: Writer, shape: Shape, width: int) -> list[str]:
    """Compute the absolute differences of the fields of %a0 and %a1."""
    pairs = zip(
        _fields(writer, shape, "%a0", width), _fields(writer, shape, "%a1", width), strict=True
    )
    return [_difference(writer, shape, left, right) for left, right in pairs]


def pack(writer: Writer, shape: Shape) -> str:
    """amd_pack: four floats as the bytes of a word, without the bits above."""
    floats, words = Shape(BYTES, "float"), Shape(BYTES, _WORD)
    value = writer.let(f"fptoui {shape_text(floats)} %a0 to {shape_text(words)}")
    # The conversion is to 32 bits and then cut, so 256.0 gives 0 and is not undefined.
    value = writer.let(f"trunc {shape_text(words)} {value} to {like(words, 'i8')}")
    return writer.let(f"bitcast {like(words, 'i8')} {value} to {shape_text(shape)}")


def unpack_byte(at: int) -> Body:
    """amd_unpack0 to amd_unpack3: a byte as a float."""

    def body(writer: Writer, shape: Shape) -> str:
        words = Shape(shape.lanes, _WORD)
        value = _field(writer, words, "%a0", 8 * at, 8, 32)
        return writer.let(f"uitofp {shape_text(words)} {value} to {shape_text(shape)}")

    return body


def bit_align(writer: Writer, shape: Shape) -> str:
    """amd_bitalign: the word at bit c & 31 of the pair a, b."""
    return _intrinsic(writer, "fshr", shape, ("%a0", "%a1", "%a2"))


def byte_align(writer: Writer, shape: Shape) -> str:
    """amd_bytealign: the word at byte c & 3 of the pair a, b."""
    # The funnel shift takes the amount modulo 32, so the bits of c above the second fall away.
    bits = _apply(writer, "shl", shape, "%a2", 3)
    return _intrinsic(writer, "fshr", shape, ("%a0", "%a1", bits))


def average_of_bytes(writer: Writer, shape: Shape) -> str:
    """amd_lerp: (a + b + (c & 1)) >> 1 of each byte.

    a + b is 2 * (a & b) + (a ^ b), so that no byte's sum needs a ninth bit.
    """
    common = _apply(writer, "and", shape, "%a0", "%a1")
    other = _apply(writer, "xor", shape, "%a0", "%a1")
    half = _apply(writer, "lshr", shape, other, 1)
    half = _apply(writer, "and", shape, half, 0x7F7F7F7F)
    carry = _apply(writer, "and", shape, other, "%a2")
    carry = _apply(writer, "and", shape, carry, 0x01010101)
    return _total(writer, shape, (common, half, carry))


def byte_differences(writer: Writer, shape: Shape) -> str:
    """amd_sad: c + the differences of the bytes."""
    return _total(writer, shape, ("%a2", *_differences(writer, shape, 8)))


def byte_differences_high(writer: Writer, shape: Shape) -> str:
    """amd_sadhi: the differences of the bytes are added to the upper half of c."""
    total = _total(writer, shape, _differences(writer, shape, 8))
    return _apply(writer, "add", shape, "%a2", _apply(writer, "shl", shape, total, _HALF_WORD))


def byte_differences_of_four(writer: Writer, shape: Shape) -> str:
    """amd_sad4: c + the differences of the bytes in all four lanes."""
    words = Shape(4, _WORD)
    lanes = _total(writer, words, _differences(writer, words, 8))
    parts = [writer.extract(shape_text(words), lanes, lane) for lane in range(words.lanes)]
    return _total(writer, shape, ("%a2", *parts))


def half_word_differences(writer: Writer, shape: Shape) -> str:
    """amd_sadw: c + the differences of the halves."""
    return _total(writer, shape, ("%a2", *_differences(writer, shape, _HALF_WORD)))


def word_difference(writer: Writer, shape: Shape) -> str:
    """amd_sadd: c + the difference of the words."""
    return _total(writer, shape, ("%a2", *_differences(writer, shape, 32)))


def _present(writer: Writer, shape: Shape, values: Sequence[str]) -> list[str]:
    """Test each of the values for not being zero."""
    return [_apply(writer, "icmp ne", shape, value, 0) for value in values]


def _masked(
    writer: Writer, shape: Shape, pairs: Sequence[tuple[str, str]], present: Sequence[str]
) -> list[str]:
    """Return the difference of each pair, 0 where its second value is absent."""
    differences = []
    mask, type = like(shape, "i1"), shape_text(shape)
    for (left, right), condition in zip(pairs, present, strict=True):
        value = _difference(writer, shape, left, right)
        zero = integer(shape, 0)
        differences.append(writer.let(f"select {mask} {condition}, {type} {value}, {type} {zero}"))
    return differences


def masked_byte_differences(writer: Writer, shape: Shape) -> str:
    """amd_msad: as amd_sad, without the bytes that are 0 in b."""
    left = _fields(writer, shape, "%a0", 8)
    right = _fields(writer, shape, "%a1", 8)
    pairs = list(zip(left, right, strict=True))
    differences = _masked(writer, shape, pairs, _present(writer, shape, right))
    return _total(writer, shape, ("%a2", *differences))


def differences_of_windows(writer: Writer, shape: Shape) -> str:
    """amd_qsad: in 16-bit lane k, amd_sad of bytes k to k + 3 of a, of b, and of lane k of c."""
    return _windows(writer, shape, masked=False)


def masked_differences_of_windows(writer: Writer, shape: Shape) -> str:
    """amd_mqsad: as amd_qsad with amd_msad."""
    return _windows(writer, shape, masked=True)


def _windows(writer: Writer, shape: Shape, masked: bool) -> str:
    """Compute the sums of each window; the shape is of 64 bits."""
    words = Shape(shape.lanes, _WORD)
    to_word = f"to {shape_text(words)}"
    low = writer.let(f"trunc {shape_text(shape)} %a0 {to_word}")
    high = _apply(writer, "lshr", shape, "%a0", 32)
    high = writer.let(f"trunc {shape_text(shape)} {high} {to_word}")
    left = _fields(writer, words, low, 8)
    # The last window ends at byte 6.
    left += [_field(writer, words, high, 8 * at, 8, 32) for at in range(_WINDOWS - 1)]
    right = _fields(writer, words, "%a1", 8)
    # The bytes of b that count are the same for all windows.
    present = _present(writer, words, right) if masked else []
    whole = ""
    for window in range(_WINDOWS):
        pairs = list(zip(left[window : window + BYTES], right, strict=True))
        if masked:
            differences = _masked(writer, words, pairs, present)
        else:
            differences = [_difference(writer, words, *pair) for pair in pairs]
        place = _HALF_WORD * window
        start = _apply(writer, "lshr", shape, "%a2", place) if place else "%a2"
        start = writer.let(f"trunc {shape_text(shape)} {start} {to_word}")
        # A lane has 16 bits; the sum and the upper bits of c are cut.
        total = _total(writer, words, (start, *differences))
        total = _apply(writer, "and", words, total, 0xFFFF)
        total = writer.let(f"zext {shape_text(words)} {total} to {shape_text(shape)}")
        if place:
            total = _apply(writer, "shl", shape, total, place)
        whole = _apply(writer, "or", shape, whole, total) if whole else total
    return whole


def field_mask(writer: Writer, shape: Shape) -> str:
    """amd_bfm: a & 31 ones from bit b & 31 on."""
    width = _apply(writer, "and", shape, "%a0", 31)
    at = _apply(writer, "and", shape, "%a1", 31)
    return _apply(writer, "shl", shape, _ones(writer, shape, _power(writer, shape, width)), at)


def _power(writer: Writer, shape: Shape, exponent: str) -> str:
    return writer.let(f"shl {shape_text(shape)} {integer(shape, 1)}, {exponent}")


def _ones(writer: Writer, shape: Shape, power: str) -> str:
    # 2^n - 1 is n ones.
    return _apply(writer, "add", shape, power, -1)


def extract_field(writer: Writer, shape: Shape) -> str:
    """amd_bfe on uint: the c & 31 bits of a from bit b & 31 on, as many as there are."""
    at = _apply(writer, "and", shape, "%a1", 31)
    width = _apply(writer, "and", shape, "%a2", 31)
    value = _apply(writer, "lshr", shape, "%a0", at)
    ones = _ones(writer, shape, _power(writer, shape, width))
    return _apply(writer, "and", shape, value, ones)


def extract_signed_field(writer: Writer, shape: Shape) -> str:
    """amd_bfe on int: the highest bit of the field is its sign; a field without bits is 0."""
    at = _apply(writer, "and", shape, "%a1", 31)
    width = _apply(writer, "and", shape, "%a2", 31)
    # A field that goes beyond bit 31 is sign-extended there.
    value = _apply(writer, "ashr", shape, "%a0", at)
    power = _power(writer, shape, width)
    value = _apply(writer, "and", shape, value, _ones(writer, shape, power))
    # (v ^ s) - s, where s is the highest bit of the field.
    sign = _apply(writer, "lshr", shape, power, 1)
    value = _apply(writer, "xor", shape, value, sign)
    return _apply(writer, "sub", shape, value, sign)


def least(low: str, high: str) -> Body:
    """amd_min3; low and high are the intrinsics of minimum and maximum."""
    return lambda writer, shape: _either(writer, shape, low)


def greatest(low: str, high: str) -> Body:
    """amd_max3."""
    return lambda writer, shape: _either(writer, shape, high)


def _either(writer: Writer, shape: Shape, name: str) -> str:
    first = _intrinsic(writer, name, shape, ("%a0", "%a1"))
    return _intrinsic(writer, name, shape, (first, "%a2"))


def median(low: str, high: str) -> Body:
    """amd_median3: max(min(a, b), min(max(a, b), c))."""

    def body(writer: Writer, shape: Shape) -> str:
        lower = _intrinsic(writer, low, shape, ("%a0", "%a1"))
        upper = _intrinsic(writer, high, shape, ("%a0", "%a1"))
        upper = _intrinsic(writer, low, shape, (upper, "%a2"))
        return _intrinsic(writer, high, shape, (lower, upper))

    return body
