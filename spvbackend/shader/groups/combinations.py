"""The operations that combine values of a group, with their identities, as text of LLVM IR."""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.builtins.intrinsics import FLOAT_SUFFIXES
from spvbackend.llvmir.types import FLOAT, Type, type_text
from spvbackend.spirv import opcodes as spirv

_INFINITY: Final[dict[int, str]] = {16: "0xH7C00", 32: "0x7FF0000000000000"}
_MINUS_INFINITY: Final[dict[int, str]] = {16: "0xHFC00", 32: "0xFFF0000000000000"}


class Combination(NamedTuple):
    """An operation of a group.

    Attributes:
        name: the suffix of its OpGroupNonUniform*.
        combine: an instruction on two values, or an intrinsic.
        identity: the value that changes no other, or a word for it.
    """

    name: str
    combine: str
    identity: str


LEAST: Final = "least"
GREATEST: Final = "greatest"
"""The bounds of signed integers, or the infinities of floats."""
COMBINATIONS: Final[dict[int, Combination]] = {
    spirv.OpGroupIAdd: Combination("IAdd", "add", "0"),
    spirv.OpGroupFAdd: Combination("FAdd", "fadd", "0"),
    spirv.OpGroupSMin: Combination("SMin", "llvm.smin", GREATEST),
    spirv.OpGroupUMin: Combination("UMin", "llvm.umin", "-1"),
    spirv.OpGroupFMin: Combination("FMin", "llvm.minnum", GREATEST),
    spirv.OpGroupSMax: Combination("SMax", "llvm.smax", LEAST),
    spirv.OpGroupUMax: Combination("UMax", "llvm.umax", "0"),
    spirv.OpGroupFMax: Combination("FMax", "llvm.maxnum", LEAST),
    spirv.OpGroupIMulKHR: Combination("IMul", "mul", "1"),
    spirv.OpGroupFMulKHR: Combination("FMul", "fmul", "1"),
    spirv.OpGroupBitwiseAndKHR: Combination("BitwiseAnd", "and", "-1"),
    spirv.OpGroupBitwiseOrKHR: Combination("BitwiseOr", "or", "0"),
    spirv.OpGroupBitwiseXorKHR: Combination("BitwiseXor", "xor", "0"),
}
BY_NAME: Final = {one.name: one for one in COMBINATIONS.values()}


def identity_text(type: Type, identity: str) -> str:
    """Return the identity of a combination as a constant of a type."""
    if type.kind == FLOAT:
        if identity in (LEAST, GREATEST):
            table = _INFINITY if identity == GREATEST else _MINUS_INFINITY
            return table.get(type.bits, table[32])
        if type.bits == 16:
            return "0xH3C00" if identity == "1" else "0xH0000"
        return "1.000000e+00" if identity == "1" else "0.000000e+00"
    half = 1 << (type.bits - 1)
    return {LEAST: str(-half), GREATEST: str(half - 1)}.get(identity, identity)


def combined_text(type: Type, combination: Combination, left: str, right: str) -> str:
    """Write the instruction that combines two values."""
    text = type_text(type)
    if not combination.combine.startswith("llvm."):
        return f"{combination.combine} {text} {left}, {right}"
    suffix = FLOAT_SUFFIXES.get(text, text)
    return f"call {text} @{combination.combine}.{suffix}({text} {left}, {text} {right})"


def type_number(type: Type) -> int:
    """Return a number for a type, which makes an overloaded name unique (`name.12`)."""
    scalar = type.scalar()
    return 1000 * (type.lanes() - 1) + scalar.bits + (scalar.kind == FLOAT)
