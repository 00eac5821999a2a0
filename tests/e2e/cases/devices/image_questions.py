"""Cases of queries: what images of every kind, access and format say of themselves."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Array, Case, Image, In, Out, Rng, blank
from tests.e2e.harness.image_texels import DTYPES, channel_count, random_texels, values_of

W: Final = 11
H: Final = 7
D: Final = 3
FILE: Final = "image_questions"

# Results of OpenCL C's queries for channels and their order.
CHANNELS: Final = {
    "SNORM_INT8": 0x10D0,
    "SNORM_INT16": 0x10D1,
    "UNORM_INT8": 0x10D2,
    "UNORM_INT16": 0x10D3,
    "SIGNED_INT8": 0x10D7,
    "SIGNED_INT16": 0x10D8,
    "SIGNED_INT32": 0x10D9,
    "UNSIGNED_INT8": 0x10DA,
    "UNSIGNED_INT16": 0x10DB,
    "UNSIGNED_INT32": 0x10DC,
    "HALF_FLOAT": 0x10DD,
    "FLOAT": 0x10DE,
}
ORDERS: Final = {
    "R": 0x10B0,
    "RG": 0x10B2,
    "RGBA": 0x10B5,
    "BGRA": 0x10B6,
    "DEPTH": 0x10BD,
    "sRGBA": 0x10C1,
}

FLOATS: Final = Image("RGBA", "FLOAT")
HALVES: Final = Image("RG", "HALF_FLOAT")
WORDS: Final = Image("R", "SIGNED_INT32")
DEPTHS: Final = Image("DEPTH", "FLOAT")
DEPTH_LAYERS: Final = Image("DEPTH", "UNORM_INT16", layered=True)
BYTES: Final = Image("R", "UNSIGNED_INT8")


def zeros(image: Image, *sides: int) -> In:
    """Return an image of zeros, of which only the form matters."""
    return In(np.zeros((*sides, channel_count(image.order)), DTYPES[image.channels]), image)


def answers(*values: int) -> Array:
    """Return the numbers that a kernel stores."""
    return np.array(values, "i4")


def format_case(image: Image) -> Case:
    """Return a case of a kernel that asks for channels and their order."""
    return Case(
        FILE,
        "of_formats",
        lambda _: [zeros(image, H, W), blank(2, "i4")],
        lambda *_: answers(CHANNELS[image.channels], ORDERS[image.order]),
        (1,),
        label=f"{image.channels}-{image.order}".lower(),
    )


def question_case(kernel: str, images: list[In], *values: int) -> Case:
    """Return a case of a work-item that asks images."""
    return Case(
        FILE,
        kernel,
        lambda _: [*images, blank(len(values), "i4")],
        lambda *_: answers(*values),
        (1,),
    )


def of_two(_one: Array, _other: Array, _out: Array) -> Array:
    """Return multiples of the sizes of two images."""
    return np.asarray(np.arange(1, 4)[:, None] * answers(W, H, H + 1, D))


def channels_case(image: Image) -> Case:
    """Return a case of a kernel that reads floats or integers by the image's channels."""
    return Case(
        FILE,
        "by_channels",
        lambda r: [In(random_texels(r, (H, W), image), image), blank((H, W, 4), "f4")],
        lambda texels, _: values_of(texels, image),
        (W, H),
        label=image.channels.lower(),
        ulp=1.5 if "NORM" in image.channels else 0,
    )


def over_all_args(rng: Rng) -> list[In | Out]:
    """Return a volume of bytes, and a sum of each work-item."""
    return [In(random_texels(rng, (D, H, W), BYTES), BYTES), blank(16, "u4")]


def over_all(texels: Array, _: Array) -> Array:
    """Return weighted sums of every sixteenth texel."""
    flat = texels.ravel().astype("u4") * np.arange(1, texels.size + 1, dtype="u4")
    return np.array([flat[i::16].sum(dtype="u4") for i in range(16)])


CASES: Final = [
    *(
        format_case(Image(order, channels))
        for order, channels in [
            *zip(("R", "RG", "RGBA") * 4, CHANNELS, strict=True),
            ("BGRA", "UNORM_INT8"),
            ("sRGBA", "UNORM_INT8"),
        ]
    ),
    question_case(
        "of_written_formats",
        [zeros(HALVES, W), zeros(WORDS, D, H, W)],
        CHANNELS["HALF_FLOAT"],
        ORDERS["RG"],
        CHANNELS["SIGNED_INT32"],
        ORDERS["R"],
    ),
    question_case(
        "of_depths",
        [zeros(DEPTHS, H, W), zeros(DEPTH_LAYERS, D, H + 1, W + 2)],
        *(W, H, W, H, CHANNELS["FLOAT"], ORDERS["DEPTH"]),
        *(W + 2, H + 1, D, CHANNELS["UNORM_INT16"], ORDERS["DEPTH"], H + 1),
    ),
    question_case(
        "of_both",
        [
            zeros(FLOATS, W),
            zeros(FLOATS._replace(layered=True), D, W + 1),
            zeros(FLOATS._replace(buffer=True), W + 2),
            zeros(FLOATS, H, W + 3),
            zeros(FLOATS._replace(layered=True), D + 1, H + 1, W + 4),
            zeros(FLOATS, D + 2, H + 2, W + 5),
        ],
        *(W, W + 1, D, W + 2, W + 3, H, W + 4, H + 1, D + 1),
        *(W + 5, H + 2, D + 2, W + 5, H + 2, D + 2, 0),
    ),
    Case(
        FILE,
        "of_two",
        lambda _: [zeros(FLOATS, H, W), zeros(FLOATS, D, H + 1), blank((3, 4), "i4")],
        of_two,
        (3,),
    ),
    *(
        channels_case(Image("RGBA", channels))
        for channels in ("UNORM_INT8", "FLOAT", "SIGNED_INT16", "UNSIGNED_INT8")
    ),
    Case(FILE, "over_all", over_all_args, over_all, (16,)),
]
