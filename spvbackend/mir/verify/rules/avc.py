"""Type rules of motion estimation (SPV_INTEL_device_side_avc_motion_estimation).

If the extension contradicts itself, or its OpenCL C functions, the rules accept both. Some operands
should be constants, which these functions do not ask for: any value passes.
"""

from __future__ import annotations

from typing import Final

from spvbackend.spirv import opcodes as op

_BYTES: Final = "i8: i8 i8"
# A table of costs is 64 bits, as a vector of two words.
_COSTS: Final = "i32x2:"
# The extension asks for the IME result, its OpenCL C functions have that of MCE: both pass.
_MCE_BYTE: Final = "i8: mce_result|ime_result"
_MCE_SETTER: Final = "mce_payload: i8 mce_payload"
_IME_BYTE: Final = "i8: ime_result"
_IME_SETTER: Final = "ime_payload: i8 ime_payload"
_IME_IMAGES: Final = "vme_image vme_image"
_IPE: Final = "sic_payload: i8 i8 i8 i8 i8 i8"
_REF_SETTER: Final = "ref_payload: ref_payload"
_REF_STATE: Final = "i16x2 i64 i8 i8 i8 i8"
_SIC_SETTER: Final = "sic_payload: i8 sic_payload"

_MCE: Final[dict[int, str]] = {
    op.OpSubgroupAvcMceConvertToImePayloadINTEL: "ime_payload: mce_payload",
    op.OpSubgroupAvcMceConvertToImeResultINTEL: "ime_result: mce_result",
    op.OpSubgroupAvcMceConvertToRefPayloadINTEL: "ref_payload: mce_payload",
    op.OpSubgroupAvcMceConvertToRefResultINTEL: "ref_result: mce_result",
    op.OpSubgroupAvcMceConvertToSicPayloadINTEL: "sic_payload: mce_payload",
    op.OpSubgroupAvcMceConvertToSicResultINTEL: "sic_result: mce_result",
    op.OpSubgroupAvcMceGetBestInterDistortionsINTEL: "i16: mce_result|ime_result",
    op.OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL: _COSTS,
    op.OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL: _BYTES,
    op.OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL: _BYTES,
    op.OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL: "i32x2: i8 i8",
    op.OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL: "i64: i8 i8",
    op.OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL: "i8:",
    op.OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL: _BYTES,
    op.OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL: "i32: i8 i8",
    op.OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL: _COSTS,
    op.OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL: _COSTS,
    op.OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL: "i32:",
    op.OpSubgroupAvcMceGetInterDirectionsINTEL: _MCE_BYTE,
    op.OpSubgroupAvcMceGetInterDistortionsINTEL: "i16: mce_result|ime_result",
    op.OpSubgroupAvcMceGetInterMajorShapeINTEL: _MCE_BYTE,
    op.OpSubgroupAvcMceGetInterMinorShapeINTEL: _MCE_BYTE,
    op.OpSubgroupAvcMceGetInterMotionVectorCountINTEL: _MCE_BYTE,
    op.OpSubgroupAvcMceGetInterReferenceIdsINTEL: "i32: mce_result|ime_result",
    op.OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL: (
        "i8: i32 i32 mce_result|ime_result"
    ),
    op.OpSubgroupAvcMceGetMotionVectorsINTEL: "i64: mce_result|ime_result",
    op.OpSubgroupAvcMceSetAcOnlyHaarINTEL: "mce_payload: mce_payload",
    op.OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL: (
        "mce_payload: i8 i8 mce_payload"
    ),
    op.OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL: _MCE_SETTER,
    op.OpSubgroupAvcMceSetInterDirectionPenaltyINTEL: _MCE_SETTER,
    op.OpSubgroupAvcMceSetInterShapePenaltyINTEL: "mce_payload: i64 mce_payload",
    op.OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL: "mce_payload: i64 i32x2 i8 mce_payload",
    op.OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL: _MCE_SETTER,
    op.OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL: _MCE_SETTER,
}
_IME: Final[dict[int, str]] = {
    op.OpSubgroupAvcImeAdjustRefOffsetINTEL: "i16x2: i16x2 i16x2 i16x2 i16x2",
    op.OpSubgroupAvcImeConvertToMcePayloadINTEL: "mce_payload: ime_payload",
    op.OpSubgroupAvcImeConvertToMceResultINTEL: "mce_result: ime_result",
    op.OpSubgroupAvcImeEvaluateWithDualReferenceINTEL: (
        f"ime_result: vme_image {_IME_IMAGES} ime_payload"
    ),
    op.OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL: (
        f"ime_result: vme_image {_IME_IMAGES} ime_payload dual_streamin"
    ),
    op.OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL: (
        f"dual_streamout: vme_image {_IME_IMAGES} ime_payload dual_streamin"
    ),
    op.OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL: (
        f"dual_streamout: vme_image {_IME_IMAGES} ime_payload"
    ),
    op.OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL: f"ime_result: {_IME_IMAGES} ime_payload",
    op.OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL: (
        f"ime_result: {_IME_IMAGES} ime_payload single_streamin"
    ),
    op.OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL: (
        f"single_streamout: {_IME_IMAGES} ime_payload single_streamin"
    ),
    op.OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL: (
        f"single_streamout: {_IME_IMAGES} ime_payload"
    ),
    op.OpSubgroupAvcImeGetBorderReachedINTEL: "i8: i8 ime_result",
    op.OpSubgroupAvcImeGetDualReferenceStreaminINTEL: "dual_streamin: dual_streamout",
    op.OpSubgroupAvcImeGetSingleReferenceStreaminINTEL: "single_streamin: single_streamout",
    op.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL: (
        "i16: dual_streamout i8 i8"
    ),
    op.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL: (
        "i32: dual_streamout i8 i8"
    ),
    op.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL: (
        "i8: dual_streamout i8 i8"
    ),
    op.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL: (
        "i16: single_streamout i8"
    ),
    op.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL: (
        "i32: single_streamout i8"
    ),
    op.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL: (
        "i8: single_streamout i8"
    ),
    op.OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL: _IME_BYTE,
    op.OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL: _IME_BYTE,
    op.OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL: "i16: ime_result",
    op.OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL: "i32: ime_result",
    op.OpSubgroupAvcImeInitializeINTEL: "ime_payload: i16x2 i8 i8",
    op.OpSubgroupAvcImeRefWindowSizeINTEL: "i16x2: i8 i8",
    op.OpSubgroupAvcImeSetDualReferenceINTEL: "ime_payload: i16x2 i16x2 i8 ime_payload",
    op.OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL: _IME_SETTER,
    op.OpSubgroupAvcImeSetMaxMotionVectorCountINTEL: _IME_SETTER,
    op.OpSubgroupAvcImeSetSingleReferenceINTEL: "ime_payload: i16x2 i8 ime_payload",
    op.OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL: "ime_payload: ime_payload",
    op.OpSubgroupAvcImeSetWeightedSadINTEL: "ime_payload: i32 ime_payload",
    op.OpSubgroupAvcImeStripDualReferenceStreamoutINTEL: "ime_result: dual_streamout",
    op.OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL: "ime_result: single_streamout",
}
_REF: Final[dict[int, str]] = {
    op.OpSubgroupAvcBmeInitializeINTEL: f"ref_payload: {_REF_STATE} i8 i8",
    op.OpSubgroupAvcFmeInitializeINTEL: f"ref_payload: {_REF_STATE} i8",
    op.OpSubgroupAvcRefConvertToMcePayloadINTEL: "mce_payload: ref_payload",
    op.OpSubgroupAvcRefConvertToMceResultINTEL: "mce_result: ref_result",
    op.OpSubgroupAvcRefEvaluateWithDualReferenceINTEL: (
        "ref_result: vme_image vme_image vme_image ref_payload"
    ),
    op.OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL: "ref_result: vme_image i32 ref_payload",
    op.OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL: (
        "ref_result: vme_image i32 i8 ref_payload"
    ),
    op.OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL: (
        "ref_result: vme_image vme_image ref_payload"
    ),
    op.OpSubgroupAvcRefSetBidirectionalMixDisableINTEL: _REF_SETTER,
    op.OpSubgroupAvcRefSetBilinearFilterEnableINTEL: _REF_SETTER,
}
_SIC: Final[dict[int, str]] = {
    op.OpSubgroupAvcSicConfigureIpeLumaChromaINTEL: (f"{_IPE} i8|i16 i8|i16 i8|i16 i8 sic_payload"),
    op.OpSubgroupAvcSicConfigureIpeLumaINTEL: f"{_IPE} i8 sic_payload",
    op.OpSubgroupAvcSicConfigureSkcINTEL: "sic_payload: i8|i32 i32 i64 i8 i8 sic_payload",
    op.OpSubgroupAvcSicConvertToMcePayloadINTEL: "mce_payload: sic_payload",
    op.OpSubgroupAvcSicConvertToMceResultINTEL: "mce_result: sic_result",
    op.OpSubgroupAvcSicEvaluateIpeINTEL: "sic_result: vme_image sic_payload",
    op.OpSubgroupAvcSicEvaluateWithDualReferenceINTEL: (
        "sic_result: vme_image vme_image vme_image sic_payload"
    ),
    op.OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL: "sic_result: vme_image i32 sic_payload",
    op.OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL: (
        "sic_result: vme_image i32 i8 sic_payload"
    ),
    op.OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL: (
        "sic_result: vme_image vme_image sic_payload"
    ),
    op.OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL: "i16: sic_result",
    op.OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL: "i16: sic_result",
    op.OpSubgroupAvcSicGetInterRawSadsINTEL: "i16: sic_result",
    op.OpSubgroupAvcSicGetIpeChromaModeINTEL: "i8: sic_result",
    op.OpSubgroupAvcSicGetIpeLumaShapeINTEL: "i8: sic_result",
    op.OpSubgroupAvcSicGetMotionVectorMaskINTEL: "i32: i32 i8",
    op.OpSubgroupAvcSicGetPackedIpeLumaModesINTEL: "i64: sic_result",
    op.OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL: "i32: sic_result",
    op.OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL: "i64: sic_result",
    op.OpSubgroupAvcSicInitializeINTEL: "sic_payload: i16x2",
    op.OpSubgroupAvcSicSetBilinearFilterEnableINTEL: "sic_payload: sic_payload",
    op.OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL: _SIC_SETTER,
    op.OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL: _SIC_SETTER,
    op.OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL: "sic_payload: i8 i32 i32 sic_payload",
    op.OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL: "sic_payload: i32 sic_payload",
    op.OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL: "sic_payload: i64 sic_payload",
}
SIGNATURES: Final[dict[int, str]] = {
    **_MCE,
    **_IME,
    **_REF,
    **_SIC,
    op.OpVmeImageINTEL: "vme_image: .= sampler",
}
