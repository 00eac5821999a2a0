"""Moves constants to constant memory, with all that may hold their addresses.

Input: the classes of the module's private addresses. Output: a class that has constants and nothing
fixed is of address space 2 (UniformConstant), in values, signatures, calls, and the types of the
memory that holds such addresses.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.pointer_classes import PointerClasses, PointerTypes
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import (
    Attributes,
    ConstAggregate,
    ConstExpr,
    ConstNull,
    Function,
    Inst,
    Undef,
    Value,
)
from spvbackend.target.address_spaces import CONSTANT, PRIVATE


@final
class Mover:
    """Gives the classes that have constants, and nothing fixed, address space 2."""

    __slots__ = ("classes", "moved", "module", "types")

    def __init__(self, module: Module, classes: PointerClasses) -> None:
        self.module: Final = module
        self.classes: Final = classes
        self.types: Final = _MovedTypes(module)
        self.moved: Final[set[int]] = set()
        for var in module.globals:
            if var.constant and var.type.space == PRIVATE:
                node = classes.find(classes.node(var))
                if not classes.fixed(node):
                    self.moved.add(node)

    def run(self) -> None:
        if not self.moved:
            return
        for function in self.module.functions:
            self._move_function(function)
        for var in self.module.globals:
            if self._holds_moved(var):
                var.value_type = self.types.moved(var.value_type)
                if var.initializer is not None:
                    var.initializer = self._constant(var.initializer)
        for inst, index, node in self.classes.slots:
            if self._is_moved(node):
                inst.operands[index] = self._constant(inst.operands[index])
        for value, node in self.classes.values.items():
            if self._is_moved(node):
                value.type = self.types.moved(value.type)
        self._move_signatures()

    def _is_moved(self, node: int) -> bool:
        return self.classes.find(node) in self.moved

    def _holds_moved(self, pointer: Value) -> bool:
        """Whether the memory behind a pointer holds addresses that move."""
        if pointer not in self.classes.values:
            return False
        content = self.classes.known_content(self.classes.values[pointer])
        return content >= 0 and content in self.moved

    def _move_function(self, function: Function) -> None:
        """Change the types of the memory that holds moved addresses."""
        for block in function.blocks:
            for inst in block.insts:
                self._move_memory(inst)
        for arg in function.args:
            if self._holds_moved(arg):
                arg.attrs = self._attributes(arg.attrs)

    def _move_memory(self, inst: Inst) -> None:
        """Change the type with which an instruction derives or makes a pointer."""
        if inst.type_arg is not None and self._holds_moved(inst):
            inst.type_arg = self.types.moved(inst.type_arg)
        if inst.call is not None:
            attrs = inst.call.arg_attrs
            for index in range(min(len(attrs), len(inst.operands))):
                if self._holds_moved(inst.operands[index]):
                    inst.call.arg_attrs = attrs = list(attrs)
                    attrs[index] = self._attributes(attrs[index])

    def _attributes(self, attrs: Attributes) -> Attributes:
        return {
            name: self.types.moved(value) if isinstance(value, Type) else value
            for name, value in attrs.items()
        }

    def _move_signatures(self) -> None:
        types = self.module.types
        for function in self.module.functions:
            node = self.classes.results.get(function, -1)
            ret = function.ret_type
            if node >= 0 and self._is_moved(node):
                ret = self.types.moved(ret)
            params = tuple([arg.type for arg in function.args])
            function.value_type = types.function(ret, params, function.value_type.flag)
        for function in self.module.functions:
            for block in function.blocks:
                for inst in block.insts:
                    callee = inst.callee if inst.call is not None else None
                    if inst.call is not None and isinstance(callee, Function) and callee.blocks:
                        inst.call.fn_type = callee.value_type
                        # An unused result is in no class.
                        inst.type = callee.ret_type

    def _constant(self, value: Value) -> Value:
        """Return a constant with all its private pointers moved."""
        if not self.types.private.holds(value.type):
            return value
        pool = self.module.constants
        type = self.types.moved(value.type)
        if isinstance(value, ConstNull):
            return pool.null(type)
        if isinstance(value, Undef):
            return pool.undef(type, value.poison)
        if isinstance(value, ConstAggregate):
            return ConstAggregate(type, [self._constant(element) for element in value.elements])
        if isinstance(value, ConstExpr):
            operands = [self._constant(operand) for operand in value.operands]
            made = ConstExpr(type, value.opcode, operands, value.flags, value.type_arg)
            made.inrange = value.inrange
            return made
        return value  # the variable itself, whose own type changes


@final
class _MovedTypes:
    """Types with the pointers of address space 0 in them moved to address space 2."""

    __slots__ = ("_made", "_module", "private")

    def __init__(self, module: Module) -> None:
        self._module: Final = module
        self._made: Final[dict[Type, Type]] = {}
        self.private: Final = PointerTypes(frozenset((PRIVATE,)))

    def moved(self, type: Type) -> Type:
        """Return the type with moved pointers; the type itself where it holds none."""
        if not self.private.holds(type):
            return type
        moved_type = self._made.get(type)
        if moved_type is None:
            moved_type = self._made[type] = self._make(type)
        return moved_type

    def _make(self, type: Type) -> Type:
        types = self._module.types
        if type.kind == POINTER:
            return types.pointer(CONSTANT)
        if type.kind == VECTOR:
            return types.vector(type.count, self.moved(type.element), type.flag)
        if type.kind == ARRAY:
            return types.array(type.count, self.moved(type.element))
        assert type.kind == STRUCT
        members = tuple([self.moved(member) for member in type.elems])
        # Other memory may keep the original struct, so the name stays with that.
        return types.struct(members, type.flag)
