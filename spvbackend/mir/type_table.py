"""Types and constants of a machine module, by id.

The machine verifier and dumps read it. Input is a cache, valid or not, and the instructions to take
from it. Instructions of wrong form are left out; an unknown id has type 0 or kind OTHER.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, final

from spvbackend.mir.cache import Cache
from spvbackend.mir.forms import Forms
from spvbackend.mir.inst import MachineInst
from spvbackend.mir.names import id_names, id_text
from spvbackend.mir.operands import enumerant_text
from spvbackend.spirv import opcodes as op
from spvbackend.target.limits import MAX_WORDS

OTHER: Final = 0
BOOL: Final = 1
INT: Final = 2
FLOAT: Final = 3
POINTER: Final = 4
KIND_TEXT: Final = ("anything", "bool", "integer", "floating-point", "pointer")

_SCALARS: Final[dict[int, int]] = {
    op.OpTypeBool: BOOL,
    op.OpTypeFloat: FLOAT,
    op.OpTypeInt: INT,
    op.OpTypePointer: POINTER,
    op.OpTypeUntypedPointerKHR: POINTER,
}
_POINTERS: Final = frozenset((op.OpTypePointer, op.OpTypeUntypedPointerKHR))
# Types whose first operand is the type of all their parts.
_SEQUENCES: Final = frozenset(
    (
        op.OpTypeArray,
        op.OpTypeCooperativeMatrixKHR,
        op.OpTypeMatrix,
        op.OpTypeRuntimeArray,
        op.OpTypeVector,
    )
)


class Shape(NamedTuple):
    """The component of a scalar, vector or matrix type, its width, and how many there are.

    Cooperative matrices of the same scope, rows, columns and use have the same negative number.
    """

    kind: int
    bits: int
    lanes: int


_PLAIN_TEXTS: Final[dict[int, str]] = {op.OpTypeBool: "bool", op.OpTypeVoid: "void"}
_FLOAT_TEXTS: Final[dict[int, str]] = {16: "half", 32: "float", 64: "double"}
_NO_SHAPE: Final = Shape(OTHER, 0, 0)


@final
class TypeTable:
    """The module-level instructions by id, the type of every value, and facts derived from them.

    Answers are memoised by type id, as types are few and asked often.
    """

    __slots__ = ("_cache", "_extents", "_names", "_shapes", "_texts", "forms", "insts", "type_of")

    def __init__(self, cache: Cache, insts: Iterable[MachineInst]) -> None:
        self._cache: Final = cache
        self._names: dict[int, str] | None = None
        self._shapes: Final[dict[int, Shape]] = {}
        self._extents: Final[dict[tuple[int, ...], int]] = {}
        self._texts: Final[dict[int, str]] = {}
        self.forms: Final = Forms(cache.imports)
        self.insts: Final[dict[int, MachineInst]] = {}
        # Ids of types map to 0, which is not a type of values.
        self.type_of: Final[dict[int, int]] = {}
        self.add(insts)

    def add(self, insts: Iterable[MachineInst]) -> None:
        """Add instructions that have come into being at module level since the last time."""
        self.forms.learn(self._cache.imports)
        self._names = None
        for inst in insts:
            if inst.result and not self.forms.error(inst):
                self.insts[inst.result] = inst
                self.type_of[inst.result] = inst.type_id

    def name(self, id: int) -> str:
        """Return `%name` of an id."""
        if self._names is None:
            self._names = id_names(self._cache)
        return id_text(self._names, id)

    def opcode(self, id: int) -> int:
        """Return the opcode that makes a type or constant, -1 for any other id."""
        inst = self.insts.get(id)
        return -1 if inst is None else inst.opcode

    def shape(self, type_id: int) -> Shape:
        """Return component kind, width and lanes; no lanes unless it is a scalar or vector."""
        shape = self._shapes.get(type_id)
        if shape is None:
            # Stops at a type that contains itself, which an invalid module may have.
            self._shapes[type_id] = _NO_SHAPE
            shape = self._shapes[type_id] = self._find_shape(type_id)
        return shape

    def _find_shape(self, type_id: int) -> Shape:
        inst = self.insts.get(type_id)
        if inst is None:
            return _NO_SHAPE
        if inst.opcode == op.OpTypeVector:
            scalar = self.shape(inst.operands[0])
            return Shape(scalar.kind, scalar.bits, inst.operands[1])
        if inst.opcode == op.OpTypeCooperativeMatrixKHR:
            component = self.shape(inst.operands[0])
            # Negative, so that no rule takes a matrix for a vector, and equal for equal extents,
            # for which component-wise arithmetic is allowed.
            lanes = self._extents.setdefault(tuple(inst.operands[1:]), -1 - len(self._extents))
            return Shape(component.kind, component.bits, lanes)
        kind = _SCALARS.get(inst.opcode, OTHER)
        if kind == OTHER:
            return _NO_SHAPE
        return Shape(kind, inst.operands[0] if kind in (INT, FLOAT) else 0, 1)

    def is_encoded(self, type_id: int) -> bool:
        """Whether the components are floats of an encoding other than IEEE 754."""
        return self.encoding(type_id) >= 0

    def encoding(self, type_id: int) -> int:
        """Return the FP encoding of the components, -1 for that of IEEE 754 and for other types."""
        inst = self.insts.get(self.element(type_id) or type_id)
        if inst is None or inst.opcode != op.OpTypeFloat or len(inst.operands) < 2:
            return -1
        return inst.operands[1]

    def is_composite(self, type_id: int) -> bool:
        """Whether values of the type have parts."""
        return self.opcode(type_id) == op.OpTypeStruct or self.opcode(type_id) in _SEQUENCES

    def pointee(self, type_id: int) -> int:
        """Return the type that a pointer type points to, 0 for untyped pointers and other types."""
        inst = self.insts.get(type_id)
        return inst.operands[1] if inst is not None and inst.opcode == op.OpTypePointer else 0

    def storage_class(self, type_id: int) -> int:
        """Return the storage class of a pointer type, -1 for other types."""
        inst = self.insts.get(type_id)
        return inst.operands[0] if inst is not None and inst.opcode in _POINTERS else -1

    def is_untyped(self, type_id: int) -> bool:
        """Whether the type is an untyped pointer."""
        return self.opcode(type_id) == op.OpTypeUntypedPointerKHR

    def element(self, type_id: int) -> int:
        """Return the type of all elements of a vector, array or matrix, 0 for other types."""
        inst = self.insts.get(type_id)
        return inst.operands[0] if inst is not None and inst.opcode in _SEQUENCES else 0

    def members(self, type_id: int) -> list[int]:
        """Return the types of all parts of a struct, vector or array, none for other types.

        An array of unknown length has none.
        """
        inst = self.insts.get(type_id)
        if inst is None:
            return []
        if inst.opcode == op.OpTypeStruct:
            return inst.operands
        if inst.opcode == op.OpTypeArray:
            # Bounded, since the length of an invalid module may be any number.
            count = min(self.int_value(inst.operands[1]), MAX_WORDS)
            return inst.operands[:1] * count
        return inst.operands[:1] * inst.operands[1] if inst.opcode == op.OpTypeVector else []

    def part(self, type_id: int, index: int) -> int:
        """Return the type of a part, 0 if there is none; `index` matters for a struct alone."""
        inst = self.insts.get(type_id)
        if inst is None or inst.opcode != op.OpTypeStruct:
            return self.element(type_id)
        return inst.operands[index] if 0 <= index < len(inst.operands) else 0

    def array_length(self, type_id: int) -> int:
        """Return how many elements an array type has, -1 for other types and unknown lengths."""
        inst = self.insts.get(type_id)
        if inst is None or inst.opcode != op.OpTypeArray:
            return -1
        return self.int_value(inst.operands[1])

    def int_value(self, id: int) -> int:
        """Return the value of an integer constant, -1 for any other id.

        The value is unsigned; that of a specialisation constant is not known here.
        """
        inst = self.insts.get(id)
        if inst is None or self.shape(inst.type_id).kind != INT:
            return -1
        if inst.opcode == op.OpConstantNull:
            return 0
        if inst.opcode != op.OpConstant:
            return -1
        value = 0
        for place, word in enumerate(inst.operands):
            value |= word << 32 * place
        return value

    def text(self, type_id: int) -> str:
        """Return a type as LLVM IR would spell it, with the storage class of each pointer.

        A struct is its id, since its members are what a reader looks up.
        """
        text = self._texts.get(type_id)
        if text is None:
            self._texts[type_id] = self.name(type_id)  # stops at a type that contains itself
            text = self._texts[type_id] = self._find_text(type_id)
        return text

    def _find_text(self, type_id: int) -> str:
        inst = self.insts.get(type_id)
        name = "" if inst is None else op.OPCODE_NAMES.get(inst.opcode, "")
        if inst is None or inst.opcode == op.OpTypeStruct or not name.startswith("OpType"):
            return self.name(type_id)
        words = inst.operands
        if inst.opcode == op.OpTypeFloat:
            return _float_text(words)
        if inst.opcode == op.OpTypeInt:
            return f"i{words[0]}"
        if inst.opcode == op.OpTypePointer:
            storage_class = enumerant_text("StorageClass", words[0])
            return f"{self.text(words[1])} {storage_class or words[0]}*"
        if inst.opcode == op.OpTypeUntypedPointerKHR:
            return f"{enumerant_text('StorageClass', words[0]) or words[0]}*"
        if inst.opcode == op.OpTypeVector:
            return f"<{words[1]} x {self.text(words[0])}>"
        if inst.opcode == op.OpTypeCooperativeMatrixKHR:
            numbers = ", ".join([str(self.int_value(word)) for word in words[1:]])
            return f"CooperativeMatrixKHR({self.text(words[0])}, {numbers})"
        if inst.opcode == op.OpTypeArray:
            return f"[{self.int_value(words[1])} x {self.text(words[0])}]"
        if inst.opcode == op.OpTypeFunction:
            parameters = ", ".join([self.text(word) for word in words[1:]])
            return f"{self.text(words[0])} ({parameters})"
        return _PLAIN_TEXTS.get(inst.opcode) or name.removeprefix("OpType")


def _float_text(words: list[int]) -> str:
    """Return the name of a float type, that of its encoding unless this is IEEE 754."""
    if len(words) > 1:
        return enumerant_text("FPEncoding", words[1]) or f"float{words[0]}"
    return _FLOAT_TEXTS.get(words[0]) or f"float{words[0]}"
