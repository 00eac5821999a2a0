"""Loop controls: the `llvm.loop` metadata of a latch, as a mask and its parameters.

All of them are hints. Some are promises of the source, such as independent iterations, which a
consumer may ignore.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

from spvbackend.isel.hints import may_hint_by
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import Words, hinted_words, node_operands, node_strings
from spvbackend.llvmir.values import Block, Function, Inst
from spvbackend.spirv import enums as spv

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_KIND: Final = "LoopControl"
_COUNT: Final = Words("one number from 1 to 4294967295", 1, 1, 1)
_NUMBER: Final = Words("one number from 0 to 4294967295", 1, 1)
_FLAG: Final = Words("0 or 1", 1, 1, 0, 1)
_PARALLEL: Final = "llvm.loop.parallel_accesses"
_ACCESSES: Final = frozenset((op.ATOMICRMW, op.CMPXCHG, op.LOAD, op.STORE))
_UNROLL: Final = spv.LoopControlUnroll | spv.LoopControlPartialCount


@final
class LoopHint:
    """The loop control for a node of a loop's metadata.

    Attributes:
        control: the bit of the mask.
        words: the form of the parameter after the name; None if there is none.
        parameter: the parameter of a bit that needs one although the node has none, else -1.
    """

    __slots__ = ("control", "parameter", "words")

    def __init__(self, control: int, words: Words | None = None, parameter: int = -1) -> None:
        self.control: Final = control
        self.words: Final = words
        self.parameter: Final = parameter


HINTS: Final[dict[str, LoopHint]] = {
    "llvm.loop.unroll.enable": LoopHint(spv.LoopControlUnroll),
    "llvm.loop.unroll.full": LoopHint(spv.LoopControlUnroll),
    "llvm.loop.unroll.disable": LoopHint(spv.LoopControlDontUnroll),
    "llvm.loop.unroll.count": LoopHint(spv.LoopControlPartialCount, _COUNT),
    "llvm.loop.ivdep.enable": LoopHint(spv.LoopControlDependencyInfinite),
    "llvm.loop.ivdep.safelen": LoopHint(spv.LoopControlDependencyLength, _COUNT),
    # Hints for FPGAs.
    "llvm.loop.coalesce.enable": LoopHint(spv.LoopControlLoopCoalesceINTEL, parameter=0),
    "llvm.loop.coalesce.count": LoopHint(spv.LoopControlLoopCoalesceINTEL, _NUMBER),
    "llvm.loop.fusion.disable": LoopHint(spv.LoopControlNoFusionINTEL),
    "llvm.loop.ii.count": LoopHint(spv.LoopControlInitiationIntervalINTEL, _COUNT),
    "llvm.loop.intel.max_reinvocation_delay.count": LoopHint(
        spv.LoopControlMaxReinvocationDelayINTEL, _COUNT
    ),
    "llvm.loop.intel.pipelining.enable": LoopHint(spv.LoopControlPipelineEnableINTEL, _FLAG),
    "llvm.loop.intel.speculated.iterations.count": LoopHint(
        spv.LoopControlSpeculatedIterationsINTEL, _NUMBER
    ),
    "llvm.loop.max_concurrency.count": LoopHint(spv.LoopControlMaxConcurrencyINTEL, _NUMBER),
    "llvm.loop.max_interleaving.count": LoopHint(spv.LoopControlMaxInterleavingINTEL, _NUMBER),
}


def loop_control(sel: Selector, ref: str, line: int) -> list[int]:
    """Return the loop control mask and parameters of a loop's metadata, empty without hints.

    Args:
        sel: the selector.
        ref: the loop's node.
        line: the line of the latch's branch.
    """
    # Keyed by bit, since parameters follow in bit order (Loop Control).
    controls: dict[int, list[int]] = {}
    for operand in node_operands(sel.module, ref):
        # The first operand of a loop's metadata is the node itself, which keeps it distinct
        # (LangRef, 'llvm.loop').
        if operand == ref or not operand.startswith("!"):
            continue
        name = node_strings(sel.module, operand)[:1]
        hint = HINTS.get(name[0]) if name else None
        if hint is None or not may_hint_by(sel, _KIND, hint.control, f"metadata '{name[0]}'", line):
            continue
        parameters = _parameters(sel, name[0], hint, operand, line)
        if parameters is not None:
            controls[hint.control] = parameters
    _resolve(sel, controls, line)
    if not controls:
        return []
    bits = sorted(controls)
    return [sum(bits), *(word for bit in bits for word in controls[bit])]


def _parameters(sel: Selector, name: str, hint: LoopHint, ref: str, line: int) -> list[int] | None:
    """Return the words of a bit's parameter, or None if the node is malformed."""
    if hint.words is None:
        return [] if hint.parameter < 0 else [hint.parameter]
    # Skip the name: the rest of the operands form the node to check.
    number = ", ".join(node_operands(sel.module, ref)[1:])
    return hinted_words(sel.module, name, f"!{{{number}}}", hint.words, line)


def _resolve(sel: Selector, controls: dict[int, list[int]], line: int) -> None:
    """Remove controls that exclude each other (Loop Control)."""
    if spv.LoopControlDependencyInfinite in controls:
        # Independent iterations are independent at any distance.
        controls.pop(spv.LoopControlDependencyLength, None)
    asked = [bit for bit in controls if bit & _UNROLL]
    if asked and spv.LoopControlDontUnroll in controls:
        # Unroll and PartialCount exclude DontUnroll.
        text = "the loop's metadata asks to unroll it and not to; both hints are ignored"
        sel.module.warn(text, line)
        for bit in (*asked, spv.LoopControlDontUnroll):
            del controls[bit]


def parallel_groups(sel: Selector, ref: str) -> frozenset[str]:
    """Return the access groups that do not depend on other iterations of a loop.

    Args:
        sel: the selector.
        ref: the loop's node.
    """
    groups: list[str] = []
    for operand in node_operands(sel.module, ref):
        if operand != ref and node_strings(sel.module, operand)[:1] == [_PARALLEL]:
            groups += node_operands(sel.module, operand)[1:]
    return frozenset(groups)


def independent(
    sel: Selector, control: list[int], groups: frozenset[str], body: Iterable[Block], line: int
) -> list[int]:
    """Add the promise of independent iterations to a loop control if it holds.

    It holds if all memory accesses are in the groups (LangRef, 'llvm.loop.parallel_accesses').
    """
    if not all(_is_in(sel, inst, groups) for block in body for inst in block.insts):
        return control
    bit = spv.LoopControlDependencyInfinite
    if not may_hint_by(sel, _KIND, bit, f"metadata '{_PARALLEL}'", line):
        return control
    mask, *words = control or [0]
    if mask & spv.LoopControlDependencyLength:
        # DependencyLength, the first bit with a parameter, is a weaker promise.
        mask, words = mask ^ spv.LoopControlDependencyLength, words[1:]
    return [mask | bit, *words]


def _is_in(sel: Selector, inst: Inst, groups: frozenset[str]) -> bool:
    """Whether an instruction accesses no memory, or is in one of the groups."""
    if inst.opcode == op.CALL:
        callee = inst.callee
        if isinstance(callee, Function) and callee.fn_attrs.get("memory") == "none":
            return True
    elif inst.opcode not in _ACCESSES:
        return True
    ref = (inst.attachments or {}).get("llvm.access.group", "")
    # A node without operands is a group; any other is a list of groups (LangRef).
    return ref in groups or not groups.isdisjoint(node_operands(sel.module, ref) if ref else ())
