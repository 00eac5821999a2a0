"""What the machine verifier says of a sample, and of one that a test has broken."""

from collections.abc import Callable
from typing import NamedTuple

from spvbackend.mir.inst import function_insts
from spvbackend.mir.module import MachineModule
from spvbackend.mir.print import opcode_text, outer_insts
from spvbackend.mir.verify.module import MODULE, function_key, verify_machine_module
from tests.unit.cases.machine.sample import Sample


def errors_of(machine: MachineModule) -> list[tuple[str, str]]:
    """The opcode of each wrong instruction, and what is wrong."""
    insts = {function_key(f): function_insts(f) for f in machine.functions}
    insts[MODULE] = outer_insts(machine)
    return [
        (opcode_text(insts[error.function][error.line].opcode), error.message)
        for error in verify_machine_module(machine)
    ]


Breaker = Callable[[Sample], None]


class Broken(NamedTuple):
    """What breaks a sample, the opcode of the first wrong instruction, and what is said of it."""

    function: Breaker
    opcode: str
    message: str


def broken(function: Breaker) -> list[tuple[str, str]]:
    sample = Sample()
    function(sample)
    return errors_of(sample.machine)


def breaker_name(case: Broken) -> str:
    return case.function.__name__


def check_broken(case: Broken) -> None:
    """An id without a definition has no type either, and so on: no more errors than that."""
    errors = broken(case.function)
    opcode, message = errors[0]
    assert opcode == case.opcode, errors
    assert case.message in message, errors
    assert len(errors) <= 2, errors
