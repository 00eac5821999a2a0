"""Verifier of input: a module that a reader of ours has made, and no LLVM has verified.

Input: a module whose references are resolved and whose instructions have the form of their opcodes.
Output: none, or an error for the first fault. It refuses what LLVM refuses, except what does not
matter to a translation (docs/decisions.md), and accepts what LLVM accepts; calls of kernels, which
LLVM refuses since version 22, are legal here.
"""

from __future__ import annotations

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.verify.input.flags import check_named
from spvbackend.llvmir.verify.input.layouts import check_layout
from spvbackend.llvmir.verify.input.parts import check_types
from spvbackend.llvmir.verify.input.state import State
from spvbackend.llvmir.verify.input.sweep import Body
from spvbackend.llvmir.verify.input.symbols import check_alias, check_function, check_variable


def verify_input(module: Module) -> None:
    """Check a module from a reader.

    Raises:
        CompileError: the module is broken; the line is that of the first faulty instruction or
            symbol.
    """
    state = State(module)
    check_types(state)
    check_layout(state)
    check_named(state)
    for var in module.globals:
        check_variable(state, var)
    for alias in module.aliases:
        check_alias(state, alias)
    for function in module.functions:
        check_function(state, function)
    for function in module.functions:
        if function.blocks:
            state.enter(function)
            Body(state, function).verify()
