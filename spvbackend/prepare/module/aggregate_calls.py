"""Functions that take or return structs and arrays, for a driver that mistakes such values.

Intel's runtime for CPUs turns functions into functions of vectors. It takes the struct that one
returns for the same in all work-items, and its compiler may not end; of structs that one takes it
reads other memory. So calls of such functions are inlined.

Input: types are legal, blocks in order of dominance. Output: only functions that call themselves,
that have copied parameters or variables of open sizes, or that others link with still take or
return values of structs or arrays.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.callgraph import CallGraph, find_calls
from spvbackend.analysis.inlined_calls import inline_calls
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import ARRAY, STRUCT
from spvbackend.llvmir.values import Function

_AGGREGATES: Final = frozenset((ARRAY, STRUCT))
_LOCAL: Final = frozenset(("internal", "private"))


def run(module: Module) -> None:
    """Inline the calls, and drop functions that no one can call any more.

    Args:
        module: changed in place.
    """
    wanted = {function for function in module.functions if _may_be_inlined(function)}
    if not wanted:
        return
    graph = CallGraph([function.name for function in module.functions], find_calls(module))
    recursive = set(graph.recursive())
    wanted = {function for function in wanted if function.name not in recursive}
    functions = {function.name: function for function in module.functions}
    kept = set(module.functions) - wanted
    # A callee is copied when it has no more calls of its own to be inlined.
    for name in graph.callees_first():
        inline_calls(module, functions[name], kept)
    dropped = {function for function in wanted if function.linkage in _LOCAL}
    dropped -= module.addresses.keys()
    for function in dropped:
        module.symbols.pop(function.name, None)
    module.functions[:] = [one for one in module.functions if one not in dropped]


def _may_be_inlined(function: Function) -> bool:
    """Whether a function takes or returns an aggregate, and can be copied into its callers."""
    if not function.blocks or function.is_kernel:
        return False
    types = [function.value_type.element, *(arg.type for arg in function.args)]
    if _AGGREGATES.isdisjoint(type.kind for type in types):
        return False
    if any("byval" in arg.attrs for arg in function.args):
        return False
    return not any(i.opcode == op.ARRAYALLOCA for block in function.blocks for i in block.insts)
