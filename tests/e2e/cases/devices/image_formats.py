"""Cases of formats: what a read makes of a texel's channels, and what a write leaves of values."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.cases.devices.image_addressing import (
    CONVERSION_ULP,
    FILTER_ERROR,
    LAYERS,
    PLANE,
    N,
    label_of,
    places,
    sampled,
)
from tests.e2e.harness.case_model import Arg, Array, Case, Image, In, Rng, Sampler, blank
from tests.e2e.harness.image_texels import (
    DTYPES,
    channel_count,
    random_texels,
    scale_of,
    stored,
    values_of,
)

W: Final = 19
H: Final = 7

NORMALIZED: Final = ("UNORM_INT8", "UNORM_INT16", "SNORM_INT8", "SNORM_INT16")
FLOATING: Final = ("HALF_FLOAT", "FLOAT")
SIGNED: Final = ("SIGNED_INT8", "SIGNED_INT16", "SIGNED_INT32")
UNSIGNED: Final = ("UNSIGNED_INT8", "UNSIGNED_INT16", "UNSIGNED_INT32")
ORDERS: Final = ("R", "RG", "RGBA")

FIXED_POINT_ERROR: Final = 1 / 256
"""Devices may filter normalised channels of eight bits in fixed point."""
SRGB_ERROR: Final = 0.5 / 255
"""Devices may look linear intensities up in a table of bytes' precision."""

BLUE_FIRST: Final = [
    Image("BGRA", channels) for channels in ("UNORM_INT8", "SIGNED_INT8", "UNSIGNED_INT8")
]
SRGB: Final = Image("sRGBA", "UNORM_INT8")
FORMATS: Final = [
    *(
        Image(order, channels)
        for channels in (*NORMALIZED, *FLOATING, *SIGNED, *UNSIGNED)
        for order in ORDERS
    ),
    *BLUE_FIRST,
]

REPEAT: Final = Sampler(True, "REPEAT", "LINEAR")
LINEAR_CLAMP: Final = Sampler(False, "CLAMP", "LINEAR")
NEAR_CLAMP: Final = Sampler(False, "CLAMP", "NEAREST")


def kind_of(image: Image) -> str:
    """Return the end of the names of kernels for an image's channels."""
    if image.channels in SIGNED:
        return "ints"
    return "uints" if image.channels in UNSIGNED else "floats"


VALUES: Final = {"ints": "i4", "uints": "u4", "floats": "f4"}
"""Types of the components that kernels handle."""


def format_label(image: Image) -> str:
    """Name a format within the name of a case."""
    return f"{image.channels}-{image.order}".lower()


def read_case(image: Image) -> Case:
    """Return a case of a kernel that reads each texel."""
    kind = kind_of(image)
    return Case(
        "image_formats",
        f"read_{kind}",
        lambda r: [In(random_texels(r, (H, W), image), image), blank((H, W, 4), VALUES[kind])],
        lambda texels, _: values_of(texels, image),
        (W, H),
        label=format_label(image),
        ulp=CONVERSION_ULP if image.channels in NORMALIZED else 0,
        atol=SRGB_ERROR if image == SRGB else 0,
    )


def sample_case(image: Image, sampler: Sampler) -> Case:
    """Return a case of a kernel that reads at places in an image and around it."""
    kind = kind_of(image)
    # Powers of two, so that normalised coordinates are exact.
    sides = (16, 8)

    def args(rng: Rng) -> list[Arg]:
        at = places(rng, sides, PLANE, inside=False)
        at = (at / sides).astype("f4") if sampler.normalized else at
        texels = random_texels(rng, sides[::-1], image)
        return [In(texels, image), sampler, In(at), blank((N, 4), VALUES[kind])]

    atol = FILTER_ERROR if sampler.filter == "LINEAR" else 0
    if sampler.filter == "LINEAR" and image.channels in ("UNORM_INT8", "SNORM_INT8"):
        atol = FIXED_POINT_ERROR
    return Case(
        "image_formats",
        f"sample_{kind}",
        args,
        lambda texels, at, _: sampled(texels, image, sampler, at),
        (N,),
        label=f"{format_label(image)}-{label_of(sampler)}",
        atol=atol,
        ulp=CONVERSION_ULP if image.channels in NORMALIZED else 0,
    )


