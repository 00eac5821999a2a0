"""Verifier of the passes' promises: a table of checks by promise.

Input: a well-formed module. `llvmir/promises.py` has the sentences; a promise without a check here
(TYPED_BUILTINS) is about machine code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.promises import (
    HLSL_HANDLES,
    INNER_PLACES,
    KERNEL_HANDLES,
    LEGAL_TYPES,
    NO_ALIASES,
    NO_CALLED_KERNELS,
    NO_CONSTANT_EXPRESSIONS,
    NO_PRIVATE_VARIABLES,
    ORDERED,
    OWN_ADDRESSES,
    OWN_SIGNATURES,
    OWN_SPACES,
    POINTEES,
    WAVES_IN_LOOPS,
)
from spvbackend.llvmir.types import POINTER
from spvbackend.llvmir.values import (
    Alias,
    Argument,
    ConstAggregate,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    Undef,
    Value,
)
from spvbackend.llvmir.verify import shaders
from spvbackend.llvmir.verify.checker import TypeRules
from spvbackend.llvmir.verify.flow import Flow
from spvbackend.llvmir.verify.legal import LegalRules
from spvbackend.target.address_spaces import PRIVATE

_ALLOCAS: Final = frozenset((op.ALLOCA, op.ARRAYALLOCA))
_SIMPLE: Final = frozenset((Argument, ConstFloat, ConstInt, ConstNull, Inst, Undef))
"""Classes of values that the checks of operands always accept."""

InstCheck = Callable[["Promised", Inst], str]
FunctionCheck = Callable[["Promised", Function, Flow], str]
VariableCheck = Callable[["Promised", GlobalVar], str]


@final
class Promised:
    """The checks of the promises made so far, and their memos of constants and types."""

    __slots__ = ("_function_checks", "_inst_checks", "_plain", "_promises", "_simple_checks",
                 "_variable_checks", "legal", "rules")  # fmt: skip

    def __init__(self, rules: TypeRules, promises: int) -> None:
        self.rules: Final = rules
        self.legal: Final = LegalRules(rules)
        self._plain: Final[set[ConstAggregate]] = set()
        self._promises: Final = promises
        # Chosen once for an opcode, so that an instruction costs only the checks that may find a
        # fault in it; those of operands find none in simple ones.
        self._inst_checks: Final[dict[int, list[InstCheck]]] = {}
        self._simple_checks: Final[dict[int, list[InstCheck]]] = {}
        self._function_checks: Final = [
            check for promise, check in FUNCTION_CHECKS.items() if promises & promise
        ]
        self._variable_checks: Final = [
            check for promise, check in VARIABLE_CHECKS.items() if promises & promise
        ]

    def inst_error(self, inst: Inst) -> str:
        """Return the promise that an instruction breaks, or ""."""
        chosen, skipped = self._simple_checks, OF_OPERANDS
        for operand in inst.operands:
            if type(operand) not in _SIMPLE:
                chosen, skipped = self._inst_checks, 0
                break
        checks = chosen.get(inst.opcode)
        if checks is None:
            checks = chosen[inst.opcode] = self._choose(inst.opcode, skipped)
        for check in checks:
            if message := check(self, inst):
                return message
        return ""

    def _choose(self, opcode: int, skipped: int) -> list[InstCheck]:
        """Return the checks of an opcode, except those of some promises."""
        asked = self._promises & ~skipped
        return [
            check
            for promise, check in INST_CHECKS.items()
            if asked & promise and (promise not in OPCODES or opcode in OPCODES[promise])
        ]

    def function_error(self, function: Function, flow: Flow) -> str:
        """Return the promise that a function as a whole breaks."""
        for check in self._function_checks:
            if message := check(self, function, flow):
                return message
        return ""

    def variable_error(self, var: GlobalVar) -> str:
        """Return the promise that a variable breaks."""
        for check in self._variable_checks:
            if message := check(self, var):
                return message
        return ""

    def is_plain(self, value: Value) -> bool:
        """Whether no part of a constant needs an instruction.

        Aggregates are shared, so plain ones are remembered, all of one walk together.
        """
        pending = [value]
        seen: set[ConstAggregate] = set()
        while pending:
            part = pending.pop()
            if isinstance(part, (Alias, ConstExpr, Function)):
                return False
            if isinstance(part, ConstAggregate) and part not in seen and part not in self._plain:
                seen.add(part)
                pending += part.elements
        self._plain.update(seen)
        return True


def _check_cast(promised: Promised, inst: Inst) -> str:
    """OWN_SPACES: pointers differ only in their space, so equal types have equal spaces."""
    source, target = inst.operands[0].type, inst.type
    if source is target:
        return f"{target} has the address space of {source}"
    return ""


def _check_order(promised: Promised, function: Function, flow: Flow) -> str:
    """ORDERED: check that dominators precede their blocks (2.16.1)."""
    for index, block in enumerate(function.blocks):
        message = ""
        if not flow.is_reachable(index):
            message = "cannot be reached"
        # Transitivity: if each immediate dominator comes first, all dominators do.
        elif flow.tree.idoms[index] > index:
            message = "stands before one that dominates it"
        elif block.index != index:
            message = f"has index {block.index}, not {index}"
        if message:
            return f"block {promised.rules.names().local(block)} {message}"
    return ""


def _check_no_aliases(promised: Promised, inst: Inst) -> str:
    """NO_ALIASES: check the operands."""
    for operand in inst.operands:
        if isinstance(operand, Alias):
            return f"the operand @{operand.name} is an alias"
    return ""


def _check_no_expressions(promised: Promised, inst: Inst) -> str:
    """NO_CONSTANT_EXPRESSIONS: check operands, except an alloca's initialiser."""
    for operand in inst.operands if inst.opcode != op.ALLOCA else ():
        if isinstance(operand, (ConstAggregate, ConstExpr)) and not promised.is_plain(operand):
            return f"'{promised.rules.text(operand)}' must be computed by an instruction"
    return ""


