"""Constructors and destructors of a module: `llvm.global_ctors` and `llvm.global_dtors`.

Output: a kernel without parameters calls the functions of each list, lowest priority first, or last
for destructors. It becomes an entry point that consumers run by themselves (Initializer,
Finalizer); where they do not, the host may run it by its name.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.symbols import behind_casts
from spvbackend.builtins.prefixes import FINALIZER, INITIALIZER, RUN_MODE
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import call_of, fill_block
from spvbackend.llvmir.types import STRUCT
from spvbackend.llvmir.values import (
    Block,
    ConstAggregate,
    ConstInt,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    Value,
)


@final
class _Entry:
    __slots__ = ("function", "priority")

    def __init__(self, priority: int, function: Function) -> None:
        self.priority: Final = priority
        self.function: Final = function


def run(module: Module) -> None:
    """Make the kernels for the module's lists and for its first constructor."""
    first = module.first_constructor
    for name, kernel in (("llvm.global_ctors", INITIALIZER), ("llvm.global_dtors", FINALIZER)):
        var = module.symbols.get(name)
        entries = _listed(var) if isinstance(var, GlobalVar) else []
        # LangRef, 'llvm.global_ctors': in ascending order of priority, llvm.global_dtors in
        # descending order, and in no defined order within a priority. A stable sort keeps the order
        # of the text.
        entries.sort(key=_priority, reverse=kernel == FINALIZER)
        functions = [entry.function for entry in entries]
        line = var.line if isinstance(var, GlobalVar) else 0
        # The function that closes cycles of initialisers must run before any constructor.
        if first is not None and kernel == INITIALIZER:
            functions.insert(0, first)
            # Without a list in the module, an error is about the variable of the cycle.
            line = line or first.line
        if functions:
            module.has_compound = True  # its callees must be noted
            _add_kernel(module, kernel, line, functions)


def _listed(var: GlobalVar) -> list[_Entry]:
    if not isinstance(var.initializer, ConstAggregate):
        return []
    entries = [_entry(var, element) for element in var.initializer.elements]
    return [entry for entry in entries if entry is not None]


def _priority(entry: _Entry) -> int:
    return entry.priority


def _entry(var: GlobalVar, element: Value) -> _Entry | None:
    """Read `{ i32 priority, ptr function, ptr data }`; None for a null function."""
    if not isinstance(element, ConstAggregate) or element.type.kind != STRUCT:
        return None
    priority, pointer = element.elements[0], behind_casts(element.elements[1])
    if isinstance(pointer, ConstNull):
        return None
    if not isinstance(pointer, Function) or pointer.value_type.elems:
        # A kernel without parameters has nothing to pass.
        raise Unsupported(f"an entry of '@{var.name}' is not a function without parameters",
                          var.line)  # fmt: skip
    return _Entry(priority.value if isinstance(priority, ConstInt) else 0, pointer)


def _add_kernel(module: Module, name: str, line: int, functions: list[Function]) -> None:
    types = module.types
    if name in module.symbols:
        raise Unsupported(f"'@{name}' is also the name of the kernel that runs constructors", line)
    kernel = Function(types.pointer(), name, types.function(types.void, ()), line)
    # Execution modes belong to entry points, and only kernels are entry points (2.16.1).
    kernel.calling_convention = "spir_kernel"
    kernel.fn_attrs = {RUN_MODE: name}
    block = Block(types.label, "entry", line)
    # The order of the calls is all that is left of the priorities.
    calls = [call_of(function, [], line) for function in functions]
    fill_block(block, [*calls, Inst(op.RET, types.void, [], line)])
    kernel.blocks = [block]
    module.add_function(kernel)
