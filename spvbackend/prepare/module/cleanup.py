"""First preparation: removes unreachable blocks, gives allocas their plain form.

Input: the module as parsed. Output: blocks in dominance order; an alloca of a constant count is one
of an array, of any other an ARRAYALLOCA; definitions that other modules own are declarations; calls
have no operand bundles, and those of functions defined here their type; one edge of a switch leads
to a block with phis; no alias is left except one without a translation.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.analysis.refusals import check_type
from spvbackend.analysis.repeated_edges import split_repeated_edges
from spvbackend.analysis.symbols import behind_alias, mentioned
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import call_of, fill_block, replace_symbols
from spvbackend.llvmir.types import TypeContext
from spvbackend.llvmir.values import (
    Alias,
    Argument,
    Block,
    CallInfo,
    ConstInt,
    Function,
    Inst,
    Value,
)

# SPIR-V has neither exceptions, nor labels as values, nor variable arguments.
_UNKNOWN: Final = (op.INVOKE, op.LANDINGPAD, op.RESUME, op.INDIRECTBR, op.VA_ARG)
_IS_REFUSED: Final = op.are_among(_UNKNOWN)
_IS_CLEANED: Final = op.are_among((*_UNKNOWN, op.ALLOCA, op.CALL, op.CALLBR))


def run(module: Module) -> None:
    """Clean every function."""
    # OpAsmINTEL is a call in a function; nothing takes the assembly of a whole module.
    if module.asm:
        raise Unsupported("module-level inline assembly has no SPIR-V counterpart", module.asm_line)
    _drop_copies(module)
    # Before the functions, so that the functions made of aliases are cleaned as well.
    for alias in module.aliases:
        if alias.linkage not in ("internal", "private"):
            _export_alias(module, alias)
    for function in module.functions:
        if function.blocks:
            # A block comes before all blocks that it dominates (2.16.1). Reverse postorder ensures
            # that, and lets later passes see a definition before its uses, phis excepted.
            prune_unreachable(function)
            split_repeated_edges(module.types, function)
    if module.aliases:
        _resolve_aliases(module)
    for function in module.functions:
        if function.blocks:
            try:
                _clean(module, function)
            except Diagnostic as error:
                module.refuse(function, error)


def _drop_copies(module: Module) -> None:
    """Drop the bodies of copies.

    LangRef, 'Linkage Types': an available_externally function is a copy for the optimiser and gets
    into no object file. The real definition is in another module: here it is an import.
    """
    for var in module.globals:
        if var.linkage == "available_externally":
            var.initializer = None
    for function in module.functions:
        if function.linkage == "available_externally":
            function.blocks = []


def _resolve_aliases(module: Module) -> None:
    """Replace aliases by their aliasees: SPIR-V has no second name for a function or variable.

    Unreachable code may name anything, so an alias without a translation is refused at its use.
    """
    changed: dict[Value, Value] = {}
    for alias in module.aliases:
        with suppress(Unsupported):
            target = changed[alias] = behind_alias(alias)
            if isinstance(target, Function):
                # Keep the name: the constant of the address has no other.
                module.alias_names.setdefault(target, alias.name)
    # Replace inside the constant first, when it leads to a part of another alias.
    replace_symbols(module, changed, set())
    for alias in module.aliases:
        # An exported alias has given its name to a function.
        if alias in changed and module.symbols[alias.name] is alias:
            del module.symbols[alias.name]
    module.aliases = [alias for alias in module.aliases if alias not in changed]


def _clean(module: Module, function: Function) -> None:
    has_aliases = bool(module.aliases)  # those without a translation
    for block in function.blocks:
        for inst in block.insts:
            if not has_aliases and not _IS_CLEANED[inst.opcode]:
                continue
            # After pruning: unreachable code may hold anything.
            if _IS_REFUSED[inst.opcode]:
                name = op.OPCODE_NAMES[inst.opcode]
                raise Unsupported(f"'{name}' has no SPIR-V counterpart", inst.line)
            if inst.opcode == op.ALLOCA and inst.operands:
                _fold_count(module.types, inst)
            if has_aliases:
                for operand in inst.operands:
                    mentioned(operand)
            if inst.call is not None:
                _clean_call(inst, inst.call)


def _clean_call(inst: Inst, call: CallInfo) -> None:
    """Give a call its callee's type and no bundles: OpFunctionCall and SPIR-V need that."""
    if call.bundles:
        call.bundles = []  # before the intrinsics that they name are dropped
    # LangRef: a call through a pointer whose type differs from the callee's is undefined behaviour
    # at run time, but valid IR; OpFunctionCall must have the types of the OpFunction.
    callee = inst.callee
    if isinstance(callee, Function) and callee.blocks:
        check_type(inst, callee)


def _fold_count(types: TypeContext, inst: Inst) -> None:
    """Turn an alloca of several elements into one of an array where their number is constant.

    OpVariable in a function has a type whose size is known; only OpVariableLengthArrayINTEL of
    SPV_INTEL_variable_length_array takes a count, and ARRAYALLOCA becomes that.
    """
    count = inst.operands[0]
    if not isinstance(count, ConstInt):
        inst.opcode = op.ARRAYALLOCA
        return
    if count.value != 1:
        inst.type_arg = types.array(count.value, inst.source_type)
    inst.operands = []


def _export_alias(module: Module, alias: Alias) -> None:
    """Export an alias as a function that calls the aliasee.

    Within the module the alias stands for the aliasee.

    LinkageAttributes decorates a function or a variable, and two of them may not share a function,
    so the exported name needs an OpFunction of its own.
    """
    target = behind_alias(alias)
    if not isinstance(target, Function) or not target.blocks:
        raise Unsupported(
            f"alias '@{alias.name}' is exported but does not name a function: SPIR-V exports "
            "only functions and variables",
            alias.line,
        )
    own = Function(target.type, alias.name, target.value_type, alias.line)
    own.calling_convention = "spir_func"
    own.ret_attrs = target.ret_attrs
    own.args = [Argument(a.type, a.name, a.index, a.attrs) for a in target.args]
    block = Block(module.types.label, "entry", alias.line)
    call = call_of(target, [*own.args], alias.line)
    call.call_info.arg_attrs = [arg.attrs for arg in target.args]
    result: list[Value] = [] if target.ret_type is module.types.void else [call]
    fill_block(block, [call, Inst(op.RET, module.types.void, result, alias.line)])
    own.blocks = [block]
    module.add_function(own)
