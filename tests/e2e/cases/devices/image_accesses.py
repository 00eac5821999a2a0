"""Cases of images within control flow and functions, and among other arguments."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.devices.image_addressing import PLANE, N, places, sampled
from tests.e2e.harness.case_model import (
    Arg,
    Array,
    Case,
    Image,
    In,
    Local,
    Rng,
    Sampler,
    Val,
    blank,
    val,
)
from tests.e2e.harness.image_texels import random_texels

W: Final = 24
H: Final = 10
D: Final = 3
FILE: Final = "image_accesses"

FLOATS: Final = Image("RGBA", "FLOAT")
INTS: Final = Image("RGBA", "SIGNED_INT32")
UINTS: Final = Image("RGBA", "UNSIGNED_INT32")
CHARS: Final = Image("RGBA", "SIGNED_INT8")
BYTES: Final = Image("R", "UNSIGNED_INT8")
WORDS: Final = Image("R", "UNSIGNED_INT32")
DEPTHS: Final = Image("DEPTH", "FLOAT")

NEAR_EDGE: Final = Sampler(False, "CLAMP_TO_EDGE", "NEAREST")
NEAR_CLAMP: Final = Sampler(False, "CLAMP", "NEAREST")
LINEAR_EDGE: Final = Sampler(False, "CLAMP_TO_EDGE", "LINEAR")
LINEAR_CLAMP: Final = Sampler(False, "CLAMP", "LINEAR")
LINEAR_REPEAT: Final = Sampler(True, "REPEAT", "LINEAR")
NEAR_MIRROR: Final = Sampler(True, "MIRRORED_REPEAT", "NEAREST")
FILTER_ERROR: Final = 1e-5

WINDOW: Final = np.dtype(
    {
        "names": ["origin", "scale", "way"],
        "formats": ["2i4", "f4", "i1"],
        "offsets": [0, 8, 12],
        "itemsize": 16,
    }
)


def picture(rng: Rng, image: Image, *sides: int) -> In:
    """Return an image of random texels; without sides it has the usual ones."""
    return In(random_texels(rng, sides or (H, W), image), image)


def shifted(texels: Array, x: int, y: int = 0, mode: str = "zero") -> Array:
    """Return the texels at a distance from each; outside is the border, or the edge."""
    columns, rows = np.arange(texels.shape[1]) + x, np.arange(texels.shape[0]) + y
    height, width = texels.shape[:2]
    moved = texels[np.clip(rows, 0, height - 1)][:, np.clip(columns, 0, width - 1)]
    if mode == "edge":
        return moved
    inside = ((rows >= 0) & (rows < height))[:, None] & ((columns >= 0) & (columns < width))
    return np.where(inside[..., None], moved, 0)


def in_loop(texels: Array, count: Array, step: Array, _: Array) -> Array:
    """Return a polynomial of texels in a row."""
    total = np.zeros_like(texels)
    for k in range(count):
        total = total * 3 + shifted(texels, k * int(step))
    return total


def in_branches(one: Array, other: Array, old: Array) -> Array:
    """Return texels of one image, those of the other turned, or what was there."""
    out = old.copy()
    side = len(one)
    for y in range(side):
        for x in range(side):
            if (x ^ y) % 3 == 0:
                out[y, x] = one[y, x]
            elif x % 2 == 0:
                out[x, y] = other[y, x, ::-1]
    return out


def in_cases(one: Array, two: Array, three: Array, ways: Array, old: Array) -> Array:
    """Return the result of each way through a switch."""
    second = shifted(two, -1, -1)
    way = ways[..., None]
    return np.select(
        [way == 0, way == 1, way == 2, way == 7], [one, second + three, three - 1, old], -1
    )


def until_mark(marks: Array, _: Array) -> Array:
    """Return the distance to the next mark, or to the end."""
    width = len(marks)
    stops = [*(x for x in range(width) if marks[x, 0] % 5 == 0), width]
    return np.array([next(stop for stop in stops if stop > x) - x for x in range(width)], "i4")


def centres() -> Array:
    """Return the middles of all texels, in the order of work-items."""
    y, x = np.indices((H, W))
    return np.stack([x.ravel() + 0.5, y.ravel() + 0.5], axis=-1)


def through_helpers(texels: Array, _: Array) -> Array:
    """Return texels less the mean of their neighbours in the row."""
    at = centres()
    left, right = (
        sampled(texels, FLOATS, NEAR_CLAMP, at + np.array([x, 0.0])) for x in (-1.0, 1.0)
    )
    return np.asarray(sampled(texels, FLOATS, NEAR_CLAMP, at) - (left + right) / 2)


def through_calls(one: Array, other: Array, old: Array, _: Array) -> tuple[Array, Array]:
    """Return differences of texels; those on the diagonal are not written."""
    first = one - shifted(one, 2, 2)
    second = other - shifted(other, 1, 1, "edge") + shifted(one, -1, -1)
    second = second.transpose(1, 0, 2)
    diagonal = np.eye(len(one), dtype=bool)[..., None]
    return np.where(diagonal, old, first), np.where(diagonal, old, second)


def sampler_args(rng: Rng, images: int, *samplers: Sampler) -> list[Arg]:
    """Return images, samplers, places of which no two texels are equally near, and results."""
    sides = (16, 8)
    at = places(rng, sides, PLANE, inside=False)
    if samplers[0].normalized:
        at = (at / sides).astype("f4")
    textures = [picture(rng, FLOATS, *sides[::-1]) for _ in range(images)]
    return [*textures, *samplers, In(at), blank((N, 4), "f4")]


def two_samplers_case(near: Sampler, smooth: Sampler) -> Case:
    """Return a case of two samplers on one image."""

    def reference(texels: Array, at: Array, _: Array) -> Array:
        first = sampled(texels, FLOATS, near, at)
        return np.asarray(first - 2 * sampled(texels, FLOATS, smooth, at))

    return Case(
        FILE,
        "two_samplers",
        lambda r: sampler_args(r, 1, near, smooth),
        reference,
        (N,),
        label=near.addressing.lower(),
        atol=FILTER_ERROR,
    )


def two_images_case(sampler: Sampler) -> Case:
    """Return a case of one sampler on two images."""

    def reference(one: Array, other: Array, at: Array, _: Array) -> Array:
        first = sampled(one, FLOATS, sampler, at)
        return np.asarray(first + 4 * sampled(other, FLOATS, sampler, at))

    return Case(
        FILE,
        "two_images",
        lambda r: sampler_args(r, 2, sampler),
        reference,
        (N,),
        label=sampler.filter.lower(),
        atol=FILTER_ERROR,
    )


def computed_places(links: Array, texels: Array, shift: Array, _: Array) -> Array:
    """Return texels at places that another image and a buffer give."""
    at = (links[..., :2].astype("i4") + links[..., 2:] * shift[None, :, None]) & 7
    return np.asarray(texels[at[..., 1], at[..., 0]])


def mixed_args(rng: Rng) -> list[Arg]:
    """Return arguments of every kind."""
    window = np.zeros((), WINDOW)
    window["origin"], window["scale"], window["way"] = (-2, 1), 0.5, 1
    factors = (rng.integers(-8, 9, (3, 4)) / 4).astype("f4")
    return [
        val(0.25, "f4"),
        picture(rng, FLOATS),
        Local(16 * 8),
        Val(window),
        blank((H, W, 4), "f4"),
        NEAR_CLAMP,
        val(3, "i2"),
        blank((H, W, 4), "f4", FLOATS),
        In(factors),
    ]


def mixed(
    bias: Array, texels: Array, window: Array, _o: Array, rows: Array, _t: Array, factors: Array
) -> tuple[Array, Array]:
    """Return a moved window, each group of eight turned."""
    x, y = (int(v) for v in window["origin"])
    values = shifted(texels, x, y) * window["scale"] + bias
    turned = values.reshape(H, W // 8, 8, 4)[:, :, ::-1].reshape(H, W, 4)
    return turned * factors[np.arange(H) % rows][:, None], turned[..., ::-1]


def many_args(rng: Rng) -> list[Arg]:
    """Return five images that are read, and two that are written, in a mixed order."""
    a, b, c, d, e = (picture(rng, UINTS) for _ in range(5))
    total, largest = (blank((H, W, 4), "u4", UINTS) for _ in range(2))
    return [a, total, b, c, largest, d, e]


def many(
    a: Array, _s: Array, b: Array, c: Array, _l: Array, d: Array, e: Array
) -> tuple[Array, Array]:
    """Return weighted sums, and the largest."""
    return a + 2 * b + 3 * c + 4 * d + 5 * e, np.maximum.reduce([a, b, c, d, e])


def kinds_args(rng: Rng) -> list[Arg]:
    """Return an image of each kind."""
    return [
        picture(rng, FLOATS, W),
        picture(rng, CHARS._replace(buffer=True), W),
        picture(rng, Image("RGBA", "UNSIGNED_INT8", layered=True), H, W),
        picture(rng, FLOATS),
        picture(rng, FLOATS._replace(layered=True), D, H, W),
        picture(rng, CHARS, D, H, W),
        picture(rng, DEPTHS),
        blank((H, W, 4), "f4"),
    ]


def many_kinds(
    row: Array,
    buffer: Array,
    rows: Array,
    plane: Array,
    planes: Array,
    volume: Array,
    depths: Array,
    _: Array,
) -> Array:
    """Return sums of a texel of each image."""
    total = row.astype("f8")[None] + buffer[None] + rows + shifted(plane, -1, -1)
    return np.asarray(total + planes[1] + volume[1] + depths)


def bits_args(rng: Rng) -> list[Arg]:
    """Return bits of floats, and room for others."""
    values = rng.uniform(-100, 100, (H, W, 1)).astype("f4")
    return [In(values.view("u4"), WORDS), blank((H, W, 1), "u4", WORDS)]


def one_component(texels: Array, number: Array, _s: Array, _c: Array) -> tuple[Array, Array]:
    """Return the second component, and one that moves on with each work-item."""
    flat = texels.reshape(-1, 4)
    index = np.arange(len(flat))
    return texels[..., 1], flat[index, (index + number) & 3].reshape(H, W)


def guarded(texels: Array, _: Array) -> Array:
    """Return sums of a texel and the next in the diagonal."""
    return np.asarray(texels + shifted(texels, 1, 1, "edge"))


def over_layers(texels: Array, wanted: Array, _: Array) -> Array:
    """Return the first layer with a large texel, or -1."""
    large = texels[..., 0] >= wanted
    return np.where(large.any(axis=0), large.argmax(axis=0), -1)


SQUARE: Final = (12, 12)

CASES: Final = [
    Case(
        FILE,
        "in_loop",
        lambda r: [picture(r, INTS), val(6, "i4"), val(5, "i4"), blank((H, W, 4), "i4")],
        in_loop,
        (W, H),
    ),
    Case(
        FILE,
        "in_branches",
        lambda r: [
            picture(r, UINTS, *SQUARE),
            picture(r, UINTS, *SQUARE),
            blank((*SQUARE, 4), "u4", UINTS),
        ],
        in_branches,
        SQUARE,
    ),
    Case(
        FILE,
        "in_cases",
        lambda r: [
            *(picture(r, INTS) for _ in range(3)),
            In(r.choice([0, 1, 2, 3, 7], (H, W)).astype("i4")),
            blank((H, W, 4), "i4"),
        ],
        in_cases,
        (W, H),
    ),
    Case(
        FILE, "until_mark", lambda r: [picture(r, BYTES, 200), blank(200, "i4")], until_mark, (200,)
    ),
    Case(
        FILE,
        "through_helpers",
        lambda r: [picture(r, FLOATS), NEAR_CLAMP, blank((H * W, 4), "f4")],
        through_helpers,
        (W, H),
    ),
    Case(
        FILE,
        "through_calls",
        lambda r: [
            picture(r, FLOATS, *SQUARE),
            picture(r, FLOATS, *SQUARE),
            NEAR_CLAMP,
            blank((*SQUARE, 4), "f4", FLOATS),
            blank((*SQUARE, 4), "f4", FLOATS),
        ],
        through_calls,
        SQUARE,
    ),
    Case(
        FILE,
        "queries_in_calls",
        lambda r: [picture(r, FLOATS), picture(r, FLOATS, D, H, W), blank(4, "i4")],
        lambda *_: np.arange(4) + W * 100 + D,
        (4,),
    ),
    two_samplers_case(NEAR_EDGE, LINEAR_CLAMP),
    two_samplers_case(NEAR_MIRROR, LINEAR_REPEAT),
    two_images_case(LINEAR_EDGE),
    two_images_case(NEAR_CLAMP),
    Case(
        FILE,
        "computed_places",
        lambda r: [
            picture(r, CHARS),
            picture(r, UINTS),
            In(r.integers(-9, 10, W, "i4")),
            blank((H, W, 4), "u4"),
        ],
        computed_places,
        (W, H),
    ),
    Case(FILE, "mixed_arguments", mixed_args, mixed, (W, H), local=(8, 1)),
    Case(FILE, "many_images", many_args, many, (W, H)),
    Case(FILE, "many_kinds", kinds_args, many_kinds, (W, H)),
    Case(FILE, "bits", bits_args, lambda x, _: (x.view("f4") * 2).view("u4"), (W, H)),
    Case(
        FILE,
        "one_component",
        lambda r: [picture(r, FLOATS), val(2, "i4"), blank((H, W), "f4"), blank((H, W), "f4")],
        one_component,
        (W, H),
    ),
    Case(
        FILE,
        "unused",
        lambda r: [
            picture(r, FLOATS, D, H, W),
            picture(r, UINTS),
            LINEAR_REPEAT,
            In(np.zeros((W, 4), "f4"), FLOATS),
            blank((H, W, 4), "u4"),
        ],
        lambda _n, x, _v, _o: x,
        (W, H),
    ),
    Case(
        FILE,
        "guarded",
        lambda r: [picture(r, INTS), blank((H, W, 4), "i4", INTS)],
        guarded,
        (32, 16),
    ),
    Case(
        FILE,
        "over_layers",
        lambda r: [
            picture(r, BYTES._replace(layered=True), 5, H, W),
            val(200, "u4"),
            blank((H, W), "i4"),
        ],
        over_layers,
        (W, H),
    ),
]
