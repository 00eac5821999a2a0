"""Images of shaders, and lengths of buffers: types, and the calls that passes make of them.

Input: calls of functions whose names tell the instruction (`shader/resources/images.py`). Output:
the instruction; a sampler is joined with its image before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.calls import select_call
from spvbackend.isel.memory import select_gep
from spvbackend.llvmir.types import ARRAY, INT, TARGET
from spvbackend.llvmir.values import ConstInt, Function, GlobalVar
from spvbackend.shader.accesses import BLOCK_LENGTH
from spvbackend.shader.objects import TEXEL
from spvbackend.shader.resources.images import PREFIX, SAMPLED, STORAGE, call_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.address_spaces import DESCRIBED, RESOURCES, STORAGE_BUFFER, UNIFORM
from spvbackend.target.features import IMAGE_SIGNS

if TYPE_CHECKING:
    from spvbackend.isel.module.types import TypeLowering
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.types import Type
    from spvbackend.llvmir.values import Inst
    from spvbackend.mir.cache import Cache

_SIGNED: Final = "spirv.SignedImage"
IMAGES: Final = frozenset(("spirv.Image", _SIGNED))
_WORDS: Final = 6
"""Numbers of OpTypeImage: all but the access qualifier, which kernels alone have."""
_DIMENSIONS: Final[dict[tuple[int, int], int]] = {
    (spv.Dim1D, SAMPLED): spv.CapabilitySampled1D,
    (spv.Dim1D, STORAGE): spv.CapabilityImage1D,
    (spv.DimBuffer, SAMPLED): spv.CapabilitySampledBuffer,
    (spv.DimBuffer, STORAGE): spv.CapabilityImageBuffer,
}
"""Capabilities by the dimensions of an image, and by Sampled."""
_QUERIES: Final = frozenset((op.OpImageQueryLevels, op.OpImageQuerySize, op.OpImageQuerySizeLod))
_WORD: Final = 32
"""Bits of a component of a texel."""
_TEXEL: Final = 4
"""Components of a texel."""
_WRITTEN: Final = 2
"""The operand of OpImageWrite that is the texel."""
_UNFORMATTED: Final[dict[int, int]] = {
    op.OpImageRead: spv.CapabilityStorageImageReadWithoutFormat,
    op.OpImageWrite: spv.CapabilityStorageImageWriteWithoutFormat,
}


_TO_BLOCK: Final = 3
"""Operands of a getelementptr to a descriptor of an array: the array, 0 and the number."""
_INDEXING: Final[dict[int, tuple[int, int]]] = {
    STORAGE_BUFFER: (
        spv.CapabilityStorageBufferArrayDynamicIndexing,
        spv.CapabilityStorageBufferArrayNonUniformIndexing,
    ),
    UNIFORM: (
        spv.CapabilityUniformBufferArrayDynamicIndexing,
        spv.CapabilityUniformBufferArrayNonUniformIndexing,
    ),
}
"""Capabilities for an index into an array of buffers: one that is known at run time, and one that
may differ between threads."""
_IMAGE_INDEXING: Final[dict[tuple[bool, int], tuple[int, int]]] = {
    (True, SAMPLED): (
        spv.CapabilityUniformTexelBufferArrayDynamicIndexing,
        spv.CapabilityUniformTexelBufferArrayNonUniformIndexing,
    ),
    (True, STORAGE): (
        spv.CapabilityStorageTexelBufferArrayDynamicIndexing,
        spv.CapabilityStorageTexelBufferArrayNonUniformIndexing,
    ),
    (False, SAMPLED): (
        spv.CapabilitySampledImageArrayDynamicIndexing,
        spv.CapabilitySampledImageArrayNonUniformIndexing,
    ),
    (False, STORAGE): (
        spv.CapabilityStorageImageArrayDynamicIndexing,
        spv.CapabilityStorageImageArrayNonUniformIndexing,
    ),
}
"""Capabilities of images, by whether they are buffers of texels, and by Sampled."""


def select_shader_gep(sel: Selector, inst: Inst) -> None:
    """Select getelementptr; an index into an array of descriptors may need a capability."""
    base = inst.operands[0]
    is_array = isinstance(base, GlobalVar) and base.value_type.kind == ARRAY
    if is_array and base.type.space in DESCRIBED and not isinstance(inst.operands[2], ConstInt):
        type = inst.source_type.element
        space = base.type.space
        rows = _INDEXING.get(space)
        if rows is None:
            # A sampler is indexed as the images that it samples.
            ints = type.ints or (spv.Dim2D, 0, 0, 0, SAMPLED)
            rows = _IMAGE_INDEXING[ints[0] == spv.DimBuffer, ints[4]]
        sel.cache.require(rows[bool(inst.attachments)])
    if is_array and base.type.space in RESOURCES and len(inst.operands) == _TO_BLOCK:
        _select_block(sel, inst)
    else:
        select_gep(sel, inst)


def _select_block(sel: Selector, inst: Inst) -> None:
    """Select the pointer to a block of an array: blocks have types of their own.

    Inference knows the members alone. Only lengths need such pointers, so the types are searched.
    """
    base, _, index = inst.operands
    id = sel.id(base)
    made = {entry.result: entry for entry in sel.cache.entries}
    storage_class, array = made[made[id].type_id].operands
    pointer = sel.cache.pointer_type(storage_class, made[array].operands[0])
    sel.alias(inst, sel.emit(op.OpAccessChain, pointer, [id, sel.id(index)]))


def image_type(lowering: TypeLowering, type: Type) -> int:
    """Return the id of an image's type, 0 where its parameters are none."""
    if len(type.elems) != 1 or len(type.ints) < _WORDS or not type.ints[4]:
        return 0
    if capability := _DIMENSIONS.get((type.ints[0], type.ints[4])):
        lowering.cache.require(capability)
    if type.elems[0].kind == INT and type.elems[0].bits == 64:
        lowering.cache.require(spv.CapabilityInt64ImageEXT)
    component = lowering.lower(type.elems[0])
    if type.name == _SIGNED and not lowering.environment.has(IMAGE_SIGNS):
        component = _signed_word(lowering.cache)
    return lowering.cache.intern(op.OpTypeImage, 0, (component, *type.ints[:_WORDS]))


