"""Arithmetic, comparisons, conversions and selects."""

from __future__ import annotations

from typing import Final

from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.builtins.calls import call_function, call_instruction
from spvbackend.reverse.decorations import fast_flags, wrap_flags
from spvbackend.reverse.writer import WILL_RETURN, FunctionWriter
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

_BINARY: Final[dict[int, str]] = {
    op.OpBitwiseAnd: "and",
    op.OpBitwiseOr: "or",
    op.OpBitwiseXor: "xor",
    op.OpIAdd: "add",
    op.OpIMul: "mul",
    op.OpISub: "sub",
    op.OpLogicalAnd: "and",
    op.OpLogicalEqual: "icmp eq",
    op.OpLogicalNotEqual: "xor",
    op.OpLogicalOr: "or",
    op.OpSDiv: "sdiv",
    op.OpSRem: "srem",
    op.OpUDiv: "udiv",
    op.OpUMod: "urem",
}
_WRAPPING: Final = frozenset((op.OpIAdd, op.OpIMul, op.OpISub))
_FLOATING: Final[dict[int, str]] = {
    op.OpFAdd: "fadd",
    op.OpFDiv: "fdiv",
    op.OpFMul: "fmul",
    op.OpFRem: "frem",
    op.OpFSub: "fsub",
}
_SHIFTS: Final[dict[int, str]] = {
    op.OpShiftLeftLogical: "shl",
    op.OpShiftRightArithmetic: "ashr",
    op.OpShiftRightLogical: "lshr",
}
_COMPARISONS: Final[dict[int, str]] = {
    op.OpFOrdEqual: "fcmp oeq",
    op.OpFOrdGreaterThan: "fcmp ogt",
    op.OpFOrdGreaterThanEqual: "fcmp oge",
    op.OpFOrdLessThan: "fcmp olt",
    op.OpFOrdLessThanEqual: "fcmp ole",
    op.OpFOrdNotEqual: "fcmp one",
    op.OpFUnordEqual: "fcmp ueq",
    op.OpFUnordGreaterThan: "fcmp ugt",
    op.OpFUnordGreaterThanEqual: "fcmp uge",
    op.OpFUnordLessThan: "fcmp ult",
    op.OpFUnordLessThanEqual: "fcmp ule",
    op.OpFUnordNotEqual: "fcmp une",
    op.OpIEqual: "icmp eq",
    op.OpINotEqual: "icmp ne",
    op.OpLessOrGreater: "fcmp one",
    op.OpOrdered: "fcmp ord",
    op.OpPtrEqual: "icmp eq",
    op.OpPtrNotEqual: "icmp ne",
    op.OpSGreaterThan: "icmp sgt",
    op.OpSGreaterThanEqual: "icmp sge",
    op.OpSLessThan: "icmp slt",
    op.OpSLessThanEqual: "icmp sle",
    op.OpUGreaterThan: "icmp ugt",
    op.OpUGreaterThanEqual: "icmp uge",
    op.OpULessThan: "icmp ult",
    op.OpULessThanEqual: "icmp ule",
    op.OpUnordered: "fcmp uno",
}
_CONVERSIONS: Final[dict[int, str]] = {
    op.OpConvertFToS: "fptosi",
    op.OpConvertFToU: "fptoui",
    op.OpConvertPtrToU: "ptrtoint",
    op.OpConvertSToF: "sitofp",
    op.OpConvertUToF: "uitofp",
    op.OpConvertUToPtr: "inttoptr",
    op.OpGenericCastToPtr: "addrspacecast",
    op.OpPtrCastToGeneric: "addrspacecast",
    op.OpCrossWorkgroupCastToPtrINTEL: "addrspacecast",
    op.OpPtrCastToCrossWorkgroupINTEL: "addrspacecast",
}
_INTRINSICS: Final[dict[int, str]] = {op.OpBitCount: "ctpop", op.OpBitReverse: "bitreverse"}
BINARY: Final = frozenset(_BINARY)
FLOATING: Final = frozenset(_FLOATING)
SHIFTS: Final = frozenset(_SHIFTS)
COMPARISONS: Final = frozenset(_COMPARISONS)
CONVERSIONS: Final = frozenset(_CONVERSIONS)
INTRINSICS: Final = frozenset(_INTRINSICS)


