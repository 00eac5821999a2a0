"""The capabilities that a module declares."""

from __future__ import annotations

from spvbackend.emit.read import instructions, words_of
from spvbackend.spirv.opcodes import OpCapability, OpMemoryModel


def declared_capabilities(spirv: bytes) -> set[int]:
    """Return their numbers."""
    words = words_of(spirv)
    declared = set()
    for opcode, at, _ in instructions(words):
        if opcode == OpMemoryModel:
            break
        if opcode == OpCapability:
            declared.add(words[at + 1])
    return declared
