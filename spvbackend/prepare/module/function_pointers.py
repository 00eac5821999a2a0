"""Functions whose address is taken: the address becomes a constant of its own.

Input: a module without constant expressions in functions.  Output: an instruction has a Function as
its callee alone, elsewhere a FunctionAddress; the module lists the addresses that anything takes.
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
    """Find the addresses; constant expressions have noted whether instructions take any."""
    for var in module.globals:
        if var.initializer is not None and not var.is_list:
            _list_addresses(module, [var.initializer])
    # Most modules take no address in a function, and then no operand has to be looked at.
    if not module.taken_addresses:
        return
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.ALLOCA:
                    _list_addresses(module, inst.operands)
                    # What an alloca has as operand is an initialiser, which names functions as
                    # those of variables do.
                    continue
                # The callee, last among the operands of a call, is the only place where
                # OpFunctionCall wants the function itself.
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
    """The one constant of a function's address.

    A value of its own, unlike the function, has a pointee that inference may choose; and it is
    selected once, as OpConstantFunctionPointerINTEL at module scope.
    """
    found = module.addresses.get(function)
    if found is None:
        found = module.addresses[function] = FunctionAddress(function)
    return found


def refuse_addresses(module: Module, environment: Environment) -> None:
    """Raise the error for a function whose address is taken, unless the environment has such.

    This comes after inference, which still explains the pointers of a module that cannot be
    translated for the environment at hand.
    """
    for address in module.taken_addresses:
        check_address(environment, address.function.name, address.line)
