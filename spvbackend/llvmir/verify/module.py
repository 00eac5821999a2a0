"""Verifier of a module by LLVM's rules and those of our level of its IR.

Input: a module between two passes, with the promises made so far. Output: every fault, up to a
bound. Types, symbols and variables come first, then each function.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import InternalError
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import POINTER
from spvbackend.llvmir.values import Alias, Function, GlobalVar, Value
from spvbackend.llvmir.verify.checker import TypeRules, attachments_error, is_power_of_two
from spvbackend.llvmir.verify.constants import ConstantRules
from spvbackend.llvmir.verify.function import FunctionVerifier, State
from spvbackend.llvmir.verify.promised import Promised
from spvbackend.llvmir.verify.report import MODULE, Fault, Report

_SUBJECT: Final[dict[bool, str]] = {True: "fault", False: "faults"}


def verify_module(module: Module, promises: int = 0) -> list[Fault]:
    """Return all faults of the module, those at module level first.

    Args:
        module: a module between two passes.
        promises: the bits of `promises` that passes have made.

    Returns:
        The faults, at most `report.MAX_FAULTS`.
    """
    state = _state(module, promises)
    _check_symbols(state)
    for var in module.globals:
        if message := _variable_error(state, var) or state.promised.variable_error(var):
            state.report.add(var.line, f"@{var.name}: {message}")
    for alias in module.aliases:
        if message := _alias_error(state, alias):
            state.report.add(alias.line, f"@{alias.name}: {message}")
    for function in module.functions:
        _verify_function(state, function)
    return state.report.faults


def function_faults(module: Module, function: Function) -> list[Fault]:
    """All faults of one function, of which nothing is promised."""
    state = _state(module, 0)
    _verify_function(state, function)
    return state.report.faults


def _state(module: Module, promises: int) -> State:
    rules = TypeRules(module)
    return State(
        rules, ConstantRules(rules), Promised(rules, promises), Report(rules), set(), set()
    )


def _verify_function(state: State, function: Function) -> None:
    state.rules.function = function
    FunctionVerifier(state, function).verify()


def check_module(module: Module, promises: int = 0) -> None:
    """Raise an InternalError with all faults, at the place of the first.

    Raises:
        InternalError: there are faults; the caller adds the pass to blame.
    """
    faults = verify_module(module, promises)
    if not faults:
        return
    lines = [f"the IR is not valid: {len(faults)} {_SUBJECT[len(faults) == 1]}"]
    lines += [_fault_text(fault) for fault in faults]
    error = InternalError("\n".join(lines), faults[0].line)
    error.function = faults[0].function
    error.instruction = faults[0].instruction
    raise error


def _fault_text(fault: Fault) -> str:
    where = "the module" if fault.function == MODULE else f"@{fault.function}"
    text = f"in {where}: {fault.message}"
    return f"{text}: {fault.instruction}" if fault.instruction else text


def _check_symbols(state: State) -> None:
    """Check that each symbol has a unique name, by which the table finds it (Identifiers)."""
    module = state.rules.module
    listed: set[Value] = set()
    for symbol in (*module.globals, *module.aliases, *module.functions):
        if symbol in listed:
            state.report.add(0, f"@{symbol.name} is listed twice")
        listed.add(symbol)
        entry = module.symbols.get(symbol.name)
        if entry is not symbol and not _is_builtin_beside(symbol, entry):
            state.report.add(0, f"the table of symbols has no @{symbol.name}, or another one")
    for name, value in module.symbols.items():
        if value not in state.rules.symbols or value.name != name:
            state.report.add(0, f"the table of symbols has a @{name} that is not in the module")


def _is_builtin_beside(symbol: Value, entry: Value | None) -> bool:
    """Whether a symbol declares a template's callee of which the module has a definition.

    The template's call means the builtin: the definition may contain that call.
    """
    return (
        isinstance(symbol, Function)
        and symbol.is_declaration
        and isinstance(entry, Function)
        and not entry.is_declaration
    )


def _variable_error(state: State, var: GlobalVar) -> str:
    """Check a variable: a pointer, and an initialiser of its value type (Global Variables)."""
    if var.type.kind != POINTER:
        return f"a variable of type {var.type}"
    if var.align and not is_power_of_two(var.align):
        return f"the alignment {var.align} is not a power of two"
    value = var.initializer
    if value is not None:
        if value.type is not var.value_type:
            return f"an initialiser of type {value.type} in a variable of {var.value_type}"
        if not state.rules.is_sized(var.value_type):
            return f"{var.value_type} has no size"
        if message := state.constants.error(value):
            return message
    return attachments_error(state.rules.module, var.attachments)


def _alias_error(state: State, alias: Alias) -> str:
    """Check an alias: another name of an address (Aliases, IFuncs)."""
    if alias.aliasee is None:
        return "an alias of nothing"
    if alias.type.kind != POINTER or alias.aliasee.type is not alias.type:
        return f"an alias of type {alias.type} of a value of type {alias.aliasee.type}"
    return state.constants.error(alias.aliasee)
