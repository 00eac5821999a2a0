"""Addresses of functions as constants of their own.

Input: a module without constant expressions in functions. Output: an instruction has a Function
only as its callee, elsewhere a FunctionAddress; the module lists the addresses that are taken.
Initialisers, those of allocas too, keep the functions themselves.
"""

from __future__ import annotations

from spvbackend.analysis.refusals import check_address
from spvbackend.analysis.symbols import mentioned
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Function, FunctionAddress, Value
from spvbackend.target.environment import Environment


def run(module: Module) -> None:
    """Replace the addresses, if the expansion of constant expressions has noted any."""
    for var in module.globals:
        if var.initializer is not None and not var.is_list:
            _list_addresses(module, [var.initializer])
    # Most modules take no address in a function, and need no sweep of operands.
    if not module.taken_addresses:
        return
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.ALLOCA:
                    _list_addresses(module, inst.operands)
                    # The operand of an alloca is an initialiser, which may name functions.
                    continue
                # Only the callee of OpFunctionCall, its last operand, is the function itself.
                count = len(inst.operands) - (inst.opcode == op.CALL)
                for index in range(count):
                    operand = inst.operands[index]
                    if isinstance(operand, Function):
                        inst.operands[index] = _address_of(module, operand)


def _list_addresses(module: Module, initializers: list[Value]) -> None:
    for initializer in initializers:
        for value in mentioned(initializer):
            if isinstance(value, Function):
                _address_of(module, value)


def _address_of(module: Module, function: Function) -> FunctionAddress:
    """Return the one constant of a function's address.

    Unlike the function, it has a pointee that inference may choose; and it is selected once, as
    OpConstantFunctionPointerINTEL at module scope.
    """
    address = module.addresses.get(function)
    if address is None:
        address = module.addresses[function] = FunctionAddress(function)
    return address


def refuse_addresses(module: Module, environment: Environment) -> None:
    """Refuse functions whose address is taken, unless the environment has function pointers.

    This comes after inference, which still explains the pointers of a module that cannot be
    translated for the current environment.
    """
    for address in module.taken_addresses:
        check_address(environment, address.function.name, address.line)
