"""Constants as LLVM spells them; specialization constants have their defaults.

Addresses in constants are constant expressions: casts and getelementptr.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.diagnostics import CompileError, Unsupported
from spvbackend.emit.folding import signed
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.folding import folded
from spvbackend.reverse.names import escaped
from spvbackend.reverse.numbers import float_text, joined, known_number
from spvbackend.reverse.source import Source
from spvbackend.reverse.types import Types
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import DecorationCPacked

_OPEN: Final = ""
_TRUTHS: Final = {
    op.OpConstantFalse: "false",
    op.OpConstantTrue: "true",
    op.OpSpecConstantFalse: "false",
    op.OpSpecConstantTrue: "true",
}
_NUMBERS: Final = frozenset((op.OpConstant, op.OpSpecConstant))
_COMPOSITES: Final = frozenset((op.OpConstantComposite, op.OpSpecConstantComposite))
_REPLICATES: Final = frozenset(
    (op.OpConstantCompositeReplicateEXT, op.OpSpecConstantCompositeReplicateEXT)
)
_UNDEFINED: Final = {op.OpPoisonKHR: "poison", op.OpUndef: "undef"}
CONSTANTS: Final = frozenset(
    (
        *_COMPOSITES,
        *_NUMBERS,
        *_REPLICATES,
        *_TRUTHS,
        *_UNDEFINED,
        op.OpConstantFunctionPointerINTEL,
        op.OpConstantNull,
        op.OpFunction,
        op.OpSpecConstantOp,
        op.OpUntypedVariableKHR,
        op.OpVariable,
    )
)
"""Instructions whose results are constants in LLVM IR, wherever they stand."""
_CASTS: Final = {
    op.OpConvertPtrToU: "ptrtoint",
    op.OpConvertUToPtr: "inttoptr",
    op.OpGenericCastToPtr: "addrspacecast",
    op.OpPtrCastToGeneric: "addrspacecast",
}
_SUMS: Final = {op.OpIAdd: "add", op.OpISub: "sub"}
_CHAINS: Final = frozenset((op.OpAccessChain, op.OpInBoundsAccessChain))
_PTR_CHAINS: Final = frozenset((op.OpPtrAccessChain, op.OpInBoundsPtrAccessChain))
UNTYPED_CHAINS: Final = {
    op.OpUntypedAccessChainKHR: op.OpAccessChain,
    op.OpUntypedInBoundsAccessChainKHR: op.OpInBoundsAccessChain,
    op.OpUntypedInBoundsPtrAccessChainKHR: op.OpInBoundsPtrAccessChain,
    op.OpUntypedPtrAccessChainKHR: op.OpPtrAccessChain,
}
_IN_BOUNDS: Final = frozenset((op.OpInBoundsAccessChain, op.OpInBoundsPtrAccessChain))
CHAINS: Final = frozenset((*_CHAINS, *_PTR_CHAINS, *UNTYPED_CHAINS))
"""Instructions that compute an address from indices."""


@final
class Constants:
    """The texts of a module's constants.

    Attributes:
        symbols: the names of variables and functions by id, each with its sigil.
    """

    __slots__ = ("_source", "_texts", "_types", "symbols")

    def __init__(self, source: Source, types: Types) -> None:
        self._source: Final = source
        self._types: Final = types
        self._texts: Final[dict[int, str]] = {}
        self.symbols: Final[dict[int, str]] = {}

    def text(self, id: int) -> str:
        """Return a constant without its type."""
        known = self.symbols.get(id)
        if known is None:
            known = self._texts.get(id)
        if known is None:
            # A constant that contains itself would never end.
            self._texts[id] = _OPEN
            known = self._texts[id] = self._spell(self._source.of(id))
        if known == _OPEN:
            raise CompileError(f"bad SPIR-V module: constant %{id} contains itself")
        return known

    def typed(self, id: int) -> str:
        """Return a constant behind its type."""
        type_id = self._source.type_of(id)
        inst = self._source.of(id)
        # A function's own type is that of its result.
        type = "ptr" if inst.opcode == op.OpFunction else self._types.text(type_id)
        return f"{type} {self.text(id)}"

    def _spell(self, inst: MachineInst) -> str:
        opcode = inst.opcode
        if opcode in _NUMBERS:
            return self._number(inst)
        if opcode in _TRUTHS:
            return _TRUTHS[opcode]
        if opcode in _UNDEFINED:
            return _UNDEFINED[opcode]
        if opcode == op.OpConstantNull:
            return self._null(inst.type_id)
        if opcode in _COMPOSITES:
            return self._composite(inst.type_id, inst.operands)
        if opcode in _REPLICATES:
            count = self._count(inst.type_id)
            return self._composite(inst.type_id, inst.operands * count)
        if opcode == op.OpConstantFunctionPointerINTEL:
            return self.text(inst.operands[0])
        if opcode == op.OpSpecConstantOp:
            return self._expression(inst)
        raise Unsupported(f"{op.OPCODE_NAMES[opcode]} has no LLVM IR as a constant")

    def _number(self, inst: MachineInst) -> str:
        types = self._types
        if types.is_float(inst.type_id):
            return float_text(types.text(inst.type_id), inst.operands)
        return str(signed(joined(inst.operands), types.bits(inst.type_id)))

    def _null(self, type_id: int) -> str:
        opcode = self._types.inst(type_id).opcode
        if opcode == op.OpTypeBool:
            return "false"
        if opcode == op.OpTypeInt:
            return "0"
        return "null" if self._types.is_pointer(type_id) else "zeroinitializer"

    def _count(self, type_id: int) -> int:
        inst = self._types.inst(type_id)
        if inst.opcode == op.OpTypeStruct:
            return len(inst.operands)
        return self._types.length(inst) if inst.opcode == op.OpTypeArray else inst.operands[1]

    def _composite(self, type_id: int, ids: list[int]) -> str:
        inst = self._types.inst(type_id)
        if inst.opcode == op.OpTypeArray and self._types.text(inst.operands[0]) == "i8":
            data = self._bytes(ids)
            if data is not None:
                return f'c"{data}"'
        parts = ", ".join([self.typed(id) for id in ids])
        if inst.opcode == op.OpTypeVector:
            return f"<{parts}>"
        if inst.opcode == op.OpTypeArray:
            return f"[{parts}]"
        packed = self._types.text(type_id).startswith("<") or self._is_packed(inst)
        return f"<{{ {parts} }}>" if packed else f"{{ {parts} }}"

    def _is_packed(self, inst: MachineInst) -> bool:

        return self._source.has(inst.result, DecorationCPacked)

    def _bytes(self, ids: list[int]) -> str | None:
        """Return an array of bytes as a string's content, None if one is not a number."""
        numbers = [known_number(self._source, id) for id in ids]
        if None in numbers:
            return None
        data = bytes([number & 0xFF for number in numbers if number is not None])
        return escaped(data.decode("utf-8", "surrogateescape"))

    def _expression(self, inst: MachineInst) -> str:
        """Return the value of OpSpecConstantOp: a number, or an expression of an address."""
        opcode, *ids = inst.operands
        number = folded(self._source, inst)
        if number is not None:
            return str(signed(number, self._types.bits(inst.type_id)))
        if opcode in CHAINS:
            return f"getelementptr {self.chain(opcode, ids, self.typed)}"
        if opcode in (op.OpBitcast, op.OpCopyObject) and self._same_type(inst.type_id, ids[0]):
            return self.text(ids[0])
        if opcode in _SUMS:
            return f"{_SUMS[opcode]} ({self.typed(ids[0])}, {self.typed(ids[1])})"
        cast = _CASTS.get(opcode)
        if opcode == op.OpBitcast:
            cast = self._bitcast(inst.type_id, ids[0])
        if cast is None:
            name = op.OPCODE_NAMES.get(opcode, f"opcode {opcode}")
            raise Unsupported(f"OpSpecConstantOp {name} has no LLVM IR")
        return f"{cast} ({self.typed(ids[0])} to {self._types.text(inst.type_id)})"

    def _same_type(self, type_id: int, id: int) -> bool:
        return self._types.text(type_id) == self._types.text(self._source.type_of(id))

    def _bitcast(self, type_id: int, id: int) -> str:
        if self._types.is_pointer(type_id):
            return "inttoptr"
        return "ptrtoint" if self._types.is_pointer(self._source.type_of(id)) else "bitcast"

    def chain(self, opcode: int, ids: list[int], typed: Callable[[int], str]) -> str:
        """Return flags and operands of the getelementptr of an access chain.

        Args:
            opcode: the access chain's.
            ids: its operands.
            typed: returns an operand behind its type; an operand of a constant is a constant.
        """
        pointee = 0
        if opcode in UNTYPED_CHAINS:
            opcode = UNTYPED_CHAINS[opcode]
            pointee, *ids = ids
        base, *indices = ids
        pointee = pointee or self._types.pointee(self._source.type_of(base))
        is_constant = typed == self.typed
        operands = [self._types.text(pointee), typed(base)]
        if opcode in _CHAINS:
            operands.append("i32 0")
        else:
            operands.append(typed(indices.pop(0)))
        operands += self._indices(pointee, indices, typed)
        bounds = "inbounds " if opcode in _IN_BOUNDS else ""
        text = ", ".join(operands)
        return f"{bounds}({text})" if is_constant else f"{bounds}{text}"

    def _indices(self, type_id: int, ids: list[int], typed: Callable[[int], str]) -> list[str]:
        """Return the indices into a composite; LLVM has a struct's as i32."""
        texts: list[str] = []
        for id in ids:
            if self._types.inst(type_id).opcode == op.OpTypeStruct:
                index = known_number(self._source, id) or 0
                texts.append(f"i32 {index}")
            else:
                index = 0
                texts.append(typed(id))
            type_id = self._types.element(type_id, index)
        return texts
