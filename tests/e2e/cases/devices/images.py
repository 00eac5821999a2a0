"""Cases of images and samplers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from tests.e2e.harness.case_model import (
    Arg,
    Array,
    Case,
    Image,
    In,
    Out,
    Rng,
    Sampler,
    blank,
    val,
    zeros,
)
from tests.e2e.harness.image_reads import read_image
from tests.e2e.harness.image_texels import components

W: Final = 21
H: Final = 13
LAYERS: Final = 3
N: Final = 200
"""Number of sampled places."""

FLOATS: Final = Image()
LAYERED: Final = Image(layered=True)
INTS: Final = Image("RGBA", "SIGNED_INT32")
BYTES: Final = Image("RGBA", "UNORM_INT8")
SINGLE: Final = Image("R", "FLOAT")
DEPTHS: Final = Image("DEPTH", "FLOAT")
DEPTH_LAYERS: Final = Image("DEPTH", "FLOAT", layered=True)

SPARSE_ORDERS: Final = ("R", "A", "RG", "RA", "INTENSITY", "LUMINANCE")
"""Orders that lack some channels."""

# Results of OpenCL C's queries for channels and their order.
CLK_UNORM_INT8: Final = 0x10D2
CLK_SIGNED_INT32: Final = 0x10D9
CLK_HALF_FLOAT: Final = 0x10DD
CLK_FLOAT: Final = 0x10DE
CLK_R: Final = 0x10B0
CLK_RGBA: Final = 0x10B5

# The specification sets no precision for linear filtering; this is that of floats below 1.
FILTER_ERROR: Final = 1e-5

Reference = Callable[..., Array | tuple[Array, ...]]


def floats(rng: Rng, shape: tuple[int, ...], image: Image | None = FLOATS) -> In:
    """Numbers between -1 and 1; sums of a few are exact."""
    return In((rng.integers(-512, 513, shape) / 512).astype("f4"), image)


def words(rng: Rng, shape: tuple[int, ...], dtype: str, image: Image) -> In:
    """Random bits."""
    info = np.iinfo(dtype)
    return In(rng.integers(info.min, info.max, shape, dtype, endpoint=True), image)


def saturated(values: Array, dtype: str) -> Array:
    """Integers clamped to those of a type."""
    info = np.iinfo(dtype)
    return np.clip(values, info.min, info.max).astype(dtype)


def copy_case(kernel: str, dtype: str, image: Image, reference: Callable[[Array], Array]) -> Case:
    """A kernel from an image of two dimensions to another of its kind."""

    def args(rng: Rng) -> list[Arg]:
        shape = (H, W, 4)
        source = floats(rng, shape) if dtype == "f4" else words(rng, shape, dtype, image)
        return [source, blank(shape, dtype, image)]

    return Case("image_copy", kernel, args, lambda x, _: reference(x), (W, H))


def widen_case(kernel: str, dtype: str, channels: str) -> Case:
    """Narrow integers unchanged and times three."""
    image = Image("RGBA", channels)
    shape = (H, W, 4)
    wide = dtype[0] + "4"
    return Case(
        "image_copy",
        kernel,
        lambda r: [words(r, shape, dtype, image), blank(shape, wide), blank(shape, dtype, image)],
        lambda x, _o, _s: (x.astype(wide), saturated(x.astype(np.int64) * 3, dtype)),
        (W, H),
        label=dtype,
    )


def swizzle_case(order: str) -> Case:
    """An image without some channels."""
    channels = 2 if order in ("RG", "RA") else 1
    return Case(
        "image_copy",
        "swizzle",
        lambda r: [floats(r, (H, W, channels), Image(order)), blank((H, W, 4), "f4")],
        lambda x, _: components(x, order),
        (W, H),
        label=order.lower(),
    )


def inverted(texels: Array, _: Array) -> Array:
    """All but the alpha."""
    return np.concatenate([255 - texels[..., :3], texels[..., 3:]], axis=-1)


COPIES: Final = [
    copy_case("copy_float", "f4", FLOATS, lambda x: x[..., ::-1]),
    copy_case("copy_int", "i4", INTS, lambda x: x + np.array([1, 0, -1, 7], "i4")),
    copy_case("copy_uint", "u4", Image("RGBA", "UNSIGNED_INT32"), lambda x: x >> 1),
    copy_case("flip", "f4", FLOATS, lambda x: x[:, ::-1]),
    widen_case("widen_signed", "i1", "SIGNED_INT8"),
    widen_case("widen_signed", "i2", "SIGNED_INT16"),
    widen_case("widen_unsigned", "u1", "UNSIGNED_INT8"),
    widen_case("widen_unsigned", "u2", "UNSIGNED_INT16"),
    *(swizzle_case(order) for order in SPARSE_ORDERS),
    Case(
        "image_copy",
        "invert",
        lambda r: [words(r, (H, W, 4), "u1", BYTES), blank((H, W, 4), "u1", BYTES)],
        inverted,
        (W, H),
    ),
    Case(
        "image_copy",
        "in_place",
        lambda r: [Out(floats(r, (H, W, 4)).array, FLOATS)],
        lambda x: x[..., [1, 2, 3, 0]] / 2,
        (W, H),
    ),
]


def places(rng: Rng, sides: tuple[int, ...], normalized: bool, lanes: int) -> Array:
    """Coordinates inside an image and around it, never where two texels are equally near."""
    columns = [(rng.integers(-8 * 4, 8 * (side + 4), N) + 0.5) / 8 for side in sides]
    if normalized:
        columns = [column / side for column, side in zip(columns, sides, strict=True)]
    columns += [np.zeros(N)] * (lanes - len(sides))
    return np.stack(columns, axis=-1).astype("f4")


def sample_case(
    kernel: str, shape: tuple[int, ...], sampler: Sampler, image: Image = FLOATS
) -> Case:
    """A sampler from the host at N places of an image of floats, integers or bytes."""
    lanes = {"sample_1d": 1, "sample_2d": 2, "sample_2d_int": 2}.get(kernel, 4)
    border = 0.0 if image.order == "RGBA" else 1.0
    dtype = "i4" if image == INTS else "f4"

    def args(rng: Rng) -> list[Arg]:
        if image == INTS:
            source = words(rng, shape, "i4", image)
        elif image == BYTES:
            source = words(rng, shape, "u1", image)
        else:
            source = floats(rng, shape, image)
        at = places(rng, shape[-2::-1], sampler.normalized, lanes)
        if image.layered:
            at[:, 2] = (rng.integers(-16, 8 * (shape[0] + 2), N) + 0.5) / 8
        return [source, sampler, In(at), blank((N, 4), dtype)]

    def reference(texels: Array, at: Array, _: Array) -> Array:
        if image.order != "RGBA":
            texels = components(texels, image.order)
        scale = 255 if image == BYTES else 1
        return read_image(texels / scale, sampler, at, layered=image.layered, border=border)

    words_of_label = (
        "normalized" if sampler.normalized else "texels",
        sampler.addressing.lower(),
        sampler.filter.lower(),
        *([image.channels.lower()] if image.channels != "FLOAT" else []),
        *([image.order.lower()] if image.order != "RGBA" else []),
    )
    return Case(
        "image_sample",
        kernel,
        args,
        reference,
        (N,),
        label="-".join(words_of_label),
        atol=FILTER_ERROR if dtype == "f4" else 0,
    )


SAMPLERS: Final = [
    Sampler(normalized, addressing, filter_mode)
    for normalized in (False, True)
    for addressing in ("CLAMP_TO_EDGE", "CLAMP", "REPEAT", "MIRRORED_REPEAT")
    for filter_mode in ("NEAREST", "LINEAR")
    if normalized or addressing.startswith("CLAMP")
]
NEAR_EDGE: Final = Sampler(False, "CLAMP_TO_EDGE", "NEAREST")
LINEAR_EDGE: Final = Sampler(False, "CLAMP_TO_EDGE", "LINEAR")
LINEAR_CLAMP: Final = Sampler(False, "CLAMP", "LINEAR")
LINEAR_REPEAT: Final = Sampler(True, "REPEAT", "LINEAR")
NEAR_REPEAT: Final = Sampler(True, "REPEAT", "NEAREST")
LINEAR_MIRROR: Final = Sampler(True, "MIRRORED_REPEAT", "LINEAR")


def literals(texels: Array, at: Array, _: Array) -> Array:
    """The samplers that the kernel spells."""
    part = at / np.array([W, H], "f4")
    rows = [
        read_image(texels, LINEAR_EDGE, at),
        read_image(texels, LINEAR_CLAMP, at),
        read_image(texels, NEAR_REPEAT, part),
        read_image(texels, Sampler(True, "MIRRORED_REPEAT", "NEAREST"), part),
        read_image(texels, LINEAR_REPEAT, part),
        read_image(texels, Sampler(True, "CLAMP", "NEAREST"), part),
    ]
    return np.stack(rows)


def outside(texels: Array, _b: Array, _e: Array, origin: Array) -> tuple[Array, Array]:
    """A frame around the image: zeros, or the texels of the edge."""
    left, top = -origin
    frame = ((top, top), (left, left), (0, 0))
    return np.pad(texels, frame), np.pad(texels, frame, mode="edge")


SAMPLES: Final = [
    *(sample_case("sample_2d", (H, W, 4), sampler) for sampler in SAMPLERS),
    sample_case("sample_2d", (H, W, 1), LINEAR_CLAMP, SINGLE),
    sample_case("sample_2d", (H, W, 4), LINEAR_EDGE, BYTES),
    sample_case("sample_2d_int", (H, W, 4), NEAR_EDGE, INTS),
    sample_case("sample_2d_int", (H, W, 4), NEAR_REPEAT, INTS),
    sample_case("sample_1d", (W, 4), LINEAR_CLAMP),
    sample_case("sample_1d", (W, 4), LINEAR_MIRROR),
    sample_case("sample_3d", (5, H, W, 4), NEAR_EDGE),
    sample_case("sample_3d", (5, H, W, 4), LINEAR_CLAMP),
    sample_case("sample_3d", (5, H, W, 4), LINEAR_REPEAT),
    sample_case("sample_layers", (LAYERS, H, W, 4), LINEAR_EDGE, LAYERED),
    sample_case("sample_layers", (LAYERS, H, W, 4), NEAR_REPEAT, LAYERED),
    Case(
        "image_sample",
        "literals",
        lambda r: [floats(r, (H, W, 4)), In(places(r, (W, H), False, 2)), blank((6, N, 4), "f4")],
        literals,
        (N,),
        atol=FILTER_ERROR,
    ),
    Case(
        "image_level",
        "first_level",
        lambda r: [floats(r, (H, W, 4)), In(places(r, (W, H), False, 2)), blank((N, 4), "f4")],
        lambda texels, at, _: read_image(texels, LINEAR_EDGE, at),
        (N,),
        atol=FILTER_ERROR,
        source_refused="the runtime's compiler has no mipmaps",
    ),
    Case(
        "image_sample",
        "outside",
        lambda r: [
            floats(r, (H, W, 4)),
            blank((H + 4, W + 6, 4), "f4"),
            blank((H + 4, W + 6, 4), "f4"),
            val([-3, -2], "i4"),
        ],
        outside,
        (W + 6, H + 4),
    ),
]


def gather_args(rng: Rng) -> list[Arg]:
    """Two buffers that are images, and the moves of texels."""
    image = Image("RGBA", "SIGNED_INT32", buffer=True)
    index = In(rng.permutation(N).astype("i4"))
    return [words(rng, (N, 4), "i4", image), index, blank((N, 4), "i4", image)]


def shift_args(rng: Rng) -> list[Arg]:
    """Two images of five rows."""
    image = Image("RGBA", "UNSIGNED_INT32", layered=True)
    return [words(rng, (5, W, 4), "u4", image), blank((5, W, 4), "u4", image)]


KINDS: Final = [
    Case(
        "image_kinds",
        "reverse_row",
        lambda r: [floats(r, (W, 4)), blank((W, 4), "f4", FLOATS)],
        lambda x, _: 2 * x[::-1],
        (W,),
    ),
    Case("image_kinds", "shift_layers", shift_args, lambda x, _: np.roll(x, -1, 0), (W, 5)),
    Case("image_kinds", "gather_buffer", gather_args, lambda x, i, _: x[i] * 2, (N,)),
    Case(
        "image_kinds",
        "rotate_layers",
        lambda r: [floats(r, (LAYERS, H, W, 4), LAYERED), blank((LAYERS, H, W, 4), "f4", LAYERED)],
        lambda x, _: np.roll(x, 1, 0) + x,
        (W, H, LAYERS),
    ),
    Case(
        "image_kinds",
        "transpose_volume",
        lambda r: [floats(r, (6, 5, 7, 4)), blank((7, 5, 6, 4), "f4", FLOATS)],
        lambda x, _: (x - x[..., 3:]).transpose(2, 1, 0, 3),
        (7, 5, 6),
    ),
]


def query_case(kernel: str, source: In, *answers: Array) -> Case:
    """One work-item that asks an image about itself."""
    return Case(
        "image_queries",
        kernel,
        lambda _: [source, *(blank(answer.shape, answer.dtype) for answer in answers)],
        lambda *_: answers,
        (1,),
    )


def ints(*values: int) -> Array:
    """An output of int."""
    return np.array(values, "i4")


QUERIES: Final = [
    query_case("of_row", In(np.zeros((W, 4), "f4"), FLOATS), ints(W, 1, CLK_RGBA)),
    query_case(
        "of_row_layers",
        In(np.zeros((5, W, 4), "i4"), Image("RGBA", "SIGNED_INT32", layered=True)),
        ints(W, 5, CLK_SIGNED_INT32, CLK_RGBA),
    ),
    query_case(
        "of_buffer",
        In(np.zeros((N, 1), "f4"), Image("R", "FLOAT", buffer=True)),
        ints(N, CLK_FLOAT, 1),
    ),
    query_case(
        "of_plane",
        In(np.zeros((H, W, 1), "u1"), Image("R", "UNORM_INT8")),
        ints(W, H, CLK_UNORM_INT8, CLK_R),
        ints(W, H),
    ),
    query_case(
        "of_layers",
        In(np.zeros((LAYERS, H, W, 4), "f2"), Image("RGBA", "HALF_FLOAT", layered=True)),
        np.array([LAYERS], "u8"),
        ints(W, H, CLK_HALF_FLOAT, CLK_RGBA),
        ints(W, H),
    ),
    query_case(
        "of_volume",
        In(np.zeros((4, 5, 6, 4), "f4"), FLOATS),
        ints(6, 5, 4, CLK_FLOAT, CLK_RGBA),
        ints(6, 5, 4, 0),
    ),
]


def convolved(texels: Array, _: Array, weights: Array) -> Array:
    """Three by three, with the edge repeated."""
    wide = np.pad(texels.astype(np.float64), ((1, 1), (1, 1), (0, 0)), mode="edge")
    shifts = [wide[y : y + H, x : x + W] for y in range(3) for x in range(3)]
    result: Array = np.tensordot(weights.astype(np.float64), shifts, 1)
    return result


def halved(texels: Array, _: Array) -> Array:
    """The mean of two by two."""
    means: Array = texels.reshape(H, 2, W, 2, 4).mean(axis=(1, 3))
    return means


def histogram(texels: Array, _b: Array, _s: Array) -> tuple[Array, Array]:
    """Sixteen bins, and the largest step along a row."""
    steps = np.abs(np.diff(texels[..., 0].astype(np.int64), axis=1))
    return np.bincount(texels.ravel() >> 4, minlength=16), steps.max(keepdims=True).ravel()


def links(rng: Rng) -> In:
    """Each texel holds the place of another, and whether a walk ends at it."""
    columns = [
        rng.integers(0, W, (H, W)),
        rng.integers(0, H, (H, W)),
        rng.integers(0, 5, (H, W)) == 0,
        np.zeros((H, W)),
    ]
    return In(np.stack(columns, axis=-1).astype("i4"), INTS)


def followed(texels: Array, _: Array, steps: Array) -> Array:
    """The ends of walks that begin at each texel."""
    y, x = np.indices((H, W))
    for _step in range(steps):
        link = texels[y, x]
        goes = link[..., 2] == 0
        x, y = np.where(goes, link[..., 0], x), np.where(goes, link[..., 1], y)
    return np.stack([x, y], axis=-1)


FILTERS: Final = [
    Case(
        "image_filter",
        "convolve",
        lambda r: [floats(r, (H, W, 4)), blank((H, W, 4), "f4", FLOATS), floats(r, (9,), None)],
        convolved,
        (W, H),
        atol=1e-6,
    ),
    Case(
        "image_filter",
        "halve",
        lambda r: [floats(r, (2 * H, 2 * W, 4)), blank((H, W, 4), "f4", FLOATS)],
        halved,
        (W, H),
        atol=FILTER_ERROR,
    ),
    Case(
        "image_filter",
        "histogram",
        lambda r: [
            words(r, (H, W, 1), "u1", Image("R", "UNSIGNED_INT8")),
            zeros(16, "u4"),
            zeros(1, "u4"),
        ],
        histogram,
        (W, H),
    ),
    Case(
        "image_filter",
        "follow",
        lambda r: [links(r), blank((H, W, 2), "i4"), val(12, "i4")],
        followed,
        (W, H),
    ),
]


def half_args(rng: Rng) -> list[Arg]:
    """Images of halves."""
    image = Image("RGBA", "HALF_FLOAT")
    source = In(rng.standard_normal((H, W, 4)).astype("f2"), image)
    return [source, blank((H, W, 4), "f2", image), blank((H, W, 4), "f2")]


def between(texels: Array, _o: Array, _q: Array) -> tuple[Array, Array]:
    """The middle between each texel and the next."""
    wide = np.pad(texels[..., 0], ((0, 0), (0, 1)), mode="edge")
    return (wide[:, :-1] + wide[:, 1:]) / 2, ints(W, H, CLK_FLOAT, 1)


FORMATS: Final = [
    Case("image_half", "scale_half", half_args, lambda x, _o, _c: (x * 2 + x, x), (W, H)),
    Case(
        "image_depth",
        "nearer",
        lambda r: [
            floats(r, (H, W, 1), DEPTHS),
            floats(r, (H, W, 1), DEPTHS),
            blank((H, W, 1), "f4", DEPTHS),
        ],
        lambda x, y, _: np.minimum(x, y),
        (W, H),
    ),
    Case(
        "image_depth",
        "between",
        lambda r: [floats(r, (H, W, 1), DEPTHS), blank((H, W), "f4"), blank(4, "i4")],
        between,
        (W, H),
        atol=FILTER_ERROR,
    ),
    Case(
        "image_depth",
        "layers",
        lambda r: [
            floats(r, (LAYERS, H, W, 1), DEPTH_LAYERS),
            blank((LAYERS, H, W, 1), "f4", DEPTH_LAYERS),
        ],
        lambda x, _: x / 2 + LAYERS,
        (W, H, LAYERS),
    ),
]

CASES: Final = [*COPIES, *SAMPLES, *KINDS, *QUERIES, *FILTERS, *FORMATS]
