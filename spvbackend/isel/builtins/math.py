"""Instructions that take the call's arguments unchanged: OpenCL.std, core, reductions.

OpenCL.std has each instruction for scalars and vectors, but all operands must agree; OpenCL C
allows a scalar among vectors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.builtins.lookup import opcode_of
from spvbackend.isel.arith import decorate_later
from spvbackend.isel.builtins.args import arguments, is_floating, missing, splat, to_unsigned
from spvbackend.isel.choices import CHOICES, define_choice
from spvbackend.isel.metadata.float_classes import promised_flags
from spvbackend.llvmir.types import FLOAT, INT, POINTER, VECTOR
from spvbackend.llvmir.values import Inst, Value
from spvbackend.spirv.opcodes import OpBitcast, OpExtInst
from spvbackend.spirv.opencl_std import OPENCL_STD

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector


def select_ext_inst(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select an OpenCL.std instruction, whose operands all have as many lanes as its result."""
    args = arguments(inst)
    number = opcode_of(resolved, bool(args) and is_floating(args[0]))
    if inst.type is sel.types.void:
        # Only prefetch has no result: it takes a pointer and a number of elements as size_t.
        if number != OPENCL_STD["prefetch"]:
            raise missing(inst, resolved, "gives a result")
        pointer, count = args
        ids = [_to_numbers(sel, pointer), to_unsigned(sel, count, sel.size_bits())]
        sel.emit(OpExtInst, sel.cache.void_type(), [sel.ext_set(), number, *ids])
        return
    if inst.type.kind == VECTOR:
        ids = [splat(sel, arg, inst.type.count) for arg in args]
    else:
        ids = sel.ids(args)
    # A caller of the instruction's own name gets that instruction.
    is_choice = number in CHOICES and not resolved.row.name.startswith("__spirv_")
    if is_choice and define_choice(sel, inst, number, ids):
        return
    flags = inst.flags | promised_flags(inst)
    decorate_later(sel, sel.define_ext(inst, number, ids), flags)


def _to_numbers(sel: Selector, pointer: Value) -> int:
    """Return a pointer to numbers, cast to bytes if its pointee is not numeric."""
    pointee = pointer.pointee or sel.types.i8
    if pointer.type.kind != POINTER or pointee.scalar().kind in (INT, FLOAT):
        return sel.id(pointer)
    return sel.emit(OpBitcast, sel.lowering.pointer(pointer.type.space, sel.types.i8),
                    [sel.id(pointer)])  # fmt: skip
