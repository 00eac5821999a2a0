"""What the handlers of builtins share: arguments, booleans, vectors and results.

In SPIR-V a condition is a boolean; in OpenCL C it is an integer, 1 where a scalar is true and -1
where the lane of a vector is.  What LLVM calls i1 is a boolean already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Unsupported
from spvbackend.infer.required import has_sret
from spvbackend.isel.casts import number
from spvbackend.isel.module.target_types import is_matrix
from spvbackend.llvmir.types import FLOAT, INT, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import ConstInt, Inst, Value, WrappedConstant
from spvbackend.spirv.opcodes import (
    OPCODE_NAMES,
    OpCompositeConstruct,
    OpINotEqual,
    OpSelect,
    OpStore,
    OpTaskSequenceGetALTERA,
    OpUConvert,
)
from spvbackend.spirv.requirements import NEVER_CORE
from spvbackend.target.availability import remedies
from spvbackend.target.features import Feature

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector


_VOID_RESULTS: Final = frozenset((OpTaskSequenceGetALTERA,))
"""Instructions that have a result even where its type is void."""


def arguments(inst: Inst) -> list[Value]:
    """The arguments of a builtin's call; the pointer that its result goes to is none of them.

    The last operand of a call is its callee.
    """
    return inst.operands[has_sret(inst) : -1]


def missing(inst: Inst, resolved: Resolved, what: str, hint: str = "") -> Unsupported:
    """The diagnostic for a builtin of which `what` is not to be had."""
    return Unsupported(f"builtin '{resolved.row.name}': {what}", hint=hint)


def needs(sel: Selector, inst: Inst, resolved: Resolved, feature: Feature) -> None:
    """Refuse the builtin unless the feature is there; then its extension is declared."""
    if not sel.use(feature):
        hint = remedies(sel.environment, NEVER_CORE, (feature.extension,))
        raise missing(inst, resolved, f"needs {feature.extension}", hint)


def function_id(sel: Selector, value: Value) -> int:
    """The id of the function that an argument is, whose address an earlier pass took away."""
    assert isinstance(value, WrappedConstant)
    function = sel.module.symbols[value.text.removeprefix("@")]
    id: int = function.spv_id or sel.cache.new_id()
    function.spv_id = id
    return id


def constant_of(value: Value) -> int | None:
    """The signed value of an integer constant, None for what is known at run time only."""
    return value.signed() if isinstance(value, ConstInt) else None


def literal(inst: Inst, resolved: Resolved, value: Value) -> int:
    """An argument that the instruction takes as a literal."""
    found = constant_of(value)
    if found is None:
        raise missing(inst, resolved, "an argument must be a constant")
    return found & 0xFFFFFFFF  # a negative word would be an id


def is_floating(value: Value) -> bool:
    """Whether a value's lanes are floating-point."""
    return value.type.scalar().kind == FLOAT


def bool_type(sel: Selector, type: Type) -> int:
    """The boolean, or vector of them, with as many lanes as `type`."""
    return sel.type_id(sel.types.with_scalar(type, sel.types.i1))


def as_bool(sel: Selector, value: Value) -> int:
    """An integer condition as a boolean.

    Any value but 0 is true in C, so the comparison is with 0 and not with 1.
    """
    if value.type.scalar() is sel.types.i1:
        return sel.id(value)
    if isinstance(value, ConstInt):
        return sel.cache.bool_constant(value.value != 0)
    zero = number(sel, value.type, 0)
    return sel.emit(OpINotEqual, bool_type(sel, value.type), [sel.id(value), zero])


def define_from_bool(sel: Selector, inst: Inst, condition: int) -> None:
    """Make the call's result what C says of a condition."""
    if inst.type.scalar() is sel.types.i1:
        sel.alias(inst, condition)
        return
    # OpenCL C, Relational Functions: 1 for a scalar, all bits set for the lanes of a vector.
    true = number(sel, inst.type, -1 if inst.type.kind == VECTOR else 1)
    sel.define(inst, OpSelect, [condition, true, number(sel, inst.type, 0)])


def define_bool(sel: Selector, inst: Inst, opcode: int, operands: list[int]) -> None:
    """Append an instruction with a boolean result, which C wants as an integer."""
    if inst.type.scalar() is sel.types.i1:
        sel.define(inst, opcode, operands)
    else:
        define_from_bool(sel, inst, sel.emit(opcode, bool_type(sel, inst.type), operands))


def wrapped_types(type: Type) -> list[Type]:
    """The structs around a number, the outermost first; C++ has half and bfloat16 as such."""
    found: list[Type] = []
    while type.kind == STRUCT and len(type.elems) == 1:
        found.append(type)
        type = type.elems[0]
    return found if type.kind in (INT, FLOAT) else []


def takes_numbers(inst: Inst, opcode: int) -> bool:
    """Whether an instruction takes numbers, whatever struct its callers pass around one."""
    return is_matrix(inst.type) or OPCODE_NAMES[opcode].startswith(("OpGroup", "OpSubgroup"))


def define_result(sel: Selector, inst: Inst, opcode: int, operands: list[int]) -> None:
    """Append the instruction that the call becomes, wherever its result goes."""
    if has_sret(inst):
        target = inst.operands[0]
        held = result_behind(sel, inst)
        wraps = wrapped_types(held) if takes_numbers(inst, opcode) else []
        # The C ABI returns large structs through memory; SPIR-V gives the struct as a result.
        result = sel.emit(opcode, sel.type_id(wraps[-1].elems[0] if wraps else held), operands)
        for wrap in reversed(wraps):
            result = sel.emit(OpCompositeConstruct, sel.type_id(wrap), [result])
        sel.emit_void(OpStore, [sel.id(target), result])
    elif inst.type is sel.types.void and opcode in _VOID_RESULTS:
        sel.emit(opcode, sel.cache.void_type(), operands)
    elif inst.type is sel.types.void:
        sel.emit_void(opcode, operands)
    else:
        sel.define(inst, opcode, operands)


def result_behind(sel: Selector, inst: Inst) -> Type:
    """The type of the result that goes to memory, where the call's first argument points to."""
    held: object = inst.operands[0].pointee
    if held is None and has_sret(inst):
        held = inst.call_info.arg_attrs[0]["sret"]
    return held if isinstance(held, Type) else sel.types.i8


def splat(sel: Selector, value: Value, lanes: int) -> int:
    """A scalar in every lane of a vector; a vector stays as it is.

    The operands of one OpenCL.std instruction have one number of lanes.
    """
    type = value.type
    if lanes == 1 or type.kind not in (INT, FLOAT):
        return sel.id(value)
    type_id = sel.type_id(sel.types.vector(lanes, type))
    return sel.emit(OpCompositeConstruct, type_id, [sel.id(value)] * lanes)


def define_unsigned(sel: Selector, inst: Inst, id: int, bits: int) -> None:
    """Make the call's result an unsigned integer of `bits`, in the call's own width."""
    if inst.type.scalar().bits == bits:
        sel.alias(inst, id)
    else:
        sel.define(inst, OpUConvert, [id])


def to_unsigned(sel: Selector, value: Value, bits: int) -> int:
    """An unsigned integer argument in another width."""
    if value.type.bits == bits:
        return sel.id(value)
    # A constant is converted here: one instruction less, and handlers can see it.
    known = constant_of(value)
    if known is not None:
        return sel.int_const(known & ((1 << value.type.bits) - 1), bits)
    return sel.emit(OpUConvert, sel.cache.int_type(bits), [sel.id(value)])
