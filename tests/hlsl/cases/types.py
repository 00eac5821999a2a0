"""Numbers of 16 and of 64 bits."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.buffers import F32, I32, U32, ramp
from tests.hlsl.cases.model import Case, given, result

F16: Final = np.float16
F64: Final = np.float64
I16: Final = np.int16
U16: Final = np.uint16
I64: Final = np.int64
U64: Final = np.uint64


def _double() -> Case:
    x = np.array([0.1, -1.7, 2.25, 12345678.9, -3.5, 1 / 3, 100, -0.001])
    pairs = np.stack([x[::-1] * 3, np.arange(8) + 0.7], 1)
    columns = [x * x - 1 / 3, np.maximum(x, pairs[:, 0]) / pairs[:, 1]]
    columns += [np.trunc(x) + np.arange(8), np.where(np.abs(x) > 2, x, -x)]
    words = x.view(U32).reshape(8, 2)
    bound = [given(0, x), given(1, pairs), result(2, np.stack(columns, 1)), result(3, words)]
    return Case("types_double", [*bound, result(4, x.astype(F32))], tolerance=1e-15)


def _double_of_words() -> Case:
    x = np.array([0.1, -1.7, 2.25, 1e10, -3.5, 1 / 3, 100, -0.001])
    return Case("types_double_of_words", [given(0, x), result(1, x * 2)])


def _long() -> Case:
    a = np.array([0, 5, -5, 1 << 40, -(1 << 40) - 3, 123456789012345, -987654321098765, 1 << 59])
    b = (np.arange(16, dtype=U64) * U64(0x9E3779B97F4A7C15)).reshape(8, 2)
    quotients = np.sign(a) * (np.abs(a) // 1000003)
    signs = [a * 3 - 7, quotients, a >> 5, np.maximum(a, 0) + np.arange(8)]
    counts = [bin(int(x) >> 32).count("1") for x in b[:, 0]]
    words = [b[:, 0] ^ b[:, 1] << U64(7), b[:, 0] % U64(1000000007), np.array(counts, U64)]
    bound = [given(0, a), given(1, b)]
    return Case(
        "types_long", [*bound, result(2, np.stack(signs, 1)), result(3, np.stack(words, 1))]
    )


def _half() -> Case:
    x, vectors = ramp(8, -2, 0.75).astype(F16), ramp(32, -4, 0.25).astype(F16).reshape(8, 4)
    columns = [x * F16(0.5) + F16(1), np.maximum(x, F16(0.25)) - np.floor(x), np.sqrt(np.abs(x))]
    dots = (vectors.astype(F32) ** 2).sum(1)
    wanted = [np.stack(columns, 1).astype(F16), vectors[:, ::-1] * x[:, None], x.astype(F32) + dots]
    bound = [given(0, x), given(1, vectors)]
    outputs = [result(2 + number, one) for number, one in enumerate(wanted)]
    return Case("types_half", bound + outputs, tolerance=2e-3)


def _short() -> Case:
    a = np.array([0, 1, -1, 32767, -32768, 12345, -300, 77], I16)
    b = (np.arange(24) * 5003).astype(U16).reshape(8, 3)
    signs = np.stack([a * I16(3), a >> 2, np.maximum(a, I16(-5))], 1)
    words = (b << U16(3)) ^ b[:, [2, 0, 1]]
    widened = a.astype(I64) * 70000 + b[:, 1]
    bound = [given(0, a), given(1, b), result(2, signs), result(3, words)]
    return Case("types_short", [*bound, result(4, widened.astype(np.uint64).astype(U32).view(I32))])


MIXED: Final = np.dtype(
    [("d", F64), ("f", I64), ("b", F32), ("a", F16), ("c", I16), ("g", F16, 3), ("e", U16)]
)


def _mixed() -> Case:
    start = np.zeros(4, MIXED)
    start["d"], start["f"], start["b"] = [0.5, 1e9, -3, 8], [1 << 40, -1, 5, 0], ramp(4, 1)
    start["a"], start["c"] = [0.5, 1, 2, -3], [100, -100, 7, 0]
    start["g"], start["e"] = ramp(12).reshape(4, 3), [0, 0x5555, 0xFFFF, 3]
    wanted = start.copy()
    wanted["a"] *= F16(2)
    wanted["b"] += start["c"].astype(F32)
    wanted["d"] -= wanted["b"]
    wanted["e"] ^= U16(0x5555)
    wanted["f"] += wanted["e"]
    wanted["g"] = start["g"][:, [2, 0, 1]]
    return Case("types_mixed_struct", [given(0, start), result(1, wanted)])


CASES: Final = [_double(), _double_of_words(), _long(), _half(), _short(), _mixed()]
