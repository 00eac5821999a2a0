"""Origins of pointers: an object of this module, or an address in global memory.

Input: kernels that call no function defined here. Output: the origin of each pointer, and for each
object how its bytes are cut into elements.

A shader's own memory has no addresses: an access names a variable and an element. Pointers to
global memory are integers, so a loaded pointer is one of these; no address of an object is ever
stored (2.16.1 Universal Validation Rules: logical addressing), but numbers that stand for one
(`pointers/numbers.py`).
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import POINTER, Type
from spvbackend.llvmir.values import (
    Argument,
    ConstInt,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    Undef,
    Value,
)
from spvbackend.shader.data.constant_bytes import index_terms
from spvbackend.target.address_spaces import (
    CONSTANT,
    GENERIC,
    GLOBAL,
    HANDLES,
    INPUT,
    LOCAL,
    PRIVATE,
    RESOURCES,
    USM,
)

ADDRESSES: Final = frozenset((CONSTANT, GENERIC, GLOBAL, *USM))
"""The address spaces of pointers from outside, which lead to global memory."""
NO_OBJECTS: Final = frozenset((HANDLES, INPUT))
"""The address spaces of variables that are read whole."""
_SAME: Final = frozenset((op.ADDRSPACECAST, op.BITCAST, op.FREEZE, op.GETELEMENTPTR))
_WHAT: Final[dict[int, str]] = {PRIVATE: "private", LOCAL: "local"}


@final
class Object:
    """A variable: of a work-item, of a work-group, or a constant table.

    Attributes:
        base: the alloca, variable or argument.
        size: in bytes, 0 if the host sets it.
        unit: the largest number of bytes, up to 8, that all accesses and steps are multiples of.
        reach: the largest number of bytes, up to 16, that all steps are multiples of.
        scalars: the accessed types, in the order of the text.
        types: the same with the vectors that they are parts of.
        atomics: the widths of atomic accesses.
        variable: the replacement of the base, once the elements are known.
        held: the type of the variable, an array of elements.
        is_written: whether an access may change it.
        is_ordered: whether work-items order their accesses.
        views: variables that alias in the same memory, by the type of their elements; None for an
            object that has one variable.
        index: the number of the descriptor in an array of them.
        is_scattered: whether that number may differ between the threads of a wave.
        family: all objects behind descriptors of one array, which have their elements in common;
            the object itself where it is not one of them.
    """

    __slots__ = ("atomics", "base", "family", "held", "index", "is_ordered", "is_scattered",
                 "is_written", "reach", "scalars", "size", "types", "unit", "variable",
                 "views")  # fmt: skip

    def __init__(
        self, base: Value, size: int, family: Object | None = None, index: Value | None = None
    ) -> None:
        self.base: Final = base
        self.size = size
        self.family: Final = self if family is None else family
        self.index: Final = index
        self.is_scattered: Final = called_name(base).startswith(SCATTERED)
        self.is_written = False
        self.is_ordered = False
        self.unit = 8
        self.reach = 16
        self.types: dict[Type, None] = {}
        self.scalars: dict[Type, None] = {}
        self.atomics: dict[int, None] = {}
        self.variable: Value | None = None
        self.held: Type | None = None
        self.views: dict[Type, GlobalVar] | None = None

    @property
    def element(self) -> Type:
        """Return the type of an element."""
        held = self.family.held
        assert held is not None
        return held.element

    @property
    def is_local(self) -> bool:
        """Whether the work-items of a group share it, and nobody else."""
        return self.base.type.space == LOCAL

    @property
    def is_shared(self) -> bool:
        """Whether several work-items share it."""
        return self.is_local or self.is_resource

    @property
    def is_resource(self) -> bool:
        """Whether a host sees its bytes."""
        return self.base.type.space in RESOURCES

    @property
    def pieces(self) -> int:
        """Return the units of an element."""
        return self.element_size // self.family.unit

    @property
    def element_size(self) -> int:
        """Return the bytes of an element."""
        return byte_size(self.element)

    def step(self, size: int) -> None:
        """Note that an offset may be any multiple of a number of bytes."""
        family = self.family
        while size % family.reach:
            family.reach //= 2
        family.unit = min(family.unit, family.reach)


def byte_size(type: Type) -> int:
    """Return the bytes of a number, or of a vector of numbers."""
    return type.scalar().bits * max(1, type.lanes()) // 8


Origin = Object | str
"""An object, or MEMORY."""
MEMORY: Final = "global"
"""Somewhere in global memory."""


DESCRIPTOR: Final = "spirv.resource.at"
"""A function of a resource that is an array, and an index: one of its descriptors."""
SCATTERED: Final = "spirv.resource.at.nonuniform"
"""Takes what DESCRIPTOR takes; the index may differ between the threads of a wave."""
IMAGE: Final = ".image"
"""Ends these names where the descriptors are those of images."""
TEXEL: Final = "spirv.resource.texel"
"""A function of an image's descriptor and a coordinate: the texel, for atomic operations."""
LENGTH: Final = "spirv.resource.length"
"""A function of a buffer and the size of its elements: their number."""


def called_name(value: Value) -> str:
    """Return the name of the function that a call calls, "" for any other value."""
    if not isinstance(value, Inst) or value.opcode != op.CALL:
        return ""
    callee = value.operands[-1]
    return callee.name if isinstance(callee, Function) else ""


def is_descriptor(value: Value) -> bool:
    """Whether a pointer leads to the bytes behind one descriptor of an array."""
    return called_name(value).startswith(DESCRIPTOR)


