"""Cases of addressing: samplers of every kind on every kind of image, inside and far outside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from tests.e2e.harness.case_model import Arg, Array, Case, Image, In, Rng, Sampler, blank
from tests.e2e.harness.image_reads import read_image
from tests.e2e.harness.image_texels import border_alpha, random_texels, values_of

N: Final = 240
"""Number of places that a case reads."""
SIDES: Final = (21, 13, 5)
"""Width, height and depth."""
POWERS: Final = (16, 8, 4)
"""Sides for which normalised coordinates are exact."""
LAYERS: Final = 3
FILE: Final = "image_addressing"
DEPTH_FILE: Final = "image_depth_samples"
CONVERSION_ULP: Final = 1.5
"""The largest error of normalised channels (OpenCL C, Conversion Rules)."""
FILTER_ERROR: Final = 1e-5
"""Sums of products with exact weights have this error at most."""


class Shape(NamedTuple):
    """The kind of an image and of the coordinates of its places."""

    sides: int
    lanes: int
    layered: bool = False


class Sampled(NamedTuple):
    """A kernel that reads an image by a sampler from the host."""

    kernel: str
    shape: Shape
    image: Image
    file: str = FILE


ROW: Final = Shape(1, 1)
PLANE: Final = Shape(2, 2)
VOLUME: Final = Shape(3, 4)
ROW_LAYERS: Final = Shape(1, 2, layered=True)
PLANE_LAYERS: Final = Shape(2, 4, layered=True)

FLOATS: Final = Image("RGBA", "FLOAT")
SINGLE: Final = Image("R", "FLOAT")
DEPTHS: Final = Image("DEPTH", "FLOAT")
NARROW_DEPTHS: Final = Image("DEPTH", "UNORM_INT16")
INTS: Final = Image("RGBA", "SIGNED_INT32")
SHORTS: Final = Image("RG", "SIGNED_INT16")
UINTS: Final = Image("RGBA", "UNSIGNED_INT32")
BYTES: Final = Image("R", "UNSIGNED_INT8")

SAMPLERS: Final = [
    Sampler(normalized, addressing, filter_mode)
    for normalized in (False, True)
    for addressing in ("NONE", "CLAMP_TO_EDGE", "CLAMP", "REPEAT", "MIRRORED_REPEAT")
    for filter_mode in ("NEAREST", "LINEAR")
    # Texels cannot be counted in an image that repeats.
    if normalized or "REPEAT" not in addressing
]
NEAREST: Final = [sampler for sampler in SAMPLERS if sampler.filter == "NEAREST"]
BY_TEXELS: Final = [sampler for sampler in NEAREST if not sampler.normalized]
OUTSIDE: Final = [sampler for sampler in SAMPLERS if sampler.addressing != "NONE"]
CLAMPING: Final = [sampler for sampler in OUTSIDE if sampler.addressing == "CLAMP"]
ONE_TEXEL: Final = [
    Sampler(False, "CLAMP", "LINEAR"),
    Sampler(False, "CLAMP_TO_EDGE", "NEAREST"),
    Sampler(True, "REPEAT", "LINEAR"),
    Sampler(True, "MIRRORED_REPEAT", "LINEAR"),
]
"""Samplers for images whose sides are 1."""
NEAR_CLAMP: Final = Sampler(False, "CLAMP", "NEAREST")
NEAR_EDGE: Final = Sampler(False, "CLAMP_TO_EDGE", "NEAREST")
LINEAR_EDGE: Final = Sampler(False, "CLAMP_TO_EDGE", "LINEAR")


def label_of(sampler: Sampler) -> str:
    """Name a sampler within the name of a case."""
    unit = "normalized" if sampler.normalized else "texels"
    return f"{unit}-{sampler.addressing.lower()}-{sampler.filter.lower()}"


def sides_for(sampler: Sampler, shape: Shape) -> tuple[int, ...]:
    """Return the sides of an image, x first; weights of a filter have to be exact."""
    exact = sampler.normalized and sampler.filter == "LINEAR"
    return (POWERS if exact else SIDES)[: shape.sides]


def extent_of(sides: tuple[int, ...], shape: Shape) -> tuple[int, ...]:
    """Return the axes of an image's array without its channels."""
    return (*([LAYERS] if shape.layered else []), *reversed(sides))


