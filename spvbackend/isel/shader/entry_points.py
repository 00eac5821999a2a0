"""Entry points of a shader: work-group size and float controls.

Input: a selected kernel. Output: its entry point with the modes that Vulkan requires. The size is
the kernel's requirement or specialisation constants 0, 1 and 2: by LocalSizeId, or before Vulkan
1.3 by the variable WorkgroupSize, which applies to all entry points of a module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Unsupported, option
from spvbackend.isel.metadata.modes import add_mode
from spvbackend.isel.shader.float_controls import keep_special_values
from spvbackend.llvmir.values import Function
from spvbackend.mir.inst import EntryPoint, MachineFunction, MachineInst
from spvbackend.shader.work_items import group_sizes
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.launch import SIZE_IDS
from spvbackend.target.limits import check_name
from spvbackend.target.versions import V1_6

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_SIZE_VARIABLE: Final = "gl_WorkGroupSize"


def select_entry_point(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Make the function an entry point."""
    check_name(function.name, function.line)
    sel.machine.entry_points.append(
        EntryPoint(function.name, sel.environment.execution_model, machine)
    )
    sizes = group_sizes(sel.module, function, sel.environment)
    has_variable = spv.BuiltInWorkgroupSize in sel.variables
    is_other = len(sel.machine.entry_points) > 1 and has_variable == bool(sizes)
    if sel.environment.version < V1_6 and is_other:
        raise Unsupported(
            "kernels with and without a required work-group size in one module need Vulkan 1.3",
            function.line,
            f"pass {option('triple', 'spirv64-unknown-vulkan1.3')}, or translate them apart",
        )
    if sizes:
        add_mode(sel, machine, spv.ExecutionModeLocalSize, sizes, function.line)
    elif sel.environment.version >= V1_6:
        words = [machine.id, spv.ExecutionModeLocalSizeId, *_size_constants(sel)]
        sel.machine.execution_modes.append(MachineInst(op.OpExecutionModeId, 0, 0, words))
    else:
        add_mode(sel, machine, spv.ExecutionModeLocalSize, [1, 1, 1])
        if not has_variable:
            _define_size(sel)
    keep_special_values(sel, function, machine)


def _size_constants(sel: Selector) -> list[int]:
    """Return the specialisation constants, which queries of the size may have made."""
    word = sel.cache.int_type(32)
    constants: list[int] = []
    for number in SIZE_IDS:
        key = (number, op.OpSpecConstant, word, 1)
        constant = sel.specs.made.get(key)
        if constant is None:
            constant = sel.cache.unique(op.OpSpecConstant, word, [1])
            sel.cache.decorate(constant, spv.DecorationSpecId, number)
            sel.specs.made[key] = constant
            sel.specs.ids.add(constant)
        constants.append(constant)
    return constants


def group_length(sel: Selector) -> int:
    """Return the number of work-items in a group, from specialisation constants."""
    word = sel.cache.int_type(32)
    first, *others = _size_constants(sel)
    for size in others:
        first = sel.cache.unique(op.OpSpecConstantOp, word, [op.OpIMul, first, size])
    return first


def _define_size(sel: Selector) -> None:
    """Define the constant decorated as WorkgroupSize (Vulkan, Built-In Variables)."""
    parts = _size_constants(sel)
    type_id = sel.cache.vector_type(sel.cache.int_type(32), len(parts))
    size = sel.cache.unique(op.OpSpecConstantComposite, type_id, parts)
    sel.cache.decorate(size, spv.DecorationBuiltIn, spv.BuiltInWorkgroupSize)
    sel.cache.name(size, _SIZE_VARIABLE)
    sel.variables[spv.BuiltInWorkgroupSize] = size
