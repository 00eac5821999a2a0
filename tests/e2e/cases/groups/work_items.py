"""Cases of the work-item functions."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Arg, Array, Case, In, Rng, blank, val, zeros

GRID: Final = (12, 6, 4)


def linear_ids_args(_: Rng) -> list[Arg]:
    """Two outputs the size of the grid."""
    return [blank(288, "u8"), blank(288, "u8"), val(12, "u4"), val(72, "u4")]


def linear_ids(_g: Array, _l: Array, _p: Array, _s: Array) -> tuple[Array, Array]:
    """The linear ids leave the offset out."""
    z, y, x = np.indices(GRID[::-1])
    local = (z % 2) * 4 * 3 + (y % 3) * 4 + x % 4
    return np.arange(288), local.ravel()


def launch_shape(size: tuple[int, ...], local: tuple[int, ...], offset: tuple[int, ...]) -> Array:
    """Results of the queries for a launch; missing dimensions have size one."""
    pad = 3 - len(size)
    sizes, locals_ = (*size, *[1] * pad), (*local, *[1] * pad)
    offsets = (*offset, *[0] * pad)
    rows = [[g, w, g // w, o, w] for g, w, o in zip(sizes, locals_, offsets, strict=True)]
    return np.array([len(size), *np.ravel(rows), 1, 0, 1, 0], np.uint64)


def shape_case(size: tuple[int, ...], local: tuple[int, ...], offset: tuple[int, ...]) -> Case:
    """The queries in one, two or three dimensions."""
    return Case(
        "workitem_ids",
        "launch_shape",
        lambda _: [blank(20, "u8")],
        lambda _: launch_shape(size, local, offset),
        size,
        local,
        offset,
        label=f"{len(size)}d",
    )


def group_coordinates(_: Array) -> Array:
    """Group and local id of each point of a 16 x 12 grid in groups of 8 x 4."""
    y, x = np.indices((12, 16))
    return np.stack([x // 8, y // 4, x % 8, y % 4], axis=-1).reshape(-1, 4)


def heat_step(now: Array, _: Array, extent: Array, alpha: Array) -> Array:
    """An explicit step; the border stays."""
    t = now.astype(np.float64).reshape(extent[2], extent[1], extent[0])
    step = t.copy()
    c = t[1:-1, 1:-1, 1:-1]
    around = t[1:-1, 1:-1, :-2] + t[1:-1, 1:-1, 2:] + t[1:-1, :-2, 1:-1] + t[1:-1, 2:, 1:-1]
    around = around + t[:-2, 1:-1, 1:-1] + t[2:, 1:-1, 1:-1]
    step[1:-1, 1:-1, 1:-1] = c + alpha * (around - 6 * c)
    return step.ravel()


def ragged_groups(*_: Array) -> tuple[Array, Array, Array]:
    """70 items in groups of 32: the last group holds 6."""
    here = np.repeat([32, 32, 6], [32, 32, 6])
    return here, np.full(70, 32), np.array([32000, 32001, 6002])


def fill_window(image: Array, pitch: Array, value: Array) -> Array:
    """The launch covers columns 3 to 10 and rows 2 to 5."""
    picture = image.reshape(-1, pitch)
    y, x = np.indices(picture.shape)
    inside = (x >= 3) & (x < 11) & (y >= 2) & (y < 6)
    return np.where(inside, value + y * 16 + x, picture).ravel()


CASES: Final = [
    Case("workitem_ids", "linear_ids", linear_ids_args, linear_ids, GRID, (4, 3, 2)),
    Case(
        "workitem_ids",
        "linear_ids",
        linear_ids_args,
        linear_ids,
        GRID,
        (4, 3, 2),
        (5, 70, 900),
        label="offset",
    ),
    shape_case((64,), (16,), (0,)),
    shape_case((32, 8), (8, 2), (100, 7)),
    shape_case((8, 6, 10), (4, 3, 5), (1, 2, 3)),
    Case(
        "workitem_ids",
        "group_coordinates",
        lambda _: [blank((192, 4), "u4")],
        group_coordinates,
        (16, 12),
        (8, 4),
    ),
    Case(
        "workitem_stencil",
        "heat_step",
        lambda rng: [
            In(rng.random(480, "f4")),
            blank(480, "f4"),
            val([10, 8, 6, 0], "i4"),
            val(0.1, "f4"),
        ],
        heat_step,
        (10, 8, 6),
        (5, 4, 2),
        atol=1e-6,
    ),
    Case(
        "workitem_stencil",
        "ragged_groups",
        lambda _: [zeros(70, "u4"), zeros(70, "u4"), zeros(3, "u4")],
        ragged_groups,
        (70,),
        (32,),
    ),
    Case(
        "workitem_stencil",
        "fill_window",
        lambda _: [zeros(160, "i4"), val(16, "i4"), val(-5, "i4")],
        fill_window,
        (8, 4),
        None,
        (3, 2),
    ),
]
