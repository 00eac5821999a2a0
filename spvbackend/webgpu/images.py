"""Images of a WebGPU device, by OpenCL's names."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Final, final

import numpy as np

from spvbackend.devices.images import CHANNELS, INTEGERS, ORDERS, ImageForm, form_of
from spvbackend.webgpu.device import Device, default_device
from spvbackend.webgpu.formats import format_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

VIEWS: Final = {"1d": "1d", "1d_array": "2d-array", "2d": "2d", "2d_array": "2d-array", "3d": "3d"}
"""WebGPU's dimensions of views, by OpenCL's kinds of images; layers of one dimension are planes of
one row."""
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
_ANY_FORMAT: Final = "texture-adapter-specific-format-features"
"""The feature with which kernels write what the adapter can, beyond WebGPU's own formats."""
_STORED: Final = frozenset(
    [f"r32{kind}" for kind in ("float", "sint", "uint")]
    + [f"rg32{kind}" for kind in ("float", "sint", "uint")]
    + [f"rgba32{kind}" for kind in ("float", "sint", "uint")]
    + [f"rgba16{kind}" for kind in ("float", "sint", "uint")]
    + [f"rgba8{kind}" for kind in ("unorm", "snorm", "sint", "uint")]
)
"""The formats that kernels may write on all devices (WebGPU, 26.1.1)."""
_FILTERED_WITH: Final = {4: "float32-filterable"}
"""The feature with which floats of so many bytes are filtered; others always are."""


@final
class Image(ImageForm[Device]):
    """An image on a device: `image` makes one.

    Attributes:
        view: wgpu's view of all texels.
        sample_type: what kernels read, by the name of a GPUTextureSampleType.
        format: of the texels, by the name of a GPUTextureFormat.
        storage_format: SPIR-V's for kernels that write, 0 if the device has no such images.
    """

    __slots__ = ("_texture", "format", "sample_type", "storage_format", "view")

    def __init__(
        self, device: Device, kind: str, shape: tuple[int, ...], order: str, channels: str
    ) -> None:
        import wgpu

        super().__init__(device, kind, shape, order, channels)
        self.sample_type: Final = _sample_type(device, channels)
        self.format: Final = _format(order, channels)
        made: Any = None
        storage_format = format_of(order, channels)
        if storage_format and (self.format in _STORED or _ANY_FORMAT in device.features):
            with contextlib.suppress(wgpu.GPUError):
                made = self._made(wgpu.TextureUsage.STORAGE_BINDING)
        self.storage_format: Final = storage_format if made is not None else 0
        try:
            self._texture: Final[Any] = self._made(0) if made is None else made
        except wgpu.GPUError as error:
            raise ValueError(f"{device.name} has no such image: {error}") from None
        self.view: Final[Any] = self._texture.create_view(dimension=VIEWS[kind])

    @property
    def _extent(self) -> tuple[int, int, int]:
        """Return the sides of wgpu's texture, which counts layers as depth."""
        width, height, depth = self.sides
        return width, height, max(depth, self.layers)

    @property
    def _layout(self) -> dict[str, int]:
        row = self._extent[0] * self.shape[-1] * int(self.dtype.itemsize)
        return {"offset": 0, "bytes_per_row": row, "rows_per_image": self._extent[1]}

    @property
    def _place(self) -> dict[str, Any]:
        return {"texture": self._texture, "mip_level": 0, "origin": (0, 0, 0)}

    def _made(self, usage: int) -> Any:
        """Return wgpu's own texture, for kernels that read and other uses."""
        import wgpu

        usage |= wgpu.TextureUsage.TEXTURE_BINDING
        return self.device.handle.create_texture(
            size=self._extent,
            dimension=VIEWS[self.kind][:2],
            format=self.format,
            usage=usage | wgpu.TextureUsage.COPY_SRC | wgpu.TextureUsage.COPY_DST,
        )

    def numpy(self) -> NDArray[Any]:
        """Return a copy of the texels in memory of the host, after the commands before."""
        stream = self.device.stream
        stream.synchronize()
        with stream.lock:
            queue = self.device.handle.queue
            content = queue.read_texture(self._place, self._layout, self._extent)
        return np.frombuffer(content, self.dtype).reshape(self.shape).copy()

    def copy_from_host(self, source: ArrayLike) -> Image:
        """Write all texels, and return the image.

        Raises:
            ValueError: the array has another shape.
        """
        content = self.texels_of(source)
        stream = self.device.stream
        with stream.lock:
            stream.submit()
            queue = self.device.handle.queue
            queue.write_texture(self._place, content, self._layout, self._extent)
        return self


def image(
    data: ArrayLike, kind: str = "", order: str = "", channels: str = "",
    device: Device | None = None,
) -> Image:  # fmt: skip
    """Return an image on a device with a copy of texels, which kernels can read.

    Args:
        data: texels, as numpy takes them; the last axis is the channels, x comes before it, then y,
            z or layers.
        kind: a key of `VIEWS`; "" for the one of as many axes.
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
