"""How the bytes of an object are cut into elements of one type, and the variables made of them."""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.opcodes import MemoryInfo
from spvbackend.llvmir.types import FLOAT, Type
from spvbackend.llvmir.values import (
    Argument,
    ConstAggregate,
    GlobalVar,
    Inst,
    Value,
)
from spvbackend.shader.data.constant_bytes import Image
from spvbackend.shader.objects import Object
from spvbackend.target.address_spaces import CONSTANT_DATA, LOCAL, PRIVATE

SPEC_LENGTH: Final = "spirv.SpecLength"
"""Attached to a variable: the SpecId of the number of its elements."""
GROUP_LENGTH: Final = "spirv.GroupLength"
"""Attached to a variable: it has an element for each work-item of a group."""
FIRST_LENGTH: Final = 3
"""The SpecId of the first such number; those before it are the sizes of a work-group."""


def choose_elements(module: Module, layout: DataLayout, objects: dict[Value, Object]) -> None:
    """Give each object that is accessed its elements and its variable."""
    for found in objects.values():
        if not found.scalars:
            continue
        element = _element(module, found)
        count = max(1, -(-found.size // (element.bits // 8)))
        found.held = module.types.array(count, element)
        found.variable = _variable(module, layout, found, element, count)


def _element(module: Module, found: Object) -> Type:
    """The type of all elements: that of the accesses if there is one, else an integer.

    What is accessed atomically has elements of that width: an atomic operation is on one of them.

    Raises:
        Unsupported: atomic accesses are of several widths.
    """
    bits = found.unit * 8
    only = next(iter(found.scalars))
    if len(found.scalars) == 1 and only.bits == bits:
        return only
    if len(found.atomics) > 1:
        widths = " and ".join(str(width) for width in sorted(found.atomics))
        raise Unsupported(
            f"an object of local memory is accessed atomically as {widths} bits",
            getattr(found.base, "line", 0),
        )
    return module.types.integer(max(bits, *found.atomics) if found.atomics else bits)


def _variable(
    module: Module, layout: DataLayout, found: Object, element: Type, count: int
) -> Value:
    base = found.base
    assert found.held is not None
    if isinstance(base, GlobalVar):
        space = LOCAL if base.type.space == LOCAL else CONSTANT_DATA
        var = GlobalVar(module.types.pointer(space), base.name, found.held, base.line)
        var.linkage = "internal"
        var.constant = base.constant
        if GROUP_LENGTH in base.attachments:
            var.attachments = base.attachments
        if space == CONSTANT_DATA:
            assert base.initializer is not None
            image = Image(layout, count * element.bits // 8)
            image.write(base.initializer, base.value_type, 0)
            assert not image.addresses, "tables of addresses are module data"
            var.initializer = _table(module, found.held, image.data)
        _add(module, var)
        return var
    if isinstance(base, Argument) and base.type.space == LOCAL:
        var = GlobalVar(module.types.pointer(LOCAL), base.name, found.held, 0)
        var.linkage = "internal"
        _add(module, var)
        return var
    made = Inst(op.ALLOCA, module.types.pointer(PRIVATE), [], getattr(base, "line", 0))
    made.type_arg = found.held
    made.memory = MemoryInfo(element.bits // 8)
    made.name = base.name
    return made


def _add(module: Module, var: GlobalVar) -> None:
    """Append a variable, whose symbol may still be that of what it stands for."""
    module.globals.append(var)


def _table(module: Module, held: Type, data: bytearray) -> Value:
    """Bytes as an array."""
    element = held.element
    size = element.bits // 8
    patterns = [int.from_bytes(data[at : at + size], "little") for at in range(0, len(data), size)]
    if not any(patterns):
        return module.constants.null(held)
    pool = module.constants
    make = pool.floating if element.kind == FLOAT else pool.integer
    return ConstAggregate(held, [make(element, pattern) for pattern in patterns])
