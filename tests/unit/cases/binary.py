"""SPIR-V binaries written word by word, right or wrong."""

import struct


def inst(opcode: int, *operands: int) -> list[int]:
    return [opcode | (len(operands) + 1) << 16, *operands]


def packed(text: str) -> list[int]:
    """The words of a string."""
    data = text.encode() + b"\0"
    data += b"\0" * (-len(data) % 4)
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def binary(words: list[int], order: str = "<") -> bytes:
    return struct.pack(f"{order}{len(words)}I", *words)
