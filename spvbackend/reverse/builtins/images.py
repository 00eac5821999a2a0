"""Images: reads with and without a sampler, writes, queries, constant samplers.

OpenCL C reads through an image and a sampler; SPIR-V joins both into one value first, which has no
place in LLVM IR where all its users are such reads.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.images import ALL_SIDES, LAYERS, TEXEL_TEXT
from spvbackend.builtins.index import all_rows
from spvbackend.builtins.mangle import mangle
from spvbackend.builtins.params import Param
from spvbackend.builtins.rows import IMAGE_FIELD, IMAGE_SIZE
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.calls import PLAIN, call_by_own_name, call_symbol
from spvbackend.reverse.numbers import joined, known_number
from spvbackend.reverse.source import uses
from spvbackend.reverse.writer import FunctionWriter
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_EXTENDS: Final = spv.ImageOperandsSignExtend | spv.ImageOperandsZeroExtend
_SAMPLED: Final = spv.ImageOperandsLod | spv.ImageOperandsGrad | _EXTENDS
_UNSAMPLED: Final = spv.ImageOperandsSample | _EXTENDS
_SUFFIXES: Final = {
    text: name.removeprefix("read_image")
    for name, text in reversed(TEXEL_TEXT.items())
    if name.startswith("read_image")
}
"""The suffix of a read or write by the type of a component; integers are signed."""
_FIELDS: Final = {row.opcode: row for row in all_rows().values() if row.shape == IMAGE_FIELD}
FIELDS: Final = frozenset(_FIELDS)
_SIZES: Final = {row.extra: row.name for row in all_rows().values() if row.shape == IMAGE_SIZE}
_SIDES: Final = {spv.Dim1D: 1, spv.Dim2D: 2, spv.Dim3D: 3, spv.DimBuffer: 1}
_SAMPLER: Final = "__translate_sampler_initializer"
_FILTER_SHIFT: Final = 4
_ADDRESSING_SHIFT: Final = 1


def _image(writer: FunctionWriter, id: int) -> tuple[Param, list[int]]:
    """Return an image's type as a name spells it, and the operands of its type."""
    type_id = writer.type_id(id)
    return writer.types.param(type_id), writer.types.inst(type_id).operands


def _is_known(param: Param) -> bool:
    return param.name.startswith("ocl_image")


def _is_depth(words: list[int]) -> bool:
    return words[2] == 1


def _suffix(writer: FunctionWriter, type_id: int, mask: int) -> str:
    """Return the suffix of a read or write of texels of a type, "" if there is none."""
    scalar = writer.types.text(writer.types.scalar(type_id).result)
    suffix = _SUFFIXES.get(scalar, "")
    return "ui" if suffix == "i" and mask & spv.ImageOperandsZeroExtend else suffix


def write_sampled_image(writer: FunctionWriter, inst: MachineInst) -> None:
    """Note an image with its sampler for the reads that use them."""
    image, _ = inst.operands
    users = [
        user
        for block in writer.function.blocks
        for user in block.insts
        if uses(writer.source, user, inst.result)
    ]
    param, words = _image(writer, image)
    if _is_known(param) and all(_is_read(writer, user, words) for user in users):
        writer.sampled[inst.result] = inst
    else:
        call_by_own_name(writer, inst)


def _is_read(writer: FunctionWriter, inst: MachineInst, image: list[int]) -> bool:
    if inst.opcode != op.OpImageSampleExplicitLod:
        return False
    mask = inst.operands[2]
    is_texel = writer.types.lanes(inst.type_id) == 4 and _suffix(writer, inst.type_id, mask)
    return bool(is_texel) and not mask & ~_SAMPLED


