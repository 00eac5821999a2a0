"""Decorations of a module, as naga takes them: buffers that are only read, lanes, and others.

naga gives a buffer the access that its decorations allow, and the layout of a binding must have
the same one.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple

from spvbackend.emit.launch_facts import Facts
from spvbackend.emit.layout import to_bytes
from spvbackend.emit.read import HEADER_WORDS, instructions, string_at, words_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.features import NON_SEMANTIC

Place = tuple[int, int]
"""The numbers of a descriptor set and of a binding."""
_PLACED: Final = (spv.DecorationDescriptorSet, spv.DecorationBinding)
_OF_LANES: Final = (spv.BuiltInSubgroupId, spv.BuiltInSubgroupLocalInvocationId)
_NAMES: Final = {op.OpExtension: 1, op.OpExtInstImport: 2}
_DECORATED: Final = {op.OpDecorate: 2, op.OpMemberDecorate: 3}
"""Operands of instructions by their words: names, and decorations."""
_SKIPPED: Final = (
    spv.DecorationAliased,
    spv.DecorationCoherent,
    spv.DecorationNoContraction,
    spv.DecorationRestrict,
)


class Resources(NamedTuple):
    """The resources of a module.

    Attributes:
        places: all of them.
        read: the storage buffers that no kernel writes.
        write_only: the images that no kernel reads.
    """

    places: frozenset[Place]
    read: frozenset[Place]
    write_only: frozenset[Place]


def resources_of(spirv: bytes) -> Resources:
    """Return the resources of a module.

    Raises:
        CompileError: the bytes are not a SPIR-V module.
    """
    words = words_of(spirv)
    types = Facts(words).types
    places: dict[int, dict[int, int]] = {}
    flags: dict[int, set[int]] = {}
    members: dict[int, set[int]] = {}
    variables: list[tuple[int, int, int]] = []
    for opcode, start, end in instructions(words):
        if opcode == op.OpFunction:
            break
        rest = words[start + 1 : end]
        if opcode == op.OpDecorate and rest[1] in _PLACED:
            places.setdefault(rest[0], {})[rest[1]] = rest[2]
        elif opcode == op.OpDecorate:
            flags.setdefault(rest[0], set()).add(rest[1])
        elif opcode == op.OpMemberDecorate and rest[2] == spv.DecorationNonWritable:
            members.setdefault(rest[0], set()).add(rest[1])
        elif opcode == op.OpVariable:
            variables.append((rest[1], rest[2], types[rest[0]][2]))
    found: dict[int, Place] = {}
    read: list[int] = []
    for id, storage_class, pointee in variables:
        if id in places:
            set_number, binding = [places[id].get(kind, 0) for kind in _PLACED]
            found[id] = (set_number, binding)
        own = flags.get(id, set())
        if storage_class == spv.StorageClassStorageBuffer:
            whole = set(range(len(types[pointee]) - 1))
            if spv.DecorationNonWritable in own or members.get(pointee) == whole:
                read.append(id)
    none: Place = (0, 0)
    return Resources(
        frozenset(found.values()),
        frozenset([found.get(id, none) for id in read]),
        frozenset(
            [
                place
                for id, place in found.items()
                if spv.DecorationNonReadable in flags.get(id, set())
            ]
        ),
    )


def numbers_lanes(spirv: bytes) -> bool:
    """Whether kernels ask for the number of their lane, or of their sub-group.

    Raises:
        CompileError: the bytes are not a SPIR-V module.
    """
    words = words_of(spirv)
    return any(
        opcode == op.OpDecorate
        and words[start + 2] == spv.DecorationBuiltIn
        and words[start + 3] in _OF_LANES
        for opcode, start, _ in instructions(words)
    )


def _is_without_semantics(words: Sequence[int], start: int, end: int) -> bool:
    """Whether an operand names instructions without semantics, or the extension that has them."""
    text = string_at(words, start, end)
    return text is not None and text[0].startswith((NON_SEMANTIC.extension, "NonSemantic."))


def for_naga(spirv: bytes, *, is_writable: bool) -> bytes:
    """Return a module without the decorations that naga skips, and reports on the log.

    Instructions without semantics, which naga refuses, are left out too.

    Args:
        spirv: the module.
        is_writable: whether all buffers may be written.

    Raises:
        CompileError: the bytes are not a SPIR-V module.
    """
    words = words_of(spirv)
    skipped = (*_SKIPPED, spv.DecorationNonWritable) if is_writable else _SKIPPED
    result = array("I", words[:HEADER_WORDS])
    left_out: set[int] = set()
    for opcode, start, end in instructions(words):
        if opcode == op.OpFunction and not left_out:
            result.extend(words[start:])
            break
        at = _NAMES.get(opcode, 0)
        if at and _is_without_semantics(words, start + at, end):
            left_out.add(words[start + 1])
            continue
        if opcode == op.OpExtInst and words[start + 3] in left_out:
            continue
        at = _DECORATED.get(opcode, 0)
        if not at or words[start + at] not in skipped:
            result.extend(words[start:end])
    return to_bytes(result)
