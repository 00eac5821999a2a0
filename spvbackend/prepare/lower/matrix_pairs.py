"""Joins products of matrices for devices whose matrices are twice as wide as PTX's.

Input: `llvm.nvvm.mma` of 16 x 8 x 16, many with the same first factor. Output: two of these are one
product with 16 columns, whose operands are those of both; a product that stays alone is filled with
zeros.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import call_of, replace_uses
from spvbackend.llvmir.types import STRUCT, Type
from spvbackend.llvmir.values import Block, Function, Inst, Value
from spvbackend.prepare.templates.devices.matrices import PAIRS
from spvbackend.target.environment import Environment
from spvbackend.target.features import COOPERATIVE_MATRIX

_FIRST: Final = 4
"""Registers of the first factor."""
_SECOND: Final = 2
_FIELDS: Final = 4
"""Registers of the second factor, and of a sum."""


def run(module: Module, environment: Environment) -> None:
    """Join the products of every function.

    Args:
        module: changed in place.
        environment: says which matrices lie in lanes as PTX's do.
    """
    if not environment.has(COOPERATIVE_MATRIX):
        return
    for name, pair in PAIRS.items():
        if name in module.symbols and pair.fragments in environment.matrix_fragments:
            for function in list(module.functions):
                changed: dict[Value, Value] = {}
                for block in function.blocks:
                    _join(module, block, name, pair.name, changed)
                if changed:
                    replace_uses(function, changed)


def _join(module: Module, block: Block, name: str, pair: str, changed: dict[Value, Value]) -> None:
    """Join products of a block: the second one is computed where the first one is."""
    places = {inst: at for at, inst in enumerate(block.insts)}
    waiting: dict[tuple[Value, ...], Inst] = {}
    joined: dict[Inst, Inst] = {}
    for inst in block.insts:
        if inst.opcode != op.CALL or inst.callee.name != name:
            continue
        key = tuple(inst.operands[:_FIRST])
        first = waiting.pop(key, None)
        if first is None:
            waiting[key] = inst
            continue
        # All operands of the second one have to be there already.
        if all(places.get(it, -1) < places[first] for it in inst.operands if isinstance(it, Inst)):
            joined[first] = inst
        else:
            waiting[key] = inst
    if not joined:
        return
    seconds = set(joined.values())
    out: list[Inst] = []
    for inst in block.insts:
        if inst in seconds:
            continue
        second = joined.get(inst)
        if second is None:
            out.append(inst)
            continue
        made, results = _joined(module, inst, second, pair)
        out += made
        changed[inst], changed[second] = results
    for inst in out:
        inst.parent = block
    block.insts = out


def _joined(
    module: Module, first: Inst, second: Inst, pair: str
) -> tuple[list[Inst], tuple[Inst, Inst]]:
    """Return the product of both, and the structs with the results of each."""
    end = _FIRST + _SECOND
    operands = first.operands[:end] + second.operands[_FIRST:end]
    operands += first.operands[end:-1] + second.operands[end:-1]
    fields = first.type.elems * 2
    call = call_of(_declared(module, pair, fields, operands), operands, first.line)
    out, structs = [call], []
    for half in range(2):
        whole: Value = module.constants.undef(first.type, poison=True)
        for at in range(_FIELDS):
            part = Inst(op.EXTRACTVALUE, fields[at], [call], first.line)
            part.ints = [half * _FIELDS + at]
            struct = Inst(op.INSERTVALUE, first.type, [whole, part], first.line)
            struct.ints = [at]
            out += [part, struct]
            whole = struct
        structs.append(struct)
    return out, (structs[0], structs[1])


def _declared(
    module: Module, name: str, fields: tuple[Type, ...], operands: list[Value]
) -> Function:
    known = module.symbols.get(name)
    if isinstance(known, Function):
        return known
    ret = module.types.struct(fields)
    assert ret.kind == STRUCT
    type = module.types.function(ret, tuple([operand.type for operand in operands]))
    function = Function(module.types.pointer(), name, type, 0)
    module.add_function(function)
    return function
