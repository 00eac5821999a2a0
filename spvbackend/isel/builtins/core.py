"""Builtins that are one core instruction: operands by the grammar, relations, dot products.

The grammar gives the kind of each operand, so rows need not list literal arguments. `literals` has
the facts that the grammar lacks, such as enumerants that kernels lack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spvbackend.builtins.lookup import dot_opcode
from spvbackend.builtins.rows import ALL, BOOL_RESULT, LAST_FIRST, PACKED
from spvbackend.infer.required import has_sret, held_by_pointer
from spvbackend.isel.arith import decorate_later
from spvbackend.isel.atomics import atomic_pointer, check_atomic_type
from spvbackend.isel.builtins.args import (
    SCOPE,
    arguments,
    as_bool,
    bool_type,
    constant_of,
    define_bool,
    define_from_bool,
    define_result,
    function_id,
    is_floating,
    literal,
    missing,
    result_behind,
    takes_numbers,
    wrapped_types,
)
from spvbackend.isel.casts import number
from spvbackend.isel.memory_model import unequal_id
from spvbackend.isel.module.target_types import is_matrix
from spvbackend.llvmir.types import INT, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import Inst, Value, WrappedConstant
from spvbackend.mir.kernel_literals import (
    access_problem,
    alignment_problem,
    literal_problem,
    scope_problem,
    semantics_problem,
)
from spvbackend.mir.operands import OPERAND_KINDS, enumerant_text, is_id_kind, mask_bits
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.operands import BIT_ENUMS, COMPOSITES, ENUM_PARAMETERS
from spvbackend.target.availability import has_capability, need
from spvbackend.target.features import JOINT_MATRIX, PACKED_LAYOUT
from spvbackend.target.widths import INT4

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Resolved
    from spvbackend.isel.selector import Selector

_ATOMICS: Final = range(op.OpAtomicLoad, op.OpAtomicXor + 1)
_OTHER_ATOMICS: Final = frozenset(
    (
        op.OpAtomicFAddEXT,
        op.OpAtomicFMaxEXT,
        op.OpAtomicFMinEXT,
        op.OpAtomicFlagClear,
        op.OpAtomicFlagTestAndSet,
    )
)
_DOTS: Final = range(op.OpSDot, op.OpSUDotAccSat + 1)
# SPIR-V 1.4 removed it; a weak exchange may be as strong as any.
_REPLACED: Final[dict[int, int]] = {op.OpAtomicCompareExchangeWeak: op.OpAtomicCompareExchange}
_MATRIX_CONVERSIONS: Final[dict[int, int]] = {
    op.OpConvertBF16ToFINTEL: spv.CapabilityCooperativeMatrixBFloat16ComponentTypeINTEL,
    op.OpConvertFToBF16INTEL: spv.CapabilityCooperativeMatrixBFloat16ComponentTypeINTEL,
    op.OpRoundFToTF32INTEL: spv.CapabilityCooperativeMatrixTF32ComponentTypeINTEL,
}
"""Extra capabilities for the conversion of a whole matrix (SPV_INTEL_joint_matrix)."""
_PACKED_FORMAT: Final = spv.PackedVectorFormatPackedVectorFormat4x8Bit


ALIGNMENT: Final = "Alignment"
"""Kind of Aligned's literal, which the grammar calls an integer."""
_OF_VECTORS: Final = frozenset((op.OpAny, op.OpAll))
_SEMANTICS: Final = "IdMemorySemantics"
_ORDERING: Final = frozenset((_SEMANTICS, SCOPE))
_EXCHANGES: Final = (op.OpAtomicCompareExchange, op.OpAtomicCompareExchangeWeak)
_UNEQUAL: Final = 3
"""Index of an exchange's semantics on failure."""
_BARRIERS: Final = frozenset((op.OpControlBarrier, op.OpMemoryBarrier))
_CONSTANTS: Final[dict[str, Callable[[int], str]]] = {
    ALIGNMENT: alignment_problem,
    _SEMANTICS: semantics_problem,
    SCOPE: scope_problem,
    "MemoryAccess": access_problem,
}
"""Operand kind -> function that returns the problem of a constant, or ""."""


