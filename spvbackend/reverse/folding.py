"""Values of OpSpecConstantOp over integers, with specialization constants at their defaults."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.numbers import known_number, signed
from spvbackend.reverse.source import Source
from spvbackend.spirv import opcodes as op


def _quotient(a: int, b: int) -> int:
    """Return a quotient that is rounded to zero; division by zero is undefined."""
    if b == 0:
        return 0
    return abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1)


_UNSIGNED: Final[dict[int, Callable[[int, int], int]]] = {
    op.OpIAdd: lambda a, b: a + b,
    op.OpISub: lambda a, b: a - b,
    op.OpIMul: lambda a, b: a * b,
    op.OpUDiv: _quotient,
    op.OpUMod: lambda a, b: a % b if b else 0,
    op.OpBitwiseAnd: lambda a, b: a & b,
    op.OpBitwiseOr: lambda a, b: a | b,
    op.OpBitwiseXor: lambda a, b: a ^ b,
    op.OpShiftLeftLogical: lambda a, b: a << min(b, 128),
    op.OpShiftRightLogical: lambda a, b: a >> min(b, 128),
}
_SIGNED: Final[dict[int, Callable[[int, int], int]]] = {
    op.OpSDiv: _quotient,
    op.OpSRem: lambda a, b: a - b * _quotient(a, b),
    op.OpSMod: lambda a, b: a % b if b else 0,
}
_ONE: Final[dict[int, Callable[[int], int]]] = {
    op.OpNot: lambda a: ~a,
    op.OpSConvert: lambda a: a,
    op.OpSNegate: lambda a: -a,
    op.OpUConvert: lambda a: a,
}


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
    result = _apply(opcode, values, widths)
    bits: int = type_inst.operands[0]
    return None if result is None else result & ((1 << bits) - 1)


def _apply(opcode: int, values: list[int], widths: list[int]) -> int | None:
    if len(values) == 1 and opcode in _ONE:
        value = signed(values[0], widths[0]) if opcode == op.OpSConvert else values[0]
        return _ONE[opcode](value)
    if len(values) != 2:
        return None
    if opcode in _UNSIGNED:
        return _UNSIGNED[opcode](*values)
    if opcode == op.OpShiftRightArithmetic:
        return signed(values[0], widths[0]) >> min(values[1], 128)
    if opcode in _SIGNED:
        return _SIGNED[opcode](signed(values[0], widths[0]), signed(values[1], widths[1]))
    return None
