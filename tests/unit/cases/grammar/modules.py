"""A SPIR-V binary read back, and what the grammar asks of the words in it.

The rules of capabilities are the grammar's alone, stated here as sets to be met; which of them a
translation chooses is its own affair, as long as none could be left out.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from spvbackend.emit.read import instructions, string_at, words_of
from spvbackend.mir.operands import mask_bits, operand_kinds
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.operands import BIT_ENUMS, HAS_RESULT, HAS_TYPE
from spvbackend.spirv.requirements import (
    CAPABILITY_IMPLIES,
    ENUMERANT_CAPABILITIES,
    ENUMERANT_EXTENSIONS,
    ENUMERANT_VERSION,
    OPCODE_CAPABILITIES,
    OPCODE_EXTENSIONS,
    OPCODE_VERSION,
)

BASE: Final = frozenset((spv.CapabilityAddresses, spv.CapabilityKernel))
"""What every kernel's module declares."""
_WIDTHS: Final[dict[tuple[int, int], int]] = {
    (op.OpTypeInt, 8): spv.CapabilityInt8,
    (op.OpTypeInt, 16): spv.CapabilityInt16,
    (op.OpTypeInt, 64): spv.CapabilityInt64,
    (op.OpTypeFloat, 16): spv.CapabilityFloat16,
    (op.OpTypeFloat, 64): spv.CapabilityFloat64,
}
_ELEMENTS: Final = {
    op.OpTypeArray: 1,
    op.OpTypeFunction: 255,
    op.OpTypeStruct: 255,
    op.OpTypeVector: 1,
}
"""Types that are made of others, and how many of their operands are those."""
_DOTS: Final = (
    spv.CapabilityDotProductInputAll,
    spv.CapabilityDotProductInput4x8Bit,
    spv.CapabilityDotProductInput4x8BitPacked,
)
_SPACES: Final[dict[int, str]] = {
    spv.StorageClassFunction: "ptr",
    spv.StorageClassCrossWorkgroup: "ptr addrspace(1)",
    spv.StorageClassUniformConstant: "ptr addrspace(2)",
    spv.StorageClassWorkgroup: "ptr addrspace(3)",
    spv.StorageClassGeneric: "ptr addrspace(4)",
    spv.StorageClassDeviceOnlyALTERA: "ptr addrspace(5)",
    spv.StorageClassHostOnlyALTERA: "ptr addrspace(6)",
}
_FLOATS: Final = {16: "half", 32: "float", 64: "double"}
_NAMED: Final = {op.OpTypeVoid: "void", op.OpTypeBool: "i1"}


class Instruction(NamedTuple):
    """One instruction: 0 stands for no type or no result."""

    opcode: int
    type: int
    result: int
    operands: tuple[int, ...]


class Need(NamedTuple):
    """Capabilities of which one must be declared, for a word of the module."""

    choices: frozenset[int]
    what: str


class Asked(NamedTuple):
    """What an opcode, an enumerant or a capability asks for."""

    what: str
    capabilities: tuple[int, ...]
    version: int
    extensions: tuple[str, ...]


