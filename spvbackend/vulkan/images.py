"""Images of a Vulkan device, as kernels of OpenCL C take them.

An image keeps one layout, which serves every use, so that launches need no transitions. The names
and numbers of channels are OpenCL's.
"""

from __future__ import annotations

import itertools
import math
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

import numpy as np

from spvbackend.devices.arrays import Array
from spvbackend.vulkan.arrays import asarray
from spvbackend.vulkan.device import Device, default_device
from spvbackend.vulkan.memory import ALIGNMENT

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


class _Channels(NamedTuple):
    """A type of channels: OpenCL's number, numpy's type, and the end of Vulkan's name."""

    number: int
    dtype: str
    suffix: str


_CHANNELS: Final = {
    "SNORM_INT8": _Channels(0x10D0, "i1", "SNORM"),
    "SNORM_INT16": _Channels(0x10D1, "i2", "SNORM"),
    "UNORM_INT8": _Channels(0x10D2, "u1", "UNORM"),
    "UNORM_INT16": _Channels(0x10D3, "u2", "UNORM"),
    "SIGNED_INT8": _Channels(0x10D7, "i1", "SINT"),
    "SIGNED_INT16": _Channels(0x10D8, "i2", "SINT"),
    "SIGNED_INT32": _Channels(0x10D9, "i4", "SINT"),
    "UNSIGNED_INT8": _Channels(0x10DA, "u1", "UINT"),
    "UNSIGNED_INT16": _Channels(0x10DB, "u2", "UINT"),
    "UNSIGNED_INT32": _Channels(0x10DC, "u4", "UINT"),
    "HALF_FLOAT": _Channels(0x10DD, "f2", "SFLOAT"),
    "FLOAT": _Channels(0x10DE, "f4", "SFLOAT"),
}
_INTEGERS: Final = ("SINT", "UINT")
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


class _Order(NamedTuple):
    """An order of channels: OpenCL's number, the letters of Vulkan's name, and the view's channels.

    Each component that kernels read is a channel of the format, or 0 or 1; only kernels that read
    may see an image so (VkImageViewCreateInfo, components).
    """

    number: int
    letters: str
    swizzle: str = ""


_ORDERS: Final = {
    "R": _Order(0x10B0, "R"),
    "A": _Order(0x10B1, "R", "000R"),
    "RG": _Order(0x10B2, "RG"),
    "RA": _Order(0x10B3, "RG", "R00G"),
    "RGBA": _Order(0x10B5, "RGBA"),
    "BGRA": _Order(0x10B6, "BGRA"),
    "INTENSITY": _Order(0x10B8, "R", "RRRR"),
    "LUMINANCE": _Order(0x10B9, "R", "RRR1"),
    "DEPTH": _Order(0x10BD, "R"),
    "sRGBA": _Order(0x10C1, "RGBA"),
}
_COMPONENTS: Final = {"0": "ZERO", "1": "ONE", "R": "R", "G": "G"}
"""The end of the name of each VkComponentSwizzle."""
_BY_COUNT: Final = {1: "R", 2: "RG", 4: "RGBA"}
_SRGB: Final = "sRGBA"
_SRGB_CHANNELS: Final = "UNORM_INT8"


class _Kind(NamedTuple):
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
    "1d": _Kind("1D", 1),
    "1d_array": _Kind("1D_ARRAY", 1, is_layered=True),
    "2d": _Kind("2D", 2),
    "2d_array": _Kind("2D_ARRAY", 2, is_layered=True),
    "3d": _Kind("3D", 3),
    "buffer": _Kind("", 1),
}
_BY_AXES: Final = {1: "1d", 2: "2d", 3: "3d"}

_numbers: Final = itertools.count()


