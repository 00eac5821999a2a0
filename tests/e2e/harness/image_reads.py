"""What a sampler reads from an image, in numpy (OpenCL C, Image Addressing and Filtering)."""

from __future__ import annotations

import itertools
from typing import NamedTuple

import numpy as np

from tests.e2e.harness.case_model import Array, Sampler


class Tap(NamedTuple):
    """One of the texels along an axis that a read joins, for each place."""

    place: Array
    weight: Array
    inside: Array


def read_image(
    texels: Array, sampler: Sampler, at: Array, *, layered: bool = False, border: float = 0.0
) -> Array:
    """The texels at coordinates x, y, z; those outside have `border` as their alpha.

    `texels` has the axes z, y, x and channel, as far as the image has them; a row of `at` has at
    least as many coordinates, the last of which is the layer where the image is an array.
    """
    sides = texels.ndim - 1 - layered
    axes = [taps(sampler, at[:, k], texels.shape[-2 - k]) for k in range(sides)]
    if layered:
        axes.append([layer_tap(at[:, sides], texels.shape[0])])
    outside = np.array([0] * (texels.shape[-1] - 1) + [border])
    total = np.zeros((len(at), texels.shape[-1]))
    for chosen in itertools.product(*axes):
        # Axes of an array are z first.
        found = texels[tuple(tap.place for tap in reversed(chosen))].astype(np.float64)
        inside = np.logical_and.reduce([tap.inside for tap in chosen])
        weight = np.multiply.reduce([tap.weight for tap in chosen])
        total += weight[:, None] * np.where(inside[:, None], found, outside)
    return total


def taps(sampler: Sampler, coordinate: Array, size: int) -> list[Tap]:
    """The texels along one axis: one for the nearest, two for a line between them."""
    u = unwrapped(sampler, coordinate.astype(np.float64), size)
    ones = np.ones(len(u))
    if sampler.filter == "NEAREST":
        return [tap(sampler.addressing, np.floor(u), ones, size)]
    low = np.floor(u - 0.5)
    part = u - 0.5 - low
    return [
        tap(sampler.addressing, low, 1 - part, size),
        tap(sampler.addressing, low + 1, part, size),
    ]


def unwrapped(sampler: Sampler, coordinate: Array, size: int) -> Array:
    """A coordinate in texels, brought into the image where the addressing repeats it."""
    if sampler.addressing == "REPEAT":
        return (coordinate - np.floor(coordinate)) * size
    if sampler.addressing == "MIRRORED_REPEAT":
        mirrored: Array = np.abs(coordinate - 2 * np.rint(coordinate / 2))
        return mirrored * size
    return coordinate * size if sampler.normalized else coordinate


def tap(addressing: str, index: Array, weight: Array, size: int) -> Tap:
    """The texel of an index that may lie outside."""
    inside = np.full(len(index), True)
    if addressing == "CLAMP":
        inside = (index >= 0) & (index < size)
    elif addressing == "REPEAT":
        index = index % size
    return Tap(np.clip(index, 0, size - 1).astype(np.int64), weight, inside)


def layer_tap(coordinate: Array, count: int) -> Tap:
    """The layer nearest to a coordinate; no addressing mode changes it."""
    index = np.clip(np.rint(coordinate), 0, count - 1).astype(np.int64)
    return Tap(index, np.ones(len(index)), np.full(len(index), True))
