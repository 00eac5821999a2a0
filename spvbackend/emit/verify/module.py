"""All checks of the words of a module: the cheap scan, then the expensive checks.

Input: words. They are read back into a machine module for the machine verifier, so that its rules
hold for the words that leave the program and no rule is stated twice. The checks here are those of
facts that a machine module cannot have, such as interfaces.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import chain
from typing import Final

from spvbackend.emit.interface import interfaces
from spvbackend.emit.read import instructions
from spvbackend.emit.verify.annotations import annotation_errors
from spvbackend.emit.verify.error import WordError
from spvbackend.emit.verify.ids import TYPE_OPCODES, check_ids
from spvbackend.emit.verify.rebuild import Rebuilt
from spvbackend.emit.verify.rules import Facts, body_insts, rule_error
from spvbackend.emit.verify.scan import Scan, scan_words
from spvbackend.mir.inst import MachineInst
from spvbackend.mir.verify.module import verify_machine_module
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

# 2.8: types of one form are one type, except those that decorations may tell apart.
_MAY_REPEAT: Final = frozenset(
    (op.OpTypeArray, op.OpTypeForwardPointer, op.OpTypePointer, op.OpTypeRuntimeArray,
     op.OpTypeStruct)
)  # fmt: skip


def verify_words(words: array[int]) -> None:
    """Check a module by all rules of both verifiers.

    Raises:
        WordError: something is wrong.
    """
    scan = scan_words(words)
    check_ids(words, scan)
    _check_unique(words)
    rebuilt = Rebuilt(words, scan)
    for error in verify_machine_module(rebuilt.machine):
        raise WordError(error.message, rebuilt.place(error.function, error.line))
    facts = Facts(rebuilt.machine, scan.needs.capabilities)
    for inst, message in chain(_rule_errors(facts), annotation_errors(facts)):
        raise WordError(message, rebuilt.starts.get(id(inst), 0))
    _check_entries(rebuilt, scan)


def _rule_errors(facts: Facts) -> Iterator[tuple[MachineInst, str]]:
    """Yield what the rules of single instructions find."""
    lists = [body_insts(function) for function in facts.machine.functions]
    cache = facts.machine.cache
    for inst in chain(cache.import_insts(), cache.entries, *lists):
        if message := rule_error(facts, inst):
            yield inst, message


def _check_unique(words: array[int]) -> None:
    """Check that types are declared once, and that there is one memory model (2.8, 2.4)."""
    seen: set[tuple[int, ...]] = set()
    models = 0
    for opcode, start, end in instructions(words):
        if opcode == op.OpMemoryModel:
            models += 1
        elif opcode == op.OpFunction:
            break
        elif opcode in TYPE_OPCODES and opcode not in _MAY_REPEAT:
            key = (words[start], *words[start + 2 : end])
            if key in seen:
                raise WordError("the type is declared twice", start)
            seen.add(key)
    if models != 1:
        raise WordError(f"the module has {models} memory models")


def _check_entries(rebuilt: Rebuilt, scan: Scan) -> None:
    """Check that entry points exist or the module is a library, and have unique names (2.16.1).

    An entry point lists what its call tree uses, each once (OpEntryPoint).
    """
    points = rebuilt.machine.entry_points
    if not points and spv.CapabilityLinkage not in scan.needs.capabilities:
        raise WordError("a module without entry points and without Linkage")
    if len({(point.name, point.execution_model) for point in points}) != len(points):
        raise WordError("two entry points of one name")
    for wanted, listed in zip(interfaces(rebuilt.machine), rebuilt.interfaces, strict=True):
        if sorted(wanted) != sorted(listed):
            raise WordError(f"an interface is {listed} where the call tree uses {wanted}")
