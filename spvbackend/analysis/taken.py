"""Which functions have their address taken."""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import ConstAggregate, ConstExpr, Function, Module, Value


def functions_by_address(module: Module) -> list[Function]:
    """The functions that are used other than as a callee, in the module's order."""
    taken: set[Function] = set()
    for var in module.globals:
        if var.initializer is not None:
            _collect(var.initializer, taken)
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                operands = inst.operands[:-1] if inst.opcode == op.CALL else inst.operands
                for operand in operands:
                    _collect(operand, taken)
    return [function for function in module.functions if function in taken]


def _collect(value: Value, taken: set[Function]) -> None:
    if isinstance(value, Function):
        taken.add(value)
    elif isinstance(value, ConstAggregate):
        for element in value.elements:
            _collect(element, taken)
    elif isinstance(value, ConstExpr):
        for operand in value.operands:
            _collect(operand, taken)
