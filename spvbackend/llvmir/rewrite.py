"""Copies of instructions, new ones in a block, and other values in their place.

Values do not list their users, so a pass that replaces values sweeps the function, once for all of
them.
"""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import (
    Alias,
    Block,
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
    """A new instruction that does what `inst` does, without its name and uses.

    Everything but the details of a call is shared with the original, its lists too: who changes a
    list of the copy in place gives it a list of its own first.
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
    """The same details as an object of its own: passes change the type of a call in place."""
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
        function: the function whose instructions are swept.
        changed: what each value is replaced by; a replacement may itself be replaced, without a
            cycle.
    """
    old = changed.keys()
    for block in function.blocks:
        for inst in block.insts:
            # Most have none, which is found out without a call.
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
    """Give an instruction that has no name the one of the value that it replaces.

    Args:
        name: of that value; digits are LLVM's numbering and no name.
        value: what stands in its place.
    """
    if not name or name.isdigit() or not isinstance(value, Inst):
        return
    if not value.name or value.name.isdigit():
        value.name = name


def pass_names(changed: dict[Value, Value]) -> None:
    """Give what replaces values their names; a replacement may itself be replaced."""
    for old, new in changed.items():
        while new in changed:
            new = changed[new]
        pass_name(old.name, new)


def replace_variables(module: Module, changed: dict[Value, Value]) -> None:
    """Replace variables wherever an instruction or a constant names them.

    Args:
        module: changed; constants are changed in place.
        changed: what each variable is replaced by, which may itself name the variable.
    """
    # What replaces a variable keeps its own operands.
    replace_symbols(module, changed, set(changed.values()))


def replace_symbols(module: Module, changed: dict[Value, Value], kept: set[Value]) -> None:
    """Replace symbols wherever an instruction or a constant names them.

    Args:
        module: changed; constants are changed in place.
        changed: what each symbol is replaced by.
        kept: the constants that keep their operands; a call of a symbol that one of them is for
            stays one of the symbol.
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
                    # A call names the function itself, whatever stands for its address.
                    inst.operands[-1] = callee


def _replaced(value: Value, changed: dict[Value, Value], seen: set[Value]) -> Value:
    values = [value]
    _replace_variables(values, changed, seen)
    return values[0]


def _replace_variables(
    operands: list[Value], changed: dict[Value, Value], seen: set[Value]
) -> None:
    """Replace in a list and in the constants of it, but for those that have been seen."""
    # A stack instead of recursion, as initialisers nest as deep as the input likes.
    lists = [operands]
    while lists:
        values = lists.pop()
        for index, value in enumerate(values):
            if isinstance(value, (Alias, Function, GlobalVar)):
                new = changed.get(value)
                if new is not None:
                    values[index] = new
                    # What an alias stands for may name another one.
                    lists.append([new])
            elif value in seen:
                continue
            elif isinstance(value, ConstAggregate):
                seen.add(value)
                lists.append(value.elements)
            elif isinstance(value, ConstExpr):
                seen.add(value)
                lists.append(value.operands)
