"""Blocks that kernels put on a device-side queue.

OpEnqueueKernel and its queries name the function that a block runs, while clang passes its address.
Input: the module as parsed.  Output: such an argument is a wrapped constant of the function's name;
the address that a block's literal holds besides, which only an indirect call would read, is null.

The address is lost only for what indirect calls would do with it, and those need an extension;
without this pass every module that enqueues a block would need SPV_INTEL_function_pointers.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.lookup import lookup
from spvbackend.builtins.rows import ENQUEUE
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import ConstAggregate, Function, Inst, Value, WrappedConstant
from spvbackend.prepare.module.cleanup import behind_casts

# Part of the names that clang gives to the functions of blocks.
_INVOKE: Final = "_block_invoke"


def run(module: Module) -> None:
    """Rewrite the uses of addresses of blocks."""
    users = [function for function in module.functions if _takes_blocks(function)]
    if not users:
        return
    for var in module.globals:
        if var.initializer is not None:
            var.initializer = _without_addresses(module, var.initializer)
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                _rewrite(module, inst, users)


def _takes_blocks(function: Function) -> bool:
    """Whether a function is a builtin that is given a kernel."""
    name = function.name
    if function.blocks or not ("nqueue" in name or "et_kernel" in name or "GetKernel" in name):
        # A test of letters first: demangling the name of every declaration is slow.
        return False
    resolved = lookup(name)
    return resolved is not None and resolved.row.shape == ENQUEUE


def _rewrite(module: Module, inst: Inst, users: list[Function]) -> None:
    if inst.opcode == op.STORE:
        # Clang fills the literal of a block that captures anything by stores in the function that
        # makes it.
        inst.operands[0] = _without_addresses(module, inst.operands[0])
    elif inst.opcode == op.CALL and inst.callee in users:
        for index, operand in enumerate(inst.operands[:-1]):
            function = behind_casts(operand)
            if isinstance(function, Function):
                # OpEnqueueKernel: Invoke must be an OpFunction, not a pointer to one. A wrapped
                # constant is no Function, so no later pass takes it for an address that is taken.
                inst.operands[index] = WrappedConstant(operand.type, f"@{function.name}")


def _without_addresses(module: Module, value: Value) -> Value:
    """The value with null for the addresses of blocks' functions."""
    if isinstance(value, ConstAggregate):
        # In place: an aggregate that holds no such address stays the constant that it is.
        value.elements = [_without_addresses(module, element) for element in value.elements]
        return value
    function = behind_casts(value)
    if isinstance(function, Function) and _INVOKE in function.name:
        return module.constants.null(value.type)
    return value
