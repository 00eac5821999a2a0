"""Functions of floats."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.buffers import F32, I32, U32, ramp
from tests.hlsl.cases.model import Case, given, result
from tests.hlsl.jobs import Array

CLOSE: Final = 2e-5
"""Vulkan allows the functions of angles and powers errors of this size in the ranges here."""


def _angles() -> Case:
    x = ramp(16, -3.75, 0.5).astype(np.float64)
    columns = [np.sin(x), np.cos(x), np.tan(x), np.arcsin(x / 4), np.arccos(x / 4), np.arctan(x)]
    columns += [np.arctan2(x, 1.5 - x), np.degrees(x) + np.radians(x)]
    wanted = np.stack(columns, 1).astype(F32)
    bound = [given(0, x.astype(F32)), result(1, wanted)]
    # The sine has an absolute error of 2 ** -11 in Vulkan, and the tangent is made of it.
    return Case("math_angles", bound, tolerance=1e-3)


def _hyperbolic() -> Case:
    x = ramp(16, -2, 0.25).astype(np.float64)
    wanted = np.stack([np.sinh(x), np.cosh(x), np.tanh(x)], 1).astype(F32)
    return Case("math_hyperbolic", [given(0, x.astype(F32)), result(1, wanted)], tolerance=CLOSE)


def _powers() -> Case:
    x = ramp(16, 0.25, 0.5).astype(np.float64)
    columns = [np.exp(x), np.exp2(x), np.log(x), np.log2(x), np.log10(x)]
    columns += [x**2.5, np.sqrt(x), 1 / np.sqrt(x), 1 / x]
    wanted = np.stack(columns, 1).astype(F32)
    return Case("math_powers", [given(0, x.astype(F32)), result(1, wanted)], tolerance=CLOSE)


def _rounding() -> Case:
    x = np.array(
        [-2.5, -1.75, -1.5, -0.5, -0.25, 0, 0.25, 0.5, 1, 1.5, 2.5, 3.5, 4.75, 7, 9.125, 1e5]
    )
    fractions = [x - np.floor(x), np.fmod(x, 1.5)]
    wanted = np.stack([np.floor(x), np.ceil(x), np.trunc(x), np.rint(x), *fractions], 1)
    bound = [given(0, x.astype(F32)), result(1, wanted.astype(F32))]
    return Case("math_rounding", bound)


def _ranges() -> Case:
    x = ramp(16, -2, 0.25)
    t = np.clip((x + 1) / 3, 0, 1)
    columns = [np.minimum(x, 0.5), np.maximum(x, 0.5), np.clip(x, -1, 1.25), np.clip(x, 0, 1)]
    columns += [2 + 4 * x, x >= 0.5, t * t * (3 - 2 * t), np.sign(x), np.abs(x)]
    wanted = np.stack(columns, 1).astype(F32)
    return Case("math_ranges", [given(0, x), result(1, wanted)], tolerance=1e-6)


def _refracted(i: Array, n: Array, eta: float) -> Array:
    d = (i * n).sum(1, keepdims=True)
    k = 1 - eta * eta * (1 - d * d)
    bent = eta * i - (eta * d + np.sqrt(np.maximum(k, 0))) * n
    return np.where(k < 0, 0, bent)


def _geometry() -> Case:
    x = ramp(24, -5, 0.5).astype(np.float64).reshape(8, 3)
    y = (ramp(24, 7, -0.75).astype(np.float64) ** 2 - 20).reshape(8, 3)

    def unit(v: Array) -> Array:
        scaled: Array = v / np.linalg.norm(v, axis=1, keepdims=True)
        return scaled

    n = unit(y)
    numbers = [(x * y).sum(1), np.linalg.norm(x, axis=1), np.linalg.norm(x - y, axis=1)]
    reflected = x - 2 * (n * x).sum(1, keepdims=True) * n
    vectors = [np.cross(x, y), n, reflected, _refracted(unit(x), n, 0.75)]
    bound = [given(0, x.astype(F32)), given(1, y.astype(F32))]
    wanted = [np.stack(numbers, 1).astype(F32), np.stack(vectors, 1).astype(F32)]
    return Case(
        "math_geometry", [*bound, result(2, wanted[0]), result(3, wanted[1])], tolerance=1e-4
    )


def _matrices() -> Case:
    a, b = ramp(36, -4, 0.5).reshape(4, 3, 3), ramp(24, 3, -0.25).reshape(4, 3, 2)
    turned = np.einsum("nj,njk->nk", a[:, 0], b)
    sums = a + 2 * a.swapaxes(1, 2)
    # A matrix lies by columns.
    columns = [one.swapaxes(1, 2).astype(F32).copy() for one in (a, b, a @ b, sums)]
    bound = [given(0, columns[0]), given(1, columns[1])]
    wanted = [result(2, columns[2]), result(3, columns[3]), result(4, turned.astype(F32))]
    return Case("math_matrices", bound + wanted)


def _vectors() -> Case:
    x = ramp(32, -4, 0.25).reshape(8, 4)
    first = np.sqrt(np.abs(x)) + np.floor(x)
    second = np.hstack([np.maximum(x[:, :3], x[:, 1:]), np.minimum(x[:, :1], x[:, 3:])])
    mixed = x[:, :2] + (x[:, 2:] - x[:, :2]) * np.array([0.25, 0.5], F32)
    third = np.hstack([np.clip(x[:, :2], 0, 1), mixed])
    last = np.exp2(x) * (x * x[:, ::-1] + x)
    wanted = np.stack([first, second, third, last], 1).astype(F32)
    return Case("math_vector_functions", [given(0, x), result(1, wanted)], tolerance=CLOSE)


def _tests() -> Case:
    x = np.array([0, -0.0, 1, np.nan, np.inf, -np.inf, 3e38, -np.nan], F32)
    v = np.ones((8, 4), F32)
    v[1], v[2, 3], v[3, 1], v[4, 0], v[5] = 0, 0, -1, 0.5, 0.25
    logic = np.where((v > 0.5).all(1), 7, np.where((v < 0).any(1), 8, 9))
    wanted = np.stack([np.isnan(x), np.isinf(x), v.any(1), v.all(1), logic], 1).astype(U32)
    return Case("math_tests", [given(0, x), result(1, wanted), given(2, v)])


def _select() -> Case:
    a, b = ramp(32, -2, 0.125).reshape(8, 4), np.arange(32, dtype=I32).reshape(8, 4) * 7 % 10
    large, even = a > 0.5, b % 2 == 0
    wanted = np.where(large, a, -a[:, ::-1])
    rest = np.where(large | even, b + 100, np.array([-1, -2, -3, -4], I32))
    chosen = np.where(large & even, b, rest).astype(I32)
    return Case("math_select", [given(0, a), given(1, b), result(2, wanted), result(3, chosen)])


def _bits() -> Case:
    x = np.array([1, -1.5, 0.1, 1e10, -1e-10, 3, 0, 255.5], F32)
    bits = x.view(U32)
    words = np.stack([bits ^ U32(0x80000000), (x.view(I32) >> 23).view(U32)], 1)
    mantissas = (bits & U32(0x7FFFFF) | U32(0x3F800000)).view(F32)
    bound = [given(0, x), result(1, words), result(2, np.stack([mantissas, x * 8], 1))]
    return Case("math_bits_of_floats", bound)


def _halves() -> Case:
    x = np.array([0, 1, -2.5, 0.125, 1000, -65504, 6.5, 1 / 1024], F32)
    codes = x.astype(np.float16).view(np.uint16)
    following = (codes + 1).astype(np.uint16).view(np.float16).astype(F32)
    # The code behind that of the lowest half is minus infinity.
    bound = [given(0, x), result(1, codes.astype(U32)), result(2, following)]
    return Case("math_halves_in_words", bound)


def _general_powers() -> Case:
    x = np.stack([ramp(8, 0.25, 0.75), ramp(8, -2, 0.5)], 1)
    doubles = np.stack([np.arange(8) + 0.1, np.arange(8) * 3 - 7.3, np.full(8, 0.2)], 1)
    powers = x[:, 0].astype(np.float64) ** x[:, 1]
    sums = doubles[:, 0] * doubles[:, 1] + doubles[:, 2]
    bound = [given(0, x), given(1, doubles), result(2, powers.astype(F32)), result(3, sums)]
    return Case("math_general_powers", bound, tolerance=CLOSE)


def _comparisons() -> Case:
    x = np.array([0, -0.0, 1, -1, 2.5, 1e-30, -1e30, 7], F32)
    y = np.array([-0.0, 0, 2, -2, 2.5, -1e-30, 1e30, 8], F32)
    tests = [x < y, x <= y, x > y, x >= y, x == y, x != y, x >= y]
    bits = sum((test.astype(U32) << U32(n) for n, test in enumerate(tests)), np.zeros(8, U32))
    pairs = np.stack([x, y], 1)
    return Case("math_comparisons", [given(0, pairs), result(1, bits.astype(U32))])


CASES: Final = [
    _angles(),
    _hyperbolic(),
    _powers(),
    _rounding(),
    _ranges(),
    _geometry(),
    _matrices(),
    _vectors(),
    _tests(),
    _select(),
    _bits(),
    _halves(),
    _general_powers(),
    _comparisons(),
]
