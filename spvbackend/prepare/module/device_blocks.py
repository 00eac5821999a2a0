"""Blocks of OpenCL C: called, or put on a device-side queue.

OpEnqueueKernel and its queries name the function that a block runs, while clang passes its address;
a call of a block that a constant holds goes through an address whose function is known. Input: a
cleaned module. Output: an argument that is a kernel, or the function that an instruction takes, is
a wrapped constant of the function's name; a call of a known block is of its function; where no call
is indirect, the addresses in the literals of blocks, which only such a call would read, are null.

Without this pass every module that has a block would need an extension for function pointers.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.symbols import behind_casts
from spvbackend.builtins.lookup import lookup
from spvbackend.builtins.rows import ENQUEUE
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import (
    ConstAggregate,
    ConstExpr,
    ConstInt,
    Function,
    GlobalVar,
    InlineAsm,
    Inst,
    Value,
    WrappedConstant,
)

# Parts of the names of builtins that may take functions.
_PARTS: Final = ("nqueue", "et_kernel", "GetKernel", "TaskSequenceCreate", "ApplyFunction")
# Part of the names that clang gives to the functions of blocks.
_INVOKE: Final = "_block_invoke"


def run(module: Module) -> None:
    """Rewrite the uses of addresses of blocks."""
    # Most modules have none, and skip the sweep.
    users = {function for function in module.functions if _takes_blocks(function)}
    if not users and not any(_INVOKE in function.name for function in module.functions):
        return
    module.has_compound = True
    is_indirect = False
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.CALL:
                    _name_blocks(inst, users)
                    is_indirect = is_indirect or not _call_block(inst)
    # An indirect call may have its pointer from a literal.
    if not is_indirect:
        _drop_addresses(module)


def _drop_addresses(module: Module) -> None:
    for var in module.globals:
        if var.initializer is not None:
            var.initializer = _without_addresses(module, var.initializer)
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                # Stores in the function that makes a block with captures fill its literal.
                if inst.opcode == op.STORE:
                    inst.operands[0] = _without_addresses(module, inst.operands[0])


def _call_block(inst: Inst) -> bool:
    """Call the function of a known block directly; return whether the callee is known."""
    callee = inst.callee
    if isinstance(callee, (Function, InlineAsm)):
        return True
    function = _value_of(callee)
    # LangRef, 'call': another type is undefined behaviour, which need not be an error here.
    if not isinstance(function, Function) or function.value_type is not inst.call_info.fn_type:
        return False
    inst.operands[-1] = function
    return True


def _value_of(value: Value) -> Value:
    """Return the value read from a constant variable, behind casts; the value itself if unknown.

    Unoptimised code reads the block from its variable, and the function from the block's literal.
    """
    value = behind_casts(_behind_cast(value))
    if not isinstance(value, Inst) or value.opcode != op.LOAD:
        return value
    address = _value_of(value.operands[0])
    path: list[int] = []
    while isinstance(address, (Inst, ConstExpr)) and address.opcode == op.GETELEMENTPTR:
        indices = [i.value for i in address.operands[1:] if isinstance(i, ConstInt)]
        # A first index of 0 stays in the object; the following ones select members.
        if len(indices) + 1 != len(address.operands) or indices[0]:
            return value
        path = indices[1:] + path
        address = _value_of(address.operands[0])
    if not isinstance(address, GlobalVar) or not address.constant:
        return value
    part = address.initializer
    for index in path:
        if not isinstance(part, ConstAggregate):
            return value
        part = part.elements[index]
    return value if part is None else behind_casts(part)


def _behind_cast(value: Value) -> Value:
    while isinstance(value, Inst) and value.opcode in (op.ADDRSPACECAST, op.BITCAST):
        value = value.operands[0]
    return value


def _takes_blocks(function: Function) -> bool:
    """Whether a function is a builtin that takes a function."""
    name = function.name
    if function.blocks or not any(part in name for part in _PARTS):
        # Search for letters first: demangling the name of every declaration is slow.
        return False
    resolved = lookup(name)
    if resolved is None:
        return False
    from spvbackend.builtins.names import TAKES_FUNCTION  # few modules have such names

    return resolved.row.shape == ENQUEUE or resolved.row.opcode in TAKES_FUNCTION


def _name_blocks(inst: Inst, users: set[Function]) -> None:
    """Pass a builtin that takes a kernel the name of the block's function."""
    if inst.callee in users:
        for index, operand in enumerate(inst.operands[:-1]):
            function = behind_casts(operand)
            if isinstance(function, Function):
                # OpEnqueueKernel: Invoke must be an OpFunction, not a pointer to one. A wrapped
                # constant is not a Function, so no later pass takes it for an address.
                inst.operands[index] = WrappedConstant(operand.type, f"@{function.name}")


def _without_addresses(module: Module, value: Value) -> Value:
    """Replace the addresses of blocks' functions in a value by null."""
    if isinstance(value, ConstAggregate):
        # In place: an aggregate without such an address stays the same constant.
        value.elements = [_without_addresses(module, element) for element in value.elements]
        return value
    function = behind_casts(value)
    if isinstance(function, Function) and _INVOKE in function.name:
        return module.constants.null(value.type)
    return value