@final
class Image:
    """An image on a device: `image` makes one.

    Attributes:
        device: the device.
        kind: a key of `KINDS`.
        shape: the axes of its array, the last of which is the channels.
        dtype: numpy's type of a channel.
        order: OpenCL's name for the order of channels.
        channels: OpenCL's name for the type of channels.
        number: another one for each image.
        view: the handle of its VkImageView or VkBufferView.
        can_be_written: whether the device writes images of this format.
        texels: the array behind a buffer of texels, None for another image.
    """

    __slots__ = ("_image", "_region", "can_be_written", "channels", "device", "dtype",
                 "kind", "number", "order", "shape", "texels", "view")  # fmt: skip

    def __init__(
        self, device: Device, kind: str, shape: tuple[int, ...], order: str, channels: str,
        texels: Array | None = None,
    ) -> None:  # fmt: skip
        import vulkan as vk

        self.device: Final = device
        self.kind: Final = kind
        self.shape: Final = shape
        self.order: Final = order
        self.channels: Final = channels
        self.dtype: Final = np.dtype(_CHANNELS[channels].dtype)
        self.number: Final = next(_numbers)
        self.texels: Final = texels
        self._image: Any = None
        self._region: Any = None
        format = _format(order, channels)
        known = vk.vkGetPhysicalDeviceFormatProperties(device.physical, format)
        if texels is None:
            features, readable = known.optimalTilingFeatures, vk.VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT
            writable = vk.VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT
        else:
            features, readable = known.bufferFeatures, vk.VK_FORMAT_FEATURE_UNIFORM_TEXEL_BUFFER_BIT
            writable = vk.VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_BIT
        if not features & readable:
            raise ValueError(f"{device.name} has no images of {order} and {channels}")
        swizzle = _ORDERS[order].swizzle
        if swizzle and texels is not None:
            raise ValueError(f"a buffer of texels has no order {order!r}")
        self.can_be_written: Final = bool(features & writable) and not swizzle
        _check_limits(device, kind, shape, format, texels)
        device.stream.collect()
        self.view: Final = self._create(format) if texels is None else self._view(format, texels)

    def _create(self, format: int) -> Any:
        """Make the image, and return its view."""
        import vulkan as vk

        device, row = self.device, KINDS[self.kind]
        layers = self.shape[0] if row.is_layered else 1
        sides = [*reversed(self.shape[row.is_layered : -1]), 1, 1][:3]
        usage = vk.VK_IMAGE_USAGE_SAMPLED_BIT | vk.VK_IMAGE_USAGE_TRANSFER_SRC_BIT
        usage |= vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT
        info = vk.VkImageCreateInfo(
            imageType=getattr(vk, f"VK_IMAGE_TYPE_{row.sides}D"),
            format=format,
            extent=vk.VkExtent3D(*sides),
            mipLevels=1,
            arrayLayers=layers,
            samples=1,
            tiling=vk.VK_IMAGE_TILING_OPTIMAL,
            usage=usage | (vk.VK_IMAGE_USAGE_STORAGE_BIT if self.can_be_written else 0),
            sharingMode=vk.VK_SHARING_MODE_EXCLUSIVE,
            initialLayout=vk.VK_IMAGE_LAYOUT_UNDEFINED,
        )
        handle = vk.vkCreateImage(device.handle, info, None)
        try:
            memory = _memory_for(device, handle)
        except MemoryError:
            vk.vkDestroyImage(device.handle, handle, None)
            raise
        vk.vkBindImageMemory(device.handle, handle, memory, 0)
        color = vk.VK_IMAGE_ASPECT_COLOR_BIT
        whole = vk.VkImageSubresourceRange(color, 0, 1, 0, layers)
        shown = vk.VkImageViewCreateInfo(
            image=handle,
            viewType=getattr(vk, f"VK_IMAGE_VIEW_TYPE_{row.view}"),
            format=format,
            components=_swizzled(_ORDERS[self.order].swizzle),
            subresourceRange=whole,
        )
        view = vk.vkCreateImageView(device.handle, shown, None)
        self._image = handle, memory
        self._region = vk.VkBufferImageCopy(
            bufferOffset=0,
            imageSubresource=vk.VkImageSubresourceLayers(color, 0, 0, layers),
            imageOffset=vk.VkOffset3D(0, 0, 0),
            imageExtent=vk.VkExtent3D(*sides),
        )
        device.stream.show(handle, whole)
        return view

    def _view(self, format: int, texels: Array) -> Any:
        """Return the view of a buffer of texels."""
        import vulkan as vk

        store: Any = texels.store
        info = vk.VkBufferViewCreateInfo(
            buffer=store.chunk.buffer,
            format=format,
            offset=store.start + texels.start,
            range=texels.nbytes,
        )
        return vk.vkCreateBufferView(self.device.handle, info, None)

    def __del__(self) -> None:
        view = getattr(self, "view", None)
        if view is not None:
            self.device.stream.retire(partial(_destroy, self.device.handle, view, self._image))

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
        return _ORDERS[self.order].number

    @property
    def channel_type(self) -> int:
        """Return OpenCL's number for the type of channels."""
        return _CHANNELS[self.channels].number

    @property
    def has_integers(self) -> bool:
        """Whether kernels read integers."""
        return _CHANNELS[self.channels].suffix in _INTEGERS

    def numpy(self) -> NDArray[Any]:
        """Return a copy of the texels in memory of the host, after the commands before."""
        if self.texels is not None:
            return self.texels.numpy().reshape(self.shape)
        block = self.device.memory.allocate(self.nbytes)
        self.device.stream.copy_image(block, self._image[0], self._region, is_read=True)
        self.device.stream.synchronize()
        copy = np.empty(self.shape, self.dtype)
        block.read(0, copy.reshape(-1).view(np.uint8).data)
        return copy

    def copy_from_host(self, source: ArrayLike) -> Image:
        """Write all texels, and return the image.

        Raises:
            ValueError: the array has another shape.
        """
        content = np.ascontiguousarray(source, self.dtype)
        if content.shape != self.shape:
            raise ValueError(f"an array of shape {content.shape} is not one of {self.shape}")
        if self.texels is not None:
            self.texels.copy_from_host(content.reshape(self.texels.shape))
            return self
        block = self.device.memory.allocate(self.nbytes)
        block.write(0, content.reshape(-1).view(np.uint8).data)
        self.device.stream.copy_image(block, self._image[0], self._region, is_read=False)
        return self


