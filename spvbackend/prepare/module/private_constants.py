"""Constants in address space 0, where OpenCL's module scope has no storage.

A constant goes to address space 2 (UniformConstant), if all addresses that may be its own may be of
that address space: the module says whose they are, but for what is visible outside. Where one may
also be the address of an alloca, each function that uses the constant has a copy of its own, an
initialised alloca; LLVM's constant lives as long as the program and has one address, so a copy
whose address outlives the call, or meets that of another copy, is refused.

Input: no constant expressions in functions, all allocas in address space 0. Output: no variable is
in address space 0 but those that can be written, which selection refuses.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.escapes import Escapes, Lifetime
from spvbackend.analysis.pointer_classes import INTERNAL, PointerClasses, PointerTypes
from spvbackend.builtins.lookup import Builtins
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module, TakenAddress
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import (
    Attributes,
    ConstAggregate,
    ConstExpr,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    MemoryInfo,
    Undef,
    Value,
)
from spvbackend.prepare.module.cleanup import mentioned
from spvbackend.target.address_spaces import CONSTANT, PRIVATE

_REMEDY: Final = f"put the constant into addrspace({CONSTANT})"


def run(module: Module, builtins: Builtins) -> None:
    """Move constants, or copy them into the functions that use them."""
    private = [var for var in module.globals if var.constant and var.type.space == PRIVATE]
    if not private:
        return
    classes = PointerClasses(module, _taken_functions(module))
    unused = {var for var in private if var.linkage in INTERNAL} - classes.used
    module.drop_variables(unused)
    _Mover(module, classes).run()
    copied = {var for var in private if var.type.space == PRIVATE} - unused
    if copied:
        _Copier(module, classes, builtins, copied).run()


def _taken_functions(module: Module) -> set[Function]:
    """The functions whose address something takes, in a function or in an initialiser."""
    taken = {address.function for address in module.taken_addresses}
    for var in module.globals:
        if var.initializer is not None and not var.name.startswith("llvm."):
            taken.update(mentioned(var.initializer))
    return {value for value in taken if isinstance(value, Function)}


@final
class _Mover:
    """Gives the classes that have constants, and nothing that is fixed, address space 2."""

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
        """Whether the memory behind a pointer has addresses that move."""
        if pointer not in self.classes.values:
            return False
        content = self.classes.known_content(self.classes.values[pointer])
        return content >= 0 and content in self.moved

    def _move_function(self, function: Function) -> None:
        """Change the types of the memory that holds what moves."""
        for block in function.blocks:
            for inst in block.insts:
                self._move_memory(inst)
        for arg in function.args:
            if self._holds_moved(arg):
                arg.attrs = self._attributes(arg.attrs)

    def _move_memory(self, inst: Inst) -> None:
        """Change the type that a pointer is derived or made with."""
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

    def _constant(self, value: Value) -> Value:
        """A constant whose private pointers all move."""
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
        """The type itself where it holds no such pointer."""
        if not self.private.holds(type):
            return type
        found = self._made.get(type)
        if found is None:
            found = self._made[type] = self._make(type)
        return found

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
        # Other memory may keep the struct as it is, so the name is left to that.
        return types.struct(members, type.flag)


@final
class _Copier:
    """Gives each function that uses a constant an alloca with its value."""

    __slots__ = ("classes", "copied", "escapes", "module")

    def __init__(
        self, module: Module, classes: PointerClasses, builtins: Builtins, copied: set[GlobalVar]
    ) -> None:
        self.module: Final = module
        self.classes: Final = classes
        self.copied: Final = copied
        self.escapes: Final = Escapes(builtins.is_known)

    def run(self) -> None:
        for var in self.module.globals:
            if var.initializer is not None and not var.name.startswith("llvm."):
                self._check_initializer(var)
        for function in self.module.functions:
            if function.blocks:
                self._copy_into(function)
        self.module.drop_variables(self.copied)

    def _check_initializer(self, var: GlobalVar) -> None:
        """An initialiser, even that of a copy, names what lives at module scope."""
        assert var.initializer is not None
        for value in mentioned(var.initializer):
            if value in self.copied:
                raise self._error(value, f"is in the initialiser of '@{var.name}'", var.line)

    def _copy_into(self, function: Function) -> None:
        # One copy a function, however many uses: the constant is only read, so its uses may share.
        copies: dict[GlobalVar, Inst] = {}
        for block in function.blocks:
            for inst in block.insts:
                for index, operand in enumerate(inst.operands):
                    if isinstance(operand, GlobalVar) and operand in self.copied:
                        if operand not in copies:
                            copies[operand] = self._copy(operand, inst.line)
                        inst.operands[index] = copies[operand]
                    elif isinstance(operand, ConstAggregate):
                        self._check_aggregate(operand, inst.line)
        if not copies:
            return
        entry = function.blocks[0]
        for var, copy in copies.items():
            copy.parent = entry
            leak = self.escapes.leak(function, [copy], Lifetime(None, compared=True))
            if leak is not None:
                raise self._error(var, leak.how, leak.line)
        # The entry dominates all uses, and an alloca there is one variable for each call of the
        # function, whatever loops the uses are in.
        entry.insts[:0] = list(copies.values())

    def _check_aggregate(self, value: ConstAggregate, line: int) -> None:
        for part in mentioned(value):
            if part in self.copied:
                raise self._error(part, "is part of a constant", line)

    def _error(self, var: Value, how: str, line: int) -> Unsupported:
        why = self.classes.fixed(self.classes.node(var))
        return Unsupported(
            f"the address of constant '@{var.name}' in address space {PRIVATE} {how}\n"
            f"the constant stays in this address space, as its address {why}",
            line,
            _REMEDY,
        )

    def _copy(self, var: GlobalVar, line: int) -> Inst:
        if var.initializer is None:
            raise self._error(var, "is used, but it is defined in another module", line)
        # The sweep that notes addresses of functions saw a variable as operand and not its
        # initialiser.
        for value in mentioned(var.initializer):
            if isinstance(value, Function):
                self.module.taken_addresses.append(TakenAddress(value, var.line))
        inst = Inst(op.ALLOCA, var.type, [var.initializer], line)
        inst.name = var.name
        inst.type_arg = var.value_type
        inst.memory = MemoryInfo(var.align)
        return inst
