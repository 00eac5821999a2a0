"""Check of a translation's words, with the origin of a wrong one.

Input: the words, and the modules that they came from. Output: nothing, or an InternalError that
names the SPIR-V instruction and, if possible, the LLVM instruction. Only the words are checked; the
modules serve to locate the fault.
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
    """Run the check of every translation: see `emit/verify/scan.py`.

    Raises:
        InternalError: the words are wrong.
    """
    try:
        scan = scan_words(laid.words)
        if scan.id_words != laid.id_words:
            _report_confused(scan.id_words, laid.id_words, machine)
    except WordError as error:
        raise _located(error, laid, machine, module) from None


def check_words_fully(laid: Laid, machine: MachineModule, module: Module) -> None:
    """Run the slow check: see `emit/verify/module.py`.

    Raises:
        InternalError: the words are wrong.
    """
    from spvbackend.emit.verify.module import verify_words

    try:
        verify_words(laid.words)
    except WordError as error:
        raise _located(error, laid, machine, module) from None


def _report_confused(scanned: int, given: int, machine: MachineModule) -> None:
    """Raise an error for the instruction that has a literal for an id, or an id for a literal.

    In the words an id looks like any number, so the machine instructions are compared.
    """
    from spvbackend.emit.verify.place import confused_start

    message = f"{given} words are ids, where the grammar has {scanned}"
    raise confused_start(machine) or WordError(message)


def _located(fault: WordError, laid: Laid, machine: MachineModule, module: Module) -> InternalError:
    """Return the error with the function and line of the instruction's origin."""
    from spvbackend.emit.verify.place import opcode_at, source_of

    if not fault.start:
        return InternalError(fault.message)
    error = InternalError(f"{opcode_at(laid.words, fault.start)}: {fault.message}")
    source = source_of(laid.words, fault.start, machine)
    if source is None or source.function is None:
        return error
    error.function = source.function.name
    for function in module.functions:
        if function.name == source.function.name:
            error.place(_line_of(function, source))
    return error


def _line_of(function: Function, source: Source) -> int:
    """Return the line of the LLVM instruction behind a machine instruction, or 0.

    Only our own errors need it, so machine instructions do not store it: the ids of results
    identify it, or the operands of an instruction without a result.
    """
    result, words = source.inst.result, source.inst.operands
    for block in function.blocks:
        # A large module has released its instructions.
        if block.insts and source.label in (0, block.spv_id):
            for inst in block.insts:
                used = {value.spv_id for value in inst.operands}.difference((0, function.spv_id))
                if inst.spv_id == result if result else used and used.issubset(words):
                    return inst.line
            if source.inst.opcode in TERMINATORS:
                return block.terminator.line
    return function.line
