"""Sets of objects that each pointer may lead to, and the pointers that must be numbers.

Input: a kernel that calls no function defined here. Output: a set of objects for each pointer, of
which global memory and null are two, and the pointers that the set does not determine: one object
of several, or an object and an offset that only memory or an integer holds.

An object whose address is stored or becomes an integer may come back from any load and any integer.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.builtins.lookup import Builtins, Resolved
from spvbackend.builtins.rows import GENERIC_CAST, GET_FENCE
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import INT, POINTER, Type
from spvbackend.llvmir.values import ConstNull, Function, GlobalVar, Inst, Value
from spvbackend.shader.calls import accesses, resolve
from spvbackend.shader.objects import NO_OBJECTS, is_descriptor, is_made_up
from spvbackend.target.address_spaces import GENERIC, LOCAL, PRIVATE, RESOURCES

MEMORY: Final = 1
"""The bit of global memory."""
NULL: Final = 2
"""The bit of the null pointer."""
_FIRST: Final = 2
"""The number of the bit of the first object."""
OWN_SPACES: Final = RESOURCES | {GENERIC, LOCAL, PRIVATE}
"""The address spaces whose pointers may lead to objects."""
_STEPS: Final = frozenset((op.BITCAST, op.FREEZE, op.GETELEMENTPTR))
CASTS: Final = frozenset((op.ADDRSPACECAST, *_STEPS))
"""Opcodes whose result leads to the object of the first operand."""
_JOINS: Final = frozenset((op.PHI, op.SELECT))
_TO_INTEGER: Final = frozenset((op.PTRTOADDR, op.PTRTOINT))
_FROM_ELSEWHERE: Final = frozenset((op.INTTOPTR, op.LOAD))
_GIVING: Final = _JOINS | _FROM_ELSEWHERE
_TAKING: Final = _TO_INTEGER | {op.STORE}


def may_need_numbers(function: Function, asking: set[Value]) -> bool:
    """Whether a pointer to an object may be a number; most kernels join no such pointers.

    Args:
        function: a kernel.
        asking: the functions that ask which memory a pointer leads to.
    """
    for block in function.blocks:
        for inst in block.insts:
            opcode = inst.opcode
            if opcode in _GIVING:
                type = inst.type
            elif opcode in _TAKING or (opcode == op.ICMP and is_order(inst)):
                type = inst.operands[0].type
            elif opcode == op.CALL and inst.operands[-1] in asking:
                return True
            else:
                continue
            if type.kind == POINTER and type.space in OWN_SPACES:
                return True
    return False


def is_memory_query(resolved: Resolved) -> bool:
    """Whether a builtin asks which memory a pointer leads to."""
    return resolved.row.shape in (GENERIC_CAST, GET_FENCE)


def queries_memory(inst: Inst, builtins: Builtins) -> bool:
    """Whether a call asks which memory a pointer leads to."""
    resolved = resolve(inst, builtins)
    if resolved is None or not is_memory_query(resolved) or inst.operands[0].type.kind != POINTER:
        return False
    # A name that is not mangled may be called with any types.
    return inst.type.kind == (INT if resolved.row.shape == GET_FENCE else POINTER)


def is_order(inst: Inst) -> bool:
    """Whether an instruction orders two values."""
    return inst.opcode == op.ICMP and inst.predicate not in (op.EQ, op.NE)


def joined(inst: Inst) -> list[Value]:
    """Return the pointers that a phi or select joins."""
    return inst.operands[inst.opcode == op.SELECT :]


@final
class OriginSets:
    """The sets of one function, as bits of a number.

    Attributes:
        objects: the variables, in the order of their bits.
        numbers: the pointers that have to be numbers.
    """

    __slots__ = ("_bases", "_builtins", "_elsewhere", "_escaped", "_function", "_private",
                 "_resources", "_sets", "_shared", "numbers", "objects")  # fmt: skip

    def __init__(self, function: Function, builtins: Builtins, holds_addresses: bool) -> None:
        self._function: Final = function
        self._builtins: Final = builtins
        self._sets: Final[dict[Value, int]] = {}
        # Tables in private memory may lie in the data of the module, and so may their addresses.
        self._elsewhere: Final = MEMORY if holds_addresses else 0
        self._escaped = 0
        self._private = 0
        self._bases: Final[set[Value]] = set()
        self._resources = 0
        self._shared = 0
        self.objects: Final[list[Value]] = []
        self.numbers: Final[set[Value]] = set()

    def find(self) -> None:
        """Follow pointers until nothing changes."""
        for arg in self._function.args:
            if arg.type.kind == POINTER:
                is_own = isinstance(arg.attrs.get("byval"), Type)
                self._sets[arg] = self._own(arg) if is_own or arg.type.space == LOCAL else MEMORY
        pointers, users = self._relevant()
        changed = True
        while changed:
            changed = False
            for inst in pointers:
                changed = self._learn(inst) or changed
            for inst in users:
                changed = self._escape(inst) or changed
        changed = True
        while changed:
            changed = False
            for inst in pointers:
                changed = self._number(inst) or changed
            for inst in users:
                changed = self._require_operands(inst) or changed

    def of(self, value: Value) -> int:
        """Return the set of a pointer."""
        if isinstance(value, ConstNull):
            return NULL
        if isinstance(value, GlobalVar) and value.type.space not in NO_OBJECTS:
            return self._own(value)
        return self._sets.get(value, 0)

    def bits(self, origins: int) -> list[Value]:
        """Return the objects of a set."""
        return [value for at, value in enumerate(self.objects, _FIRST) if origins >> at & 1]

    def within(self, space: int, origins: int) -> int:
        """Return the part of a set that a pointer to an address space may lead to."""
        if space == GENERIC:
            return origins
        if space == LOCAL:
            return origins & (self._shared | NULL)
        if space in RESOURCES:
            return origins & (self._resources | NULL)
        if space == PRIVATE:
            return origins & (self._private | NULL | MEMORY)
        # A buffer that is bound is global memory to a generic pointer.
        return origins & (MEMORY | NULL | self._resources)

    def in_memory(self, space: int, origins: int) -> int:
        """Return the part of a set that is in the one memory of an address space."""
        kept = self.within(space, origins)
        return kept & ~MEMORY if space == PRIVATE else kept

    def has_object(self, value: Value) -> bool:
        """Whether a pointer may lead to an object."""
        return self.of(value) > (MEMORY | NULL)

    def is_only_memory(self, value: Value) -> bool:
        """Whether a pointer to private memory leads only to a table in global memory."""
        return (
            value.type.kind == POINTER and value.type.space == PRIVATE and self.of(value) == MEMORY
        )

    def is_object(self, value: Value) -> bool:
        """Whether a value is the start of an object."""
        return value in self._bases

    def _own(self, base: Value) -> int:
        bit = self._sets.get(base)
        if bit is None:
            bit = self._sets[base] = 1 << (_FIRST + len(self.objects))
            self.objects.append(base)
            self._bases.add(base)
            if base.type.space == LOCAL:
                self._shared |= bit
            elif base.type.space in RESOURCES:
                self._resources |= bit
            else:
                self._private |= bit
        return bit

    def _relevant(self) -> tuple[list[Inst], list[Inst]]:
        """Return the instructions whose result is a pointer, and those that compare or leak it."""
        pointers: list[Inst] = []
        users: list[Inst] = []
        for block in self._function.blocks:
            for inst in block.insts:
                if inst.type.kind == POINTER:
                    pointers.append(inst)
                if inst.opcode not in CASTS and any(
                    operand.type.kind == POINTER for operand in inst.operands
                ):
                    users.append(inst)
        return pointers, users

    def _learn(self, inst: Inst) -> bool:
        before = self._sets.get(inst, 0)
        origins = before | self._set_of(inst)
        self._sets[inst] = origins
        return origins != before

    def _set_of(self, inst: Inst) -> int:
        opcode = inst.opcode
        if opcode == op.ALLOCA or (is_descriptor(inst) and inst.type.space in RESOURCES):
            return self._own(inst)
        if opcode in _STEPS:
            return self.of(inst.operands[0])
        if opcode == op.ADDRSPACECAST:
            origins = self.of(inst.operands[0])
            return self.within(inst.type.space, origins) or origins
        if opcode in _JOINS:
            origins = 0
            for value in joined(inst):
                origins |= self.of(value)
            return origins
        if opcode == op.CALL and queries_memory(inst, self._builtins):
            origins = self.of(inst.operands[0])
            kept = self.in_memory(inst.type.space, origins)
            return kept if kept == origins else kept | NULL
        return self._from_elsewhere(inst)

    def _from_elsewhere(self, inst: Inst) -> int:
        """Return the set that memory or an integer may hold."""
        if is_made_up(inst):
            return NULL
        origins = self._elsewhere if inst.type.space == PRIVATE else MEMORY
        if inst.opcode != op.INTTOPTR or inst.operands[0].type.bits >= 64:
            origins |= self._escaped
        return self.within(inst.type.space, origins)

    def _escape(self, inst: Inst) -> bool:
        """Note the objects whose address becomes a number here."""
        opcode = inst.opcode
        if opcode != op.STORE and opcode not in _TO_INTEGER:
            return False
        origins = self.of(inst.operands[0]) & ~NULL
        if inst.operands[0].type.space != PRIVATE:
            origins &= ~MEMORY
        if origins | self._escaped == self._escaped:
            return False
        self._escaped |= origins
        return True

    def _number(self, inst: Inst) -> bool:
        """Decide whether a pointer is a number; return whether that is new."""
        if inst in self.numbers or not self.has_object(inst):
            return False
        opcode = inst.opcode
        if opcode == op.ALLOCA or is_descriptor(inst):
            return False
        origins = self.of(inst)
        is_number = bool(origins & (origins - 1))
        if opcode in CASTS:
            is_number = is_number or inst.operands[0] in self.numbers
        elif opcode in _JOINS:
            is_number = is_number or any(value in self.numbers for value in joined(inst))
            if is_number:
                self._require(joined(inst))
        elif opcode == op.CALL and queries_memory(inst, self._builtins):
            is_number = is_number or inst.operands[0] in self.numbers
        else:
            is_number = True
        if is_number:
            self.numbers.add(inst)
        return is_number

    def _require_operands(self, inst: Inst) -> bool:
        """Find the numbers that an instruction needs; return whether there are new ones."""
        opcode = inst.opcode
        if opcode == op.STORE or opcode in _TO_INTEGER:
            return self._require(inst.operands[:1])
        if opcode == op.ICMP and self.compares_numbers(inst):
            return self._require(inst.operands)
        if opcode in _JOINS and inst in self.numbers:
            return self._require(joined(inst))
        return False

    def _require(self, values: list[Value]) -> bool:
        """Make the operands of joins numbers: joins have no other form."""
        is_new = False
        for value in values:
            while isinstance(value, Inst) and value.opcode in CASTS and value not in self.numbers:
                value = value.operands[0]
            is_join = isinstance(value, Inst) and value.opcode in _JOINS
            if is_join and value not in self.numbers and self.has_object(value):
                self.numbers.add(value)
                is_new = True
        return is_new

    def compares_numbers(self, inst: Inst) -> bool:
        """Whether a comparison is one of numbers: that of one pointer, or an order of objects."""
        first, second = inst.operands
        if first in self.numbers or second in self.numbers:
            return True
        return is_order(inst) and self.of(first) != self.of(second) and self.has_object(first)

    def accessed(self, inst: Inst) -> list[int]:
        """Return the operands by which an instruction accesses memory that are numbers."""
        places = [place for place, _ in accesses(inst, self._builtins)]
        return [place for place in places if inst.operands[place] in self.numbers]
