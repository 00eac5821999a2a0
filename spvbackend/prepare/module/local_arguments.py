"""Local memory that a launch sizes, as the last argument of each kernel that reaches it.

chipStar's runtime gives such an argument the bytes of the launch (its own pass over HIP's modules
is `HipDynMem`). Functions pass the pointer on.

Input: no constant expressions in functions. Output: no variable of that kind.
"""

from __future__ import annotations

from spvbackend.analysis.symbols import mentioned
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import ARRAY
from spvbackend.llvmir.values import Argument, Constant, Function, GlobalVar, Value
from spvbackend.prepare.module.dynamic_memory import is_dynamic


def run(module: Module) -> None:
    """Replace all of the memory by arguments."""
    # All of them start at the same memory, as the launch provides it once.
    dynamic = {var for var in module.globals if is_dynamic(var)}
    if not dynamic:
        return
    users = _users(module, dynamic)
    _refuse_addresses(module, dynamic, users)
    first = next(var for var in module.globals if var in dynamic)
    arguments = {function: Argument(first.type, first.name, len(function.args), {})
                 for function in users}  # fmt: skip
    for function, argument in arguments.items():
        function.args = [*function.args, argument]
        type = function.value_type
        params = (*type.elems, argument.type)
        function.value_type = module.types.function(type.element, params, type.flag)
    for function, argument in arguments.items():
        changed: dict[Value, Value] = dict.fromkeys(dynamic, argument)
        _index_elements(function, dynamic)
        replace_uses(function, changed)
        _pass_on(function, argument, users)
    module.drop_variables(dynamic)


def _users(module: Module, dynamic: set[GlobalVar]) -> dict[Function, None]:
    """Return the functions that name the memory or call one that does, in program order."""
    named: dict[Function, set[Value]] = {
        function: {x for block in function.blocks for inst in block.insts for x in inst.operands
                   if isinstance(x, Constant)}
        for function in module.functions
    }  # fmt: skip
    reached: set[Value] = {*dynamic}
    grows = True
    while grows:
        more = {
            f for f, names in named.items() if f not in reached and not names.isdisjoint(reached)
        }
        grows = bool(more)
        reached |= more
    return dict.fromkeys(function for function in module.functions if function in reached)


def _refuse_addresses(module: Module, dynamic: set[GlobalVar], users: dict[Function, None]) -> None:
    """Note an error where the memory, or a function that needs it, is not reached by calls.

    Nothing could pass the argument there.
    """
    kept = {symbol for var in module.globals if var.initializer is not None
            for symbol in mentioned(var.initializer)}  # fmt: skip
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                callee = inst.callee if inst.opcode == op.CALL else None
                kept.update(x for x in inst.operands if isinstance(x, Function) and x is not callee)
    for symbol in (*dynamic, *users):
        if symbol in kept:
            text = f"the launch sets the size of local memory that '@{symbol.name}' is or needs, "
            module.note(Unsupported(f"{text}and its address is a constant", symbol.line))


def _index_elements(function: Function, dynamic: set[GlobalVar]) -> None:
    """Let an address within an array without elements be that of an element.

    Such an array has no type in SPIR-V, and every address would have a cast.
    """
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode != op.GETELEMENTPTR or inst.operands[0] not in dynamic:
                continue
            source, indices = inst.source_type, inst.operands[1:]
            if source.kind == ARRAY and source.count == 0 and len(indices) > 1:
                inst.type_arg = source.element
                inst.operands = [inst.operands[0], *indices[1:]]


def _pass_on(function: Function, argument: Argument, users: dict[Function, None]) -> None:
    for block in function.blocks:
        for inst in block.insts:
            callee = inst.callee if inst.opcode == op.CALL else None
            if isinstance(callee, Function) and callee in users:
                inst.operands = [*inst.operands[:-1], argument, callee]
                info = inst.call_info
                info.arg_attrs = [*info.arg_attrs, {}]
                info.fn_type = callee.value_type
