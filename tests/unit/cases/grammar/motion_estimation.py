"""Rows of motion estimation for instructions.py, by SPV_INTEL_device_side_avc_motion_estimation.

Names are those between OpSubgroupAvc and INTEL.
"""

from collections.abc import Iterator
from typing import Final

_STATES: Final = ("Payload", "Result")
_IMAGES: Final[dict[str, str]] = {"Single": "vme vme", "Dual": "vme vme vme"}

_ROWS: Final[tuple[tuple[str, str, str], ...]] = (
    # of all operations
    (
        "c",
        "c c",
        "MceGetDefaultInterBaseMultiReferencePenalty MceGetDefaultInterDirectionPenalty"
        " MceGetDefaultIntraLumaModePenalty",
    ),
    ("l", "c c", "MceGetDefaultInterShapePenalty"),
    ("i", "c c", "MceGetDefaultIntraLumaShapePenalty"),
    ("i2", "c c", "MceGetDefaultInterMotionVectorCostTable"),
    (
        "i2",
        "",
        "MceGetDefaultHighPenaltyCostTable MceGetDefaultMediumPenaltyCostTable"
        " MceGetDefaultLowPenaltyCostTable",
    ),
    ("i", "", "MceGetDefaultNonDcLumaIntraPenalty"),
    ("c", "", "MceGetDefaultIntraChromaModeBasePenalty"),
    (
        "McePayload",
        "c McePayload",
        "MceSetInterBaseMultiReferencePenalty MceSetInterDirectionPenalty"
        " MceSetSourceInterlacedFieldPolarity MceSetSingleReferenceInterlacedFieldPolarity",
    ),
    ("McePayload", "c c McePayload", "MceSetDualReferenceInterlacedFieldPolarities"),
    ("McePayload", "l McePayload", "MceSetInterShapePenalty"),
    ("McePayload", "l i2 c McePayload", "MceSetMotionVectorCostFunction"),
    ("McePayload", "McePayload", "MceSetAcOnlyHaar"),
    ("l", "MceResult", "MceGetMotionVectors"),
    ("s", "MceResult", "MceGetInterDistortions MceGetBestInterDistortions"),
    (
        "c",
        "MceResult",
        "MceGetInterMajorShape MceGetInterMinorShape MceGetInterDirections"
        " MceGetInterMotionVectorCount",
    ),
    ("i", "MceResult", "MceGetInterReferenceIds"),
    ("c", "i i MceResult", "MceGetInterReferenceInterlacedFieldPolarities"),
    # integers (IME)
    ("ImePayload", "s2 c c", "ImeInitialize"),
    ("ImePayload", "s2 c ImePayload", "ImeSetSingleReference"),
    ("ImePayload", "s2 s2 c ImePayload", "ImeSetDualReference"),
    ("s2", "c c", "ImeRefWindowSize"),
    ("s2", "s2 s2 s2 s2", "ImeAdjustRefOffset"),
    (
        "ImePayload",
        "c ImePayload",
        "ImeSetMaxMotionVectorCount ImeSetEarlySearchTerminationThreshold",
    ),
    ("ImePayload", "ImePayload", "ImeSetUnidirectionalMixDisable"),
    ("ImePayload", "i ImePayload", "ImeSetWeightedSad"),
    ("c", "c ImeResult", "ImeGetBorderReached"),
    (
        "c",
        "ImeResult",
        "ImeGetTruncatedSearchIndication ImeGetUnidirectionalEarlySearchTermination",
    ),
    ("i", "ImeResult", "ImeGetWeightingPatternMinimumMotionVector"),
    ("s", "ImeResult", "ImeGetWeightingPatternMinimumDistortion"),
    # fractions and both directions (REF)
    ("RefPayload", "s2 l c c c c c", "FmeInitialize"),
    ("RefPayload", "s2 l c c c c c c", "BmeInitialize"),
    ("RefPayload", "RefPayload", "RefSetBidirectionalMixDisable RefSetBilinearFilterEnable"),
    # skip check and intra prediction (SIC)
    ("SicPayload", "s2", "SicInitialize"),
    ("SicPayload", "i i l c c SicPayload", "SicConfigureSkc"),
    ("SicPayload", "c c c c c c c SicPayload", "SicConfigureIpeLuma"),
    ("SicPayload", "c c c c c c s s s c SicPayload", "SicConfigureIpeLumaChroma"),
    ("i", "i c", "SicGetMotionVectorMask"),
    ("SicPayload", "i SicPayload", "SicSetIntraLumaShapePenalty"),
    ("SicPayload", "c i i SicPayload", "SicSetIntraLumaModeCostFunction"),
    ("SicPayload", "c SicPayload", "SicSetIntraChromaModeCostFunction SicSetBlockBasedRawSkipSad"),
    ("SicPayload", "l SicPayload", "SicSetSkcForwardTransformEnable"),
    ("SicPayload", "SicPayload", "SicSetBilinearFilterEnable"),
    ("SicResult", "vme SicPayload", "SicEvaluateIpe"),
    ("c", "SicResult", "SicGetIpeLumaShape SicGetIpeChromaMode"),
    (
        "s",
        "SicResult",
        "SicGetBestIpeLumaDistortion SicGetBestIpeChromaDistortion SicGetInterRawSads",
    ),
    ("l", "SicResult", "SicGetPackedIpeLumaModes SicGetPackedSkcLumaSumThreshold"),
    ("i", "SicResult", "SicGetPackedSkcLumaCountThreshold"),
)


