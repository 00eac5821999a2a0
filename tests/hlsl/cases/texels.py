"""Typed buffers."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.buffers import F32, I32, U32, ramp
from tests.hlsl.cases.model import Case, result, texels, texels_out


def _floats() -> Case:
    values, colours, start = ramp(8, 1, 0.5), ramp(32, -4, 0.25).reshape(8, 4), ramp(8, 100)
    return Case(
        "texel_floats",
        [
            texels(0, "r32f", values),
            texels(1, "rgba32f", colours),
            texels_out(2, "r32f", values * 2 + start, start=start),
            texels_out(3, "rgba32f", colours[:, ::-1] + values[::-1, None]),
        ],
    )


def _integers() -> Case:
    a, b = np.arange(-20, 12, 4, dtype=I32), np.arange(16, dtype=U32).reshape(8, 2) * 77
    c = (np.arange(32, dtype=I32) * -5 + 40).reshape(8, 4)
    signs = np.trunc(a / 3).astype(I32) - c[:, 3]
    wide = np.hstack([b, b[::-1, ::-1]]) >> U32(1)
    pairs = c[:, [0, 2]] >> 1
    return Case(
        "texel_integers",
        [
            texels(0, "r32i", a),
            texels(1, "rg32ui", b),
            texels(2, "rgba32i", c),
            texels_out(3, "r32i", signs),
            texels_out(4, "rgba32ui", wide),
            texels_out(5, "rg32i", pairs),
        ],
    )


def _normalized() -> Case:
    codes = (np.arange(32, dtype=np.uint8) * 8).reshape(8, 4)
    halves, small = np.linspace(-2, 2, 8, dtype=np.float16), np.arange(32, dtype=np.uint8)
    colours = codes[:, [2, 1, 0, 3]] / F32(255) + halves[:, None].astype(F32)
    return Case(
        "texel_normalized",
        [
            texels(0, "rgba8", codes),
            texels(1, "r16f", halves),
            texels(2, "rgba8ui", small),
            result(3, colours.astype(F32)),
            result(4, small.reshape(8, 4).astype(U32) * 3),
        ],
        tolerance=1e-6,
    )


def _components() -> Case:
    colours = ramp(16, 20).reshape(4, 4)
    counts = np.arange(16, dtype=U32).reshape(4, 4)
    wanted = colours[:, [0, 1, 3, 2]].copy()
    wanted[:, 1] = 5 + np.arange(4)
    more = counts + np.eye(4, dtype=U32) * 9
    bound = [
        texels_out(0, "rgba32f", wanted, start=colours),
        texels_out(1, "rgba32ui", more.astype(U32), start=counts),
    ]
    return Case("texel_components", bound)


def _atomics() -> Case:
    counts = [sum(range(i, 32, 4)) for i in range(4)] + [0xFF]
    signs = [5 + sum(10 - i for i in range(32))]
    bound = [
        texels_out(0, "r32ui", np.array(counts, U32)),
        texels_out(1, "r32i", np.array(signs, I32), start=np.array([5], I32)),
    ]
    return Case("texel_atomics", bound)


def _sizes() -> Case:
    colours = ramp(28).reshape(7, 4)
    wanted = np.array([7, 5, 10, 0, 0], U32)
    bound = [texels(0, "rgba32f", colours), texels_out(1, "r32ui", wanted)]
    return Case("texel_sizes", bound)


CASES: Final = [_floats(), _integers(), _normalized(), _components(), _atomics(), _sizes()]
