"""Images of a WebGPU device that kernels read, by OpenCL's names."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING, Any, Final, final

import numpy as np

from spvbackend.devices.images import CHANNELS, INTEGERS, KINDS, ORDERS, form_of
from spvbackend.webgpu.device import Device, default_device

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

VIEWS: Final = {"1d": "1d", "2d": "2d", "2d_array": "2d-array", "3d": "3d"}
"""WebGPU's dimensions of views, by OpenCL's kinds of images."""
_FORMATS: Final = {
    "SNORM": "snorm",
    "UNORM": "unorm",
    "SINT": "sint",
    "UINT": "uint",
    "SFLOAT": "float",
}
"""The end of the name of each GPUTextureFormat."""
_SPECIAL: Final = {("BGRA", "UNORM_INT8"): "bgra8unorm", ("sRGBA", "UNORM_INT8"): "rgba8unorm-srgb"}
_PLAIN: Final = ("DEPTH", "R", "RG", "RGBA")
_FILTERED_WITH: Final = {4: "float32-filterable"}
"""The feature with which floats of so many bytes are filtered; others always are."""
_numbers: Final = itertools.count()


@final
class Image:
    """An image on a device: `image` makes one.

    Attributes:
        device: the device.
        kind: "1d", "2d", "2d_array" or "3d".
        shape: the axes of its array, the last of which is the channels.
        dtype: numpy's type of a channel.
        order: OpenCL's name for the order of channels.
        channels: OpenCL's name for the type of channels.
        number: another one for each image.
        view: wgpu's view of all texels.
        sample_type: what kernels read, by the name of a GPUTextureSampleType.
    """

    __slots__ = ("_texture", "channels", "device", "dtype", "kind", "number", "order",
                 "sample_type", "shape", "view")  # fmt: skip

    def __init__(
        self, device: Device, kind: str, shape: tuple[int, ...], order: str, channels: str
    ) -> None:
        import wgpu

        self.device: Final = device
        self.kind: Final = kind
        self.shape: Final = shape
        self.order: Final = order
        self.channels: Final = channels
        self.dtype: Final = np.dtype(CHANNELS[channels].dtype)
        self.number: Final = next(_numbers)
        self.sample_type: Final = _sample_type(device, channels)
        usage = wgpu.TextureUsage.TEXTURE_BINDING | wgpu.TextureUsage.COPY_SRC
        usage |= wgpu.TextureUsage.COPY_DST
        try:
            self._texture: Final[Any] = device.handle.create_texture(
                size=self._sides,
                dimension=f"{KINDS[kind].sides}d",
                format=_format(order, channels),
                usage=usage,
            )
        except wgpu.GPUError as error:
            raise ValueError(f"{device.name} has no such image: {error}") from None
        self.view: Final[Any] = self._texture.create_view(dimension=VIEWS[kind])

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
    def _sides(self) -> tuple[int, int, int]:
        """Return the width, the height, and the depth or the number of layers."""
        width, height, depth = [*reversed(self.shape[:-1]), 1, 1][:3]
        return width, height, depth

    @property
    def _layout(self) -> dict[str, int]:
        row = self.shape[-2] * self.shape[-1] * int(self.dtype.itemsize)
        return {"offset": 0, "bytes_per_row": row, "rows_per_image": self._sides[1]}

    @property
    def _place(self) -> dict[str, Any]:
        return {"texture": self._texture, "mip_level": 0, "origin": (0, 0, 0)}

    def numpy(self) -> NDArray[Any]:
        """Return a copy of the texels in memory of the host, after the commands before."""
        stream = self.device.stream
        stream.synchronize()
        with stream.lock:
            queue = self.device.handle.queue
            content = queue.read_texture(self._place, self._layout, self._sides)
        return np.frombuffer(content, self.dtype).reshape(self.shape).copy()

    def copy_from_host(self, source: ArrayLike) -> Image:
        """Write all texels, and return the image.

        Raises:
            ValueError: the array has another shape.
        """
        content = np.ascontiguousarray(source, self.dtype)
        if content.shape != self.shape:
            raise ValueError(f"an array of shape {content.shape} is not one of {self.shape}")
        stream = self.device.stream
        with stream.lock:
            stream.submit()
            queue = self.device.handle.queue
            queue.write_texture(self._place, content, self._layout, self._sides)
        return self


def image(
    data: ArrayLike, kind: str = "", order: str = "", channels: str = "",
    device: Device | None = None,
) -> Image:  # fmt: skip
    """Return an image on a device with a copy of texels, which kernels can read.

    Args:
        data: texels, as numpy takes them; the last axis is the channels, x comes before it, then y,
            z or layers.
        kind: "1d", "2d", "3d" or "2d_array"; "" for the one of as many axes.
        order: of the channels, by OpenCL's name such as "RGBA"; "" for that of their number.
        channels: the type of the channels, by OpenCL's name such as "UNORM_INT8"; "" for the one of
            the array, where bytes are from 0 to 1.
        device: the device, None for the default one.

    Raises:
        ValueError: the device does not have such an image, or WebGPU has none.
    """
    content = np.asarray(data)
    kind, order, channels = form_of(content.shape, content.dtype, kind, order, channels)
    if kind not in VIEWS:
        raise ValueError(f"WebGPU has no images of kind {kind!r}: there are {', '.join(VIEWS)}")
    device = default_device() if device is None else device
    return Image(device, kind, content.shape, order, channels).copy_from_host(content)


def _format(order: str, channels: str) -> str:
    """Return the GPUTextureFormat of texels.

    Raises:
        ValueError: there is none.
    """
    if (order, channels) in _SPECIAL:
        return _SPECIAL[order, channels]
    if order not in _PLAIN:
        raise ValueError(f"WebGPU has no images of {order} and {channels}")
    row = CHANNELS[channels]
    letters = ORDERS[order].letters.lower()
    return f"{letters}{8 * np.dtype(row.dtype).itemsize}{_FORMATS[row.suffix]}"


def _sample_type(device: Device, channels: str) -> str:
    """Return what kernels read of images with a type of channels (GPUTextureSampleType)."""
    row = CHANNELS[channels]
    if row.suffix in INTEGERS:
        return _FORMATS[row.suffix]
    wanted = _FILTERED_WITH.get(np.dtype(row.dtype).itemsize, "")
    is_filtered = not wanted or wanted in device.features
    return "float" if is_filtered else "unfilterable-float"
