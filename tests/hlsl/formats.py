"""Names of Vulkan's descriptors, formats, views and samplers, with the numbers that it gives them.

The names of formats are those that GLSL's layout qualifiers and SPIR-V's image formats have.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Kind(NamedTuple):
    """A kind of descriptor.

    Attributes:
        type: VkDescriptorType.
        holds: "buffer", "texels", "image" or "" for a sampler alone.
        usage: of its buffer or image.
    """

    type: int
    holds: str
    usage: int


KINDS: Final = {
    "sampler": Kind(0, "", 0),
    "combined_image_sampler": Kind(1, "image", 4),
    "sampled_image": Kind(2, "image", 4),
    "storage_image": Kind(3, "image", 8),
    "uniform_texel_buffer": Kind(4, "texels", 4),
    "storage_texel_buffer": Kind(5, "texels", 8),
    "uniform_buffer": Kind(6, "buffer", 16),
    "storage_buffer": Kind(7, "buffer", 32),
}


class Format(NamedTuple):
    """A format of texels: VkFormat, and the bytes of a texel."""

    number: int
    bytes: int


FORMATS: Final = {
    "r8": Format(9, 1),
    "r8_snorm": Format(10, 1),
    "r8ui": Format(13, 1),
    "r8i": Format(14, 1),
    "rg8": Format(16, 2),
    "rg8_snorm": Format(17, 2),
    "rg8ui": Format(20, 2),
    "rg8i": Format(21, 2),
    "rgba8": Format(37, 4),
    "rgba8_snorm": Format(38, 4),
    "rgba8ui": Format(41, 4),
    "rgba8i": Format(42, 4),
    "r16": Format(70, 2),
    "r16_snorm": Format(71, 2),
    "r16ui": Format(74, 2),
    "r16i": Format(75, 2),
    "r16f": Format(76, 2),
    "rg16": Format(77, 4),
    "rg16ui": Format(81, 4),
    "rg16i": Format(82, 4),
    "rg16f": Format(83, 4),
    "rgb16ui": Format(88, 6),
    "rgb16i": Format(89, 6),
    "rgb16f": Format(90, 6),
    "rgba16": Format(91, 8),
    "rgba16_snorm": Format(92, 8),
    "rgba16ui": Format(95, 8),
    "rgba16i": Format(96, 8),
    "rgba16f": Format(97, 8),
    "r32ui": Format(98, 4),
    "r32i": Format(99, 4),
    "r32f": Format(100, 4),
    "rg32ui": Format(101, 8),
    "rg32i": Format(102, 8),
    "rg32f": Format(103, 8),
    "rgb32ui": Format(104, 12),
    "rgb32i": Format(105, 12),
    "rgb32f": Format(106, 12),
    "rgba32ui": Format(107, 16),
    "rgba32i": Format(108, 16),
    "rgba32f": Format(109, 16),
    "r64ui": Format(110, 8),
    "r64i": Format(111, 8),
    "r64f": Format(112, 8),
    "d32f": Format(126, 4),
}
DEPTH: Final = "d32f"


class View(NamedTuple):
    """A view of an image: VkImageViewType, VkImageType, and whether its last size is of layers."""

    type: int
    image: int
    is_layered: bool


VIEWS: Final = {
    "1d": View(0, 0, False),
    "2d": View(1, 1, False),
    "3d": View(2, 2, False),
    "cube": View(3, 1, True),
    "1d_array": View(4, 0, True),
    "2d_array": View(5, 1, True),
    "cube_array": View(6, 1, True),
}
FILTERS: Final = {"nearest": 0, "linear": 1}
"""VkFilter, and VkSamplerMipmapMode."""
ADDRESSES: Final = {"repeat": 0, "mirror": 1, "clamp": 2, "border": 3, "mirror_once": 4}
"""VkSamplerAddressMode."""
COMPARISONS: Final = {
    "never": 0,
    "less": 1,
    "equal": 2,
    "less_equal": 3,
    "greater": 4,
    "not_equal": 5,
    "greater_equal": 6,
    "always": 7,
}
"""VkCompareOp."""
BORDERS: Final = {
    "transparent": 0,
    "transparent_integer": 1,
    "black": 2,
    "black_integer": 3,
    "white": 4,
    "white_integer": 5,
}
"""VkBorderColor."""
