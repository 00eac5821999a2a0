"""Cache controls of one access: `spirv.DecorationCacheControlINTEL` on an instruction.

`!{i32 6442, i32 0, i32 1, i32 2}` is a decoration with level and control, and the index of the
operand it applies to. A decoration applies to a value, which other instructions may use too, so the
access gets a copy of its pointer: a step over 0 elements, which readers keep distinct.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.hints import may_hint_by
from spvbackend.isel.metadata.decorations import CACHE_CONTROLS, decorate
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import Words, hinted_words, node_operands
from spvbackend.llvmir.types import POINTER
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv.opcodes import OpCopyObject, OpInBoundsPtrAccessChain

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

CACHE_CONTROL: Final = "spirv.DecorationCacheControlINTEL"
_WORDS: Final = Words("a decoration, a level, a control and the number of an operand", 4, 4)


def copy_pointers(sel: Selector, inst: Inst, ref: str) -> None:
    """Replace the pointers that an instruction's cache controls name by decorated copies."""
    copies: dict[int, Value] = {}
    for node in node_operands(sel.module, ref):
        words = hinted_words(sel.module, CACHE_CONTROL, node, _WORDS, inst.line)
        if words is None:
            continue
        decoration, level, control, number = words
        pointer = _pointer(inst, number)
        if decoration not in CACHE_CONTROLS or pointer is None:
            text = f"metadata '{CACHE_CONTROL}' does not name a cache control of a pointer"
            sel.module.warn(f"{text}; it is ignored", inst.line)
            continue
        what = f"metadata '{CACHE_CONTROL}'"
        if not may_hint_by(sel, "Decoration", decoration, what, inst.line):
            continue
        if number not in copies:
            copies[number] = _copy(sel, pointer)
        # The node includes the operand's index, which the decoration lacks.
        plain = f"!{{i32 {decoration}, i32 {level}, i32 {control}}}"
        copy = copies[number]
        decorate(sel, CACHE_CONTROL, plain, copy, copy.spv_id, inst.line)
    for number, copy in copies.items():
        inst.operands[number] = copy


def _pointer(inst: Inst, number: int) -> Value | None:
    """Return the pointer operand of an index, or None."""
    # The last operand of a call is its callee.
    count = len(inst.operands) - (inst.opcode == op.CALL)
    operand = inst.operands[number] if number < count else None
    return operand if operand is not None and operand.type.kind == POINTER else None


def _copy(sel: Selector, pointer: Value) -> Inst:
    copy = Inst(op.GETELEMENTPTR, pointer.type, [pointer], 0)
    copy.pointee = pointer.pointee
    copy.spv_id = own_copy(sel, pointer)
    return copy


def own_copy(sel: Selector, value: Value) -> int:
    """Return another id for a value.

    A pointer's is a step over 0 elements, since readers turn OpCopyObject into memory.
    """
    type_id = sel.value_type(value)
    if value.type.kind != POINTER:
        return sel.emit(OpCopyObject, type_id, [sel.id(value)])
    # Any index width serves; llvm-spirv uses i32.
    bits = 32 if sel.environment.follows_translator else sel.size_bits()
    step = [sel.id(value), sel.int_const(0, bits)]
    opcode, words = sel.flavour.chain(sel, OpInBoundsPtrAccessChain, sel.types.i8, step)
    return sel.emit(opcode, type_id, words)
