"""Built-in variables that are booleans, unlike LLVM's i1 in memory.

OpTypeBool has no size and no bits, so such a variable cannot be read as the byte that an i1 is.

Input: the module when its types are legal. Output: a load of such a variable is a call of the
function of its name; a variable that has other uses stays, and selection refuses it.
"""

from __future__ import annotations

from collections.abc import Container

from spvbackend.builtins.names import builtin_variable
from spvbackend.builtins.opencl import VARIABLES
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import call_of
from spvbackend.llvmir.types import INT
from spvbackend.llvmir.values import Function, GlobalVar, Inst, Value


def run(module: Module, named: set[GlobalVar]) -> None:
    """Replace the loads.

    Args:
        module: a module.
        named: its built-in variables; booleans that are only loaded are removed.
    """
    booleans = {var for var in named if _is_boolean(var)}
    if not booleans:
        return
    booleans -= _used_otherwise(module, booleans)
    types = module.types
    value_type = types.function(types.i1, ())
    functions: dict[Value, Function] = {}
    for var in [var for var in module.globals if var in booleans]:
        functions[var] = Function(types.pointer(), var.name, value_type, var.line)
    module.drop_variables(booleans)
    named -= booleans
    for made in functions.values():
        module.add_function(made)
    for function in module.functions:
        for block in function.blocks:
            if any(_is_load(inst, functions) for inst in block.insts):
                block.insts = [new for inst in block.insts for new in _replaced(inst, functions)]


def _is_boolean(var: GlobalVar) -> bool:
    variable = VARIABLES.get(builtin_variable(var.name))
    return variable is not None and variable.bits == 1 and var.initializer is None


def _is_load(inst: Inst, places: Container[Value]) -> bool:
    is_number = inst.type.kind == INT and not inst.flags & op.ATOMIC
    return inst.opcode == op.LOAD and is_number and inst.operands[0] in places


def _used_otherwise(module: Module, booleans: set[GlobalVar]) -> set[Value]:
    """Return the variables whose address is used for anything but loads of numbers."""
    used: set[Value] = set()
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                if not booleans.isdisjoint(inst.operands) and not _is_load(inst, booleans):
                    used.update(inst.operands)
    return used


def _replaced(inst: Inst, functions: dict[Value, Function]) -> list[Inst]:
    """Return a load as the widened result of a call; any other instruction unchanged."""
    if not _is_load(inst, functions):
        return [inst]
    function = functions[inst.operands[0]]
    call = call_of(function, [], inst.line)
    call.parent = inst.parent
    inst.opcode, inst.operands, inst.memory, inst.flags = op.ZEXT, [call], None, 0
    return [call, inst]
