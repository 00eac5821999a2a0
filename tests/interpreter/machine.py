"""Runs a shader for one work-item.

Undefined values may be passed on, but neither decide a branch nor be written to a buffer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, final

from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.interpreter.arithmetic import BINARY, UNARY, each, each_pair
from tests.interpreter.nesting import Nesting
from tests.interpreter.shader import UNDEFINED, Inst, Shader, Value

_CHAINS: Final = frozenset((op.OpAccessChain, op.OpInBoundsAccessChain))
_SAY_NOTHING: Final = frozenset((op.OpLoopMerge, op.OpSelectionMerge))
_APART: Final = 1 << 32
"""Distance of buffers."""
_BLOCKS: Final = 200
"""Greatest number of blocks up to a store, after which a walk counts as lost."""


class RunError(AssertionError):
    """A shader's behaviour is undefined, or the interpreter does not know an instruction."""


class Place(NamedTuple):
    """The target of a logical pointer: an item of a list."""

    held: list[Value]
    at: int


class Store(NamedTuple):
    """A write to a buffer: its number, the byte in it and the value."""

    buffer: int
    offset: int
    value: int


@final
class Machine:
    """One run.

    Attributes:
        stores: writes to buffers, in order.
        is_done: whether the run came to its end.
    """

    def __init__(
        self, shader: Shader, arguments: Sequence[bytearray | int], builtins: Mapping[int, Value]
    ) -> None:
        """Lay out the memory of a launch.

        Args:
            shader: the shader.
            arguments: members of the push constants: numbers, or buffers, which stand for
                their addresses.
            builtins: the values of built-in variables, by their numbers in the grammar.
        """
        self._shader: Final = shader
        self._values: Final[dict[int, Value]] = dict(shader.constants)
        self._buffers: Final[list[bytearray]] = []
        self._nesting: Final = Nesting(shader)
        self.stores: Final[list[Store]] = []
        self.is_done = False
        for variable in shader.variables:
            self._values[variable.result] = Place([self._first(variable, arguments, builtins)], 0)

    def _first(
        self, variable: Inst, arguments: Sequence[bytearray | int], builtins: Mapping[int, Value]
    ) -> Value:
        """Return the initial value of a variable of the module."""
        if variable.result in self._shader.builtins:
            return builtins[self._shader.builtins[variable.result]]
        if variable.words[0] == spv.StorageClassPushConstant:
            return [self._given(argument) for argument in arguments]
        if len(variable.words) > 1:
            return _unpacked(self._values[variable.words[1]])
        return self._shader.memory(self._shader.pointee(variable.type), UNDEFINED)

    def _given(self, argument: bytearray | int) -> int:
        if isinstance(argument, int):
            return argument
        self._buffers.append(argument)
        return len(self._buffers) * _APART

    def run(self, stores: int) -> None:
        """Run until a number of stores, or to the end.

        Raises:
            RunError: the shader's behaviour is undefined or unknown.
            NestingError: the walk breaks a rule for structured control flow.
        """
        block, before = self._shader.first, 0
        for _ in range(stores * _BLOCKS):
            if len(self.stores) > stores:
                return
            self._bring(block, before)
            target = 0
            for inst in self._shader.blocks[block]:
                if inst.result:
                    self._values[inst.result] = self._result(inst)
                elif inst.opcode == op.OpStore:
                    self._store(inst)
                elif inst.opcode not in _SAY_NOTHING:
                    target = self._target(inst)
            if not target:
                self.is_done = True
                return
            self._nesting.step(block, target)
            block, before = target, block
        raise RunError(f"{len(self.stores)} stores in {stores * _BLOCKS} blocks")

    def _bring(self, block: int, before: int) -> None:
        """Set the phis of a block, all at the same time."""
        phis: dict[int, Value] = {}
        for inst in self._shader.blocks[block]:
            if inst.opcode != op.OpPhi:
                break
            ways = dict(zip(inst.words[1::2], inst.words[::2], strict=True))
            phis[inst.result] = self._value(ways[before])
        self._values.update(phis)

    def _value(self, id: int) -> Value:
        value = self._values.get(id)
        if value is None:
            raise RunError(f"%{id} is used before it is defined")
        return value

    def _number(self, id: int) -> int:
        number = self._value(id)
        if not isinstance(number, int):
            raise RunError(f"%{id} is {number}, not a number")
        return number

    def _target(self, inst: Inst) -> int:
        """Return the target of a terminator, 0 for the end of the function."""
        words = inst.words
        if inst.opcode == op.OpBranch:
            return words[0]
        if inst.opcode == op.OpBranchConditional:
            return words[1] if self._number(words[0]) else words[2]
        if inst.opcode == op.OpSwitch:
            cases = dict(zip(words[2::2], words[3::2], strict=True))
            return cases.get(self._number(words[0]), words[1])
        if inst.opcode != op.OpReturn:
            raise RunError(f"a walk comes to opcode {inst.opcode}")
        return 0

    def _result(self, inst: Inst) -> Value:
        opcode, words = inst.opcode, inst.words
        if opcode == op.OpPhi:
            return self._values[inst.result]
        if opcode == op.OpVariable:
            return Place([self._shader.memory(self._shader.pointee(inst.type), UNDEFINED)], 0)
        if opcode == op.OpUndef:
            return UNDEFINED
        if opcode in _CHAINS:
            return self._chain(inst)
        if opcode == op.OpLoad:
            return self._load(inst)
        if opcode == op.OpConvertUToPtr:
            return self._number(words[0])
        if opcode == op.OpSelect:
            return self._select(words)
        if opcode == op.OpCompositeExtract:
            return self._part(words)
        if opcode == op.OpCompositeInsert:
            return self._inserted(inst)
        if opcode == op.OpCompositeConstruct:
            return tuple([self._value(word) for word in words])
        return self._computed(inst)

    def _select(self, words: tuple[int, ...]) -> Value:
        condition = self._value(words[0])
        if not isinstance(condition, int):
            return UNDEFINED
        return self._value(words[1] if condition else words[2])

    def _part(self, words: tuple[int, ...]) -> Value:
        part = self._value(words[0])
        for index in words[1:]:
            part = part[index] if isinstance(part, tuple) else UNDEFINED
        return part

    def _inserted(self, inst: Inst) -> Value:
        """Return a vector with one part replaced."""
        value, vector, place = inst.words
        whole = self._value(vector)
        lanes = self._shader.lanes(inst.type)
        parts = list(whole) if isinstance(whole, tuple) else [UNDEFINED] * lanes
        parts[place] = self._value(value)
        return tuple(parts)

    def _computed(self, inst: Inst) -> Value:
        mask = (1 << self._shader.bits(inst.type)) - 1
        first = self._value(inst.words[0])
        bits = self._shader.widths.get(inst.words[0], 0)
        if unary := UNARY.get(inst.opcode):
            return each(lambda a: unary(a, bits) & mask, first)
        binary = BINARY.get(inst.opcode)
        if binary is None:
            raise RunError(f"opcode {inst.opcode} is not known")
        words = each_pair(lambda a, b: binary(a, b, bits), first, self._value(inst.words[1]))
        return each(lambda a: a & mask, words)

    def _chain(self, inst: Inst) -> Place:
        """Go from a variable to a part of it."""
        place = self._value(inst.words[0])
        assert isinstance(place, Place)
        for word in inst.words[1:]:
            held, index = place.held[place.at], self._number(word)
            if not isinstance(held, list) or index >= len(held):
                raise RunError(f"index {index} leads out of %{inst.words[0]}")
            place = Place(held, index)
        return place

    def _load(self, inst: Inst) -> Value:
        pointer = self._value(inst.words[0])
        if isinstance(pointer, Place):
            return _packed(pointer.held[pointer.at])
        size, lanes = self._shader.bits(inst.type) // 8, self._shader.lanes(inst.type)
        buffer, offset = self._bytes(pointer, size * lanes, inst.words[1:])
        held = self._buffers[buffer]
        loaded = [
            int.from_bytes(held[at : at + size], "little")
            for at in range(offset, offset + size * lanes, size)
        ]
        return loaded[0] if lanes == 1 else tuple(loaded)

    def _store(self, inst: Inst) -> None:
        pointer, value = self._value(inst.words[0]), self._value(inst.words[1])
        if isinstance(pointer, Place):
            pointer.held[pointer.at] = _unpacked(value)
            return
        parts = value if isinstance(value, tuple) else (value,)
        size = self._shader.widths[inst.words[1]] // 8
        buffer, offset = self._bytes(pointer, size * len(parts), inst.words[2:])
        for at, part in enumerate(parts):
            if not isinstance(part, int):
                raise RunError(f"%{inst.words[1]} is {part}, and goes to a buffer")
            place = offset + size * at
            self._buffers[buffer][place : place + size] = part.to_bytes(size, "little")
            self.stores.append(Store(buffer, place, part))

    def _bytes(self, address: Value, size: int, operands: tuple[int, ...]) -> tuple[int, int]:
        """Return the buffer and the offset in it of an access of some bytes."""
        if not isinstance(address, int):
            raise RunError("an address is not known")
        buffer, offset = address // _APART - 1, address % _APART
        is_inside = 0 <= buffer < len(self._buffers)
        if not is_inside or offset + size > len(self._buffers[buffer]):
            raise RunError(f"address {address:#x} is in no buffer")
        # An address other than a variable's needs its alignment (Universal Validation Rules).
        if not operands or not operands[0] & spv.MemoryAccessAligned or offset % operands[1]:
            raise RunError(f"address {address:#x} is not aligned as {operands} say")
        return buffer, offset


def _unpacked(value: Value) -> Value:
    """Return the form of a value in memory, whose parts can change."""
    return [_unpacked(part) for part in value] if isinstance(value, tuple) else value


def _packed(held: Value) -> Value:
    """Return the value of memory."""
    return tuple([_packed(part) for part in held]) if isinstance(held, list) else held
