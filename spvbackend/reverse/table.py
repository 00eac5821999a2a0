"""The index of handlers: opcode -> function that writes the instruction.

An instruction of the grammar without a row here is a call by its own name, if a call can mean it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.reverse import arithmetic, atomics, composites, control, memory
from spvbackend.reverse.builtins import extended, groups, images, sync
from spvbackend.reverse.builtins import memory as pointers
from spvbackend.reverse.builtins.calls import call_by_own_name, call_instruction
from spvbackend.reverse.calls import write_abort, write_assembly, write_call, write_pointer_call
from spvbackend.reverse.constants import CHAINS
from spvbackend.reverse.writer import FunctionWriter
from spvbackend.spirv import opcodes as op

Handler = Callable[[FunctionWriter, MachineInst], None]

ROWS: Final[dict[int, Handler]] = {
    **dict.fromkeys(arithmetic.BINARY, arithmetic.write_binary),
    **dict.fromkeys(arithmetic.FLOATING, arithmetic.write_floating),
    **dict.fromkeys(arithmetic.SHIFTS, arithmetic.write_shift),
    **dict.fromkeys(arithmetic.COMPARISONS, arithmetic.write_comparison),
    **dict.fromkeys(arithmetic.CONVERSIONS, arithmetic.write_conversion),
    **dict.fromkeys(arithmetic.WIDTHS, arithmetic.write_width_conversion),
    **dict.fromkeys(arithmetic.INTRINSICS, arithmetic.write_intrinsic),
    **dict.fromkeys(atomics.OPERATIONS, atomics.write_atomic_operation),
    **dict.fromkeys(sync.BARRIERS, sync.write_barrier),
    **dict.fromkeys(CHAINS, memory.write_chain),
    **dict.fromkeys(groups.BLOCKS, groups.write_block),
    **dict.fromkeys(groups.DOTS, groups.write_dot),
    **dict.fromkeys(images.FIELDS, images.write_image_field),
    op.OpAbortKHR: write_abort,
    op.OpAsmCallINTEL: write_assembly,
    op.OpAssumeTrueKHR: memory.write_assume,
    op.OpAtomicCompareExchange: atomics.write_compare_exchange,
    op.OpAtomicCompareExchangeWeak: atomics.write_compare_exchange,
    op.OpAtomicFlagClear: atomics.write_flag,
    op.OpAtomicFlagTestAndSet: atomics.write_flag,
    op.OpAtomicLoad: atomics.write_atomic_load,
    op.OpAtomicStore: atomics.write_atomic_store,
    op.OpBitcast: arithmetic.write_bitcast,
    op.OpBuildNDRange: pointers.write_range,
    op.OpBranch: control.write_branch,
    op.OpBranchConditional: control.write_conditional,
    op.OpCompositeConstruct: composites.write_construct,
    op.OpCompositeConstructReplicateEXT: composites.write_replicate,
    op.OpCompositeExtract: composites.write_extract,
    op.OpCompositeInsert: composites.write_insert,
    op.OpCopyMemory: memory.write_copy_memory,
    op.OpCopyMemorySized: memory.write_copy_sized,
    op.OpCopyObject: arithmetic.write_copy,
    op.OpExpectKHR: memory.write_expect,
    op.OpExtInst: extended.write_extended,
    op.OpFNegate: arithmetic.write_negation,
    op.OpFreezeKHR: arithmetic.write_freeze,
    op.OpFunctionCall: write_call,
    op.OpFunctionPointerCallINTEL: write_pointer_call,
    op.OpGenericCastToPtrExplicit: pointers.write_explicit_cast,
    op.OpGroupAsyncCopy: pointers.write_async_copy,
    op.OpImageQuerySize: images.write_image_size,
    op.OpImageQuerySizeLod: images.write_image_size,
    op.OpImageRead: images.write_image_read,
    op.OpImageSampleExplicitLod: images.write_sample,
    op.OpImageWrite: images.write_image_write,
    op.OpLifetimeStart: memory.write_lifetime,
    op.OpLifetimeStop: memory.write_lifetime,
    op.OpLine: control.write_nothing,
    op.OpLoad: memory.write_load,
    op.OpLogicalNot: arithmetic.write_not,
    op.OpLoopControlINTEL: control.write_loop_control,
    op.OpLoopMerge: control.write_loop_merge,
    op.OpMemoryBarrier: sync.write_fence,
    op.OpNoLine: control.write_nothing,
    op.OpNop: control.write_nothing,
    op.OpNot: arithmetic.write_not,
    op.OpPhi: control.write_phi,
    op.OpPoisonKHR: control.write_nothing,
    op.OpPtrDiff: arithmetic.write_pointer_difference,
    op.OpRestoreMemoryINTEL: memory.write_restore,
    op.OpReturn: control.write_return,
    op.OpReturnValue: control.write_return_value,
    op.OpSNegate: arithmetic.write_integer_negation,
    op.OpSampledImage: images.write_sampled_image,
    op.OpSatConvertSToU: arithmetic.write_named_conversion,
    op.OpSatConvertUToS: arithmetic.write_named_conversion,
    op.OpSaveMemoryINTEL: memory.write_save,
    op.OpSelect: arithmetic.write_select,
    op.OpSelectionMerge: control.write_nothing,
    op.OpStore: memory.write_store,
    op.OpSwitch: control.write_switch,
    op.OpUndef: control.write_nothing,
    op.OpUnreachable: control.write_unreachable,
    op.OpUntypedVariableKHR: memory.write_variable,
    op.OpVariable: memory.write_variable,
    op.OpVariableLengthArrayINTEL: memory.write_dynamic_variable,
    op.OpVectorExtractDynamic: composites.write_dynamic_extract,
    op.OpVectorInsertDynamic: composites.write_dynamic_insert,
    op.OpVectorShuffle: composites.write_shuffle,
    op.OpVectorTimesScalar: composites.write_vector_times_scalar,
}


_OF_NUMBERS: Final = frozenset(
    (
        *arithmetic.BINARY,
        *arithmetic.CONVERSIONS,
        *arithmetic.FLOATING,
        *arithmetic.WIDTHS,
        op.OpBitcast,
        op.OpCompositeConstruct,
        op.OpCompositeExtract,
        op.OpCompositeInsert,
        op.OpFNegate,
        op.OpSNegate,
    )
)
"""Instructions that also work on cooperative matrices, which LLVM IR has no instructions for."""


def write_instruction(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write an instruction by its handler."""
    if inst.opcode in _OF_NUMBERS and _is_of_matrix(writer, inst):
        call_by_own_name(writer, inst)
    else:
        ROWS.get(inst.opcode, call_instruction)(writer, inst)


def _is_of_matrix(writer: FunctionWriter, inst: MachineInst) -> bool:
    """Whether the result, or the composite that the result is a part of, is a matrix."""
    whole = inst.type_id
    if inst.opcode == op.OpCompositeExtract:
        whole = writer.type_id(inst.operands[0])
    return writer.types.inst(whole).opcode == op.OpTypeCooperativeMatrixKHR
