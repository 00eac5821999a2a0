"""Samplers of a Vulkan device, by the names and bits of OpenCL's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from spvbackend.devices.samplers import CLAMPS, LINEAR, MODES
from spvbackend.target.launch import NORMALIZED

if TYPE_CHECKING:
    from spvbackend.vulkan.device import Device

_ALL_LEVELS: Final = 1000.0
"""VK_LOD_CLAMP_NONE."""


@final
class Samplers:
    """The samplers of a device, each made at its first use."""

    def __init__(self, device: Device) -> None:
        self._device: Final = device
        self._made: Final[dict[tuple[int, bool], Any]] = {}

    def get(self, bits: int, is_integer: bool) -> Any:
        """Return a VkSampler.

        Args:
            bits: the literal of OpenCL C.
            is_integer: whether it reads integers, so that its border is one as well.
        """
        known = self._made.get((bits, is_integer))
        if known is None:
            known = self._made[bits, is_integer] = self._create(bits, is_integer)
        return known

    def _create(self, bits: int, is_integer: bool) -> Any:
        import vulkan as vk

        addresses = {
            0: vk.VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE,
            2: vk.VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE,
            4: vk.VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER,
            6: vk.VK_SAMPLER_ADDRESS_MODE_REPEAT,
            8: vk.VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT,
        }
        is_normalized = bool(bits & NORMALIZED)
        mode = bits & MODES
        if not is_normalized and mode > CLAMPS:
            # OpenCL leaves it undefined, and Vulkan has no such sampler.
            mode = 0
        address = addresses[mode]
        filter = vk.VK_FILTER_LINEAR if bits & LINEAR else vk.VK_FILTER_NEAREST
        border = vk.VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK
        if is_integer:
            border = vk.VK_BORDER_COLOR_INT_TRANSPARENT_BLACK
        info = vk.VkSamplerCreateInfo(
            magFilter=filter,
            minFilter=filter,
            mipmapMode=vk.VK_SAMPLER_MIPMAP_MODE_NEAREST,
            addressModeU=address,
            addressModeV=address,
            addressModeW=address,
            maxAnisotropy=1.0,
            maxLod=_ALL_LEVELS if is_normalized else 0.0,
            borderColor=border,
            unnormalizedCoordinates=not is_normalized,
        )
        return vk.vkCreateSampler(self._device.handle, info, None)
