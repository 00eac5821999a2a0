"""Faults that a verifier finds, up to a bound, and their instructions' text.

A faulty pass tends to repeat its fault; more than MAX_FAULTS faults help nobody.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import VOID
from spvbackend.llvmir.values import Inst
from spvbackend.llvmir.verify.checker import TypeRules

MAX_FAULTS: Final = 50
MODULE: Final = ""
"""Stands for a function's name in a fault at module level."""


class Fault(NamedTuple):
    """A fault and its place.

    Attributes:
        function: the name of the function, MODULE outside of functions.
        line: the line of the canonical text, from 1; 0 if unknown.
        instruction: its text; "" for a fault of a block, a function or the module.
        message: the fault.
    """

    function: str
    line: int
    instruction: str
    message: str


@final
class Report:
    """The faults so far."""

    __slots__ = ("_rules", "faults")

    def __init__(self, rules: TypeRules) -> None:
        self._rules: Final = rules
        self.faults: Final[list[Fault]] = []

    @property
    def is_full(self) -> bool:
        """Whether there are enough faults to show."""
        return len(self.faults) >= MAX_FAULTS

    def add(self, line: int, message: str) -> None:
        """Add a fault of the current function, or of the module."""
        self._add(line, "", message)

    def add_inst(self, inst: Inst, message: str) -> None:
        """Add a fault of an instruction that can be printed."""
        from spvbackend.llvmir.print.inst import inst_text  # valid input needs no printer

        self._add(inst.line, inst_text(inst, self._rules.names()), message)

    def add_broken(self, inst: Inst, message: str) -> None:
        """Add a fault of an instruction whose form or constants the printer cannot rely on.

        Its text has the opcode and the operands' types, which always exist.
        """
        types = ", ".join([str(operand.type) for operand in inst.operands])
        name = op.OPCODE_NAMES.get(inst.opcode, str(inst.opcode))
        result = "" if inst.type.kind == VOID else f"{self._rules.names().local(inst)} = "
        self._add(inst.line, f"{result}{name} {types}".rstrip(), message)

    def _add(self, line: int, instruction: str, message: str) -> None:
        function = self._rules.function
        name = MODULE if function is None else function.name
        if not self.is_full:
            self.faults.append(Fault(name, line, instruction, message))
