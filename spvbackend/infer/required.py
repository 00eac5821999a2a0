"""Pointees that builtins require of their pointer arguments.

It turns the pointer rules of the builtin tables into types of a module. Inference reads it as
evidence, `emit_intrinsics` as the type to cast to, `verify_pointees` as the requirement: one
reading for all three, so that they cannot disagree.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins import rows
from spvbackend.builtins.lookup import Resolved, pointee_of
from spvbackend.builtins.opaque_names import OPAQUE_RESULTS, opaque_argument, opaque_struct
from spvbackend.builtins.params import NAMED, value_of
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.types import POINTER, TARGET, VOID, Type, TypeContext
from spvbackend.llvmir.values import Function, Inst, Value

_ARGUMENT: Final[dict[int, int]] = {
    rows.SECOND: 1,
    rows.SECOND_ELEMENT: 1,
    rows.THIRD: 2,
    rows.FOURTH: 3,
    rows.FOURTH_ELEMENT: 3,
    rows.FIRST_ELEMENT: 0,
}
"""The argument that a rule takes the type from; sret does not count."""
_ELEMENTS: Final = frozenset(
    (rows.SECOND_ELEMENT, rows.FIRST_ELEMENT, rows.FOURTH_ELEMENT, rows.RESULT_ELEMENT)
)
_EXACT: Final = frozenset((rows.RESULT, rows.SECOND, rows.THIRD, rows.FOURTH))
"""Rules of instructions that take a pointer to the value's own type and to no other."""
_SAME_POINTER: Final = frozenset((rows.GENERIC_CAST,))


def builtin_pointee(types: TypeContext, resolved: Resolved, inst: Inst, index: int) -> Type | None:
    """Return the required pointee of argument `index` of the call, None where any will do.

    Args:
        types: the module's, in which the type is made.
        resolved: the called builtin.
        inst: the call, whose own types determine what the name leaves open.
        index: among the call's operands, so a hidden sret pointer counts.
    """
    # A callee that returns a struct takes a pointer to its place, which no mangled name shows.
    arguments = inst.operands[:-1]
    hidden = 1 if has_sret(inst) else 0
    if index < hidden:
        held = inst.call_info.arg_attrs[0]["sret"]
        return held if isinstance(held, Type) else None
    passed = held_by_pointer(inst, index)
    if passed is not None:
        return passed
    if resolved.row.shape == rows.PRINTF:
        return types.i8  # the format, and operands of %s
    struct = _opaque_pointee(types, resolved, index - hidden)
    if struct is not None:
        return struct
    known = pointee_of(resolved, index - hidden)
    if known is None:
        return None
    needed = _needed_type(known.rule, inst, arguments[hidden:])
    # The name may spell another type, as pointers to anything are one type in LLVM; a boolean has
    # several types in memory, which the name distinguishes.
    is_exact = needed is not None and known.rule in _EXACT and needed.scalar() is not types.i1
    if known.text and not is_exact:
        return types.by_text.get(known.text) or _parsed(types, known.text, inst.line)
    if needed is not None and known.rule == rows.RESULT_I32:
        return types.with_scalar(needed, types.i32)
    return needed


def _needed_type(rule: int, inst: Inst, arguments: list[Value]) -> Type | None:
    """Return the type of the value in memory by a rule, None for a rule without a value."""
    if rule in (rows.RESULT, rows.RESULT_ELEMENT, rows.RESULT_I32):
        type = inst.type
    else:
        position = _ARGUMENT.get(rule)
        if position is None or position >= len(arguments):
            return None
        type = arguments[position].type
    if rule in _ELEMENTS:
        # A cooperative matrix has its component as its one type parameter.
        type = type.elems[0] if type.kind == TARGET and type.elems else type.scalar()
    # An opaque pointer does not name its pointee; a result of type void is in memory (sret).
    return None if type.kind in (POINTER, VOID) else type


def _parsed(types: TypeContext, text: str, line: int) -> Type:
    """Return the type that a name spells; all calls of a builtin spell the same."""
    type = types.by_text[text] = parse_type(Cursor(tokens_of(text), line), types)
    return type


def held_by_pointer(inst: Inst, index: int) -> Type | None:
    """Return the type of an argument that the C ABI passes in memory, such as long integers."""
    attributes = inst.call_info.arg_attrs
    held = attributes[index].get("byval") if index < len(attributes) else None
    return held if isinstance(held, Type) else None


def _opaque_pointee(types: TypeContext, resolved: Resolved, index: int) -> Type | None:
    """Return the struct without a body that an argument pointed to in older LLVM.

    Modules without target extension types have pointers to such pointers, too.
    """
    # Without a mangled name only the instruction tells; SPIR-V's own names take any operands.
    if index >= len(resolved.params):
        row = resolved.row
        is_spirv = row.name.startswith("__spirv_")
        return None if is_spirv else opaque(types, opaque_argument(row.name, row.opcode, index))
    param = resolved.params[index]
    # With target types, a pointer to an event is a pointer to a value of such a type.
    if param.kind != NAMED and types.has_targets:
        return None
    struct = opaque(types, opaque_struct(value_of(param).name))
    if struct is None or param.kind == NAMED:
        return struct
    return types.typed_pointer(struct, 0)


def builtin_result(types: TypeContext, resolved: Resolved) -> Type | None:
    """Return the pointee of a builtin's result, if that is such an opaque value."""
    return opaque(types, OPAQUE_RESULTS.get(resolved.row.opcode, ""))


def expects_opaque(types: TypeContext, resolved: Resolved, function: Function) -> bool:
    """Whether a builtin takes or returns such an opaque value as a pointer.

    Args:
        types: the module's.
        resolved: the builtin.
        function: its declaration.
    """
    hidden = 1 if function.args and "sret" in function.args[0].attrs else 0
    params = [arg.index - hidden for arg in function.args if arg.type.kind == POINTER]
    pointees = [_opaque_pointee(types, resolved, index) for index in params if index >= 0]
    if function.ret_type.kind == POINTER:
        pointees.append(builtin_result(types, resolved))
    return any(pointees)


def opaque(types: TypeContext, name: str) -> Type | None:
    """Return the struct of this name, None for an empty name or if the module gives it a body."""
    if not name:
        return None
    struct = types.named_struct(name)
    if not struct.opaque:
        return None
    # `opencl_types` replaces pointers to these by values, and has nothing to do without any.
    types.opaque_structs.add(struct)
    return struct


def has_sret(inst: Inst) -> bool:
    """Whether the first argument of a call is a pointer to its result."""
    call = inst.call
    assert call is not None
    attrs = call.arg_attrs
    return bool(attrs) and "sret" in attrs[0]


def copies_pointee(resolved: Resolved, inst: Inst, index: int) -> bool:
    """Whether the call's result is argument `index` in another address space."""
    return index == 0 and inst.type.kind == POINTER and resolved.row.shape in _SAME_POINTER
