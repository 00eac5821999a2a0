"""Numbers in words, for a target whose integers and floats have 32 bits, as WGSL's have.

Input: shaders whose memory has elements of 32 bits. Output: no integers of 8, 16 or 64 bits and no
halves: an integer is in the low bits of a word or in two words, a half its bits in a word.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Diagnostic
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import FLOAT, VECTOR
from spvbackend.llvmir.values import ConstAggregate, ConstFloat, Function, Inst, Value
from spvbackend.prepare.legal.needs import NONE, needs_parts
from spvbackend.prepare.legal.run import legalize_functions
from spvbackend.prepare.legal.signatures import legalize_signature
from spvbackend.prepare.legal.types import LegalTypes

_PREDICATES: Final = op.FCMP_PREDICATES
_NEGATED: Final[dict[int, tuple[tuple[int, ...], bool]]] = {
    _PREDICATES["one"]: ((_PREDICATES["olt"], _PREDICATES["ogt"]), False),
    _PREDICATES["ueq"]: ((_PREDICATES["olt"], _PREDICATES["ogt"]), True),
    _PREDICATES["uge"]: ((_PREDICATES["olt"],), True),
    _PREDICATES["ugt"]: ((_PREDICATES["ole"],), True),
    _PREDICATES["ule"]: ((_PREDICATES["ogt"],), True),
    _PREDICATES["ult"]: ((_PREDICATES["oge"],), True),
    _PREDICATES["une"]: ((_PREDICATES["oeq"],), True),
}
"""Comparisons by others: whether one of these is true, or none."""
_SPECIAL: Final = 0x7F800000
"""The exponent of infinities and NaNs."""


def run(module: Module, layout: DataLayout) -> None:
    """Legalise the bodies and signatures of all functions that are defined here.

    Args:
        module: changed in place; helpers of pairs of words are added to it.
        layout: sizes and alignments in bytes.
    """
    # Until here these numbers were legal.
    for type in module.types.made():
        type.is_legal = False
    legal = LegalTypes(module.types, layout, False, has_words_only=True)
    defined = [function for function in module.functions if function.blocks]
    for function in defined:
        _compute_specials(module, function)
        _order_comparisons(module, function)
        _choose_flags(module, function)
    needing = []
    for function in defined:
        try:
            if needs_parts(legal, function, NONE):
                needing.append(function)
        except Diagnostic as error:
            module.refuse(function, error)
    for function in defined:
        legalize_signature(legal, function)
    legalize_functions(module, legal, needing)


def _compute_specials(module: Module, function: Function) -> None:
    """Let infinities and NaNs be bitcasts of numbers, which naga takes and not as constants."""
    build = Builder(module, function.blocks[0])
    build.line = function.line
    made: dict[Value, Inst] = {}
    for block in function.blocks:
        for inst in block.insts:
            for at, operand in enumerate(inst.operands):
                if operand in made:
                    inst.operands[at] = made[operand]
                elif _is_special(operand):
                    made[operand] = inst.operands[at] = _bitcast_of(build, operand)
    function.blocks[0].insts[:0] = build.out


def _order_comparisons(module: Module, function: Function) -> None:
    """Write comparisons that are true of NaNs as negations of those that are not.

    WGSL has one comparison of each kind; naga takes OpFUnord* for OpFOrd*, and writes its own
    inequality as OpFOrdNotEqual.
    """
    for block in function.blocks:
        if not any(inst.predicate in _NEGATED and inst.opcode == op.FCMP for inst in block.insts):
            continue
        build = Builder(module, block)
        for inst in block.insts:
            if inst.opcode == op.FCMP and inst.predicate in _NEGATED:
                _negate(build, inst, *_NEGATED[inst.predicate])
            build.out.append(inst)
        block.insts = build.out


def _negate(build: Builder, inst: Inst, predicates: tuple[int, ...], is_negated: bool) -> None:
    """Turn a comparison into one of the predicates, or none of them."""
    build.line = inst.line
    parts: list[Value] = []
    for predicate in predicates:
        part = build.make(op.FCMP, inst.type, inst.operands)
        part.predicate = predicate
        parts.append(part)
    if is_negated:
        any_part = parts[0] if len(parts) == 1 else build.make(op.OR, inst.type, parts)
        parts = [any_part, build.number(inst.type, 1)]
    inst.opcode = op.XOR if is_negated else op.OR
    inst.operands, inst.flags, inst.predicate = parts, 0, 0


def _choose_flags(module: Module, function: Function) -> None:
    """Let AND and OR of vectors of flags be choices: naga's logical operations are of scalars."""
    for block in function.blocks:
        for inst in block.insts:
            type = inst.type
            if inst.opcode not in (op.AND, op.OR) or type.kind != VECTOR or type.element.bits != 1:
                continue
            first, second = inst.operands
            bit = module.constants.integer(type.element, inst.opcode == op.OR)
            flags = ConstAggregate(type, [bit] * type.count)
            is_and = inst.opcode == op.AND
            inst.operands = [first, second, flags] if is_and else [first, flags, second]
            inst.opcode, inst.flags = op.SELECT, 0


def _is_special(value: Value) -> bool:
    """Whether a constant, or a lane of it, is infinite or a NaN."""
    if isinstance(value, ConstAggregate) and value.type.scalar().kind == FLOAT:
        return any(map(_is_special, value.elements))
    return (
        isinstance(value, ConstFloat)
        and value.type.name == "float"
        and value.pattern & _SPECIAL == _SPECIAL
    )


def _bitcast_of(build: Builder, value: Value) -> Inst:
    words = build.types.with_scalar(value.type, build.types.i32)
    number: Value
    if isinstance(value, ConstAggregate):
        lanes = [_pattern_of(build, lane) for lane in value.elements]
        number = ConstAggregate(words, lanes)
    else:
        number = _pattern_of(build, value)
    return build.make(op.BITCAST, value.type, [number])


def _pattern_of(build: Builder, value: Value) -> Value:
    word = build.types.i32
    if isinstance(value, ConstFloat):
        return build.integer(word, value.pattern)
    return build.pool.undef(word)
