"""First preparation: unreachable blocks go, allocas get their plain form.

Input: the module as parsed.  Output: blocks in dominance order; an alloca of a constant count is
one of an array; definitions that other modules own are declarations.
"""

from __future__ import annotations

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import TypeContext
from spvbackend.llvmir.values import Alias, ConstInt, Function, Inst, Module, Value


def run(module: Module) -> None:
    """Clean every function."""
    if module.asm:
        raise Unsupported("module-level inline assembly has no SPIR-V counterpart", module.asm_line)
    for var in module.globals:
        if var.linkage == "available_externally":
            var.initializer = None
    for function in module.functions:
        if function.linkage == "available_externally":
            function.blocks = []  # the definition that counts is in another module
        if function.blocks:
            prune_unreachable(function)
            _clean(module, function)


def _clean(module: Module, function: Function) -> None:
    has_aliases = bool(module.aliases)
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode == op.ALLOCA and inst.operands:
                _fold_count(module.types, inst)
            if has_aliases:
                for index, operand in enumerate(inst.operands):
                    if isinstance(operand, Alias):
                        inst.operands[index] = aliasee(operand)


def _fold_count(types: TypeContext, inst: Inst) -> None:
    count = inst.operands[0]
    if not isinstance(count, ConstInt):
        raise Unsupported(
            "an alloca of a run-time size needs SPV_INTEL_variable_length_array", inst.line
        )
    if count.value != 1:
        inst.type_arg = types.array(count.value, inst.source_type)
    inst.operands = []


def aliasee(alias: Alias) -> Value:
    """What an alias stands for in the end."""
    value: Value = alias
    for _ in range(64):
        if not isinstance(value, Alias):
            return value
        if value.ifunc or value.aliasee is None:
            raise Unsupported(f"ifunc '@{value.name}' has no SPIR-V counterpart", value.line)
        value = value.aliasee
    raise Unsupported(f"alias '@{alias.name}' has no end", alias.line)
