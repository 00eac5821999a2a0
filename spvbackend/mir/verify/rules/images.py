"""Type rules of images (Image Instructions).

Operands of OpTypeImage are read by place: component type, Dim, Depth, Arrayed, MS, Sampled, format
and the access qualifier. The rules include image types of graphics, which modules of other origin
may have.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import FLOAT, INT, Shape
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_COORDINATES: Final[dict[int, int]] = {
    spv.Dim1D: 1,
    spv.Dim2D: 2,
    spv.Dim3D: 3,
    spv.DimBuffer: 1,
    spv.DimCube: 3,
    spv.DimRect: 2,
}
_I32: Final = Shape(INT, 32, 1)
_F32: Final = Shape(FLOAT, 32, 1)
_FLAT: Final = frozenset((spv.DimBuffer, spv.DimRect))
"""Dimensions without levels of detail."""
_STORAGE: Final = 2
"""In an image's type: used without a sampler; 1 is used with one, 0 is known at run time."""
_EXTENDED: Final = spv.ImageOperandsSignExtend | spv.ImageOperandsZeroExtend
_OF_KERNELS: Final = (
    spv.ImageOperandsLod
    | spv.ImageOperandsGrad
    | spv.ImageOperandsSample
    | _EXTENDED
    | spv.ImageOperandsNontemporal
)
_OF_GRAPHICS: Final = (
    _OF_KERNELS
    | spv.ImageOperandsConstOffset
    | spv.ImageOperandsMinLod
    | spv.ImageOperandsNonPrivateTexel
)


def image_of(rules: TypeRules, type_id: int) -> MachineInst | None:
    """Return the OpTypeImage of an image's or sampled image's type."""
    inst = rules.types.insts.get(type_id)
    if inst is not None and inst.opcode == op.OpTypeSampledImage:
        inst = rules.types.insts.get(inst.operands[0])
    return inst if inst is not None and inst.opcode == op.OpTypeImage else None


def coordinates(image: MachineInst) -> int:
    """Return how many components a coordinate has, including the layer of an array."""
    return _COORDINATES.get(image.operands[1], 0) + image.operands[3]


def _check_coordinate(rules: TypeRules, image: MachineInst, id: int, kinds: tuple[int, ...]) -> str:
    shape = rules.types.shape(rules.type_of.get(id, 0))
    wanted = coordinates(image)
    # A coordinate may have unused components (Image Instructions).
    if shape.kind in kinds and shape.bits == 32 and shape.lanes >= wanted:
        return ""
    return f"{rules.value_text(id)} is not a coordinate of {wanted} components"


def _check_texel(rules: TypeRules, image: MachineInst, type_id: int) -> str:
    """Check that a texel has 1, 2 or 4 components of the image's type, if it states one."""
    shape = rules.types.shape(type_id)
    sampled = rules.types.shape(image.operands[0])
    if shape.kind not in (INT, FLOAT) or shape.lanes not in (1, 2, 4):
        return f"{rules.types.text(type_id)} is not a texel"
    # The component type is void in kernels, which allows any texel.
    if sampled.lanes and shape[:2] != sampled[:2]:
        return (
            f"{rules.types.text(type_id)} is not a texel of {rules.types.text(image.operands[0])}"
        )
    return ""


def _check_operands(
    rules: TypeRules, image: MachineInst, words: list[int], texel: int, explicit: bool
) -> str:
    """Check Image Operands: a mask, and the ids of its bits; `explicit` for a sampler."""
    mask, ids = (words[0], words[1:]) if words else (0, [])
    levels = mask & (spv.ImageOperandsLod | spv.ImageOperandsGrad)
    # Sampled tells images of graphics, of which the type says whether a sampler reads them.
    if mask & ~(_OF_GRAPHICS if image.operands[5] else _OF_KERNELS):
        return f"image operands {mask:#x} are not for this image"
    if mask & _EXTENDED and rules.types.shape(texel).kind != INT:
        return f"{rules.types.text(texel)} has no integers to extend"
    if bool(mask & spv.ImageOperandsSample) != bool(image.operands[4]):
        return "a sample belongs to a multisampled image, and to no other"
    if not explicit and levels:
        return "a level of detail needs a sampler"
    if explicit and levels not in (spv.ImageOperandsLod, spv.ImageOperandsGrad):
        return "a sampler needs a level of detail or gradients"
    # A gradient or an offset has no component for the layer.
    sides = coordinates(image) - image.operands[3]
    wanted = {
        spv.ImageOperandsLod: [(_F32, "level of detail")],
        spv.ImageOperandsGrad: [(Shape(FLOAT, 32, sides), "gradient")] * 2,
        spv.ImageOperandsConstOffset: [(Shape(INT, 32, sides), "offset")],
        spv.ImageOperandsSample: [(_I32, "sample")],
        spv.ImageOperandsMinLod: [(_F32, "least level of detail")],
    }
    # The ids follow the mask in the order of its bits.
    kinds = [kind for bit, each in wanted.items() if mask & bit for kind in each]
    for id, (shape, what) in zip(ids, kinds, strict=False):
        if rules.types.shape(rules.type_of.get(id, 0)) != shape:
            return f"{rules.value_text(id)} is not a {what}"
    return ""


