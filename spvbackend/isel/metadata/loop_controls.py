"""Loop controls: what the `llvm.loop` metadata of a latch says, as a mask and its parameters.

All of them are hints. Some are promises of the source, such as that iterations are independent,
which a consumer may use and need not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from spvbackend.isel.hints import may_hint_by
from spvbackend.llvmir.metadata import Words, hinted_words, node_operands, node_strings
from spvbackend.spirv import enums as spv

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_KIND: Final = "LoopControl"
_COUNT: Final = Words("one number from 1 to 4294967295", 1, 1, 1)
_NUMBER: Final = Words("one number from 0 to 4294967295", 1, 1)
_FLAG: Final = Words("0 or 1", 1, 1, 0, 1)
_UNROLL: Final = spv.LoopControlUnroll | spv.LoopControlPartialCount


class LoopHint(NamedTuple):
    """What a node of a loop's metadata becomes.

    Attributes:
        control: the bit of the mask.
        words: what stands behind the name, the parameter; None for nothing.
        parameter: that of a bit which has one though the node has none; -1 for none.
    """

    control: int
    words: Words | None = None
    parameter: int = -1


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
