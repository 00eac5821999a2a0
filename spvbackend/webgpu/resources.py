"""Decorations of a module, as naga takes them: buffers that are only read, lanes, and others.

naga gives a buffer the access that its decorations allow, and the layout of a binding must have
the same one.
"""

from __future__ import annotations

from array import array
from typing import Final

from spvbackend.emit.launch_facts import Facts
from spvbackend.emit.layout import to_bytes
from spvbackend.emit.read import HEADER_WORDS, instructions, words_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

Place = tuple[int, int]
"""The numbers of a descriptor set and of a binding."""
_PLACED: Final = (spv.DecorationDescriptorSet, spv.DecorationBinding)
_OF_LANES: Final = (spv.BuiltInSubgroupId, spv.BuiltInSubgroupLocalInvocationId)
_SKIPPED: Final = (spv.DecorationAliased, spv.DecorationNoContraction, spv.DecorationRestrict)


def read_only(spirv: bytes) -> frozenset[Place]:
    """Return the storage buffers that no kernel writes.

    Raises:
        CompileError: the bytes are not a SPIR-V module.
    """
    words = words_of(spirv)
    types = Facts(words).types
    places: dict[int, dict[int, int]] = {}
    read: set[int] = set()
    members: dict[int, set[int]] = {}
    buffers: list[tuple[int, int]] = []
    for opcode, start, end in instructions(words):
        if opcode == op.OpFunction:
            break
        rest = words[start + 1 : end]
        if opcode == op.OpDecorate and rest[1] == spv.DecorationNonWritable:
            read.add(rest[0])
        elif opcode == op.OpDecorate and rest[1] in _PLACED:
            places.setdefault(rest[0], {})[rest[1]] = rest[2]
        elif opcode == op.OpMemberDecorate and rest[2] == spv.DecorationNonWritable:
            members.setdefault(rest[0], set()).add(rest[1])
        elif opcode == op.OpVariable and rest[2] == spv.StorageClassStorageBuffer:
            buffers.append((rest[1], types[rest[0]][2]))
    found: set[Place] = set()
    for id, pointee in buffers:
        whole = set(range(len(types[pointee]) - 1))
        if id in read or members.get(pointee) == whole:
            set_number, binding = [places.get(id, {}).get(kind, 0) for kind in _PLACED]
            found.add((set_number, binding))
    return frozenset(found)


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


def for_naga(spirv: bytes, *, is_writable: bool) -> bytes:
    """Return a module without the decorations that naga skips, and reports on the log.

    Args:
        spirv: the module.
        is_writable: whether all buffers may be written.

    Raises:
        CompileError: the bytes are not a SPIR-V module.
    """
    words = words_of(spirv)
    skipped = (*_SKIPPED, spv.DecorationNonWritable) if is_writable else _SKIPPED
    result = array("I", words[:HEADER_WORDS])
    for opcode, start, end in instructions(words):
        if opcode == op.OpFunction:
            result.extend(words[start:])
            break
        at = {op.OpDecorate: start + 2, op.OpMemberDecorate: start + 3}.get(opcode, 0)
        if not at or words[at] not in skipped:
            result.extend(words[start:end])
    return to_bytes(result)