def _check_legal(promised: Promised, inst: Inst) -> str:
    """LEGAL_TYPES: check an instruction."""
    return promised.legal.check_inst(inst)


def _check_legal_signature(promised: Promised, function: Function, flow: Flow) -> str:
    return promised.legal.check_function(function)


def _check_legal_variable(promised: Promised, var: GlobalVar) -> str:
    return promised.legal.check_variable(var)


def _check_alloca(promised: Promised, inst: Inst) -> str:
    """NO_PRIVATE_VARIABLES: allocas are in address space 0."""
    if inst.type.space:
        return f"an alloca in address space {inst.type.space}"
    return ""


def _check_private(promised: Promised, var: GlobalVar) -> str:
    """NO_PRIVATE_VARIABLES: check constants; selection refuses a writable variable."""
    is_private = var.constant and var.type.space == PRIVATE
    return f"a constant in address space {PRIVATE}" if is_private else ""


def _check_kernel_call(promised: Promised, inst: Inst) -> str:
    """NO_CALLED_KERNELS (2.16.1): a declared kernel is not an entry point here."""
    callee = inst.callee
    is_own = isinstance(callee, Function) and callee.is_kernel and bool(callee.blocks)
    return f"a call of kernel @{callee.name}" if is_own else ""


def _check_signature(promised: Promised, inst: Inst) -> str:
    """OWN_SIGNATURES: LLVM allows other calls, whose behaviour is undefined (call)."""
    callee, type = inst.callee, inst.call_info.fn_type
    if isinstance(callee, Function) and callee.blocks and callee.value_type is not type:
        return f"a call of type {type} of @{callee.name}, which is of type {callee.value_type}"
    return ""


def _check_addresses(promised: Promised, inst: Inst) -> str:
    """OWN_ADDRESSES: check operands, except an alloca's initialiser."""
    # The last operand of a call is the callee.
    count = 0 if inst.opcode == op.ALLOCA else len(inst.operands) - (inst.opcode == op.CALL)
    for operand in inst.operands[:count]:
        if isinstance(operand, Function):
            return f"the operand @{operand.name} is a function, not its address"
    return ""


