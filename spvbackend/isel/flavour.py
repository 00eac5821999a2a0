"""Flavours of selection: the interface, and its implementation for OpenCL.

Input: the name of a flavour of output. Output: its `Flavour`, which overrides handlers and methods
of this one: `untyped/flavour.py` for pointers of SPV_KHR_untyped_pointers, `shader/flavour.py` for
Vulkan.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from spvbackend.diagnostics import Unsupported
from spvbackend.isel.builtins.args import SCOPE, constant_of
from spvbackend.isel.table import ROWS, Handler, handler_table
from spvbackend.llvmir.types import VECTOR, Type
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD
from spvbackend.target.environment import OPENCL, OPENCL_UNTYPED, VULKAN
from spvbackend.target.widths import LANES

if TYPE_CHECKING:
    from spvbackend.builtins.rows import Builtin
    from spvbackend.isel.builtins.calls import Handler as BuiltinHandler
    from spvbackend.isel.loops import LoopHint
    from spvbackend.isel.module.types import TypeLowering
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.values import Argument, Block, Function, GlobalVar, Inst, Value
    from spvbackend.mir.cache import Cache
    from spvbackend.mir.inst import MachineFunction, MachineInst
    from spvbackend.mir.verify.checker import TypeRules
    from spvbackend.target.environment import Environment


class Flavour:
    """OpenCL with typed pointers.

    Attributes:
        handlers: the function that selects each LLVM opcode, by its number.
        has_pointees: whether the type of a pointer names its pointee.
        may_release: whether a function is not needed once it is selected.
    """

    has_pointees: ClassVar[bool] = True
    may_release: ClassVar[bool] = True

    __slots__ = ("handlers",)

    def __init__(self, rows: dict[int, Handler] | None = None) -> None:
        self.handlers: Final = handler_table({**ROWS, **(rows or {})})

    # Pointers.
    def pointer_type(self, lowering: TypeLowering, storage_class: int, pointee: Type) -> int:
        """Return the type id of a pointer into a storage class."""
        return lowering.typed_pointer(storage_class, pointee)

    def variable_type(self, cache: Cache, storage_class: int, held: int) -> int:
        """Return the type id of a pointer to a variable that holds a value of the type `held`."""
        return cache.pointer_type(storage_class, held)

    def chain(
        self, sel: Selector, opcode: int, whole: Type, words: list[int]
    ) -> tuple[int, list[int]]:
        """Return the opcode and the operands of an access chain.

        Args:
            sel: the selector.
            opcode: OpAccessChain or a variant.
            whole: the type that is indexed.
            words: the base and the indices.
        """
        return opcode, words

    def variable(
        self, storage_class: int, held: int, initializer: int = 0
    ) -> tuple[int, list[int]]:
        """Return the opcode and the operands of a variable.

        Args:
            storage_class: its storage class.
            held: the type id of its value.
            initializer: the id of its initial value, 0 for none.
        """
        return op.OpVariable, [storage_class, initializer] if initializer else [storage_class]

    def cast(self, sel: Selector, pointer: int, space: int, pointee: Type) -> int:
        """Cast a pointer to one to `pointee` in the same address space."""
        return sel.emit(op.OpBitcast, sel.lowering.pointer(space, pointee), [pointer])

    def define_array(self, sel: Selector, inst: Inst, count: int) -> int:
        """Append an array of a run-time count (SPV_INTEL_variable_length_array); return its id."""
        return sel.define(inst, op.OpVariableLengthArrayINTEL, [count])

    def copy(
        self, sel: Selector, type_id: int, target: int, source: int, access: list[int]
    ) -> None:
        """Copy a value whose type has no size from one pointer to another.

        Args:
            sel: the selector.
            type_id: the type.
            target: the pointer to the copy.
            source: the pointer to the value.
            access: the Memory Operands of both accesses.
        """
        sel.emit_void(op.OpCopyMemory, [target, source, *access])

    def lane_pointer(self, sel: Selector, lane: int, own: int, wanted: int) -> int:
        """Return a lane of a vector of pointers, of type `own`, as one of type `wanted`."""
        # A member has the pointee of all values of the struct; the lanes need that of the data.
        return lane if own == wanted else sel.emit(op.OpBitcast, wanted, [lane])

    def load_by_element(self, sel: Selector, inst: Inst, offset: int, pointer: Value) -> None:
        """Define `inst` as a vector in memory that is aligned to its element only.

        Args:
            sel: the selector.
            inst: the load.
            offset: the offset in vectors, an id of size_t.
            pointer: the base of the offset.
        """
        words = [offset, sel.id(pointer), inst.type.count]
        sel.define_ext(inst, OPENCL_STD["vloadn"], words)

    def store_by_element(self, sel: Selector, value: Value, offset: int, pointer: Value) -> None:
        """Store a vector at an offset in vectors from the pointer."""
        words = [sel.ext_set(), OPENCL_STD["vstoren"], sel.id(value), offset, sel.id(pointer)]
        # OpExtInst has a result even if its type is void.
        sel.emit(op.OpExtInst, sel.cache.void_type(), words)

    def is_by_element(self, inst: Inst, type: Type, pointer: Value) -> bool:
        """Whether a vector is accessed by its element, since it is not aligned.

        A vector is aligned to its size, and an unaligned load or store is undefined whatever
        Aligned says (OpenCL environment, Alignment of Types); vloadn and vstoren need only the
        element's alignment.
        """
        return pointer.pointee is type.element

    # Functions.
    def parameter_type(self, sel: Selector, arg: Argument) -> int:
        """Return the type id of a parameter."""
        return sel.lowering.value_type(arg)

    def enter_function(self, sel: Selector, function: Function) -> None:
        """Begin the first block of a function."""

    def pass_arguments(self, sel: Selector, callee: Function, arguments: list[int]) -> list[int]:
        """Return the arguments of a call in the callee's form."""
        return arguments

    def check_copies(self) -> None:
        """Refuse arguments by value in an indirect call, if their size is unknown.

        Raises:
            Unsupported: the size is unknown.
        """

    def check_import(self, function: Function) -> None:
        """Refuse a declared function, if modules are not linked.

        Raises:
            Unsupported: the flavour has no imports.
        """

    def select_kernel(self, sel: Selector, function: Function, machine: MachineFunction) -> None:
        """Make a function an entry point."""
        from spvbackend.isel.module.kernels import select_kernel

        select_kernel(sel, function, machine)

    def loop_hints(self, sel: Selector, function: Function) -> dict[Block, LoopHint]:
        """Return the hints of metadata about the loops of a function."""
        from spvbackend.isel.loops import collect_hints

        return collect_hints(sel, function)

    # Types and variables.
    def image_type(self, lowering: TypeLowering, type: Type) -> int:
        """Return the id of an image's type that only this flavour has, 0 for none."""
        return 0

    def check_type(self, environment: Environment, type: Type, opcode: int) -> None:
        """Refuse a target extension type that the flavour lacks.

        Raises:
            Unsupported: the flavour lacks the type.
        """

    def global_types(self, sel: Selector, var: GlobalVar, storage_class: int) -> tuple[int, int]:
        """Return the type ids of a module's variable and of its value."""
        held = var.pointee or var.value_type
        return sel.lowering.pointer_in(storage_class, held), sel.type_id(held)

    # Instructions.
    def define_ext(self, sel: Selector, inst: Inst, number: int, operands: list[int]) -> int:
        """Append the instruction of OpenCL.std that computes `inst`."""
        _check_lanes(inst.type)
        for value in inst.operands[:-1]:
            if value.type is not inst.type:
                _check_lanes(value.type)
        return sel.define(inst, op.OpExtInst, [sel.opencl_std or sel.ext_set(), number, *operands])

    def decorate_fast_math(self, sel: Selector, id: int, flags: int) -> None:
        """Decorate float arithmetic with the flags that permit transformations."""
        from spvbackend.isel.arith import fast_math_mode

        mode = sel.fast_math.get(flags, -1)
        if mode < 0:
            mode = sel.fast_math[flags] = fast_math_mode(sel.environment, flags)
        if mode:
            sel.cache.decorate(id, spv.DecorationFPFastMathMode, mode)

    def decorate_rounding(self, sel: Selector, id: int, flags: int) -> None:
        """Decorate a conversion to a narrower float so that the consumer keeps it."""

    def builtin_handler(self, row: Builtin) -> BuiltinHandler | None:
        """Return the handler that replaces that of the builtin's shape, None for none."""
        return None

    def builtin_error(self, rules: TypeRules, made: MachineInst) -> str:
        """Return the flavour's error about an instruction of a builtin, "" for none."""
        return ""

    # Memory model.
    def scope(self, sel: Selector, scope: int) -> int:
        """Return the flavour's memory scope for one of OpenCL's."""
        across = sel.environment.is_one_device and scope == spv.ScopeCrossDevice
        return spv.ScopeDevice if across else scope

    def semantics(self, sel: Selector, mask: int, opcode: int) -> int:
        """Return the flavour's memory semantics for OpenCL's.

        Args:
            sel: the selector.
            mask: the order and the memories.
            opcode: the instruction's; OpAtomicLoad for one that only reads.
        """
        return mask

    def check_run_time(self, what: str) -> None:
        """Refuse a scope or semantics that is known at run time only (2.16.2).

        Raises:
            Unsupported: the flavour needs a constant.
        """

    def order(self, sel: Selector, kind: str, opcode: int, args: list[Value], index: int) -> int:
        """Return a scope or semantics among the arguments of a builtin, 0 for the argument itself.

        Args:
            sel: the selector.
            kind: the operand's kind in the grammar.
            opcode: the builtin's instruction.
            args: the arguments of the call.
            index: the index of the operand's argument.
        """
        if kind != SCOPE or not sel.environment.is_one_device:
            return 0
        known = constant_of(args[index])
        return 0 if known is None else sel.int_const(self.scope(sel, known))

    def check_atomic_type(self, type: Type, opcode: int) -> None:
        """Refuse atomics of 16 bits that the flavour lacks.

        Raises:
            Unsupported: the flavour lacks the atomic.
        """


def _check_lanes(type: Type) -> None:
    """Refuse vectors that OpenCL.std does not take, whatever extensions allow (2).

    Raises:
        Unsupported: the type is such a vector.
    """
    if type.kind == VECTOR and type.count not in LANES:
        raise Unsupported(f"OpenCL.std has no functions of type '{type}'")


def flavour_of(name: str) -> Flavour:
    """Return the flavour of selection for a flavour of output, cached."""
    flavour = _MADE.get(name)
    if flavour is None:
        flavour = _MADE[name] = _FLAVOURS[name]()
    return flavour


def _untyped() -> Flavour:
    from spvbackend.isel.untyped.flavour import Untyped

    return Untyped()


def _shader() -> Flavour:
    from spvbackend.isel.shader.flavour import Shader

    return Shader()


_FLAVOURS: Final[dict[str, Callable[[], Flavour]]] = {
    OPENCL: Flavour,
    OPENCL_UNTYPED: _untyped,
    VULKAN: _shader,
}
_MADE: Final[dict[str, Flavour]] = {}
