"""Cases of blocks of memory and of images that a sub-group reads and writes."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.inputs import words
from tests.e2e.harness.case_model import Array, Case, Image, In, MakeArgs, blank

N: Final = 64
SIXTEEN: Final = 16
SUBGROUPS: Final = ("SPV_INTEL_subgroups",)
WIDTHS: Final[dict[str, str]] = {"uchar": "u1", "ushort": "u2", "uint": "u4", "ulong": "u8"}


def copies(count: int, dtype: str) -> MakeArgs:
    """Random elements, and a place for as many."""
    return lambda r: [words(r, count, dtype), blank(count, dtype)]


def copied(x: Array, _: Array) -> Array:
    """Blocks of 1, 2, 4 and 8 elements for each lane; the last in the other order."""
    blocks = x.reshape(-1, 15, SIXTEEN)
    order = np.r_[0:7, 14:6:-1]
    added = np.repeat([1, 2, 3, 4], [1, 2, 4, 8]).astype(x.dtype)
    return np.asarray(blocks[:, order] + added[:, None]).ravel()


def copied_bytes(x: Array, _: Array) -> Array:
    """Neighbours of the sixteen of each lane are exchanged."""
    return x.reshape(-1, 16, SIXTEEN)[:, np.arange(16) ^ 1].ravel()


def copied_words(x: Array, _: Array) -> Array:
    """Eight and four for each lane change places."""
    blocks = x.reshape(-1, 12, SIXTEEN)
    return np.concatenate([blocks[:, 4:] ^ 5, blocks[:, 3::-1]], axis=1).ravel()


def through_local(x: Array, _: Array) -> Array:
    """One group of sixteen: a tile is filled by items and by a block, then read both ways."""
    rows = x.reshape(3, -1)
    lane = np.arange(rows.shape[1]) ^ 3
    return np.stack([rows[2], rows[0], rows[1][lane]]).ravel()


def copied_rows(x: Array, start: Array, _: Array) -> tuple[Array, Array]:
    """Rows of an image, of which three are written to another."""
    rows = x[..., 0]
    out = np.stack([rows[0] + rows[3], rows[1] * rows[2], rows[3]])
    start[:3, :, 0] = rows[2], rows[3], rows[0] + 1
    return start, out


CASES: Final = [
    *(
        Case(
            "ext_block_widths",
            f"copy_{name}",
            copies(N * 15, dtype),
            copied,
            (N,),
            (32,),
            extensions=SUBGROUPS,
        )
        for name, dtype in WIDTHS.items()
    ),
    Case(
        "ext_block_widths",
        "copy_bytes",
        copies(N * 16, "u1"),
        copied_bytes,
        (N,),
        (32,),
        extensions=SUBGROUPS,
    ),
    Case(
        "ext_block_widths",
        "copy_words",
        copies(N * 12, "u4"),
        copied_words,
        (N,),
        (32,),
        extensions=SUBGROUPS,
    ),
    *(
        Case(
            "ext_block_local",
            f"through_{name}",
            copies(N * 3, dtype),
            through_local,
            (N,),
            (16,),
            extensions=SUBGROUPS,
        )
        for name, dtype in WIDTHS.items()
    ),
    Case(
        "ext_block_image",
        "copy_rows",
        lambda r: [
            In(r.integers(0, 1 << 32, (4, N, 1), "u4"), Image("R", "UNSIGNED_INT32")),
            blank((4, N, 1), "u4", Image("R", "UNSIGNED_INT32")),
            blank((3, N), "u4"),
        ],
        copied_rows,
        (N,),
        (16,),
        extensions=SUBGROUPS,
    ),
]
