"""Selection with pointers of OpTypeUntypedPointerKHR (SPV_KHR_untyped_pointers).

Input: the types of memory that LLVM's instructions name. Output: instructions with one more
operand for the type that OpTypePointer would name; pointers are not cast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from spvbackend.diagnostics import Unsupported
from spvbackend.infer.accesses import access_type
from spvbackend.isel.flavour import Flavour
from spvbackend.isel.untyped.pointers import (
    address,
    by_value,
    copy_of,
    element_places,
    untyped_chain,
    untyped_whole,
)
from spvbackend.llvmir import opcodes as op
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv

if TYPE_CHECKING:
    from spvbackend.builtins.rows import Builtin
    from spvbackend.isel.builtins.calls import Handler as BuiltinHandler
    from spvbackend.isel.module.types import TypeLowering
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.types import Type
    from spvbackend.llvmir.values import Argument, Function, Inst, Value
    from spvbackend.mir.cache import Cache


def select_ptrpath(sel: Selector, inst: Inst) -> None:
    """Select a pointer to the first member: the untyped pointer itself."""
    sel.alias(inst, sel.id(inst.operands[0]))


@final
class Untyped(Flavour):
    """OpenCL with untyped pointers."""

    has_pointees: ClassVar[bool] = False

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__({op.PTRPATH: select_ptrpath})

    def pointer_type(self, lowering: TypeLowering, storage_class: int, pointee: Type) -> int:
        """Return the one type of pointers into a storage class."""
        return lowering.cache.untyped_pointer_type(storage_class)

    def variable_type(self, cache: Cache, storage_class: int, held: int) -> int:
        """Return the one type of pointers into a storage class."""
        return cache.untyped_pointer_type(storage_class)

    def chain(
        self, sel: Selector, opcode: int, whole: Type, words: list[int]
    ) -> tuple[int, list[int]]:
        """Return an untyped access chain with `whole` as Base Type."""
        return untyped_chain(sel, opcode, whole, words)

    def variable(
        self, storage_class: int, held: int, initializer: int = 0
    ) -> tuple[int, list[int]]:
        """Return an untyped variable with `held` as Data Type."""
        words = [initializer] if initializer else []
        return spirv.OpUntypedVariableKHR, [storage_class, held, *words]

    def cast(self, sel: Selector, pointer: int, space: int, pointee: Type) -> int:
        """Return the pointer unchanged."""
        return pointer

    def define_array(self, sel: Selector, inst: Inst, count: int) -> int:
        """Append a typed array of a run-time count, and an untyped pointer to it."""
        type_id = sel.lowering.typed_pointer(spv.StorageClassFunction, inst.source_type)
        result = sel.emit(spirv.OpVariableLengthArrayINTEL, type_id, [count])
        sel.define(inst, *untyped_whole(sel, inst.source_type, result))
        return result

    def copy(
        self, sel: Selector, type_id: int, target: int, source: int, access: list[int]
    ) -> None:
        """Load and store the value: OpCopyMemory takes the size from a typed pointer."""
        loaded = sel.emit(spirv.OpLoad, type_id, [source, *access])
        sel.emit_void(spirv.OpStore, [target, loaded, *access])

    def lane_pointer(self, sel: Selector, lane: int, own: int, wanted: int) -> int:
        """Return a typed pointer: validators reject vectors of untyped ones."""
        return sel.emit(spirv.OpConvertUToPtr, wanted, [address(sel, lane)])

    def load_by_element(self, sel: Selector, inst: Inst, offset: int, pointer: Value) -> None:
        """Load each element separately.

        Validators accept only typed pointers for vloadn and vstoren, though the extension allows
        others.
        """
        type = inst.type
        element = sel.type_id(type.element)
        lanes = [
            sel.emit(spirv.OpLoad, element, [place, *_aligned(type)])
            for place in element_places(sel, type, offset, pointer)
        ]
        sel.define(inst, spirv.OpCompositeConstruct, lanes)

    def store_by_element(self, sel: Selector, value: Value, offset: int, pointer: Value) -> None:
        """Store each element separately; see `load_by_element`."""
        type = value.type
        element = sel.type_id(type.element)
        for index, place in enumerate(element_places(sel, type, offset, pointer)):
            lane = sel.emit(spirv.OpCompositeExtract, element, [sel.id(value), index])
            sel.emit_void(spirv.OpStore, [place, lane, *_aligned(type)])

    def is_by_element(self, inst: Inst, type: Type, pointer: Value) -> bool:
        """Whether the access is aligned less than the vector."""
        return access_type(inst) is not type

    def parameter_type(self, sel: Selector, arg: Argument) -> int:
        """Return the type id of a parameter; one passed by value is typed.

        A launch or a call needs the number of bytes to pass, which only the type gives (ByVal).
        """
        held = by_value(arg)
        if held is None:
            return super().parameter_type(sel, arg)
        return sel.lowering.typed_pointer(sel.environment.storage_class(arg.type.space), held)

    def enter_function(self, sel: Selector, function: Function) -> None:
        """Cast the parameters passed by value to untyped pointers."""
        for arg in function.args:
            held = by_value(arg)
            if held is not None:
                opcode, words = untyped_whole(sel, held, arg.spv_id)
                arg.spv_id = sel.emit(opcode, sel.value_type(arg), words)

    def pass_arguments(self, sel: Selector, callee: Function, arguments: list[int]) -> list[int]:
        """Return the arguments, with a typed copy of each argument by value."""
        passed: list[int] = []
        for arg, id in zip(callee.args, arguments, strict=True):
            held = by_value(arg)
            passed.append(id if held is None else copy_of(sel, id, held))
        return passed

    def check_copies(self) -> None:
        """Refuse arguments by value in an indirect call, whose types are unknown.

        Raises:
            Unsupported: always.
        """
        raise Unsupported(
            "an indirect call with a 'byval' argument has no translation: no type tells what is "
            "copied"
        )

    def builtin_handler(self, row: Builtin) -> BuiltinHandler | None:
        """Return the handler of a builtin whose instruction needs typed pointers."""
        from spvbackend.isel.untyped.builtins import HANDLERS

        return HANDLERS.get((row.shape, row.opcode))


def _aligned(type: Type) -> list[int]:
    return [spv.MemoryAccessAligned, type.element.bits // 8]
