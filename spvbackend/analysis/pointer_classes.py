"""Equivalence classes of private addresses that must share an address space, by unification.

Input: a module without constant expressions in functions. Every value that is or holds a pointer of
address space 0 belongs to a class; pointers that one instruction relates belong to one class, and
the pointers in the memory behind a class form a class as well (Steensgaard's points-to analysis). A
class is fixed where something unchangeable requires address space 0: an alloca, an exported
signature, a builtin, memory of another address space.

The cost is one sweep over the module.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import ARRAY, INT, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import (
    Argument,
    ConstAggregate,
    ConstExpr,
    ConstInt,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    Undef,
    Value,
)
from spvbackend.target.address_spaces import PRIVATE

# Their pointers, result and operands alike, are of one address space.
_UNITING: Final = frozenset(
    (op.BITCAST, op.COMPOSE, op.EXTRACTELEMENT, op.EXTRACTVALUE, op.FREEZE, op.GETELEMENTPTR,
     op.ICMP, op.INSERTELEMENT, op.INSERTVALUE, op.PHI, op.SELECT, op.SHUFFLEVECTOR)
)  # fmt: skip
INTERNAL: Final = ("internal", "private")
"""The linkages of symbols that no other module sees."""
EXPORTED: Final = "which is visible outside"
"""The end of a reason that is only a function's linkage."""


class Slot(NamedTuple):
    """An operand that is a constant without an address, and the class of its place."""

    inst: Inst
    operand: int
    node: int


@final
class PointerTypes:
    """Types that hold a pointer, by value; types are interned, so each is examined once."""

    __slots__ = ("_known", "_spaces")

    def __init__(self, spaces: frozenset[int] | None = None) -> None:
        """Remember the address spaces; None stands for all."""
        self._spaces: Final = spaces
        self._known: Final[dict[Type, bool]] = {}

    def holds(self, type: Type) -> bool:
        """Whether a value of the type is, or contains, a pointer of one of the address spaces."""
        kind = type.kind
        if kind == POINTER:
            return self._spaces is None or type.space in self._spaces
        if kind not in (STRUCT, ARRAY, VECTOR):
            return False
        holds = self._known.get(type)
        if holds is None:
            parts = type.elems if kind == STRUCT else (type.element,)
            holds = self._known[type] = any(self.holds(part) for part in parts)
        return holds


