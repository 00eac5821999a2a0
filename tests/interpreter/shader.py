"""The interpreter's form of a shader: blocks of instructions, constants, variables.

Input: the words of a module with one entry point.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from spvbackend.emit.read import instructions, words_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.operands import HAS_RESULT, HAS_TYPE


class Inst(NamedTuple):
    """An instruction: the ids of its type and result, 0 for none, and the words after them."""

    opcode: int
    type: int
    result: int
    words: tuple[int, ...]


@final
class Undefined:
    """The undefined value; values computed from it are undefined, too."""


UNDEFINED: Final = Undefined()
Value = object
"""An integer without its sign, a tuple of values, a place in memory, or UNDEFINED."""

_INTEGERS: Final = frozenset((op.OpConstant, op.OpSpecConstant))
_COMPOSITES: Final = frozenset((op.OpConstantComposite, op.OpSpecConstantComposite))


@final
class Shader:
    """The parts of a module.

    Attributes:
        types: the instruction of each type.
        constants: the value of each constant.
        variables: the variables of the module, in order.
        builtins: the built-in variables, by id.
        blocks: the instructions of each block of the one function, by its label.
        first: the label of the first block.
        widths: the width of the integers of each value.
    """

    def __init__(self, binary: bytes) -> None:
        self.types: Final[dict[int, Inst]] = {}
        self.constants: Final[dict[int, Value]] = {}
        self.variables: Final[list[Inst]] = []
        self.builtins: Final[dict[int, int]] = {}
        self.blocks: Final[dict[int, list[Inst]]] = {}
        self.first = 0
        self.widths: Final[dict[int, int]] = {}
        words = words_of(binary)
        block: list[Inst] = []
        for opcode, start, end in instructions(words):
            at = start + 1
            type = result = 0
            if opcode in HAS_TYPE:
                type, at = words[at], at + 1
            if opcode in HAS_RESULT:
                result, at = words[at], at + 1
            inst = Inst(opcode, type, result, tuple(words[at:end]))
            if type and self.is_of_integers(type):
                self.widths[result] = self.bits(type)
            if opcode == op.OpLabel:
                block = self.blocks[result] = []
                self.first = self.first or result
            elif opcode == op.OpFunctionEnd:
                break  # what follows has no semantics
            elif self.blocks:
                block.append(inst)
            else:
                self._read_head(inst)

    def _read_head(self, inst: Inst) -> None:
        opcode, words = inst.opcode, inst.words
        if inst.type == 0 and inst.result:
            self.types[inst.result] = inst
        elif opcode in _INTEGERS:
            # The low-order word comes first (2.2.1); a narrow integer is sign-extended.
            number = sum(word << 32 * place for place, word in enumerate(words))
            self.constants[inst.result] = number & (1 << self.bits(inst.type)) - 1
        elif opcode in _COMPOSITES:
            self.constants[inst.result] = tuple([self.constants[word] for word in words])
        elif opcode in (op.OpConstantTrue, op.OpConstantFalse):
            self.constants[inst.result] = int(opcode == op.OpConstantTrue)
        elif opcode == op.OpConstantNull:
            self.constants[inst.result] = self.filled(inst.type, 0)
        elif opcode == op.OpUndef:
            self.constants[inst.result] = UNDEFINED
        elif opcode == op.OpVariable:
            self.variables.append(inst)
        elif opcode == op.OpDecorate and words[1] == spv.DecorationBuiltIn:
            self.builtins[words[0]] = words[2]

    def bits(self, type: int) -> int:
        """Return the width of an integer type, or of a vector's integers; 1 for bool."""
        inst = self.types[type]
        if inst.opcode == op.OpTypeInt:
            return inst.words[0]
        if inst.opcode == op.OpTypeVector:
            return self.bits(inst.words[0])
        assert inst.opcode == op.OpTypeBool, f"a type of opcode {inst.opcode} is none of integers"
        return 1

    def is_of_integers(self, type: int) -> bool:
        """Whether a type is that of integers, of bools or of vectors of these."""
        inst = self.types[type]
        if inst.opcode == op.OpTypeVector:
            return self.is_of_integers(inst.words[0])
        return inst.opcode in (op.OpTypeInt, op.OpTypeBool)

    def lanes(self, type: int) -> int:
        """Return the number of integers in a value of a type."""
        inst = self.types[type]
        return inst.words[1] if inst.opcode == op.OpTypeVector else 1

    def pointee(self, pointer: int) -> int:
        """Return the pointee of a pointer type."""
        return self.types[pointer].words[1]

    def filled(self, type: int, value: Value) -> Value:
        """Return a value of a type with equal parts."""
        inst = self.types[type]
        if inst.opcode == op.OpTypeVector:
            return (value,) * inst.words[1]
        return value

    def memory(self, type: int, value: Value) -> Value:
        """Return the initial value of a variable of a type: lists for composites."""
        inst = self.types[type]
        if inst.opcode == op.OpTypeArray:
            count = self.constants[inst.words[1]]
            assert isinstance(count, int)
            return [self.memory(inst.words[0], value) for _ in range(count)]
        if inst.opcode == op.OpTypeStruct:
            return [self.memory(member, value) for member in inst.words]
        if inst.opcode == op.OpTypeVector:
            return [value] * inst.words[1]
        return value
