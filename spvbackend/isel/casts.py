"""Conversions.

Input: legal widths. LLVM has one opcode for narrowing and one for widening, SPIR-V one for both;
no Conversion Instruction may have equal types on both sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Unsupported, option
from spvbackend.isel.wrap_flags import decorate_sum
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT, Type
from spvbackend.llvmir.values import ConstNull, Inst, Value
from spvbackend.spirv import opcodes as spirv
from spvbackend.target.address_spaces import CONSTANT, GENERIC, GLOBAL, INPUT, LOCAL, PRIVATE, USM
from spvbackend.target.features import USM_STORAGE_CLASSES

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.target.environment import Environment

_NAMED: Final = frozenset((PRIVATE, GLOBAL, LOCAL))
_NOT_GENERIC: Final[dict[int, str]] = {
    CONSTANT: "the constant address space",
    INPUT: "the address space of input variables",
}

# The bit pattern of 1.0 in each format; the sign is the highest bit in all of them.
_ONE: Final[dict[str, int]] = {
    "half": 0x3C00,
    "bfloat": 0x3F80,
    "float": 0x3F800000,
    "double": 0x3FF0000000000000,
}
_PLAIN: Final[dict[int, int]] = {
    # OpUConvert truncates or zero-extends, depending on the widths.
    op.TRUNC: spirv.OpUConvert,
    op.ZEXT: spirv.OpUConvert,
    op.SEXT: spirv.OpSConvert,
    op.FPTRUNC: spirv.OpFConvert,
    op.FPEXT: spirv.OpFConvert,
    op.FPTOUI: spirv.OpConvertFToU,
    op.FPTOSI: spirv.OpConvertFToS,
    op.UITOFP: spirv.OpConvertUToF,
    op.SITOFP: spirv.OpConvertSToF,
}
_EXTENSIONS: Final = frozenset((op.SEXT, op.ZEXT))


def select_cast(sel: Selector, inst: Inst) -> None:
    """Select a conversion of numbers; conversions from and to i1 become selects and compares.

    OpTypeBool has no bit pattern, so no Conversion Instruction takes it.
    """
    operand = inst.operands[0]
    i1 = sel.types.i1
    source, target = operand.type, inst.type
    # The operands are numbers or vectors of numbers, so `elem` is the scalar type.
    if (source.elem or source) is i1:
        _from_bool(sel, inst, operand)
    elif (target.elem or target) is i1:
        _to_bool(sel, inst, operand)
    else:
        result = sel.define(inst, _PLAIN[inst.opcode], [operand.spv_id or sel.id(operand)])
        if inst.opcode in _EXTENSIONS:
            decorate_sum(sel, operand)
        elif inst.opcode == op.FPTRUNC:
            sel.flavour.decorate_rounding(sel, result, inst.flags)


def number(sel: Selector, type: Type, value: int) -> int:
    """Return an integer, or 0, 1 or -1 as a float, splat over the lanes of `type`."""
    scalar = type.scalar()
    element = sel.type_id(scalar)
    if scalar.kind == FLOAT:
        pattern = _ONE[scalar.name] if value else 0
        if value < 0:
            pattern |= 1 << (scalar.bits - 1)
        constant = sel.cache.numeric(element, scalar.bits, pattern)
    else:
        constant = sel.cache.int_constant(scalar.bits, value)
    return sel.cache.splat(constant, element, type.lanes())


def _from_bool(sel: Selector, inst: Inst, operand: Value) -> None:
    # As a signed number the one bit of a true i1 is its sign: -1.
    signed = inst.opcode in (op.SEXT, op.SITOFP)
    ids = [sel.id(operand), number(sel, inst.type, -1 if signed else 1), number(sel, inst.type, 0)]
    sel.define(inst, spirv.OpSelect, ids)


def _to_bool(sel: Selector, inst: Inst, operand: Value) -> None:
    """Keep the lowest bit, as trunc does; a float that i1 can hold is 0, 1 or -1."""
    source = operand.type
    id = sel.id(operand)
    if source.scalar().kind == FLOAT:
        # Outside of i1's range the result is poison (LangRef, 'fptoui'), so i32 is wide enough.
        wide = sel.types.with_scalar(source, sel.types.i32)
        id = sel.emit(spirv.OpConvertFToS, sel.type_id(wide), [id])
        source = wide
    type_id = sel.type_id(source)
    low = sel.emit(spirv.OpBitwiseAnd, type_id, [id, number(sel, source, 1)])
    sel.define(inst, spirv.OpINotEqual, [low, number(sel, source, 0)])


def select_ptrtoint(sel: Selector, inst: Inst) -> None:
    """Select ptrtoint: OpConvertPtrToU to a native width, to i1 through size_t."""
    pointer = sel.id(inst.operands[0])
    if inst.type.bits > 1:
        # OpConvertPtrToU truncates and zero-extends, as ptrtoint does.
        sel.define(inst, spirv.OpConvertPtrToU, [pointer])
        return
    size = sel.types.integer(sel.size_bits())
    address = sel.emit(spirv.OpConvertPtrToU, sel.type_id(size), [pointer])
    low = sel.emit(spirv.OpBitwiseAnd, sel.type_id(size), [address, number(sel, size, 1)])
    sel.define(inst, spirv.OpINotEqual, [low, number(sel, size, 0)])


def select_inttoptr(sel: Selector, inst: Inst) -> None:
    """Select inttoptr."""
    operand = inst.operands[0]
    id = sel.id(operand)
    # OpConvertUToPtr takes an integer; a bool is not one.
    if operand.type.bits == 1:
        size = sel.types.integer(sel.size_bits())
        words = [id, number(sel, size, 1), number(sel, size, 0)]
        id = sel.emit(spirv.OpSelect, sel.type_id(size), words)
    sel.define(inst, spirv.OpConvertUToPtr, [id])


def select_bitcast(sel: Selector, inst: Inst) -> None:
    """Select bitcast; OpBitcast between equal types is invalid, so the operand is an alias then."""
    operand = inst.operands[0]
    if operand.type is inst.type:
        sel.alias(inst, sel.id(operand))
    else:
        sel.define(inst, spirv.OpBitcast, [sel.id(operand)])


def select_ptrcast(sel: Selector, inst: Inst) -> None:
    """Select a cast to a pointer with another pointee in the same address space."""
    operand = inst.operands[0]
    # Two LLVM types can become one SPIR-V type, and OpBitcast between equal types is invalid.
    if sel.value_type(operand) == sel.value_type(inst):
        sel.alias(inst, sel.id(operand))
    else:
        sel.define(inst, spirv.OpBitcast, [sel.id(operand)])


def select_ptrpath(sel: Selector, inst: Inst) -> None:
    """Select a pointer to the first member, `depth` levels down, as an access chain.

    An access chain keeps the consumer's alias information; a pointer cast loses it.
    """
    zero = sel.int_const(0)
    base = sel.id(inst.operands[0])
    sel.define(inst, spirv.OpInBoundsAccessChain, [base] + [zero] * inst.depth)


def select_addrspacecast(sel: Selector, inst: Inst) -> None:
    """Select addrspacecast: one instruction for each step.

    No step changes the pointee: a cast of the pointee is a separate instruction already.
    """
    operand = inst.operands[0]
    if isinstance(operand, ConstNull):
        # A null pointer stays one (OpenCL C, address space qualifiers), also where no cast leads.
        sel.alias(inst, sel.cache.null(sel.value_type(inst)))
        return
    _check_cast(sel, inst, operand.type.space, inst.type.space)
    id = sel.id(operand)
    steps = _steps(sel.environment, operand.type.space, inst.type.space)
    if not steps:
        sel.alias(inst, id)
        return
    pointee = operand.pointee or sel.types.i8
    for opcode, space in steps[:-1]:
        id = sel.emit(opcode, sel.lowering.pointer(space, pointee), [id])
    sel.define(inst, steps[-1][0], [id])


def _check_cast(sel: Selector, inst: Inst, source: int, target: int) -> None:
    """Refuse a cast between private memory and memory that work-items share, if it is used.

    The module then has other numbers than OpenCL's, and would become wrong code.
    """
    if PRIVATE not in (source, target) or {source, target} - _NAMED or source == target:
        return
    assert sel.function is not None
    if any(inst in user.operands for block in sel.function.blocks for user in block.insts):
        raise Unsupported(
            f"a pointer cannot be cast from address space {source} to address space {target}: "
            "they have no bytes in common",
            hint=f"pass {option('address-space-map', 'cpu')} if 0 means any memory",
        )


def _steps(environment: Environment, source: int, target: int) -> list[tuple[int, int]]:
    """Return the instructions of a cast, each with the address space that it leads to.

    Core has OpPtrCastToGeneric and OpGenericCastToPtr only; SPV_INTEL_usm_storage_classes has
    instructions to and from CrossWorkgroup only.
    """
    # Without the extension, device and host memory are CrossWorkgroup.
    if environment.storage_class(source) == environment.storage_class(target):
        return []
    steps: list[tuple[int, int]] = []
    last: list[tuple[int, int]] = []
    if environment.prefers(USM_STORAGE_CLASSES):
        if source in USM:
            steps.append((spirv.OpPtrCastToCrossWorkgroupINTEL, GLOBAL))
            source = GLOBAL
        if target in USM:
            last.append((spirv.OpCrossWorkgroupCastToPtrINTEL, target))
            target = GLOBAL
    if source != target:
        refuse_outside_of_generic(source)
        refuse_outside_of_generic(target)
        if source != GENERIC:
            steps.append((spirv.OpPtrCastToGeneric, GENERIC))
        if target != GENERIC:
            steps.append((spirv.OpGenericCastToPtr, target))
    return steps + last


def refuse_outside_of_generic(space: int) -> None:
    """Refuse a read-only space: Generic spans writable memory only (OpPtrCastToGeneric)."""
    if space in _NOT_GENERIC:
        where = f"{_NOT_GENERIC[space]} ({space})"
        raise Unsupported(f"a pointer cannot be cast to or from {where}")
