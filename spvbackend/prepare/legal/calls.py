"""Calls, parameters and results of illegal types.

A signature keeps its number of parameters: the parts of one value travel as one struct. So indices
of parameters stay valid, in attributes and in the host's calls, and a result is one value, which is
all that OpTypeFunction allows.

Input: a function whose callers and body may have any type. Output: OpFunction, OpFunctionCall and
OpReturnValue agree on legal types; a value is taken apart after the call or parameter and put
together before the call or return.
"""

from __future__ import annotations

from spvbackend.builtins.intrinsics import DIRECT, base_name
from spvbackend.builtins.lookup import lookup
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.rewrite import copy_inst
from spvbackend.llvmir.types import ARRAY, FLOAT, INT, POINTER, STRUCT, VECTOR, Type, type_text
from spvbackend.llvmir.values import Argument, Function, Inst, Undef, Value, is_zero
from spvbackend.prepare.legal.needs import is_odd_vector
from spvbackend.prepare.legal.signatures import signature_of
from spvbackend.prepare.legal.state import Legalizer
from spvbackend.target.widths import LANES, WORD_AND_BOOL


def open_arguments(lz: Legalizer, function: Function) -> None:
    """Take the parameters apart at the entry.

    The passed value is a new argument: uses of the old one must still see its LLVM type.
    """
    for index, arg in enumerate(function.args):
        if lz.legal.is_legal(arg.type):
            continue
        passed = Argument(lz.legal.abi(arg.type), arg.name, arg.index, arg.attrs)
        function.args[index] = passed
        lz.set_parts(arg, unpack(lz, passed, arg.type))


def unpack(lz: Legalizer, value: Value, type: Type) -> list[Value]:
    """Take apart a value of LLVM type `type` that came in its signature form."""
    parts = lz.legal.parts(type)
    if value.type.kind not in (STRUCT, ARRAY):
        # The parts are one value, such as an odd integer in a native one.
        return [value]
    if type.kind in (STRUCT, ARRAY):
        return unpack_members(lz, value, value.type, type, [])
    return [_extract(lz, value, part, [index]) for index, part in enumerate(parts)]


def unpack_members(
    lz: Legalizer, value: Value, form: Type, type: Type, path: list[int]
) -> list[Value]:
    """Take apart the aggregate at `path`, member by member.

    The signature form mirrors the nesting of the LLVM type, so both are descended together; a leaf
    of several parts is a nested struct in the form.
    """
    if type.kind in (STRUCT, ARRAY):
        leaves: list[Value] = []
        for index in range(len(type.elems) if type.kind == STRUCT else type.count):
            inner = type.elems[index] if type.kind == STRUCT else type.element
            inner_form = form.elems[index] if form.kind == STRUCT else form.element
            leaves += unpack_members(lz, value, inner_form, inner, [*path, index])
        return leaves
    parts = lz.legal.parts(type)
    if len(parts) == 1:
        return [_extract(lz, value, parts[0], path)]
    return [_extract(lz, value, part, [*path, index]) for index, part in enumerate(parts)]


def _extract(lz: Legalizer, value: Value, type: Type, path: list[int]) -> Inst:
    inst = lz.make(op.EXTRACTVALUE, type, [value])
    inst.ints = path
    return inst


def pack(lz: Legalizer, parts: list[Value], type: Type) -> Value:
    """Put a value of LLVM type `type` into its signature form."""
    form = lz.legal.abi(type)
    if form.kind not in (STRUCT, ARRAY):
        return parts[0]
    # A vector in parts or an integer of two words: the struct has the parts themselves.
    if type.kind not in (STRUCT, ARRAY):
        return _compose(lz, form, parts)
    members: list[Value] = []
    start = 0
    for index in range(len(type.elems) if type.kind == STRUCT else type.count):
        inner = type.elems[index] if type.kind == STRUCT else type.element
        count = len(lz.legal.parts(inner))
        members.append(pack(lz, parts[start : start + count], inner))
        start += count
    return _compose(lz, form, members)


