"""Cases of small programs of image processing."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.devices.image_accesses import shifted
from tests.e2e.cases.devices.image_addressing import sampled
from tests.e2e.harness.case_model import (
    Arg,
    Array,
    Case,
    Image,
    In,
    Local,
    Rng,
    Sampler,
    blank,
    val,
    zeros,
)
from tests.e2e.harness.image_texels import random_texels

W: Final = 16
H: Final = 8
D: Final = 6
N: Final = 150
FILE: Final = "image_programs"
FILTER_ERROR: Final = 1e-5

FLOATS: Final = Image("RGBA", "FLOAT")
PAIRS: Final = Image("RG", "FLOAT")
LAYERED: Final = Image("RGBA", "FLOAT", layered=True)
DEPTHS: Final = Image("DEPTH", "FLOAT")
BYTES: Final = Image("RGBA", "UNSIGNED_INT8")
LEVELS: Final = Image("R", "UNSIGNED_INT8")
COLORS: Final = Image("RGBA", "UNORM_INT8")
COUNTS: Final = Image("R", "UNSIGNED_INT32")
ROWS: Final = Image("RGBA", "SIGNED_INT16", buffer=True)
KEYS: Final = Image("R", "UNSIGNED_INT32", buffer=True)

LINEAR_EDGE: Final = Sampler(False, "CLAMP_TO_EDGE", "LINEAR")
LINEAR_CLAMP: Final = Sampler(False, "CLAMP", "LINEAR")
NEAR_EDGE: Final = Sampler(False, "CLAMP_TO_EDGE", "NEAREST")
PART_EDGE: Final = Sampler(True, "CLAMP_TO_EDGE", "LINEAR")

GAUSS: Final = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def picture(rng: Rng, image: Image, *sides: int) -> In:
    """Return an image of random texels."""
    return In(random_texels(rng, sides or (H, W), image), image)


def centres(height: int, width: int) -> Array:
    """Return the middles of all texels, row by row."""
    y, x = np.indices((height, width))
    return np.stack([x.ravel() + 0.5, y.ravel() + 0.5], axis=-1)


def blurred(texels: Array, _r: Array, _o: Array) -> tuple[Array, Array]:
    """Return rows with a blur, and then columns."""
    wide = texels.astype(np.float64)
    rows = sum(w * shifted(wide, k - 2, 0, "edge") for k, w in enumerate(GAUSS))
    rows = np.asarray(rows)
    columns = sum(w * shifted(rows, 0, k - 2, "edge") for k, w in enumerate(GAUSS))
    return rows, np.asarray(columns)


def resized(texels: Array, out: Array) -> Array:
    """Return an image of the output's size, between the texels of the input."""
    height, width = out.shape[:2]
    parts = centres(height, width) / (width, height)
    return sampled(texels, FLOATS, PART_EDGE, parts).reshape(out.shape)


def resize_case(width: int, height: int) -> Case:
    """Return a case that resizes by powers of two, which keeps coordinates exact."""
    return Case(
        FILE,
        "resize",
        lambda r: [picture(r, FLOATS), blank((height, width, 4), "f4", FLOATS)],
        resized,
        (width, height),
        label=f"{width}x{height}",
        atol=FILTER_ERROR,
    )


def rotated(texels: Array, _: Array, cosine: Array, sine: Array) -> Array:
    """Return a turned image, with nothing around it."""
    x, y = (centres(H, W) - (W / 2, H / 2)).T
    at = np.stack([cosine * x + sine * y + W / 2, cosine * y - sine * x + H / 2], axis=-1)
    return sampled(texels, FLOATS, LINEAR_CLAMP, at).reshape(H, W, 4)


def rotate_case(cosine: float, sine: float) -> Case:
    """Return a case that turns and scales an image; its coordinates are eighths."""
    return Case(
        FILE,
        "rotate",
        lambda r: [
            picture(r, FLOATS),
            blank((H, W, 4), "f4", FLOATS),
            val(cosine, "f4"),
            val(sine, "f4"),
        ],
        rotated,
        (W, H),
        label=f"{cosine}-{sine}",
        atol=FILTER_ERROR,
    )


def histogram(texels: Array, _: Array) -> Array:
    """Return sixteen bins for each channel."""
    bins = [np.bincount(texels[..., k].ravel() >> 4, minlength=16) for k in range(4)]
    return np.concatenate(bins)


ORIGIN: Final = (0.5, -0.25, 1.0, 0.0)
RIGHT: Final = (1.0, 0.25, 0.125, 0.0)
DOWN: Final = (-0.25, 1.0, 0.5, 0.0)