def check_image_read(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpImageRead: an image that needs no sampler, a coordinate of integers."""
    image = _plain_image(rules, inst.operands[0])
    if image is None or image.operands[5] not in (0, _STORAGE):
        return f"{rules.value_text(inst.operands[0])} is not an image to read without a sampler"
    return (
        _check_coordinate(rules, image, inst.operands[1], (INT,))
        or _check_texel(rules, image, inst.type_id)
        or _check_operands(rules, image, inst.operands[2:], inst.type_id, False)
    )


def check_image_write(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpImageWrite: an image, a coordinate of integers, a texel."""
    image = _plain_image(rules, inst.operands[0])
    if image is None or image.operands[5] not in (0, _STORAGE):
        return f"{rules.value_text(inst.operands[0])} is not an image to write"
    texel = rules.type_of.get(inst.operands[2], 0)
    return (
        _check_coordinate(rules, image, inst.operands[1], (INT,))
        or _check_texel(rules, image, texel)
        or _check_operands(rules, image, inst.operands[3:], texel, False)
    )


def check_image_sample(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpImageSampleExplicitLod: a sampled image, a coordinate, a level or gradients.

    Kernels alone may have coordinates of integers: OpenCL C reads by pixel through a sampler, too.
    """
    sampled = rules.type_of.get(inst.operands[0], 0)
    image = image_of(rules, sampled)
    if image is None or rules.types.opcode(sampled) != op.OpTypeSampledImage:
        return f"{rules.value_text(inst.operands[0])} is not a sampled image"
    if rules.types.shape(inst.type_id).lanes != 4:
        return f"{rules.types.text(inst.type_id)} is not a texel of four components"
    if not _has_levels(image):
        return f"{rules.value_text(inst.operands[0])} is not an image for a sampler"
    return (
        _check_coordinate(rules, image, inst.operands[1], (INT, FLOAT))
        or _check_texel(rules, image, inst.type_id)
        or _check_operands(rules, image, inst.operands[2:], inst.type_id, True)
    )


def check_sampled_image(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpSampledImage: an image of the type in the result's, and a sampler."""
    image, sampler = inst.operands
    made = rules.types.insts.get(inst.type_id)
    if made is None or made.opcode != op.OpTypeSampledImage:
        return f"{rules.types.text(inst.type_id)} is not a sampled image"
    type = image_of(rules, inst.type_id)
    if type is None or type.operands[5] == _STORAGE:
        return f"{rules.value_text(image)} is not an image for a sampler"
    if rules.types.opcode(rules.type_of.get(sampler, 0)) != op.OpTypeSampler:
        return f"{rules.value_text(sampler)} is not a sampler"
    return rules.expect(image, made.operands[0])


def check_image_size(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpImageQuerySize, OpImageQuerySizeLod: a component for each dimension, and layers."""
    image = _plain_image(rules, inst.operands[0])
    if image is None:
        return f"{rules.value_text(inst.operands[0])} is not an image"
    shape = rules.types.shape(inst.type_id)
    # The faces of a cube are not a dimension.
    wanted = coordinates(image) - (image.operands[1] == spv.DimCube)
    if shape.kind != INT or shape.lanes != wanted:
        return f"{rules.types.text(inst.type_id)} is not a size of {wanted} components"
    if inst.opcode == op.OpImageQuerySizeLod and not _has_levels(image):
        return f"{rules.value_text(inst.operands[0])} has no levels of detail"
    for level in inst.operands[1:]:
        if rules.types.shape(rules.type_of.get(level, 0)) != _I32:
            return f"{rules.value_text(level)} is not a level of detail"
    return ""


def check_image_query(rules: TypeRules, inst: MachineInst) -> str:
    """Check OpImageQueryFormat and the like: one integer of 32 bits."""
    image = _plain_image(rules, inst.operands[0])
    if image is None:
        return f"{rules.value_text(inst.operands[0])} is not an image"
    if inst.opcode == op.OpImageQueryLevels and image.operands[1] in _FLAT:
        return f"{rules.value_text(inst.operands[0])} has no levels of detail"
    if inst.opcode == op.OpImageQuerySamples and not image.operands[4]:
        return f"{rules.value_text(inst.operands[0])} is not multisampled"
    if rules.types.shape(inst.type_id) == _I32:
        return ""
    return f"{rules.types.text(inst.type_id)} is not an integer of 32 bits"


def _has_levels(image: MachineInst) -> bool:
    return image.operands[1] not in _FLAT and not image.operands[4]


def _plain_image(rules: TypeRules, id: int) -> MachineInst | None:
    type_id = rules.type_of.get(id, 0)
    return image_of(rules, type_id) if rules.types.opcode(type_id) == op.OpTypeImage else None
