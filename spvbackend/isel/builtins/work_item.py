"""Queries of the index space: loads of BuiltIn variables.

The variables are size_t or i32 (OpenCL environment, Built-in Variables), in vectors of three; a
function asks for one dimension and returns its own type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.builtins.opencl import VARIABLES, Variable
from spvbackend.builtins.rows import NONE
from spvbackend.isel.builtins.args import (
    arguments,
    constant_of,
    define_from_bool,
    define_unsigned,
    missing,
)
from spvbackend.isel.casts import number
from spvbackend.llvmir.types import INT
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import opcodes as op

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector


def select_variable(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a whole variable, or the component that an argument or the name states."""
    row = resolved.row
    variable = VARIABLES.get(row.opcode)
    if variable is None:
        raise missing(inst, resolved, "a kernel has no such variable")
    args = arguments(inst)
    # A declaration may have any types; their widths are used below.
    for type in (inst.type.scalar(), *[arg.type for arg in args]):
        if type.kind != INT:
            raise missing(inst, resolved, f"works on integers, not '{type}'")
    if args and variable.lanes > 1:
        if inst.type.kind != INT:
            raise missing(inst, resolved, f"gives one number, not '{inst.type}'")
        _select_component(sel, inst, row.opcode, variable, args[0])
        return
    bits = _bits_of(sel, row.opcode, variable)
    whole = load_variable(sel, row.opcode)
    if bits == 1:
        define_from_bool(sel, inst, whole)
        return
    if row.extra != NONE:
        element = sel.cache.int_type(bits)
        define_unsigned(
            sel, inst, sel.emit(op.OpCompositeExtract, element, [whole, row.extra]), bits
        )
    elif inst.type.lanes() != variable.lanes:
        raise missing(inst, resolved, f"gives {variable.lanes} numbers, not '{inst.type}'")
    else:
        define_unsigned(sel, inst, whole, bits)


def _bits_of(sel: Selector, builtin: int, variable: Variable) -> int:
    """Return the bits of a variable's numbers, which the module's own variable may decide.

    Frontends differ in the width of size_t, and a module has one variable per BuiltIn.
    """
    return sel.declared.builtin_bits.get(builtin) or variable.bits or sel.size_bits()


def load_variable(sel: Selector, builtin: int) -> int:
    """Load a whole variable of `VARIABLES`."""
    variable = VARIABLES[builtin]
    bits = _bits_of(sel, builtin, variable)
    element = sel.cache.bool_type() if bits == 1 else sel.cache.int_type(bits)
    lanes = variable.lanes
    type_id = element if lanes == 1 else sel.cache.vector_type(element, lanes)
    return sel.emit(op.OpLoad, type_id, [sel.builtin_variable(builtin, type_id)])


def _select_component(
    sel: Selector, inst: Inst, builtin: int, variable: Variable, dimension: Value
) -> None:
    bits = _bits_of(sel, builtin, variable)
    element = sel.cache.int_type(bits)
    known = constant_of(dimension)
    if known is None:
        define_unsigned(sel, inst, _run_time_component(sel, builtin, variable, dimension), bits)
    elif 0 <= known < variable.lanes:
        whole = load_variable(sel, builtin)
        define_unsigned(sel, inst, sel.emit(op.OpCompositeExtract, element, [whole, known]), bits)
    else:
        sel.alias(inst, number(sel, inst.type, variable.beyond))


def _run_time_component(sel: Selector, builtin: int, variable: Variable, dimension: Value) -> int:
    """Return a component; OpenCL C allows a missing dimension, SPIR-V no index out of range."""
    index = sel.id(dimension)
    index_type = dimension.type.bits
    bits = _bits_of(sel, builtin, variable)
    element = sel.cache.int_type(bits)
    lanes = sel.int_const(variable.lanes, index_type)
    exists = sel.emit(op.OpULessThan, sel.cache.bool_type(), [index, lanes])
    zero = sel.int_const(0, index_type)
    # Clamp the index first: OpVectorExtractDynamic is undefined out of range, and so is any value
    # selected from it.
    safe = sel.emit(op.OpSelect, sel.value_type(dimension), [exists, index, zero])
    whole = load_variable(sel, builtin)
    component = sel.emit(op.OpVectorExtractDynamic, element, [whole, safe])
    return sel.emit(op.OpSelect, element, [exists, component, sel.int_const(variable.beyond, bits)])
