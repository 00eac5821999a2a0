"""Helpers of the builtin handlers: arguments, booleans, vectors and results.

SPIR-V's conditions are booleans; OpenCL C's are integers: 1 for a true scalar, -1 for a true vector
lane. LLVM's i1 is already a boolean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Unsupported
from spvbackend.infer.required import has_sret
from spvbackend.isel.casts import number
from spvbackend.isel.module.target_types import is_matrix
from spvbackend.llvmir.types import FLOAT, INT, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import ConstInt, Inst, Value, WrappedConstant
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.requirements import NEVER_CORE
from spvbackend.target.availability import remedies
from spvbackend.target.features import Feature

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector


SCOPE: Final = "IdScope"
"""The grammar's kind of an operand that is a scope."""
_VOID_RESULTS: Final = frozenset((op.OpTaskSequenceGetALTERA,))
"""Instructions that have a result even if its type is void."""


def arguments(inst: Inst) -> list[Value]:
    """Return the arguments of a builtin's call, without an sret pointer and the callee."""
    return inst.operands[has_sret(inst) : -1]


def missing(inst: Inst, resolved: Resolved, what: str, hint: str = "") -> Unsupported:
    """Return the diagnostic for a builtin that lacks `what`."""
    return Unsupported(f"builtin '{resolved.row.name}': {what}", hint=hint)


def needs(sel: Selector, inst: Inst, resolved: Resolved, feature: Feature) -> None:
    """Declare the feature's extension; refuse the builtin if the feature is missing."""
    if not sel.use(feature):
        hint = remedies(sel.environment, NEVER_CORE, (feature.extension,))
        raise missing(inst, resolved, f"needs {feature.extension}", hint)


def function_id(sel: Selector, value: Value) -> int:
    """Return the id of a function argument; an earlier pass took its address away."""
    assert isinstance(value, WrappedConstant)
    function = sel.module.symbols[value.text.removeprefix("@")]
    id: int = function.spv_id or sel.cache.new_id()
    function.spv_id = id
    return id


def constant_of(value: Value) -> int | None:
    """Return the signed value of an integer constant, or None for a run-time value."""
    return value.signed() if isinstance(value, ConstInt) else None


def literal(inst: Inst, resolved: Resolved, value: Value) -> int:
    """Return an argument that the instruction takes as a literal.

    Narrow types are unsigned: frontends pass flags as i1, and capacities of task sequences as i16.
    """
    if not isinstance(value, ConstInt):
        raise missing(inst, resolved, "an argument must be a constant")
    return value.value & 0xFFFFFFFF  # a negative word would be an id


def is_floating(value: Value) -> bool:
    """Whether a value's lanes are floating-point."""
    return value.type.scalar().kind == FLOAT


def bool_type(sel: Selector, type: Type) -> int:
    """Return the id of bool, or of a vector of bools, with as many lanes as `type`."""
    return sel.type_id(sel.types.with_scalar(type, sel.types.i1))


def as_bool(sel: Selector, value: Value) -> int:
    """Return an integer condition as a boolean.

    Every nonzero value is true in C, so the comparison is with 0.
    """
    if value.type.scalar() is sel.types.i1:
        return sel.id(value)
    if isinstance(value, ConstInt):
        return sel.cache.bool_constant(value.value != 0)
    zero = number(sel, value.type, 0)
    return sel.emit(op.OpINotEqual, bool_type(sel, value.type), [sel.id(value), zero])


def define_from_bool(sel: Selector, inst: Inst, condition: int) -> None:
    """Define the call's result as OpenCL C's form of a condition."""
    if inst.type.scalar() is sel.types.i1:
        sel.alias(inst, condition)
        return
    # OpenCL C, Relational Functions: 1 for a true scalar, all bits set for a true vector lane.
    true = number(sel, inst.type, -1 if inst.type.kind == VECTOR else 1)
    sel.define(inst, op.OpSelect, [condition, true, number(sel, inst.type, 0)])


def define_bool(sel: Selector, inst: Inst, opcode: int, operands: list[int]) -> None:
    """Append an instruction with a boolean result, converted to C's integer."""
    if inst.type.scalar() is sel.types.i1:
        sel.define(inst, opcode, operands)
    else:
        define_from_bool(sel, inst, sel.emit(opcode, bool_type(sel, inst.type), operands))


def wrapped_types(type: Type) -> list[Type]:
    """Return the structs around a number, outermost first; C++ wraps half and bfloat16 so."""
    structs: list[Type] = []
    while type.kind == STRUCT and len(type.elems) == 1:
        structs.append(type)
        type = type.elems[0]
    return structs if type.kind in (INT, FLOAT) else []


def takes_numbers(inst: Inst, opcode: int) -> bool:
    """Whether an instruction takes plain numbers even if its callers pass structs around them."""
    return is_matrix(inst.type) or op.OPCODE_NAMES[opcode].startswith(("OpGroup", "OpSubgroup"))


def define_result(sel: Selector, inst: Inst, opcode: int, operands: list[int]) -> None:
    """Append the instruction that the call becomes, and store its result if it has sret."""
    if has_sret(inst):
        target = inst.operands[0]
        type = result_behind(sel, inst)
        wraps = wrapped_types(type) if takes_numbers(inst, opcode) else []
        # The C ABI returns large structs through memory; SPIR-V returns the struct itself.
        result = sel.emit(opcode, sel.type_id(wraps[-1].elems[0] if wraps else type), operands)
        for wrap in reversed(wraps):
            result = sel.emit(op.OpCompositeConstruct, sel.type_id(wrap), [result])
        sel.emit_void(op.OpStore, [sel.id(target), result])
    elif inst.type is sel.types.void and opcode in _VOID_RESULTS:
        sel.emit(opcode, sel.cache.void_type(), operands)
    elif inst.type is sel.types.void:
        sel.emit_void(opcode, operands)
    else:
        sel.define(inst, opcode, operands)


def result_behind(sel: Selector, inst: Inst) -> Type:
    """Return the type of the result in memory, which the call's first argument points to."""
    pointee: object = inst.operands[0].pointee
    if pointee is None and has_sret(inst):
        pointee = inst.call_info.arg_attrs[0]["sret"]
    return pointee if isinstance(pointee, Type) else sel.types.i8


def splat(sel: Selector, value: Value, lanes: int) -> int:
    """Return a scalar splat over a vector's lanes, or a vector unchanged.

    All operands of an OpenCL.std instruction have the same number of lanes.
    """
    type = value.type
    if lanes == 1 or type.kind not in (INT, FLOAT):
        return sel.id(value)
    type_id = sel.type_id(sel.types.vector(lanes, type))
    return sel.emit(op.OpCompositeConstruct, type_id, [sel.id(value)] * lanes)


def define_unsigned(sel: Selector, inst: Inst, id: int, bits: int) -> None:
    """Define the call's result from an unsigned integer of `bits`, in the call's own width."""
    if inst.type.scalar().bits == bits:
        sel.alias(inst, id)
    else:
        sel.define(inst, op.OpUConvert, [id])


def to_unsigned(sel: Selector, value: Value, bits: int) -> int:
    """Return an unsigned integer argument in another width."""
    if value.type.bits == bits:
        return sel.id(value)
    # Fold a constant: this saves an instruction, and handlers see the value.
    known = constant_of(value)
    if known is not None:
        return sel.int_const(known & ((1 << value.type.bits) - 1), bits)
    return sel.emit(op.OpUConvert, sel.cache.int_type(bits), [sel.id(value)])
