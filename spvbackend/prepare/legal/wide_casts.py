"""Conversions of a lane to, from and between wide integers.

Input: the parts of a lane, with zeros above its width. Output: the parts of the converted lane,
likewise; a conversion from or to floating point calls a helper.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Inst, Value, is_zero
from spvbackend.prepare.legal.ints import mask, sign_extend
from spvbackend.prepare.legal.state import Legalizer
from spvbackend.prepare.legal.wide_words import (
    Words,
    call_helper,
    result_word,
    sign_of,
    signed_words,
    top_bits,
    zero_word,
)

# The formats of kernels; bfloat is converted through float.
_CONVERTED: Final = frozenset(("half", "float", "double"))
_SIGNED: Final = frozenset((op.SEXT, op.SITOFP, op.FPTOSI))


def convert_lane(
    lz: Legalizer, opcode: int, source: Type, target: Type, parts: list[Value]
) -> list[Value]:
    """Convert the parts of a lane of scalar type `source` to scalar type `target`."""
    if opcode in (op.UITOFP, op.SITOFP):
        return [_to_float(lz, opcode, source, target, parts)]
    if opcode in (op.FPTOUI, op.FPTOSI):
        return _from_float(lz, opcode, source, target, parts[0])
    if opcode == op.TRUNC:
        return _truncate(lz, target, parts)
    if opcode == op.INTTOPTR:
        return [lz.make(op.INTTOPTR, target, [_address(lz, parts[0])])]
    if opcode == op.PTRTOINT:
        # An address has the width of a pointer, and is unsigned (LangRef, 'ptrtoint .. to').
        address = lz.make(op.PTRTOINT, _size_type(lz), [parts[0]])
        return _extend_word(lz, op.ZEXT, target, address)
    if lz.legal.is_wide(source):
        words = signed_words(lz, source, parts) if opcode in _SIGNED else parts
        return _extend_words(lz, opcode, target, words)
    low = sign_extend(lz, parts[0], lz.legal.odd_bits(source)) if opcode == op.SEXT else parts[0]
    return _extend_word(lz, opcode, target, low)


def _clean(lz: Legalizer, type: Type, words: Words) -> Words:
    """Clear the bits of the top word above the width."""
    bits = top_bits(lz, type)
    if bits == lz.legal.word.bits or is_zero(words[-1]):
        return words
    return [*words[:-1], mask(lz, words[-1], bits)]


def _truncate(lz: Legalizer, target: Type, words: Words) -> Words:
    if lz.legal.is_wide(target):
        return _clean(lz, target, words[: lz.legal.word_count(target)])
    narrow = lz.legal.parts(target)[0]
    result = words[0] if narrow is lz.legal.word else lz.make(op.TRUNC, narrow, [words[0]])
    bits = lz.legal.odd_bits(target)
    return [mask(lz, result, bits) if bits else result]


def _extend_word(lz: Legalizer, opcode: int, target: Type, low: Value) -> Words:
    """Extend a native integer to a wide one, by `sext` or `zext`."""
    if low.type is not lz.legal.word:
        low = lz.make(opcode, lz.legal.word, [low])
    return _extend_words(lz, opcode, target, [low])


def _extend_words(lz: Legalizer, opcode: int, target: Type, words: Words) -> Words:
    """Extend words to those of a wide integer; their top word has the sign for a signed one."""
    missing = lz.legal.word_count(target) - len(words)
    # Zeros need no instruction, and let later operations on the upper words be left out.
    if opcode not in _SIGNED:
        return [*words, *[zero_word(lz)] * missing]
    fill = [sign_of(lz, words[-1])] * missing if missing else []
    return _clean(lz, target, [*words, *fill])


def _size_type(lz: Legalizer) -> Type:
    return lz.types.integer(lz.legal.layout.pointer_bytes * 8)


def _address(lz: Legalizer, low: Value) -> Value:
    """Convert the low word to the width of a pointer."""
    size = _size_type(lz)
    return low if low.type is size else lz.make(op.TRUNC, size, [low])


def _call_conversion(
    lz: Legalizer, opcode: int, type: Type, size: int, arguments: list[Value]
) -> Inst:
    """Call the helper that converts from or to a floating-point type and integers of words."""
    name = op.OPCODE_NAMES[opcode]
    if type.name not in _CONVERTED:
        raise Unsupported(f"'{name}' of type '{type}' has no translation", lz.line)
    return call_helper(lz, f"{name}.{type.name}", size, arguments)


def _to_float(lz: Legalizer, opcode: int, source: Type, target: Type, words: Words) -> Value:
    if opcode == op.SITOFP:
        # The helpers take whole words; sign-extend a narrower value.
        words = signed_words(lz, source, words)
    return _call_conversion(lz, opcode, target, len(words), words)


def _from_float(
    lz: Legalizer, opcode: int, source: Type, target: Type, value: Value
) -> list[Value]:
    """Convert from floating point; half, whose integers have at most 17 bits, through an i32."""
    # The largest half is 65504.
    if source.name == "half":
        extend = op.SEXT if opcode == op.FPTOSI else op.ZEXT
        return _extend_word(lz, extend, target, lz.make(opcode, lz.types.i32, [value]))
    size = lz.legal.word_count(target)
    call = _call_conversion(lz, opcode, source, size, [value])
    return _clean(lz, target, [result_word(lz, call, at) for at in range(size)])