def write_sample(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a read through a sampler."""
    pair = writer.sampled.get(inst.operands[0])
    if pair is None:
        call_by_own_name(writer, inst)
        return
    _, coordinate, mask, *details = inst.operands
    if mask & spv.ImageOperandsLod and _is_zero(writer, details[0]):
        details = []
    types = writer.types
    ids = [*pair.operands, coordinate, *details]
    params = [types.param(writer.type_id(id)) for id in ids]
    arguments = writer.typed_all(ids)
    _, image = _image(writer, pair.operands[0])
    if mask & spv.ImageOperandsGrad and image[1] == spv.Dim3D:
        # OpenCL C's gradients have a fourth component.
        for place in (-2, -1):
            arguments[place] = _with_fourth(writer, ids[place])
            params[place] = params[place].changed(lanes=4)
    name = mangle(f"read_image{_suffix(writer, inst.type_id, mask)}", params)
    result = types.text(inst.type_id)
    if not _is_depth(image):
        writer.define(inst, call_symbol(writer, name, result, arguments, PLAIN))
        return
    scalar = types.text(types.scalar(inst.type_id).result)
    texel = writer.temporary(call_symbol(writer, name, scalar, arguments, PLAIN))
    writer.define(inst, f"insertelement {result} poison, {scalar} {texel}, i32 0")


def _with_fourth(writer: FunctionWriter, id: int) -> str:
    mask = "<4 x i32> <i32 0, i32 1, i32 2, i32 poison>"
    wide = writer.temporary(f"shufflevector {writer.typed(id)}, {writer.type(id)} poison, {mask}")
    element = writer.types.text(writer.types.element(writer.type_id(id), 0))
    return f"<4 x {element}> {wide}"


def _is_zero(writer: FunctionWriter, id: int) -> bool:
    inst = writer.source.of(id)
    if inst.opcode == op.OpConstantNull:
        return True
    return inst.opcode == op.OpConstant and joined(inst.operands) == 0


def write_image_read(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a read without a sampler."""
    image, coordinate, *rest = inst.operands
    mask = rest[0] if rest else 0
    suffix = _suffix(writer, inst.type_id, mask)
    param, _ = _image(writer, image)
    if mask & ~_UNSAMPLED or not suffix or not _is_known(param):
        call_by_own_name(writer, inst)
        return
    ids = [image, coordinate, *rest[1:]]
    name = mangle(f"read_image{suffix}", [writer.types.param(writer.type_id(id)) for id in ids])
    result = writer.types.text(inst.type_id)
    writer.define(inst, call_symbol(writer, name, result, writer.typed_all(ids), PLAIN))


def write_image_write(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write the write of a texel."""
    image, _, texel, *rest = inst.operands
    suffix = _suffix(writer, writer.type_id(texel), 0)
    param, _ = _image(writer, image)
    if rest or not suffix or not _is_known(param):
        call_by_own_name(writer, inst)
        return
    params = [writer.types.param(writer.type_id(id)) for id in inst.operands]
    name = mangle(f"write_image{suffix}", params)
    writer.emit(call_symbol(writer, name, "void", writer.typed_all(inst.operands), PLAIN))


def write_image_size(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a query of the sizes at level 0: a call for each component."""
    image, *level = inst.operands
    param, words = _image(writer, image)
    sides = _SIDES.get(words[1], 0)
    types = writer.types
    if (level and known_number(writer.source, level[0]) != 0) or not sides or not _is_known(param):
        call_by_own_name(writer, inst)
        return
    element = types.text(types.scalar(inst.type_id).result)
    if sides > 1 and not words[3] and element == "i32":
        _write_sides(writer, inst, image, sides)
        return
    names = [_SIZES[side] for side in range(sides)] + [_SIZES[LAYERS]] * words[3]
    type = types.text(inst.type_id)
    whole = "poison"
    for lane, name in enumerate(names):
        size = _size(writer, image, name, element)
        if len(names) == 1:
            writer.alias(inst, size)
            return
        text = f"insertelement {type} {whole}, {element} {size}, i32 {lane}"
        if lane == len(names) - 1:
            writer.define(inst, text)
        else:
            whole = writer.temporary(text)


def _write_sides(writer: FunctionWriter, inst: MachineInst, image: int, sides: int) -> None:
    """Write a query of two sides, or of three, which OpenCL C has in a vector of four."""
    param, _ = _image(writer, image)
    lanes = 4 if sides == 3 else sides
    name = mangle(_SIZES[ALL_SIDES], [param])
    call = call_symbol(writer, name, f"<{lanes} x i32>", [writer.typed(image)], PLAIN)
    if lanes == sides:
        writer.define(inst, call)
        return
    whole = f"<4 x i32> {writer.temporary(call)}"
    mask = "<3 x i32> <i32 0, i32 1, i32 2>"
    writer.define(inst, f"shufflevector {whole}, <4 x i32> poison, {mask}")


def _size(writer: FunctionWriter, image: int, name: str, element: str) -> str:
    """Return one size in the wanted type; the number of layers is a size_t."""
    param, _ = _image(writer, image)
    bits = writer.module.address_bits if name == _SIZES[LAYERS] else 32
    type = f"i{bits}"
    call = call_symbol(writer, mangle(name, [param]), type, [writer.typed(image)], PLAIN)
    value = writer.temporary(call)
    if type == element:
        return value
    cast = "zext" if bits < int(element[1:]) else "trunc"
    return writer.temporary(f"{cast} {type} {value} to {element}")


def write_image_field(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a query of format, order, levels or samples; C's numbers start later."""
    (image,) = inst.operands
    param, _ = _image(writer, image)
    if not _is_known(param):
        call_by_own_name(writer, inst)
        return
    row = _FIELDS[inst.opcode]
    type = writer.types.text(inst.type_id)
    call = call_symbol(writer, mangle(row.name, [param]), type, [writer.typed(image)], PLAIN)
    if row.extra:
        writer.define(inst, f"sub {type} {writer.temporary(call)}, {row.extra}")
    else:
        writer.define(inst, call)


def sampler_call(writer: FunctionWriter, inst: MachineInst) -> str:
    """Return the call that makes a constant sampler of OpenCL C's number."""
    addressing, normalized, filter_mode = inst.operands
    bits = addressing << _ADDRESSING_SHIFT | normalized | (filter_mode + 1) << _FILTER_SHIFT
    type = writer.types.text(inst.type_id)
    return call_symbol(writer, _SAMPLER, type, [f"i32 {bits}"], PLAIN)
