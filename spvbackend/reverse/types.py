"""Types of SPIR-V as LLVM spells them, and as mangled names spell them.

Pointers are opaque in LLVM IR, so that a type never contains itself.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.opaque_names import mangled_opaque
from spvbackend.builtins.params import (
    ARRAY,
    NAMED,
    POINTER,
    SIGNED_LETTERS,
    UNSIGNED_LETTERS,
    Param,
)
from spvbackend.builtins.prefixes import PREFIX
from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.names import Names, quoted
from spvbackend.reverse.numbers import word_number
from spvbackend.reverse.source import Source
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target import address_spaces as spaces

SPACES: Final[dict[int, int]] = {
    **{storage: space for space, storage in spaces.EXTENDED_CLASSES.items()},
    spv.StorageClassFunction: spaces.PRIVATE,
    spv.StorageClassPrivate: spaces.PRIVATE,
    spv.StorageClassCrossWorkgroup: spaces.GLOBAL,
    spv.StorageClassUniformConstant: spaces.CONSTANT,
    spv.StorageClassWorkgroup: spaces.LOCAL,
    spv.StorageClassGeneric: spaces.GENERIC,
    spv.StorageClassInput: spaces.INPUT,
    # Functions have their addresses in private memory where the data layout does not say else.
    spv.StorageClassCodeSectionINTEL: spaces.PRIVATE,
}
"""The address space of a storage class."""
POINTERS: Final = frozenset((op.OpTypePointer, op.OpTypeUntypedPointerKHR))
_FLOATS: Final = {16: "half", 32: "float", 64: "double"}
_ENCODED: Final = {(16, spv.FPEncodingBFloat16KHR): "bfloat"}
_OPEN: Final = ""
_VOID: Final = "v"
_BYTE: Final = "c"


@final
class Types:
    """The types of a module.

    Attributes:
        definitions: the lines that define the structs with names.
    """

    __slots__ = ("_names", "_params", "_source", "_texts", "definitions")

    def __init__(self, source: Source) -> None:
        self._source: Final = source
        self._texts: Final[dict[int, str]] = {}
        self._params: Final[dict[int, Param]] = {}
        self._names: Final = Names()
        self.definitions: Final[list[str]] = []

    def inst(self, type_id: int) -> MachineInst:
        """Return the instruction that declares a type."""
        return self._source.of(type_id)

    def text(self, type_id: int) -> str:
        """Return LLVM's spelling of a type."""
        known = self._texts.get(type_id)
        if known is None:
            # A type that contains itself would never end.
            self._texts[type_id] = _OPEN
            known = self._texts[type_id] = self._spell(self.inst(type_id))
        if known == _OPEN:
            raise CompileError(f"bad SPIR-V module: type %{type_id} contains itself")
        return known

    def _spell(self, inst: MachineInst) -> str:
        words = inst.operands
        opcode = inst.opcode
        if opcode == op.OpTypeInt:
            return f"i{words[0]}"
        if opcode == op.OpTypeFloat:
            return _float_text(words)
        if opcode == op.OpTypeVector:
            return f"<{words[1]} x {self.text(words[0])}>"
        if opcode == op.OpTypeArray:
            return f"[{self.length(inst)} x {self.text(words[0])}]"
        if opcode in POINTERS:
            return f"ptr{spaces.qualifier(_space_of(words[0]))}"
        if opcode == op.OpTypeStruct:
            return self._struct(inst)
        if opcode in _SIMPLE:
            return _SIMPLE[opcode]
        return self._target(inst)

    def length(self, inst: MachineInst) -> int:
        """Return the number of elements of an array, or of another type with a constant."""
        return word_number(self._source, inst.operands[1])

    def _struct(self, inst: MachineInst) -> str:
        members = ", ".join([self.text(word) for word in inst.operands])
        packed = self._source.has(inst.result, spv.DecorationCPacked)
        body = f"<{{ {members} }}>" if packed else f"{{ {members} }}"
        wanted = self._source.names.get(inst.result, "")
        if not wanted:
            return body
        name = f"%{quoted(self._names.claim(wanted))}"
        self.definitions.append(f"{name} = type {body}")
        return name

    def _target(self, inst: MachineInst) -> str:
        """Return the target extension type of an opaque type."""
        name = op.OPCODE_NAMES.get(inst.opcode, "")
        words = inst.operands
        if not name.startswith("OpType") or inst.opcode in _NO_TARGETS:
            raise Unsupported(f"{name or f'opcode {inst.opcode}'} has no LLVM IR")
        if inst.opcode in _OF_IMAGES:
            # In LLVM they have the image's parameters, in SPIR-V its type.
            words = self.inst(words[0]).operands
        parts = [f'"spirv.{name.removeprefix("OpType")}"']
        if inst.opcode in _WITH_TYPE:
            parts.append(self.text(words[0]))
            words = words[1:]
        if inst.opcode == op.OpTypeCooperativeMatrixKHR:
            words = [word_number(self._source, word) for word in words]
        return f"target({', '.join([*parts, *map(str, words)])})"

    def space(self, type_id: int) -> int:
        """Return the address space of a pointer type."""
        return _space_of(self.inst(type_id).operands[0])

    def pointee(self, type_id: int) -> int:
        """Return the id of the type that a pointer type leads to, 0 if it is untyped."""
        inst = self.inst(type_id)
        return inst.operands[1] if inst.opcode == op.OpTypePointer else 0

    def is_pointer(self, type_id: int) -> bool:
        """Whether a type is a pointer."""
        return self.inst(type_id).opcode in POINTERS

    def lanes(self, type_id: int) -> int:
        """Return the number of a vector's components, 1 for any other type."""
        inst = self.inst(type_id)
        return inst.operands[1] if inst.opcode == op.OpTypeVector else 1

    def scalar(self, type_id: int) -> MachineInst:
        """Return the type of a vector's components, or the type itself."""
        inst = self.inst(type_id)
        return self.inst(inst.operands[0]) if inst.opcode == op.OpTypeVector else inst

    def bits(self, type_id: int) -> int:
        """Return the width of a number or of a vector's components, 1 for a boolean."""
        scalar = self.scalar(type_id)
        return 1 if scalar.opcode == op.OpTypeBool else scalar.operands[0]

    def is_float(self, type_id: int) -> bool:
        """Whether a type is a floating-point number or a vector of such."""
        return self.scalar(type_id).opcode == op.OpTypeFloat

    def is_bool(self, type_id: int) -> bool:
        """Whether a type is a boolean or a vector of booleans."""
        return self.scalar(type_id).opcode == op.OpTypeBool

    def with_scalar(self, type_id: int, scalar: str) -> str:
        """Return the text of a type with as many lanes and another scalar."""
        lanes = self.lanes(type_id)
        return scalar if lanes == 1 else f"<{lanes} x {scalar}>"

    def element(self, type_id: int, index: int) -> int:
        """Return the type of a part of a composite."""
        inst = self.inst(type_id)
        if inst.opcode == op.OpTypeStruct:
            if index >= len(inst.operands):
                raise CompileError(f"bad SPIR-V module: %{type_id} has no member {index}")
            return inst.operands[index]
        return inst.operands[0]

    def param(self, type_id: int, unsigned: bool = False) -> Param:
        """Return a type as a mangled name spells it."""
        inst = self.inst(type_id)
        if inst.opcode == op.OpTypeVector:
            return self.param(inst.operands[0], unsigned).changed(lanes=inst.operands[1])
        if inst.opcode in POINTERS:
            return self._pointer_param(type_id, unsigned)
        if inst.opcode == op.OpTypeFunction:
            return Param(_VOID)
        text = self.text(type_id)
        letters = UNSIGNED_LETTERS if unsigned else SIGNED_LETTERS
        kind = "DF16b" if text == "bfloat" else letters.get(text)
        if kind is not None:
            return Param(kind)
        if inst.opcode == op.OpTypeArray:
            return Param(ARRAY, self.length(inst), pointee=self.param(inst.operands[0], unsigned))
        name = mangled_opaque(text) or self._own_name(inst)
        return Param(NAMED, 1, name) if name else Param(_VOID)

    def _own_name(self, inst: MachineInst) -> str:
        """Return a name for a struct or an opaque type, "" for any other type."""
        if inst.opcode == op.OpTypeStruct:
            name = self._source.names.get(inst.result, "")
            return name if name.isidentifier() else ""
        name = op.OPCODE_NAMES.get(inst.opcode, "").removeprefix("OpType")
        return f"{PREFIX}{name}" if name and inst.opcode not in _NAMELESS else ""

    def _pointer_param(self, type_id: int, unsigned: bool) -> Param:
        pointee = self.pointee(type_id)
        of = self.param(pointee, unsigned) if pointee else Param(_BYTE)
        space = self.space(type_id)
        if of.kind == POINTER and of.pointee is not None:
            # Qualifiers of the inner pointer stand on its own pointee.
            return Param(POINTER, pointee=Param(POINTER, space=space, pointee=of.pointee))
        return Param(POINTER, pointee=of.changed(space=space))