def image(
    data: ArrayLike | Array, kind: str = "", order: str = "", channels: str = "",
    device: Device | None = None,
) -> Image:  # fmt: skip
    """Return an image on a device with a copy of texels.

    Args:
        data: texels, as numpy takes them; the last axis is the channels, x comes before it, then y,
            z or layers. A buffer of texels shares the bytes of an array of the device.
        kind: "1d", "2d", "3d", "1d_array", "2d_array" or "buffer"; "" for the one of as many axes.
        order: of the channels, by OpenCL's name such as "RGBA"; "" for that of their number.
        channels: the type of the channels, by OpenCL's name such as "UNORM_INT8"; "" for the one of
            the array, where bytes are from 0 to 1.
        device: the device, None for the default one.

    Raises:
        ValueError: the device does not have such an image, or no device has.
        MemoryError: the device has no more memory.
    """
    content = data if isinstance(data, Array) else np.asarray(data)
    shape, code = content.shape, np.dtype(content.dtype).str[1:]
    kind = kind or _BY_AXES.get(len(shape) - 1, "")
    order = order or _BY_COUNT.get(shape[-1] if shape else 0, "")
    channels = channels or _DEFAULT.get(code, "")
    row = KINDS.get(kind)
    if row is not None and not content.size:
        raise ValueError(f"an image of shape {shape} has no texels")
    if row is None or len(shape) != row.sides + row.is_layered + 1:
        raise ValueError(
            f"an array of shape {shape} is not an image of kind {kind!r}: {_list(KINDS)}"
        )
    if order not in _ORDERS or len(_ORDERS[order].letters) != shape[-1]:
        raise ValueError(f"{shape[-1]} channels have no order {order!r}: {_list(_ORDERS)}")
    if channels not in _CHANNELS or _CHANNELS[channels].dtype != code:
        raise ValueError(
            f"{content.dtype} is not a type of channels {channels!r}: {_list(_CHANNELS)}"
        )
    device = default_device() if device is None else device
    if kind == "buffer":
        return Image(device, kind, shape, order, channels, asarray(content, device=device))
    return Image(device, kind, shape, order, channels).copy_from_host(np.asarray(content))


