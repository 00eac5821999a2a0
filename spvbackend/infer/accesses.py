"""The required pointee of a load's or store's pointer.

Inference reads it as evidence, `emit_intrinsics` and `verify_pointees` as the requirement; how the
access is selected then follows from the pointee.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT, INT, VECTOR, Type
from spvbackend.llvmir.values import Inst
from spvbackend.target.address_spaces import CONSTANT, WRITABLE
from spvbackend.target.widths import INTS, LANES

_FLOATS: Final = frozenset(("half", "float", "double"))
"""Types of vloadn and vstoren; bfloat is not a type of the OpenCL instruction set."""


def access_type(inst: Inst) -> Type:
    """Return the type that the access requires as its pointer's pointee.

    A vector that is aligned only like its element is accessed through a pointer to the element, by
    vloadn or vstoren (OpenCL Extended Instruction Set), which have no volatile form. OpenCL C,
    6.3.5: types are aligned to their size, and any other access than those is undefined.
    """
    is_load = inst.opcode == op.LOAD
    type = inst.type if is_load else inst.operands[0].type
    if type.kind != VECTOR or type.count not in LANES:
        return type
    element = type.element
    if element.kind == INT:
        known = element.bits in INTS
    else:
        known = element.kind == FLOAT and str(element) in _FLOATS
    if not known:
        return type
    size = element.bits // 8
    lanes = 4 if type.count == 3 else type.count  # OpenCL C, 6.3.5: 3 lanes have the size of 4
    # With less than an element's alignment vloadn is undefined, too (OpenCL C, 6.15.7).
    if not size <= inst.access.align < size * lanes:
        return type
    # Neither has overloads for other address spaces, and constant memory is only read.
    space = inst.operands[0 if is_load else 1].type.space
    if space not in WRITABLE and not (is_load and space == CONSTANT):
        return type
    is_plain = not inst.flags & (op.VOLATILE | op.ATOMIC)
    if inst.attachments is not None and "nontemporal" in inst.attachments:
        is_plain = False
    return element if is_plain else type
