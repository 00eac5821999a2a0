"""Templates of one block that a shader calls instead of copying them to each call.

Functions of exact math are some tens of instructions, and each copy would go through all passes. A
function without pointer parameters or result may be called (2.16.1), and drivers inline it. A
function that is called once is copied all the same: that is not larger, and easier for drivers.

Only a translation for shaders imports this.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import POINTER, Type
from spvbackend.llvmir.values import Function, Value

_LEAST: Final = 12
"""The least instructions of a template that is called; a call and its function cost some too."""
_OF_MEMORY: Final = frozenset((op.ALLOCA, op.ATOMICRMW, op.CMPXCHG, op.FENCE, op.LOAD, op.STORE))


@final
class Repeated:
    """Counts the calls of each function in a module."""

    __slots__ = ("_calls", "_kept", "_module")

    def __init__(self, module: Module) -> None:
        self._module: Final = module
        self._calls: Final = Counter[Value](
            inst.operands[-1]
            for function in module.functions
            for block in function.blocks
            for inst in block.insts
            if inst.opcode == op.CALL
        )
        self._kept: Final[dict[Function, bool]] = {}

    def keeps(self, callee: Value, template: Function) -> bool:
        """Whether to call the template of a function, which then stays in the module."""
        if self._calls[callee] < 2 or len(template.blocks) > 1:
            return False
        can_call = self._kept.get(template)
        if can_call is None:
            can_call = self._kept[template] = _can_be_called(template, self._module.types.widest)
            if can_call:
                self._module.add_function(template)
        return can_call


def _can_be_called(template: Function, widest: int) -> bool:
    insts = template.blocks[0].insts
    types = (template.ret_type, *template.value_type.elems)
    return (
        len(insts) >= _LEAST
        and all(_is_handed_over(type, widest) for type in types)
        and not any(inst.opcode in _OF_MEMORY for inst in insts)
    )


def _is_handed_over(type: Type, widest: int) -> bool:
    """Whether a call passes the value itself; long vectors are passed in memory."""
    return type.scalar().kind != POINTER and type.lanes() <= widest
