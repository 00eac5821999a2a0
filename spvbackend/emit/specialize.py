"""Freezes the specialization constants of a module: each becomes a constant of a known value.

Input: a module of any origin. Output: the module without specialization constants, for consumers
that take none, such as naga. Sizes of work-groups become LocalSize, which all consumers take.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, final

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.emit.folding import fold
from spvbackend.emit.layout import to_bytes
from spvbackend.emit.read import HEADER_WORDS, instructions, words_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_BOOLEANS: Final = {
    op.OpConstantFalse: 0,
    op.OpConstantTrue: 1,
    op.OpSpecConstantFalse: 0,
    op.OpSpecConstantTrue: 1,
}
_SCALARS: Final = frozenset((op.OpConstant, op.OpConstantNull, op.OpSpecConstant, *_BOOLEANS))
_NUMBERS: Final = frozenset((op.OpTypeBool, op.OpTypeFloat, op.OpTypeInt))
_COMPOSITES: Final = frozenset((op.OpConstantComposite, op.OpSpecConstantComposite))
_SPECIAL: Final = frozenset((op.OpSpecConstant, op.OpSpecConstantFalse, op.OpSpecConstantTrue))
_FROZEN: Final = {
    op.OpSpecConstantComposite: op.OpConstantComposite,
    op.OpSpecConstantCompositeContinuedINTEL: op.OpConstantCompositeContinuedINTEL,
    op.OpSpecConstantCompositeReplicateEXT: op.OpConstantCompositeReplicateEXT,
}
"""Instructions that differ from those of constants only in their opcodes."""
_LEAST: Final = {
    op.OpEntryPoint: 4,
    op.OpExecutionMode: 3,
    op.OpExecutionModeId: 3,
    op.OpDecorate: 3,
    op.OpTypeBool: 2,
    op.OpTypeInt: 4,
    op.OpTypeFloat: 3,
    op.OpConstant: 4,
    op.OpSpecConstant: 4,
    op.OpSpecConstantOp: 4,
    **dict.fromkeys((op.OpConstantNull, *_BOOLEANS, *_COMPOSITES), 3),
}
"""The instructions that matter, and how many words each has at least."""
_MOST_BITS: Final = 4096
"""The most bits of a number: a type of a malformed module may have any."""
_MODES: Final = (op.OpExecutionMode, op.OpExecutionModeId)
_SIZED: Final = frozenset(
    (
        spv.ExecutionModelGLCompute,
        spv.ExecutionModelMeshEXT,
        spv.ExecutionModelMeshNV,
        spv.ExecutionModelTaskEXT,
        spv.ExecutionModelTaskNV,
    )
)
"""The execution models whose work-groups an object decorated as WorkgroupSize sizes."""


class _Number(NamedTuple):
    """A type of numbers or booleans, as the operands of its instruction say it."""

    opcode: int
    bits: int
    is_signed: bool


def specialize(spirv: bytes, values: Mapping[int, int]) -> bytes:
    """Replace all specialization constants by constants.

    The size of a work-group becomes the execution mode LocalSize, both that of an object decorated
    as WorkgroupSize and that of LocalSizeId.

    Args:
        spirv: a whole module in bytes.
        values: the bits of values by the literals of `SpecId`; other constants keep their defaults.
            A boolean is true unless its value is 0. Integers may be negative. As in Vulkan, a
            number that the module does not have is of no consequence.

    Returns:
        The module in little-endian words.

    Raises:
        CompileError: the bytes are not a SPIR-V module, or one of its constants is malformed.
        Unsupported: an OpSpecConstantOp computes with other than integers and booleans.
        ValueError: a value has more bits than its constant.
    """
    words = words_of(spirv)
    frozen = _Constants(words, values)
    result = array("I", words[:HEADER_WORDS])
    sizes = frozen.sizes()
    for opcode, start, end in instructions(words):
        # No function has such constants, and code is most of a module.
        if opcode == op.OpFunction:
            result.extend(words[start:])
            break
        if opcode not in (op.OpEntryPoint, *_MODES) and sizes and start > frozen.last_point:
            for function, size in sizes.items():
                mode = [function, spv.ExecutionModeLocalSize, *size]
                result.extend(_inst(op.OpExecutionMode, mode))
            sizes = {}
        result.extend(frozen.replacement(opcode, start, end))
    return to_bytes(result)


@final
class _Constants:
    """The constants of a module, with their values.

    Attributes:
        last_point: the place of the last entry point.
    """

    def __init__(self, words: array[int], values: Mapping[int, int]) -> None:
        self._words: Final = words
        self._wanted: Final = values
        self._numbers: Final[dict[int, int]] = {}
        self._size = 0
        self._sized: Final[list[int]] = []
        self._modes: Final[dict[int, Sequence[int]]] = {}
        self._types: Final[dict[int, _Number]] = {}
        self._values: Final[dict[int, tuple[int, int]]] = {}
        self._composites: Final[dict[int, Sequence[int]]] = {}
        self.last_point = 0
        for opcode, start, end in instructions(words):
            if opcode == op.OpFunction:
                break
            if end - start < _LEAST.get(opcode, 0):
                name = op.OPCODE_NAMES[opcode]
                raise _bad(start, f"{name} has {end - start} words instead of {_LEAST[opcode]}")
            self._read(opcode, start, end)

    def _read(self, opcode: int, start: int, end: int) -> None:
        """Note an instruction before the functions."""
        words = self._words
        if opcode == op.OpEntryPoint:
            self.last_point = start
            if words[start + 1] in _SIZED and words[start + 2] not in self._sized:
                self._sized.append(words[start + 2])
        elif opcode == op.OpExecutionModeId:
            if words[start + 2] == spv.ExecutionModeLocalSizeId:
                self._modes[words[start + 1]] = words[start + 3 : end].tolist()
        elif opcode == op.OpDecorate:
            self._read_decoration(start, end)
        elif opcode in _NUMBERS:
            self._read_type(opcode, start)
        elif opcode in _COMPOSITES:
            self._composites[words[start + 2]] = words[start + 3 : end].tolist()
        elif opcode in _SCALARS:
            self._read_scalar(opcode, start, end)
        elif opcode == op.OpSpecConstantOp:
            self._fold(start, end)

    def _read_decoration(self, start: int, end: int) -> None:
        """Note the number of a constant, and the size of work-groups."""
        id, decoration, *operands = self._words[start + 1 : end]
        if decoration == spv.DecorationSpecId and operands:
            self._numbers[id] = operands[0]
        elif decoration == spv.DecorationBuiltIn and operands == [spv.BuiltInWorkgroupSize]:
            self._size = id

    def _read_type(self, opcode: int, start: int) -> None:
        """Note a type of numbers or booleans."""
        words = self._words
        bits = 1 if opcode == op.OpTypeBool else words[start + 2]
        is_signed = opcode == op.OpTypeInt and words[start + 3] == 1
        if 0 < bits <= _MOST_BITS:
            self._types[words[start + 1]] = _Number(opcode, bits, is_signed)

    def _read_scalar(self, opcode: int, start: int, end: int) -> None:
        """Note a scalar constant, with the value that is wanted for it."""
        type_id, id = self._words[start + 1 : start + 3]
        type = self._types.get(type_id)
        if type is None:
            if opcode == op.OpSpecConstant:
                raise _bad(start, f"%{type_id} is not the type of a scalar constant")
            return
        value = _BOOLEANS.get(opcode, 0)
        for place, word in enumerate(self._words[start + 3 : end]):
            value |= word << 32 * place
        number = self._numbers.get(id, -1) if opcode in _SPECIAL else -1
        if number in self._wanted:
            value = self._wanted[number]
            if type.opcode == op.OpTypeBool:
                value = int(value != 0)
            elif value >> type.bits and value >> (type.bits - 1) != -1:
                raise ValueError(
                    f"{value} does not fit specialization constant {number}, which has "
                    f"{type.bits} bits"
                )
        self._values[id] = type_id, value & ((1 << type.bits) - 1)

    def _fold(self, start: int, end: int) -> None:
        """Compute an OpSpecConstantOp.

        Raises:
            Unsupported: an operand or the result is not an integer or a boolean.
        """
        type_id, id, opcode, *operands = self._words[start + 1 : end]
        type = self._types.get(type_id)
        result = None
        if opcode == op.OpCompositeExtract:
            result = self._extract(operands)
        elif all(operand in self._values for operand in operands):
            known = [self._values[operand] for operand in operands]
            types = [self._types[known_type] for known_type, _ in known]
            if all(one.opcode != op.OpTypeFloat for one in types):
                result = fold(opcode, [value for _, value in known], [one.bits for one in types])
        if result is None or type is None or type.opcode == op.OpTypeFloat:
            name = op.OPCODE_NAMES.get(opcode, str(opcode))
            raise Unsupported(
                f"specialization constant %{id} is {name} of operands that are not integers, which "
                "is not computed before a launch"
            )
        self._values[id] = type_id, result & ((1 << type.bits) - 1)

    def _extract(self, operands: Sequence[int]) -> int | None:
        """Return a member of a composite, None if it is not a known number."""
        composite, *places = operands
        for place in places:
            members = self._composites.get(composite, ())
            if place >= len(members):
                return None
            composite = members[place]
        return self._values[composite][1] if composite in self._values else None

    def sizes(self) -> dict[int, list[int]]:
        """Return the sizes of work-groups that constants decide, by the ids of functions.

        An object decorated as WorkgroupSize goes before any mode (spec, 3.21, WorkgroupSize).

        Raises:
            CompileError: a size is not a constant.
        """
        modes = dict(self._modes)
        if self._size in self._composites:
            modes.update(dict.fromkeys(self._sized, self._composites[self._size]))
        sizes: dict[int, list[int]] = {}
        for function, ids in modes.items():
            unknown = [id for id in ids if id not in self._values]
            if unknown or len(ids) != 3:
                raise CompileError(
                    f"bad SPIR-V module: the work-groups of function %{function} have the size "
                    f"{', '.join(f'%{id}' for id in ids)}, which are not three constants"
                )
            sizes[function] = [self._values[id][1] for id in ids]
        return sizes

    def replacement(self, opcode: int, start: int, end: int) -> Sequence[int]:
        """Return the words that replace an instruction."""
        words = self._words
        if opcode in _SPECIAL or opcode == op.OpSpecConstantOp:
            return self._constant(words[start + 2])
        if opcode in _FROZEN:
            return [(end - start) << 16 | _FROZEN[opcode], *words[start + 1 : end]]
        if opcode == op.OpDecorate and self._is_obsolete(words[start + 1], words[start + 2 : end]):
            return ()
        if opcode in _MODES and self._is_replaced(words[start + 1], words[start + 2]):
            return ()
        return words[start:end]

    def _is_obsolete(self, id: int, decoration: Sequence[int]) -> bool:
        """Whether a decoration is one that only specialization constants have."""
        if decoration[0] == spv.DecorationSpecId:
            return True
        has_size = id == self._size and id in self._composites
        return has_size and decoration[0] == spv.DecorationBuiltIn

    def _is_replaced(self, function: int, mode: int) -> bool:
        """Whether a mode is the size of a work-group that a constant decides."""
        if mode == spv.ExecutionModeLocalSizeId:
            return True
        is_sized = self._size in self._composites and function in self._sized
        return is_sized and mode == spv.ExecutionModeLocalSize

    def _constant(self, id: int) -> list[int]:
        """Return the instruction of a constant with its value."""
        type_id, value = self._values[id]
        type = self._types[type_id]
        if type.opcode == op.OpTypeBool:
            return _inst(op.OpConstantTrue if value else op.OpConstantFalse, [type_id, id])
        count = (type.bits + 31) // 32
        if type.is_signed and value >> (type.bits - 1):
            # The high bits of a literal extend its sign (spec, 2.2.1).
            value -= 1 << type.bits
        parts = [value >> 32 * place & 0xFFFF_FFFF for place in range(count)]
        return _inst(op.OpConstant, [type_id, id, *parts])


def _inst(opcode: int, operands: Sequence[int]) -> list[int]:
    return [(len(operands) + 1) << 16 | opcode, *operands]


def _bad(place: int, reason: str) -> CompileError:
    return CompileError(f"bad SPIR-V module: word {place}: {reason}")
