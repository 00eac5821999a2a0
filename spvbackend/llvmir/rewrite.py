"""Copies of instructions, new ones in a block, and replacement of values.

Values do not list their uses, so a pass that replaces values sweeps the function once for all.
"""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import (
    Alias,
    Block,
    BlockAddress,
    CallInfo,
    ConstAggregate,
    ConstExpr,
    Function,
    GlobalVar,
    Inst,
    Value,
)


def call_of(callee: Function, arguments: list[Value], line: int) -> Inst:
    """A call of a function by its own type."""
    call = Inst(op.CALL, callee.ret_type, [*arguments, callee], line)
    call.call = CallInfo(callee.value_type)
    call.call.arg_attrs = [{} for _ in arguments]
    return call


def fill_block(block: Block, insts: list[Inst]) -> None:
    """Let a block have these instructions."""
    block.insts = insts
    for inst in insts:
        inst.parent = block


def rename_source(target: Block, old: Block, new: Block) -> None:
    """Let the phis of a block have another block before them."""
    for inst in target.insts:
        if inst.opcode != op.PHI:
            return
        inst.blocks = [new if source is old else source for source in inst.targets]


def copy_inst(inst: Inst) -> Inst:
    """Return a new instruction equal to `inst`, without its name and uses.

    The copy shares everything but the call details with the original, including lists: to change a
    list of the copy in place, replace it first.
    """
    own = Inst(inst.opcode, inst.type, inst.operands, inst.line)
    own.flags = inst.flags
    own.predicate = inst.predicate
    own.ints = inst.ints
    own.blocks = inst.blocks
    own.type_arg = inst.type_arg
    own.memory = inst.memory
    own.call = None if inst.call is None else _copy_call(inst.call)
    own.attachments = inst.attachments
    own.parent = inst.parent
    return own


def _copy_call(call: CallInfo) -> CallInfo:
    """Copy the details of a call: passes change a call's type in place."""
    own = CallInfo(call.fn_type)
    own.arg_attrs = call.arg_attrs
    own.ret_attrs = call.ret_attrs
    own.attr_groups = call.attr_groups
    own.own_attrs = call.own_attrs
    own.bundles = call.bundles
    own.calling_convention = call.calling_convention
    return own


def replace_uses(function: Function, changed: dict[Value, Value]) -> None:
    """Replace values in all operands, operand bundles and debug records, following chains.

    Args:
        function: the function to sweep.
        changed: each value's replacement, which may itself be replaced, without a cycle.
    """
    old = changed.keys()
    for block in function.blocks:
        for inst in block.insts:
            # Most instructions have none, which this finds without a call.
            if not old.isdisjoint(inst.operands):
                _replace(inst.operands, changed)
            if inst.call is not None:
                for _, values in inst.call.bundles:
                    _replace(values, changed)
    for record in function.debug_records:
        for index, value in enumerate(record.values):
            if value is not None:
                record.values[index] = _last(value, changed)


def _replace(values: list[Value], changed: dict[Value, Value]) -> None:
    for index, value in enumerate(values):
        if value in changed:
            values[index] = _last(value, changed)


def _last(value: Value, changed: dict[Value, Value]) -> Value:
    while value in changed:
        value = changed[value]
    return value


def pass_name(name: str, value: Value) -> None:
    """Give an unnamed instruction the name of the value that it replaces.

    Args:
        name: the value's name; digits are LLVM's numbering, not a name.
        value: the replacement.
    """
    if not name or name.isdigit() or not isinstance(value, Inst):
        return
    if not value.name or value.name.isdigit():
        value.name = name


def pass_names(changed: dict[Value, Value]) -> None:
    """Give replacements the names of the values they replace; chains are followed."""
    for old, new in changed.items():
        while new in changed:
            new = changed[new]
        pass_name(old.name, new)


def replace_variables(module: Module, changed: dict[Value, Value]) -> None:
    """Replace variables in all instructions and constants.

    Args:
        module: the module; constants are changed in place.
        changed: each variable's replacement, which may refer to the variable.
    """
    # A replacement keeps its own operands.
    replace_symbols(module, changed, set(changed.values()))


def replace_symbols(module: Module, changed: dict[Value, Value], kept: set[Value]) -> None:
    """Replace symbols in all instructions and constants.

    Args:
        module: the module; constants are changed in place.
        changed: each symbol's replacement.
        kept: the constants that keep their operands; a call of a symbol whose replacement is one of
            them keeps the symbol as callee.
    """
    seen = set(kept)
    for var in module.globals:
        if var.initializer is not None:
            var.initializer = _replaced(var.initializer, changed, seen)
    for alias in module.aliases:
        if alias.aliasee is not None:
            alias.aliasee = _replaced(alias.aliasee, changed, seen)
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                callee = inst.callee if inst.call is not None else None
                _replace_variables(inst.operands, changed, seen)
                if isinstance(callee, (Alias, Function)) and changed.get(callee) in kept:
                    # A call takes the function itself, not its address constant.
                    inst.operands[-1] = callee


def _replaced(value: Value, changed: dict[Value, Value], seen: set[Value]) -> Value:
    values = [value]
    _replace_variables(values, changed, seen)
    return values[0]


def _replace_variables(
    operands: list[Value], changed: dict[Value, Value], seen: set[Value]
) -> None:
    """Replace in a list and its constants, except in those already seen."""
    # A stack instead of recursion, as initialisers may nest to any depth.
    lists = [operands]
    while lists:
        values = lists.pop()
        for index, value in enumerate(values):
            if isinstance(value, (Alias, BlockAddress, Function, GlobalVar)):
                new = changed.get(value)
                if new is not None:
                    values[index] = new
                    # An alias's replacement may be another alias.
                    lists.append([new])
            elif value in seen:
                continue
            elif isinstance(value, ConstAggregate):
                seen.add(value)
                lists.append(value.elements)
            elif isinstance(value, ConstExpr):
                seen.add(value)
                lists.append(value.operands)
