"""Checks the words of a translation, and says what a wrong one was made from.

Input: the words, and the modules that they came from. Output: nothing, or an InternalError that
names the instruction of SPIR-V and, where it can be told, that of LLVM IR: the words alone are what
is checked, what was before them only helps to say where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spvbackend.diagnostics import InternalError
from spvbackend.emit.layout import Laid
from spvbackend.emit.verify.error import WordError
from spvbackend.emit.verify.scan import scan_words
from spvbackend.mir.inst import TERMINATORS
from spvbackend.mir.module import MachineModule

if TYPE_CHECKING:
    from spvbackend.emit.verify.place import Source
    from spvbackend.llvmir.module import Module
    from spvbackend.llvmir.values import Function


def check_words(laid: Laid, machine: MachineModule, module: Module) -> None:
    """The check of every translation: see `emit/verify/scan.py`.

    Raises:
        InternalError: something is wrong.
    """
    try:
        scan = scan_words(laid.words)
        if scan.id_words != laid.id_words:
            _report_confused(scan.id_words, laid.id_words, machine)
    except WordError as error:
        raise _located(error, laid, machine, module) from None


def check_words_fully(laid: Laid, machine: MachineModule, module: Module) -> None:
    """The check that takes its time: see `emit/verify/module.py`.

    Raises:
        InternalError: something is wrong.
    """
    from spvbackend.emit.verify.module import verify_words

    try:
        verify_words(laid.words)
    except WordError as error:
        raise _located(error, laid, machine, module) from None


def _report_confused(found: int, given: int, machine: MachineModule) -> None:
    """Find the instruction that has a literal for an id, or an id for a literal.

    In the words an id looks like any number, so it is the machine instructions that tell.
    """
    from spvbackend.emit.verify.place import confused_start

    message = f"{given} words are ids, where the grammar has {found}"
    raise confused_start(machine) or WordError(message)


def _located(found: WordError, laid: Laid, machine: MachineModule, module: Module) -> InternalError:
    """The error, with the function and the line of what the instruction was selected from."""
    from spvbackend.emit.verify.place import opcode_at, source_of

    if not found.start:
        return InternalError(found.message)
    error = InternalError(f"{opcode_at(laid.words, found.start)}: {found.message}")
    source = source_of(laid.words, found.start, machine)
    if source is None or source.function is None:
        return error
    error.function = source.function.name
    for function in module.functions:
        if function.name == source.function.name:
            error.place(_line_of(function, source))
    return error


def _line_of(function: Function, source: Source) -> int:
    """The line of the LLVM instruction that became a machine instruction, 0 where none is found.

    A machine instruction does not know it, as only an error of ours asks: the ids that both have
    tell, and those of an instruction without a result are its operands.
    """
    result, words = source.inst.result, source.inst.operands
    for block in function.blocks:
        # A large module has given its instructions back.
        if block.insts and source.label in (0, block.spv_id):
            for inst in block.insts:
                used = {value.spv_id for value in inst.operands}.difference((0, function.spv_id))
                if inst.spv_id == result if result else used and used.issubset(words):
                    return inst.line
            if source.inst.opcode in TERMINATORS:
                return block.terminator.line
    return function.line
