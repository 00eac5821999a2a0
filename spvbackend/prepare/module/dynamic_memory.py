"""Local memory whose size the launch sets: arrays without elements, defined elsewhere.

Input: a parsed module, and the number of bytes. Output: one array of that size, which replaces all
of these. OpenCL gives such memory only to kernel arguments.
"""

from __future__ import annotations

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.analysis.symbols import mentioned
from spvbackend.diagnostics import Unsupported, option
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_variables
from spvbackend.llvmir.types import ARRAY
from spvbackend.llvmir.values import GlobalVar, Value
from spvbackend.target.address_spaces import LOCAL


def run(module: Module, layout: DataLayout, size: int | None, is_passed: bool) -> None:
    """Give the memory its size.

    Args:
        module: changed; where it uses the memory and has no size for it, an error is noted.
        layout: of the target.
        size: in bytes, None where it is unknown.
        is_passed: whether the memory becomes an argument of kernels later (`local-arguments`).
    """
    if is_passed:
        return
    dynamic = [var for var in module.globals if is_dynamic(var)]
    if not dynamic:
        return
    # An unused variable would still be an import, which the host cannot satisfy.
    module.drop_variables(set(dynamic) - _used(module))
    dynamic = [var for var in module.globals if is_dynamic(var)]
    if size is None:
        for var in dynamic:
            module.note(_unknown_size(var))
    elif dynamic:
        _define(module, layout, size, dynamic)


def _define(module: Module, layout: DataLayout, size: int, dynamic: list[GlobalVar]) -> None:
    first = dynamic[0]
    element = first.value_type.element
    # OpTypeArray: an array has at least one element.
    count = max(1, -(-size // max(1, layout.size(element))))
    first.value_type = module.types.array(count, element)
    first.initializer = module.constants.undef(first.value_type)
    first.linkage = "internal"
    first.align = max(var.align or layout.align(var.value_type.leaf()) for var in dynamic)
    # All of them start at the same memory, as the launch provides it once.
    others = set(dynamic[1:])
    if others:
        changed: dict[Value, Value] = dict.fromkeys(others, first)
        replace_variables(module, changed)
        module.drop_variables(others)


def is_dynamic(var: GlobalVar) -> bool:
    """Whether a variable is local memory of a size that the module does not know."""
    type = var.value_type
    is_sizeless = type.kind == ARRAY and type.count == 0
    return is_sizeless and var.type.space == LOCAL and var.initializer is None


def _used(module: Module) -> set[GlobalVar]:
    """Return the variables that code or other variables name."""
    values = [var.initializer for var in module.globals if var.initializer is not None]
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                values += inst.operands
    return {name for value in values for name in mentioned(value) if isinstance(name, GlobalVar)}


def _unknown_size(var: GlobalVar) -> Unsupported:
    return Unsupported(
        f"the launch sets the size of '@{var.name}', and OpenCL gives such local memory only to "
        "kernel arguments",
        var.line,
        f"pass {option('dynamic-local-memory', 'BYTES')}",
    )