def _compose(lz: Legalizer, form: Type, members: list[Value]) -> Value:
    if all(isinstance(member, Undef) for member in members):
        # A constant costs no instruction in each caller.
        return lz.pool.undef(form)
    if all(map(is_zero, members)):
        return lz.pool.null(form)
    # A copy: the list may be that of the parts of a value.
    return lz.make(op.COMPOSE, form, list(members))


def legalize_ret(lz: Legalizer, inst: Inst) -> None:
    """Legalise ret."""
    value = inst.operands[0]
    inst.operands = [pack(lz, lz.parts(value), value.type)]
    lz.out.append(inst)


def legalize_call(lz: Legalizer, inst: Inst) -> None:
    """Legalise call: intrinsics part by part, functions with packed values."""
    callee = inst.callee
    arguments = inst.operands[:-1]
    if isinstance(callee, Function) and callee.name.startswith("llvm."):
        name = base_name(callee.name)
        if name == "" and all(lz.legal.is_legal(operand.type) for operand in (inst, *arguments)):
            # Selection decides whether the callee may be an import.
            lz.out.append(inst)
            return
        # Intrinsics that selection does not map lane by lane have been expanded before.
        if name not in DIRECT:
            raise _untranslated(callee)
        if is_odd_vector(lz.legal, inst.type):
            legalize_by_lanes(lz, inst, callee)
            return
        _legalize_intrinsic(lz, inst, callee)
        return
    if _goes_by_parts(lz, inst, callee):
        _legalize_builtin(lz, inst, callee)
        return
    if lz.legal.has_words_only and isinstance(callee, Function) and not callee.blocks:
        _check_words(inst, callee)
    arguments = [
        argument
        if lz.legal.is_legal(argument.type)
        else pack(lz, lz.parts(argument), argument.type)
        for argument in arguments
    ]
    fn_type = signature_of(lz.legal, inst.call_info.fn_type)
    if lz.legal.is_legal(inst.type):
        inst.operands = [*arguments, callee]
        inst.call_info.fn_type = fn_type
        lz.out.append(inst)
        return
    # Emit a new call: uses refer to the old object by its LLVM type, and its parts are kept by it.
    own = copy_inst(inst)
    own.type = fn_type.element
    own.operands = [*arguments, callee]
    own.call_info.fn_type = fn_type
    own.line = inst.line
    lz.out.append(own)
    lz.settle(inst, unpack(lz, own, inst.type))


def _check_words(inst: Inst, callee: Function) -> None:
    """Refuse a builtin on numbers of other widths, whose parts it would get.

    Raises:
        Unsupported: the call has one.
    """
    resolved = lookup(callee.name)
    if resolved is None:
        return
    for type in (inst.type, *[argument.type for argument in inst.operands[:-1]]):
        scalar = type.scalar()
        if scalar.kind in (FLOAT, INT) and scalar.bits not in WORD_AND_BOOL:
            raise Unsupported(
                f"builtin '{resolved.row.name}' has no form for '{type}': the target's numbers "
                "have 32 bits"
            )


def _goes_by_parts(lz: Legalizer, inst: Inst, callee: Value) -> bool:
    """Whether a call is of a lane-by-lane builtin on a vector of too many lanes.

    Never where all vectors of OpenCL C are types of SPIR-V.
    """
    if lz.types.widest >= max(LANES) or inst.type.kind != VECTOR or lz.legal.is_legal(inst.type):
        return False
    if not isinstance(callee, Function) or callee.blocks:
        return False
    # Vectors of pointers have a part for each lane, and no lane-by-lane builtin takes them.
    types = [inst.type, *[arg.type for arg in inst.operands[:-1]]]
    if any(type.kind == VECTOR and type.element.kind == POINTER for type in types):
        return False
    return all(type.lanes() in (1, inst.type.count) for type in types)


