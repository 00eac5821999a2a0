"""Copies of callees in place of their calls.

Input: blocks are in order of dominance, and no callee has variables of open sizes or parameters
that are copied (`byval`). Output: the same; errors in a copy are about the line of the call, and
variables of callees are in the entry block of the caller.
"""

from __future__ import annotations

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import copy_inst, replace_uses
from spvbackend.llvmir.values import Block, Function, Inst, Value


def called_body(inst: Inst) -> Function | None:
    """Return the function that an instruction calls, if it is defined here."""
    if inst.opcode != op.CALL:
        return None
    callee = inst.callee
    return callee if isinstance(callee, Function) and callee.blocks else None


def inline_calls(module: Module, caller: Function, kept: set[Function]) -> None:
    """Inline the calls in a function, but not those in the copies.

    Args:
        module: it makes the types of new instructions.
        caller: changed in place; its blocks keep their order of dominance.
        kept: the callees that stay functions.
    """
    changed: dict[Value, Value] = {}
    blocks: list[Block] = []
    ends: dict[Block, Block] = {}
    variables: list[Inst] = []
    for block in caller.blocks:
        insts = block.insts
        block.insts = []
        blocks.append(block)
        current = block
        for inst in insts:
            callee = called_body(inst)
            if callee is None or callee in kept:
                inst.parent = current
                current.insts.append(inst)
                continue
            copy = _Copy(module, callee, inst, current, variables)
            blocks += copy.blocks
            current = copy.behind
            if copy.result is not None:
                changed[inst] = copy.result
        if current is not block:
            ends[block] = current
    if not ends:
        return
    own = set(caller.blocks)
    caller.blocks = blocks
    for block in blocks:
        for inst in block.insts:
            # Phis of copies name the copied blocks.
            if inst.opcode == op.PHI and inst.blocks is not None and own & set(inst.blocks):
                inst.blocks = [ends.get(one, one) for one in inst.blocks]
    for variable in variables:
        variable.parent = blocks[0]
    blocks[0].insts[:0] = variables
    if changed:
        replace_uses(caller, changed)
    prune_unreachable(caller)


class _Copy:
    """A copy of a callee's blocks in place of one call.

    Attributes:
        blocks: the copies and the block after the call.
        behind: the block in which the caller goes on.
        result: the value of the call, None for none.
    """

    def __init__(
        self, module: Module, callee: Function, call: Inst, before: Block, variables: list[Inst]
    ) -> None:
        self._module = module
        self._values: dict[Value, Value] = dict(zip(callee.args, call.operands[:-1], strict=True))
        label = module.types.label
        places = {block: Block(label, "", call.line) for block in callee.blocks}
        self.behind = Block(label, "", call.line)
        self.result: Value | None = None
        self._returned: list[tuple[Value, Block]] = []
        self._branch(before, places[callee.blocks[0]], call.line)
        for block, place in places.items():
            for inst in block.insts:
                self._copy(inst, place, places, call, variables)
        self.blocks = [*places.values(), self.behind]
        for place in places.values():
            for inst in place.insts:
                inst.operands = [self._values.get(value, value) for value in inst.operands]
        self._join(call)

    def _branch(self, block: Block, target: Block, line: int) -> None:
        branch = Inst(op.BR, self._module.types.void, [], line)
        branch.blocks = [target]
        branch.parent = block
        block.insts.append(branch)

    def _copy(
        self,
        inst: Inst,
        place: Block,
        places: dict[Block, Block],
        call: Inst,
        variables: list[Inst],
    ) -> None:
        if inst.opcode == op.RET:
            if inst.operands:
                self._returned.append((inst.operands[0], place))
            self._branch(place, self.behind, call.line)
            return
        own = copy_inst(inst)
        # An error in the copy is about the call: the callee may be a template of ours.
        own.line = call.line
        own.parent = place
        if inst.blocks is not None:
            own.blocks = [places[block] for block in inst.blocks]
        self._values[inst] = own
        if inst.opcode == op.ALLOCA:
            own.operands = [*inst.operands]
            variables.append(own)
        else:
            place.insts.append(own)

    def _join(self, call: Inst) -> None:
        """Set the result, which several returns may give."""
        if call.type is self._module.types.void:
            return
        if len(self._returned) == 1:
            value = self._returned[0][0]
            self.result = self._values.get(value, value)
            return
        if not self._returned:
            self.result = self._module.constants.undef(call.type)
            return
        values = [self._values.get(value, value) for value, _ in self._returned]
        phi = Inst(op.PHI, call.type, values, call.line)
        phi.blocks = [block for _, block in self._returned]
        phi.parent = self.behind
        self.behind.insts.append(phi)
        self.result = phi
