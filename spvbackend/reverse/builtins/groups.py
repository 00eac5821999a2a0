"""Block reads and writes of sub-groups, and dot products: functions by the types of operands."""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.index import row_of
from spvbackend.builtins.mangle import mangle
from spvbackend.builtins.opencl import OPENCL
from spvbackend.builtins.rows import DOT, PACKED, SWAP
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.calls import (
    CONVERGENT,
    call_by_own_name,
    call_function,
    call_symbol,
    finish_call,
)
from spvbackend.reverse.builtins.extended import pointer_to_const
from spvbackend.reverse.writer import WILL_RETURN, FunctionWriter
from spvbackend.spirv import opcodes as op

_WIDTHS: Final = {8: "_uc", 16: "_us", 32: "", 64: "_ul"}
_READS: Final = frozenset((op.OpSubgroupBlockReadINTEL, op.OpSubgroupImageBlockReadINTEL))
BLOCKS: Final = _READS | {op.OpSubgroupBlockWriteINTEL, op.OpSubgroupImageBlockWriteINTEL}
_SIGNS: Final = {
    op.OpDot: (False, False),
    op.OpSDot: (False, False),
    op.OpSDotAccSat: (False, False),
    op.OpSUDot: (False, True),
    op.OpSUDotAccSat: (False, True),
    op.OpUDot: (True, True),
    op.OpUDotAccSat: (True, True),
}
"""Whether the first and the second vector are unsigned."""
DOTS: Final = frozenset(_SIGNS)
_PACKED_NAMES: Final = {
    row.opcode: row.name
    for row in OPENCL
    if row.shape == DOT and row.flags & PACKED and not row.flags & SWAP
}
_NAMES: Final = {
    opcode: row.name
    for row in OPENCL
    if row.shape == DOT and not row.flags
    for opcode in (row.opcode, row.unsigned, row.floating, row.extra)
}


def write_block(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a block read or write; the name has the width and the number of components."""
    types = writer.types
    reads = inst.opcode in _READS
    data = inst.type_id if reads else writer.type_id(inst.operands[-1])
    lanes = types.lanes(data)
    verb = "read" if reads else "write"
    width = _WIDTHS.get(types.bits(data)) if not types.is_float(data) else None
    name = f"intel_sub_group_block_{verb}{width}{lanes if lanes > 1 else ''}"
    if width is None or row_of(name) is None:
        call_by_own_name(writer, inst)
        return
    params = [types.param(writer.type_id(id), True) for id in inst.operands]
    if reads and types.is_pointer(writer.type_id(inst.operands[0])):
        params[0] = pointer_to_const(params[0])
    if len(params) > 1 and not types.is_pointer(writer.type_id(inst.operands[0])):
        params[1] = types.param(writer.type_id(inst.operands[1]))  # coordinates are signed
    call_function(writer, inst, name, params, writer.typed_all(inst.operands), CONVERGENT)


def write_dot(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a dot product: of floats, of integers, with an accumulator, or of packed bytes."""
    types = writer.types
    is_packed = types.lanes(writer.type_id(inst.operands[0])) == 1
    count = 3 if inst.opcode in _ACCUMULATING else 2
    ids = inst.operands[:count]
    name = (_PACKED_NAMES if is_packed else _NAMES).get(inst.opcode, "")
    if not name:
        call_by_own_name(writer, inst)
        return
    signs = (*_SIGNS[inst.opcode], _SIGNS[inst.opcode] == (True, True))
    if is_packed:
        # The name has the signs; packed vectors are unsigned.
        signs = (True, True, signs[2])
    params = [
        types.param(writer.type_id(id), unsigned) for id, unsigned in zip(ids, signs, strict=False)
    ]
    result = types.text(inst.type_id)
    text = call_symbol(writer, mangle(name, params), result, writer.typed_all(ids), WILL_RETURN)
    finish_call(writer, inst, text)


_ACCUMULATING: Final = frozenset((op.OpSDotAccSat, op.OpSUDotAccSat, op.OpUDotAccSat))
