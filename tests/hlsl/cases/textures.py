"""Textures and samplers."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.hlsl.cases.buffers import F32, I32, U32, ramp
from tests.hlsl.cases.model import Case, given, result, sampler, texture, texture_out
from tests.hlsl.jobs import Array, Sampler

LEVELS: Final = [ramp(64, 1, 0.5), ramp(16, 100), ramp(4, 1000)]
"""Levels of 4x4, 2x2 and one texel of four components."""
WHOLE: Final = np.concatenate(LEVELS)
FIRST: Final = LEVELS[0].reshape(4, 4, 4)
SECOND: Final = LEVELS[1].reshape(2, 2, 4)
THIRD: Final = LEVELS[2]
SHARP: Final = Sampler("nearest", "nearest")
Y, X = np.mgrid[:4, :4]


def _loads() -> Case:
    wanted = np.stack([FIRST + FIRST.swapaxes(0, 1), SECOND[Y // 2, X // 2] - THIRD], 2)
    bound = [texture(0, "rgba32f", (4, 4), WHOLE, levels=3), result(1, wanted)]
    return Case("texture_loads", bound)


def _offsets() -> Case:
    wanted = FIRST[2:4, 1:3] + FIRST[:2, :2]
    return Case("texture_offsets", [texture(0, "rgba32f", (4, 4), LEVELS[0]), result(1, wanted)])


def _components() -> Case:
    one, two = ramp(16, -3, 0.5), np.arange(16, dtype=I32) * 9 - 70
    three = np.arange(16, dtype=U32) * 0x01010101
    others = (two >> 1) + (three >> U32(1)).view(I32)
    return Case(
        "texture_components",
        [
            texture(0, "r32f", (4, 4), one),
            texture(1, "r32i", (4, 4), two),
            texture(2, "r32ui", (4, 4), three),
            result(3, one),
            result(4, others),
        ],
    )


PLACES: Final = np.stack([np.linspace(-0.3, 1.3, 16), np.linspace(1.4, -0.2, 16)], 1).astype(F32)


def _linear(image: Array, place: Array) -> Array:
    """Sample with weights, and coordinates that repeat."""
    height, width, _ = image.shape
    at = place.astype(np.float64) * [width, height] - 0.5
    low = np.floor(at).astype(int)
    fx, fy = at - low
    x, y = (low[0] + np.arange(2)) % width, (low[1] + np.arange(2)) % height
    rows = image[y][:, x]
    weights = np.array([[1 - fx, fx]]) * np.array([[1 - fy], [fy]])
    return np.asarray((rows * weights[:, :, None]).sum((0, 1)))


def _nearest(image: Array, place: Array, offset: int = 0) -> Array:
    """Sample the texel of a place, and coordinates that end at the border."""
    height, width, _ = image.shape
    x, y = np.floor(place.astype(np.float64) * [width, height]).astype(int)
    x = np.clip(x + offset, 0, width - 1)
    return np.asarray(image[np.clip(y, 0, height - 1), x])


def _samples() -> Case:
    rows = [
        [_linear(FIRST, place), _nearest(FIRST, place), _nearest(SECOND, place, 1)]
        for place in PLACES
    ]
    bound = [
        texture(0, "rgba32f", (4, 4), WHOLE, levels=3),
        sampler(1, Sampler("linear", "linear", address="repeat")),
        sampler(2, SHARP),
        result(3, np.array(rows, F32)),
        given(4, PLACES),
    ]
    # Weights have eight bits of a fraction at least.
    return Case("texture_samples", bound, tolerance=5e-3)


def _gradients() -> Case:
    place = np.array([0.3, 0.6], F32)
    # Steps of an eighth to one, of four texels: half a texel, one, two and four.
    wanted = [_nearest(level, place) for level in (FIRST, FIRST, SECOND, THIRD.reshape(1, 1, 4))]
    bound = [
        texture(0, "rgba32f", (4, 4), WHOLE, levels=3),
        sampler(1, SHARP),
        result(2, np.array(wanted, F32)),
    ]
    return Case("texture_gradients", bound)


def _gathers() -> Case:
    rows = []
    for y in range(3):
        for x in range(3):
            # From the lower left texel against the clock, of Vulkan's coordinates: y goes down.
            def four(component: int, step: int, x: int = x, y: int = y) -> Array:
                left, right = min(x + step, 3), min(x + 1 + step, 3)
                places = ((y + 1, left), (y + 1, right), (y, right), (y, left))
                return np.array([FIRST[place][component] for place in places])

            rows.append([four(0, 0), four(2, 0), four(3, 1)])
    bound = [
        texture(0, "rgba32f", (4, 4), LEVELS[0]),
        sampler(1, SHARP),
        result(2, np.array(rows, F32)),
    ]
    return Case("texture_gathers", bound)


def _comparisons() -> Case:
    depths = (np.arange(16) / 16).astype(F32)
    wanted = (depths >= 0.5).astype(F32)
    bound = [
        texture(0, "d32f", (4, 4), depths),
        sampler(1, Sampler("nearest", "nearest", compare="less_equal")),
        result(2, wanted),
    ]
    return Case("texture_comparisons", bound)


def _writes() -> Case:
    colours = FIRST[:, :, ::-1] * 2 + np.stack([X, Y, 0 * X, 0 * X + 1], 2)
    counts = np.arange(16, dtype=U32).reshape(4, 4)
    bound = [
        texture_out(0, "rgba32f", (4, 4), colours.astype(F32), FIRST),
        texture_out(1, "r32ui", (4, 4), (counts + X * 10 + Y).astype(U32), counts),
    ]
    return Case("texture_writes", bound)


def _parts() -> Case:
    colours = FIRST[:, :, [2, 1, 0, 3]].copy()
    colours[:, :, 1] = 7
    counts = np.arange(16, dtype=U32).reshape(4, 4)
    wanted = counts.copy()
    wanted[0] += 10
    bound = [
        texture_out(0, "rgba32f", (4, 4), colours, FIRST),
        texture_out(1, "r32ui", (4, 4), wanted, counts),
    ]
    return Case("texture_parts", bound)


def _sizes() -> Case:
    wanted = np.array([8, 4, 4, 2, 3, 5, 7], U32)
    bound = [
        texture(0, "rgba32f", (8, 4), ramp(4 * (32 + 8 + 2)), levels=3),
        texture_out(1, "r32f", (5, 7), np.zeros(35, F32)),
        result(2, wanted),
    ]
    return Case("texture_sizes", bound)


def _arrays() -> Case:
    images = [ramp(16, start).reshape(2, 2, 4) for start in (0, 100, 1000)]
    i = np.arange(12)
    stacked = np.array(images)
    wanted = stacked[i % 3, i // 6, i // 3 % 2] + stacked[i % 3, 0, 0]
    bound = [texture(0, "rgba32f", (2, 2), *images), sampler(3, SHARP), result(4, wanted)]
    return Case("texture_arrays", bound)


def _compared_gathers() -> Case:
    depths = (np.arange(16) * 5 % 16 / 16).astype(F32).reshape(4, 4)
    passes = (depths >= 0.5).astype(F32)
    rows = [
        [passes[y + 1, x], passes[y + 1, x + 1], passes[y, x + 1], passes[y, x]]
        for y in range(3)
        for x in range(3)
    ]
    bound = [
        texture(0, "d32f", (4, 4), depths),
        sampler(1, Sampler("nearest", "nearest", compare="less_equal")),
        result(2, np.array(rows, F32)),
    ]
    return Case("texture_compared_gathers", bound)


CASES: Final = [
    _loads(),
    _offsets(),
    _components(),
    _samples(),
    _gradients(),
    _gathers(),
    _comparisons(),
    _writes(),
    _parts(),
    _sizes(),
    _arrays(),
    _compared_gathers(),
]