def rows() -> Iterator[tuple[str, str, str]]:
    """All rows, with names as instructions.py has them."""
    made = (*_ROWS, *_conversions(), *_evaluations(), *_streams())
    for result, arguments, names in made:
        yield result, arguments, " ".join([f"SubgroupAvc{name}INTEL" for name in names.split()])


def _conversions() -> Iterator[tuple[str, str, str]]:
    """Between the states of all operations and those of one."""
    for operation in ("Ime", "Ref", "Sic"):
        for state in _STATES:
            yield f"Mce{state}", operation + state, f"{operation}ConvertToMce{state}"
            yield operation + state, f"Mce{state}", f"MceConvertTo{operation}{state}"


def _evaluations() -> Iterator[tuple[str, str, str]]:
    """What reads images: one, or two for both directions, besides the source."""
    for operation in ("Ime", "Ref", "Sic"):
        payload = f"{operation}Payload"
        for side, images in _IMAGES.items():
            name = f"{operation}EvaluateWith{side}Reference"
            yield f"{operation}Result", f"{images} {payload}", name
        if operation != "Ime":
            name = f"{operation}EvaluateWithMultiReference"
            yield f"{operation}Result", f"vme i {payload}", name
            yield f"{operation}Result", f"vme i c {payload}", f"{name}Interlaced"


def _streams() -> Iterator[tuple[str, str, str]]:
    """Results of IME that may be continued, and what is read from them."""
    for side, images in _IMAGES.items():
        streamin, out = f"Ime{side}ReferenceStreamin", f"ImeResult{side}ReferenceStreamout"
        name = f"ImeEvaluateWith{side}Reference"
        yield out, f"{images} ImePayload", f"{name}Streamout"
        yield "ImeResult", f"{images} ImePayload {streamin}", f"{name}Streamin"
        yield out, f"{images} ImePayload {streamin}", f"{name}Streaminout"
        yield streamin, out, f"ImeGet{side}ReferenceStreamin"
        yield "ImeResult", out, f"ImeStrip{side}ReferenceStreamout"
        chosen = f"{out} c" if side == "Single" else f"{out} c c"
        name = f"ImeGetStreamout{side}ReferenceMajorShape"
        yield "i", chosen, f"{name}MotionVectors"
        yield "s", chosen, f"{name}Distortions"
        yield "c", chosen, f"{name}ReferenceIds"
