"""Images by OpenCL's names and numbers: kinds, orders of channels, and their types."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


class Channels(NamedTuple):
    """A type of channels: OpenCL's number, numpy's type, and the end of Vulkan's name."""

    number: int
    dtype: str
    suffix: str


CHANNELS: Final = {
    "SNORM_INT8": Channels(0x10D0, "i1", "SNORM"),
    "SNORM_INT16": Channels(0x10D1, "i2", "SNORM"),
    "UNORM_INT8": Channels(0x10D2, "u1", "UNORM"),
    "UNORM_INT16": Channels(0x10D3, "u2", "UNORM"),
    "SIGNED_INT8": Channels(0x10D7, "i1", "SINT"),
    "SIGNED_INT16": Channels(0x10D8, "i2", "SINT"),
    "SIGNED_INT32": Channels(0x10D9, "i4", "SINT"),
    "UNSIGNED_INT8": Channels(0x10DA, "u1", "UINT"),
    "UNSIGNED_INT16": Channels(0x10DB, "u2", "UINT"),
    "UNSIGNED_INT32": Channels(0x10DC, "u4", "UINT"),
    "HALF_FLOAT": Channels(0x10DD, "f2", "SFLOAT"),
    "FLOAT": Channels(0x10DE, "f4", "SFLOAT"),
}
INTEGERS: Final = ("SINT", "UINT")
_DEFAULT: Final = {
    "i1": "SIGNED_INT8",
    "i2": "SIGNED_INT16",
    "i4": "SIGNED_INT32",
    "u1": "UNORM_INT8",
    "u2": "UNSIGNED_INT16",
    "u4": "UNSIGNED_INT32",
    "f2": "HALF_FLOAT",
    "f4": "FLOAT",
}
"""The channels of numpy's types where none are named; bytes are mostly colours."""


class Order(NamedTuple):
    """An order of channels: OpenCL's number, the letters of Vulkan's name, and the view's channels.

    Each component that kernels read is a channel of the format, or 0 or 1; only kernels that read
    may see an image so (VkImageViewCreateInfo, components).
    """

    number: int
    letters: str
    swizzle: str = ""


ORDERS: Final = {
    "R": Order(0x10B0, "R"),
    "A": Order(0x10B1, "R", "000R"),
    "RG": Order(0x10B2, "RG"),
    "RA": Order(0x10B3, "RG", "R00G"),
    "RGBA": Order(0x10B5, "RGBA"),
    "BGRA": Order(0x10B6, "BGRA"),
    "INTENSITY": Order(0x10B8, "R", "RRRR"),
    "LUMINANCE": Order(0x10B9, "R", "RRR1"),
    "DEPTH": Order(0x10BD, "R"),
    "sRGBA": Order(0x10C1, "RGBA"),
}
_BY_COUNT: Final = {1: "R", 2: "RG", 4: "RGBA"}


class Kind(NamedTuple):
    """A kind of image.

    Attributes:
        view: the end of the name of its VkImageViewType; "" for a buffer of texels.
        sides: the dimensions of a layer.
        is_layered: whether the first axis counts layers.
    """

    view: str
    sides: int
    is_layered: bool = False


KINDS: Final = {
    "1d": Kind("1D", 1),
    "1d_array": Kind("1D_ARRAY", 1, is_layered=True),
    "2d": Kind("2D", 2),
    "2d_array": Kind("2D_ARRAY", 2, is_layered=True),
    "3d": Kind("3D", 3),
    "buffer": Kind("", 1),
}
_BY_AXES: Final = {1: "1d", 2: "2d", 3: "3d"}


class Named(Protocol):
    """A device."""

    @property
    def name(self) -> str:
        """The device, as its driver spells it."""


Owner = TypeVar("Owner", bound=Named)


