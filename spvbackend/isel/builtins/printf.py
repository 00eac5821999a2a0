"""printf: its format must be a constant string that consumers can find (OpenCL.std, printf).

Frontends pass the string through casts, private variables and generic pointers. Consumers look
for a UniformConstant variable behind casts and access chains at most, so the string is traced to
its origin, and copied to constant memory if it is a constant elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import option
from spvbackend.isel.builtins.args import arguments, constant_of, missing
from spvbackend.isel.module.constants import pointer_constant
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import POINTER
from spvbackend.llvmir.values import (
    ConstBytes,
    ConstExpr,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    Value,
)
from spvbackend.target.address_spaces import CONSTANT
from spvbackend.target.features import PRINTF_OF_ANY_SPACE

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector

# Instructions that return their operand's address; a GEP only if it leads to the start.
_SAME_STRING: Final = frozenset(
    (op.ADDRSPACECAST, op.BITCAST, op.FREEZE, op.GETELEMENTPTR, op.PTRCAST, op.PTRPATH)
)


def select_printf(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select printf; C has already promoted the values after the format."""
    format_string, *values = arguments(inst)
    words = [_format(sel, inst, resolved, format_string), *sel.ids(values)]
    sel.define_ext(inst, resolved.row.opcode, words)


def _format(sel: Selector, inst: Inst, resolved: Resolved, pointer: Value) -> int:
    if pointer.type.kind != POINTER:
        raise missing(inst, resolved, f"takes a string as its format, not '{pointer.type}'")
    origin, through_memory = _origin(sel, pointer)
    if isinstance(origin, GlobalVar) and origin.type.space == CONSTANT and through_memory:
        return pointer_constant(sel, origin, sel.types.i8)
    space = pointer.type.space
    initial = _constant_value(origin)
    if initial is not None and space != CONSTANT:
        copy = _copy(sel, f"{origin.name}.format", initial, inst.line)
        return pointer_constant(sel, copy, sel.types.i8)
    if space != CONSTANT and not sel.use(PRINTF_OF_ANY_SPACE):
        extension = PRINTF_OF_ANY_SPACE.extension
        raise missing(
            inst,
            resolved,
            f"a format in address space {space} needs {extension}",
            f"keep the string in addrspace({CONSTANT}) or pass {option('extension', extension)}",
        )
    return sel.id(pointer)


def _constant_value(origin: Value) -> ConstBytes | ConstNull | None:
    """Return the string of a constant, or of a private variable that was a private constant."""
    value: Value | None = None
    if isinstance(origin, GlobalVar) and origin.constant:
        value = origin.initializer
    elif isinstance(origin, Inst) and origin.opcode == op.ALLOCA and origin.operands:
        value = origin.operands[0]
    return value if isinstance(value, (ConstBytes, ConstNull)) else None


def _copy(sel: Selector, name: str, value: ConstBytes | ConstNull, line: int) -> GlobalVar:
    """Return a copy of the string in constant memory, the only memory for formats."""
    # Selection visits functions once, so a second printf reuses the first one's copy.
    known = sel.declared.formats.get(name)
    if known is not None:
        return known
    copy = GlobalVar(sel.types.pointer(CONSTANT), name, value.type, line)
    copy.pointee = value.type
    copy.initializer = value
    copy.linkage = "internal"
    copy.constant = True
    copy.align = 1
    # Like any variable, it is selected on use.
    sel.module.globals.append(copy)
    sel.declared.formats[name] = copy
    return copy


def _origin(sel: Selector, pointer: Value) -> tuple[Value, bool]:
    """Return the origin of a pointer, and whether it passed a private variable."""
    through_memory = False
    while True:
        if isinstance(pointer, (Inst, ConstExpr)) and pointer.opcode in _SAME_STRING:
            if pointer.opcode == op.GETELEMENTPTR and not _is_at_start(pointer.operands):
                return pointer, through_memory
            pointer = pointer.operands[0]
        elif isinstance(pointer, Inst) and pointer.opcode == op.LOAD:
            stored = _only_store(sel, pointer.operands[0])
            if stored is None:
                return pointer, through_memory
            pointer = stored
            through_memory = True
        else:
            return pointer, through_memory


def _is_at_start(operands: list[Value]) -> bool:
    """Whether address arithmetic stays at its base."""
    return all(constant_of(index) == 0 for index in operands[1:])


def _only_store(sel: Selector, pointer: Value) -> Value | None:
    """Return the value of a private variable's only store, or None if uncertain."""
    if not isinstance(pointer, Inst) or pointer.opcode != op.ALLOCA or sel.function is None:
        return None
    if sel.only_stores is None:
        # One sweep serves all variables, since each may have a printf.
        sel.only_stores = _only_stores(sel.function)
    return sel.only_stores.get(pointer)


def _only_stores(function: Function) -> dict[Value, Value]:
    """Return the stored value of each private variable with one store and only loads besides."""
    stored: dict[Value, Value] = {}
    others: set[Value] = set()
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode == op.LOAD:
                continue
            for index, operand in enumerate(inst.operands):
                if not isinstance(operand, Inst) or operand.opcode != op.ALLOCA:
                    continue
                # Any other use could write to the variable or leak its address.
                if inst.opcode != op.STORE or index == 0 or operand in stored:
                    others.add(operand)
                else:
                    stored[operand] = inst.operands[0]
    return {variable: value for variable, value in stored.items() if variable not in others}
