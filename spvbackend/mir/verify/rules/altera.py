"""Type rules for FPGAs: numbers of any precision, pipes that block, task sequences.

Numbers of any precision are integers whose format is in literal operands: each operand precedes the
width of its mantissa; the width of the result's mantissa and modes of subnormals, rounding and
accuracy follow (SPV_ALTERA_arbitrary_precision_floating_point).
"""

from __future__ import annotations

from typing import Final

from spvbackend.spirv import opcodes as op

_COMPARISON: Final = "bool: int m int m"
_UNARY: Final = "int: int m r _ _ _"
_BINARY: Final = "int: int m int m r _ _ _"
_PAIR: Final = "intx2|int: int m r _ _ _"
_FIXED: Final = "int: int _ _ _ _ _"
# Both results are in a vector, or in one integer as in the frontends' headers.
_FIXED_PAIR: Final = "intx2|int: int _ _ _ _ _"
_PIPE: Final = ": {} generic* i32 i32"

_FAMILIES: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    (
        _COMPARISON,
        (
            op.OpArbitraryFloatEQALTERA,
            op.OpArbitraryFloatGEALTERA,
            op.OpArbitraryFloatGTALTERA,
            op.OpArbitraryFloatLEALTERA,
            op.OpArbitraryFloatLTALTERA,
        ),
    ),
    (
        _BINARY,
        (
            op.OpArbitraryFloatATan2INTEL,
            op.OpArbitraryFloatAddALTERA,
            op.OpArbitraryFloatDivALTERA,
            op.OpArbitraryFloatHypotALTERA,
            op.OpArbitraryFloatMulALTERA,
            op.OpArbitraryFloatPowINTEL,
            op.OpArbitraryFloatPowRINTEL,
            op.OpArbitraryFloatSubALTERA,
        ),
    ),
    (
        _UNARY,
        (
            op.OpArbitraryFloatACosINTEL,
            op.OpArbitraryFloatACosPiINTEL,
            op.OpArbitraryFloatASinINTEL,
            op.OpArbitraryFloatASinPiINTEL,
            op.OpArbitraryFloatATanINTEL,
            op.OpArbitraryFloatATanPiINTEL,
            op.OpArbitraryFloatCastALTERA,
            op.OpArbitraryFloatCbrtALTERA,
            op.OpArbitraryFloatCosINTEL,
            op.OpArbitraryFloatCosPiINTEL,
            op.OpArbitraryFloatExp10INTEL,
            op.OpArbitraryFloatExp2INTEL,
            op.OpArbitraryFloatExpINTEL,
            op.OpArbitraryFloatExpm1INTEL,
            op.OpArbitraryFloatLog10INTEL,
            op.OpArbitraryFloatLog1pINTEL,
            op.OpArbitraryFloatLog2INTEL,
            op.OpArbitraryFloatLogINTEL,
            op.OpArbitraryFloatRSqrtALTERA,
            op.OpArbitraryFloatRecipALTERA,
            op.OpArbitraryFloatSinINTEL,
            op.OpArbitraryFloatSinPiINTEL,
            op.OpArbitraryFloatSqrtALTERA,
        ),
    ),
    (_PAIR, (op.OpArbitraryFloatSinCosINTEL, op.OpArbitraryFloatSinCosPiALTERA)),
    (
        _FIXED,
        (
            op.OpFixedCosALTERA,
            op.OpFixedCosPiALTERA,
            op.OpFixedExpALTERA,
            op.OpFixedLogALTERA,
            op.OpFixedRecipALTERA,
            op.OpFixedRsqrtALTERA,
            op.OpFixedSinALTERA,
            op.OpFixedSinPiALTERA,
            op.OpFixedSqrtALTERA,
        ),
    ),
    (_FIXED_PAIR, (op.OpFixedSinCosALTERA, op.OpFixedSinCosPiALTERA)),
    (_PIPE.format("read_pipe"), (op.OpReadPipeBlockingALTERA,)),
    (_PIPE.format("write_pipe"), (op.OpWritePipeBlockingALTERA,)),
)

SIGNATURES: Final[dict[int, str]] = {
    **{opcode: signature for signature, opcodes in _FAMILIES for opcode in opcodes},
    op.OpArbitraryFloatCastFromIntALTERA: "int: int r _ _ _ _",
    op.OpArbitraryFloatCastToIntALTERA: "int: int m _ _ _ _",
    op.OpArbitraryFloatPowNINTEL: "int: int m int _ r _ _ _",
    op.OpCrossWorkgroupCastToPtrALTERA: "part*: global*~",
    op.OpFPGARegALTERA: "value: =",
    op.OpPtrCastToCrossWorkgroupALTERA: "global*: part*~",
    op.OpTaskSequenceAsyncALTERA: ": task_sequence ...",
    op.OpTaskSequenceCreateALTERA: "task_sequence: function _ _ _ _",
    op.OpTaskSequenceGetALTERA: "any: task_sequence",
    op.OpTaskSequenceReleaseALTERA: ": task_sequence",
}
