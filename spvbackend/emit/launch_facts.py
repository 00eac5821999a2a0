"""Facts of a binary that bear on launches, gathered in one walk over its instructions.

Input: the words of a module. Output: `Facts`, not checked.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Final, NamedTuple, final

from spvbackend.emit.read import instructions, string_at
from spvbackend.mir.ext_sets import CLSPV_SET
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.launch import OWN, OWN_SET

_OWN_NAMES: Final[dict[int, str]] = {number: name for name, number in OWN.items()}


class Note(NamedTuple):
    """An instruction that describes a kernel and means nothing else.

    Attributes:
        id: its result.
        name: that of the extended instruction.
        is_own: whether the set is our own.
        operands: ids.
    """

    id: int
    name: str
    is_own: bool
    operands: array[int]


@final
class Facts:
    """Facts of one module.

    Attributes:
        addressing_model: of OpMemoryModel.
        points: where each OpEntryPoint begins and ends.
        modes: the operands of each mode, by function and mode.
        capabilities: declared capabilities.
        extensions: declared extensions.
        float_modes: modes of one operand, such as a width, with that operand.
        constants: the first word of each constant.
        spec_ids: the SpecId of each constant that has one.
        size_variable: whether a variable holds the size of a work-group.
        strings: texts by the ids of their OpString.
        names: texts of OpName by the ids that they name.
        types: the opcode and operands of each type.
        packed: structs without padding.
        by_value: pointer parameters with ByVal: a launch passes their pointee.
        parameters: of each function: types and ids.
        notes: in the order of the module.
    """

    __slots__ = ("_function", "_imports", "addressing_model", "by_value", "capabilities",
                 "constants", "extensions", "float_modes", "modes", "names", "notes", "packed",
                 "parameters", "points", "size_variable", "spec_ids", "strings", "types",
                 "words")  # fmt: skip

    def __init__(self, words: array[int]) -> None:
        self.words: Final = words
        self.addressing_model = 0
        self.points: Final[list[tuple[int, int]]] = []
        self.modes: Final[dict[tuple[int, int], array[int]]] = {}
        self.capabilities: Final[list[int]] = []
        self.extensions: Final[list[str]] = []
        self.float_modes: Final[set[tuple[int, int]]] = set()
        self.constants: Final[dict[int, int]] = {}
        self.spec_ids: Final[dict[int, int]] = {}
        self.size_variable = False
        self.strings: Final[dict[int, str]] = {}
        self.names: Final[dict[int, str]] = {}
        self.types: Final[dict[int, tuple[int, ...]]] = {}
        self.packed: Final[set[int]] = set()
        self.by_value: Final[set[int]] = set()
        self.parameters: Final[dict[int, list[tuple[int, int]]]] = {}
        self.notes: Final[list[Note]] = []
        self._imports: Final[dict[int, str]] = {}
        self._function = 0
        for opcode, start, end in instructions(words):
            take = _TAKE.get(opcode)
            if take is not None and end - start >= _FEWEST[opcode]:
                take(self, opcode, start, end)

    def text(self, start: int, end: int) -> str:
        """Return the string at a place, "" for one that has no end."""
        literal = string_at(self.words, start, end)
        return "" if literal is None else literal[0]

    def take_point(self, _opcode: int, start: int, end: int) -> None:
        """Note an OpEntryPoint."""
        self.points.append((start, end))

    def take_mode(self, _opcode: int, start: int, end: int) -> None:
        """Note an OpExecutionMode or OpExecutionModeId."""
        words = self.words
        self.modes[words[start + 1], words[start + 2]] = words[start + 3 : end]
        if end - start == 4:
            self.float_modes.add((words[start + 2], words[start + 3]))

    def take_model(self, _opcode: int, start: int, _end: int) -> None:
        """Note the OpMemoryModel."""
        self.addressing_model = self.words[start + 1]

    def take_declaration(self, opcode: int, start: int, end: int) -> None:
        """Note an OpCapability, OpExtension or OpExtInstImport."""
        if opcode == op.OpCapability:
            self.capabilities.append(self.words[start + 1])
        elif opcode == op.OpExtension:
            self.extensions.append(self.text(start + 1, end))
        else:
            self._imports[self.words[start + 1]] = self.text(start + 2, end)

    def take_text(self, opcode: int, start: int, end: int) -> None:
        """Note an OpName or OpString."""
        known = self.names if opcode == op.OpName else self.strings
        known[self.words[start + 1]] = self.text(start + 2, end)

    def take_constant(self, _opcode: int, start: int, _end: int) -> None:
        """Note an OpConstant or OpSpecConstant."""
        self.constants[self.words[start + 2]] = self.words[start + 3]

    def take_decoration(self, _opcode: int, start: int, end: int) -> None:
        """Note an OpDecorate if a launch depends on it."""
        target, *row = self.words[start + 1 : end]
        if row[:1] == [spv.DecorationSpecId] and len(row) > 1:
            self.spec_ids[target] = row[1]
        elif row == [spv.DecorationBuiltIn, spv.BuiltInWorkgroupSize]:
            self.size_variable = True
        elif row == [spv.DecorationCPacked]:
            self.packed.add(target)
        elif row == [spv.DecorationFuncParamAttr, spv.FunctionParameterAttributeByVal]:
            self.by_value.add(target)

    def take_type(self, opcode: int, start: int, end: int) -> None:
        """Note a type."""
        self.types[self.words[start + 1]] = (opcode, *self.words[start + 2 : end])

    def take_function(self, opcode: int, start: int, _end: int) -> None:
        """Note an OpFunction or OpFunctionParameter."""
        if opcode == op.OpFunction:
            self._function = self.words[start + 2]
            return
        parameters = self.parameters.setdefault(self._function, [])
        parameters.append((self.words[start + 1], self.words[start + 2]))

    def take_note(self, _opcode: int, start: int, end: int) -> None:
        """Note an OpExtInst of a set that describes kernels."""
        words = self.words
        name = self._imports.get(words[start + 3], "")
        if name == OWN_SET:
            names = _OWN_NAMES
        elif name.startswith(CLSPV_SET):
            from spvbackend.spirv.clspv_reflection import CLSPV_NAMES  # shaders alone have it

            names = CLSPV_NAMES
        else:
            return
        row = words[start + 5 : end]
        self.notes.append(
            Note(words[start + 2], names.get(words[start + 4], ""), name == OWN_SET, row)
        )


_TYPES: Final = (
    op.OpTypeArray,
    op.OpTypeFloat,
    op.OpTypeImage,
    op.OpTypeInt,
    op.OpTypePipe,
    op.OpTypePointer,
    op.OpTypeQueue,
    op.OpTypeSampledImage,
    op.OpTypeSampler,
    op.OpTypeStruct,
    op.OpTypeUntypedPointerKHR,
    op.OpTypeVector,
)
_TAKE: Final[dict[int, Callable[[Facts, int, int, int], None]]] = {
    op.OpCapability: Facts.take_declaration,
    op.OpConstant: Facts.take_constant,
    op.OpDecorate: Facts.take_decoration,
    op.OpEntryPoint: Facts.take_point,
    op.OpExecutionMode: Facts.take_mode,
    op.OpExecutionModeId: Facts.take_mode,
    op.OpExtInst: Facts.take_note,
    op.OpExtInstImport: Facts.take_declaration,
    op.OpExtension: Facts.take_declaration,
    op.OpFunction: Facts.take_function,
    op.OpFunctionParameter: Facts.take_function,
    op.OpMemoryModel: Facts.take_model,
    op.OpName: Facts.take_text,
    op.OpSpecConstant: Facts.take_constant,
    op.OpString: Facts.take_text,
    **dict.fromkeys(_TYPES, Facts.take_type),
}
_FEWEST: Final[dict[int, int]] = {
    **dict.fromkeys(_TAKE, 3),
    **dict.fromkeys(_TYPES, 2),
    op.OpCapability: 2,
    op.OpConstant: 4,
    op.OpEntryPoint: 4,
    op.OpExtInst: 5,
    op.OpExtension: 2,
    op.OpSpecConstant: 4,
}
"""Fewest words of an instruction that has all its operands; a shorter one is skipped."""
