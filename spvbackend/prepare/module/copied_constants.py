"""Constants that have to stay in private memory: a copy for each function that uses one.

Input: the classes of the module's private addresses, and the constants that did not move. Output:
each function has an initialised alloca for a constant that it names, and the constant is removed.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.escapes import Escapes, Lifetime
from spvbackend.analysis.pointer_classes import EXPORTED, PointerClasses
from spvbackend.analysis.symbols import mentioned
from spvbackend.builtins.lookup import Builtins
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module, TakenAddress
from spvbackend.llvmir.values import ConstAggregate, Function, GlobalVar, Inst, Value
from spvbackend.target.address_spaces import CONSTANT, PRIVATE

_REMEDY: Final = f"put the constant into addrspace({CONSTANT})"
_INTERNAL: Final = "make the function internal, if nothing outside calls it"


@final
class Copier:
    """Gives each function that uses a constant an alloca with its value."""

    __slots__ = ("classes", "copied", "escapes", "module")

    def __init__(
        self, module: Module, classes: PointerClasses, builtins: Builtins, copied: set[GlobalVar]
    ) -> None:
        self.module: Final = module
        self.classes: Final = classes
        self.copied: Final = copied
        self.escapes: Final = Escapes(builtins.is_known)

    def run(self) -> None:
        for var in self.module.globals:
            if var.initializer is not None and not var.is_list:
                self._check_initializer(var)
        for function in self.module.functions:
            if function.blocks:
                try:
                    self._copy_into(function)
                except Diagnostic as error:
                    self.module.refuse(function, error)
        self.module.drop_variables(self.copied)

    def _check_initializer(self, var: GlobalVar) -> None:
        """Refuse an initialiser, even of a copy, that names a copied constant."""
        assert var.initializer is not None
        for value in mentioned(var.initializer):
            if value in self.copied:
                raise self._error(value, f"is in the initialiser of '@{var.name}'", var.line)

    def _copy_into(self, function: Function) -> None:
        # One copy a function, however many uses: the constant is only read, so its uses may share.
        copies: dict[GlobalVar, Inst] = {}
        for block in function.blocks:
            for inst in block.insts:
                for index, operand in enumerate(inst.operands):
                    if isinstance(operand, GlobalVar) and operand in self.copied:
                        if operand not in copies:
                            copies[operand] = self._copy(operand, inst.line)
                        inst.operands[index] = copies[operand]
                    elif isinstance(operand, ConstAggregate):
                        self._check_aggregate(operand, inst.line)
        if not copies:
            return
        entry = function.blocks[0]
        for copy in copies.values():
            copy.parent = entry
        self._check_lifetime(function, copies)
        # The entry dominates all uses, and an alloca there is one variable for each call of the
        # function, whatever loops the uses are in.
        entry.insts[:0] = list(copies.values())

    def _check_lifetime(self, function: Function, copies: dict[GlobalVar, Inst]) -> None:
        lifetime = Lifetime(None, compared=True)
        # Check all in one walk; only an error needs to know which of them leaks.
        if self.escapes.leak(function, list(copies.values()), lifetime) is None:
            return
        for var, copy in copies.items():
            leak = self.escapes.leak(function, [copy], lifetime)
            if leak is not None:
                raise self._error(var, leak.how, leak.line)

    def _check_aggregate(self, value: ConstAggregate, line: int) -> None:
        for part in mentioned(value):
            if part in self.copied:
                raise self._error(part, "is part of a constant", line)

    def _error(self, var: Value, how: str, line: int) -> Unsupported:
        why = self.classes.fixed(self.classes.node(var))
        return Unsupported(
            f"the address of constant '@{var.name}' in address space {PRIVATE} {how}\n"
            f"the constant stays in this address space, as its address {why}",
            line,
            f"{_REMEDY}, or {_INTERNAL}" if why.endswith(EXPORTED) else _REMEDY,
        )

    def _copy(self, var: GlobalVar, line: int) -> Inst:
        if var.initializer is None:
            raise self._error(var, "is used, but it is defined in another module", line)
        # The sweep that notes addresses of functions saw the variable, not its initialiser.
        for value in mentioned(var.initializer):
            if isinstance(value, Function):
                self.module.taken_addresses.append(TakenAddress(value, var.line))
        inst = Inst(op.ALLOCA, var.type, [var.initializer], line)
        inst.name = var.name
        inst.type_arg = var.value_type
        inst.memory = op.MemoryInfo(var.align)
        return inst
