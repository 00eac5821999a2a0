"""Cases of asynchronous copies between global and local memory."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import quarters, small_ints
from tests.e2e.harness.case_model import Array, Case, In, Local, blank, val


def reverse_tiles(x: Array, _: Array) -> Array:
    """Groups of 32 turned round and doubled."""
    return (x.reshape(-1, 32)[:, ::-1] * 2).ravel()


def gather_columns(x: Array, _o: Array, width: Array) -> Array:
    """Each column of a matrix gets a number."""
    w = int(width)
    return (x.reshape(-1, w) + 1000 * np.arange(w)).ravel()


def two_streams(a: Array, b: Array, _: Array) -> Array:
    """Sums of one stream, products of the turned other one."""
    turned = b.reshape(-1, 16, 8)[:, ::-1].reshape(-1, 8).astype(np.int32)
    return np.asarray(a.sum(axis=1) + turned[:, 0] * turned[:, 7])


def double_buffer(x: Array, _o: Array, tiles: Array) -> Array:
    """Sums over tiles of each element and its neighbour."""
    groups = x.reshape(-1, int(tiles), 32)
    return np.asarray((groups + np.roll(groups, -1, axis=2)).sum(axis=1).ravel())


CASES: Final = [
    Case(
        "async_copy",
        "reverse_tiles",
        lambda r: [quarters(r, 128), blank(128, "f4"), Local(32 * 4)],
        reverse_tiles,
        (128,),
        (32,),
    ),
    Case(
        "async_copy",
        "gather_columns",
        lambda r: [small_ints(r, 16 * 6), blank(16 * 6, "i4"), Local(16 * 4), val(6, "i4")],
        gather_columns,
        (96,),
        (16,),
    ),
    Case(
        "async_copy",
        "two_streams",
        lambda r: [
            small_ints(r, (64, 4)),
            In(r.integers(-100, 100, (64, 8), "i2")),
            blank(64, "i4"),
        ],
        two_streams,
        (64,),
        (16,),
    ),
    Case(
        "async_copy",
        "double_buffer",
        lambda r: [quarters(r, 2 * 5 * 32), blank(64, "f4"), val(5, "i4")],
        double_buffer,
        (64,),
        (32,),
    ),
]
