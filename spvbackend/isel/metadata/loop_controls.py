"""Loop controls: what the `llvm.loop` metadata of a latch says, as a mask and its parameters.

All of them are hints. Some are promises of the source, such as that iterations are independent,
which a consumer may use and need not.
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
    """What a node of a loop's metadata becomes.

    Attributes:
        control: the bit of the mask.
        words: what stands behind the name, the parameter; None for nothing.
        parameter: that of a bit which has one though the node has none; -1 for none.
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
    # Those of FPGAs.
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
    """Loop control mask and parameters of a loop's metadata, empty for no hint.

    Args:
        sel: the selector.
        ref: the node of the loop.
        line: that of the latch's branch.
    """
    # By bit, since the parameters follow in the order of the bits (Loop Control).
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
    """The words behind a bit, None where the node has no right ones."""
    if hint.words is None:
        return [] if hint.parameter < 0 else [hint.parameter]
    # The name is no number, so what follows it is a node of its own to look at.
    number = ", ".join(node_operands(sel.module, ref)[1:])
    return hinted_words(sel.module, name, f"!{{{number}}}", hint.words, line)


def _resolve(sel: Selector, controls: dict[int, list[int]], line: int) -> None:
    """Take away what may not stand together (Loop Control)."""
    if spv.LoopControlDependencyInfinite in controls:
        # A loop of independent iterations has them at any distance.
        controls.pop(spv.LoopControlDependencyLength, None)
    asked = [bit for bit in controls if bit & _UNROLL]
    if asked and spv.LoopControlDontUnroll in controls:
        # Neither of the two may stand beside DontUnroll.
        text = "the loop's metadata asks to unroll it and not to; both hints are ignored"
        sel.module.warn(text, line)
        for bit in (*asked, spv.LoopControlDontUnroll):
            del controls[bit]


def parallel_groups(sel: Selector, ref: str) -> frozenset[str]:
    """The access groups whose accesses do not depend on another iteration of a loop.

    Args:
        sel: the selector.
        ref: the node of the loop.
    """
    found: list[str] = []
    for operand in node_operands(sel.module, ref):
        if operand != ref and node_strings(sel.module, operand)[:1] == [_PARALLEL]:
            found += node_operands(sel.module, operand)[1:]
    return frozenset(found)


def independent(
    sel: Selector, control: list[int], groups: frozenset[str], body: Iterable[Block], line: int
) -> list[int]:
    """A loop control that also says, where that is so, that no iteration depends on another.

    LangRef, 'llvm.loop.parallel_accesses': if all that accesses memory is in the groups.
    """
    if not all(_is_in(sel, inst, groups) for block in body for inst in block.insts):
        return control
    bit = spv.LoopControlDependencyInfinite
    if not may_hint_by(sel, _KIND, bit, f"metadata '{_PARALLEL}'", line):
        return control
    mask, *words = control or [0]
    if mask & spv.LoopControlDependencyLength:
        # The first of the bits that have a parameter, which says less.
        mask, words = mask ^ spv.LoopControlDependencyLength, words[1:]
    return [mask | bit, *words]


def _is_in(sel: Selector, inst: Inst, groups: frozenset[str]) -> bool:
    """Whether an instruction accesses no memory, or in one of the groups."""
    if inst.opcode == op.CALL:
        callee = inst.callee
        if isinstance(callee, Function) and callee.fn_attrs.get("memory") == "none":
            return True
    elif inst.opcode not in _ACCESSES:
        return True
    ref = (inst.attachments or {}).get("llvm.access.group", "")
    # A node without operands is a group, any other is a list of them (LangRef).
    return ref in groups or not groups.isdisjoint(node_operands(sel.module, ref) if ref else ())
