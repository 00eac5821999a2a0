"""Type rules of pipes and quads, of block accesses, clocks and predicated accesses.

Pipes are opaque and do not say what they hold: packets are read and written through pointers, with
their size and alignment as operands.
"""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import FLOAT, INT, Shape
from spvbackend.mir.verify.checker import TypeRules, check_bools, check_scope, leads_to
from spvbackend.mir.verify.rules.groups import ANY_INDEX, check_subgroup
from spvbackend.mir.verify.rules.signatures import signature_error
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

# The extension leaves the choice to the module, as OpenCL C has functions for both.
_CLOCKS: Final = (Shape(INT, 64, 1), Shape(INT, 32, 2))
_QUAD: Final = "numbers: scope = int"
QUADS: Final[tuple[int, ...]] = (op.OpGroupNonUniformQuadBroadcast, op.OpGroupNonUniformQuadSwap)

SIGNATURES: Final[dict[int, str]] = {
    op.OpCommitReadPipe: ": read_pipe reserve_id i32 i32",
    op.OpCommitWritePipe: ": write_pipe reserve_id i32 i32",
    op.OpGenericPtrMemSemantics: "i32: generic*",
    op.OpGetMaxPipePackets: "i32: pipe i32 i32",
    op.OpGetNumPipePackets: "i32: pipe i32 i32",
    op.OpGroupCommitReadPipe: ": scope read_pipe reserve_id i32 i32",
    op.OpGroupCommitWritePipe: ": scope write_pipe reserve_id i32 i32",
    op.OpGroupReserveReadPipePackets: "reserve_id: scope read_pipe i32 i32 i32",
    op.OpGroupReserveWritePipePackets: "reserve_id: scope write_pipe i32 i32 i32",
    op.OpGroupWaitEvents: ": scope i32 *",
    op.OpIsValidReserveId: "bool: reserve_id",
    op.OpReadPipe: "i32: read_pipe generic* i32 i32",
    op.OpReservedReadPipe: "i32: read_pipe reserve_id i32 generic* i32 i32",
    op.OpReservedWritePipe: "i32: write_pipe reserve_id i32 generic* i32 i32",
    op.OpReserveReadPipePackets: "reserve_id: read_pipe i32 i32 i32",
    op.OpReserveWritePipePackets: "reserve_id: write_pipe i32 i32 i32",
    op.OpSubgroupShuffleDownINTEL: "numbers: = = i32",
    op.OpSubgroupShuffleUpINTEL: "numbers: = = i32",
    op.OpWritePipe: "i32: write_pipe generic* i32 i32",
}


def check_quad(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Quads of a subgroup; which lane or direction is a constant before 1.5."""
    wrong = signature_error(rules, inst, _QUAD) or check_subgroup(rules, inst)
    index = inst.operands[2]
    if rules.version < ANY_INDEX and rules.types.int_value(index) < 0:
        wrong = wrong or f"{rules.value_text(index)} is no constant"
    return wrong


def check_clock(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpReadClockKHR: 64 bits, in one or two integers (SPV_KHR_shader_clock)."""
    if rules.types.shape(inst.type_id) in _CLOCKS:
        return check_scope(rules, inst.operands[0])
    return f"{rules.types.text(inst.type_id)} holds no clock"


def check_block_access(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """Block reads and writes: numbers behind a pointer to a component (SPV_INTEL_subgroups)."""
    words = inst.operands
    type_id = inst.type_id or rules.type_of.get(words[1], 0)
    # The block is spread over the lanes: the pointer leads to components, not to vectors.
    element = rules.types.element(type_id) or type_id
    if rules.types.shape(type_id).kind not in (INT, FLOAT) or (
        not leads_to(rules, words[0], element)
    ):
        return f"{rules.value_text(words[0])} is no block of {rules.types.text(type_id)}"
    return ""


def check_bfloat_bits(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpConvertBF16ToFINTEL and its opposite: float and 16 bits (SPV_INTEL_bfloat16_conversion)."""
    source = rules.types.shape(rules.type_of.get(inst.operands[0], 0))
    pair = [source, rules.types.shape(inst.type_id)]
    if inst.opcode == op.OpConvertFToBF16INTEL:
        pair.reverse()
    bits, number = pair
    # SPV_INTEL_joint_matrix adds matrices, whose extent is a negative number of lanes.
    lanes = bits.lanes or 1
    if bits == Shape(INT, 16, lanes) and number == Shape(FLOAT, 32, lanes):
        return ""
    return f"no conversion from {rules.value_text(inst.operands[0])}"


def check_predicated(rules: TypeRules, inst: MachineInst, kind: int) -> str:
    """OpPredicatedLoadINTEL, OpPredicatedStoreINTEL: numbers (SPV_INTEL_predicated_io).

    The load has a default for where the predicate is false, of the type that it loads.
    """
    words = inst.operands
    if inst.opcode == op.OpPredicatedLoadINTEL:
        type_id, predicate = inst.type_id, words[1]
        wrong = rules.expect(words[2], type_id)
    else:
        type_id, predicate = rules.type_of.get(words[1], 0), words[2]
        wrong = ""
    if words[3:] and words[3] & spv.MemoryAccessVolatile:
        return "an access under a predicate is not volatile"
    if not leads_to(rules, words[0], type_id):
        return f"{rules.value_text(words[0])} does not point to {rules.types.text(type_id)}"
    shape = rules.types.shape(type_id)
    if shape.kind not in (INT, FLOAT) or shape.lanes < 1:
        return f"{rules.types.text(type_id)} is no number"
    return wrong or check_bools(rules, rules.type_of.get(predicate, 0), 0)