def is_made_up(value: Value) -> bool:
    """Whether a pointer to private or local memory is an integer constant.

    It leads to no object (LangRef, Pointer Aliasing Rules: memory that an integer constant may be
    associated with does not overlap with LLVM's allocations), and such memory holds nothing else.
    """
    return (
        isinstance(value, Inst)
        and value.opcode == op.INTTOPTR
        and value.type.space in _WHAT
        and isinstance(value.operands[0], ConstInt)
    )


def gep_terms(layout: DataLayout, inst: Inst) -> tuple[int, list[tuple[Value, int]]]:
    """Return the bytes that a getelementptr adds: a constant, and values with their factors."""
    return index_terms(layout, inst.source_type, inst.operands[1:])


@final
class Origins:
    """The origin of each pointer of one function."""

    __slots__ = ("_objects", "_origins", "layout")

    def __init__(self, layout: DataLayout, shared: dict[Value, Object]) -> None:
        self.layout: Final = layout
        self._objects: Final = shared
        self._origins: Final[dict[Value, Origin]] = {}

    def find(self, function: Function) -> None:
        """Follow all pointers to their origins, until nothing changes.

        Raises:
            Unsupported: a pointer may lead to several objects.
        """
        for arg in function.args:
            if arg.type.kind == POINTER:
                self._origins[arg] = self._of_argument(arg)
        pointers = [
            inst for block in function.blocks for inst in block.insts if inst.type.kind == POINTER
        ]
        # A result that is an operand of an earlier phi may need another round.
        changed = True
        while changed:
            changed = False
            for inst in pointers:
                if self._learn(inst):
                    changed = True

    def own_objects(self) -> list[Object]:
        """Return the objects of this function alone."""
        objects: dict[Object, None] = {}
        for origin in self._origins.values():
            if isinstance(origin, Object) and not isinstance(origin.base, GlobalVar):
                objects[origin] = None
        return list(objects)

    def of(self, value: Value) -> Origin:
        """Return the origin of a pointer; an unknown one leads to no object."""
        return self._known(value) or MEMORY

    def object_of(self, value: Value) -> Object | None:
        """Return the object that a pointer leads to, None for global memory."""
        origin = self._origins.get(value) or self._known(value)
        return origin if isinstance(origin, Object) else None

    def _known(self, value: Value) -> Origin | None:
        if isinstance(value, GlobalVar) and value.type.space not in NO_OBJECTS:
            return self._of_variable(value)
        return self._origins.get(value)

    def _of_argument(self, arg: Argument) -> Origin:
        held = arg.attrs.get("byval")
        if isinstance(held, Type):
            return self._object(arg, self.layout.size(held))
        if arg.type.space == LOCAL:
            return self._object(arg, 0)
        if arg.type.space in ADDRESSES:
            return MEMORY
        raise Unsupported(
            f"argument '%{arg.name}' points to address space {arg.type.space}, which a Vulkan "
            "launch cannot pass"
        )

    def _of_variable(self, var: GlobalVar) -> Origin:
        known = self._objects.get(var)
        if known is not None:
            return known
        return self._object(var, self.layout.size(var.value_type))

    def _descriptor(self, inst: Inst) -> Object:
        """Return the object behind a descriptor of an array."""
        var, index = inst.operands[:2]
        family = self._known(var)
        assert isinstance(family, Object)
        obj = self._objects.get(inst)
        if obj is None:
            obj = self._objects[inst] = Object(inst, family.size, family, index)
        return obj

    def _object(self, base: Value, size: int) -> Object:
        obj = self._objects.get(base)
        if obj is None:
            obj = self._objects[base] = Object(base, size)
        return obj

    def _learn(self, inst: Inst) -> bool:
        """Find the origin of an instruction's result; return whether that is new."""
        before = self._origins.get(inst)
        origin = self._origin(inst, before)
        if origin is None or origin is before:
            return False
        self._origins[inst] = origin
        return True

    def _origin(self, inst: Inst, before: Origin | None) -> Origin | None:
        opcode = inst.opcode
        if before is not None and opcode not in (op.PHI, op.SELECT):
            return before
        if opcode == op.ALLOCA:
            return self._object(inst, self.layout.size(inst.source_type))
        if is_descriptor(inst):
            return MEMORY if inst.type.space == HANDLES else self._descriptor(inst)
        if opcode in _SAME:
            return self._known(inst.operands[0])
        if opcode in (op.PHI, op.SELECT):
            origin = before
            for value in inst.operands[opcode == op.SELECT :]:
                origin = _joined(inst, origin, self._known(value), value)
            return origin
        if inst.type.space in _WHAT and not is_made_up(inst):
            self._refuse(inst)
        return MEMORY

    def _refuse(self, inst: Inst) -> None:
        """Refuse a pointer to an object that does not derive from the object."""
        what = _WHAT[inst.type.space]
        hint = "its object must be known at compile time"
        if inst.opcode == op.LOAD:
            raise Unsupported(
                f"a pointer to {what} memory is loaded, and its address cannot be stored", inst.line
            )
        if inst.opcode == op.INTTOPTR:
            raise Unsupported(
                f"an integer becomes a pointer to {what} memory",
                inst.line,
                "it must have 64 bits and come from an address that the kernel takes",
            )
        raise Unsupported(f"a pointer to {what} memory is the result of a call", inst.line, hint)


def _joined(inst: Inst, first: Origin | None, second: Origin | None, value: Value) -> Origin | None:
    """Return the one origin of two pointers; null leads nowhere.

    Raises:
        Unsupported: they have two.
    """
    if second is None or isinstance(value, (ConstNull, Undef)):
        return first
    if first is None or first is second:
        return second
    raise Unsupported(
        "a pointer may lead to several objects, or to an object and global memory",
        inst.line,
        "access each of them by a pointer of its own",
    )
