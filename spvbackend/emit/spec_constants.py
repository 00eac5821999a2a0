"""Lists the specialization constants of a module that a consumer may set.

Input: a SPIR-V module of any origin. Output: the scalar constants with a `SpecId`, in their order.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.emit.read import instructions, words_of
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import DecorationSpecId

_SCALARS: Final = frozenset((op.OpSpecConstant, op.OpSpecConstantFalse, op.OpSpecConstantTrue))
_LETTERS: Final = {op.OpTypeInt: "i", op.OpTypeFloat: "f"}
_LEAST: Final = {
    op.OpDecorate: 3,
    op.OpTypeBool: 2,
    op.OpTypeInt: 4,
    op.OpTypeFloat: 3,
    **dict.fromkeys(_SCALARS, 3),
}
"""The instructions that matter, and how many words each has at least."""


@final
class SpecConstant:
    """A specialization constant.

    Attributes:
        number: the literal of its `SpecId`.
        size: of its value, in bytes.
        type: its type as LLVM spells it, with `f` and the width for a floating-point type.
    """

    __slots__ = ("number", "size", "type")

    def __init__(self, number: int, size: int, type: str) -> None:
        self.number: Final = number
        self.size: Final = size
        self.type: Final = type


def spec_constants(binary: bytes) -> list[SpecConstant]:
    """Return the scalar specialization constants of a module.

    Raises:
        CompileError: the bytes are not a SPIR-V module, or such a constant has a type that the
            module does not declare.
    """
    words = words_of(binary).tolist()
    numbers: dict[int, int] = {}
    types: dict[int, tuple[str, int]] = {}
    found = []
    for opcode, start, end in instructions(words):
        # Constants come before functions (2.4).
        if opcode == op.OpFunction:
            break
        least = _LEAST.get(opcode, 0)
        if end - start < least:
            name = op.OPCODE_NAMES[opcode]
            raise _bad(start, f"{name} has {end - start} words instead of {least}")
        if opcode == op.OpDecorate:
            if words[start + 2] == DecorationSpecId and end - start > 3:
                numbers[words[start + 1]] = words[start + 3]
        elif opcode == op.OpTypeBool:
            types[words[start + 1]] = "i1", 1
        elif opcode in _LETTERS:
            width = words[start + 2]
            types[words[start + 1]] = f"{_LETTERS[opcode]}{width}", (width + 7) // 8
        elif opcode in _SCALARS and words[start + 2] in numbers:
            type_id = words[start + 1]
            if type_id not in types:
                raise _bad(start, f"%{type_id} is not the type of a scalar constant")
            text, size = types[type_id]
            found.append(SpecConstant(numbers[words[start + 2]], size, text))
    return found


def _bad(place: int, reason: str) -> CompileError:
    return CompileError(f"bad SPIR-V module: word {place}: {reason}")
