"""Gives operands and results of signed operations a signed type, for naga.

naga 29 takes the sign of most operations from their types. With the unsigned type, which all our
integers have, it reads OpConvertSToF as a conversion of unsigned numbers, and OpSDiv as OpUDiv.
Only its comparisons and negations follow the opcode.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.glsl_std import GLSL_STD

_FIRST: Final = range(1)
_ALL: Final = range(2, 5)
"""The arguments after an instruction set and its number."""
_OPERANDS: Final[dict[int, range]] = {
    op.OpBitFieldSExtract: _FIRST,
    op.OpConvertFToS: range(0),
    op.OpConvertSToF: _FIRST,
    # After the scope and the group operation.
    op.OpGroupNonUniformSMax: range(2, 3),
    op.OpGroupNonUniformSMin: range(2, 3),
    op.OpSDiv: range(2),
    op.OpSRem: range(2),
    op.OpShiftRightArithmetic: _FIRST,
}
"""The signed operands of instructions."""
_ARGUMENTS: Final[dict[int, range]] = {
    GLSL_STD["Ldexp"]: range(3, 4),
    GLSL_STD["SAbs"]: _ALL,
    GLSL_STD["SClamp"]: _ALL,
    GLSL_STD["SMax"]: _ALL,
    GLSL_STD["SMin"]: _ALL,
}
"""Those of GLSL.std.450."""
_RESULTS: Final = frozenset((*_OPERANDS, *_ARGUMENTS)) - {op.OpConvertSToF, GLSL_STD["Ldexp"]}
"""Operations with a signed result; numbers of functions are none of these opcodes."""
_SET: Final = "GLSL.std.450"
_WORD: Final = 32


def run(machine: MachineModule) -> None:
    """Rewrite all functions."""
    blocks = [block for function in machine.functions for block in function.blocks]
    changed = [
        block
        for block in blocks
        if any(_signed_operands(machine, inst) is not None for inst in block.insts)
    ]
    if not changed:
        return
    signed = _signed_types(machine)
    type_of = {inst.result: inst.type_id for inst in machine.cache.insts()}
    for function in machine.functions:
        type_of.update((inst.result, inst.type_id) for inst in function.parameters)
    for block in blocks:
        type_of.update((inst.result, inst.type_id) for inst in block.insts)
    for block in changed:
        out: list[MachineInst] = []
        for inst in block.insts:
            places = _signed_operands(machine, inst)
            if places is not None:
                inst = _with_signed(machine, inst, places, signed, type_of, out)
            out.append(inst)
        block.insts = out


def _signed_operands(machine: MachineModule, inst: MachineInst) -> range | None:
    """Return the places of an instruction's signed operands, None where it has no sign."""
    if inst.opcode != op.OpExtInst:
        return _OPERANDS.get(inst.opcode)
    if inst.operands[0] != machine.cache.imports.get(_SET):
        return None
    return _ARGUMENTS.get(inst.operands[1])


def _signed_types(machine: MachineModule) -> dict[int, int]:
    """Return the signed type for each type of integers."""
    cache = machine.cache
    word = cache.int_type(_WORD)
    number = cache.intern(op.OpTypeInt, 0, (_WORD, 1))
    vectors = [
        inst
        for inst in cache.insts_but_tables()
        if inst.opcode == op.OpTypeVector and inst.operands[0] == word
    ]
    signed = {one.result: cache.vector_type(number, one.operands[1]) for one in vectors}
    return {word: number, **signed}


def _with_signed(
    machine: MachineModule,
    inst: MachineInst,
    places: range,
    signed: dict[int, int],
    type_of: dict[int, int],
    out: list[MachineInst],
) -> MachineInst:
    """Cast operands before an instruction; return it, or the cast of its result."""
    cache = machine.cache
    for at in places[: len(inst.operands) - places.start]:
        type_id = signed.get(type_of.get(inst.operands[at], 0), 0)
        if type_id:
            cast = cache.new_id()
            out.append(MachineInst(op.OpBitcast, type_id, cast, [inst.operands[at]]))
            inst.operands[at] = cast
    number = inst.operands[1] if inst.opcode == op.OpExtInst else inst.opcode
    type_id = signed.get(inst.type_id, 0) if number in _RESULTS else 0
    if not type_id:
        return inst
    result = cache.new_id()
    out.append(MachineInst(inst.opcode, type_id, result, inst.operands))
    return MachineInst(op.OpBitcast, inst.type_id, inst.result, [result])
