"""Warnings about modules that translate but probably not as intended.

Input: a selected module. Each warning is about something the user can mend: a kernel that is not
marked as one, or an import that misspells a builtin. A library without kernels gives no warning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.builtins.rows import BUILTIN
from spvbackend.diagnostics import option
from spvbackend.isel.module.globals import LOCAL_LINKAGE
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import SUBGROUP_SIZE_NAMES
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import POINTER, VOID
from spvbackend.llvmir.values import Argument, Function, GlobalVar, Inst
from spvbackend.target.address_spaces import PRIVATE

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_AMD: Final = "llvm.amdgcn."
_OF_WAVES: Final = tuple(
    _AMD + name
    for name in ("ds.bpermute", "ds.permute", "ds.swizzle", "mov.dpp", "permlane", "readlane",
                 "update.dpp", "writelane")
)  # fmt: skip
_OF_KERNELS: Final = (
    *SUBGROUP_SIZE_NAMES,
    "kernel_arg_addr_space",
    "kernel_arg_type",
    "max_work_group_size",
    "reqd_work_group_size",
    "vec_type_hint",
    "work_group_size_hint",
)
"""Metadata that frontends give to kernels."""
_REMEDY: Final = "a kernel begins with 'define spir_kernel'"
_NOT_EXPORTED: Final = LOCAL_LINKAGE | {"available_externally"}


def advise(sel: Selector) -> None:
    """Warn of probable mistakes."""
    kernels = [function for function in sel.module.functions if function.is_kernel]
    if not kernels:
        _advise_kernels(sel)
    for kernel in kernels:
        _advise_parameters(sel, kernel)
    _advise_waves(sel, kernels)
    if sel.declared.imports:
        from spvbackend.isel.module.imports import advise_imports

        advise_imports(sel)


def _advise_parameters(sel: Selector, kernel: Function) -> None:
    """Warn of a pointer to private memory among the parameters of a kernel.

    OpenCL C, 6.9: pointers that are arguments of kernels point to global, local or constant memory.
    Frontends that use 0 for any memory make them.
    """
    for arg in kernel.args:
        is_private = arg.type.kind == POINTER and arg.type.space == PRIVATE
        if is_private and "byval" not in arg.attrs and not _is_called(kernel, arg):
            text = f"no host can pass a pointer to address space {PRIVATE} to kernel"
            remedy = f"pass {option('address-space-map', 'cpu')} if that is any memory"
            sel.module.warn(f"{text} '@{kernel.name}'", kernel.line, remedy)
            return


def _is_called(function: Function, arg: Argument) -> bool:
    """Whether a parameter is a function."""
    return any(
        inst.opcode == op.CALL and inst.callee is arg
        for block in function.blocks
        for inst in block.insts
    )


def _advise_waves(sel: Selector, kernels: list[Function]) -> None:
    """Warn of cross-lane operations on AMD wavefronts, which assume a wavefront size.

    Wavefronts become sub-groups, whose size a runtime may choose.
    """
    sizes = SUBGROUP_SIZE_NAMES
    if sel.environment.subgroup_size or all(
        any(name in kernel.attachments for name in sizes) for kernel in kernels
    ):
        return
    for function in sel.module.functions:
        if not function.blocks and function.name.startswith(_OF_WAVES):
            text = f"'{function.name}' depends on the size of wavefronts, which no kernel requires"
            sel.module.warn(text, function.line, f"pass {option('subgroup-size', '32')}, or 64")
            return


def _advise_kernels(sel: Selector) -> None:
    """Warn of a module without kernels, unless it is a library with reachable functions."""
    for function in sel.module.functions:
        if function.blocks and _looks_like_kernel(sel, function):
            text = f"the module has no kernel; '@{function.name}' looks like one"
            sel.module.warn(text, function.line, _REMEDY)
            return
    first = next((function for function in sel.module.functions if function.blocks), None)
    if first is not None and not _is_reachable(sel.module):
        text = "the module has no kernel and exports nothing: no part of it can be used"
        sel.module.warn(text, first.line, _REMEDY)


def _looks_like_kernel(sel: Selector, function: Function) -> bool:
    """Whether a definition has the traits of a kernel.

    OpenCL frontends mark other functions by spir_func. A void function with C's convention that
    queries its work-item comes from a frontend that forgot both markings.
    """
    if function.linkage in _NOT_EXPORTED or function.ret_type.kind != VOID:
        return False
    if any(name in function.attachments for name in _OF_KERNELS):
        return True
    # Without built-in variables nothing queries the work-item.
    if function.calling_convention or not sel.variables:
        return False
    return any(_asks(sel, inst) for block in function.blocks for inst in block.insts)


def _asks(sel: Selector, inst: Inst) -> bool:
    """Whether an instruction queries the work-item."""
    if inst.opcode != op.CALL:
        return any(
            isinstance(operand, GlobalVar) and operand.name.startswith(VARIABLE_PREFIX)
            for operand in inst.operands
        )
    callee = inst.callee
    if not isinstance(callee, Function) or callee.blocks:
        return False
    resolved = sel.builtins.lookup(callee.name)
    return resolved is not None and resolved.row.shape == BUILTIN


def _is_reachable(module: Module) -> bool:
    """Whether another module can refer to a symbol of this one."""
    return any(f.blocks and f.linkage not in _NOT_EXPORTED for f in module.functions) or any(
        not var.is_declaration and var.linkage not in _NOT_EXPORTED for var in module.globals
    )
