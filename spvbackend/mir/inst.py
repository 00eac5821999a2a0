"""Machine instructions, blocks, functions and the machine module.

An id is a negative word until layout numbers it; a literal is never negative. So operands are a
flat list of words, without an object for each, and layout need not ask the grammar which are ids.

Opcodes of SPIR-V have 16 bits (2.3), so those from 0x10000 on are ours.
"""

from __future__ import annotations

from array import array
from struct import unpack
from typing import Final, final

from spvbackend.spirv import opcodes as op

ASSIGN_TYPE: Final = 0x10000
"""States the type of a result whose own instruction leaves it out: id, type id."""
CONSTANTS: Final = 0x10001
"""A run of OpConstant of one word each: their words; the results count down from the run's."""
WIDE_CONSTANTS: Final = 0x10002
"""A run of OpConstant of two words each."""
VARIABLES: Final = frozenset((op.OpUntypedVariableKHR, op.OpVariable))
"""Opcodes that define a variable; the storage class is the first operand of both."""
TERMINATORS: Final = frozenset(
    (
        op.OpAbortKHR,
        op.OpBranch,
        op.OpBranchConditional,
        op.OpKill,
        op.OpReturn,
        op.OpReturnValue,
        op.OpSwitch,
        op.OpTerminateInvocation,
        op.OpUnreachable,
    )
)
"""Block termination instructions (2.2.5)."""
PSEUDO_NAMES: Final[dict[int, str]] = {ASSIGN_TYPE: "ASSIGN_TYPE"}
_ENDS: Final = (b"\0\0\0\0", b"\0\0\0", b"\0\0", b"\0")
"""Padding of the last word of a text, by the number of bytes in that word."""
RUN_WIDTHS: Final[dict[int, int]] = {CONSTANTS: 1, WIDE_CONSTANTS: 2}


@final
class MachineInst:
    """One SPIR-V instruction: operands are words; 0 means no type or no result.

    A result that ASSIGN_TYPE types has type 0 until it is folded in.
    """

    __slots__ = ("opcode", "operands", "result", "type_id")

    def __init__(self, opcode: int, type_id: int, result: int, operands: list[int]) -> None:
        self.opcode: Final = opcode
        self.type_id = type_id
        self.result: Final = result
        self.operands: Final = operands


@final
class MachineBlock:
    """A label and the instructions behind it."""

    __slots__ = ("insts", "label")

    def __init__(self, label: int) -> None:
        self.label: Final = label
        self.insts: list[MachineInst] = []


@final
class MachineFunction:
    """A function: its OpFunction, parameters, variables and blocks (none for an import).

    Variables are apart, since they open the entry block (2.16.1) and selection makes them anywhere.
    OpLabel and OpFunctionEnd are made when the function is laid out.
    """

    __slots__ = ("blocks", "head", "id", "name", "parameters", "variables")

    def __init__(self, name: str, id: int, head: MachineInst) -> None:
        self.name: Final = name
        self.id: Final = id
        self.head = head
        self.parameters: list[MachineInst] = []
        self.variables: list[MachineInst] = []
        self.blocks: list[MachineBlock] = []


@final
class EntryPoint:
    """An entry point; its interface is filled in at layout from its call tree."""

    __slots__ = ("execution_model", "function", "name")

    def __init__(self, name: str, execution_model: int, function: MachineFunction) -> None:
        self.name: Final = name
        self.execution_model: Final = execution_model
        self.function: Final = function


def function_insts(function: MachineFunction) -> list[MachineInst]:
    """Return a function as one list; the variables are behind the first label."""
    insts = [function.head, *function.parameters]
    for index, block in enumerate(function.blocks):
        insts.append(MachineInst(op.OpLabel, 0, block.label, []))
        if index == 0:
            insts += function.variables
        insts += block.insts
    insts.append(MachineInst(op.OpFunctionEnd, 0, 0, []))
    return insts


def run_insts(run: MachineInst) -> list[MachineInst]:
    """Return the constants of a run, whose results count down from that of the run."""
    width = RUN_WIDTHS[run.opcode]
    words = run.operands
    return [
        MachineInst(op.OpConstant, run.type_id, run.result - index, words[place : place + width])
        for index, place in enumerate(range(0, len(words), width))
    ]


def unpacked(words: array[int]) -> list[MachineInst]:
    """Return the instructions, all without results, in words that are packed as in a binary."""
    insts: list[MachineInst] = []
    place = 0
    while place < len(words):
        end = place + (words[place] >> 16)
        insts.append(MachineInst(words[place] & 0xFFFF, 0, 0, words[place + 1 : end].tolist()))
        place = end
    return insts


def string_words(text: str) -> list[int]:
    """Return a literal string as words: UTF-8, null-terminated, padded (SPIR-V 2.2.1)."""
    # Surrogates become the bytes that are not UTF-8 again.
    data = text.encode("utf-8", "surrogateescape")
    # A NUL would end the literal. `0 in`, since `b"\0" in` raises an exception inside.
    if 0 in data:
        data = data.split(b"\0", 1)[0]
    # At least one zero byte, hence four where the text fills its last word.
    return list(unpack(f"<{len(data) // 4 + 1}I", data + _ENDS[len(data) % 4]))
