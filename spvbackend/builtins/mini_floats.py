"""Rows of conversions from and to numbers of 4 and 8 bits, which LLVM IR has only as integers.

`__builtin_spirv_Convert<source>To<target><vendor>`, with Clamp for saturation and StochasticRound
for rounding by a random number. Only the name tells the format of the bits.
"""

from typing import Final, NamedTuple

from spvbackend.builtins.prefixes import MINI_FLOAT_PREFIX
from spvbackend.builtins.rows import MINI_FLOAT, NONE, Builtin
from spvbackend.spirv import enums
from spvbackend.spirv import opcodes as op


class Format(NamedTuple):
    """The format of a number's bits.

    Attributes:
        bits: the width.
        encoding: the FP encoding of OpTypeFloat; NONE for integers, and for formats that LLVM has.
        needs: the capability of the type; NONE where LLVM has the type.
        of_matrix: the further capability for matrices of such components.
        type: LLVM's name of the type; "" where an integer holds the bits.
    """

    bits: int
    encoding: int = NONE
    needs: int = NONE
    of_matrix: int = NONE
    type: str = ""


class Conversion(NamedTuple):
    """A conversion from one format to another."""

    source: Format
    target: Format
    saturated: bool
    """Whether SaturatedToLargestFloat8NormalConversionEXT decorates the result."""


_E2M1_INTEL: Final = Format(
    4,
    enums.FPEncodingFloat4E2M1INTEL,
    enums.CapabilityFloat4E2M1INTEL,
    enums.CapabilityFloat4E2M1CooperativeMatrixINTEL,
)
_FLOAT8: Final = (enums.CapabilityFloat8EXT, enums.CapabilityFloat8CooperativeMatrixEXT)
FORMATS: Final[dict[str, Format]] = {
    "BF16": Format(16, type="bfloat"),
    "E2M1": Format(4, enums.FPEncodingFloat4E2M1EXT, enums.CapabilityFloat4EXT),
    "E4M3": Format(8, enums.FPEncodingFloat8E4M3EXT, *_FLOAT8),
    "E5M2": Format(8, enums.FPEncodingFloat8E5M2EXT, *_FLOAT8),
    "FP16": Format(16, type="half"),
    "Int4": Format(
        4, NONE, enums.CapabilityInt4TypeINTEL, enums.CapabilityInt4CooperativeMatrixINTEL
    ),
    "Int8": Format(8),
}

_WIDE: Final = ("FP16", "BF16")
_FP8: Final = ("E4M3", "E5M2")
_FAMILIES: Final = (
    # verb, sources, targets, vendors, instruction, the most arguments
    ("Convert", ("E2M1",), (*_FP8, *_WIDE), ("EXT", "INTEL"), op.OpFConvert, 1),
    ("Convert", ("Int4",), (*_FP8, *_WIDE), ("INTEL",), op.OpConvertSToF, 1),
    ("Convert", ("Int4",), ("Int8",), ("INTEL",), op.OpSConvert, 1),
    ("Convert", _WIDE, ("E2M1",), ("EXT", "INTEL"), op.OpFConvert, 1),
    ("Convert", _WIDE, ("Int4",), ("INTEL",), op.OpConvertFToS, 1),
    ("Convert", _FP8, _WIDE, ("EXT",), op.OpFConvert, 1),
    ("Convert", _WIDE, _FP8, ("EXT",), op.OpFConvert, 1),
    ("ClampConvert", _WIDE, _FP8, ("INTEL",), op.OpFConvert, 1),
    ("ClampConvert", _WIDE, ("Int4",), ("INTEL",), op.OpClampConvertFToSINTEL, 1),
    ("StochasticRound", _WIDE, (*_FP8, "E2M1"), ("INTEL",), op.OpStochasticRoundFToFINTEL, 3),
    ("ClampStochasticRound", _WIDE, _FP8, ("INTEL",), op.OpStochasticRoundFToFINTEL, 3),
    ("ClampStochasticRound", _WIDE, ("Int4",), ("INTEL",), op.OpClampStochasticRoundFToSINTEL, 3),
)
_SATURATED: Final = (op.OpFConvert, op.OpStochasticRoundFToFINTEL)
"""The instructions that saturate by a decoration; the others always do."""


def _format(name: str, verb: str, vendor: str) -> Format:
    # Intel's plain conversion of E2M1 uses the encoding of SPV_INTEL_float4.
    own = name == "E2M1" and verb == "Convert" and vendor == "INTEL"
    return _E2M1_INTEL if own else FORMATS[name]


CONVERSIONS: Final[dict[str, Conversion]] = {
    f"{MINI_FLOAT_PREFIX}{verb}{source}To{target}{vendor}": Conversion(
        _format(source, verb, vendor),
        _format(target, verb, vendor),
        verb.startswith("Clamp") and opcode in _SATURATED,
    )
    for verb, sources, targets, vendors, opcode, _ in _FAMILIES
    for source in sources
    for target in targets
    for vendor in vendors
}
"""By the name before mangling."""

MINI_FLOATS: Final = tuple(
    Builtin(
        f"{MINI_FLOAT_PREFIX}{verb}{source}To{target}{vendor}",
        min(most, 2),
        MINI_FLOAT,
        opcode,
        most=most if most > 2 else 0,
    )
    for verb, sources, targets, vendors, opcode, most in _FAMILIES
    for source in sources
    for target in targets
    for vendor in vendors
)
