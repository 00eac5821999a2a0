"""What the builtins of cl_amd_media_ops, cl_amd_media_ops2 and cl_arm_integer_dot_product_* give.

Written from the texts of the extensions. Operands and results are numbers, signed where the OpenCL
type is; a result that does not fit counts modulo its width, and None is an undefined one. A key
is a name with the mangled letter of the first operand's element.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

Reference = Callable[..., Any]


def part(value: int, at: int, width: int) -> int:
    """The field number `at` of a value cut into fields of a width."""
    return value >> (width * at) & ((1 << width) - 1)


def wrapped(value: int) -> int:
    """The int with the lower 32 bits of a number."""
    return (value + 2**31) % 2**32 - 2**31


def align(high: int, low: int, amount: int) -> int:
    return (high << 32 | low) >> amount & 0xFFFFFFFF


def lerp(a: int, b: int, c: int) -> int:
    means = [(part(a, k, 8) + part(b, k, 8) + (part(c, k, 8) & 1)) >> 1 for k in range(4)]
    return sum(mean << 8 * k for k, mean in enumerate(means))


def differences(a: int, b: int, width: int) -> int:
    return sum(abs(part(a, k, width) - part(b, k, width)) for k in range(32 // width))


def sad(a: int, b: int, c: int) -> int:
    return c + differences(a, b, 8)


def msad(a: int, b: int, c: int) -> int:
    return c + sum(abs(part(a, k, 8) - part(b, k, 8)) for k in range(4) if part(b, k, 8))


def windows(function: Reference, a: int, b: int, c: int) -> int:
    lanes = [function(a >> 8 * k & 0xFFFFFFFF, b, part(c, k, 16)) for k in range(4)]
    return sum((lane & 0xFFFF) << 16 * k for k, lane in enumerate(lanes))


def bit_field(a: int, b: int, c: int) -> int:
    offset, width = b & 31, c & 31
    if width == 0:
        return 0
    if offset + width < 32:
        return (a << (32 - offset - width) & 0xFFFFFFFF) >> (32 - width)
    return a >> offset


def signed_bit_field(a: int, b: int, c: int) -> int:
    offset, width = b & 31, c & 31
    if width == 0:
        return 0
    if offset + width < 32:
        return wrapped(a << (32 - offset - width)) >> (32 - width)
    return a >> offset


def middle(*values: int) -> int:
    return sorted(values)[1]


def of_floats(function: Callable[..., float]) -> Reference:
    """Undefined for a NaN, and for a zero that could have either sign."""

    def reference(*values: float) -> float | None:
        if any(value != value for value in values):
            return None
        signs = {math.copysign(1.0, value) for value in values if value == 0.0}
        found = function(*values)
        return None if found == 0.0 and len(signs) > 1 else found

    return reference


LANEWISE: dict[str, Reference] = {
    "amd_bfe:i": signed_bit_field,
    "amd_bfe:j": bit_field,
    "amd_bfm:j": lambda a, b: ((1 << (a & 31)) - 1) << (b & 31),
    "amd_bitalign:j": lambda a, b, c: align(a, b, c & 31),
    "amd_bytealign:j": lambda a, b, c: align(a, b, (c & 3) * 8),
    "amd_lerp:j": lerp,
    "amd_max3:f": of_floats(max),
    "amd_max3:i": max,
    "amd_max3:j": max,
    "amd_median3:f": of_floats(lambda *values: sorted(values)[1]),
    "amd_median3:i": middle,
    "amd_median3:j": middle,
    "amd_min3:f": of_floats(min),
    "amd_min3:i": min,
    "amd_min3:j": min,
    "amd_mqsad:m": lambda *values: windows(msad, *values),
    "amd_msad:j": msad,
    "amd_qsad:m": lambda *values: windows(sad, *values),
    "amd_sad:j": sad,
    "amd_sadd:j": lambda a, b, c: c + abs(a - b),
    "amd_sadhi:j": lambda a, b, c: c + (differences(a, b, 8) << 16),
    "amd_sadw:j": lambda a, b, c: c + differences(a, b, 16),
    "amd_unpack0:j": lambda a: float(part(a, 0, 8)),
    "amd_unpack1:j": lambda a: float(part(a, 1, 8)),
    "amd_unpack2:j": lambda a: float(part(a, 2, 8)),
    "amd_unpack3:j": lambda a: float(part(a, 3, 8)),
}
"""Functions of one lane of each operand."""


def pack(lanes: Sequence[float]) -> int | None:
    if not all(-1.0 < lane < 2.0**32 for lane in lanes):
        return None
    return sum((int(lane) & 0xFF) << 8 * k for k, lane in enumerate(lanes))


def dot(a: Sequence[int], b: Sequence[int]) -> int:
    return sum(left * right for left, right in zip(a, b, strict=True))


def dot_added(a: Sequence[int], b: Sequence[int], c: int) -> int:
    return c + dot(a, b)


WHOLE: dict[str, Reference] = {
    "amd_pack:f": pack,
    "amd_sad4:j": lambda a, b, c: (
        c + sum(differences(left, right, 8) for left, right in zip(a, b, strict=True))
    ),
    "arm_dot:c": dot,
    "arm_dot:h": dot,
    "arm_dot_acc:c": dot_added,
    "arm_dot_acc:h": dot_added,
    "arm_dot_acc:s": dot_added,
    "arm_dot_acc:t": dot_added,
    "arm_dot_acc_sat:c": lambda a, b, c: min(max(c + dot(a, b), -(2**31)), 2**31 - 1),
    "arm_dot_acc_sat:h": lambda a, b, c: min(c + dot(a, b), 2**32 - 1),
}
"""Functions of vectors whose result is one number; an operand of one lane is a number."""