class Module:
    """A binary taken apart."""

    def __init__(self, binary: bytes) -> None:
        words = list(words_of(binary))
        self.version: Final = words[1]
        self.instructions: Final = [
            _instruction(opcode, words[start + 1 : end])
            for opcode, start, end in instructions(words)
        ]
        self.made: Final = {inst.result: inst for inst in self.instructions if inst.result}
        self.imports: Final = {
            inst.result: _text(inst.operands) for inst in self.with_opcode(op.OpExtInstImport)
        }
        self.capabilities: Final = {inst.operands[0] for inst in self.with_opcode(op.OpCapability)}
        self.extensions: Final = {_text(inst.operands) for inst in self.with_opcode(op.OpExtension)}

    def with_opcode(self, opcode: int) -> list[Instruction]:
        """The instructions with this opcode, in order."""
        return [inst for inst in self.instructions if inst.opcode == opcode]

    def parameters(self, function: int) -> list[int]:
        """The ids of a function's parameters."""
        head = self.instructions.index(self.made[function])
        count = len(self.made[self.made[function].operands[1]].operands) - 1
        return [inst.result for inst in self.instructions[head + 1 : head + 1 + count]]

    def exported(self, name: str) -> int:
        """The id of the function with this linkage name."""
        for inst in self.with_opcode(op.OpDecorate):
            linkage = inst.operands[1] == spv.DecorationLinkageAttributes
            if linkage and _text(inst.operands[2:-1]) == name:
                return inst.operands[0]
        raise LookupError(name)

    def imported(self) -> list[str]:
        """The linkage names of what the module wants from another one."""
        return [
            _text(inst.operands[2:-1])
            for inst in self.with_opcode(op.OpDecorate)
            if inst.operands[1] == spv.DecorationLinkageAttributes
            and inst.operands[-1] == spv.LinkageTypeImport
        ]

    def source(self, id: int) -> int:
        """The value itself where only its pointers were made to point to another type."""
        made = self.made.get(id)
        if made is not None and made.opcode == op.OpBitcast:
            return self.source(made.operands[0])
        if made is not None and made.opcode == op.OpCompositeConstruct:
            parts = [self.made[self.source(part)] for part in made.operands]
            wholes = {part.operands[0] for part in parts if part.opcode == op.OpCompositeExtract}
            places = [part.operands[1:] for part in parts]
            if len(wholes) == 1 and places == [(index,) for index in range(len(parts))]:
                return self.source(wholes.pop())
        return id

    def type_text(self, type: int) -> str:
        """LLVM's spelling of a type."""
        inst = self.made[type]
        words = inst.operands
        if inst.opcode == op.OpTypePointer:
            return _SPACES[words[0]]
        if inst.opcode == op.OpTypeVector:
            return f"<{words[1]} x {self.type_text(words[0])}>"
        if inst.opcode == op.OpTypeStruct:
            return "{ " + ", ".join([self.type_text(word) for word in words]) + " }"
        if inst.opcode == op.OpTypeInt:
            return f"i{words[0]}"
        if inst.opcode == op.OpTypeFloat:
            return _FLOATS[words[0]]
        if inst.opcode in _NAMED:
            return _NAMED[inst.opcode]
        name = op.OPCODE_NAMES[inst.opcode].removeprefix("OpType")
        return "target(" + ", ".join([f'"spirv.{name}"', *self._type_parameters(inst)]) + ")"

    def _type_parameters(self, inst: Instruction) -> list[str]:
        """The parameters of a target type: types and numbers; an image brings its own."""
        texts: list[str] = []
        kinds = operand_kinds(inst.opcode, inst.operands, self.imports)
        for kind, word in zip(kinds, inst.operands, strict=True):
            made = self.made.get(word)
            if not kind.startswith("Id") or made is None:
                texts.append(str(word))
            elif made.opcode == op.OpConstant:
                texts.append(str(made.operands[0]))
            elif made.opcode == op.OpTypeImage:
                texts += self._type_parameters(made)
            else:
                texts.append(self.type_text(word))
        return texts

    def asked(self) -> Iterator[Asked]:
        """What each opcode and enumerant of the module asks for, and each capability."""
        for inst in self.instructions:
            if inst.opcode not in (op.OpCapability, op.OpExtension):
                yield Asked(
                    op.OPCODE_NAMES[inst.opcode],
                    OPCODE_CAPABILITIES.get(inst.opcode, ()),
                    OPCODE_VERSION.get(inst.opcode, 0),
                    OPCODE_EXTENSIONS.get(inst.opcode, ()),
                )
                kinds = operand_kinds(inst.opcode, inst.operands, self.imports)
                for kind, word in zip(kinds, inst.operands, strict=True):
                    if kind in ENUMERANT_NAMES:
                        yield from enumerants_asked(kind, word)
        for capability in self.capabilities:
            yield from enumerants_asked("Capability", capability)

    def _has_values_of(self, type: int) -> bool:
        """Whether a value, or a type other than a pointer, is made of a type."""
        return any(
            inst.type == type or type in inst.operands[: _ELEMENTS.get(inst.opcode, 0)]
            for inst in self.instructions
        )

    def needs(self) -> set[Need]:
        """What must be declared: by the tables, and by rules that the specification words."""
        needs = {
            Need(frozenset(asked.capabilities), asked.what)
            for asked in self.asked()
            if asked.capabilities and not asked.what.startswith("Capability ")
        }
        for inst in self.instructions:
            width = _WIDTHS.get((inst.opcode, inst.operands[0] if inst.operands else 0))
            if width is not None:
                choices = {width}
                if width == spv.CapabilityFloat16 and not self._has_values_of(inst.result):
                    choices.add(spv.CapabilityFloat16Buffer)
                needs.add(Need(frozenset(choices), f"{inst.operands[0]} bits"))
            if inst.opcode == op.OpTypeVector and inst.operands[1] > 4:
                needs.add(Need(frozenset((spv.CapabilityVector16,)), "a long vector"))
            if inst.opcode in range(op.OpSDot, op.OpSUDotAccSat + 1):
                needs.add(Need(frozenset(_DOTS), "what a dot product multiplies"))
            if inst.opcode == op.OpSubgroupScaledMatrixMultiplyAccumulateINTEL:
                # The extension builds on the one for matrices without scales.
                capability = spv.CapabilitySubgroupMatrixMultiplyAccumulateINTEL
                needs.add(Need(frozenset((capability,)), "matrices of a sub-group"))
            if inst.opcode == op.OpControlBarrier and self._is_device(inst.operands[0]):
                # SPV_INTEL_device_barrier widens what the scope may be.
                needs.add(Need(frozenset((spv.CapabilityDeviceBarrierINTEL,)), "a wide barrier"))
            if inst.opcode == op.OpTypeImage:
                needs.add(Need(frozenset((spv.CapabilityImageBasic,)), "an image"))
        return needs

    def _is_device(self, scope: int) -> bool:
        """Whether a scope is that of the device."""
        return any(
            inst.opcode == op.OpConstant
            and (inst.result, inst.operands) == (scope, (spv.ScopeDevice,))
            for inst in self.instructions
        )


