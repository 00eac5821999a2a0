"""Types that LEGAL_TYPES allows in registers, in signatures and in memory.

A register holds SPIR-V's scalars and vectors (OpTypeInt, OpTypeVector), including OpTypeBool.
Memory holds aggregates of them, but no OpTypeBool. Signatures may have small aggregates, which both
sides of a call take apart.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.promises import MAX_LEAVES
from spvbackend.llvmir.types import ARRAY, INT, POINTER, STRUCT, VECTOR, Type, leaf_count
from spvbackend.llvmir.values import Function, GlobalVar, Inst
from spvbackend.llvmir.verify.checker import TypeRules
from spvbackend.target.address_spaces import DESCRIBED
from spvbackend.target.widths import INTS_AND_BOOL, LANES

_AGGREGATES: Final = frozenset((ARRAY, STRUCT))
_GIVE: Final = frozenset((op.CALL, op.COMPOSE))
"""Opcodes that may have a small aggregate as result."""
_TAKE: Final = frozenset((op.CALL, op.COMPOSE, op.EXTRACTVALUE, op.RET))
"""Opcodes that may have a small aggregate as operand."""
_LANES: Final = frozenset((op.EXTRACTELEMENT, op.INSERTELEMENT))
_NO_BOOLS: Final = frozenset((*_LANES, op.BITCAST, op.GETELEMENTPTR, op.LOAD, op.STORE))
"""Opcodes of which some operand or the result is no i1."""


@final
class LegalRules:
    """Known types: they are few, and their uses many."""

    __slots__ = ("_memory", "_registers", "_rules", "_signatures")

    def __init__(self, rules: TypeRules) -> None:
        self._rules: Final = rules
        self._registers: Final[dict[Type, bool]] = {}
        self._signatures: Final[dict[Type, bool]] = {}
        self._memory: Final[dict[Type, bool]] = {}

    def in_register(self, type: Type) -> bool:
        """Whether any instruction may compute a value of the type."""
        legal = self._registers.get(type)
        if legal is None:
            legal = self._registers[type] = self._may_be_computed(type)
        return legal

    def _may_be_computed(self, type: Type) -> bool:
        if type.kind in _AGGREGATES:
            # An aggregate with more parts stays whole.
            return leaf_count(type) > MAX_LEAVES and self.in_memory(type)
        return self._is_native(type)

    def _is_native(self, type: Type) -> bool:
        """Whether a type other than an aggregate is one of SPIR-V's.

        OpTypeVector's components are scalars; pointers are not.
        """
        types = self._rules.module.types
        if type.kind == VECTOR:
            element = type.element
            is_core = type.count in LANES and type.count <= types.widest
            has_length = is_core or (types.any_length and type.count > 1)
            return has_length and element.kind != POINTER and self._is_native(element)
        return type.kind != INT or type.bits in INTS_AND_BOOL or types.any_width

    def in_signature(self, type: Type) -> bool:
        """Whether calls may pass and return the type."""
        legal = self._signatures.get(type)
        if legal is None:
            parts = _parts(type)
            native = self._is_native(type) if parts is None else all(map(self.in_signature, parts))
            legal = self._signatures[type] = native
        return legal

    def in_memory(self, type: Type) -> bool:
        """Whether memory may hold the type: OpTypeBool has no bits, an array needs elements."""
        legal = self._memory.get(type)
        if legal is None:
            parts = _parts(type)
            if parts is None:
                legal = self._is_native(type) and not _is_bool(type)
            else:
                legal = all(map(self.in_memory, parts)) and (type.kind != ARRAY or type.count > 0)
            self._memory[type] = legal
        return legal

    def check_inst(self, inst: Inst) -> str:
        """Check that result, operands and memory have legal types."""
        opcode, known = inst.opcode, self._registers
        # Types of registers are the usual ones, so look them up first.
        if not (known.get(inst.type) or self._may_be(inst.type, opcode in _GIVE)):
            return f"the result is of type {inst.type}"
        # An alloca's operand is its memory's initial value.
        for operand in inst.operands if opcode != op.ALLOCA else ():
            if not (known.get(operand.type) or self._may_be(operand.type, opcode in _TAKE)):
                return f"'{self._rules.text(operand)}' has no type of SPIR-V here"
        if inst.type_arg is not None:
            # A host decides the length of an array behind a descriptor (OpTypeRuntimeArray).
            is_described = opcode == op.GETELEMENTPTR and inst.operands[0].type.space in DESCRIBED
            if not (is_described or self.in_memory(inst.type_arg)):
                return f"memory holds no {inst.type_arg}"
        return _check_bools(inst) if opcode in _NO_BOOLS else ""

    def _may_be(self, type: Type, passes: bool) -> bool:
        return self.in_register(type) or (
            passes and type.kind in _AGGREGATES and self.in_signature(type)
        )

    def check_function(self, function: Function) -> str:
        """Check that signatures may have the types of parameters and result.

        Intrinsics keep their types; called ones have legal types.
        """
        if function.name.startswith("llvm."):
            return ""
        for type in (function.ret_type, *function.value_type.elems):
            if not self.in_signature(type):
                return f"type {type} in its signature"
        return ""

    def check_variable(self, var: GlobalVar) -> str:
        """Check that memory may hold the variable's type."""
        if var.type.space in DESCRIBED:
            return ""
        return "" if self.in_memory(var.value_type) else f"memory holds no {var.value_type}"


def _check_bools(inst: Inst) -> str:
    """Check that an i1 is not in memory, not an index, and not bitcast to another type.

    OpTypeBool has neither a size nor a bit pattern: OpLoad and OpStore need a type in memory, an
    index is an integer, and OpBitcast takes numbers and pointers only.
    """
    opcode = inst.opcode
    if opcode == op.LOAD and _is_bool(inst.type):
        return f"memory holds no {inst.type}"
    if opcode == op.STORE and _is_bool(inst.operands[0].type):
        return f"memory holds no {inst.operands[0].type}"
    if opcode in _LANES and _is_bool(inst.operands[-1].type):
        return "an index of type i1"
    if opcode == op.GETELEMENTPTR and any(_is_bool(index.type) for index in inst.operands[1:]):
        return "an index of type i1"
    if opcode == op.BITCAST and _is_bool(inst.type) != _is_bool(inst.operands[0].type):
        return f"a bitcast from {inst.operands[0].type} to {inst.type}"
    return ""


def _is_bool(type: Type) -> bool:
    scalar = type.scalar()
    return scalar.kind == INT and scalar.bits == 1


def _parts(type: Type) -> tuple[Type, ...] | None:
    """Return an aggregate's member types, an array's once; None for other types."""
    if type.kind == STRUCT:
        return type.elems
    return (type.element,) if type.kind == ARRAY else None
