"""Rows of the image builtins (OpenCL C 6.15.15 and cl_khr_gl_msaa_sharing, cl_khr_mipmap_image).

One row serves all kinds of images: selection reads the differences from the image's type.
"""

from typing import Final

from spvbackend.builtins.rows import (
    IMAGE_FIELD,
    IMAGE_READ,
    IMAGE_SIZE,
    IMAGE_WRITE,
    SAMPLER,
    Builtin,
)
from spvbackend.spirv import enums
from spvbackend.spirv import opcodes as op

ALL_SIDES: Final = 3
"""In a row's `extra`: all dimensions of an image, in a vector of 2 or 4."""
LAYERS: Final = 4
"""In a row's `extra`: the number of layers of an array."""

# The offsets of OpenCL C's constants over SPIR-V's enumerants: CLK_SNORM_INT8 and CLK_R.
_FIRST_TYPE: Final = 0x10D0
_FIRST_ORDER: Final = 0x10B0

# Integers of less than 32 bits in a texel are extended when read; floats are converted.
_TEXELS: Final = (
    ("f", "float", 0),
    ("h", "half", 0),
    ("i", "i32", enums.ImageOperandsSignExtend),
    ("ui", "i32", enums.ImageOperandsZeroExtend),
)
TEXEL_TEXT: Final[dict[str, str]] = {
    f"{verb}_image{suffix}": text for suffix, text, _ in _TEXELS for verb in ("read", "write")
}
"""LLVM's spelling of the components that a builtin reads or writes."""

IMAGES: Final = (
    *(
        Builtin(f"read_image{suffix}", 2, IMAGE_READ, op.OpImageRead, most=5, extra=extend)
        for suffix, _, extend in _TEXELS
    ),
    *(
        Builtin(f"write_image{suffix}", 3, IMAGE_WRITE, op.OpImageWrite, most=4)
        for suffix, _, _ in _TEXELS
    ),
    # Selection takes OpImageQuerySize instead where the image has no levels.
    Builtin("get_image_width", 1, IMAGE_SIZE, op.OpImageQuerySizeLod, extra=0),
    Builtin("get_image_height", 1, IMAGE_SIZE, op.OpImageQuerySizeLod, extra=1),
    Builtin("get_image_depth", 1, IMAGE_SIZE, op.OpImageQuerySizeLod, extra=2),
    Builtin("get_image_dim", 1, IMAGE_SIZE, op.OpImageQuerySizeLod, extra=ALL_SIDES),
    Builtin("get_image_array_size", 1, IMAGE_SIZE, op.OpImageQuerySizeLod, extra=LAYERS),
    Builtin(
        "get_image_channel_data_type", 1, IMAGE_FIELD, op.OpImageQueryFormat, extra=_FIRST_TYPE
    ),
    Builtin("get_image_channel_order", 1, IMAGE_FIELD, op.OpImageQueryOrder, extra=_FIRST_ORDER),
    Builtin("get_image_num_mip_levels", 1, IMAGE_FIELD, op.OpImageQueryLevels, extra=0),
    Builtin("get_image_num_samples", 1, IMAGE_FIELD, op.OpImageQuerySamples, extra=0),
    Builtin("__translate_sampler_initializer", 1, SAMPLER, op.OpConstantSampler),
)