def select_core_op(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select an instruction whose operands are the call's arguments.

    Atomics and dot products require capabilities by type.
    """
    row = resolved.row
    opcode = row.opcode
    args = arguments(inst)
    # Media block functions of OpenCL C take the image last, the instructions first.
    if row.flags & LAST_FIRST:
        args = [args[-1], *args[:-1]]
    # OpAny and OpAll take vectors; for a single bool both are the bool itself.
    if opcode in _OF_VECTORS and args[0].type.kind != VECTOR:
        sel.alias(inst, sel.id(args[0]))
        return
    words = operand_words(sel, inst, resolved, opcode, args)
    if (opcode in _ATOMICS or opcode in _OTHER_ATOMICS) and words:
        words[0] = atomic_pointer(sel, args[0]) if args[0].type.kind == POINTER else words[0]
    if opcode in _ATOMICS:
        type = args[-1].type if inst.type is sel.types.void else inst.type
        check_atomic_type(sel, type, opcode)
        if opcode in _EXCHANGES:
            words[_UNEQUAL] = unequal_id(sel, args[_UNEQUAL - 1], args[_UNEQUAL], words[_UNEQUAL])
        opcode = _REPLACED.get(opcode, opcode)
    elif opcode in _DOTS:
        require_integer_dot(sel, args[0].type)
    elif opcode in _NEEDS:
        _NEEDS[opcode](sel, opcode, args)
    if row.flags & BOOL_RESULT:
        define_bool(sel, inst, opcode, words)
    else:
        define_result(sel, inst, opcode, words)


def _require_base(sel: Selector, opcode: int, args: list[Value]) -> None:
    """Require the base extension's capability for scaled matrices."""
    sel.cache.require(spv.CapabilitySubgroupMatrixMultiplyAccumulateINTEL)


def _require_for_matrix(sel: Selector, opcode: int, args: list[Value]) -> None:
    if is_matrix(args[0].type):
        sel.cache.require(_MATRIX_CONVERSIONS[opcode])


def _require_for_device(sel: Selector, opcode: int, args: list[Value]) -> None:
    """Require the capability for a barrier over the device, also if the scope is a run-time one."""
    scope = constant_of(args[0])
    allowed = has_capability(sel.environment, spv.CapabilityDeviceBarrierINTEL)
    if allowed and scope in (None, spv.ScopeDevice):
        sel.cache.require(spv.CapabilityDeviceBarrierINTEL)


def _require_dot(sel: Selector, opcode: int, args: list[Value]) -> None:
    """Require the dot product's capability: SPV_KHR_bfloat16 has a separate one."""
    if args[0].type.scalar().name == "bfloat":
        sel.cache.require(spv.CapabilityBFloat16DotProductKHR)


def _require_layout(sel: Selector, opcode: int, args: list[Value]) -> None:
    layout = constant_of(args[1 if opcode == op.OpCooperativeMatrixLoadKHR else 2])
    if layout == PACKED_LAYOUT:
        need(sel.environment, JOINT_MATRIX, "a packed layout of a matrix")
        sel.use(JOINT_MATRIX)


_NEEDS: Final[dict[int, Callable[[Selector, int, list[Value]], None]]] = {
    op.OpControlBarrier: _require_for_device,
    **dict.fromkeys(
        (op.OpCooperativeMatrixLoadKHR, op.OpCooperativeMatrixStoreKHR), _require_layout
    ),
    op.OpDot: _require_dot,
    op.OpSubgroupScaledMatrixMultiplyAccumulateINTEL: _require_base,
    **dict.fromkeys(_MATRIX_CONVERSIONS, _require_for_matrix),
}
"""Opcode -> function that requires what the operands decide or the grammar cannot state."""


def operand_words(
    sel: Selector, inst: Inst, resolved: Resolved, opcode: int, args: list[Value]
) -> list[int]:
    """Return the operands after the result: ids, and literals where the grammar has them."""
    # A worklist of kinds: an enumerant's parameters and a composite's parts are put at the front,
    # and a repeated kind stays there while arguments remain.
    kinds = list(OPERAND_KINDS[opcode])
    words: list[int] = []
    while kinds and len(words) < len(args):
        kind = kinds.pop(0)
        if kind[-1] == "*":
            kinds.insert(0, kind)
        bare = kind.rstrip("?*")
        if bare in COMPOSITES:
            kinds[:0] = COMPOSITES[bare]
            continue
        index = len(words)
        check = _CONSTANTS.get(bare)
        if check is not None:
            known = constant_of(args[index])
            if known is not None and (problem := check(known)):
                raise missing(inst, resolved, problem)
        order = sel.flavour.order(sel, bare, opcode, args, index) if bare in _ORDERING else 0
        if order:
            words.append(order)
        elif is_id_kind(bare):
            words.append(_argument(sel, inst, resolved, args[index], index))
        else:
            word = literal(inst, resolved, args[index])
            if problem := literal_problem(opcode, index, word):
                raise missing(inst, resolved, problem)
            # 0 is the empty mask, even for enums that do not name it.
            if bare in spv.ENUMERANT_NAMES and not enumerant_text(bare, word) and word:
                raise missing(inst, resolved, f"{word} is not a {bare}")
            words.append(word)
            kinds[:0] = _parameters(bare, words[index])
    if len(words) < len(args):
        raise missing(inst, resolved, f"takes no more than {len(words)} arguments")
    return words


def _argument(sel: Selector, inst: Inst, resolved: Resolved, value: Value, index: int) -> int:
    pointee = held_by_pointer(inst, index + has_sret(inst))
    if pointee is not None:
        loaded = sel.emit(op.OpLoad, sel.type_id(pointee), [sel.id(value)])
        for wrap in wrapped_types(pointee) if takes_numbers(inst, resolved.row.opcode) else ():
            loaded = sel.emit(op.OpCompositeExtract, sel.type_id(wrap.elems[0]), [loaded, 0])
        return loaded
    if isinstance(value, WrappedConstant):
        return function_id(sel, value)
    if _is_small_component(inst, value):
        # A matrix of i4 has 4-bit components; legalisation made them i8.
        return sel.emit(op.OpUConvert, sel.cache.int_type(INT4), [sel.id(value)])
    predicate = resolved.row.predicate
    return as_bool(sel, value) if predicate in (index, ALL) else sel.id(value)


def _is_small_component(inst: Inst, value: Value) -> bool:
    """Whether an i8 becomes the component of a matrix of 4-bit integers."""
    if not is_matrix(inst.type) or not inst.type.elems or value.type.kind != INT:
        return False
    component = inst.type.elems[0]
    return component.kind == INT and component.bits == INT4 and value.type.bits == 8


def _parameters(kind: str, value: int) -> list[str]:
    """Return the operand kinds that an enumerant takes; for a mask, lowest bit first."""
    table = ENUM_PARAMETERS.get(kind)
    if table is None:
        return []
    values = mask_bits(value) if kind in BIT_ENUMS else [value]
    parameters = [parameter for single in values for parameter in table.get(single, ())]
    if kind == "MemoryAccess" and value & spv.MemoryAccessAligned:
        # Aligned is the lowest bit with a parameter, so its literal is the first.
        parameters[0] = ALIGNMENT
    return parameters


def select_any_all(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select any and all, which read the sign bits of integers (OpenCL C, relational functions).

    OpAny and OpAll take bools, so the sign bits become bools first.
    """
    (value,) = arguments(inst)
    type = value.type
    signs = sel.emit(op.OpSLessThan, bool_type(sel, type), [sel.id(value), number(sel, type, 0)])
    if type.kind == VECTOR:
        define_bool(sel, inst, resolved.row.opcode, [signs])
    else:
        define_from_bool(sel, inst, signs)


def select_dot(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select dot: of floats, of integers, with an accumulator, or of packed bytes."""
    args = arguments(inst)
    opcode, swap = dot_opcode(resolved, is_floating(args[0]))
    type = args[0].type
    if swap:
        args[:2] = [args[1], args[0]]
    words = sel.ids(args)
    # OpenCL C has dot of scalars; OpDot takes vectors.
    if opcode == op.OpDot and type.kind != VECTOR:
        opcode = op.OpFMul
    elif opcode != op.OpDot:
        # Packed vectors must state their format (Packed Vector Format).
        if resolved.row.flags & PACKED:
            words.append(_PACKED_FORMAT)
        require_integer_dot(sel, type)
    if opcode == op.OpDot:
        _require_dot(sel, opcode, args)
    result = sel.define(inst, opcode, words)
    if opcode == op.OpFMul:
        sel.flavour.decorate_fast_math(sel, result, inst.flags)
    elif opcode == op.OpDot:
        decorate_later(sel, result, inst.flags)


def require_integer_dot(sel: Selector, type: Type) -> None:
    """Require the capability of an integer dot product, which depends on its operands.

    The grammar gives the opcodes' own capability, DotProduct.
    """
    if type.kind != VECTOR:
        sel.cache.require(spv.CapabilityDotProductInput4x8BitPacked)
    elif type.count == 4 and type.scalar().bits == 8:
        sel.cache.require(spv.CapabilityDotProductInput4x8Bit)
    else:
        sel.cache.require(spv.CapabilityDotProductInputAll)


def select_type_of(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select an instruction that queries a type: here the argument's."""
    (value,) = arguments(inst)
    define_result(sel, inst, resolved.row.opcode, [sel.value_type(value)])


def select_carry(sel: Selector, inst: Inst, resolved: Resolved) -> None:
    """Select an instruction that returns low and high part, or sum and carry, in one struct."""
    args = arguments(inst)
    result_type = inst.type
    if result_type is sel.types.void and inst.operands[0].type.kind == POINTER:
        result_type = result_behind(sel, inst)
    parts = result_type.elems if result_type.kind == STRUCT else ()
    if len(parts) != 2 or parts[0] is not parts[1] or parts[0] is not args[0].type:
        raise missing(inst, resolved, f"gives two of '{args[0].type}', not '{result_type}'")
    define_result(sel, inst, resolved.row.opcode, sel.ids(args))
