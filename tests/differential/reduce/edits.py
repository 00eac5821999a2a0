"""Edits of LLVM IR that make a module smaller, each with any number of candidates.

No edit introduces undef or poison: it replaces a value by zero, or by another value of the
function. The kernel itself keeps its form, since the host runs the phases that it calls.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, VECTOR, VOID, Type
from spvbackend.llvmir.values import (
    Block,
    ConstAggregate,
    Constant,
    ConstInt,
    Function,
    Inst,
    Undef,
    Value,
    is_zero,
)
from tests.differential.reduce.cleanup import drop_symbols, drop_unused
from tests.differential.reduce.picks import Edit, Picks

DIVISIONS: Final = frozenset((op.UDIV, op.SDIV, op.UREM, op.SREM))
# Instructions that keep a value within a range for an index, a divisor or a shift amount.
BOUNDING: Final = frozenset((op.AND, op.OR, op.LSHR, op.CALL, op.LOAD, op.ALLOCA, *DIVISIONS))


def functions(module: Module) -> Iterator[Function]:
    """Return the functions that may be changed."""
    for function in module.functions:
        if function.blocks and not function.is_kernel:
            yield function


def instructions(module: Module) -> Iterator[tuple[Function, Block, Inst]]:
    """Yield all instructions that may be changed, the last of a function first."""
    for function in functions(module):
        for block in reversed(function.blocks):
            for inst in reversed(list(block.insts)):
                yield function, block, inst


def scalar_kind(type: Type) -> int:
    """Return the kind of a type, or of the lanes of a vector."""
    return type.element.kind if type.kind == VECTOR else type.kind


def has_pointer(type: Type) -> bool:
    """Whether a value of a type is or holds a pointer."""
    if type.kind == STRUCT:
        return any(map(has_pointer, type.elems))
    if type.kind == ARRAY:
        return has_pointer(type.element)
    return scalar_kind(type) == POINTER


def replace(function: Function, mapping: dict[Value, Value]) -> None:
    """Replace values, whose replacements may be replaced themselves."""
    if not mapping:
        return
    for block in function.blocks:
        for inst in block.insts:
            for index, operand in enumerate(inst.operands):
                value = operand
                for _ in range(len(mapping)):
                    value = mapping.get(value, value)
                inst.operands[index] = value


def empty_functions(module: Module, picks: Picks) -> None:
    """Return from a function at once: zero, or its first pointer of the type."""
    for function in functions(module):
        if len(function.blocks) == 1 and len(function.blocks[0].insts) == 1:
            continue
        type = function.ret_type
        operands: list[Value] = []
        if has_pointer(type):
            operands.extend([arg for arg in function.args if arg.type is type][:1])
            if not operands:
                continue
        elif type.kind != VOID:
            operands = [module.constants.null(type)]
        if picks.take():
            entry = function.blocks[0]
            entry.insts = [Inst(op.RET, module.types.void, operands, 0)]
            function.blocks = [entry]


def drop_edges(module: Module, picks: Picks) -> None:
    """Turn a branch or switch into a branch to one of its targets."""
    for function in functions(module):
        for block in function.blocks:
            last = block.terminator
            if last.opcode not in (op.BR, op.SWITCH) or len(last.targets) < 2:
                continue
            chosen: Block | None = None
            for target in last.targets:
                if picks.take() and chosen is None:
                    chosen = target
            if chosen is not None:
                inst = Inst(op.BR, last.type, [], last.line)
                inst.blocks = [chosen]
                inst.parent = block
                block.insts[-1] = inst


def drop_cases(module: Module, picks: Picks) -> None:
    """Merge a case of a switch into the default."""
    for _, _, inst in instructions(module):
        if inst.opcode != op.SWITCH:
            continue
        for index in range(len(inst.targets) - 1, 0, -1):
            if picks.take():
                del inst.operands[index]
                del inst.targets[index]


def drop_effects(module: Module, picks: Picks) -> None:
    """Remove a store, a call without a result or a fence."""
    for _, block, inst in instructions(module):
        is_effect = inst.opcode in (op.STORE, op.FENCE)
        is_effect |= inst.opcode == op.CALL and inst.type.kind == VOID
        if is_effect and picks.take():
            block.insts.remove(inst)


def zero_results(module: Module, picks: Picks) -> None:
    """Remove an instruction, and replace its result by zero."""
    for function in functions(module):
        mapping: dict[Value, Value] = {}
        for block in reversed(function.blocks):
            kept: list[Inst] = []
            for inst in reversed(block.insts):
                is_value = inst.type.kind != VOID and inst.opcode not in op.TERMINATORS
                if is_value and not has_pointer(inst.type) and picks.take():
                    mapping[inst] = module.constants.null(inst.type)
                else:
                    kept.append(inst)
            block.insts = kept[::-1]
        replace(function, mapping)


def forward_operands(module: Module, picks: Picks) -> None:
    """Replace a result by an operand of its type, unless the result must be in a range."""
    for function in functions(module):
        mapping: dict[Value, Value] = {}
        for block in reversed(function.blocks):
            for inst in reversed(block.insts):
                if inst.opcode in BOUNDING or inst.opcode in op.TERMINATORS:
                    continue
                for operand in inst.operands:
                    # A phi of a loop has values that are not yet defined in its own block.
                    if operand.type is not inst.type or operand is inst or inst in mapping:
                        continue
                    if isinstance(operand, Undef):
                        continue
                    if picks.take():
                        mapping[inst] = operand
        replace(function, mapping)


def operands(module: Module) -> Iterator[tuple[Inst, int, Value]]:
    """All operands that may be changed, with their places; divisors stay."""
    for _, _, inst in instructions(module):
        for index, operand in enumerate(inst.operands):
            if inst.opcode not in DIVISIONS or index != 1:
                yield inst, index, operand


def zero_operands(module: Module, picks: Picks) -> None:
    for inst, index, operand in operands(module):
        if isinstance(operand, Constant) or has_pointer(operand.type):
            continue
        if operand.type.kind != VOID and picks.take():
            inst.operands[index] = module.constants.null(operand.type)


def zero_constants(module: Module, picks: Picks) -> None:
    """Zero stands for a constant that is not one or zero."""
    for inst, index, operand in operands(module):
        is_big = isinstance(operand, ConstInt) and operand.value > 1
        if not is_big and not isinstance(operand, ConstAggregate):
            continue
        if not has_pointer(operand.type) and not is_zero(operand) and picks.take():
            inst.operands[index] = module.constants.null(operand.type)


def define_constants(module: Module, picks: Picks) -> None:
    """Replace undef and poison by zero, in constants and in the lanes of a shuffle."""
    for _, _, inst in instructions(module):
        for index, operand in enumerate(inst.operands):
            if isinstance(operand, Undef) and picks.take():
                inst.operands[index] = module.constants.null(operand.type)
        if inst.opcode == op.SHUFFLEVECTOR and -1 in inst.mask and picks.take():
            inst.ints = [max(lane, 0) for lane in inst.mask]


def plain_flags(module: Module, picks: Picks) -> None:
    """Remove the flags of an instruction that could make its result poison."""
    for _, _, inst in instructions(module):
        if inst.flags and inst.opcode != op.CMPXCHG and picks.take():
            inst.flags = 0


def plain_globals(module: Module, picks: Picks) -> None:
    """Replace the elements of a table by zeros."""
    for var in module.globals:
        value = var.initializer
        if value is None or isinstance(value, Undef) or has_pointer(var.value_type):
            continue
        if not is_zero(value) and picks.take():
            var.initializer = module.constants.null(var.value_type)


# The edits that remove most come first.
EDITS: Final[tuple[Edit, ...]] = (
    drop_symbols, empty_functions, drop_edges, drop_cases, drop_unused, drop_effects, drop_unused,
    zero_results, forward_operands, zero_operands, drop_unused, zero_constants, plain_globals,
    define_constants, plain_flags,
)  # fmt: skip