def whole_parts(rng: Rng, side: int, *, inside: bool) -> Array:
    """Return integers in an image, or a few more; some of those outside are far away."""
    if inside:
        return rng.integers(1, side - 1, N)
    kind = rng.integers(0, 8, N)
    near = rng.integers(-2, side + 2, N)
    far = rng.integers(-3 * side, 4 * side, N)
    farther = rng.choice([-1000, 1000], N) + rng.integers(0, side, N)
    return np.select([kind < 4, kind < 7], [near, far], farther)


def places(
    rng: Rng, sides: tuple[int, ...], shape: Shape, *, inside: bool, on_edges: bool = False
) -> Array:
    """Return coordinates in texels, in sixteenths, so that a filter's weights have four bits.

    Those on the edges of texels are nearest to two of them: only a filter may read there.
    """
    low, high = (0, 16) if on_edges else (2, 15)
    columns = [
        whole_parts(rng, side, inside=inside) + rng.integers(low, high, N) / 16 for side in sides
    ]
    if shape.layered:
        # Never as near to a layer as to the next.
        columns.append(rng.integers(-2, LAYERS + 2, N) + rng.integers(-3, 4, N) / 8)
    columns += [np.zeros(N)] * (shape.lanes - len(columns))
    return np.stack(columns, axis=-1).astype("f4")


def normalized(at: Array, sides: tuple[int, ...]) -> Array:
    """Return the same places in an image whose sides are 1."""
    scale = np.ones(at.shape[-1])
    scale[: len(sides)] = sides
    return (at / scale).astype("f4")


def sampled(texels: Array, image: Image, sampler: Sampler, at: Array) -> Array:
    """Return what reads at these places return."""
    border = border_alpha(image.order)
    values = values_of(texels, image)
    result = read_image(values, sampler, at, layered=image.layered, border=border)
    return result[:, 0] if image.order == "DEPTH" else result


def result_type(image: Image) -> str:
    """Return the type of the components that a kernel reads."""
    if "NORM" in image.channels:
        return "f4"
    return {"S": "i4", "U": "u4"}.get(image.channels[0], "f4")


def result_shape(image: Image) -> tuple[int, ...]:
    """Return the shape of what a kernel reads at all places."""
    return (N,) if image.order == "DEPTH" else (N, 4)


def case_of(
    row: Sampled, sampler: Sampler, sides: tuple[int, ...], coordinates: Callable[[Rng], Array]
) -> Case:
    """Return a case without tolerance that reads an image of random texels at coordinates."""
    image = row.image._replace(layered=row.shape.layered)

    def args(rng: Rng) -> list[Arg]:
        at = coordinates(rng)
        texels = random_texels(rng, extent_of(sides, row.shape), image)
        return [In(texels, image), sampler, In(at), blank(result_shape(image), result_type(image))]

    return Case(
        row.file,
        row.kernel,
        args,
        lambda texels, at, _: sampled(texels, image, sampler, at),
        (N,),
        label=label_of(sampler),
    )


def sampler_case(
    row: Sampled,
    sampler: Sampler,
    label: str = "",
    sides: tuple[int, ...] = (),
    *,
    ties: bool = False,
) -> Case:
    """Return a case of float coordinates; with `ties`, layers are half way between two."""
    shape = row.shape
    sides = sides or sides_for(sampler, shape)

    def coordinates(rng: Rng) -> Array:
        inside = sampler.addressing == "NONE"
        on_edges = sampler.filter == "LINEAR"
        at = places(rng, sides, shape, inside=inside, on_edges=on_edges)
        if ties:
            at[:, shape.sides] = rng.integers(-1, LAYERS, N) + 0.5
        return normalized(at, sides) if sampler.normalized else at

    case = case_of(row, sampler, sides, coordinates)
    return replace(
        case,
        label="-".join(word for word in (label, case.label) if word),
        atol=FILTER_ERROR if sampler.filter == "LINEAR" else 0,
        ulp=CONVERSION_ULP if "NORM" in row.image.channels else 0,
    )


