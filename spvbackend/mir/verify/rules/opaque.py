"""Type rules of pipes and quads, of block accesses, clocks and predicated accesses.

Pipes do not state the type of their packets: these are read and written through pointers, with size
and alignment as operands.
"""

from __future__ import annotations

from typing import Final

from spvbackend.spirv import opcodes as op

SIGNATURES: Final[dict[int, str]] = {
    op.OpCommitReadPipe: ": read_pipe reserve_id i32 i32",
    op.OpCommitWritePipe: ": write_pipe reserve_id i32 i32",
    # SPV_INTEL_joint_matrix adds matrices to both (SPV_INTEL_bfloat16_conversion).
    op.OpConvertBF16ToFINTEL: "floats32: ints16@",
    op.OpConvertFToBF16INTEL: "ints16: floats32@",
    op.OpGenericPtrMemSemantics: "i32: generic*",
    op.OpGetMaxPipePackets: "i32: pipe i32 i32",
    op.OpGetNumPipePackets: "i32: pipe i32 i32",
    op.OpGroupCommitReadPipe: ": scope read_pipe reserve_id i32 i32",
    op.OpGroupCommitWritePipe: ": scope write_pipe reserve_id i32 i32",
    op.OpGroupNonUniformQuadBroadcast: "numbers: subgroup = #lane",
    op.OpGroupNonUniformQuadSwap: "numbers: subgroup = #lane",
    op.OpGroupReserveReadPipePackets: "reserve_id: scope read_pipe i32 i32 i32",
    op.OpGroupReserveWritePipePackets: "reserve_id: scope write_pipe i32 i32 i32",
    op.OpGroupWaitEvents: ": scope i32 *",
    op.OpIsValidReserveId: "bool: reserve_id",
    # The third operand of the load is its result if the predicate is false
    # (SPV_INTEL_predicated_io).
    op.OpPredicatedLoadINTEL: "numbers: *= bool = v",
    op.OpPredicatedStoreINTEL: ": *1 numbers bool v",
    # One or two integers: OpenCL C has functions for both (SPV_KHR_shader_clock).
    op.OpReadClockKHR: "i64|i32x2: i32",
    op.OpReadPipe: "i32: read_pipe generic* i32 i32",
    op.OpReservedReadPipe: "i32: read_pipe reserve_id i32 generic* i32 i32",
    op.OpReservedWritePipe: "i32: write_pipe reserve_id i32 generic* i32 i32",
    op.OpReserveReadPipePackets: "reserve_id: read_pipe i32 i32 i32",
    op.OpReserveWritePipePackets: "reserve_id: write_pipe i32 i32 i32",
    # The lanes share the block: the pointer is to a component (SPV_INTEL_subgroups).
    op.OpSubgroupBlockReadINTEL: "numbers: *.=",
    op.OpSubgroupBlockWriteINTEL: ": *.1 numbers",
    op.OpSubgroupShuffleDownINTEL: "numbers: = = i32",
    # Consumers take any integer as lane or mask.
    op.OpSubgroupShuffleINTEL: "any: = any",
    op.OpSubgroupShuffleUpINTEL: "numbers: = = i32",
    op.OpSubgroupShuffleXorINTEL: "any: = any",
    op.OpWritePipe: "i32: write_pipe generic* i32 i32",
}
