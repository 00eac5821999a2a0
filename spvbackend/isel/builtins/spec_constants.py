"""Specialisation constants: values that the host may change before it builds a program.

A call gives an id and a default, and its result is a module constant: SPIR-V has no
specialisation in functions, so the call leaves no instruction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.isel.builtins.args import arguments, literal, missing
from spvbackend.isel.module.constants import composite
from spvbackend.llvmir.types import ARRAY, FLOAT, INT, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import Constant, ConstFloat, ConstInt, Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpSpecConstant, OpSpecConstantFalse, OpSpecConstantTrue

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector


def select_spec_constant(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a constant that the host may change before it builds the program."""
    number, default = arguments(inst)
    spec_id = literal(inst, resolved, number)
    # A boolean is a byte in memory, and also in the names of frontends' functions.
    is_bool = inst.type is sel.types.i1 and default.type.kind == INT
    if inst.type.kind not in (INT, FLOAT) or not (is_bool or default.type is inst.type):
        raise missing(inst, resolved, f"a default of type '{inst.type}' is needed")
    opcode, words = _spec_words(inst, resolved, default)
    # Calls with equal SpecId and default are one constant, which the host sets once.
    key = (spec_id, opcode, sel.type_id(inst.type), *words)
    constant = sel.specs.made.get(key)
    if constant is None:
        constant = sel.cache.unique(opcode, sel.type_id(inst.type), words)
        sel.cache.decorate(constant, spv.DecorationSpecId, spec_id)
        sel.specs.made[key] = constant
        sel.specs.ids.add(constant)
    sel.alias(inst, constant)


def _spec_words(inst: Inst, resolved: Resolved, default: Value) -> tuple[int, list[int]]:
    """Return the opcode and literal of a specialisation constant with this default."""
    if isinstance(default, ConstInt):
        pattern = default.value
    elif isinstance(default, ConstFloat):
        pattern = default.pattern
    else:
        raise missing(inst, resolved, "the default must be a constant")
    bits = inst.type.bits
    if bits == 1:
        return OpSpecConstantTrue if pattern else OpSpecConstantFalse, []
    return OpSpecConstant, [pattern] if bits <= 32 else [pattern & 0xFFFFFFFF, pattern >> 32]


def select_spec_composite(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select a composite of constants, some of which the host may change."""
    args = arguments(inst)
    parts = _parts(inst.type)
    if not parts or [arg.type for arg in args] != parts:
        raise missing(inst, resolved, f"the arguments are not the parts of a '{inst.type}'")
    ids = sel.ids(args)
    for arg, id in zip(args, ids, strict=True):
        if not isinstance(arg, Constant) and id not in sel.specs.ids:
            # LLVM's own constants are allowed, and results of the other builtin.
            raise missing(inst, resolved, "an argument is not a constant")
    result = composite(sel, sel.value_type(inst), ids)
    sel.alias(inst, result)


def _parts(type: Type) -> list[Type]:
    """Return the types of an aggregate's or vector's parts, or an empty list."""
    if type.kind == STRUCT:
        return list(type.elems)
    return [type.element] * type.count if type.kind in (ARRAY, VECTOR) else []
