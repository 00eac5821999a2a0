"""Typed access chains for address arithmetic in bytes.

`getelementptr i8, %p, off` says nothing of what it points at.  Where the pointee of %p is known
and the offset provably leads to an element or member of it, the same address is an access
chain over that pointee, without casts; whenever that is not certain the bytes stay.
"""

from __future__ import annotations

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.infer.forward import byte_scale
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import ARRAY, INT, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import ConstantPool, ConstInt, Inst, Module, Value


def typed_operands(
    module: Module, layout: DataLayout, inst: Inst, source: Type, wanted: Type
) -> tuple[Type, list[Value]] | None:
    """Source type and operands of the typed form of a byte GEP, None when there is none.

    `source` is the pointee of the base as it is in memory, `wanted` that of the result.
    """
    if layout.size(source) == 0:
        return None
    base, index = inst.operands
    scale = byte_scale(inst.source_type)
    if isinstance(index, ConstInt):
        indices = constant_path(module, layout, source, wanted, index.signed() * scale)
        return None if indices is None else (source, [base, *indices])
    return _scaled(module, layout, inst, source, wanted, scale)


def constant_path(
    module: Module, layout: DataLayout, source: Type, wanted: Type, offset: int
) -> list[Value] | None:
    """Indices from a pointer to `source` to the `wanted` that lies `offset` bytes on."""
    size = layout.size(source)
    first, rest = divmod(offset, size)
    types = module.types
    index_type = types.integer(layout.pointer_bytes * 8)
    indices: list[Value] = [module.constants.integer(index_type, first)]
    type = source
    while rest or type is not wanted:
        step = _step_into(module.constants, types.i32, index_type, layout, type, rest)
        if step is None:
            return None
        index, type, rest = step
        indices.append(index)
    return indices


def _step_into(
    pool: ConstantPool, i32: Type, index_type: Type, layout: DataLayout, type: Type, rest: int
) -> tuple[Value, Type, int] | None:
    """The member of `type` that covers byte `rest`, and what is left of the offset in it."""
    if type.kind == STRUCT:
        for number in range(len(type.elems) - 1, -1, -1):
            offset = layout.offsets(type)[number]
            if offset <= rest:
                member = type.elems[number]
                if rest - offset >= max(layout.size(member), 1):
                    return None
                return pool.integer(i32, number), member, rest - offset
        return None
    if type.kind in (ARRAY, VECTOR):
        element = type.element
        size = layout.size(element)
        number = rest // size if size else 0
        if size == 0 or number >= type.bits:
            return None
        return pool.integer(index_type, number), element, rest % size
    return None


def _scaled(
    module: Module, layout: DataLayout, inst: Inst, source: Type, wanted: Type, scale: int
) -> tuple[Type, list[Value]] | None:
    """`p + i * n` bytes, where n is the size of the pointee or of its elements."""
    base, index = inst.operands
    factor, count = _factor(layout, index)
    total = scale * factor
    if layout.size(source) == total and source is wanted:
        return source, [base, count if factor != 1 else index]
    zero = module.constants.integer(module.types.integer(layout.pointer_bytes * 8), 0)
    indices: list[Value] = [base, zero]
    type = source
    while type.kind in (ARRAY, STRUCT):
        if type.kind == STRUCT:
            if not type.elems:
                return None
            indices.append(module.constants.integer(module.types.i32, 0))
            type = type.elems[0]
            continue
        type = type.element
        if type is wanted and layout.size(type) == total:
            return source, [*indices, count if factor != 1 else index]
        indices.append(zero)
    return None


def _factor(layout: DataLayout, index: Value) -> tuple[int, Value]:
    """A constant factor of an index and what it multiplies.

    The product must not wrap before it is an address, so it has the width of a pointer or nsw.
    """
    if not isinstance(index, Inst) or index.opcode not in (op.SHL, op.MUL):
        return 1, index
    value, amount = index.operands
    if not isinstance(amount, ConstInt) or index.type.kind != INT:
        return 1, index
    if index.type.bits != layout.pointer_bytes * 8 and not index.flags & op.NSW:
        return 1, index
    if index.opcode == op.MUL:
        return amount.value, value
    return 1 << min(amount.value, 63), value
