"""Listing of a module's SPIR-V beside its LLVM IR.

Input: a translation with a trace, once its words exist. Output: a `Listing`, which a page shows; no
translation needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from spvbackend.emit.asm import instruction_lines
from spvbackend.emit.friendly import with_names
from spvbackend.emit.layout import Laid, module_insts
from spvbackend.explain.pointee_types import Listing
from spvbackend.isel.trace import Trace
from spvbackend.mir.inst import RUN_WIDTHS, MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import opcodes as op

MAX_WORDS: Final = 200_000
"""A longer module is not listed: a browser would have to hold it, and nobody would read it."""
_TARGETS: Final[dict[int, int]] = {
    op.OpDecorate: 0,
    op.OpEntryPoint: 1,
    op.OpExecutionMode: 0,
    op.OpExecutionModeId: 0,
    op.OpName: 0,
}
"""Operand index of the target, for instructions outside of functions."""


def list_module(
    laid: Laid, machine: MachineModule, trace: Trace, user_line: Callable[[int], int]
) -> Listing:
    """Return the module's text and the source line of each instruction.

    Args:
        laid: the words.
        machine: the machine module of the words.
        trace: selection's notes.
        user_line: maps a line of LLVM's text to the reader's line; 0 for none.
    """
    if len(laid.words) > MAX_WORDS:
        return Listing((), (), (), f"its {len(laid.words)} words are too many to be listed")
    lines = [line.strip() for line in _lines(laid)]
    origins: list[int] = []
    functions: list[tuple[str, int, int]] = []
    names = {function.id: function.name for function in machine.functions}
    start, name = 0, ""
    for inst, count in _counted(module_insts(machine)):
        if inst.opcode == op.OpFunction:
            start, name = len(origins), names[inst.result]
        origins += [user_line(_line_of(inst, trace))] * count
        if inst.opcode == op.OpFunctionEnd:
            functions.append((name, start, len(origins)))
    return Listing(tuple(lines), tuple(origins), tuple(functions), "")


def _lines(laid: Laid) -> list[str]:
    return with_names(instruction_lines(laid.words))


def _counted(insts: list[MachineInst]) -> Iterator[tuple[MachineInst, int]]:
    """Yield each instruction with its number of text lines."""
    for inst in insts:
        width = RUN_WIDTHS.get(inst.opcode, 0)
        yield inst, len(inst.operands) // width if width else 1


def _line_of(inst: MachineInst, trace: Trace) -> int:
    line = trace.lines.get(inst, 0) or trace.results.get(inst.result, 0)
    if line or inst.opcode not in _TARGETS:
        return line
    return trace.results.get(inst.operands[_TARGETS[inst.opcode]], 0)