def texel_case(row: Sampled, sampler: Sampler) -> Case:
    """Return a case of integers as coordinates; a layer beyond the last one is the last one."""
    sides = sides_for(sampler, row.shape)

    def coordinates(rng: Rng) -> Array:
        inside = sampler.addressing == "NONE"
        return np.rint(places(rng, sides, row.shape, inside=inside, on_edges=True)).astype("i4")

    return case_of(row, sampler, sides, coordinates)


PLAIN: Final = [
    Sampled("sample_1d", ROW, FLOATS, "image_sample"),
    Sampled("sample_2d", PLANE, FLOATS, "image_sample"),
    Sampled("sample_3d", VOLUME, FLOATS, "image_sample"),
    Sampled("sample_layers", PLANE_LAYERS, FLOATS, "image_sample"),
]
"""Kernels of another file, whose own cases have no places far outside."""
ROW_OF_LAYERS: Final = Sampled("row_layers", ROW_LAYERS, FLOATS)
DEPTH: Final = Sampled("depths", PLANE, DEPTHS, DEPTH_FILE)
LAYERS_OF_DEPTH: Final = Sampled("depth_layers", PLANE_LAYERS, DEPTHS, DEPTH_FILE)
SHORT_DEPTHS: Final = [
    DEPTH._replace(image=NARROW_DEPTHS),
    LAYERS_OF_DEPTH._replace(image=NARROW_DEPTHS),
]
OF_INTEGERS: Final = [
    Sampled("int_row", ROW, INTS),
    Sampled("int_row_layers", ROW_LAYERS, SHORTS),
    Sampled("uint_plane", PLANE, UINTS),
    Sampled("uint_layers", PLANE_LAYERS, BYTES),
    Sampled("uint_volume", VOLUME, UINTS),
]

AT_TEXELS: Final = [
    Sampled("texel_row", ROW, FLOATS),
    Sampled("texel_plane", PLANE, SINGLE),
    Sampled("texel_volume", VOLUME, FLOATS),
    Sampled("texel_row_layers", ROW_LAYERS, BYTES),
    Sampled("texel_layers", PLANE_LAYERS, INTS),
    Sampled("texel_depths", PLANE, DEPTHS, DEPTH_FILE),
    Sampled("texel_depth_layers", PLANE_LAYERS, DEPTHS, DEPTH_FILE),
]
"""Kernels with integers as coordinates."""


def literal_args(rng: Rng, shape: Shape, count: int, *, inside: bool = False) -> list[Arg]:
    """Return an image, places in it both ways, and the results of some samplers."""
    image = FLOATS._replace(layered=shape.layered)
    sides = POWERS[: shape.sides]
    texels = random_texels(rng, extent_of(sides, shape), image)
    at = places(rng, sides, shape, inside=inside)
    return [In(texels, image), In(at), In(normalized(at, sides)), blank((count, N, 4), "f4")]


def literal_case(
    kernel: str, shape: Shape, samplers: list[Sampler], *, inside: bool = False
) -> Case:
    """Return a case of a kernel that spells its samplers, and reads the same places with each."""
    image = FLOATS._replace(layered=shape.layered)

    def reference(texels: Array, at: Array, parts: Array, _: Array) -> Array:
        rows = [
            sampled(texels, image, sampler, parts if sampler.normalized else at)
            for sampler in samplers
        ]
        return np.stack(rows)

    return Case(
        "image_literals",
        kernel,
        lambda r: literal_args(r, shape, len(samplers), inside=inside),
        reference,
        (N,),
        atol=FILTER_ERROR,
    )


def spelling_order(sampler: Sampler) -> tuple[bool, bool]:
    """Return the key that sorts samplers as kernels spell them."""
    return sampler.normalized, sampler.filter == "LINEAR"


SPELLED: Final = sorted(OUTSIDE, key=spelling_order)
SPELLED_INSIDE: Final = [sampler for sampler in SAMPLERS if sampler.addressing == "NONE"]


def edge_args(rng: Rng) -> list[Arg]:
    """Return images of one, two and three dimensions, and coordinates without a part."""
    images = [
        In(random_texels(rng, extent_of(SIDES[: shape.sides], shape), FLOATS), FLOATS)
        for shape in (ROW, PLANE, VOLUME)
    ]
    at = np.zeros((N, 4), "f4")
    for lane, side in enumerate(SIDES):
        at[:, lane] = rng.integers(-2, side + 3, N)
    return [*images, In(at), blank((3, N, 4), "f4")]


