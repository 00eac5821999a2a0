"""Which templates of one block a shader calls instead of having a copy at each call.

Functions of exact math are some tens of instructions, and each copy would go through all passes. A
function that takes and gives no pointers may be called (2.16.1), and drivers inline it. What is
called once is copied all the same: that is no more, and the driver has less to do.

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
"""So many instructions a template has that is called; a call and its function take some as well."""
_OF_MEMORY: Final = frozenset((op.ALLOCA, op.ATOMICRMW, op.CMPXCHG, op.FENCE, op.LOAD, op.STORE))


@final
class Repeated:
    """Finds out how often functions are called in a module."""

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
        """Whether the template for a function is to be called, which then is in the module."""
        if self._calls[callee] < 2 or len(template.blocks) > 1:
            return False
        found = self._kept.get(template)
        if found is None:
            found = self._kept[template] = _can_be_called(template, self._module.types.widest)
            if found:
                self._module.add_function(template)
        return found


def _can_be_called(template: Function, widest: int) -> bool:
    insts = template.blocks[0].insts
    types = (template.ret_type, *template.value_type.elems)
    return (
        len(insts) >= _LEAST
        and all(_is_handed_over(type, widest) for type in types)
        and not any(inst.opcode in _OF_MEMORY for inst in insts)
    )


def _is_handed_over(type: Type, widest: int) -> bool:
    """Whether calls have a value itself; those of long vectors have it in memory."""
    return type.scalar().kind != POINTER and type.lanes() <= widest