def slice_case(sampler: Sampler) -> Case:
    """Return a case of a plane through a volume, of which parts are outside."""

    def reference(texels: Array, origin: Array, right: Array, down: Array, _: Array) -> Array:
        y, x = np.indices((H, W))
        at = origin + x.reshape(-1, 1) * right + y.reshape(-1, 1) * down
        return sampled(texels, FLOATS, sampler, at).reshape(H, W, 4)

    return Case(
        FILE,
        "slice",
        lambda r: [
            picture(r, FLOATS, D, H, W),
            sampler,
            *(val(vector, "f4") for vector in (ORIGIN, RIGHT, DOWN)),
            blank((H, W, 4), "f4", FLOATS),
        ],
        reference,
        (W, H),
        label=sampler.addressing.lower(),
        atol=FILTER_ERROR,
    )


def projected(texels: Array, _l: Array, _m: Array) -> tuple[Array, Array]:
    """Return the largest texels along z, and means of their first component."""
    return texels.max(axis=0), texels[..., 0].astype(np.float64).mean(axis=0)


def mandelbrot(out: Array, left: Array, top: Array, step: Array, limit: Array) -> Array:
    """Return colours by the steps that a place stays near zero, rounded as the kernel rounds."""
    y, x = np.indices(out.shape[:2]).astype("f4")
    cx, cy = left + x * step, top + y * step
    zx, zy = np.zeros_like(cx), np.zeros_like(cy)
    counts = np.zeros(cx.shape, "i4")
    for _ in range(limit):
        inside = zx * zx + zy * zy < 4
        counts += inside
        moved = zx * zx - zy * zy + cx
        zy = np.where(inside, 2 * zx * zy + cy, zy)
        zx = np.where(inside, moved, zx)
    full = np.full_like(counts, 255)
    return np.stack([counts * 8, 255 - counts * 8, np.where(counts == limit, 255, 0), full], -1)


def recolored(levels: Array, table: Array, _: Array) -> Array:
    """Return colours between those of the table, at sixteenths."""
    at = (levels.reshape(-1, 1).astype(np.float64) + 8) / 256
    return sampled(table, FLOATS, PART_EDGE, at).reshape(H, W, 4)


def summed_rows(texels: Array, width: Array, _: Array) -> Array:
    """Return a sum of each row."""
    return np.asarray(texels.reshape(-1, int(width), 4).sum(axis=1, dtype="i4"))


def sobel(texels: Array, _: Array) -> Array:
    """Return steps across and along, both as positive numbers."""
    wide = texels.astype("i8")
    t = [[shifted(wide, x, y, "edge") for x in (-1, 0, 1)] for y in (-1, 0, 1)]
    across = t[0][2] + 2 * t[1][2] + t[2][2] - t[0][0] - 2 * t[1][0] - t[2][0]
    along = t[2][0] + 2 * t[2][1] + t[2][2] - t[0][0] - 2 * t[0][1] - t[0][2]
    return np.asarray(np.abs(across) + np.abs(along))


def moved(moves: Array, texels: Array, _: Array) -> Array:
    """Return texels at the places that another image says."""
    at = centres(H, W) + moves.reshape(-1, 2) * 4
    return sampled(texels, FLOATS, LINEAR_EDGE, at).reshape(H, W, 4)


def move_args(rng: Rng) -> list[Arg]:
    """Return moves in sixteenths of a texel, an image and its sampler."""
    moves = In((rng.integers(-64, 65, (H, W, 2)) / 64).astype("f4"), PAIRS)
    return [moves, picture(rng, FLOATS), LINEAR_EDGE, blank((H, W, 4), "f4", FLOATS)]


def composite_args(rng: Rng) -> list[Arg]:
    """Return layers with an alpha from 0 to 1."""
    layers = (rng.integers(0, 65, (4, H, W, 4)) / 64).astype("f4")
    return [In(layers, LAYERED), blank((H, W, 4), "f4", FLOATS)]


def composed(layers: Array, _: Array) -> Array:
    """Return layers, each over those behind it."""
    color = np.zeros((H, W, 4))
    for layer in layers[::-1].astype(np.float64):
        color = layer + color * (1 - layer[..., 3:])
    return color


def shadow_args(rng: Rng) -> list[Arg]:
    """Return depths, and places with a depth that no texel has."""
    at = np.zeros((N, 4), "f4")
    at[:, 0] = rng.integers(-2, W + 1, N) + rng.integers(1, 8, N) / 8
    at[:, 1] = rng.integers(-2, H + 1, N) + rng.integers(1, 8, N) / 8
    at[:, 2] = (rng.integers(-512, 512, N) + 0.5) / 512
    return [picture(rng, DEPTHS), NEAR_EDGE, In(at), blank(N, "i4")]