def enumerants_asked(kind: str, word: int) -> Iterator[Asked]:
    """What an enumerant asks for, or each bit of a mask."""
    for value in mask_bits(word) if kind in BIT_ENUMS else [word]:
        yield Asked(
            f"{kind} {ENUMERANT_NAMES[kind].get(value, value)}",
            ENUMERANT_CAPABILITIES.get(kind, {}).get(value, ()),
            ENUMERANT_VERSION.get(kind, {}).get(value, 0),
            ENUMERANT_EXTENSIONS.get(kind, {}).get(value, ()),
        )


def implied(capabilities: set[int]) -> set[int]:
    """Capabilities and all that they imply."""
    found: set[int] = set()
    work = list(capabilities)
    while work:
        capability = work.pop()
        if capability not in found:
            found.add(capability)
            work += CAPABILITY_IMPLIES.get(capability, ())
    return found


def is_graphics(capabilities: tuple[int, ...]) -> bool:
    """Whether there are capabilities and each one brings Shader."""
    return bool(capabilities) and all(
        spv.CapabilityShader in implied({capability}) for capability in capabilities
    )


def wrong_capabilities(module: Module) -> list[str]:
    """Capabilities that are missing, of graphics, or declared for no need."""
    needs = module.needs()
    declared = module.capabilities
    all_implied = implied(declared)
    wrong = [f"missing for {need.what}" for need in needs if not need.choices & all_implied]
    if spv.CapabilityShader in all_implied:
        wrong.append("graphics")
    for capability in declared - BASE:
        left = implied(declared - {capability})
        if all(need.choices & left for need in needs):
            wrong.append(f"{_name(capability)} is not needed")
    return wrong


def wrong_extensions(module: Module) -> list[str]:
    """Extensions that are missing, or declared for no need."""
    groups = [
        (asked.what, set(asked.extensions))
        for asked in module.asked()
        if asked.version > module.version and asked.extensions
    ]
    declared = module.extensions
    wrong = [f"missing for {what}" for what, names in groups if not names & declared]
    for extension in declared:
        if all(names & (declared - {extension}) for _, names in groups):
            wrong.append(f"{extension} is not needed")
    return wrong


def _instruction(opcode: int, words: list[int]) -> Instruction:
    rest = iter(words)
    type = next(rest) if opcode in HAS_TYPE else 0
    result = next(rest) if opcode in HAS_RESULT else 0
    return Instruction(opcode, type, result, tuple(rest))


def _text(words: tuple[int, ...]) -> str:
    found = string_at(words, 0, len(words))
    assert found is not None
    return found[0]


def _name(capability: int) -> str:
    return ENUMERANT_NAMES["Capability"].get(capability, str(capability))
