"""Samplers of a Vulkan device, by the names and bits of OpenCL's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from spvbackend.target.launch import NORMALIZED

if TYPE_CHECKING:
    from spvbackend.vulkan.device import Device

_LINEAR: Final = 0x20
_FILTERS: Final = {"NEAREST": 0x10, "LINEAR": _LINEAR}
_ADDRESSING: Final = {"NONE": 0, "CLAMP_TO_EDGE": 2, "CLAMP": 4, "REPEAT": 6, "MIRRORED_REPEAT": 8}
_MODES: Final = 0xE
"""The bits of an addressing mode."""
_CLAMPS: Final = 4
"""Greater modes repeat."""
_ALL_LEVELS: Final = 1000.0
"""VK_LOD_CLAMP_NONE."""


class Sampler(NamedTuple):
    """A sampler as an argument.

    Attributes:
        normalized: whether the sides of an image have the length 1, else they count texels.
        addressing: of coordinates outside: "CLAMP_TO_EDGE", "CLAMP" to the colour of the border,
            "REPEAT", "MIRRORED_REPEAT", or "NONE" where there are none.
        filter: "NEAREST" or "LINEAR".
    """

    normalized: bool = True
    addressing: str = "CLAMP_TO_EDGE"
    filter: str = "NEAREST"

    @property
    def bits(self) -> int:
        """Return the literal of OpenCL C.

        Raises:
            ValueError: a name is none of OpenCL's.
        """
        if self.addressing not in _ADDRESSING or self.filter not in _FILTERS:
            raise ValueError(
                f"{self} is not a sampler: addressing is one of {', '.join(_ADDRESSING)}, filter "
                f"one of {', '.join(_FILTERS)}"
            )
        return int(self.normalized) | _ADDRESSING[self.addressing] | _FILTERS[self.filter]


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
        mode = bits & _MODES
        if not is_normalized and mode > _CLAMPS:
            # OpenCL leaves it undefined, and Vulkan has no such sampler.
            mode = 0
        address = addresses[mode]
        filter = vk.VK_FILTER_LINEAR if bits & _LINEAR else vk.VK_FILTER_NEAREST
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
