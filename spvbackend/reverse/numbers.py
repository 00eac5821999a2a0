"""Values of integer constants, and literals of several words."""

from __future__ import annotations

import struct
from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.reverse.source import Source
from spvbackend.spirv import opcodes as op

_NUMBERS: Final = frozenset((op.OpConstant, op.OpSpecConstant))


def joined(words: list[int]) -> int:
    """Return the number in the words of a literal, lowest first (2.2.1)."""
    return sum(word << 32 * place for place, word in enumerate(words))


def known_number(source: Source, id: int) -> int | None:
    """Return the value of an integer constant, None for any other value.

    Specialization constants have their defaults.
    """
    inst = source.of(id)
    if inst.opcode in _NUMBERS and source.of(inst.type_id).opcode == op.OpTypeInt:
        bits = source.of(inst.type_id).operands[0]
        return joined(inst.operands) & ((1 << bits) - 1)
    if inst.opcode == op.OpConstantNull:
        return 0
    if inst.opcode == op.OpSpecConstantOp:
        from spvbackend.reverse.folding import folded

        return folded(source, inst)
    return None


def word_number(source: Source, id: int) -> int:
    """Return the value of a constant that the module must know.

    Raises:
        Unsupported: the value is not an integer constant.
    """
    value = known_number(source, id)
    if value is None:
        name = op.OPCODE_NAMES[source.of(id).opcode]
        raise Unsupported(f"{name} stands where LLVM IR needs the value of an integer constant")
    return value


def float_text(text: str, words: list[int]) -> str:
    """Return a floating-point constant as LLVM spells it: the bits, in hexadecimal."""
    bits = joined(words)
    if text == "half":
        return f"0xH{bits & 0xFFFF:04X}"
    if text == "bfloat":
        return f"0xR{bits & 0xFFFF:04X}"
    if text == "float":
        return f"0x{_double_bits(bits):016X}"
    return f"0x{bits:016X}"


def _double_bits(bits: int) -> int:
    """Return the bits of a double of the same value; a NaN keeps its payload."""
    exponent, fraction = bits >> 23 & 0xFF, bits & 0x7FFFFF
    if exponent == 0xFF:
        return (bits >> 31) << 63 | 0x7FF << 52 | fraction << 29
    (value,) = struct.unpack("<f", struct.pack("<I", bits))
    (wide,) = struct.unpack("<Q", struct.pack("<d", value))
    return int(wide)