def _legalize_builtin(lz: Legalizer, inst: Inst, callee: Value) -> None:
    """Call a builtin of many lanes once for each part, by a name without the number of lanes."""
    parts = lz.legal.parts(inst.type)
    columns = [
        lz.parts(argument) if argument.type.lanes() > 1 else [lz.part(argument)] * len(parts)
        for argument in inst.operands[:-1]
    ]
    values: list[Value] = []
    for index, part in enumerate(parts):
        own = copy_inst(inst)
        own.type = part
        own.operands = [*[column[index] for column in columns], callee]
        types = tuple([operand.type for operand in own.operands[:-1]])
        own.call_info.fn_type = lz.types.function(part, types)
        lz.out.append(own)
        values.append(own)
    lz.settle(inst, values)


def _legalize_intrinsic(lz: Legalizer, inst: Inst, callee: Function) -> None:
    """Call a direct intrinsic, which works lane by lane, once for each part."""
    name = base_name(callee.name)
    types = [inst.type, *[argument.type for argument in inst.operands[:-1]]]
    # No instruction takes lanes of several words.
    if any(lz.legal.is_wide(type.scalar()) for type in types):
        raise _untranslated(callee)
    parts = lz.legal.parts(inst.type)
    columns = [
        # A scalar operand, such as the flag of ctlz, goes to each part.
        lz.parts(argument) if argument.type.lanes() > 1 else [lz.part(argument)] * len(parts)
        for argument in inst.operands[:-1]
    ]
    values: list[Value] = []
    for index, part in enumerate(parts):
        operands = [column[index] for column in columns]
        own = copy_inst(inst)
        own.type = part
        overload = _overload(lz, name, part, operands)
        own.operands = [*operands, overload]
        own.call_info.fn_type = overload.value_type
        lz.out.append(own)
        values.append(own)
    lz.settle(inst, values)


def _untranslated(callee: Function) -> Diagnostic:
    from spvbackend.builtins.refusals import untranslated  # errors alone need it

    return untranslated(callee.name)


def legalize_by_lanes(lz: Legalizer, inst: Inst, callee: Function) -> None:
    """Call an intrinsic lane by lane on a vector that OpenCL.std has no function for.

    Its vectors have 2, 3, 4, 8 or 16 components, whatever SPV_EXT_long_vector allows.
    """
    name = base_name(callee.name)
    columns = [
        lz.lanes(argument)
        if argument.type.kind == VECTOR
        else [lz.part(argument)] * inst.type.count
        for argument in inst.operands[:-1]
    ]
    lanes: list[Value] = []
    for index in range(inst.type.count):
        operands = [column[index] for column in columns]
        own = copy_inst(inst)
        own.type = inst.type.element
        overload = _overload(lz, name, own.type, operands)
        own.operands = [*operands, overload]
        own.call_info.fn_type = overload.value_type
        lz.out.append(own)
        lanes.append(own)
    lz.settle(inst, lz.from_lanes(inst.type, lanes))


def _overload(lz: Legalizer, name: str, ret: Type, operands: list[Value]) -> Function:
    """Return the declaration of an intrinsic for these types.

    Selection reads the base name and the types of the call, but dumps must be LLVM IR, where the
    name identifies the overload.
    """
    lanes = f"v{ret.count}" if ret.kind == VECTOR else ""
    scalar = type_text(ret.scalar())
    suffix = {"half": "f16", "float": "f32", "double": "f64", "bfloat": "bf16"}.get(scalar, scalar)
    full = f"{name}.{lanes}{suffix}"
    declared = lz.module.symbols.get(full)
    if isinstance(declared, Function):
        return declared
    fn_type = lz.types.function(ret, tuple([operand.type for operand in operands]))
    made = Function(lz.types.pointer(), full, fn_type, 0)
    lz.module.add_function(made)
    return made