def _check_pointee(promised: Promised, inst: Inst) -> str:
    """POINTEES: check the result of an instruction."""
    return "" if _has_pointee(inst) else "the result's pointee is unknown"


def _check_arguments(promised: Promised, function: Function, flow: Flow) -> str:
    for arg in function.args if function.blocks else ():
        if not _has_pointee(arg):
            return f"the pointee of parameter {arg.index} is unknown"
    return ""


def _check_pointee_of_variable(promised: Promised, var: GlobalVar) -> str:
    return "" if _has_pointee(var) else "its pointee is unknown"


def _check_tokens(promised: Promised, inst: Inst) -> str:
    """WAVES_IN_LOOPS: check an instruction."""
    rules = promised.rules
    return shaders.token_error(inst) if shaders.is_of_hlsl(rules) else ""


def _check_waves(promised: Promised, function: Function, flow: Flow) -> str:
    """WAVES_IN_LOOPS: check the branches that replace tokens."""
    return shaders.wave_error(promised.rules, function, flow)


def _check_hlsl_handles(promised: Promised, inst: Inst) -> str:
    """HLSL_HANDLES: check an instruction; a kernel's handles are for a later pass."""
    rules = promised.rules
    return shaders.handle_error(rules, inst) if shaders.is_of_hlsl(rules) else ""


def _check_handles(promised: Promised, inst: Inst) -> str:
    """KERNEL_HANDLES: check an instruction."""
    return shaders.handle_error(promised.rules, inst)


def _check_handles_in_memory(promised: Promised, var: GlobalVar) -> str:
    """KERNEL_HANDLES: check a variable."""
    return shaders.variable_error(var)


def _check_places(promised: Promised, inst: Inst) -> str:
    """INNER_PLACES: check an address in a variable."""
    return shaders.place_error(promised.rules, inst)


def _has_pointee(value: Value) -> bool:
    """Whether a value is not a pointer, or has a pointee."""
    return value.type.kind != POINTER or value.pointee is not None


INST_CHECKS: Final[dict[int, InstCheck]] = {
    NO_ALIASES: _check_no_aliases,
    NO_CONSTANT_EXPRESSIONS: _check_no_expressions,
    LEGAL_TYPES: _check_legal,
    NO_PRIVATE_VARIABLES: _check_alloca,
    NO_CALLED_KERNELS: _check_kernel_call,
    OWN_ADDRESSES: _check_addresses,
    OWN_SIGNATURES: _check_signature,
    OWN_SPACES: _check_cast,
    POINTEES: _check_pointee,
    WAVES_IN_LOOPS: _check_tokens,
    HLSL_HANDLES: _check_hlsl_handles,
    KERNEL_HANDLES: _check_handles,
    INNER_PLACES: _check_places,
}
OPCODES: Final[dict[int, frozenset[int]]] = {
    NO_PRIVATE_VARIABLES: _ALLOCAS,
    NO_CALLED_KERNELS: frozenset((op.CALL,)),
    OWN_SIGNATURES: frozenset((op.CALL,)),
    OWN_SPACES: frozenset((op.ADDRSPACECAST,)),
    INNER_PLACES: frozenset((op.GETELEMENTPTR,)),
}
"""The opcodes that a check is about, if not all."""
OF_OPERANDS: Final = NO_ALIASES | NO_CONSTANT_EXPRESSIONS | OWN_ADDRESSES
"""The promises whose checks look for operands of some classes only."""
FUNCTION_CHECKS: Final[dict[int, FunctionCheck]] = {
    ORDERED: _check_order,
    LEGAL_TYPES: _check_legal_signature,
    POINTEES: _check_arguments,
    WAVES_IN_LOOPS: _check_waves,
}
VARIABLE_CHECKS: Final[dict[int, VariableCheck]] = {
    LEGAL_TYPES: _check_legal_variable,
    NO_PRIVATE_VARIABLES: _check_private,
    POINTEES: _check_pointee_of_variable,
    KERNEL_HANDLES: _check_handles_in_memory,
}
