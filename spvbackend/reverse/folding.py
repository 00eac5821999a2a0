"""Values of OpSpecConstantOp over integers, with specialization constants at their defaults."""

from __future__ import annotations

from spvbackend.emit.folding import fold
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.numbers import known_number
from spvbackend.reverse.source import Source
from spvbackend.spirv import opcodes as op


def folded(source: Source, inst: MachineInst) -> int | None:
    """Return the value of an OpSpecConstantOp, None for one that is not of integers."""
    opcode, *ids = inst.operands
    type_inst = source.of(inst.type_id)
    if type_inst.opcode != op.OpTypeInt:
        return None
    values: list[int] = []
    widths: list[int] = []
    for id in ids:
        value = known_number(source, id)
        if value is None or source.of(source.type_of(id)).opcode != op.OpTypeInt:
            return None
        values.append(value)
        widths.append(source.of(source.type_of(id)).operands[0])
    result = fold(opcode, values, widths)
    bits: int = type_inst.operands[0]
    return None if result is None else result & ((1 << bits) - 1)