def _signed_word(cache: Cache) -> int:
    """Return the id of the type of signed integers of 32 bits."""
    return cache.intern(op.OpTypeInt, 0, (_WORD, 1))


def select_shader_call(sel: Selector, inst: Inst) -> None:
    """Select a call: one of a pass's own functions, or any other."""
    callee = inst.callee
    if not isinstance(callee, Function) or callee.blocks:
        select_call(sel, inst)
    elif callee.name.startswith(PREFIX):
        _select_image(sel, inst, callee.name)
    elif callee.name.startswith(BLOCK_LENGTH):
        # The array is the block's first member.
        sel.define(inst, op.OpArrayLength, [sel.id(inst.operands[0]), 0])
    elif callee.name.startswith(TEXEL):
        image, coordinate = (sel.id(operand) for operand in inst.operands[:2])
        sel.define(inst, op.OpImageTexelPointer, [image, coordinate, sel.int_const(0)])
    else:
        select_call(sel, inst)


def _select_image(sel: Selector, inst: Inst, name: str) -> None:
    call = call_of(name)
    operands = inst.operands[:-1]
    image = operands[0].type
    ids = [sel.id(operand) for operand in operands]
    before = call.before
    if len(operands) > 1 and operands[1].type.kind == TARGET:
        sampled = sel.cache.intern(op.OpTypeSampledImage, 0, (sel.type_id(image),))
        joined = sel.emit(op.OpSampledImage, sampled, ids[:2])
        # The operand of the access has the decoration (VUID-RuntimeSpirv-NonUniform-06274).
        if any(sel.cache.has_decoration(id, spv.DecorationNonUniform) for id in ids[:2]):
            sel.cache.decorate(joined, spv.DecorationNonUniform)
        ids[:2] = [joined]
        before -= 1
    if call.opcode in _QUERIES:
        sel.cache.require(spv.CapabilityImageQuery)
    if image.ints[5] == spv.ImageFormatUnknown and call.opcode in _UNFORMATTED:
        sel.cache.require(_UNFORMATTED[call.opcode])
    mask = call.mask
    has_signed_texels = image.name == _SIGNED and not sel.environment.has(IMAGE_SIGNS)
    if has_signed_texels:
        mask &= ~spv.ImageOperandsSignExtend
    words = ids[:before] + ([mask] if mask else []) + ids[before:]
    if not has_signed_texels or call.opcode in _QUERIES:
        _define(sel, inst, call.opcode, words)
        return
    # The type of texels has their sign where no Image Operand does.
    texel = sel.cache.vector_type(_signed_word(sel.cache), _TEXEL)
    if call.opcode == op.OpImageWrite:
        words[_WRITTEN] = sel.emit(op.OpBitcast, texel, [words[_WRITTEN]])
        sel.emit_void(call.opcode, words)
    else:
        sel.define(inst, op.OpBitcast, [sel.emit(call.opcode, texel, words)])


def _define(sel: Selector, inst: Inst, opcode: int, words: list[int]) -> None:
    if inst.type is sel.types.void:
        sel.emit_void(opcode, words)
    else:
        sel.define(inst, opcode, words)
