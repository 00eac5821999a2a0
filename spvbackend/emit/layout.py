"""The logical layout of a module (2.4): sections in order, ids numbered once, words.

Input: a machine module. Output: the words of the binary. Ids are numbered in output order, so that
equal input gives equal bytes.

The body is collected before the header that precedes it, since capabilities and extensions follow
from the instructions of the body.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_left
from typing import Any, Final, final

from spvbackend.diagnostics import InternalError, Unsupported
from spvbackend.emit.interface import interfaces
from spvbackend.emit.read import MAGIC
from spvbackend.emit.requirements import HALF, Requirements
from spvbackend.mir.inst import RUN_WIDTHS, MachineInst, function_insts, string_words, unpacked
from spvbackend.mir.module import MachineModule
from spvbackend.mir.operands import string_text
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.availability import is_foreign
from spvbackend.target.features import NON_SEMANTIC
from spvbackend.target.limits import MAX_BOUND, MAX_OPCODE, MAX_WORDS, check_count

GENERATOR: Final = 0
"""No registered tool (2.3): consumers key workarounds by this number."""
PIECE: Final = 1 << 15
"""Words that are in a list at a time: a list takes several times the memory of an array."""


@final
class Laid:
    """A module in its final form.

    Attributes:
        words: the five words of the header (2.3) and the instructions, in the byte order of the
            host.
        id_words: how many of them are ids; a reader that takes other words for ids counts another
            number.
    """

    __slots__ = ("id_words", "words")

    def __init__(self, words: array[int], id_words: int) -> None:
        self.words: Final = words
        self.id_words: Final = id_words


def layout_module(machine: MachineModule) -> Laid:
    """Return the words of the module.

    Raises:
        InternalError: an id is used that nothing defines, or defined twice.
        Unsupported: the module needs something newer than its version, an instruction is longer
            than 65,535 words, or the module has too many ids.
    """
    version, front, rest = _sections(machine)
    # The bound is known only when all ids are numbered.
    words = array("I", [MAGIC, version, GENERATOR, 0, 0])
    encoder = Encoder(words, machine.cache.last)
    encoder.add(front)
    encoder.add_words(machine.cache.packed_names)
    for part in rest:
        encoder.add(part)
    words[3], id_words = encoder.end()
    check_count("the module", words[3], "ids", MAX_BOUND)
    return Laid(words, id_words)


def module_insts(machine: MachineModule) -> list[MachineInst]:
    """Return all instructions in output order; a run of constants stays one instruction."""
    machine.cache.unpack_names()
    _, front, rest = _sections(machine)
    return [*front, *[inst for part in rest for inst in part]]


def to_bytes(words: array[int]) -> bytes:
    """Return the words as a little-endian binary."""
    if sys.byteorder == "big":
        words = words[:]
        words.byteswap()
    return words.tobytes()


def _inst(opcode: int, operands: list[int]) -> MachineInst:
    return MachineInst(opcode, 0, 0, operands)


def _sections(machine: MachineModule) -> tuple[int, list[MachineInst], list[list[MachineInst]]]:
    """Return the header's version, the instructions before the packed names, and those behind.

    Those behind are a list for each function, which saves a copy. The order is that of 2.4: the
    instructions of `_header`, entry points, execution modes, debug strings and sources, names,
    OpModuleProcessed, decorations, types with constants and variables, functions.
    """
    environment = machine.environment
    version = environment.floor
    entries = _entry_points(machine, version)
    front, rest = _body(machine)
    header, needed = _header(machine, [entries, front, *rest])
    if needed > version < environment.version:
        version = needed
        entries = _entry_points(machine, version)
    return version, [*header, *entries, *front], rest


def _entry_points(machine: MachineModule, version: int) -> list[MachineInst]:
    insts: list[MachineInst] = []
    for entry, interface in zip(machine.entry_points, interfaces(machine, version), strict=True):
        name = string_words(entry.name)
        words = [entry.execution_model, entry.function.id, *name, *interface]
        insts.append(_inst(op.OpEntryPoint, words))
    return insts


def _body(machine: MachineModule) -> tuple[list[MachineInst], list[list[MachineInst]]]:
    """Return the instructions from execution modes to packed names, and those behind the names."""
    cache = machine.cache
    insts = [*machine.execution_modes]
    insts += cache.strings
    insts += [_inst(op.OpSourceExtension, string_words(name)) for name in machine.source_extensions]
    insts += machine.source_insts()
    front = [*insts, *cache.unpacked_names]
    insts = [_inst(op.OpModuleProcessed, string_words(step)) for step in machine.processed]
    insts += cache.decorations
    insts += _declarations(machine)
    insts += machine.debug_info
    return front, [insts, *map(function_insts, machine.functions), machine.notes]


def _declarations(machine: MachineModule) -> list[MachineInst]:
    """Return types, constants and variables."""
    if not machine.environment.follows_translator:
        return machine.cache.entries
    from spvbackend.emit.declarations import grouped  # few modules ask for it

    return grouped(machine.cache.entries)


def _header(machine: MachineModule, body: list[list[MachineInst]]) -> tuple[list[MachineInst], int]:
    """Return the capabilities, extensions, imports and memory model that the body needs.

    The second result is the oldest version that has all needed features.
    """
    environment = machine.environment
    cache = machine.cache
    requirements = Requirements(environment)
    for part in body:
        requirements.visit(part)
    wanted = [*environment.base_capabilities(), *cache.capabilities]
    if not machine.entry_points:
        wanted.append(spv.CapabilityLinkage)  # a module without entry points is a library
    if HALF in requirements.choices:
        from spvbackend.emit.halves import are_behind_pointers  # few modules have halves

        buffer = spv.CapabilityFloat16Buffer
        is_enough = not is_foreign(environment, buffer) and are_behind_pointers(body)
        wanted.append(buffer if is_enough else spv.CapabilityFloat16)
    requirements.close(wanted)
    for name in cache.extensions:
        requirements.extensions.setdefault(name, "")
    model = [environment.addressing_model, environment.memory_model]
    # Sorted, so that output does not depend on the order in which needs were met.
    insts = [
        *[_inst(op.OpCapability, [c]) for c in sorted(requirements.capabilities)],
        *[_inst(op.OpExtension, string_words(name)) for name in sorted(requirements.extensions)],
        *cache.import_insts(),
        _inst(op.OpMemoryModel, model),
    ]
    return insts, max(requirements.version, import_version(machine))


def import_version(machine: MachineModule) -> int:
    """Return the version that imports need if no extension declares them, 0 for any."""
    cache = machine.cache
    if NON_SEMANTIC.extension in cache.extensions:
        return 0
    # OpExtInstImport: sets whose names begin like this are core from 1.6 on.
    is_found = any(name.startswith("NonSemantic.") for name in cache.imports)
    return NON_SEMANTIC.core if is_found else 0


@final
class Encoder:
    """Appends words to those of a module, with ids numbered in their order.

    Args:
        words: of the module.
        lowest: the lowest provisional id; they begin at -1.
        piece: words that are in a list at a time.

    Attributes:
        id_words: how many of them are ids so far.
    """

    __slots__ = ("_bound", "_defined", "_names", "_numbers", "_parts", "_piece", "_results",
                 "_runs", "_words", "id_words")  # fmt: skip

    def __init__(self, words: array[int], lowest: int, piece: int = PIECE) -> None:
        self._words: Final = words
        self._piece: Final = piece
        self._parts: Final[list[list[MachineInst]]] = []
        self._names: array[int] = array("q")
        self._runs: Final[list[MachineInst]] = []
        # An id is its own index, as -1 is the last one; None marks an id without a number. The
        # lists are of Any: compiled code unboxes an int from a list[int] and boxes it again.
        self._numbers: Final[list[Any]] = [None] * -lowest
        # Whether each id is the result of an instruction, and how many of these have results.
        self._defined: Final[list[Any]] = [None] * -lowest
        self._results = 0
        self._bound = 1  # ids begin at 1 (2.3)
        self.id_words = 0

    def add(self, insts: list[MachineInst]) -> None:
        """Append instructions.

        Raises:
            Unsupported: an instruction is longer than 65,535 words.
        """
        self._parts.append(insts)
        piece = self._piece
        numbers = self._numbers
        defined = self._defined
        bound = self._bound
        results = 0
        id_words = 0
        numbered: list[Any] = []
        for inst in insts:
            opcode, operands = inst.opcode, inst.operands
            type_id, result = inst.type_id, inst.result
            if opcode > MAX_OPCODE:
                # Instructions in front of the run come first in the output.
                self._take(numbered)
                self._bound = bound
                self._add_run(inst)
                bound = self._bound
                continue
            # The word count is in the high half (2.3). This loop runs for each word of the output:
            # the numbering of an id stands here three times, since a call would cost more.
            count = len(operands) + 1 + (type_id != 0) + (result != 0)
            numbered.append(opcode + (count << 16))
            if type_id:
                id_words += 1
                number = numbers[type_id]
                if number is None:
                    number = numbers[type_id] = bound
                    bound += 1
                numbered.append(number)
            if result:
                defined[result] = True
                results += 1
                number = numbers[result]
                if number is None:
                    number = numbers[result] = bound
                    bound += 1
                numbered.append(number)
            for word in operands:
                if word < 0:
                    id_words += 1
                    number = numbers[word]
                    if number is None:
                        number = numbers[word] = bound
                        bound += 1
                    numbered.append(number)
                else:
                    numbered.append(word)
            if len(numbered) >= piece:
                self._take(numbered)
        self._take(numbered)
        self._bound = bound
        self._results += results
        self.id_words += id_words + results

    def add_words(self, names: array[int]) -> None:
        """Append packed instructions without results, such as OpName."""
        self._names = names
        numbers = self._numbers
        numbered: list[Any] = []
        for place in range(0, len(names), self._piece):
            for word in names[place : place + self._piece]:
                if word < 0:
                    self.id_words += 1
                    number = numbers[word]
                    if number is None:
                        number = numbers[word] = self._bound
                        self._bound += 1
                    numbered.append(number)
                else:
                    numbered.append(word)
            self._take(numbered)

    def _take(self, numbered: list[Any]) -> None:
        """Append words, and leave the list empty.

        Raises:
            Unsupported: an instruction is longer than 65,535 words.
        """
        try:
            self._words.fromlist(numbered)
        except OverflowError:
            _check_lengths(numbered)
            raise
        numbered.clear()

    def _add_run(self, run: MachineInst) -> None:
        """Append a run of constants."""
        if run.opcode not in RUN_WIDTHS:
            raise InternalError(f"pseudo instruction {run.opcode:#x} reached the encoder")
        self._number_run(run)
        self._defined[run.result] = True
        self._results += 1
        self._words.extend(_run_words(run, self._numbers))
        self.id_words += 2 * _run_length(run)
        self._runs.append(run)

    def _number_run(self, run: MachineInst) -> None:
        """Number the type of a run of constants, and the constants that have no number yet."""
        numbers = self._numbers
        if not numbers[run.type_id]:
            numbers[run.type_id] = self._bound
            self._bound += 1
        count = _run_length(run)
        end = len(numbers) + run.result + 1
        if not any(numbers[end - count : end]):
            # One slice instead of a step for each id; ids count down.
            numbers[end - count : end] = range(self._bound + count - 1, self._bound - 1, -1)
            self._bound += count
            return
        for id in _run_ids(run):
            if not numbers[id]:
                numbers[id] = self._bound
                self._bound += 1

    def end(self) -> tuple[int, int]:
        """Check the definitions, and return the bound and the number of ids.

        Returns:
            The bound (2.3), and how many of the words are ids.

        Raises:
            InternalError: an id is used that nothing defines, or defined twice.
        """
        self._check_definitions()
        return self._bound, self.id_words

    def _check_definitions(self) -> None:
        """Check that every id has one definition (2.16.1).

        Used and defined ids all have a number, so it suffices to compare counts if no result comes
        twice.
        """
        runs = self._runs
        total = self._results + sum([_run_length(run) - 1 for run in runs])
        is_once = self._defined.count(True) == self._results
        if not is_once or total != self._bound - 1 or (runs and self._overlaps()):
            raise _definition_error([*unpacked(self._names), *self._insts()], runs)

    def _insts(self) -> list[MachineInst]:
        return [inst for part in self._parts for inst in part]

    def _overlaps(self) -> bool:
        return _run_overlaps([inst.result for inst in self._insts() if inst.result], self._runs)


def _check_lengths(numbered: list[int]) -> None:
    """Raise Unsupported for an instruction of more words than its first one can say (2.3).

    The encoder calls this only on overflow: to count each instruction costs as much as to number
    it.
    """
    place = 0
    while place < len(numbered):
        count = numbered[place] >> 16
        if count > MAX_WORDS:
            raise Unsupported(f"an instruction of {count} words is longer than SPIR-V allows")
        place += count


def _run_overlaps(results: list[int], runs: list[MachineInst]) -> bool:
    """Whether a result stands within a run; the first result of each run is among `results`."""
    results = sorted(results)
    for run in runs:
        place = bisect_left(results, run.result)
        below = results[place - 1] if place else run.result - _run_length(run)
        if below > run.result - _run_length(run):
            return True
    return False


def _definition_error(insts: list[MachineInst], runs: list[MachineInst]) -> InternalError:
    """Return the error for the first id that is not defined, or defined again."""
    names = {inst.operands[0]: inst.operands[1:] for inst in insts if inst.opcode == op.OpName}
    defined = {inst.result for inst in insts}
    in_runs = {id for run in runs for id in _run_ids(run)[1:]}
    seen: set[int] = set(in_runs)
    function = 0
    for inst in insts:
        if inst.opcode == op.OpFunction:
            function = inst.result
        opcode = op.OpConstant if inst.opcode in RUN_WIDTHS else inst.opcode
        name = op.OPCODE_NAMES.get(opcode, f"opcode {opcode}")
        message = ""
        if inst.result in seen:
            message = f"{name} defines the id %{-inst.result}, which is defined already"
        for word in (inst.type_id, *inst.operands):
            if word < 0 and word not in defined and word not in in_runs:
                message = f"{name} uses the id %{-word}, which nothing defines"
        if message:
            error = InternalError(message)
            error.function = string_text(names.get(function, []))
            return error
        if inst.result:
            seen.add(inst.result)
    return InternalError("two runs of constants define the same ids")


def _run_length(run: MachineInst) -> int:
    return len(run.operands) // RUN_WIDTHS[run.opcode]


def _run_ids(run: MachineInst) -> range:
    """Return the results of a run, which count down."""
    return range(run.result, run.result - _run_length(run), -1)


def _run_words(run: MachineInst, numbers: list[int]) -> array[int]:
    """Return the words of a run of constants, filled column by column.

    All have the same length, so each field is a slice with that stride, and the assignment needs no
    Python step for each constant.
    """
    width = RUN_WIDTHS[run.opcode]
    size = 3 + width
    count = _run_length(run)
    one = [op.OpConstant | size << 16, numbers[run.type_id], *[0] * (1 + width)]
    words = array("I", one) * count
    words[2::size] = array("I", [numbers[id] for id in _run_ids(run)])
    for place in range(width):
        words[3 + place :: size] = array("I", run.operands[place::width])
    return words
