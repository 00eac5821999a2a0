"""Annotations: notes in the source about variables, functions and values.

Input: the module as parsed. Output: the intrinsics are removed, their notes are in the module's
list, and so are the texts, which LLVM keeps in variables that no object file has.

Decorations can hold the notes, but nothing in a function can: an annotation intrinsic returns its
operand, and its text is a string in memory, which a device need not hold.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.loops import blocks_in_cycles
from spvbackend.analysis.symbols import behind_casts, mentioned
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import node_operands
from spvbackend.llvmir.module import Annotation, Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import INT, STRUCT
from spvbackend.llvmir.values import (
    Block,
    ConstAggregate,
    ConstBytes,
    ConstExpr,
    ConstInt,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    MetadataValue,
    Value,
)

# LangRef, 'llvm.annotation': the value annotated comes first, then the text; file and line follow.
_INTRINSICS: Final = ("llvm.annotation.", "llvm.ptr.annotation.", "llvm.var.annotation.")
_SCOPES: Final = "llvm.experimental.noalias.scope.decl"
_SECTION: Final = "llvm.metadata"
_LIST: Final = "llvm.global.annotations"
_ARGUMENTS: Final = 3
"""The index of the variable with the arguments, after text, file and line."""


def run(module: Module) -> None:
    """Collect the annotations."""
    declared = {f for f in module.functions if f.name.startswith(_INTRINSICS)}
    if declared:
        for function in module.functions:
            _collect(module, function, declared)
    _note_scopes(module)
    listed = module.symbols.get(_LIST)
    if isinstance(listed, GlobalVar) and isinstance(listed.initializer, ConstAggregate):
        for entry in listed.initializer.elements:
            if isinstance(entry, ConstAggregate):
                # An entry is { value, text, file, line, arguments }, as that of an intrinsic.
                _note(module, behind_casts(entry.elements[0]), entry.elements[1:], listed.line)
    # The name alone says what the list is: tools other than clang give it no section.
    texts = {var for var in module.globals if var.section == _SECTION or var is listed}
    if texts:
        # A variable that the program itself reads stays.
        module.drop_variables(texts - _used(module))


def _note_scopes(module: Module) -> None:
    """Note the aliasing scopes declared in loops, before the declarations are dropped."""
    declaration = module.symbols.get(_SCOPES)
    if declaration is None:
        return
    for function in module.functions:
        lists: dict[Block, list[str]] = {}
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.CALL and inst.operands[-1] is declaration:
                    argument = inst.operands[0]
                    assert isinstance(argument, MetadataValue)
                    lists.setdefault(block, []).append(argument.text)
        # Most functions have none, and need no search for loops.
        looped = blocks_in_cycles(function.blocks) if lists else set()
        for block, texts in lists.items():
            if block in looped:
                for text in texts:
                    module.loop_scopes.update(node_operands(module, text))


def _used(module: Module) -> set[Value]:
    """Return the variables that instructions, aliases and others name, behind casts too."""
    named: list[Value] = []
    for alias in module.aliases:
        if alias.aliasee is not None:
            named.append(alias.aliasee)
    for var in module.globals:
        if var.section != _SECTION and var.initializer is not None:
            named.append(var.initializer)
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                for operand in inst.operands:
                    if isinstance(operand, (ConstAggregate, ConstExpr, GlobalVar)):
                        named.append(operand)
    return _reached(named)


def _reached(pending: list[Value]) -> set[Value]:
    """Return the symbols that constants name, with the texts of the lists among them."""
    symbols: set[Value] = set()
    while pending:
        for symbol in mentioned(pending.pop()):
            if symbol not in symbols:
                symbols.add(symbol)
                if isinstance(symbol, GlobalVar) and symbol.section == _SECTION:
                    pending += [symbol.initializer] if symbol.initializer is not None else []
    return symbols


def _collect(module: Module, function: Function, declared: set[Function]) -> None:
    changed: dict[Value, Value] = {}
    for block in function.blocks:
        # Most blocks have none, and keep their list.
        calls = [i for i in block.insts if i.opcode == op.CALL and i.operands[-1] in declared]
        for inst in calls:
            _note(module, inst.operands[0], inst.operands[1:-1], inst.line)
            # All uses are replaced in one sweep at the end, chains of annotations included.
            changed[inst] = inst.operands[0]
        if calls:
            block.insts = [inst for inst in block.insts if inst not in changed]
    if changed:
        replace_uses(function, changed)


def _note(module: Module, target: Value, said: list[Value], line: int) -> None:
    """Note an annotation of a value: text, file, line and, in most intrinsics, arguments."""
    text = _text(behind_casts(said[0]))
    if text and len(said) > _ARGUMENTS:
        text += _arguments(behind_casts(said[_ARGUMENTS]))
    # A note on a note is about the innermost value, as the calls between are removed.
    while isinstance(target, Inst) and target.opcode == op.CALL and _is_note(target):
        target = target.operands[0]
    if text:
        module.annotations.append(Annotation(target, text, line))


def _is_note(call: Inst) -> bool:
    callee = call.callee
    return isinstance(callee, Function) and callee.name.startswith(_INTRINSICS)


def _text(value: Value) -> str:
    """Return the string in a variable, up to its terminator."""
    if not isinstance(value, GlobalVar) or not isinstance(value.initializer, ConstBytes):
        return ""
    return value.initializer.data.partition(b"\0")[0].decode("utf-8", "replace")


def _arguments(value: Value) -> str:
    """Return `: 1, 2, text` for the arguments of an annotation, "" where there are none."""
    begin = value.initializer if isinstance(value, GlobalVar) else None
    if isinstance(begin, ConstAggregate):
        words = [_word(behind_casts(element)) for element in begin.elements]
    elif isinstance(begin, ConstNull) and begin.type.kind == STRUCT:
        words = ["0" if member.kind == INT else "" for member in begin.type.elems]
    else:
        return ""
    return f": {', '.join(words)}" if words and all(words) else ""


def _word(value: Value) -> str:
    """Return an argument as the source may have it: a number or a text, "" for anything else."""
    if not isinstance(value, ConstInt):
        return _text(value)
    return str(value.value if value.type.bits == 1 else value.signed())
