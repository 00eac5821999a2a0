"""Functions that take or return structs and arrays, for a driver that mistakes such values.

Intel's runtime for CPUs turns functions into functions of vectors. It takes the struct that one
returns for the same in all work-items, and its compiler may not end; of structs that one takes it
reads other memory. So calls of such functions are inlined.

Input: types are legal, blocks in order of dominance. Output: only functions that call themselves,
that have copied parameters or variables of open sizes, or that others link with still take or
return values of structs or arrays.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spvbackend.analysis.callgraph import CallGraph, find_calls
from spvbackend.analysis.inlined_calls import inline_calls
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import ARRAY, STRUCT, Type
from spvbackend.llvmir.values import Block, ConstNull, Function, Inst, Undef, Value

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
    for function in module.functions:
        if function in wanted:
            _join_returns(module, function)
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


def _join_returns(module: Module, function: Function) -> None:
    """Let one block return an aggregate, made of a phi for each part: phis have legal types."""
    type = function.value_type.element
    ends = [block for block in function.blocks if block.terminator.opcode == op.RET]
    if len(ends) < 2 or type.kind not in _AGGREGATES:
        return
    last = Block(module.types.label, "", function.line)
    columns: list[list[Value]] = []
    for block in ends:
        builder = Builder(module, block)
        end = block.insts.pop()
        builder.line = end.line
        columns.append(_leaves(builder, end.operands[0]))
        builder.make(op.BR, module.types.void, []).blocks = [last]
        block.insts += builder.out
    builder = Builder(module, last)
    parts: list[Value] = []
    for row in zip(*columns, strict=True):
        phi = builder.make(op.PHI, row[0].type, [*row])
        phi.blocks = [*ends]
        parts.append(phi)
    builder.make(op.RET, module.types.void, [_composed(builder, type, iter(parts))])
    last.insts = builder.out
    function.blocks.append(last)


def _inner(type: Type) -> list[Type]:
    """Return the types of the members of a struct or array."""
    return list(type.elems) if type.kind == STRUCT else [type.element] * type.count


def _leaves(builder: Builder, value: Value) -> list[Value]:
    """Return the parts of an aggregate that are none themselves."""
    if value.type.kind not in _AGGREGATES:
        return [value]
    leaves: list[Value] = []
    for index, type in enumerate(_inner(value.type)):
        member: Value
        if isinstance(value, Inst) and value.opcode == op.COMPOSE:
            member = value.operands[index]
        elif isinstance(value, ConstNull):
            member = builder.pool.null(type)
        elif isinstance(value, Undef):
            member = builder.pool.undef(type, value.poison)
        else:
            extract = builder.make(op.EXTRACTVALUE, type, [value])
            extract.ints = [index]
            member = extract
        leaves += _leaves(builder, member)
    return leaves


def _composed(builder: Builder, type: Type, leaves: Iterator[Value]) -> Value:
    """Put the leaves together again."""
    if type.kind not in _AGGREGATES:
        return next(leaves)
    members = [_composed(builder, inner, leaves) for inner in _inner(type)]
    return builder.make(op.COMPOSE, type, members)