def on_edges(row: Array, plane: Array, volume: Array, at: Array, _: Array) -> Array:
    """Return reads at coordinates without a part."""
    rows = [
        sampled(row, FLOATS, NEAR_CLAMP, at),
        sampled(plane, FLOATS, NEAR_CLAMP, at),
        sampled(volume, FLOATS, NEAR_EDGE, at),
    ]
    return np.stack(rows)


def chosen_args(rng: Rng) -> list[Arg]:
    """Return an image and places around it."""
    texels = random_texels(rng, extent_of(SIDES[:2], PLANE), FLOATS)
    at = places(rng, SIDES[:2], PLANE, inside=False)
    return [In(texels, FLOATS), In(at), blank((N, 4), "f4")]


def chosen(texels: Array, at: Array, _: Array) -> Array:
    """Return reads by one sampler or the other."""
    near = sampled(texels, FLOATS, NEAR_CLAMP, at)
    linear = sampled(texels, FLOATS, LINEAR_EDGE, at)
    odd = np.arange(N)[:, None] % 2 == 1
    return np.where(odd, near, linear)


def direct_args(rng: Rng) -> list[Arg]:
    """Return an image and normalised places."""
    texels = random_texels(rng, extent_of(POWERS[:2], PLANE), FLOATS)
    at = normalized(places(rng, POWERS[:2], PLANE, inside=False), POWERS[:2])
    return [In(texels, FLOATS), In(at), blank((N, 4), "f4")]


def direct(texels: Array, at: Array, _: Array) -> Array:
    """Return reads by a sampler that repeats."""
    return sampled(texels, FLOATS, Sampler(True, "REPEAT", "LINEAR"), at)


def direct_twice(texels: Array, at: Array, out: Array) -> Array:
    """Return reads by a sampler that repeats, and the texels within the image once more."""
    near = sampled(texels, FLOATS, Sampler(True, "CLAMP", "NEAREST"), at)
    return direct(texels, at, out) + near


CASES: Final = [
    *(
        sampler_case(row, sampler)
        for row in (ROW_OF_LAYERS, DEPTH, LAYERS_OF_DEPTH)
        for sampler in SAMPLERS
    ),
    *(sampler_case(row, sampler) for row in OF_INTEGERS for sampler in NEAREST),
    *(sampler_case(row, sampler, "far") for row in PLAIN for sampler in SAMPLERS),
    *(sampler_case(row, sampler, "unorm") for row in SHORT_DEPTHS for sampler in CLAMPING),
    *(
        sampler_case(row._replace(image=SINGLE), sampler, "r")
        for row in (*PLAIN, ROW_OF_LAYERS)
        for sampler in CLAMPING
        if row.kernel != "sample_2d"
    ),
    *(
        sampler_case(row, sampler, "one", (1,) * row.shape.sides)
        for row in (*PLAIN, ROW_OF_LAYERS, DEPTH)
        for sampler in ONE_TEXEL
    ),
    *(
        sampler_case(row, NEAR_EDGE, "ties", ties=True)
        for row in (PLAIN[3], ROW_OF_LAYERS, LAYERS_OF_DEPTH)
    ),
    *(texel_case(row, sampler) for row in AT_TEXELS for sampler in BY_TEXELS),
    literal_case("at_file_scope", PLANE, SPELLED),
    literal_case("row", ROW, SPELLED),
    literal_case("row_layers", ROW_LAYERS, SPELLED),
    literal_case("plane", PLANE, SPELLED),
    literal_case("layers", PLANE_LAYERS, SPELLED),
    literal_case("volume", VOLUME, SPELLED),
    literal_case("inside", PLANE, SPELLED_INSIDE, inside=True),
    Case("image_literals", "on_edges", edge_args, on_edges, (N,)),
    Case("image_literals", "direct", direct_args, direct, (N,), atol=FILTER_ERROR),
    Case("image_literals", "direct_twice", direct_args, direct_twice, (N,), atol=FILTER_ERROR),
    Case("image_literals", "chosen", chosen_args, chosen, (N,), atol=FILTER_ERROR),
]
