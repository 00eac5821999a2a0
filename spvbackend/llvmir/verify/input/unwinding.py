"""Rules of exceptions: where an invoke unwinds to, and where its result may be used (LangRef,
Exception Handling).

Input: a body whose instructions and edges are right.
"""

from __future__ import annotations

from spvbackend.graphs import DominatorTree
from spvbackend.llvmir.opcodes import INVOKE, LANDINGPAD, PHI, RESUME
from spvbackend.llvmir.types import ARRAY, POINTER, VOID, Type
from spvbackend.llvmir.values import Block, ConstAggregate, ConstNull, Function, Inst
from spvbackend.llvmir.verify.input.state import State


def check_unwinding(
    state: State, function: Function, before: list[list[int]], after: list[list[int]]
) -> None:
    """Check invokes, landing pads and resumes.

    Args:
        state: the module's state.
        function: the function.
        before: the predecessors of each block.
        after: the successors of each block.

    Raises:
        CompileError: a rule is broken.
    """
    has_personality = any(word == "personality" for word, _ in function.data)
    type: Type | None = None
    for index, block in enumerate(function.blocks):
        for inst in block.insts:
            message = ""
            if inst.opcode == LANDINGPAD:
                message = _pad_fault(inst, block, [function.blocks[at] for at in before[index]])
            elif inst.opcode == INVOKE:
                message = _invoke_fault(inst)
            own = _exception_type(inst)
            if own is not None and not message:
                if not has_personality:
                    message = "the function has no personality"
                elif type is not None and own is not type:
                    message = f"an exception of type {own} in a function of {type}"
                type = own
            if message:
                raise state.refuse_inst(inst, message)
    _check_results(state, function, before, after)


def _exception_type(inst: Inst) -> Type | None:
    if inst.opcode == LANDINGPAD:
        return inst.type
    return inst.operands[0].type if inst.opcode == RESUME else None


def _first(block: Block) -> Inst | None:
    """Return the first instruction behind the phis."""
    for inst in block.insts:
        if inst.opcode != PHI:
            return inst
    return None


def _invoke_fault(inst: Inst) -> str:
    first = _first(inst.targets[1])
    is_pad = first is not None and first.opcode == LANDINGPAD
    return "" if is_pad else "it unwinds to a block that does not begin with a landingpad"


def _pad_fault(inst: Inst, block: Block, before: list[Block]) -> str:
    if _first(block) is not inst:
        return "a landingpad behind other instructions"
    if not inst.operands and not inst.clauses[0]:
        return "a landingpad without a clause that is not a cleanup"
    if block.index == 0:
        return "a landingpad in the entry"
    for source in before:
        end = source.terminator
        if end.opcode != INVOKE or end.targets[1] is not block or end.targets[0] is block:
            return "a landingpad to which other than unwinding leads"
    for clause, is_filter in zip(inst.operands, inst.clauses[1:], strict=True):
        if not is_filter and clause.type.kind != POINTER:
            return f"a catch of type {clause.type}"
        if is_filter and not (
            clause.type.kind == ARRAY and isinstance(clause, (ConstAggregate, ConstNull))
        ):
            return "a filter that is not an array of constants"
    return ""


def _check_results(
    state: State, function: Function, before: list[list[int]], after: list[list[int]]
) -> None:
    """Check that results of invokes are used where the normal edge dominates only."""
    results = {
        block.terminator
        for block in function.blocks
        if block.terminator.opcode == INVOKE and block.terminator.type.kind != VOID
    }
    if not results:
        return
    tree = DominatorTree(after)
    for block in function.blocks:
        for inst in block.insts:
            for place, value in enumerate(inst.operands):
                if not isinstance(value, Inst) or value not in results:
                    continue
                source = inst.targets[place] if inst.opcode == PHI else block
                if inst.opcode == PHI and source is value.parent and value.targets[0] is block:
                    continue
                if not _is_behind(value, source, before, tree):
                    message = "the result of an invoke is used where it may have unwound"
                    raise state.refuse_inst(inst, message)


def _is_behind(invoke: Inst, block: Block, before: list[list[int]], tree: DominatorTree) -> bool:
    """Whether the normal edge of an invoke dominates a block."""
    normal = invoke.targets[0].index
    home = invoke.parent
    if home is None or tree.idoms[block.index] < 0:
        return True
    if not tree.dominates(normal, block.index):
        return False
    # Any other edge into the normal block must come from behind it.
    return before[normal].count(home.index) == 1 and all(
        at == home.index or tree.dominates(normal, at) for at in before[normal]
    )
