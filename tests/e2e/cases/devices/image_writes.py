"""Cases of writes: images that kernels only write, and images that they read and write."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.harness.case_model import (
    Arg,
    Array,
    Case,
    Image,
    In,
    Out,
    Reference,
    Rng,
    blank,
    val,
)
from tests.e2e.harness.image_texels import DTYPES, channel_count, random_texels, stored, values_of

W: Final = 14
H: Final = 6
D: Final = 3
OFFSET: Final = 5
"""The number of the first work-item of a launch."""
WRITES: Final = "image_writes"
BOTH: Final = "image_read_write"

FLOATS: Final = Image("RGBA", "FLOAT")
INTS: Final = Image("RGBA", "SIGNED_INT32")
UINTS: Final = Image("RGBA", "UNSIGNED_INT32")
BYTES: Final = Image("RGBA", "UNORM_INT8")
DEPTHS: Final = Image("DEPTH", "FLOAT")
NARROW_DEPTHS: Final = Image("DEPTH", "UNORM_INT16")
FLAGS: Final = Image("R", "UNSIGNED_INT8")
KEYS: Final = Image("R", "UNSIGNED_INT32", buffer=True)


def layered(image: Image) -> Image:
    """Return the format as that of an image array."""
    return image._replace(layered=True)


def empty(image: Image, *sides: int) -> Out:
    """Return an image that shows texels which nobody writes."""
    return blank((*sides, channel_count(image.order)), DTYPES[image.channels], image)


def grid(*sides: int) -> list[Array]:
    """Return coordinates of all texels, x first."""
    return list(reversed(np.indices(sides)))


def stack(*columns: object) -> Array:
    """Return texels of some components, each an array or one number for all texels."""
    return np.stack(np.broadcast_arrays(*[np.asarray(column) for column in columns]), axis=-1)


def row_texels(_: Array, step: Array) -> Array:
    """Return what `fill_row` computes."""
    x = np.arange(W)
    return stack(x, x * step, W, -1)


def row_texels_after(old: Array, step: Array) -> Array:
    """Return what `fill_row` computes behind an offset."""
    old[OFFSET:] = row_texels(old, step)[OFFSET:]
    return old


def rows_texels(_: Array, factor: Array) -> Array:
    """Return what `fill_row_layers` computes."""
    x, y = grid(H, W)
    return stack(x, y, x * y, factor * H)


def buffer_texels(old: Array, to: Array, offset: Array) -> Array:
    """Return what `fill_buffer` computes, at permuted places."""
    x = np.arange(W)
    old[to] = stack(x, -x, x + offset, W)
    return old


def plane_texels(_: Array, colors: Array, count: Array) -> Array:
    """Return what `fill_plane` picks."""
    x, y = grid(H, W)
    return np.asarray(colors[(x * 7 + y * 3) % count])


def layers_texels(_: Array, factors: Array) -> Array:
    """Return what `fill_layers` computes."""
    return np.asarray(stack(*grid(D, H, W), 0) * factors - D)


def volume_texels(_: Array, factor: Array) -> Array:
    """Return what `fill_volume` computes."""
    return np.asarray(stack(*grid(D, H, W), 0) * factor + D)


def depth_texels(_: Array, step: Array) -> Array:
    """Return what `fill_depths` computes."""
    x, y = grid(H, W)
    return stack(x * step + y)


def depth_layers_texels(_: Array, step: Array) -> Array:
    """Return what `fill_depth_layers` computes."""
    x, y, z = grid(D, H, W)
    return stack(x * step + y - z * 8)


def scatter_args(rng: Rng) -> list[Arg]:
    """Return places without repetition, some of which are none."""
    to = rng.permutation(H * W)
    at = np.stack([to % W, to // W], axis=-1).astype("i4")
    at[rng.integers(0, 4, H * W) == 0] = -1
    texels = random_texels(rng, (H * W,), UINTS)
    return [In(at), In(texels), empty(UINTS, H, W)]


def scattered(to: Array, texels: Array, old: Array) -> Array:
    """Return the image with some texels written."""
    kept = to[:, 0] >= 0
    old[to[kept, 1], to[kept, 0]] = texels[kept]
    return old


def column_texels(_: Array, again: Array) -> Array:
    """Return columns whose last texels are written twice."""
    x, y = grid(H, W)
    texels = stack(x, y, x + y, x - y)
    texels[H - again :] = y[H - again :, :, None] * 1000
    return texels


def constant_texels(_: Array) -> Array:
    """Return a first column, and zeros."""
    texels = np.zeros((H, W, 4), "u4")
    texels[:, 0] = 1, 2, 3, 4
    return texels


def byte_values(rng: Rng) -> Array:
    """Return numbers that bytes nearly have."""
    return ((rng.integers(0, 256, (H, W, 4)) + rng.integers(-3, 4, (H, W, 4)) / 8) / 255).astype(
        "f4"
    )


def fill_case(kernel: str, args: list[Arg], reference: Reference, *sides: int) -> Case:
    """Return a case of a kernel that computes an image from few values."""
    return Case(WRITES, kernel, lambda _: args, reference, sides[::-1])


ONLY_WRITTEN: Final = [
    fill_case("fill_row", [empty(FLOATS, W), val(0.25, "f4")], row_texels, W),
    fill_case("fill_row_layers", [empty(layered(UINTS), H, W), val(1000, "u4")], rows_texels, H, W),
    fill_case(
        "fill_layers",
        [empty(layered(INTS), D, H, W), val([3, -50, 700, 9], "i4")],
        layers_texels,
        D,
        H,
        W,
    ),
    fill_case("fill_volume", [empty(UINTS, D, H, W), val(1 << 20, "u4")], volume_texels, D, H, W),
    fill_case("fill_depths", [empty(DEPTHS, H, W), val(0.125, "f4")], depth_texels, H, W),
    fill_case(
        "fill_depth_layers",
        [empty(layered(DEPTHS), D, H, W), val(0.5, "f4")],
        depth_layers_texels,
        D,
        H,
        W,
    ),
    Case(
        WRITES,
        "fill_row",
        lambda _: [empty(FLOATS, W), val(-0.5, "f4")],
        row_texels_after,
        (W - OFFSET,),
        offset=(OFFSET,),
        label="offset",
    ),
    Case(
        WRITES,
        "fill_depths",
        # A step is 1285 units of the channel; rows but the first are beyond 1.
        lambda _: [empty(NARROW_DEPTHS, H, W), val(1 / 51, "f4")],
        lambda old, step: stored(depth_texels(old, step), NARROW_DEPTHS),
        (W, H),
        label="unorm",
    ),
    fill_case("constants", [empty(UINTS, H, W)], constant_texels, H, W),
    fill_case("columns", [empty(INTS, H, W), val(2, "i4")], column_texels, W),
    Case(
        WRITES,
        "fill_buffer",
        lambda r: [
            empty(INTS._replace(buffer=True), W),
            In(r.permutation(W).astype("i4")),
            val(-5, "i4"),
        ],
        buffer_texels,
        (W,),
    ),
    Case(
        WRITES,
        "fill_plane",
        lambda r: [empty(FLOATS, H, W), In(random_texels(r, (5,), FLOATS)), val(5, "i4")],
        plane_texels,
        (W, H),
    ),
    Case(WRITES, "scatter", scatter_args, scattered, (W * H,)),
    Case(
        WRITES,
        "two_targets",
        lambda r: [In(byte_values(r)), empty(BYTES, H, W), empty(FLOATS, H, W)],
        lambda values, _b, _f: (stored(values, BYTES), values),
        (W, H),
    ),
]


def changed(image: Image, rng: Rng, *sides: int) -> Out:
    """Return an image of random texels that a kernel changes."""
    return Out(random_texels(rng, sides, image), image)


def own_case(kernel: str, image: Image, reference: Reference, *sides: int) -> Case:
    """Return a case of a kernel that changes each texel, and copies what it reads of that."""
    shape = sides if image.order == "DEPTH" else (*sides, 4)
    return Case(
        BOTH,
        kernel,
        lambda r: [changed(image, r, *sides), blank(shape, DTYPES[image.channels])],
        reference,
        sides[::-1],
    )


def volume_changed(texels: Array, _: Array) -> tuple[Array, Array]:
    """Return each texel, with the bits of its place turned."""
    texels ^= stack(*grid(D, H, W), 0).astype("u4")
    return texels, texels + H


def depths_changed(texels: Array, _: Array) -> tuple[Array, Array]:
    """Return twice each depth."""
    return texels * 2, texels[..., 0] * 2


def rounds_of_buffer(texels: Array, rounds: Array) -> Array:
    """Return texels whose components move on in each round."""
    for k in range(1, rounds + 1):
        texels = np.roll(texels, -1, axis=-1) + k
    return texels


def rounds_of_plane(texels: Array, rounds: Array) -> Array:
    """Return texels that change by their first component in each round."""
    for _ in range(rounds):
        large = texels[..., :1] > 0.25
        halved = np.roll(texels, -1, axis=-1) / 2
        texels = np.where(large, halved, np.roll(texels, 1, axis=-1) + 0.125)
    return texels


def rounded(_t: Array, values: Array, _o: Array) -> tuple[Array, Array]:
    """Return values as bytes, and these as values."""
    texels = stored(values, BYTES)
    return texels, values_of(texels, BYTES)


def blended(texels: Array, both: Array, _: Array) -> tuple[Array, Array]:
    """Return sums, and what was there before."""
    return texels + both, both


def generations(world: Array, count: Array) -> Array:
    """Return a torus after some generations of Life."""
    for _ in range(count):
        around = [np.roll(world, (y, x), (0, 1)) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]
        living = np.sum(around, axis=0)
        world = (living == 3) | ((world == 1) & (living == 2))
    return world


READ_AND_WRITTEN: Final = [
    own_case("row", FLOATS, lambda x, _: (x + 1, x + 1), W),
    own_case("row_layers", layered(UINTS), lambda x, _: (x * 3, x * 3), H, W),
    own_case(
        "layers", layered(INTS), lambda x, _: (x - np.array([1, 2, 3, 4], "i4"),) * 2, D, H, W
    ),
    own_case("volume", UINTS, volume_changed, D, H, W),
    own_case("depths", DEPTHS, depths_changed, H, W),
    Case(
        BOTH,
        "depth_layers",
        lambda r: [changed(layered(DEPTHS), r, D, H, W)],
        lambda x: x + D,
        (W, H, D),
    ),
    Case(
        BOTH,
        "buffer",
        lambda r: [changed(INTS._replace(buffer=True), r, W), val(6, "i4")],
        rounds_of_buffer,
        (W,),
    ),
    Case(
        BOTH, "plane", lambda r: [changed(FLOATS, r, H, W), val(3, "i4")], rounds_of_plane, (W, H)
    ),
    Case(
        BOTH,
        "plane",
        lambda r: [changed(FLOATS, r, H, W), val(2, "i4")],
        lambda texels, rounds: rounds_of_plane(texels, 2 * rounds),
        (W, H),
        launches=2,
        label="twice",
    ),
    Case(
        BOTH,
        "rounded",
        lambda r: [empty(BYTES, H, W), In(byte_values(r)), blank((H, W, 4), "f4")],
        rounded,
        (W, H),
        ulp=1.5,
    ),
    Case(
        BOTH,
        "blend",
        lambda r: [
            In(random_texels(r, (H, W), UINTS), UINTS),
            changed(UINTS, r, H, W),
            empty(UINTS, H, W),
        ],
        blended,
        (W, H),
    ),
    Case(
        BOTH,
        "scan",
        lambda r: [changed(INTS, r, 64)],
        lambda x: np.cumsum(x, axis=0, dtype="i4"),
        (64,),
        local=(64,),
    ),
    Case(
        BOTH,
        "life",
        lambda r: [Out(r.integers(0, 2, (8, 16, 1)).astype("u1"), FLAGS), val(7, "i4")],
        generations,
        (16, 8),
        local=(16, 8),
    ),
    Case(
        BOTH,
        "sort",
        lambda r: [changed(KEYS, r, 64)],
        lambda x: np.sort(x, axis=0),
        (32,),
        local=(32,),
    ),
]

CASES: Final = [*ONLY_WRITTEN, *READ_AND_WRITTEN]
