"""Rows of cl_intel_device_side_avc_motion_estimation.

With few exceptions functions are named like instructions, `intel_sub_group_avc_ime_initialize` like
OpSubgroupAvcImeInitializeINTEL, and have the same arguments: the rows come from the opcodes' names.
MCE is common to all motion estimations, IME estimates integer vectors, REF refines them by
fractions, SIC is for skip and intra checks.
"""

import re
from collections.abc import Iterator
from typing import Final

from spvbackend.builtins.rows import AVC, AVC_MCE, CORE_OP, Builtin
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.operands import OPERANDS
from spvbackend.spirv.requirements import OPCODE_CAPABILITIES

_PREFIX: Final = "intel_sub_group_avc_"
# The extension numbered its instructions in one block.
_OPCODES: Final = range(
    op.OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL,
    op.OpSubgroupAvcSicGetInterRawSadsINTEL + 1,
)
_RENAMED: Final[dict[int, str]] = {
    op.OpSubgroupAvcMceGetBestInterDistortionsINTEL: "mce_get_best_inter_distortion",
    op.OpSubgroupAvcMceGetInterMinorShapeINTEL: "mce_get_inter_minor_shapes",
    op.OpSubgroupAvcSicSetBilinearFilterEnableINTEL: "sic_set_skc_bilinear_filter_enable",
}
"""Functions whose names differ from those of their instructions."""
_OVERLOADED: Final = (
    (
        "ime_get_streamout_major_shape_distortions",
        op.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL,
        op.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL,
    ),
    (
        "ime_get_streamout_major_shape_motion_vectors",
        op.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL,
        op.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL,
    ),
    (
        "ime_get_streamout_major_shape_reference_ids",
        op.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL,
        op.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL,
    ),
    (
        "ref_evaluate_with_multi_reference",
        op.OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL,
        op.OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL,
    ),
    (
        "sic_configure_ipe",
        op.OpSubgroupAvcSicConfigureIpeLumaINTEL,
        op.OpSubgroupAvcSicConfigureIpeLumaChromaINTEL,
    ),
    (
        "sic_evaluate_with_multi_reference",
        op.OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL,
        op.OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL,
    ),
)
"""Functions that are one instruction with few arguments and another one with more."""

_SETTERS: Final = (
    op.OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL,
    op.OpSubgroupAvcMceSetInterShapePenaltyINTEL,
    op.OpSubgroupAvcMceSetInterDirectionPenaltyINTEL,
    op.OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL,
    op.OpSubgroupAvcMceSetAcOnlyHaarINTEL,
    op.OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL,
    op.OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL,
    op.OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL,
)
_GETTERS: Final = (
    op.OpSubgroupAvcMceGetMotionVectorsINTEL,
    op.OpSubgroupAvcMceGetInterDistortionsINTEL,
    op.OpSubgroupAvcMceGetBestInterDistortionsINTEL,
    op.OpSubgroupAvcMceGetInterMajorShapeINTEL,
    op.OpSubgroupAvcMceGetInterMinorShapeINTEL,
    op.OpSubgroupAvcMceGetInterDirectionsINTEL,
    op.OpSubgroupAvcMceGetInterMotionVectorCountINTEL,
    op.OpSubgroupAvcMceGetInterReferenceIdsINTEL,
    op.OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL,
)
_INHERITED: Final = (
    ("ime_", op.OpSubgroupAvcImeConvertToMcePayloadINTEL, _SETTERS),
    ("ref_", op.OpSubgroupAvcRefConvertToMcePayloadINTEL, _SETTERS),
    ("sic_", op.OpSubgroupAvcSicConvertToMcePayloadINTEL, _SETTERS),
    ("ime_", op.OpSubgroupAvcImeConvertToMceResultINTEL, _GETTERS),
    ("ref_", op.OpSubgroupAvcRefConvertToMceResultINTEL, _GETTERS),
    (
        "sic_",
        op.OpSubgroupAvcSicConvertToMceResultINTEL,
        (op.OpSubgroupAvcMceGetInterDistortionsINTEL,),
    ),
)
"""Operations that use the common instructions (MCE), with the conversions of their state to MCE's.

OpenCL C has an overload for each payload and result type; SPIR-V has one instruction for MCE's own
types and conversions from and to the others.
"""

PAYLOAD_FROM_MCE: Final[dict[int, int]] = {
    op.OpSubgroupAvcImeConvertToMcePayloadINTEL: op.OpSubgroupAvcMceConvertToImePayloadINTEL,
    op.OpSubgroupAvcRefConvertToMcePayloadINTEL: op.OpSubgroupAvcMceConvertToRefPayloadINTEL,
    op.OpSubgroupAvcSicConvertToMcePayloadINTEL: op.OpSubgroupAvcMceConvertToSicPayloadINTEL,
}
"""The conversion back, by the conversion to MCE's payload."""


def _function_name(opcode: int) -> str:
    """Return the name after the prefix: mce_set_ac_only_haar of OpSubgroupAvcMceSetAcOnlyHaar."""
    stem = op.OPCODE_NAMES[opcode].removeprefix("OpSubgroupAvc").removesuffix("INTEL")
    return _RENAMED.get(opcode) or re.sub(r"\B[A-Z]", r"_\g<0>", stem).lower()


def _argument_count(opcode: int) -> int:
    """Return the arguments of the function: its sampler is not an operand of the instruction."""
    return len(OPERANDS[opcode]) - 2 + ("Evaluate" in op.OPCODE_NAMES[opcode])


def _row(name: str, opcode: int) -> Builtin:
    """Return a row for a function that is one instruction.

    CORE_OP passes arguments on as they are, and takes any one of the grammar's capabilities as
    enough; the extension requires all of them, so AVC is a shape of its own.
    """
    plain = "Evaluate" not in op.OPCODE_NAMES[opcode] and len(OPCODE_CAPABILITIES[opcode]) == 1
    return Builtin(_PREFIX + name, _argument_count(opcode), CORE_OP if plain else AVC, opcode)


def _rows() -> Iterator[Builtin]:
    overloaded = {opcode for _, *opcodes in _OVERLOADED for opcode in opcodes}
    for opcode in _OPCODES:
        if opcode not in overloaded:
            yield _row(_function_name(opcode), opcode)
    for name, few, many in _OVERLOADED:
        # The names are equal: the number of arguments selects the instruction.
        counts = [_argument_count(few), _argument_count(many)]
        yield Builtin(_PREFIX + name, counts[0], AVC, few, most=counts[1], extra=many)
    for prefix, to_mce, opcodes in _INHERITED:
        for opcode in opcodes:
            name = _PREFIX + prefix + _function_name(opcode).removeprefix("mce_")
            yield Builtin(name, _argument_count(opcode), AVC_MCE, opcode, extra=to_mce)
    # Clang's header declares it under two names.
    window_size = op.OpSubgroupAvcImeRefWindowSizeINTEL
    yield Builtin("intel_sub_group_ime_ref_window_size", 2, CORE_OP, window_size)


MOTION_ESTIMATION: Final = tuple(_rows())
