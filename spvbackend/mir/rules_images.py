"""Type rules of images (Image Instructions)."""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_rules import TypeRules
from spvbackend.mir.type_table import FLOAT, INT, Shape
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


def image_of(rules: TypeRules, type_id: int) -> MachineInst | None:
    """The OpTypeImage of an image's or sampled image's type."""
    inst = rules.types.insts.get(type_id)
    if inst is not None and inst.opcode == op.OpTypeSampledImage:
        inst = rules.types.insts.get(inst.operands[0])
    return inst if inst is not None and inst.opcode == op.OpTypeImage else None


def coordinates(image: MachineInst) -> int:
    """How many components a coordinate has, the layer of an array included."""
    return _COORDINATES.get(image.operands[1], 0) + image.operands[3]


def _check_coordinate(rules: TypeRules, image: MachineInst, id: int, kinds: tuple[int, ...]) -> str:
    shape = rules.types.shape(rules.type_of.get(id, 0))
    wanted = coordinates(image)
    if shape.kind in kinds and shape.bits == 32 and shape.lanes >= wanted:
        return ""
    return f"{rules.value_text(id)} is no coordinate of {wanted} components"


def _check_texel(rules: TypeRules, type_id: int) -> str:
    shape = rules.types.shape(type_id)
    if shape.kind in (INT, FLOAT) and shape.lanes in (1, 2, 4):
        return ""
    return f"{rules.types.text(type_id)} is no texel"


def check_image_read(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpImageRead: an image that needs no sampler, a coordinate of integers."""
    image = _plain_image(rules, inst.operands[0])
    if image is None:
        return f"{rules.value_text(inst.operands[0])} is no image"
    return _check_coordinate(rules, image, inst.operands[1], (INT,)) or _check_texel(
        rules, inst.type_id
    )


def check_image_write(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpImageWrite: an image, a coordinate of integers, a texel."""
    image = _plain_image(rules, inst.operands[0])
    if image is None:
        return f"{rules.value_text(inst.operands[0])} is no image"
    texel = rules.type_of.get(inst.operands[2], 0)
    return _check_coordinate(rules, image, inst.operands[1], (INT,)) or _check_texel(rules, texel)


def check_image_sample(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpImageSampleExplicitLod: a sampled image, a coordinate, a level that is float."""
    sampled = rules.type_of.get(inst.operands[0], 0)
    image = image_of(rules, sampled)
    if image is None or rules.types.opcode(sampled) != op.OpTypeSampledImage:
        return f"{rules.value_text(inst.operands[0])} is no sampled image"
    shape = rules.types.shape(inst.type_id)
    if shape.kind not in (INT, FLOAT) or shape.lanes != 4:
        return f"{rules.types.text(inst.type_id)} is no texel of four components"
    message = _check_coordinate(rules, image, inst.operands[1], (INT, FLOAT))
    if not message and inst.operands[2] == spv.ImageOperandsLod:
        level = inst.operands[3]
        if rules.types.shape(rules.type_of.get(level, 0)) != Shape(FLOAT, 32, 1):
            return f"{rules.value_text(level)} is no level of detail"
    return message


def check_sampled_image(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpSampledImage: an image of the type in the result's, and a sampler."""
    image, sampler = inst.operands
    made = rules.types.insts.get(inst.type_id)
    if made is None or made.opcode != op.OpTypeSampledImage:
        return f"{rules.types.text(inst.type_id)} is no sampled image"
    if rules.types.opcode(rules.type_of.get(sampler, 0)) != op.OpTypeSampler:
        return f"{rules.value_text(sampler)} is no sampler"
    return rules.expect(image, made.operands[0])


def check_image_size(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpImageQuerySize, OpImageQuerySizeLod: a component for each dimension, and the layers."""
    image = _plain_image(rules, inst.operands[0])
    if image is None:
        return f"{rules.value_text(inst.operands[0])} is no image"
    shape = rules.types.shape(inst.type_id)
    # The faces of a cube are no dimension.
    wanted = coordinates(image) - (image.operands[1] == spv.DimCube)
    if shape.kind != INT or shape.lanes != wanted:
        return f"{rules.types.text(inst.type_id)} is no size of {wanted} components"
    for level in inst.operands[1:]:
        if rules.types.shape(rules.type_of.get(level, 0)) != _I32:
            return f"{rules.value_text(level)} is no level of detail"
    return ""


def check_image_query(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpImageQueryFormat and the like: one integer of 32 bits."""
    if _plain_image(rules, inst.operands[0]) is None:
        return f"{rules.value_text(inst.operands[0])} is no image"
    if rules.types.shape(inst.type_id) == _I32:
        return ""
    return f"{rules.types.text(inst.type_id)} is no integer of 32 bits"


def _plain_image(rules: TypeRules, id: int) -> MachineInst | None:
    type_id = rules.type_of.get(id, 0)
    return image_of(rules, type_id) if rules.types.opcode(type_id) == op.OpTypeImage else None
