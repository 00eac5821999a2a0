"""Inlines calls of functions defined here, except functions of values.

Input: the module after the preparing passes, whose templates with control flow are functions; LLVM
has inlined most functions of the user's before. Output: kernels, functions of numbers that touch no
memory, and declarations.

The latter two may stay, as a shader can call functions without pointer operands or result (2.16.1);
that keeps large templates from being repeated.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.inlined_calls import called_body, inline_calls
from spvbackend.analysis.inlined_size import check_size
from spvbackend.analysis.symbols import mentioned
from spvbackend.builtins.lookup import Builtins
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module, size_of
from spvbackend.llvmir.types import FLOAT, INT
from spvbackend.llvmir.values import Function, FunctionAddress, GlobalVar, Inst, Value
from spvbackend.shader.values.functions import value_functions

_NUMBERS: Final = frozenset((FLOAT, INT))


def run(module: Module, builtins: Builtins) -> None:
    """Inline all calls of every kernel except those of functions of values."""
    if not any(one.is_kernel and one.blocks for one in module.functions):
        raise Unsupported("there is no kernel in the input, and a shader needs one as entry point")
    callable_ones = value_functions(module, builtins)
    _check_size(module, callable_ones)
    done: set[Function] = set()
    for kernel in module.functions:
        if kernel.is_kernel and kernel.blocks:
            try:
                _flatten(module, kernel, done, callable_ones)
            except Diagnostic as error:
                module.refuse(kernel, error)
    _drop_unused(module)
    kept = _called(module)
    dropped = {one for one in module.functions if one.blocks and one not in kept}
    for function in dropped:
        module.symbols.pop(function.name, None)
    module.functions[:] = [one for one in module.functions if one not in dropped]
    for function in kept:
        if not function.is_kernel:
            _drop_names(function)


def _drop_names(function: Function) -> None:
    """Drop the names of values in templates and inlined functions, which no user knows."""
    for arg in function.args:
        arg.name = ""
    for block in function.blocks:
        block.name = ""
        for inst in block.insts:
            inst.name = ""


def _called(module: Module) -> set[Function]:
    """Return the kernels and the functions that they still call, directly or not."""
    work = [one for one in module.functions if one.is_kernel]
    kept = set(work)
    while work:
        for callee, _ in _callees(work.pop(), set()):
            if callee not in kept:
                kept.add(callee)
                work.append(callee)
    return kept


def _drop_unused(module: Module) -> None:
    """Drop the variables that no kernel leads to; a shader may have no form for their contents."""
    used: set[Value] = set()
    work = _mentioned_by_kernels(module)
    addressed: dict[tuple[int, str], None] = {}
    while work:
        value = work.pop()
        if value in used or not isinstance(value, GlobalVar):
            continue
        used.add(value)
        if value.initializer is not None:
            symbols = mentioned(value.initializer)
            work += symbols
            for function in symbols:
                if isinstance(function, Function):
                    addressed[value.line, function.name] = None
    for line, name in sorted(addressed):
        module.note(_function_pointer(name, line))
    module.drop_variables({var for var in module.globals if var not in used})


def _mentioned_by_kernels(module: Module) -> list[Value]:
    """Return the variables and functions that instructions of kernels name."""
    symbols: list[Value] = []
    for kernel in module.functions:
        if not kernel.is_kernel:
            continue
        operands: set[Value] = set()
        addresses: dict[str, FunctionAddress] = {}
        for block in kernel.blocks:
            for inst in block.insts:
                operands.update(inst.operands)
        for operand in operands:
            # Most operands lead to no variable.
            if isinstance(operand, Inst) or operand.type.kind in _NUMBERS:
                continue
            if isinstance(operand, FunctionAddress):
                addresses[operand.name] = operand
            symbols += mentioned(operand)
        # A set has no order, which errors must have.
        for _, address in sorted(addresses.items()):
            _note_address(module, kernel, address)
    return symbols


def _note_address(module: Module, kernel: Function, address: FunctionAddress) -> None:
    """Refuse a use of the address of a function."""
    for block in kernel.blocks:
        for inst in block.insts:
            if address in inst.operands:
                module.note(_function_pointer(address.name, inst.line), kernel)


def _function_pointer(name: str, line: int) -> Unsupported:
    return Unsupported(
        f"the address of function '@{name}' is taken: a shader has no function pointers", line
    )


def _check_size(module: Module, kept: set[Function]) -> None:
    """Refuse a module that would get too large, before inlining.

    Raises:
        Unsupported: it would.
    """
    defined = [one for one in module.functions if one.blocks]
    called = {one.name: [callee.name for callee, _ in _callees(one, kept)] for one in defined}
    if not any(called.values()):
        return
    sizes = {one.name: size_of(one) for one in defined}
    check_size(sizes, called, lambda name: next(one.line for one in defined if one.name == name))


def _flatten(module: Module, function: Function, done: set[Function], kept: set[Function]) -> None:
    """Inline the callees of a function, innermost calls first; a stack, as calls may nest deep."""
    stack = [(function, _callees(function, kept))]
    open_functions = {function}
    calling = {function} if stack[0][1] else set()
    while stack:
        caller, callees = stack[-1]
        if not callees:
            stack.pop()
            open_functions.discard(caller)
            if caller not in done:
                done.add(caller)
                if caller in calling:
                    inline_calls(module, caller, kept)
            continue
        callee, call = callees.pop()
        if callee in open_functions:
            raise Unsupported(
                f"'@{callee.name}' calls itself: a shader has no recursion", call.line
            )
        if callee not in done:
            open_functions.add(callee)
            stack.append((callee, _callees(callee, kept)))
            if stack[-1][1]:
                calling.add(callee)


def _callees(function: Function, kept: set[Function]) -> list[tuple[Function, Inst]]:
    """Return the callees of a function that are not kept, with the calls."""
    calls: list[tuple[Function, Inst]] = []
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode != op.CALL:
                continue
            callee = called_body(inst)
            if callee is not None and callee not in kept:
                calls.append((callee, inst))
    return calls
