"""Cases of images of every shape: written in place, and sampled where that is seldom done."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Array, Case, Image, In, Out, Rng, blank

W: Final = 12
H: Final = 5
D: Final = 3
FLOATS: Final = Image("RGBA", "FLOAT")
LAYERED: Final = Image("RGBA", "FLOAT", layered=True)
UINTS: Final = Image("RGBA", "UNSIGNED_INT32")
UINT_LAYERS: Final = Image("RGBA", "UNSIGNED_INT32", layered=True)
UINT_BUFFER: Final = Image("RGBA", "UNSIGNED_INT32", buffer=True)
INTS: Final = Image("RGBA", "SIGNED_INT32")
INT_LAYERS: Final = Image("RGBA", "SIGNED_INT32", layered=True)


def words(rng: Rng, shape: tuple[int, ...], dtype: str) -> Array:
    """Random integers of which small multiples do not overflow."""
    return rng.integers(0, 1 << 20, shape).astype(dtype)


def small(rng: Rng) -> In:
    """Small numbers, one for each column."""
    return In(rng.integers(0, 100, W, "i4"))


def in_place(kernel: str, shape: tuple[int, ...], dtype: str, image: Image) -> Case:
    """A kernel that changes each texel of an image."""
    references = {
        "row": lambda x, n: x[:, ::-1] + n[:, None],
        "row_layers": lambda x, n: x * n[:, None] + D,
        "buffer": lambda x, n: x ^ n.astype("u4")[:, None],
        "plane": lambda x, n: x + (W * n).astype("u4")[:, None],
        "layers": lambda x, n: x - n[:D].astype("u4")[:, None, None, None],
        "volume": lambda x, n: x * 3 - n[:H, None, None] * D,
    }
    size = tuple(reversed(shape[:-1]))
    return Case(
        "image_in_place",
        kernel,
        lambda r: [Out(words(r, shape, dtype), image), small(r)],
        references[kernel],
        size,
    )


def integers(volume: Array, layers: Array, *_: Array) -> tuple[Array, Array]:
    """A volume repeats; beside the layers is nothing."""
    shifted = np.zeros_like(layers)
    shifted[:, :, 1:] = layers[:, :, :-1]
    return volume.reshape(-1, 4), shifted.reshape(-1, 4)


def smooth(x: Array, _: Array) -> Array:
    """Means of neighbours; the last has none."""
    following = np.concatenate([x[:, 1:], x[:, -1:]], axis=1)
    return np.asarray((x + following) / 2).reshape(-1, 4)


CASES: Final = [
    in_place("row", (W, 4), "f4", FLOATS),
    in_place("row_layers", (D, W, 4), "i4", INT_LAYERS),
    in_place("buffer", (W, 4), "u4", UINT_BUFFER),
    in_place("plane", (H, W, 4), "u4", UINTS),
    in_place("layers", (D, H, W, 4), "u4", UINT_LAYERS),
    in_place("volume", (D, H, W, 4), "i4", INTS),
    Case(
        "image_lookup",
        "row_layers",
        lambda r: [
            In((r.integers(-512, 513, (D, W, 4)) / 512).astype("f4"), LAYERED),
            blank((D * W, 4), "f4"),
        ],
        smooth,
        (W, D),
        atol=1e-5,
    ),
    Case(
        "image_lookup",
        "integers",
        lambda r: [
            In(words(r, (D, H, W, 4), "i4"), INTS),
            In(words(r, (D, H, W, 4), "u4"), UINT_LAYERS),
            blank((D * H * W, 4), "i4"),
            blank((D * H * W, 4), "u4"),
        ],
        integers,
        (W, H, D),
    ),
]
