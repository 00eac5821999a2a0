"""State of the checks of one module: its rules, and parts that are known to be right.

Types, constants, accesses and lists of attributes recur, so each is checked once; `quick.py` looks
them up.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.opcodes import MemoryInfo
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Constant, Function, GlobalVar, Inst, Value
from spvbackend.llvmir.verify.checker import TypeRules, is_intrinsic
from spvbackend.llvmir.verify.constants import ConstantRules
from spvbackend.llvmir.verify.report import Report


@final
class Intrinsic:
    """A declaration of an intrinsic.

    Attributes:
        name: its name in the table of signatures, "" if it has no row.
        fault: the fault in its type, or "".
        immediates: the parameters that take constants only.
    """

    __slots__ = ("fault", "immediates", "name")

    def __init__(self, name: str, fault: str, immediates: list[int]) -> None:
        self.name: Final = name
        self.fault: Final = fault
        self.immediates: Final = immediates


@final
class State:
    """The module, the current function, and what was found right.

    Attributes:
        rules: facts about types, and the current function.
        constants: the rules of constants.
        known: symbols, constants and arguments that any instruction may use; the arguments are
            those of the current function.
        types: the operand type and the result type that a conversion may have together.
        integers: types of operands of integer arithmetic.
        floats: types of operands of floating-point arithmetic.
        icmps: the result type of an icmp by operand type.
        fcmps: the result type of an fcmp by operand type.
        accesses: plain accesses.
        attached: metadata by name and node, with the opcode and type that it is attached to.
        calls: the type of a callee for which a call of this type needs no further checks.
        intrinsics: what is known about called intrinsics.
        attributes: the function type of a call, by the identity of its arguments' attributes.
        results: the type of a call's result, by the identity of its attributes.
        groups: groups of attributes that calls may have.
        result: the result type of the current function.
        i1: the type.
        void: the type.
        valued: attributes of parameters by identity, with types that may have them.
        plain: those whose place among the parameters does not matter.
    """

    __slots__ = ("accesses", "attached", "attributes", "calls", "constants", "fcmps", "floats",
                 "groups", "i1", "icmps", "integers", "intrinsics", "known", "module", "plain",
                 "result", "results", "rules", "types", "valued", "void")  # fmt: skip

    def __init__(self, module: Module) -> None:
        self.module: Final = module
        self.rules: Final = TypeRules(module, is_input=True)
        self.constants: Final = ConstantRules(self.rules)
        self.known: Final[set[Value]] = set(module.globals)
        self.known.update([one for one in module.functions if not is_intrinsic(one)])
        self.types: Final[set[tuple[int, Type, Type]]] = set()
        self.integers: Final[set[Type]] = set()
        self.floats: Final[set[Type]] = set()
        self.icmps: Final[dict[Type, Type]] = {}
        self.fcmps: Final[dict[Type, Type]] = {}
        self.accesses: Final[set[MemoryInfo]] = set()
        self.attached: Final[set[tuple[str, str, int, Type]]] = set()
        self.calls: Final[dict[Value, Type]] = {}
        self.intrinsics: Final[dict[Function, Intrinsic]] = {}
        self.attributes: Final[dict[int, Type]] = {}
        self.results: Final[dict[int, Type]] = {}
        self.groups: Final[set[int]] = set()
        self.plain: Final[set[tuple[int, Type]]] = set()
        self.valued: Final[set[tuple[int, Type]]] = set()
        self.void: Final = module.types.void
        self.result = self.void
        self.i1: Final = module.types.i1

    def enter(self, function: Function) -> None:
        """Begin a function with a body."""
        rules = self.rules
        if rules.function is not None:
            self.known.difference_update(rules.function.args)
        rules.function = function
        self.result = function.ret_type
        self.known.update(function.args)

    def refuse(self, line: int, message: str) -> CompileError:
        """Return the error for a fault of the current function or of the module."""
        error = CompileError(f"the module is broken: {message}", line)
        if self.rules.function is not None:
            error.function = self.rules.function.name
        return error

    def refuse_inst(self, inst: Inst, message: str, prints: bool = True) -> CompileError:
        """Return the error for a fault of an instruction.

        Args:
            inst: the instruction.
            message: the fault.
            prints: whether the form is right, which the printer relies on.
        """
        report = Report(self.rules)
        if prints and self._can_print(inst):
            report.add_inst(inst, message)
        else:
            report.add_broken(inst, message)
        error = self.refuse(inst.line, message)
        error.instruction = report.faults[0].instruction
        return error

    def _can_print(self, inst: Inst) -> bool:
        """Whether all constants of an instruction are right."""
        for operand in inst.operands:
            if isinstance(operand, Constant) and self.constants.error(operand):
                return False
        return True

    def refuse_symbol(self, symbol: Function | GlobalVar, message: str) -> CompileError:
        """Return the error for a fault of a symbol."""
        return CompileError(f"the module is broken: '@{symbol.name}': {message}", symbol.line)