def _swizzled(swizzle: str) -> Any:
    """Return the VkComponentMapping of a view."""
    import vulkan as vk

    names = [_COMPONENTS[letter] for letter in swizzle] or ["IDENTITY"] * 4
    return vk.VkComponentMapping(*[getattr(vk, f"VK_COMPONENT_SWIZZLE_{name}") for name in names])


def _list(names: dict[str, Any]) -> str:
    return f"there are {', '.join(names)}"


def _format(order: str, channels: str) -> int:
    """Return the VkFormat of texels.

    Raises:
        ValueError: there is none.
    """
    import vulkan as vk

    row = _CHANNELS[channels]
    bits = 8 * np.dtype(row.dtype).itemsize
    letters = "".join(f"{letter}{bits}" for letter in _ORDERS[order].letters)
    suffix = "SRGB" if order == _SRGB else row.suffix
    if order == _SRGB and channels != _SRGB_CHANNELS:
        raise ValueError(f"there are no images of {order} and {channels}")
    found: int | None = getattr(vk, f"VK_FORMAT_{letters}_{suffix}", None)
    if found is None:
        raise ValueError(f"there are no images of {order} and {channels}")
    return found


def _memory_for(device: Device, image: Any) -> Any:
    """Return memory of its own for an image.

    Raises:
        MemoryError: the device has none, though no released image takes any.
    """
    import vulkan as vk

    needs = vk.vkGetImageMemoryRequirements(device.handle, image)
    near = vk.VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT
    number, _ = device.memory_type(needs.memoryTypeBits, (near, 0))
    asked = vk.VkMemoryAllocateInfo(allocationSize=needs.size, memoryTypeIndex=number)
    try:
        return vk.vkAllocateMemory(device.handle, asked, None)
    except vk.VkError:
        device.stream.finish()
        device.stream.collect()
    try:
        return vk.vkAllocateMemory(device.handle, asked, None)
    except vk.VkError as error:
        raise MemoryError(f"{device.name} has no {needs.size} bytes for an image") from error


def _check_limits(
    device: Device, kind: str, shape: tuple[int, ...], format: int, texels: Array | None
) -> None:
    """Refuse an image that is too large for a device.

    Raises:
        ValueError: it is one, or a buffer of texels begins at no place for one.
    """
    import vulkan as vk

    row = KINDS[kind]
    if texels is not None:
        most = vk.vkGetPhysicalDeviceProperties(device.physical).limits.maxTexelBufferElements
        store: Any = texels.store
        if shape[0] > most:
            raise ValueError(f"{device.name} has buffers of at most {most} texels")
        if (store.start + texels.start) % ALIGNMENT:
            raise ValueError(f"a buffer of texels begins at a multiple of {ALIGNMENT} bytes")
        return
    usage = vk.VK_IMAGE_USAGE_SAMPLED_BIT
    known = vk.vkGetPhysicalDeviceImageFormatProperties(
        device.physical, format, getattr(vk, f"VK_IMAGE_TYPE_{row.sides}D"),
        vk.VK_IMAGE_TILING_OPTIMAL, usage, 0,
    )  # fmt: skip
    most_of = known.maxExtent
    sides = [*reversed(shape[row.is_layered : -1]), 1, 1][:3]
    layers = shape[0] if row.is_layered else 1
    limits = (most_of.width, most_of.height, most_of.depth, known.maxArrayLayers)
    if any(size > limit for size, limit in zip((*sides, layers), limits, strict=True)):
        raise ValueError(
            f"an image of {shape} is too large for {device.name}: it has at most {limits[:3]} "
            f"texels and {limits[3]} layers"
        )


def _destroy(device: Any, view: Any, image: Any) -> None:
    """Destroy a view with its image, or with None for one of a buffer."""
    import vulkan as vk

    if image is None:
        vk.vkDestroyBufferView(device, view, None)
        return
    handle, memory = image
    vk.vkDestroyImageView(device, view, None)
    vk.vkDestroyImage(device, handle, None)
    vk.vkFreeMemory(device, memory, None)
