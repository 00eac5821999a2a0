"""The logical layout of a module (2.4): sections in order, ids numbered once, words.

Input: a machine module.  Output: the words of the binary.  Ids get their numbers in output
order, so that equal input gives equal bytes.

The body is collected before the header that precedes it: capabilities and extensions follow from
all of its instructions.
"""

from __future__ import annotations

import sys
from array import array
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from spvbackend.diagnostics import InternalError, Unsupported
from spvbackend.emit.interface import interfaces
from spvbackend.emit.read import MAGIC
from spvbackend.emit.requirements import Requirements
from spvbackend.mir.inst import RUN_WIDTHS, MachineInst, function_insts, string_words
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import (
    OpCapability,
    OpConstant,
    OpEntryPoint,
    OpExtension,
    OpMemoryModel,
    OpSource,
    OpSourceExtension,
)
from spvbackend.target.limits import MAX_BOUND, MAX_OPCODE, MAX_WORDS, check_count

GENERATOR: Final = 0
"""No registered tool (2.3): consumers key workarounds by this number."""
PIECE: Final = 1 << 15
"""Words that are a list at a time: that takes several times the memory of an array."""


def layout_module(machine: MachineModule) -> array[int]:
    """The words of the module.

    Returns:
        The five words of the header (2.3) and the instructions, in the byte order of the host.

    Raises:
        Unsupported: What the module needs is newer than its version, an instruction is longer
            than 65,535 words, or the module has too many ids.
    """
    body = list(_body(machine))
    header = _header(machine, body)
    words = array("I", [MAGIC, machine.environment.version, GENERATOR, 0, 0])
    # The bound is known only when all ids are numbered.
    words[3] = encode([*header, *body], words)
    check_count("the module", words[3], "ids", MAX_BOUND)
    return words


def to_bytes(words: array[int]) -> bytes:
    """The words as a little-endian binary."""
    if sys.byteorder == "big":
        words = words[:]
        words.byteswap()
    return words.tobytes()


def _inst(opcode: int, operands: list[int]) -> MachineInst:
    return MachineInst(opcode, 0, 0, operands)


def _body(machine: MachineModule) -> Iterator[MachineInst]:
    """Everything from entry points on.

    The order is that of 2.4: entry points, execution modes, debug strings and sources, names,
    decorations, types with constants and variables, functions.
    """
    for entry, interface in zip(machine.entry_points, interfaces(machine), strict=True):
        name = string_words(entry.name)
        words = [entry.execution_model, entry.function.id, *name, *interface]
        yield _inst(OpEntryPoint, words)
    yield from machine.execution_modes
    cache = machine.cache
    yield from cache.strings
    for name_text in machine.source_extensions:
        yield _inst(OpSourceExtension, string_words(name_text))
    yield _inst(OpSource, list(machine.source))
    yield from cache.names
    yield from cache.decorations
    yield from cache.entries
    for function in machine.functions:
        yield from function_insts(function)


def _header(machine: MachineModule, body: list[MachineInst]) -> list[MachineInst]:
    """Capabilities, extensions, imports and the memory model, from what the body needs."""
    environment = machine.environment
    cache = machine.cache
    requirements = Requirements(environment)
    requirements.visit(body)
    wanted = [*environment.base_capabilities(), *cache.capabilities]
    if not machine.entry_points:
        wanted.append(spv.CapabilityLinkage)  # a module without entry points is a library
    requirements.close(wanted)
    for name in cache.extensions:
        requirements.extensions[name] = None
    model = [environment.addressing_model, environment.memory_model]
    # Sorted: the order in which needs were met says nothing to a reader.
    return [
        *[_inst(OpCapability, [c]) for c in sorted(requirements.capabilities)],
        *[_inst(OpExtension, string_words(name)) for name in sorted(requirements.extensions)],
        *cache.import_insts(),
        _inst(OpMemoryModel, model),
    ]


def encode(insts: list[MachineInst], words: array[int], piece: int = PIECE) -> int:
    """Append the words of the instructions, with ids numbered in their order; returns the bound."""
    raw: list[int] = []
    # A missing id gets the length of the dict as its number, by `__len__` as the factory: no Python
    # function runs for an id. Ids begin at 1 (2.3); the entry 0 makes the first length 1.
    numbers: defaultdict[int, int] = defaultdict(None, {0: 0})
    numbers.default_factory = numbers.__len__
    for inst in insts:
        opcode, type_id, result, operands = inst.opcode, inst.type_id, inst.result, inst.operands
        if opcode > MAX_OPCODE:
            # What is in front of the run must have its numbers before it.
            words += _numbered(raw, numbers)
            words += _run_words(inst, numbers)
            raw.clear()
            continue
        count = 1 + len(operands) + (type_id != 0) + (result != 0)
        if count > MAX_WORDS:
            raise Unsupported(f"an instruction of {count} words is longer than SPIR-V allows")
        raw.append(opcode | count << 16)
        if type_id:
            raw.append(type_id)
        if result:
            raw.append(result)
        raw += operands
        if len(raw) >= piece:
            words += _numbered(raw, numbers)
            raw.clear()
    words += _numbered(raw, numbers)
    return len(numbers)


def _numbered(raw: list[int], numbers: defaultdict[int, int]) -> array[int]:
    return array("I", [word if word >= 0 else numbers[word] for word in raw])


def _run_words(run: MachineInst, numbers: defaultdict[int, int]) -> array[int]:
    """The words of a run of constants, filled column by column.

    All have the same length, so each field is a slice with that stride, and an assignment of slices
    runs without a Python step for each constant.
    """
    if run.opcode not in RUN_WIDTHS:
        raise InternalError(f"pseudo instruction {run.opcode:#x} reached the encoder")
    width = RUN_WIDTHS[run.opcode]
    size = 3 + width
    count = len(run.operands) // width
    one = [OpConstant | size << 16, numbers[run.type_id], *[0] * (1 + width)]
    words = array("I", one) * count
    ids = range(run.result, run.result - count, -1)
    words[2::size] = array("I", [numbers[id] for id in ids])
    for place in range(width):
        words[3 + place :: size] = array("I", run.operands[place::width])
    return words
