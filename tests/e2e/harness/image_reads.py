"""Reads of an image by a sampler, in numpy (OpenCL C, Image Addressing and Filtering)."""

from __future__ import annotations

import itertools
from typing import NamedTuple

import numpy as np

from tests.e2e.harness.case_model import Array, Sampler


class Tap(NamedTuple):
    """One of the texels along an axis that a read combines, for each place."""

    place: Array
    weight: Array
    inside: Array


def read_image(
    texels: Array, sampler: Sampler, at: Array, *, layered: bool = False, border: float = 0.0
) -> Array:
    """Return the texels at coordinates x, y, z; those outside have `border` as alpha.

    `texels` has the image's axes in the order z, y, x, channel; a row of `at` has at least as many
    coordinates, the last of which is the layer if the image is an array.
    """
    sides = texels.ndim - 1 - layered
    axes = [taps(sampler, at[:, k], texels.shape[-2 - k]) for k in range(sides)]
    if layered:
        axes.append([layer_tap(at[:, sides], texels.shape[0])])
    outside = np.array([0] * (texels.shape[-1] - 1) + [border])
    total = np.zeros((len(at), texels.shape[-1]))
    for chosen in itertools.product(*axes):
        # The axes of an array start with z.
        values = texels[tuple(tap.place for tap in reversed(chosen))].astype(np.float64)
        inside = np.logical_and.reduce([tap.inside for tap in chosen])
        weight = np.multiply.reduce([tap.weight for tap in chosen])
        total += weight[:, None] * np.where(inside[:, None], values, outside)
    return total


def taps(sampler: Sampler, coordinate: Array, size: int) -> list[Tap]:
    """Return the texels along one axis: one for nearest, two for linear filtering."""
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
    """Return a coordinate in texels; repeating modes bring it into the image."""
    if sampler.addressing == "REPEAT":
        return (coordinate - np.floor(coordinate)) * size
    if sampler.addressing == "MIRRORED_REPEAT":
        mirrored: Array = np.abs(coordinate - 2 * np.rint(coordinate / 2))
        return mirrored * size
    return coordinate * size if sampler.normalized else coordinate


def tap(addressing: str, index: Array, weight: Array, size: int) -> Tap:
    """Return the texel of an index that may lie outside."""
    inside = np.full(len(index), True)
    if addressing == "CLAMP":
        inside = (index >= 0) & (index < size)
    elif addressing == "REPEAT":
        index = index % size
    return Tap(np.clip(index, 0, size - 1).astype(np.int64), weight, inside)


def layer_tap(coordinate: Array, count: int) -> Tap:
    """Return the layer nearest to a coordinate; addressing modes do not affect it."""
    index = np.clip(np.rint(coordinate), 0, count - 1).astype(np.int64)
    return Tap(index, np.ones(len(index)), np.full(len(index), True))
