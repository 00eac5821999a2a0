"""Texels of images: the components that kernels read, and the channels that writes leave.

The rules are those of OpenCL C, Conversion Rules of Image Addressing and Filtering.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Array, Image

DTYPES: Final = {
    "UNORM_INT8": "u1",
    "UNORM_INT16": "u2",
    "SNORM_INT8": "i1",
    "SNORM_INT16": "i2",
    "SIGNED_INT8": "i1",
    "SIGNED_INT16": "i2",
    "SIGNED_INT32": "i4",
    "UNSIGNED_INT8": "u1",
    "UNSIGNED_INT16": "u2",
    "UNSIGNED_INT32": "u4",
    "HALF_FLOAT": "f2",
    "FLOAT": "f4",
}
"""Types of a channel in memory."""

# Sources of the four components of a texel: a channel, or 0 or 1.
COMPONENTS: Final[dict[str, tuple[int | str, ...]]] = {
    "R": (0, "zero", "zero", "one"),
    "A": ("zero", "zero", "zero", 0),
    "RG": (0, 1, "zero", "one"),
    "RA": (0, "zero", "zero", 1),
    "INTENSITY": (0, 0, 0, 0),
    "LUMINANCE": (0, 0, 0, "one"),
    "RGBA": (0, 1, 2, 3),
    "BGRA": (2, 1, 0, 3),
    "sRGBA": (0, 1, 2, 3),
    "DEPTH": (0,),
}

OPAQUE_BORDERS: Final = ("R", "RG", "LUMINANCE")
"""Orders whose border has 1 as alpha."""


def channel_count(order: str) -> int:
    """Return the number of channels in memory."""
    return len({source for source in COMPONENTS[order] if isinstance(source, int)})


def components(texels: Array, order: str) -> Array:
    """Return the components that a read returns for a texel's channels."""
    planes = {
        "zero": np.zeros(texels.shape[:-1], texels.dtype),
        "one": np.ones(texels.shape[:-1], texels.dtype),
    }
    chosen = [
        planes[source] if isinstance(source, str) else texels[..., source]
        for source in COMPONENTS[order]
    ]
    return np.stack(chosen, axis=-1)


def border_alpha(order: str) -> float:
    """Return the last component of the border."""
    return 1.0 if order in OPAQUE_BORDERS else 0.0


def scale_of(channels: str) -> float:
    """Return the channel that stands for 1, of normalised channels."""
    return float(np.iinfo(DTYPES[channels]).max)


def values_of(texels: Array, image: Image) -> Array:
    """Return the components that a kernel reads: doubles, or the integers of the channels."""
    if "NORM" in image.channels:
        # The smallest signed number and the one after it are both -1.
        texels = np.maximum(texels / scale_of(image.channels), -1.0)
    if image.channels in ("HALF_FLOAT", "FLOAT"):
        texels = texels.astype(np.float64)
    if image.order == "sRGBA":
        texels = np.concatenate([linear_of(texels[..., :3]), texels[..., 3:]], axis=-1)
    return components(texels, image.order)


def linear_of(values: Array) -> Array:
    """Return the linear intensities of values in sRGB."""
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def stored(values: Array, image: Image) -> Array:
    """Return the channels that a write of four components leaves."""
    channels = np.empty((*values.shape[:-1], channel_count(image.order)), values.dtype)
    for component, source in enumerate(COMPONENTS[image.order]):
        if isinstance(source, int):
            channels[..., source] = values[..., component]
    dtype = DTYPES[image.channels]
    if "NORM" in image.channels:
        channels = np.rint(channels.astype(np.float64) * scale_of(image.channels))
    if dtype[0] == "f":
        return channels.astype(dtype)
    info = np.iinfo(dtype)
    return np.clip(channels, info.min, info.max).astype(dtype)


def random_texels(rng: np.random.Generator, sides: tuple[int, ...], image: Image) -> Array:
    """Return an image's array: any integers, or floats from -1 to 1 that half has."""
    shape = (*sides, channel_count(image.order))
    dtype = DTYPES[image.channels]
    if dtype[0] == "f":
        return (rng.integers(-512, 513, shape) / 512).astype(dtype)
    info = np.iinfo(dtype)
    return rng.integers(info.min, info.max, shape, dtype, endpoint=True)
