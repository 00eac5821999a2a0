"""Common part of all type rules: facts of the module, and checks of one value or type.

A rule returns what is wrong with an instruction, "" for nothing. It may rely on ids and literals in
the places of the grammar; an id may still be of any kind. The section of the SPIR-V specification
that states a rule is in brackets, such as Memory for Memory Instructions.

Types are compared by id: the cache makes one id for equal types, and two structs of equal members
are two types (2.8). An id without a type has type 0, which no rule accepts, so wrong input ends in
a message and never in an exception.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

from spvbackend.mir.inst import MachineFunction, MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.mir.type_table import BOOL, FLOAT, INT, KIND_TEXT, OTHER, TypeTable
from spvbackend.spirv import enums as spv
from spvbackend.target.features import BFLOAT_ARITHMETIC

if TYPE_CHECKING:
    from spvbackend.mir.verify.non_uniform import NonUniform


@final
class TypeRules:
    """Facts of the module, and the function that is being checked."""

    __slots__ = ("_bfloat_arithmetic", "_machine", "_non_uniform", "address_bits", "function",
                 "functions", "type_of", "types", "version")  # fmt: skip

    def __init__(self, machine: MachineModule, insts: Iterable[MachineInst]) -> None:
        self.types: Final = TypeTable(machine.cache, insts)
        self._bfloat_arithmetic: Final = machine.environment.has(BFLOAT_ARITHMETIC)
        self.version: Final = machine.environment.version
        self.address_bits: Final = machine.environment.address_bits
        self.type_of: Final = self.types.type_of
        self.functions: Final = {function.id: function for function in machine.functions}
        self.function: MachineFunction | None = None
        self._machine: Final = machine
        self._non_uniform: NonUniform | None = None

    @property
    def non_uniform(self) -> NonUniform:
        """The values that differ between threads: rules of shaders alone ask for them."""
        if self._non_uniform is None:
            from spvbackend.mir.verify.non_uniform import NonUniform  # selection does without it

            self._non_uniform = NonUniform(self._machine, self.types)
        return self._non_uniform

    def lacks_arithmetic(self, type_id: int) -> bool:
        """Whether a type is of floats whose encoding has conversions alone."""
        encoding = self.types.encoding(type_id)
        is_usable = encoding == spv.FPEncodingBFloat16KHR and self._bfloat_arithmetic
        return encoding >= 0 and not is_usable

    def typed(self, inst: MachineInst) -> MachineInst:
        """Return the instruction with the type that ASSIGN_TYPE gives its result, if any.

        It is a copy, since the verifier does not change the module.
        """
        type_id = 0 if inst.type_id else self.type_of.get(inst.result, 0)
        if not type_id:
            return inst
        return MachineInst(inst.opcode, type_id, inst.result, inst.operands)

    def value_text(self, id: int) -> str:
        """Return a value and its type, for a message."""
        type_id = self.type_of.get(id, 0)
        shown = self.types.text(type_id) if type_id else "no type"
        return f"{self.types.name(id)} of {shown}"

    def expect(self, id: int, type_id: int) -> str:
        """Complain about a value of another type than this."""
        if self.type_of.get(id, 0) == type_id:
            return ""
        return f"{self.value_text(id)} should be of {self.types.text(type_id)}"

    def expect_result(self, inst: MachineInst, type_id: int) -> str:
        """Complain about a result of another type than this."""
        if inst.type_id == type_id:
            return ""
        return f"the result should be of {self.types.text(type_id)}"


def check_kind(rules: TypeRules, type_id: int, kind: int) -> str:
    """Check that the type is a scalar or vector of this kind of component.

    Floats of other encodings have conversions and dot products by extensions, and arithmetic only
    by a further extension.
    """
    shape = rules.types.shape(type_id)
    if kind == OTHER or (shape.kind == kind and shape.lanes > 0):
        if kind == FLOAT and rules.lacks_arithmetic(type_id):
            return f"{rules.types.text(type_id)} is not of IEEE 754"
        return ""
    return f"{rules.types.text(type_id)} is not of {KIND_TEXT[kind]} components"


def check_bools(rules: TypeRules, bools: int, type_id: int) -> str:
    """Check that the first type has a bool for each component of the second.

    A scalar is one component, as is any type that is not a vector, such as a pointer.
    """
    shape = rules.types.shape(bools)
    if shape.kind == BOOL and shape.lanes == (rules.types.shape(type_id).lanes or 1):
        return ""
    return f"{rules.types.text(bools)} is not one bool for each component of " + (
        rules.types.text(type_id)
    )


def check_int(rules: TypeRules, id: int) -> str:
    """Check that the value is an integer scalar."""
    shape = rules.types.shape(rules.type_of.get(id, 0))
    if shape.kind == INT and shape.lanes == 1:
        return ""
    return f"{rules.value_text(id)} is not an integer"


def not_pointer(rules: TypeRules, id: int) -> str:
    return f"{rules.value_text(id)} is not a pointer"


def pointee_of(rules: TypeRules, id: int) -> int:
    """Return the type that a pointer value points to, 0 when it is not a pointer."""
    return rules.types.pointee(rules.type_of.get(id, 0))


def leads_to(rules: TypeRules, id: int, type_id: int) -> bool:
    """Whether a pointer may access values of this type; an untyped one may access any."""
    pointer = rules.type_of.get(id, 0)
    if rules.types.is_untyped(pointer):
        return True
    return type_id != 0 and rules.types.pointee(pointer) == type_id


def lead_to_one(rules: TypeRules, left: int, right: int) -> bool:
    """Whether two pointer types have one pointee type, or are both untyped."""
    types = rules.types
    if types.is_untyped(left):
        return types.is_untyped(right)
    return types.pointee(left) != 0 and types.pointee(left) == types.pointee(right)


def check_scope(rules: TypeRules, id: int) -> str:
    """Check that an id of Scope or Memory Semantics is an integer of 32 bits."""
    if rules.types.shape(rules.type_of.get(id, 0)) == (INT, 32, 1):
        return ""
    return f"{rules.value_text(id)} is not an integer of 32 bits"
