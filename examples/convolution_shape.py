"""What a convolution is: its shape, its arrays, and the same by numpy; convolution.py uses it."""

from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
POST_OPS = {"bias": 1, "add": 2, "relu": 4}
MOST_PIXELS = 8


class Convolution(NamedTuple):
    """What a kernel is made for; images and windows are squares."""

    size: int
    channels: int
    outputs: int
    window: int
    stride: int
    dtype: str
    post_ops: tuple[str, ...]

    def __str__(self) -> str:
        ops = "+".join(self.post_ops) or "nothing"
        shape = f"{self.size}x{self.size}x{self.channels} to {self.outputs}"
        return f"{shape}, {self.window}x{self.window}/{self.stride}, {self.dtype}, {ops}"

    @property
    def padding(self) -> int:
        return self.window // 2

    @property
    def result(self) -> int:
        """The height and width of the result."""
        return (self.size + 2 * self.padding - self.window) // self.stride + 1

    @property
    def pixels(self) -> int:
        """How many neighbours a work-item computes; they fill the result's rows."""
        return max(count for count in range(1, MOST_PIXELS + 1) if self.result % count == 0)

    @property
    def flags(self) -> int:
        """The post-ops as bits."""
        return sum(POST_OPS[name] for name in self.post_ops)

    def weight(self, wy: int, wx: int) -> int:
        """Where the weights for a place of the window start."""
        return (wy * self.window + wx) * self.channels * self.outputs

    def column(self, pixel: int, wx: int) -> int:
        """The image's column for a neighbour and a place of the window, from the first's."""
        return pixel * self.stride + wx - self.padding

    def can_be_outside(self, pixel: int, wx: int) -> bool:
        """Whether that is outside of the image for the first or the last neighbours."""
        last = (self.result - self.pixels) * self.stride + self.column(pixel, wx)
        return self.column(pixel, wx) < 0 or last >= self.size

    def random_arrays(self) -> list[Array]:
        """An image, weights, bias and residual."""
        random = np.random.default_rng(1)
        image, result = (self.size, self.size, self.channels), (self.result, self.result)
        weights = (self.window, self.window, self.channels, self.outputs)
        shapes = (image, weights, (self.outputs,), (*result, self.outputs))
        return [(random.random(shape, np.float32) - 0.5).astype(self.dtype) for shape in shapes]

    def check(self, got: Array, wanted: Array) -> None:
        """Compare with what numpy has; only the order of sums differs."""
        close = {"float32": 1e-4, "float16": 2e-2}[self.dtype]
        np.testing.assert_allclose(got.astype(np.float32), wanted, rtol=close, atol=close)


def convolve(conv: Convolution, x: Array, w: Array, bias: Array, residual: Array) -> Array:
    """The result, in 32-bit floats."""
    padding = (conv.padding, conv.padding)
    image = np.pad(x.astype(np.float32), (padding, padding, (0, 0)))
    total = np.zeros((conv.result, conv.result, conv.outputs), np.float32)
    end = (conv.result - 1) * conv.stride + 1
    for wy, wx in product(range(conv.window), repeat=2):
        part = image[wy : wy + end : conv.stride, wx : wx + end : conv.stride]
        total += part @ w[wy, wx].astype(np.float32)
    for name in conv.post_ops:
        if name == "relu":
            total = np.maximum(total, 0)
        else:
            total += {"bias": bias, "add": residual}[name]
    return total
