"""Declarations that came with templates: a call in one declares what the module lacks.

Output: one declaration per name, which is in the table of symbols unless the module itself defines
a function of that name. That definition stays: a template's call means the builtin.

Two functions of one name would be two imports, which a linker may refuse or bind apart.
"""

from __future__ import annotations

from spvbackend.builtins.lookup import Builtins
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.values import Function, Value, plain_arguments


def call_builtins(module: Module, builtins: Builtins, template: Function) -> None:
    """Let a template call the builtin where the module defines a function of that name.

    The definition may be what calls the template.
    """
    for block in template.blocks:
        for inst in block.insts:
            callee = inst.callee if inst.opcode == op.CALL else None
            if isinstance(callee, Function) and callee.blocks and builtins.is_known(callee.name):
                fn_type = inst.call_info.fn_type
                declared = Function(callee.type, callee.name, fn_type, template.line)
                declared.args = plain_arguments(fn_type)
                # Not among the symbols, where the name is that of the definition.
                module.functions.append(declared)
                module.called.add(declared)
                inst.operands[-1] = declared


def merge_declarations(module: Module) -> None:
    """Replace all declarations of a name by the first one."""
    first: dict[str, Function] = {}
    changed: dict[Value, Value] = {}
    for function in module.functions:
        if not function.blocks:
            # The first is the module's own, if it had one, with its attributes.
            kept = first.setdefault(function.name, function)
            if kept is not function:
                changed[function] = kept
    if changed:
        module.functions = [function for function in module.functions if function not in changed]
        for function in module.functions:
            replace_uses(function, changed)
    # A definition of the name comes last, so that it wins.
    module.symbols.update(first)
    module.symbols.update({f.name: f for f in module.functions if f.blocks})
