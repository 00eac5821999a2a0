"""Reads SPIR-V binaries: words, the bounds of each instruction, and the entry points.

Input is a whole module as the consumer of SPIR-V gets it, of either byte order; what cannot be one
raises CompileError. Nothing here knows how the module was made.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from spvbackend.diagnostics import CompileError
from spvbackend.spirv.enums import (
    ENUMERANT_NAMES,
    ExecutionModeLocalSize,
    ExecutionModeLocalSizeId,
    ExecutionModeSubgroupSize,
)
from spvbackend.spirv.opcodes import (
    OpConstant,
    OpEntryPoint,
    OpExecutionMode,
    OpExecutionModeId,
    OpFunction,
    OpSpecConstant,
)

MAGIC: Final = 0x07230203
HEADER_WORDS: Final = 5


class EntryPoint(NamedTuple):
    """What a runtime must know to launch a kernel; a size is None where the module states none.

    Attributes:
        name: The name by which the host asks for the kernel.
        execution_model: As the specification spells it, such as "Kernel".
        interface: The ids of the variables of its interface.
        local_size: Work-items of a work-group in three dimensions, from LocalSize or LocalSizeId.
        subgroup_size: Work-items of a sub-group.
    """

    name: str
    execution_model: str
    interface: tuple[int, ...]
    local_size: tuple[int, int, int] | None
    subgroup_size: int | None


def words_of(binary: bytes | bytearray | memoryview) -> array[int]:
    """The words of a module; the magic number tells the byte order (spec, 2.3).

    Raises:
        CompileError: it is no module.
        TypeError: it is no bytes.
    """
    given: object = binary
    if not isinstance(given, bytes | bytearray | memoryview):
        raise TypeError(f"a SPIR-V module is bytes, not {type(given).__name__}")
    binary = bytes(given)
    if len(binary) % 4 or len(binary) < 4 * HEADER_WORDS:
        raise CompileError(f"{len(binary)} bytes are no SPIR-V module")
    words = array("I", binary)
    # array reads the host's order; a module of the other one shows by its first word.
    if words[0] != MAGIC:
        words.byteswap()
    if words[0] != MAGIC:
        raise CompileError("no SPIR-V module: the magic number is missing")
    return words


def instructions(words: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Opcode, start and end of each instruction, of which the first word is at start.

    Raises:
        CompileError: A word count is 0 or leads beyond the module (spec, 2.3).
    """
    start = HEADER_WORDS
    size = len(words)
    while start < size:
        first = words[start]
        end = start + (first >> 16)
        if end == start or end > size:
            raise CompileError(f"bad SPIR-V module: word {start} has word count {first >> 16}")
        yield first & 0xFFFF, start, end
        start = end


def string_at(words: Sequence[int], start: int, end: int) -> tuple[str, int] | None:
    """The string literal at start and the place behind it; None when it is malformed before end.

    A string ends in zero bytes up to the end of its last word (spec, 2.2.1). Bytes that are not
    UTF-8 become lone surrogates, so that encoding with surrogateescape gives them back.
    """
    packed = array("I", words[start:end])
    if sys.byteorder == "big":
        packed.byteswap()
    data = packed.tobytes()
    length = data.find(0)
    if length < 0:
        return None
    count = length // 4 + 1
    if any(data[length : 4 * count]):
        return None
    return data[:length].decode("utf-8", "surrogateescape"), start + count


def entry_points(spv: bytes) -> list[EntryPoint]:
    """The entry points in the order of the module, with the modes that bear on a launch.

    Args:
        spv: A whole module in bytes, of either byte order.

    Raises:
        CompileError: The bytes are no SPIR-V module, or one that is cut off.
    """
    words = words_of(spv)
    points: list[tuple[int, int]] = []
    modes: dict[tuple[int, int], array[int]] = {}
    constants: dict[int, int] = {}
    needs_constants = False
    for opcode, start, end in instructions(words):
        if opcode == OpEntryPoint and end - start >= 4:
            points.append((start, end))
        elif opcode in (OpExecutionMode, OpExecutionModeId) and end - start >= 3:
            modes[words[start + 1], words[start + 2]] = words[start + 3 : end]
            # LocalSizeId names constants, which come after the modes: only then is it worth reading
            # on.
            needs_constants |= opcode == OpExecutionModeId
        elif opcode in (OpConstant, OpSpecConstant) and end - start >= 4:
            if not needs_constants:
                break  # all modes come before the first constant (2.4)
            constants[words[start + 2]] = words[start + 3]
        elif opcode == OpFunction:
            break
    return [entry_point(words, start, end, modes, constants) for start, end in points]


def entry_point(
    words: array[int],
    start: int,
    end: int,
    modes: dict[tuple[int, int], array[int]],
    constants: dict[int, int],
) -> EntryPoint:
    """The OpEntryPoint at start, with the modes of its function; ids in a mode are constants."""
    model, function = words[start + 1 : start + 3]
    named = string_at(words, start + 3, end)
    if named is None:
        raise CompileError(f"bad SPIR-V module: the name of entry point %{function} has no end")
    name, interface = named
    size: Sequence[int] | None = modes.get((function, ExecutionModeLocalSize))
    if size is None:
        ids = modes.get((function, ExecutionModeLocalSizeId), ())
        size = [constants.get(constant, 0) for constant in ids]
    subgroup = modes.get((function, ExecutionModeSubgroupSize))
    return EntryPoint(
        name=name,
        execution_model=ENUMERANT_NAMES["ExecutionModel"].get(model, str(model)),
        interface=tuple(words[interface:end]),
        local_size=(size[0], size[1], size[2]) if len(size) == 3 else None,
        subgroup_size=subgroup[0] if subgroup else None,
    )
