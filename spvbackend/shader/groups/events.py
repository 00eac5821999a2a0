"""Replaces events by words: the copies that they stood for are done at once.

Input: functions whose copies of work-groups are loops, and that wait at barriers. Output: the same
without the type of events, which Vulkan lacks (it needs Kernel), in memory and in registers.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import ARRAY, STRUCT, TARGET, Type
from spvbackend.llvmir.values import Constant, Function, Inst, Undef, Value

_EVENT: Final = "spirv.Event"
_WORD: Final = 32


def forget_events(module: Module, function: Function, address_bits: int) -> None:
    """Give a function words in place of events.

    An event has the size of a pointer (LLVM's layout of target types of SPIR-V), which offsets into
    memory count on: two words take the place of 64 bits, as not all devices have integers of these.

    Args:
        module: the module of the function.
        function: one that is not called with an event.
        address_bits: the size of a pointer.

    Raises:
        Unsupported: a remaining call has an event, so it is not one of the known operations.
    """
    types = module.types
    plain = _Plain(module, types.i32 if address_bits == _WORD else types.vector(2, types.i32))
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode == op.CALL:
                _check_call(inst)
            if _holds(inst.type):
                inst.type = plain.type(inst.type)
            if inst.type_arg is not None and _holds(inst.type_arg):
                inst.type_arg = plain.type(inst.type_arg)
            if any(_holds(operand.type) for operand in inst.operands):
                inst.operands = [plain.value(operand) for operand in inst.operands]


def _check_call(inst: Inst) -> None:
    if _holds(inst.type) or any(_holds(operand.type) for operand in inst.operands):
        name = inst.operands[-1].name
        raise Unsupported(f"'{name}' is not a function on events with these types", inst.line)


def _holds(type: Type) -> bool:
    """Whether a type is that of events, or contains it."""
    if type.kind == ARRAY:
        return _holds(type.element)
    if type.kind == STRUCT:
        return any(_holds(part) for part in type.elems)
    return type.kind == TARGET and type.name == _EVENT


@final
class _Plain:
    """Types and constants without events."""

    __slots__ = ("_module", "_words")

    def __init__(self, module: Module, words: Type) -> None:
        self._module: Final = module
        self._words: Final = words

    def type(self, type: Type) -> Type:
        """Return the type with words in place of events."""
        types = self._module.types
        if type.kind == ARRAY:
            return types.array(type.count, self.type(type.element))
        if type.kind == STRUCT:
            return types.struct(tuple([self.type(part) for part in type.elems]), type.flag)
        return self._words if _holds(type) else type

    def value(self, value: Value) -> Value:
        """Return a constant of the new type; instructions change by themselves."""
        if not isinstance(value, Constant) or isinstance(value, Function) or not _holds(value.type):
            return value
        type = self.type(value.type)
        if isinstance(value, Undef):
            return self._module.constants.undef(type)
        # The only constant of an event is null.
        return self._module.constants.null(type)
