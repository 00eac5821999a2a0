"""A sweep over a function in which values take the place of instructions."""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.lookup import Builtins
from spvbackend.diagnostics import Diagnostic
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.values import Function, Inst, Value


class Sweep:
    """Replaces instructions of one function, by default the calls of certain functions."""

    __slots__ = ("_build", "_builtins", "_called", "_function", "_module")

    def __init__(
        self, module: Module, function: Function, builtins: Builtins, called: set[Value]
    ) -> None:
        self._module: Final = module
        self._function: Final = function
        self._builtins: Final = builtins
        self._called: Final = called
        self._build = Builder(module, function.blocks[0])

    def rewrite(self) -> bool:
        """Sweep the blocks; values replace the instructions afterwards, if there are any."""
        changed: dict[Value, Value] = {}
        for block in self._function.blocks:
            if not any(self._is_looked_at(inst) for inst in block.insts):
                continue
            build = self._build = Builder(self._module, block)
            for inst in block.insts:
                if not self._is_looked_at(inst):
                    build.out.append(inst)
                    continue
                build.line = inst.line
                try:
                    value = self._replacement(inst)
                except Diagnostic as error:
                    error.place(inst.line)
                    raise
                if value is None:
                    build.out.append(inst)
                elif value is not inst:
                    changed[inst] = value
            block.insts = build.out
        if changed:
            replace_uses(self._function, changed)
        return bool(changed)

    def _is_looked_at(self, inst: Inst) -> bool:
        """Whether anything may replace an instruction."""
        return inst.opcode == op.CALL and inst.operands[-1] in self._called

    def _replacement(self, inst: Inst) -> Value | None:
        """The value for an instruction; itself where it just goes, None where it stays."""
        raise NotImplementedError
