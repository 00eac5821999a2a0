"""What builtins require of their pointer arguments."""

from __future__ import annotations

from typing import Final

from spvbackend.builtins import rows
from spvbackend.builtins.lookup import Resolved, pointee_of
from spvbackend.builtins.opaque_names import OPAQUE_RESULTS, opaque_argument, opaque_struct
from spvbackend.builtins.params import NAMED, value_of
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.types import POINTER, TARGET, Type, TypeContext
from spvbackend.llvmir.values import Inst

_ARGUMENT: Final[dict[int, int]] = {
    rows.SECOND: 1,
    rows.SECOND_ELEMENT: 1,
    rows.THIRD: 2,
    rows.FOURTH: 3,
    rows.FIRST_ELEMENT: 0,
}
_ELEMENTS: Final = frozenset((rows.SECOND_ELEMENT, rows.FIRST_ELEMENT, rows.RESULT_ELEMENT))
_SAME_POINTER: Final = frozenset((rows.GENERIC_CAST,))


def builtin_pointee(
    types: TypeContext, resolved: Resolved, inst: Inst, index: int
) -> Type | None:
    """The type that argument `index` of the call must point to, None where any will do."""
    arguments = inst.operands[:-1]
    hidden = 1 if has_sret(inst) else 0
    if index < hidden:
        held = inst.call_info.arg_attrs[0]["sret"]
        return held if isinstance(held, Type) else None
    if resolved.row.shape == rows.PRINTF:
        return types.i8  # the format, and what %s prints
    struct = _opaque_pointee(types, resolved, index - hidden)
    if struct is not None:
        return struct
    known = pointee_of(resolved, index - hidden)
    if known is None:
        return None
    if known.text:
        return parse_type(Cursor(tokens_of(known.text), inst.line), types)
    if known.rule in (rows.RESULT, rows.RESULT_ELEMENT, rows.RESULT_I32):
        type = inst.type
        if known.rule == rows.RESULT_I32:
            return types.with_scalar(type, types.i32)
    else:
        position = _ARGUMENT.get(known.rule)
        if position is None or position + hidden >= len(arguments):
            return None
        type = arguments[position + hidden].type
    if known.rule in _ELEMENTS:
        # A cooperative matrix has its component as its one type parameter.
        type = type.elems[0] if type.kind == TARGET and type.elems else type.scalar()
    return None if type.kind == POINTER else type


def _opaque_pointee(types: TypeContext, resolved: Resolved, index: int) -> Type | None:
    """What an argument points to that LLVM had as a pointer to a struct without a body.

    Modules without target extension types have pointers to such pointers, too.
    """
    if index >= len(resolved.params):
        row = resolved.row
        is_spirv = row.name.startswith("__spirv_")
        return None if is_spirv else opaque(types, opaque_argument(row.name, row.opcode, index))
    param = resolved.params[index]
    if param.kind != NAMED and types.has_targets:
        return None
    struct = opaque(types, opaque_struct(value_of(param).name))
    if struct is None or param.kind == NAMED:
        return struct
    return types.typed_pointer(struct, 0)


def builtin_result(types: TypeContext, resolved: Resolved) -> Type | None:
    """What the pointer that a builtin gives points to, if it is such an opaque value."""
    return opaque(types, OPAQUE_RESULTS.get(resolved.row.opcode, ""))


def opaque(types: TypeContext, name: str) -> Type | None:
    """The struct of this name, None where there is no name or the module gives it a body."""
    if not name:
        return None
    struct = types.named_struct(name)
    if not struct.opaque:
        return None
    types.opaque_structs.add(struct)
    return struct


def has_sret(inst: Inst) -> bool:
    """Whether the first argument of a call is where its result goes."""
    attrs = inst.call_info.arg_attrs
    return bool(attrs) and "sret" in attrs[0]


def copies_pointee(resolved: Resolved, inst: Inst, index: int) -> bool:
    """Whether the call's result is argument `index` in another address space."""
    return (
        index == 0
        and inst.type.kind == POINTER
        and resolved.row.shape in _SAME_POINTER
    )
