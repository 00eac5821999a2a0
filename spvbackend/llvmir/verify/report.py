"""What a verifier has found, with a bound, and how instructions are shown in it.

A wrong pass tends to do the same wrong thing everywhere; more than MAX_FAULTS help nobody.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.print.inst import inst_text
from spvbackend.llvmir.types import VOID
from spvbackend.llvmir.values import Inst
from spvbackend.llvmir.verify.checker import TypeRules

MAX_FAULTS: Final = 50
MODULE: Final = ""
"""In place of a function's name in a fault at module level."""


class Fault(NamedTuple):
    """What is wrong, and where.

    Attributes:
        function: the name of the function, MODULE outside of functions.
        line: of the canonical text, from 1; 0 where it is not known.
        instruction: its text; "" where the fault is one of a block, a function or the module.
        message: what is wrong.
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
        """A fault of the function at hand, or of the module."""
        self._add(line, "", message)

    def add_inst(self, inst: Inst, message: str) -> None:
        """A fault of an instruction that can be printed."""
        self._add(inst.line, inst_text(inst, self._rules.names()), message)

    def add_broken(self, inst: Inst, message: str) -> None:
        """A fault of an instruction whose form or constants the printer cannot rely on.

        It shows the opcode and the types of the operands, which are there in any case.
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