def written_values(rng: Rng, shape: tuple[int, ...], channels: str) -> Array:
    """Return components for a write: some beyond the channels' range, none half way between two.

    A device may round by up to 0.6 units of a normalised channel, so these stay nearer.
    """
    if channels in FLOATING:
        return (rng.integers(-2048, 2049, shape) / 64).astype("f4")
    if channels in NORMALIZED:
        scale = scale_of(channels)
        # Numbers below -1 may become the smallest integer or the one after it.
        lowest = -1.0 if channels.startswith("SNORM") else -0.1
        units = np.rint(rng.uniform(lowest, 1.1, shape) * scale)
        units += rng.integers(-3, 4, shape) / 8
        return (np.maximum(units, lowest * scale) / scale).astype("f4")
    info = np.iinfo(DTYPES[channels])
    wide = np.iinfo("i4" if channels in SIGNED else "u4")
    near = rng.integers(2 * info.min, 2 * info.max, shape, "i8").clip(wide.min, wide.max)
    far = rng.choice([wide.min, wide.max, info.min, info.max], shape)
    return np.where(rng.integers(0, 4, shape) == 0, far, near).astype(wide.dtype)


def write_case(image: Image) -> Case:
    """Return a case of a kernel that writes four components to each texel."""
    return Case(
        "image_formats",
        f"write_{kind_of(image)}",
        lambda r: [
            In(written_values(r, (H, W, 4), image.channels)),
            blank((H, W, channel_count(image.order)), DTYPES[image.channels], image),
        ],
        lambda values, _: stored(values, image),
        (W, H),
        label=format_label(image),
    )


def convert_case(source: Image, target: Image) -> Case:
    """Return a case of a kernel that writes to one image what it reads from another."""
    return Case(
        "image_formats",
        f"convert_{kind_of(source)}",
        lambda r: [
            In(random_texels(r, (H, W), source), source),
            blank((H, W, channel_count(target.order)), DTYPES[target.channels], target),
        ],
        lambda texels, _: stored(values_of(texels, source), target),
        (W, H),
        label=f"{format_label(source)}-to-{format_label(target)}",
        ulp=1 if target.channels == "FLOAT" else 0,
    )


CONVERSIONS: Final = [
    (Image("RGBA", "UNORM_INT8"), Image("BGRA", "UNORM_INT8")),
    (Image("BGRA", "UNORM_INT8"), Image("RG", "UNORM_INT16")),
    (Image("RG", "UNORM_INT8"), Image("RGBA", "FLOAT")),
    (Image("RGBA", "HALF_FLOAT"), Image("RG", "FLOAT")),
    (Image("R", "FLOAT"), Image("RGBA", "HALF_FLOAT")),
    (Image("RGBA", "SNORM_INT16"), Image("RGBA", "FLOAT")),
    (Image("RGBA", "SIGNED_INT32"), Image("RGBA", "SIGNED_INT8")),
    (Image("RG", "SIGNED_INT16"), Image("RGBA", "SIGNED_INT8")),
    (Image("R", "SIGNED_INT8"), Image("RG", "SIGNED_INT32")),
    (Image("RGBA", "UNSIGNED_INT32"), Image("RG", "UNSIGNED_INT8")),
    (Image("RGBA", "UNSIGNED_INT16"), Image("BGRA", "UNSIGNED_INT8")),
    (Image("R", "UNSIGNED_INT8"), Image("RGBA", "UNSIGNED_INT16")),
]


