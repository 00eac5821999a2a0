"""Images of a Vulkan device, as kernels of OpenCL C take them.

An image keeps one layout, which serves every use, so that launches need no transitions. The names
and numbers of channels are OpenCL's.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, final

import numpy as np

from spvbackend.devices.arrays import Array
from spvbackend.devices.images import CHANNELS, KINDS, ORDERS, ImageForm, form_of
from spvbackend.vulkan.arrays import asarray
from spvbackend.vulkan.device import Device, default_device
from spvbackend.vulkan.memory import ALIGNMENT

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


_COMPONENTS: Final = {"0": "ZERO", "1": "ONE", "R": "R", "G": "G"}
"""The end of the name of each VkComponentSwizzle."""
_SRGB_CHANNELS: Final = "UNORM_INT8"
_SRGB: Final = "sRGBA"


@final
class Image(ImageForm[Device]):
    """An image on a device: `image` makes one.

    Attributes:
        view: the handle of its VkImageView or VkBufferView.
        can_be_written: whether the device writes images of this format.
        texels: the array behind a buffer of texels, None for another image.
    """

    __slots__ = ("_image", "_region", "can_be_written", "texels", "view")

    def __init__(
        self, device: Device, kind: str, shape: tuple[int, ...], order: str, channels: str,
        texels: Array | None = None,
    ) -> None:  # fmt: skip
        import vulkan as vk

        super().__init__(device, kind, shape, order, channels)
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
        swizzle = ORDERS[order].swizzle
        if swizzle and texels is not None:
            raise ValueError(f"a buffer of texels has no order {order!r}")
        self.can_be_written: Final = bool(features & writable) and not swizzle
        _check_limits(self, format)
        device.stream.collect()
        self.view: Final = self._create(format) if texels is None else self._view(format, texels)

    def _create(self, format: int) -> Any:
        """Make the image, and return its view."""
        import vulkan as vk

        device, row = self.device, KINDS[self.kind]
        layers, sides = self.layers, self.sides
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
            components=_swizzled(ORDERS[self.order].swizzle),
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
        content = self.texels_of(source)
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
    kind, order, channels = form_of(content.shape, content.dtype, kind, order, channels)
    device = default_device() if device is None else device
    shape = content.shape
    if kind == "buffer":
        return Image(device, kind, shape, order, channels, asarray(content, device=device))
    return Image(device, kind, shape, order, channels).copy_from_host(np.asarray(content))


def _swizzled(swizzle: str) -> Any:
    """Return the VkComponentMapping of a view."""
    import vulkan as vk

    names = [_COMPONENTS[letter] for letter in swizzle] or ["IDENTITY"] * 4
    return vk.VkComponentMapping(*[getattr(vk, f"VK_COMPONENT_SWIZZLE_{name}") for name in names])


def _format(order: str, channels: str) -> int:
    """Return the VkFormat of texels.

    Raises:
        ValueError: there is none.
    """
    import vulkan as vk

    row = CHANNELS[channels]
    bits = 8 * np.dtype(row.dtype).itemsize
    letters = "".join(f"{letter}{bits}" for letter in ORDERS[order].letters)
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


def _check_limits(image: Image, format: int) -> None:
    """Refuse an image that is too large for its device.

    Raises:
        ValueError: it is one, or a buffer of texels begins at no place for one.
    """
    import vulkan as vk

    device, shape, texels = image.device, image.shape, image.texels
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
        device.physical, format, getattr(vk, f"VK_IMAGE_TYPE_{KINDS[image.kind].sides}D"),
        vk.VK_IMAGE_TILING_OPTIMAL, usage, 0,
    )  # fmt: skip
    most_of = known.maxExtent
    limits = (most_of.width, most_of.height, most_of.depth, known.maxArrayLayers)
    if any(size > limit for size, limit in zip((*image.sides, image.layers), limits, strict=True)):
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
