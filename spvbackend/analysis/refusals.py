"""Errors that several stages find, each worded in one place."""

from __future__ import annotations

from spvbackend.analysis.symbols import mentioned
from spvbackend.diagnostics import Unsupported
from spvbackend.graphs import shortest_cycle
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Function, GlobalVar, Inst, Value
from spvbackend.target.address_spaces import READ_ONLY
from spvbackend.target.availability import need
from spvbackend.target.environment import Environment
from spvbackend.target.features import FUNCTION_POINTERS


def other_type(callee: Function) -> Unsupported:
    """Return the error for a call whose type differs from its callee's."""
    return Unsupported(f"the type of the call differs from the type of '@{callee.name}'")


def check_type(inst: Inst, callee: Function) -> None:
    """Refuse a call whose type differs from its callee's."""
    if inst.call_info.fn_type is not callee.value_type:
        error = other_type(callee)
        error.place(inst.line)
        raise error


def refuse_read_only(pointer: Value, line: int = 0) -> None:
    """Refuse to write what is read-only; a store would be undefined.

    Args:
        pointer: where an instruction writes.
        line: that of the instruction; 0 lets the caller place the error.
    """
    space = pointer.type.space
    if space in READ_ONLY:
        raise Unsupported(f"{READ_ONLY[space]} (address space {space}) cannot be written", line)


def check_address(environment: Environment, name: str, line: int = 0) -> None:
    """Refuse the address of a function, unless the environment has function pointers."""
    need(environment, FUNCTION_POINTERS, f"the address of function '@{name}'", line)


def check_initialisers(module: Module, named: set[GlobalVar]) -> None:
    """Refuse a variable that holds the address of a built-in one, in another address space.

    Args:
        module: a module.
        named: its built-in variables.

    Raises:
        Unsupported: there is one.
    """
    for var in module.globals:
        if var.initializer is not None and not named.isdisjoint(mentioned(var.initializer)):
            raise Unsupported(
                f"variable '@{var.name}' holds the address of a built-in variable, "
                "which has no translation",
                var.line,
            )


def endless_initialiser(variables: list[GlobalVar], var: GlobalVar) -> Unsupported:
    """Return the error about an initialiser that leads back to its variable, by a shortest way.

    Args:
        variables: the module's variables.
        var: the variable whose initialiser depends on itself.
    """
    numbers = {variable: number for number, variable in enumerate(variables)}
    cycle = shortest_cycle([_needed(variable, numbers) for variable in variables], numbers[var])
    way = " -> ".join([f"@{variables[number].name}" for number in cycle])
    return Unsupported(f"the initialiser of '@{var.name}' depends on itself: {way}", var.line)


def _needed(var: GlobalVar, numbers: dict[GlobalVar, int]) -> list[int]:
    """Return the numbers of the variables that an initialiser mentions."""
    if var.initializer is None:
        return []
    others = [other for other in mentioned(var.initializer) if isinstance(other, GlobalVar)]
    return [numbers[other] for other in others if other in numbers]
