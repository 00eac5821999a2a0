"""Indirect functions: an ifunc whose resolver returns one known function is an alias of it.

LangRef, 'IFuncs': a loader calls the resolver once to learn the address. No loader of SPIR-V does,
so an ifunc with any other resolver has no translation.

Input: the module as parsed. Output: those ifuncs are aliases; their resolvers are gone unless
something else uses them.
"""

from __future__ import annotations

from spvbackend.analysis.symbols import behind_alias, behind_casts, mentioned
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Constant, Function, Value


def run(module: Module) -> None:
    """Turn ifuncs into aliases."""
    resolvers: set[Value] = set()
    for alias in module.aliases:
        if not alias.ifunc or alias.aliasee is None:
            continue
        resolver = behind_alias(alias.aliasee)
        target = _returned(resolver)
        if target is None:
            # Unreachable code may name it; its users are refused.
            continue
        alias.ifunc = False
        alias.aliasee = target
        resolvers.add(resolver)
    if resolvers:
        _drop(module, resolvers - _used(module))


def _returned(resolver: object) -> Function | None:
    """Return the function whose address a function returns from everywhere, None if unknown."""
    if not isinstance(resolver, Function):
        return None
    values = [
        behind_casts(block.insts[-1].operands[0])
        for block in resolver.blocks
        if block.insts[-1].opcode == op.RET
    ]
    first = values[0] if values else None
    return first if isinstance(first, Function) and set(values) == {first} else None


def _used(module: Module) -> set[Value]:
    """Return the symbols that instructions and initialisers mention."""
    operands: list[Value] = [
        operand
        for function in module.functions
        for block in function.blocks
        for inst in block.insts
        for operand in inst.operands
        if isinstance(operand, Constant)
    ]
    operands += [var.initializer for var in module.globals if var.initializer is not None]
    return {symbol for operand in operands for symbol in mentioned(operand)}


def _drop(module: Module, unused: set[Value]) -> None:
    """Remove functions from a module."""
    for function in module.functions:
        if function in unused:
            del module.symbols[function.name]
    module.functions = [function for function in module.functions if function not in unused]