def _space_of(storage: int) -> int:
    space = SPACES.get(storage)
    if space is None:
        name = spv.ENUMERANT_NAMES["StorageClass"].get(storage, str(storage))
        raise Unsupported(f"storage class {name} has no address space in OpenCL")
    return space


def _float_text(words: list[int]) -> str:
    width, *encoding = words
    text = _ENCODED.get((width, encoding[0])) if encoding else _FLOATS.get(width)
    if text is None:
        raise Unsupported(f"OpTypeFloat {' '.join(map(str, words))} has no LLVM IR")
    return text


_SIMPLE: Final = {op.OpTypeBool: "i1", op.OpTypeVoid: "void"}
_NAMELESS: Final = frozenset((op.OpTypeBool, op.OpTypeFloat, op.OpTypeInt, op.OpTypeVoid))
_OF_IMAGES: Final = frozenset((op.OpTypeSampledImage, op.OpTypeVmeImageINTEL))
_WITH_TYPE: Final = _OF_IMAGES | {op.OpTypeCooperativeMatrixKHR, op.OpTypeImage}
_NO_TARGETS: Final = frozenset(
    (op.OpTypeForwardPointer, op.OpTypeFunction, op.OpTypeMatrix, op.OpTypeOpaque,
    op.OpTypeRuntimeArray)
)  # fmt: skip