def half_case(kernel: str, image: Image) -> Case:
    """Return a case of a kernel that reads or writes halves in two dimensions."""
    texels = (H, W, channel_count(image.order))
    if kernel == "read_halves":
        return Case(
            "image_halves",
            kernel,
            lambda r: [In(random_texels(r, (H, W), image), image), blank((H, W, 4), "f2")],
            lambda x, _: values_of(x, image),
            (W, H),
            label=format_label(image),
            ulp=CONVERSION_ULP if image.channels in NORMALIZED else 0,
        )
    return Case(
        "image_halves",
        kernel,
        lambda r: [
            In(written_values(r, (H, W, 4), image.channels).astype("f2")),
            blank(texels, DTYPES[image.channels], image),
        ],
        lambda values, _: stored(values, image),
        (W, H),
        label=format_label(image),
    )


HALVES: Final = Image("RGBA", "HALF_FLOAT")
HALF_FORMATS: Final = [
    HALVES,
    Image("R", "HALF_FLOAT"),
    Image("RG", "HALF_FLOAT"),
    Image("RGBA", "FLOAT"),
    Image("RGBA", "UNORM_INT8"),
    Image("RGBA", "SNORM_INT8"),
]


def half_sample_case(sampler: Sampler) -> Case:
    """Return a case of a kernel that samples halves."""
    sides = (16, 8)

    def args(rng: Rng) -> list[Arg]:
        at = places(rng, sides, PLANE, inside=False)
        at = (at / sides).astype("f4") if sampler.normalized else at
        return [
            In(random_texels(rng, sides[::-1], HALVES), HALVES),
            sampler,
            In(at),
            blank((N, 4), "f2"),
        ]

    return Case(
        "image_halves",
        "sample_halves",
        args,
        lambda texels, at, _: sampled(texels, HALVES, sampler, at),
        (N,),
        label=label_of(sampler),
        # A filter may round each product to a half.
        atol=1e-3 if sampler.filter == "LINEAR" else 0,
    )


def with_next(texels: Array, _: Array) -> Array:
    """Add the neighbour along each axis but that of the channels, the last one at the edge."""
    padding = [(0, 1)] * (texels.ndim - 1) + [(0, 0)]
    wide = np.pad(texels, padding, mode="edge")
    index = (*[slice(1, None)] * (texels.ndim - 1), slice(None))
    return np.asarray(wide[index] + texels)


def shape_case(kernel: str, sides: tuple[int, ...], *, layered: bool = False) -> Case:
    """Return a case of a kernel that adds the next texel to each, in an image of some shape."""
    image = HALVES._replace(layered=layered)
    return Case(
        "image_halves",
        kernel,
        lambda r: [In(random_texels(r, sides, image), image), blank((*sides, 4), "f2", image)],
        with_next,
        sides[::-1],
    )


HALF_BUFFER: Final = HALVES._replace(buffer=True)

CASES: Final = [
    *map(read_case, [*FORMATS, SRGB]),
    *map(write_case, FORMATS),
    *(sample_case(image, NEAR_CLAMP) for image in FORMATS),
    *(
        sample_case(image, sampler)
        for image in [*FORMATS, SRGB]
        if kind_of(image) == "floats"
        for sampler in (REPEAT, LINEAR_CLAMP)
    ),
    *(convert_case(source, target) for source, target in CONVERSIONS),
    *(
        half_case(kernel, image)
        for image in HALF_FORMATS
        for kernel in ("read_halves", "write_halves")
    ),
    *(half_sample_case(sampler) for sampler in (NEAR_CLAMP, REPEAT, LINEAR_CLAMP)),
    shape_case("row", (W,)),
    shape_case("row_layers", (LAYERS, W), layered=True),
    shape_case("layers", (LAYERS, H, W), layered=True),
    shape_case("volume", (5, H, W)),
    Case(
        "image_halves",
        "buffer",
        lambda r: [
            In(random_texels(r, (W,), HALF_BUFFER), HALF_BUFFER),
            blank((W, 4), "f2", HALF_BUFFER),
        ],
        lambda x, _: 2 * x[::-1],
        (W,),
    ),
]
