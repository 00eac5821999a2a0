"""Selection for Vulkan: GLSL.std.450, the Vulkan memory model, structured functions.

Input: a module after the passes of `shader/`. Output: handlers and methods that override OpenCL's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from spvbackend.analysis.refusals import refuse_read_only
from spvbackend.builtins import rows
from spvbackend.diagnostics import Unsupported
from spvbackend.isel.atomics import (
    scope_constant,
    select_atomic_load,
    select_atomic_store,
    semantics_constant,
)
from spvbackend.isel.builtins.args import SCOPE, arguments, constant_of
from spvbackend.isel.builtins.atomics import INTEGER_FLAGS
from spvbackend.isel.flavour import Flavour
from spvbackend.isel.shader.entry_points import select_entry_point
from spvbackend.isel.shader.math import select_math
from spvbackend.isel.shader.memory import access_words, held_type, lay_out
from spvbackend.isel.shader.memory_model import shader_scope, shader_semantics, shared_access
from spvbackend.isel.shader.resources import (
    IMAGES,
    image_type,
    select_shader_call,
    select_shader_gep,
)
from spvbackend.isel.shader.rules import vulkan_error
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import POINTER
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv
from spvbackend.target.address_spaces import GLOBAL, MEMORY_SEMANTICS
from spvbackend.target.features import FLOAT_ATOMIC_OPCODES

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.builtins.rows import Builtin
    from spvbackend.isel.builtins.calls import Handler as BuiltinHandler
    from spvbackend.isel.loops import LoopHint
    from spvbackend.isel.module.types import TypeLowering
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.types import Type
    from spvbackend.llvmir.values import Block, Function, GlobalVar, Inst, Value
    from spvbackend.mir.inst import MachineFunction, MachineInst
    from spvbackend.mir.verify.checker import TypeRules
    from spvbackend.target.environment import Environment

_UNEQUAL: Final = 3
"""Index of Unequal among the operands of OpAtomicCompareExchange."""

_ORDERED: Final = frozenset(
    (
        *range(spirv.OpAtomicLoad, spirv.OpAtomicXor + 1),
        spirv.OpControlBarrier,
        spirv.OpMemoryBarrier,
    )
)
"""Instructions whose scope and semantics are translated."""
_IMAGES: Final = frozenset((spirv.OpTypeImage, spirv.OpTypeSampledImage))


def select_load(sel: Selector, inst: Inst) -> None:
    """Select load, plain or atomic."""
    if inst.flags & op.ATOMIC:
        select_atomic_load(sel, inst)
        return
    pointer = inst.operands[0]
    words = access_words(sel, inst, inst.type, pointer.type.space)
    sel.define(inst, spirv.OpLoad, [sel.id(pointer), *words])


def select_store(sel: Selector, inst: Inst) -> None:
    """Select store, plain or atomic."""
    if inst.flags & op.ATOMIC:
        select_atomic_store(sel, inst)
        return
    value, pointer = inst.operands
    refuse_read_only(pointer)
    words = access_words(sel, inst, value.type, pointer.type.space)
    sel.emit_void(spirv.OpStore, [sel.id(pointer), sel.id(value), *words])


def select_init(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select atomic_init, which is not atomic.

    An access through an address needs its alignment (VUID-StandaloneSpirv-
    PhysicalStorageBuffer64-04708); naga reads none.
    """
    pointer, value = arguments(inst)
    words = [sel.id(pointer), sel.id(value)]
    if sel.environment.kind.has_memory_operands:
        words += [spv.MemoryAccessAligned | shared_access(sel), value.type.scalar().bits // 8]
    sel.emit_void(resolved.row.opcode, words)


def select_matrix_access(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select the load or the store of a cooperative matrix by its first element.

    Memory Operands come last; the call has none, and its first element may be anywhere.
    """
    pointer, *others = arguments(inst)
    is_load = resolved.row.opcode == spirv.OpCooperativeMatrixLoadKHR
    matrix = inst.type if is_load else others[0].type
    words = [sel.id(pointer), *sel.ids(others[: 2 if is_load else 3])]
    mask = shared_access(sel)
    if pointer.type.space == GLOBAL:
        words += [mask | spv.MemoryAccessAligned, matrix.elems[0].bits // 8]
    elif mask:
        words.append(mask)
    if is_load:
        sel.define(inst, resolved.row.opcode, words)
    else:
        sel.emit_void(resolved.row.opcode, words)


_BUILTINS: Final[dict[tuple[int, int], BuiltinHandler]] = {
    **INTEGER_FLAGS,
    (rows.ATOMIC_INIT, spirv.OpStore): select_init,
    (rows.CORE_OP, spirv.OpCooperativeMatrixLoadKHR): select_matrix_access,
    (rows.CORE_OP, spirv.OpCooperativeMatrixStoreKHR): select_matrix_access,
}
"""Handlers by the shape and the opcode of a row; flags need Kernel."""


@final
class Shader(Flavour):
    """Vulkan."""

    # The size of sub-groups depends on all selected functions.
    may_release: ClassVar[bool] = False

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            {
                op.CALL: select_shader_call,
                op.GETELEMENTPTR: select_shader_gep,
                op.LOAD: select_load,
                op.STORE: select_store,
            }
        )

    def check_import(self, function: Function) -> None:
        """Refuse a declared function.

        Raises:
            Unsupported: always.
        """
        raise Unsupported(f"'@{function.name}' is not defined, and shaders cannot import functions")

    def select_kernel(self, sel: Selector, function: Function, machine: MachineFunction) -> None:
        """Make a function an entry point with the modes that Vulkan needs."""
        select_entry_point(sel, function, machine)

    def loop_hints(self, sel: Selector, function: Function) -> dict[Block, LoopHint]:
        """Return no hints: structured control flow has loops of its own."""
        return {}

    def image_type(self, lowering: TypeLowering, type: Type) -> int:
        """Return the id of an image's type, 0 for one that a shader lacks."""
        return image_type(lowering, type) if type.name in IMAGES else 0

    def check_type(self, environment: Environment, type: Type, opcode: int) -> None:
        """Refuse images that are none of a shader: Sampled is known, as is their texels' type.

        Raises:
            Unsupported: the type is one of them.
        """
        if opcode in _IMAGES:
            raise Unsupported(f"type '{type}' is not an image that a shader has")

    def global_types(self, sel: Selector, var: GlobalVar, storage_class: int) -> tuple[int, int]:
        """Return the type ids of a module's variable and of its value, with its layout."""
        held = held_type(sel, var)
        lay_out(sel, var, held)
        return sel.cache.pointer_type(storage_class, held), held

    def define_ext(self, sel: Selector, inst: Inst, number: int, operands: list[int]) -> int:
        """Append an instruction of GLSL.std.450, or a few instructions, that compute `inst`."""
        return select_math(sel, inst, number, operands)

    def decorate_fast_math(self, sel: Selector, id: int, flags: int) -> None:
        """Forbid contraction: a consumer may contract instructions without NoContraction."""
        if flags & op.STRICT:
            sel.cache.decorate(id, spv.DecorationNoContraction)

    def decorate_rounding(self, sel: Selector, id: int, flags: int) -> None:
        """Forbid contraction: Mesa 26.1 drops a conversion to a narrower float and back without."""
        if not flags & op.CONTRACT:
            sel.cache.decorate(id, spv.DecorationNoContraction)

    def builtin_handler(self, row: Builtin) -> BuiltinHandler | None:
        """Return the handler of a builtin whose instruction a shader lacks."""
        return _BUILTINS.get((row.shape, row.opcode))

    def builtin_error(self, rules: TypeRules, made: MachineInst) -> str:
        """Return Vulkan's error about an instruction of a builtin, "" for none."""
        return vulkan_error(rules, made)

    def scope(self, sel: Selector, scope: int) -> int:
        """Return Vulkan's scope; Device scope needs a capability."""
        return shader_scope(sel, scope)

    def semantics(self, sel: Selector, mask: int, opcode: int) -> int:
        """Return memory semantics of the memory model."""
        return shader_semantics(sel, mask, opcode)

    def check_run_time(self, what: str) -> None:
        """Refuse a scope or semantics that is not a constant (2.16.2).

        Raises:
            Unsupported: always.
        """
        raise Unsupported(f"{what} known at run time only: a shader needs a constant")

    def order(self, sel: Selector, kind: str, opcode: int, args: list[Value], index: int) -> int:
        """Return the scope or semantics of the Vulkan memory model for OpenCL's."""
        if opcode not in _ORDERED:
            return 0
        known = constant_of(args[index])
        if known is None:
            self.check_run_time("a memory scope" if kind == SCOPE else "a memory order")
            return 0
        if kind == SCOPE:
            return scope_constant(sel, known)
        if args[0].type.kind == POINTER:
            known |= MEMORY_SEMANTICS.get(args[0].type.space, 0)
        # A failed exchange only reads (OpAtomicCompareExchange, Unequal).
        return semantics_constant(sel, known, spirv.OpAtomicLoad if index == _UNEQUAL else opcode)

    def check_atomic_type(self, type: Type, opcode: int) -> None:
        """Refuse atomics of 16 bits, except those of floats.

        Raises:
            Unsupported: the instruction is a refused one.
        """
        if opcode not in FLOAT_ATOMIC_OPCODES:
            raise Unsupported(f"atomic access of type '{type}': Vulkan lacks 16-bit atomics")