def write_binary(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write arithmetic of integers or booleans."""
    left, right = inst.operands
    flags = wrap_flags(writer.source, inst.result) if inst.opcode in _WRAPPING else ""
    text = f"{_BINARY[inst.opcode]} {flags}{writer.typed(left)}, {writer.value(right)}"
    writer.define(inst, text + writer.metadata_of(inst.result))


def write_floating(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write arithmetic of floating-point numbers."""
    left, right = inst.operands
    flags = fast_flags(writer.source, inst.result)
    text = f"{_FLOATING[inst.opcode]} {flags}{writer.typed(left)}, {writer.value(right)}"
    writer.define(inst, text + writer.metadata_of(inst.result))


def write_shift(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a shift; LLVM's amount has the type of the value."""
    value, amount = inst.operands
    flags = wrap_flags(writer.source, inst.result) if inst.opcode == op.OpShiftLeftLogical else ""
    count = _resized(writer, amount, inst.type_id)
    writer.define(inst, f"{_SHIFTS[inst.opcode]} {flags}{writer.typed(value)}, {count}")


def _resized(writer: FunctionWriter, id: int, type_id: int) -> str:
    """Return an unsigned integer in the width of another type."""
    types = writer.types
    have, want = types.bits(writer.type_id(id)), types.bits(type_id)
    if have == want:
        return writer.value(id)
    cast = "zext" if have < want else "trunc"
    return writer.temporary(f"{cast} {writer.typed(id)} to {types.text(type_id)}")


def write_comparison(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a comparison."""
    left, right = inst.operands
    name = _COMPARISONS[inst.opcode]
    flags = fast_flags(writer.source, inst.result) if name.startswith("fcmp") else ""
    kind, _, condition = name.partition(" ")
    writer.define(inst, f"{kind} {flags}{condition} {writer.typed(left)}, {writer.value(right)}")


def write_negation(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write the negation of a floating-point number."""
    flags = fast_flags(writer.source, inst.result)
    writer.define(inst, f"fneg {flags}{writer.typed(inst.operands[0])}")


def write_integer_negation(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write the negation of an integer: a subtraction from 0."""
    flags = wrap_flags(writer.source, inst.result)
    zero = f"sub {flags}{writer.types.text(inst.type_id)} zeroinitializer"
    if writer.types.lanes(inst.type_id) == 1:
        zero = f"sub {flags}{writer.types.text(inst.type_id)} 0"
    writer.define(inst, f"{zero}, {writer.value(inst.operands[0])}")


def write_not(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write the complement of an integer or boolean: the exclusive or with all bits."""
    ones = splat(writer, inst.type_id, "true" if writer.types.is_bool(inst.type_id) else "-1")
    writer.define(inst, f"xor {writer.typed(inst.operands[0])}, {ones}")


def splat(writer: FunctionWriter, type_id: int, scalar: str) -> str:
    """Return a constant in each lane of a type."""
    lanes = writer.types.lanes(type_id)
    if lanes == 1:
        return scalar
    element = writer.types.text(writer.types.element(type_id, 0))
    return f"<{', '.join([f'{element} {scalar}'] * lanes)}>"


def write_conversion(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a conversion; one that saturates or rounds in its own way is a call."""
    if _is_special(writer, inst):
        write_named_conversion(writer, inst)
        return
    _cast(writer, inst, _CONVERSIONS[inst.opcode])


def _is_special(writer: FunctionWriter, inst: MachineInst) -> bool:
    source = writer.source
    return source.has(inst.result, spv.DecorationSaturatedConversion) or source.has(
        inst.result, spv.DecorationFPRoundingMode
    )


def _cast(writer: FunctionWriter, inst: MachineInst, cast: str) -> None:
    value = inst.operands[0]
    target = writer.types.text(inst.type_id)
    if writer.type(value) == target:
        writer.alias(inst, writer.value(value))
    else:
        text = f"{cast} {writer.typed(value)} to {target}"
        writer.define(inst, text + writer.metadata_of(inst.result))


def write_width_conversion(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a conversion between widths: OpSConvert, OpUConvert and OpFConvert."""
    if _is_special(writer, inst):
        write_named_conversion(writer, inst)
        return
    types = writer.types
    value = inst.operands[0]
    shrinks = types.bits(inst.type_id) < types.bits(writer.type_id(value))
    _cast(writer, inst, _BY_WIDTH[inst.opcode][shrinks])


_BY_WIDTH: Final[dict[int, tuple[str, str]]] = {
    op.OpFConvert: ("fpext", "fptrunc"),
    op.OpSConvert: ("sext", "trunc"),
    op.OpUConvert: ("zext", "trunc"),
}
WIDTHS: Final = frozenset(_BY_WIDTH)
_FROM_UNSIGNED: Final = frozenset((op.OpConvertUToF, op.OpSatConvertUToS, op.OpUConvert))
_TO_UNSIGNED: Final = frozenset((op.OpConvertFToU, op.OpSatConvertSToU, op.OpUConvert))
_SATURATING: Final = frozenset((op.OpSatConvertSToU, op.OpSatConvertUToS))


def write_named_conversion(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a conversion by its name in OpenCL C, such as `convert_int4_sat_rtz`."""
    from spvbackend.reverse.builtins.names import conversion_name

    types = writer.types
    param = types.param(writer.type_id(inst.operands[0]), inst.opcode in _FROM_UNSIGNED)
    target = types.param(inst.type_id, inst.opcode in _TO_UNSIGNED)
    words = writer.source.words(inst.result, spv.DecorationFPRoundingMode)
    is_saturated = inst.opcode in _SATURATING or writer.source.has(
        inst.result, spv.DecorationSaturatedConversion
    )
    name = conversion_name(target, is_saturated, words[0] if words else -1)
    if not name:
        call_instruction(writer, inst)
        return
    call_function(writer, inst, name, [param], writer.typed_all(inst.operands), WILL_RETURN)


def write_bitcast(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpBitcast: between pointers of one address space LLVM IR needs nothing."""
    types = writer.types
    to_pointer = types.is_pointer(inst.type_id)
    from_pointer = types.is_pointer(writer.type_id(inst.operands[0]))
    if to_pointer == from_pointer:
        _cast(writer, inst, "bitcast")
    else:
        _cast(writer, inst, "inttoptr" if to_pointer else "ptrtoint")


def write_copy(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpCopyObject: the same value."""
    writer.alias(inst, writer.value(inst.operands[0]))


def write_freeze(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpFreezeKHR."""
    writer.define(inst, f"freeze {writer.typed(inst.operands[0])}")


def write_select(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a select."""
    flags = fast_flags(writer.source, inst.result)
    text = ", ".join(writer.typed_all(inst.operands))
    writer.define(inst, f"select {flags}{text}")


def write_intrinsic(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write an instruction that is an intrinsic of one operand."""
    value = inst.operands[0]
    type = writer.type(value)
    name = f"llvm.{_INTRINSICS[inst.opcode]}.{suffix(type)}"
    symbol = writer.module.declare(name, type, [type], "")
    text = f"call {type} {symbol}({writer.typed(value)})"
    result = writer.types.text(inst.type_id)
    if result == type:
        writer.define(inst, text)
        return
    # OpBitCount may give its result in another width.
    counted = writer.temporary(text)
    wider = writer.types.bits(inst.type_id) > writer.types.bits(writer.type_id(value))
    writer.define(inst, f"{'zext' if wider else 'trunc'} {type} {counted} to {result}")


def suffix(type: str) -> str:
    """Return a type as the names of intrinsics have it: `v4f32` for `<4 x float>`."""
    if type.startswith("<"):
        count, _, element = type[1:-1].partition(" x ")
        return f"v{count}{suffix(element)}"
    if type.startswith("ptr"):
        space = type.removeprefix("ptr").strip(" )").removeprefix("addrspace(")
        return f"p{space or 0}"
    return {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}.get(type, type)


def write_pointer_difference(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpPtrDiff: the number of elements between two pointers."""
    types = writer.types
    left, right = inst.operands
    result = types.text(inst.type_id)
    ends = [writer.temporary(f"ptrtoint {writer.typed(id)} to {result}") for id in (left, right)]
    distance = writer.temporary(f"sub {result} {ends[0]}, {ends[1]}")
    pointee = types.text(types.pointee(writer.type_id(left)))
    size = f"ptrtoint (ptr getelementptr ({pointee}, ptr null, i32 1) to {result})"
    writer.define(inst, f"sdiv exact {result} {distance}, {size}")
