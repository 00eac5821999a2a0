"""Expands constant expressions in functions to instructions, so that inference sees them.

Input: no alias is an operand (NO_ALIASES); where `has_compound` of the module is false, there is
nothing to do, and `called` has all callees. Output: no operand of an instruction but an alloca is a
constant expression, nor an aggregate with one or with a function in it; an operand of a phi is
computed at the end of its incoming block. Initialisers of variables keep theirs: OpSpecConstantOp
and the constants of addresses serve those at module scope.
"""

from __future__ import annotations

from typing import final

from spvbackend.analysis.symbols import behind_alias
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module, TakenAddress
from spvbackend.llvmir.types import VECTOR
from spvbackend.llvmir.values import Alias, Block, ConstAggregate, ConstExpr, Function, Inst, Value


def run(module: Module) -> None:
    """Expand the operands of every instruction; note the functions whose address they take.

    The addresses are noted here because this sweep sees every operand anyway; later passes that
    need them then have nothing to do in most modules.
    """
    if not module.has_compound:
        return
    taken = module.taken_addresses
    for function in module.functions:
        for block in function.blocks:
            if _block_needs(block, taken, module.called):
                _expand_block(module, block, taken)


def _block_needs(block: Block, taken: list[TakenAddress], called: set[Value]) -> bool:
    """Whether a block has anything to expand; notes the functions among its operands as well."""
    needs = False
    for inst in block.insts:
        for operand in inst.operands:
            kind = type(operand)
            if kind is Inst:
                continue  # the usual case
            if kind is Function:
                # The last operand of a call is its callee; anywhere else a function is an address.
                if inst.opcode != op.CALL or operand in inst.operands[:-1]:
                    taken.append(TakenAddress(operand, inst.line))
                called.add(operand)
            elif kind is ConstExpr or (kind is ConstAggregate and _needs(operand)):
                needs = True
    return needs


def _needs(value: Value) -> bool:
    if isinstance(value, ConstExpr):
        return True
    return isinstance(value, ConstAggregate) and any(
        isinstance(e, (Alias, Function)) or _needs(e) for e in value.elements
    )


def _expand_block(module: Module, block: Block, taken: list[TakenAddress]) -> None:
    # Appending to a fresh list costs less than insertions into the old one.
    out: list[Inst] = []
    for inst in block.insts:
        if inst.opcode == op.PHI:
            # OpPhi precedes all other instructions: compute its operands in the incoming blocks.
            _expand_phi(module, inst, taken)
        else:
            for index, operand in enumerate(inst.operands):
                if _needs(operand):
                    expander = _Expander(module, inst.line, block, out, taken)
                    inst.operands[index] = expander.expand(operand)
        out.append(inst)
    block.insts = out


def _expand_phi(module: Module, inst: Inst, taken: list[TakenAddress]) -> None:
    """Compute the operands of a phi at the end of the incoming blocks.

    A predecessor may be among the incoming blocks more than once, as when a switch has two cases
    for one target. LLVM then requires the same value for each of them, hence one expansion a block.
    """
    done: dict[Block, Value] = {}
    for index, operand in enumerate(inst.operands):
        if not _needs(operand):
            continue
        source = inst.targets[index]
        if source not in done:
            out: list[Inst] = []
            done[source] = _Expander(module, inst.line, source, out, taken).expand(operand)
            source.insts[-1:] = [*out, source.insts[-1]]
        inst.operands[index] = done[source]


@final
class _Expander:
    """Appends the instructions of one constant to `out`."""

    __slots__ = ("block", "line", "module", "out", "taken")

    def __init__(
        self, module: Module, line: int, block: Block, out: list[Inst], taken: list[TakenAddress]
    ) -> None:
        self.taken = taken
        self.module = module
        self.line = line
        self.block = block
        self.out = out

    def expand(self, value: Value) -> Value:
        """Return the value computed by instructions."""
        if isinstance(value, Alias):
            value = behind_alias(value)
        if isinstance(value, Function):
            self.taken.append(TakenAddress(value, self.line))
        if isinstance(value, ConstExpr):
            operands = [self.expand(operand) for operand in value.operands]
            # Each use gets instructions of its own: only the entry dominates all uses of an
            # expression, and computing it there would lengthen live ranges.
            inst = Inst(value.opcode, value.type, operands, self.line)
            inst.flags = value.flags
            inst.type_arg = value.type_arg
            return self._add(inst)
        if isinstance(value, ConstAggregate) and _needs(value):
            return self._aggregate(value)
        return value

    def _aggregate(self, value: ConstAggregate) -> Value:
        types, pool = self.module.types, self.module.constants
        # OpConstantComposite takes only constants, so computed members are inserted one by one.
        result: Value = pool.undef(value.type, poison=True)
        is_vector = value.type.kind == VECTOR
        for index, element in enumerate(value.elements):
            operands = [result, self.expand(element)]
            if is_vector:
                operands.append(pool.integer(types.i32, index))
            opcode = op.INSERTELEMENT if is_vector else op.INSERTVALUE
            inst = Inst(opcode, value.type, operands, self.line)
            inst.ints = None if is_vector else [index]
            result = self._add(inst)
        return result

    def _add(self, inst: Inst) -> Inst:
        inst.parent = self.block
        self.out.append(inst)
        return inst