@final
class PointerClasses:
    """The classes of a module, by union-find with path halving.

    Attributes:
        used: the variables that an instruction or another variable mentions.
        slots: the constants among operands whose type follows from their class.
        results: the class of each function's result.
        values: the first member of each value's class, as it was made; `find` has the class.
    """

    __slots__ = ("_contents", "_fixed", "_from_numbers", "_linked", "_numbered", "_parent",
                 "_punned", "_taken", "results", "slots", "types", "used", "values")  # fmt: skip

    def __init__(self, module: Module, taken: set[Function]) -> None:
        """Compute the classes.

        Args:
            module: is not changed.
            taken: the functions whose address is taken, which any code may call.
        """
        self.types: Final = PointerTypes(frozenset((PRIVATE,)))
        self.used: Final[set[Value]] = set()
        self.values: Final[dict[Value, int]] = {}
        self.results: Final[dict[Function, int]] = {}
        self.slots: Final[list[Slot]] = []
        self._taken: Final = taken
        self._parent: Final[list[int]] = []
        self._contents: Final[dict[int, int]] = {}
        # Reasons by class: for being fixed, and for being fixed with all that it leads to.
        self._fixed: Final[dict[int, str]] = {}
        self._linked: Final[dict[int, str]] = {}
        self._punned: Final[set[int]] = set()
        self._numbered: Final[list[int]] = []
        self._from_numbers = False
        for var in module.globals:
            self._visit_variable(var)
        for function in module.functions:
            self._visit_signature(function)
            for block in function.blocks:
                for inst in block.insts:
                    self._visit(function, inst)
        self._spread()

    def find(self, node: int) -> int:
        """Return the class of a node: the same number for all its members."""
        parent = self._parent
        while parent[node] != node:
            parent[node] = node = parent[parent[node]]
        return node

    def content(self, node: int) -> int:
        """Return the class of the pointers in the memory that a class points to."""
        node = self.find(node)
        if node not in self._contents:
            self._contents[node] = self._new()
        return self._contents[node]

    def known_content(self, node: int) -> int:
        """Return the class of the pointers behind a class, -1 where its memory holds none."""
        content = self._contents.get(self.find(node), -1)
        return content if content < 0 else self.find(content)

    def fixed(self, node: int) -> str:
        """Return why a class has to stay in address space 0, "" where it need not."""
        return self._fixed.get(self.find(node), "")

    def node(self, value: Value) -> int:
        """Return the node of a value that is or holds a private pointer."""
        node = self.values.get(value)
        if node is None:
            node = self.values[value] = self._new()
        return node

    def _new(self) -> int:
        self._parent.append(len(self._parent))
        return len(self._parent) - 1

    def _unite(self, left: int, right: int) -> None:
        """Unite two classes, and the classes that they lead to."""
        # A list instead of recursion: a chain of pointers may have any length.
        pending = [(left, right)]
        while pending:
            left, right = pending.pop()
            left, right = self.find(left), self.find(right)
            if left == right:
                continue
            self._parent[right] = left
            for reasons in (self._fixed, self._linked):
                reason = reasons.pop(right, "")
                if reason:
                    reasons.setdefault(left, reason)
            if right in self._punned:
                self._punned.add(left)
            content = self._contents.pop(right, -1)
            if content >= 0 and left in self._contents:
                pending.append((self._contents[left], content))
            elif content >= 0:
                self._contents[left] = content

    def _fix(self, node: int, reason: str) -> None:
        self._fixed.setdefault(self.find(node), reason)

    def _link(self, node: int, reason: str) -> None:
        """Fix a class with all that its memory leads to: unknown code may walk it."""
        self._linked.setdefault(self.find(node), reason)

    def _spread(self) -> None:
        """Fix what linked classes lead to, and pointers that are also read as numbers."""
        # Without inttoptr a number is only compared and printed, which any address can be.
        if self._from_numbers:
            for node in self._numbered:
                self._link(node, "is made a number, from which an address may be made")
        pending = list(self._linked.items())
        while pending:
            node, reason = pending.pop()
            node = self.find(node)
            self._fix(node, reason)
            content = self._contents.get(node, -1)
            if content >= 0 and self._linked.get(self.find(content)) is None:
                self._link(content, reason)
                pending.append((content, reason))
        for node in self._punned:
            content = self._contents.get(self.find(node), -1)
            if content >= 0:
                self._fix(content, "is also read as a number")

    def _visit_variable(self, var: GlobalVar) -> None:
        own = var.type.space == PRIVATE
        if own:
            node = self.node(var)
            if not var.constant:
                self._fix(node, "may be that of a variable")
        if var.initializer is not None and self.types.holds(var.initializer.type):
            content = self.content(self.node(var)) if own else self._new()
            if not own:
                self._link(content, f"is in variable '@{var.name}' of another address space")
            self._unite(content, self._constant(var.initializer))
        elif var.initializer is not None:
            self._link_inside(var.initializer)

    def _visit_signature(self, function: Function) -> None:
        if self.types.holds(function.ret_type):
            self.results[function] = self._new()
        reason = ""
        if not function.blocks:
            reason = f"is in the signature of '@{function.name}', which is defined elsewhere"
        elif function.is_kernel:
            reason = f"is in the signature of kernel '@{function.name}'"
        elif function.linkage not in INTERNAL:
            reason = f"is in the signature of '@{function.name}', {EXPORTED}"
        elif function in self._taken:
            reason = f"is in the signature of '@{function.name}', whose address is taken"
        if not reason:
            return
        if function in self.results:
            self._link(self.results[function], reason)
        for arg in function.args:
            if self.types.holds(arg.type):
                self._link(self.node(arg), reason)

    def _operand(self, inst: Inst, index: int) -> int:
        """Return the node of an operand that is or holds a private pointer."""
        value = inst.operands[index]
        if isinstance(value, (Inst, Argument)):
            return self.node(value)
        node = self._constant(value)
        if isinstance(value, (ConstNull, Undef, ConstAggregate)):
            self.slots.append(Slot(inst, index, node))
        return node

    def _constant(self, constant: Value) -> int:
        """Return one node for all private pointers in a constant."""
        node = self._new()
        pending = [constant]
        while pending:
            value = pending.pop()
            if not self.types.holds(value.type):
                self._link_inside(value)
            elif isinstance(value, GlobalVar):
                self.used.add(value)
                self._unite(node, self.node(value))
            elif isinstance(value, ConstAggregate):
                pending += value.elements
            elif isinstance(value, ConstExpr) and value.opcode in _UNITING:
                pending += value.operands
            elif not isinstance(value, (ConstNull, Undef)):
                what = "a function" if isinstance(value, Function) else "a constant expression"
                self._link(node, f"may be that of {what}")
        return node

    def _link_inside(self, constant: Value) -> None:
        """Link the addresses that a constant turns into a number, or into another address space."""
        pending = [constant]
        while pending:
            value = pending.pop()
            if self.types.holds(value.type):
                self._link(self._constant(value), "is cast in an initialiser")
            elif isinstance(value, ConstAggregate):
                pending += value.elements
            elif isinstance(value, ConstExpr):
                pending += value.operands

    def _visit(self, function: Function, inst: Inst) -> None:
        opcode = inst.opcode
        if opcode == op.LOAD:
            self._load(inst)
        elif opcode == op.STORE:
            self._store(inst)
        elif opcode == op.CALL:
            self._call(inst)
        elif opcode in (op.ALLOCA, op.ARRAYALLOCA):
            if inst.type.space == PRIVATE:
                self._fix(self.node(inst), "may be that of an alloca")
        elif opcode in _UNITING:
            self._unite_all(inst)
        elif opcode == op.RET:
            if inst.operands and self.types.holds(inst.operands[0].type):
                self._unite(self.results[function], self._operand(inst, 0))
        elif opcode == op.COPYMEM:
            self._copy(inst)
        elif opcode in (op.PTRTOINT, op.PTRTOADDR):
            if self.types.holds(inst.operands[0].type):
                self._numbered.append(self._operand(inst, 0))
        else:
            self._from_numbers = self._from_numbers or opcode == op.INTTOPTR
            self._link_all(inst, f"is taken or made by '{op.OPCODE_NAMES[opcode]}'")

    def _unite_all(self, inst: Inst) -> None:
        node = -1
        if self.types.holds(inst.type):
            node = self.node(inst)
        for index, operand in enumerate(inst.operands):
            if self.types.holds(operand.type):
                own = self._operand(inst, index)
                if node < 0:
                    node = own
                self._unite(node, own)

    def _link_all(self, inst: Inst, reason: str) -> None:
        if self.types.holds(inst.type):
            self._link(self.node(inst), reason)
        for index, operand in enumerate(inst.operands):
            if self.types.holds(operand.type):
                self._link(self._operand(inst, index), reason)

    def _load(self, inst: Inst) -> None:
        own = inst.operands[0].type.space == PRIVATE
        pointer = self._operand(inst, 0) if own else -1
        if self.types.holds(inst.type):
            if own:
                self._unite(self.node(inst), self.content(pointer))
            else:
                self._link(self.node(inst), "is read from another address space")
        elif own and reads_as_number(inst.type, inst.operands[0]):
            self._punned.add(self.find(pointer))

    def _store(self, inst: Inst) -> None:
        value, target = inst.operands
        own = target.type.space == PRIVATE
        pointer = self._operand(inst, 1) if own else -1
        if own:
            self._fix(pointer, "is stored to")
        if self.types.holds(value.type):
            if own:
                self._unite(self._operand(inst, 0), self.content(pointer))
            else:
                self._link(self._operand(inst, 0), "is stored to another address space")
        elif own and reads_as_number(value.type, target):
            self._punned.add(self.find(pointer))

    def _copy(self, inst: Inst) -> None:
        """Join the contents of source and destination of a copy of bytes."""
        spaces = [inst.operands[index].type.space == PRIVATE for index in (0, 1)]
        nodes = [self._operand(inst, index) for index in (0, 1) if spaces[index]]
        if spaces[0]:
            self._fix(nodes[0], "is written to")
        if len(nodes) == 2:
            self._unite(self.content(nodes[0]), self.content(nodes[1]))
        elif nodes:
            self._link(self.content(nodes[0]), "is copied to or from another address space")

    def _call(self, inst: Inst) -> None:
        callee = inst.callee
        if not isinstance(callee, Function) or not callee.blocks:
            self._link_all(inst, f"is passed to or comes from '@{callee.name}'")
            return
        for index, operand in enumerate(inst.operands[:-1]):
            if not self.types.holds(operand.type):
                continue
            if index < len(callee.args) and callee.args[index].type is operand.type:
                self._unite(self.node(callee.args[index]), self._operand(inst, index))
            else:
                self._link(self._operand(inst, index), "is one of a variable list of arguments")
        if callee in self.results:
            self._unite(self.node(inst), self.results[callee])


def reads_as_number(type: Type, pointer: Value) -> bool:
    """Whether an access of numbers may be of the bytes of a pointer.

    LLVM copies small memory by integers as wide as it is; a number that lies where the access is,
    by the type in the address computation, is not such a copy.
    """
    if type.kind not in (INT, STRUCT, ARRAY, VECTOR):
        return False
    place = _place_type(pointer)
    while place is not None and place is not type:
        place = place.first()
    return place is None


def _place_type(pointer: Value) -> Type | None:
    """Return the type of the object at an address, as far as the address says so itself."""
    if isinstance(pointer, GlobalVar):
        return pointer.value_type
    if not isinstance(pointer, Inst) or pointer.type_arg is None:
        return None
    type = pointer.type_arg
    # The first index of a GEP steps over the whole type.
    for index in pointer.operands[2:]:
        if type.kind == STRUCT:
            type = type.elems[index.value if isinstance(index, ConstInt) else 0]
        else:
            type = type.element
    return type
