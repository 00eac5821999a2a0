"""A SPIR-V module as tables: types, constants, variables, functions, and what is said of ids.

Input: the bytes of a module of any origin. Output: instructions by id and in their order. Debug
info and what only consumers of SPIR-V need are left out.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import CompileError
from spvbackend.emit.read import instructions, string_at, words_of
from spvbackend.mir.inst import MachineInst
from spvbackend.mir.operands import is_id_kind, operand_kinds
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.operands import HAS_RESULT, HAS_TYPE, OPERANDS

OPENCL_SET: Final = "OpenCL.std"
_CONTINUED: Final = frozenset(
    (
        op.OpCompositeConstructContinuedINTEL,
        op.OpConstantCompositeContinuedINTEL,
        op.OpSpecConstantCompositeContinuedINTEL,
        op.OpTypeStructContinuedINTEL,
    )
)
"""Instructions with the rest of the operands of the one before."""
_DECORATE: Final = frozenset((op.OpDecorate, op.OpDecorateId, op.OpDecorateString))
_MODES: Final = frozenset((op.OpExecutionMode, op.OpExecutionModeId))
_VARIABLES: Final = frozenset((op.OpVariable, op.OpUntypedVariableKHR))
Decoration = tuple[int, list[int]]


@final
class SourceBlock:
    """A label and the instructions behind it."""

    __slots__ = ("insts", "label")

    def __init__(self, label: int) -> None:
        self.label: Final = label
        self.insts: Final[list[MachineInst]] = []


@final
class SourceFunction:
    """OpFunction, its parameters and its blocks, none for an import."""

    __slots__ = ("blocks", "head", "parameters")

    def __init__(self, head: MachineInst) -> None:
        self.head: Final = head
        self.parameters: Final[list[MachineInst]] = []
        self.blocks: Final[list[SourceBlock]] = []


@final
class Source:
    """A module.

    Attributes:
        addressing: the addressing model.
        decorations: what decorates each id, with its operands.
        defined: the instruction with each result.
        entries: the entry points.
        functions: the functions.
        imports: the names of the extended instruction sets by id.
        modes: the execution modes.
        names: the names of ids.
        sources: OpSource.
        strings: the texts of OpString by id.
        variables: the variables of the module.
    """

    __slots__ = (
        "addressing", "decorations", "defined", "entries", "functions", "imports", "modes",
        "names", "sources", "strings", "variables",
    )  # fmt: skip

    def __init__(self) -> None:
        self.addressing = spv.AddressingModelPhysical64
        self.decorations: Final[dict[int, list[Decoration]]] = {}
        self.defined: Final[dict[int, MachineInst]] = {}
        self.entries: Final[list[MachineInst]] = []
        self.functions: Final[list[SourceFunction]] = []
        self.imports: Final[dict[int, str]] = {}
        self.modes: Final[list[MachineInst]] = []
        self.names: Final[dict[int, str]] = {}
        self.sources: Final[list[MachineInst]] = []
        self.strings: Final[dict[int, str]] = {}
        self.variables: Final[list[MachineInst]] = []

    def has(self, id: int, decoration: int) -> bool:
        """Whether an id has a decoration."""
        return any(number == decoration for number, _ in self.decorations.get(id, ()))

    def words(self, id: int, decoration: int) -> list[int]:
        """Return the operands of a decoration of an id, an empty list if the id lacks it."""
        for number, words in self.decorations.get(id, ()):
            if number == decoration:
                return words
        return []

    def of(self, id: int) -> MachineInst:
        """Return the instruction that defines an id.

        Raises:
            CompileError: none does.
        """
        inst = self.defined.get(id)
        if inst is None:
            raise CompileError(f"bad SPIR-V module: no instruction defines %{id}")
        return inst

    def type_of(self, id: int) -> int:
        """Return the id of the type of a value."""
        return self.of(id).type_id


def uses(source: Source, inst: MachineInst, id: int) -> bool:
    """Whether an id is an operand of an instruction; a literal may be the same number."""
    if id not in inst.operands or inst.opcode not in OPERANDS:
        return False
    kinds = operand_kinds(inst.opcode, inst.operands, source.imports)
    return any(
        word == id and is_id_kind(kind) for word, kind in zip(inst.operands, kinds, strict=False)
    )


def read_source(binary: bytes) -> Source:
    """Return the tables of a module.

    Raises:
        CompileError: the bytes are not a module, or an instruction is cut short.
    """
    words = words_of(binary).tolist()
    source = Source()
    function: SourceFunction | None = None
    last: MachineInst | None = None
    groups: list[MachineInst] = []
    for opcode, start, end in instructions(words):
        inst = _instruction(opcode, words[start + 1 : end], start)
        if opcode in _CONTINUED:
            if last is not None:
                last.operands.extend(inst.operands)
            continue
        last = inst
        if inst.result:
            source.defined[inst.result] = inst
        if opcode == op.OpFunction:
            function = SourceFunction(inst)
            source.functions.append(function)
        elif opcode == op.OpFunctionEnd:
            function = None
        elif opcode == op.OpGroupDecorate:
            groups.append(inst)
        elif function is None:
            _add_to_module(source, inst)
        else:
            _add_to_function(function, inst)
    _apply_groups(source, groups)
    return source


def _instruction(opcode: int, words: list[int], start: int) -> MachineInst:
    """Return an instruction with its result type, its result and its operands apart."""
    fixed = (opcode in HAS_TYPE) + (opcode in HAS_RESULT)
    kinds = OPERANDS.get(opcode, ())
    least = sum(1 for kind in kinds if kind[-1] not in "?*")
    if len(words) < least:
        name = op.OPCODE_NAMES.get(opcode, f"opcode {opcode}")
        text = f"word {start}: {name} has {len(words)} operands instead of {least}"
        raise CompileError(f"bad SPIR-V module: {text}")
    type_id = words[0] if opcode in HAS_TYPE else 0
    result = words[fixed - 1] if opcode in HAS_RESULT else 0
    return MachineInst(opcode, type_id, result, words[fixed:])


def text_at(words: list[int], start: int) -> tuple[str, int]:
    """Return a literal string among operands, and the place behind it.

    Raises:
        CompileError: it has no end.
    """
    found = string_at(words, start, len(words))
    if found is None:
        raise CompileError("bad SPIR-V module: a string without its end")
    return found


def _add_to_function(function: SourceFunction, inst: MachineInst) -> None:
    if inst.opcode == op.OpFunctionParameter:
        function.parameters.append(inst)
    elif inst.opcode == op.OpLabel:
        function.blocks.append(SourceBlock(inst.result))
    elif inst.opcode in (op.OpLine, op.OpNoLine):
        pass
    elif function.blocks:
        function.blocks[-1].insts.append(inst)
    else:
        name = op.OPCODE_NAMES.get(inst.opcode, f"opcode {inst.opcode}")
        raise CompileError(f"bad SPIR-V module: {name} stands in front of the first block")


def _add_to_module(source: Source, inst: MachineInst) -> None:
    """Add an instruction outside of functions to its table."""
    opcode, words = inst.opcode, inst.operands
    if opcode in _DECORATE:
        source.decorations.setdefault(words[0], []).append((words[1], words[2:]))
    elif opcode == op.OpName:
        source.names.setdefault(words[0], text_at(words, 1)[0])
    elif opcode == op.OpString:
        source.strings[inst.result] = text_at(words, 0)[0]
    elif opcode == op.OpExtInstImport:
        source.imports[inst.result] = text_at(words, 0)[0]
    elif opcode == op.OpMemoryModel:
        source.addressing = words[0]
    elif opcode in _LISTS:
        list_of = {op.OpEntryPoint: source.entries, op.OpSource: source.sources}
        list_of.get(opcode, source.modes).append(inst)
    elif opcode in _VARIABLES:
        source.variables.append(inst)


_LISTS: Final = _MODES | {op.OpEntryPoint, op.OpSource}


def _apply_groups(source: Source, groups: list[MachineInst]) -> None:
    """Give the decorations of a group to the ids that the group is applied to."""
    for inst in groups:
        own = source.decorations.get(inst.operands[0], [])
        for target in inst.operands[1:]:
            source.decorations.setdefault(target, []).extend(own)
