"""Type rules of pipes, events and other instructions on opaque types: one letter for each operand.

    s   a scope                      u   i32
    i   an integer                   p   a pipe
    r   a reservation id             g   a pointer into Generic
    e   a pointer                    =   the type of the result

The result has a letter of the same kind, or b for a bool, v for none, . for any.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.rules_groups import ANY_INDEX, check_subgroup
from spvbackend.mir.type_rules import TypeRules, check_bools, check_int, check_scope, pointee_of
from spvbackend.mir.type_table import FLOAT, INT, Shape
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_I32: Final = Shape(INT, 32, 1)
_CLOCKS: Final = (Shape(INT, 64, 1), Shape(INT, 32, 2))
_OPAQUE: Final[dict[str, int]] = {"p": op.OpTypePipe, "r": op.OpTypeReserveId}
_TEXT: Final[dict[str, str]] = {
    "p": "pipe",
    "r": "reservation id",
    "g": "pointer into Generic",
    "e": "pointer",
    "u": "integer of 32 bits",
}

_QUADS: Final = (op.OpGroupNonUniformQuadBroadcast, op.OpGroupNonUniformQuadSwap)

SIGNATURES: Final[dict[int, tuple[str, str]]] = {
    op.OpCommitReadPipe: ("v", "pruu"),
    op.OpCommitWritePipe: ("v", "pruu"),
    op.OpGetMaxPipePackets: ("u", "puu"),
    op.OpGetNumPipePackets: ("u", "puu"),
    op.OpGroupCommitReadPipe: ("v", "spruu"),
    op.OpGroupCommitWritePipe: ("v", "spruu"),
    op.OpGroupNonUniformQuadBroadcast: (".", "s=i"),
    op.OpGroupNonUniformQuadSwap: (".", "s=i"),
    op.OpGroupReserveReadPipePackets: ("r", "spuuu"),
    op.OpGroupReserveWritePipePackets: ("r", "spuuu"),
    op.OpGroupWaitEvents: ("v", "sue"),
    op.OpIsValidReserveId: ("b", "r"),
    op.OpReadPipe: ("u", "pguu"),
    op.OpSubgroupShuffleDownINTEL: (".", "==u"),
    op.OpSubgroupShuffleUpINTEL: (".", "==u"),
    op.OpGenericPtrMemSemantics: ("u", "g"),
    op.OpReserveReadPipePackets: ("r", "puuu"),
    op.OpReserveWritePipePackets: ("r", "puuu"),
    op.OpReservedReadPipe: ("u", "pruguu"),
    op.OpReservedWritePipe: ("u", "pruguu"),
    op.OpWritePipe: ("u", "pguu"),
}


def check_signature(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Result and operands against their letters (Pipe, Group and Subgroup, Non-Uniform)."""
    result, letters = SIGNATURES[inst.opcode]
    if result == "b":
        wrong = check_bools(rules, inst.type_id, 0)
    elif result in "ur":
        wrong = _check_type(rules, inst.type_id, result, rules.types.text(inst.type_id))
    else:
        wrong = ""
    if "=" in letters and rules.types.shape(inst.type_id).kind not in (INT, FLOAT):
        wrong = wrong or f"{rules.types.text(inst.type_id)} is no number"
    if "s" in letters and "=" in letters:
        wrong = wrong or check_subgroup(rules, inst)
    for letter, id in zip(letters, inst.operands, strict=True):
        wrong = wrong or _check_operand(rules, inst, letter, id)
    is_quad = inst.opcode in _QUADS
    if is_quad and rules.version < ANY_INDEX and rules.types.int_value(inst.operands[2]) < 0:
        wrong = wrong or f"{rules.value_text(inst.operands[2])} is no constant"
    return wrong


def _check_operand(rules: TypeRules, inst: MachineInst, letter: str, id: int) -> str:
    if letter == "s":
        return check_scope(rules, id)
    if letter == "i":
        return check_int(rules, id)
    if letter == "=":
        return rules.expect(id, inst.type_id)
    return _check_type(rules, rules.type_of.get(id, 0), letter, rules.value_text(id))


def _check_type(rules: TypeRules, type_id: int, letter: str, text: str) -> str:
    if letter in _OPAQUE:
        fits = rules.types.opcode(type_id) == _OPAQUE[letter]
    elif letter == "u":
        fits = rules.types.shape(type_id) == _I32
    else:
        space = rules.types.storage_class(type_id)
        fits = space == spv.StorageClassGeneric if letter == "g" else space >= 0
    return "" if fits else f"{text} is no {_TEXT[letter]}"


def check_clock(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpReadClockKHR: 64 bits, in one or two integers (SPV_KHR_shader_clock)."""
    if rules.types.shape(inst.type_id) in _CLOCKS:
        return check_scope(rules, inst.operands[0])
    return f"{rules.types.text(inst.type_id)} holds no clock"


def check_block_access(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Block reads and writes: integers behind a pointer to a component (SPV_INTEL_subgroups)."""
    words = inst.operands
    type_id = inst.type_id or rules.type_of.get(words[1], 0)
    element = rules.types.element(type_id) or type_id
    if rules.types.shape(type_id).kind != INT or pointee_of(rules, words[0]) != element:
        return f"{rules.value_text(words[0])} is no block of {rules.types.text(type_id)}"
    return ""


def check_bfloat_bits(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpConvertBF16ToFINTEL and its opposite: float and 16 bits (SPV_INTEL_bfloat16_conversion)."""
    source = rules.types.shape(rules.type_of.get(inst.operands[0], 0))
    pair = [source, rules.types.shape(inst.type_id)]
    if inst.opcode == op.OpConvertFToBF16INTEL:
        pair.reverse()
    bits, number = pair
    lanes = max(bits.lanes, 1)
    if bits == Shape(INT, 16, lanes) and number == Shape(FLOAT, 32, lanes):
        return ""
    return f"no conversion from {rules.value_text(inst.operands[0])}"


def check_predicated(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpPredicatedLoadINTEL, OpPredicatedStoreINTEL: numbers (SPV_INTEL_predicated_io)."""
    words = inst.operands
    if inst.opcode == op.OpPredicatedLoadINTEL:
        type_id, predicate = inst.type_id, words[1]
        wrong = rules.expect(words[2], type_id)
    else:
        type_id, predicate = rules.type_of.get(words[1], 0), words[2]
        wrong = ""
    if pointee_of(rules, words[0]) != type_id:
        return f"{rules.value_text(words[0])} does not point to {rules.types.text(type_id)}"
    if rules.types.shape(type_id).kind not in (INT, FLOAT):
        return f"{rules.types.text(type_id)} is no number"
    return wrong or check_bools(rules, rules.type_of.get(predicate, 0), 0)
