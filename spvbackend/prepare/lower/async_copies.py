"""Loads what copies from global to local memory take before the work that they were to overlap.

Input: `cp.async` in PTX, which a device without such copies does as a load and a store. Output: the
load, in a register, stands as early in its block as it may; the store stays. So the processor waits
for memory while it does what stands between.

A load moves up to a barrier that writes of other work-items may precede. It moves to the start of
the block if no write to global memory can have preceded that.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final, final

from spvbackend.analysis.uniformity import is_pure
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import fill_block
from spvbackend.llvmir.types import POINTER, Type
from spvbackend.llvmir.values import Block, CallInfo, Function, InlineAsm, Inst, Value
from spvbackend.prepare.templates.devices.ptx.memory import AsyncCopy, parse_async_copy
from spvbackend.prepare.templates.devices.ptx.table import writes_global
from spvbackend.target.address_spaces import LOCAL, PRIVATE
from spvbackend.target.space_maps import NVPTX, SpaceMap

_BARRIER: Final = "llvm.nvvm.barrier.cta.sync.aligned.all"
_COPYING: Final = ("llvm.nvvm.cp.async.", "llvm.nvvm.ldmatrix.")
"""Intrinsics that take pointers, and write to local memory at most."""
_ORDERING: Final = ("llvm.nvvm.bar", "llvm.nvvm.fence", "llvm.nvvm.membar", "llvm.fence")
"""Those that take none, and order accesses to global memory; `_BARRIER` is told apart."""
_ELSEWHERE: Final = (LOCAL, PRIVATE)


def run(module: Module, spaces: SpaceMap) -> None:
    """Move the loads of each function.

    Args:
        module: changed in place.
        spaces: those of the target that the module was made for.
    """
    if spaces.name != NVPTX.name:
        return
    for function in module.functions:
        # Text that is not PTX is refused where it becomes instructions.
        with suppress(Unsupported):
            _run_in(module, function)


def _run_in(module: Module, function: Function) -> None:
    copying = [block for block in function.blocks if _copies(block)]
    if copying:
        writing = {block for block in function.blocks if any(map(_writes, block.insts))}
        reached = _reached(writing)
        for block in copying:
            _Mover(module, block, block not in reached).run()


def _copy_of(inst: Inst) -> AsyncCopy | None:
    callee = inst.callee if inst.opcode == op.CALL else None
    return parse_async_copy(callee.template) if isinstance(callee, InlineAsm) else None


def _copies(block: Block) -> bool:
    return any(_copy_of(inst) is not None for inst in block.insts)


def _writes(inst: Inst) -> bool:
    """Whether an instruction may write to global memory, or order writes of others."""
    if inst.opcode == op.STORE and not inst.flags & op.ATOMIC:
        return inst.operands[1].type.space not in _ELSEWHERE
    if inst.opcode != op.CALL:
        return bool(inst.flags & op.ATOMIC) or inst.opcode in (op.ATOMICRMW, op.CMPXCHG, op.FENCE)
    callee = inst.callee
    if isinstance(callee, InlineAsm):
        return writes_global(callee.template)
    if not callee.name.startswith("llvm."):
        return True
    if callee.name == _BARRIER or callee.name.startswith(_COPYING):
        return False
    takes_pointer = any(it.type.scalar().kind == POINTER for it in inst.operands[:-1])
    return takes_pointer or callee.name.startswith(_ORDERING)


def _reached(blocks: set[Block]) -> set[Block]:
    """Return the blocks that control can come to from one of these."""
    reached: set[Block] = set()
    work = [target for block in blocks for target in block.successors()]
    while work:
        block = work.pop()
        if block not in reached:
            reached.add(block)
            work += block.successors()
    return reached


@final
class _Mover:
    """Splits the copies of one block."""

    __slots__ = ("_block", "_is_first", "_module")

    def __init__(self, module: Module, block: Block, is_first: bool) -> None:
        self._module: Final = module
        self._block: Final = block
        self._is_first: Final = is_first

    def run(self) -> None:
        """Split and move."""
        insts: list[Inst] = []
        for inst in self._block.insts:
            copy = _copy_of(inst)
            if copy is None or (target := self._place(insts)) == len(insts):
                insts.append(inst)
                continue
            load, store = self._split(inst, copy)
            moved = self._slice(insts, target, load)
            if moved is None:
                insts.append(inst)
                continue
            kept = [one for one in insts[target:] if one not in moved]
            order = [one for one in insts[target:] if one in moved]
            insts[target:] = [*order, load, *kept]
            insts += store
        fill_block(self._block, insts)

    def _place(self, insts: list[Inst]) -> int:
        """Return the place that a load behind these instructions can move to."""
        start = len(insts)
        while start and insts[start - 1].opcode != op.PHI and not _writes(insts[start - 1]):
            start -= 1
        is_at_start = start == 0 or insts[start - 1].opcode == op.PHI
        if is_at_start and self._is_first:
            return start
        # What precedes may have written, and the next barrier orders that before the load.
        for at, inst in enumerate(insts[start:], start):
            if inst.opcode == op.CALL and inst.callee.name == _BARRIER:
                return at + 1
        return len(insts)

    def _slice(self, insts: list[Inst], target: int, load: Inst) -> set[Inst] | None:
        """Return the instructions that have to move with a load, None if one cannot."""
        behind = set(insts[target:])
        moved: set[Inst] = set()
        work: list[Value] = list(load.operands[:-1])
        while work:
            value = work.pop()
            if isinstance(value, Inst) and value in behind and value not in moved:
                if not is_pure(value):
                    return None
                moved.add(value)
                work += value.operands
        return moved

    def _split(self, inst: Inst, copy: AsyncCopy) -> tuple[Inst, list[Inst]]:
        """Return the load of a copy, and the store of what it loaded."""
        types = self._module.types
        word = types.i32
        count = copy.size // 4
        loaded: Type = word if count == 1 else types.struct((word,) * count)
        target, *sources = inst.operands[:-1]
        load = self._assembly(loaded, copy.load, copy.load_constraints, sources, inst.line)
        parts: list[Value] = [load]
        out: list[Inst] = []
        if count > 1:
            parts = []
            for at in range(count):
                part = Inst(op.EXTRACTVALUE, word, [load], inst.line)
                part.ints = [at]
                parts.append(part)
                out.append(part)
        operands = [target, *parts, *([inst.operands[copy.guard]] if copy.guard >= 0 else [])]
        out.append(
            self._assembly(types.void, copy.store, copy.store_constraints, operands, inst.line)
        )
        return load, out

    def _assembly(
        self, type: Type, template: str, constraints: str, operands: list[Value], line: int
    ) -> Inst:
        types = self._module.types
        fn_type = types.function(type, tuple([operand.type for operand in operands]))
        asm = InlineAsm(types.pointer(), template, constraints, ["sideeffect"])
        call = Inst(op.CALL, type, [*operands, asm], line)
        call.call = CallInfo(fn_type)
        call.call.arg_attrs = [{} for _ in operands]
        return call