def lit(depths: Array, at: Array, _: Array) -> Array:
    """Return the number of depths that are not before a place."""
    corners = [(x, y) for y in (0, 1) for x in (0, 1)]
    reads = [sampled(depths, DEPTHS, NEAR_EDGE, at[:, :2] + corner) for corner in corners]
    return np.asarray(np.sum([read >= at[:, 2] for read in reads], axis=0))


def neighbours(texels: Array, _: Array) -> Array:
    """Return sums of three by three by three."""
    wide = np.pad(texels.astype("i8"), ((1, 1), (1, 1), (1, 1), (0, 0)))
    windows = np.lib.stride_tricks.sliding_window_view(wide, (3, 3, 3), axis=(0, 1, 2))
    return np.asarray(windows.sum(axis=(-1, -2, -3)))


SLOTS: Final = 101


def key_args(rng: Rng) -> list[Arg]:
    """Return a table with some free slots, and keys of which a part is in it."""
    table = np.zeros(SLOTS, "u4")
    keys = rng.choice(np.arange(1, 10000), N, replace=False).astype("u4")
    for key in keys[:80]:
        slot = int(key) % SLOTS
        while table[slot]:
            slot = (slot + 1) % SLOTS
        table[slot] = key
    return [In(table.reshape(SLOTS, 1), KEYS), In(rng.permutation(keys)), blank(N, "i4")]


def found_keys(table: Array, keys: Array, _: Array) -> Array:
    """Return the slot of each key, or -1."""
    held = {int(key): slot for slot, key in enumerate(table[:, 0]) if key}
    return np.array([held.get(int(key), -1) for key in keys], "i4")


CASES: Final = [
    Case(
        FILE,
        "blur_rows",
        lambda r: [
            picture(r, FLOATS),
            blank((H, W, 4), "f4", FLOATS),
            blank((H, W, 4), "f4", FLOATS),
        ],
        blurred,
        (W, H),
        then=("blur_columns",),
        atol=1e-6,
    ),
    resize_case(32, 16),
    resize_case(8, 4),
    resize_case(64, 4),
    rotate_case(0.75, 0.5),
    rotate_case(-0.5, 1.25),
    Case(
        FILE,
        "histogram",
        lambda r: [picture(r, BYTES, 32, 24), Local(64 * 4), zeros(64, "u4")],
        histogram,
        (24, 32),
        local=(8, 4),
    ),
    slice_case(LINEAR_EDGE),
    slice_case(LINEAR_CLAMP),
    Case(
        FILE,
        "projection",
        lambda r: [
            picture(r, FLOATS, D, H, W),
            blank((H, W, 4), "f4", FLOATS),
            blank((H, W), "f4"),
        ],
        projected,
        (W, H),
        atol=1e-6,
    ),
    Case(
        FILE,
        "mandelbrot",
        lambda _: [
            blank((32, 48, 4), "u1", COLORS),
            val(-2.03125, "f4"),
            val(-1.015625, "f4"),
            val(1 / 16, "f4"),
            val(31, "i4"),
        ],
        mandelbrot,
        (48, 32),
    ),
    Case(
        FILE,
        "recolor",
        lambda r: [picture(r, LEVELS), picture(r, FLOATS, 16), blank((H, W, 4), "f4", FLOATS)],
        recolored,
        (W, H),
        atol=FILTER_ERROR,
    ),
    Case(
        FILE,
        "sum_rows",
        lambda r: [picture(r, ROWS, 9 * 45), val(45, "i4"), Local(16 * 16), blank((9, 4), "i4")],
        summed_rows,
        (9 * 16,),
        local=(16,),
    ),
    Case(
        FILE, "sobel", lambda r: [picture(r, LEVELS), blank((H, W, 1), "u4", COUNTS)], sobel, (W, H)
    ),
    Case(
        FILE,
        "transpose",
        lambda r: [picture(r, FLOATS, 16, 24), blank((24, 16, 4), "f4", FLOATS)],
        lambda x, _: x.transpose(1, 0, 2),
        (24, 16),
        local=(8, 8),
    ),
    Case(FILE, "warp", move_args, moved, (W, H), atol=FILTER_ERROR),
    Case(FILE, "composite", composite_args, composed, (W, H), atol=1e-5),
    Case(FILE, "shadow", shadow_args, lit, (N,)),
    Case(
        FILE,
        "neighbours",
        lambda r: [picture(r, LEVELS, D, H, W), blank((D, H, W, 1), "u4", COUNTS)],
        neighbours,
        (W, H, D),
    ),
    Case(FILE, "find_keys", key_args, found_keys, (N,)),
]