class ImageForm(Generic[Owner]):
    """An image of any device: its form and the names of its channels.

    Attributes:
        device: the device.
        kind: a key of `KINDS`.
        shape: the axes of its array, the last of which is the channels.
        dtype: numpy's type of a channel.
        order: OpenCL's name for the order of channels.
        channels: OpenCL's name for the type of channels.
        number: another one for each image.
    """

    __slots__ = ("channels", "device", "dtype", "kind", "number", "order", "shape")

    def __init__(
        self, device: Owner, kind: str, shape: tuple[int, ...], order: str, channels: str
    ) -> None:
        self.device: Final = device
        self.kind: Final = kind
        self.shape: Final = shape
        self.order: Final = order
        self.channels: Final = channels
        self.dtype: Final = np.dtype(CHANNELS[channels].dtype)
        self.number: Final = next(_numbers)

    def __repr__(self) -> str:
        form = f"{self.kind!r}, {self.order}, {self.channels}"
        return f"Image(shape={self.shape}, {form}, device={self.device.name!r})"

    @property
    def nbytes(self) -> int:
        """Return the bytes of all texels."""
        return math.prod(self.shape) * int(self.dtype.itemsize)

    @property
    def channel_order(self) -> int:
        """Return OpenCL's number for the order of channels."""
        return ORDERS[self.order].number

    @property
    def channel_type(self) -> int:
        """Return OpenCL's number for the type of channels."""
        return CHANNELS[self.channels].number

    @property
    def has_integers(self) -> bool:
        """Whether kernels read integers."""
        return CHANNELS[self.channels].suffix in INTEGERS

    @property
    def layers(self) -> int:
        """Return the number of layers."""
        return self.shape[0] if KINDS[self.kind].is_layered else 1

    @property
    def sides(self) -> tuple[int, int, int]:
        """Return the width, the height and the depth of a layer in texels."""
        axes = [*reversed(self.shape[KINDS[self.kind].is_layered : -1]), 1, 1]
        return axes[0], axes[1], axes[2]

    def texels_of(self, source: ArrayLike) -> NDArray[Any]:
        """Return an array as the texels of the image.

        Raises:
            ValueError: it has another shape.
        """
        content = np.ascontiguousarray(source, self.dtype)
        if content.shape != self.shape:
            raise ValueError(f"an array of shape {content.shape} is not one of {self.shape}")
        return content


_numbers: Final = itertools.count()


def form_of(
    shape: tuple[int, ...], dtype: np.dtype[Any], kind: str, order: str, channels: str
) -> tuple[str, str, str]:
    """Return the kind, the order and the type of channels of an image with texels.

    Args:
        shape: of the texels; the last axis is the channels.
        dtype: of a channel.
        kind: a key of `KINDS`; "" for the one of as many axes.
        order: a key of `ORDERS`; "" for that of as many channels.
        channels: a key of `CHANNELS`; "" for the one of the type, where bytes are from 0 to 1.

    Raises:
        ValueError: the kind, the order or the channels do not fit the texels.
    """
    code = np.dtype(dtype).str[1:]
    kind = kind or _BY_AXES.get(len(shape) - 1, "")
    order = order or _BY_COUNT.get(shape[-1] if shape else 0, "")
    channels = channels or _DEFAULT.get(code, "")
    row = KINDS.get(kind)
    if row is not None and not math.prod(shape):
        raise ValueError(f"an image of shape {shape} has no texels")
    if row is None or len(shape) != row.sides + row.is_layered + 1:
        raise ValueError(
            f"an array of shape {shape} is not an image of kind {kind!r}: {_list(KINDS)}"
        )
    if order not in ORDERS or len(ORDERS[order].letters) != shape[-1]:
        raise ValueError(f"{shape[-1]} channels have no order {order!r}: {_list(ORDERS)}")
    if channels not in CHANNELS or CHANNELS[channels].dtype != code:
        raise ValueError(f"{dtype} is not a type of channels {channels!r}: {_list(CHANNELS)}")
    return kind, order, channels


def _list(names: dict[str, Any]) -> str:
    return f"there are {', '.join(names)}"
