"""Casts from generic pointers to pointers of a storage class.

OpGenericCastToPtr is undefined if the pointer leads elsewhere; OpGenericCastToPtrExplicit gives
null then, as to_global and the like promise (OpenCL C, Address Space Qualifier Functions).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.builtins.rows import NONE
from spvbackend.isel.builtins.args import arguments, constant_of, missing
from spvbackend.llvmir.types import POINTER
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpGenericCastToPtr
from spvbackend.target.address_spaces import GENERIC

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector

_EXPLICIT: Final = frozenset(
    (spv.StorageClassCrossWorkgroup, spv.StorageClassFunction, spv.StorageClassWorkgroup)
)
"""The only storage classes that OpGenericCastToPtrExplicit may name."""


def select_generic_cast(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select to_global and the like, which give null for a pointer to another memory."""
    row = resolved.row
    pointer, *rest = arguments(inst)
    if inst.type.kind != POINTER:
        raise missing(inst, resolved, f"gives a pointer, not '{inst.type}'")
    storage = sel.environment.storage_class(inst.type.space)
    asked = constant_of(rest[0]) if rest else None
    if row.extra not in (NONE, storage) or asked not in (None, storage):
        raise missing(inst, resolved, f"does not give a pointer of type '{inst.type}'")
    if row.opcode != OpGenericCastToPtr and storage not in _EXPLICIT:
        raise missing(inst, resolved, f"does not give a pointer of type '{inst.type}'")
    if pointer.type.space != GENERIC:
        _from_known_space(sel, inst, pointer, storage)
        return
    words = [_with_pointee_of(sel, inst, pointer)]
    if row.opcode != OpGenericCastToPtr:
        words.append(storage)
    sel.define(inst, row.opcode, words)


def _from_known_space(sel: Selector, inst: Inst, pointer: Value, storage: int) -> None:
    """Fold the cast of a pointer whose space is known; the instruction takes generic ones only."""
    if sel.environment.storage_class(pointer.type.space) == storage:
        sel.alias(inst, _with_pointee_of(sel, inst, pointer))
    else:
        sel.alias(inst, sel.cache.null(sel.value_type(inst)))


def _with_pointee_of(sel: Selector, inst: Inst, pointer: Value) -> int:
    """Return the pointer, cast to the result's pointee: both must have the same."""
    pointee = inst.pointee or sel.types.i8
    id = sel.id(pointer)
    if (pointer.pointee or sel.types.i8) is pointee:
        return id
    return sel.flavour.cast(sel, id, pointer.type.space, pointee)
