"""Constants in address space 0, for which OpenCL has no storage at module scope.

A constant goes to address space 2 (UniformConstant) if all pointers that may point to it can change
to that address space: the module contains all of them, except where functions are exported. Where
such a pointer may also point to an alloca, each function that uses the constant has a copy of its
own, an initialised alloca; LLVM's constant lives as long as the program and has one address, so a
copy whose address outlives the call, or meets that of another copy, is refused.

Input: no constant expressions in functions, all allocas in address space 0. Output: no variable is
in address space 0 except writable ones in use, which selection refuses.
"""

from __future__ import annotations

from spvbackend.analysis.symbols import mentioned
from spvbackend.builtins.lookup import Builtins
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Function, GlobalVar
from spvbackend.target.address_spaces import PRIVATE


def run(module: Module, builtins: Builtins) -> None:
    """Move constants, or copy them into the functions that use them."""
    private = [var for var in module.globals if var.type.space == PRIVATE]
    written = {var for var in private if not var.constant and not var.is_list}
    if written:
        # OpenCL C has no such variables either.
        from spvbackend.prepare.module.unused import drop_unused

        drop_unused(module, written)
    private = [var for var in private if var.constant]
    if not private:
        return
    _refuse_list(module, private)
    # Constants in this address space are rare, as OpenCL C has none.
    from spvbackend.analysis.pointer_classes import INTERNAL, PointerClasses
    from spvbackend.prepare.module.copied_constants import Copier
    from spvbackend.prepare.module.moved_constants import Mover

    classes = PointerClasses(module, _taken_functions(module))
    unused = {var for var in private if var.linkage in INTERNAL} - classes.used
    module.drop_variables(unused)
    Mover(module, classes).run()
    copied = {var for var in private if var.type.space == PRIVATE} - unused
    if copied:
        Copier(module, classes, builtins, copied).run()


def _refuse_list(module: Module, private: list[GlobalVar]) -> None:
    """Refuse annotations that the program itself reads: their texts then need a place in memory."""
    listed = module.symbols.get("llvm.global.annotations")
    if isinstance(listed, GlobalVar) and listed.initializer is not None:
        named = mentioned(listed.initializer)
        if any(var in named for var in private):
            raise Unsupported(
                f"the program reads '@{listed.name}', whose texts are in private memory",
                listed.line,
            )


def _taken_functions(module: Module) -> set[Function]:
    """Return the functions whose address is taken, in a function or in an initialiser."""
    taken = {address.function for address in module.taken_addresses}
    for var in module.globals:
        if var.initializer is not None and not var.is_list:
            taken.update(mentioned(var.initializer))
    return {value for value in taken if isinstance(value, Function)}
