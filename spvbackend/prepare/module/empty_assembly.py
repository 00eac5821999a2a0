"""Removes inline assembly without text, which a compiler writes to hinder its own optimiser.

Input: a module as it was read. Output: each result of such assembly is the operand that is tied to
it (LangRef, Inline Asm Constraint String), or undefined without one.

A clobber of memory orders accesses of the same work-item only, which SPIR-V keeps in order.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import STRUCT, VOID
from spvbackend.llvmir.values import Block, InlineAsm, Inst, Value

_NO_ARGUMENT: Final = -1


def run(module: Module) -> None:
    """Rewrite every function.

    Args:
        module: changed in place.
    """
    for function in module.functions:
        changed: dict[Value, Value] = {}
        for block in function.blocks:
            if any(_is_empty(inst) for inst in block.insts):
                _rewrite(module, block, changed)
        if changed:
            replace_uses(function, changed)


def _is_empty(inst: Inst) -> bool:
    if inst.opcode != op.CALL:
        return False
    callee = inst.callee
    return isinstance(callee, InlineAsm) and not callee.template.strip()


def _rewrite(module: Module, block: Block, changed: dict[Value, Value]) -> None:
    out: list[Inst] = []
    for inst in block.insts:
        results = _results(module, inst) if _is_empty(inst) else None
        if results is None:
            out.append(inst)
        elif inst.type.kind == STRUCT:
            whole: Value = module.constants.undef(inst.type, poison=True)
            for index, result in enumerate(results):
                part = Inst(op.INSERTVALUE, inst.type, [whole, result], inst.line)
                part.ints, part.parent = [index], block
                out.append(part)
                whole = part
            changed[inst] = whole
        elif results:
            changed[inst] = results[0]
    block.insts = out


def _results(module: Module, inst: Inst) -> list[Value] | None:
    """Return the values of the outputs, None if an operand is not of its output's type."""
    callee = inst.callee
    assert isinstance(callee, InlineAsm)
    if inst.type.kind == STRUCT:
        types = list(inst.type.elems)
    else:
        types = [] if inst.type.kind == VOID else [inst.type]
    ties = _ties(callee.constraints)
    if ties is None or len(ties) != len(types):
        return None
    results: list[Value] = []
    for type, argument in zip(types, ties, strict=True):
        if argument == _NO_ARGUMENT:
            results.append(module.constants.undef(type))
        elif inst.operands[argument].type is type:
            results.append(inst.operands[argument])
        else:
            return None
    return results


def _ties(constraints: str) -> list[int] | None:
    """Return for each output the argument that is tied to it, None if an output is a memory's."""
    outputs: list[int] = []
    is_result: list[bool] = []
    argument = 0
    for item in filter(None, constraints.split(",")):
        if item.startswith("="):
            is_result.append("*" not in item)
            outputs.append(_NO_ARGUMENT)
            argument += not is_result[-1]
        elif not item.startswith(("~", "!")):
            if item.isdecimal():
                if int(item) >= len(outputs) or not is_result[int(item)]:
                    return None
                outputs[int(item)] = argument
            argument += 1
    return [tie for tie, result in zip(outputs, is_result, strict=True) if result]
