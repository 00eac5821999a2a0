"""Constants, and the initialisers of global variables.

Input: constants without self-references and short enough for one instruction. Output: entries of
the cache, each after its operands (2.4).

A constant's type depends on its place: LLVM's `ptr null` in a struct is a null of the member's
pointer type. So `initializer` takes the wanted type, while `lower_constant` uses the value's own.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from spvbackend.analysis.refusals import check_address
from spvbackend.analysis.symbols import behind_alias
from spvbackend.diagnostics import Unsupported
from spvbackend.infer.signatures import signature
from spvbackend.isel.casts import refuse_outside_of_generic
from spvbackend.isel.module.declarations import declare
from spvbackend.isel.module.globals import lower_global
from spvbackend.isel.module.target_types import has_null
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import ARRAY, FLOAT, INT, POINTER, STRUCT, Type
from spvbackend.llvmir.values import (
    Alias,
    ConstAggregate,
    Constant,
    ConstantDataArray,
    ConstBytes,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    Function,
    FunctionAddress,
    GlobalVar,
    Undef,
    Value,
)
from spvbackend.spirv import opcodes as spirv
from spvbackend.target.address_spaces import GENERIC, USM
from spvbackend.target.features import USM_STORAGE_CLASSES
from spvbackend.target.limits import MAX_MEMBERS

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

# LLVM's remaining constant expressions, as operations of OpSpecConstantOp.
_BINARY: Final[dict[int, int]] = {
    op.ADD: spirv.OpIAdd,
    op.SUB: spirv.OpISub,
    op.MUL: spirv.OpIMul,
    op.AND: spirv.OpBitwiseAnd,
    op.OR: spirv.OpBitwiseOr,
    op.XOR: spirv.OpBitwiseXor,
}
_AGGREGATES: Final = (ConstAggregate, ConstantDataArray, ConstBytes)


def lower_constant(sel: Selector, value: Constant) -> int:
    """Return the id of a constant, which the constant keeps."""
    id = value.spv_id = _lower(sel, value)
    return id


def _lower(sel: Selector, value: Constant) -> int:
    cache = sel.cache
    if isinstance(value, ConstInt):
        if value.type.bits == 1:
            return cache.bool_constant(value.value != 0)
        # `type_id` refuses a width that SPIR-V lacks; the cache would accept it.
        return cache.numeric(sel.type_id(value.type), value.type.bits, value.value)
    if isinstance(value, ConstFloat):
        return cache.numeric(sel.type_id(value.type), value.type.bits, value.pattern)
    if isinstance(value, GlobalVar):
        return lower_global(sel, value)
    if isinstance(value, ConstNull):
        return _null(sel, value)
    if isinstance(value, Undef):
        return cache.undef(sel.value_type(value))
    if isinstance(value, _AGGREGATES):
        return _aggregate(sel, value, value.type)
    if isinstance(value, FunctionAddress):
        return function_address(sel, value.function)
    if isinstance(value, ConstExpr):
        return initializer(sel, value, value.type, value.pointee)
    raise Unsupported(f"this kind of constant of type '{value.type}' has no translation")


def function_signature(sel: Selector, function: Function) -> Type:
    """Return a function's type as defined, with the pointees of its pointers."""
    return signature(sel.types, function.value_type, function.param_pointees, function.ret_pointee)


_UNCALLABLE: Final = {
    True: ("kernel", "an entry point may not be called"),
    False: ("variadic function", "functions of SPIR-V have a fixed number of parameters"),
}


def function_address(sel: Selector, function: Function) -> int:
    """Return OpConstantFunctionPointerINTEL, a pointer to the function's type.

    An entry point may not be called (2.16.1), not even through a pointer.
    """
    check_address(sel.environment, function.name)
    if function.is_kernel or function.value_type.flag:
        kind, why = _UNCALLABLE[function.is_kernel]
        raise Unsupported(f"the address of {kind} '@{function.name}' has no translation: {why}")
    if function.is_declaration and function.spv_id == 0:
        if sel.builtins.lookup(function.name) is not None:
            raise Unsupported(
                f"the address of builtin '@{function.name}': it is an instruction, not a function"
            )
        declare(sel, function)
    function.spv_id = function.spv_id or sel.cache.new_id()
    type_id = sel.lowering.pointer(function.type.space, function_signature(sel, function))
    id = sel.cache.intern(spirv.OpConstantFunctionPointerINTEL, type_id, (function.spv_id,))
    if sel.module.keeps_names:
        sel.cache.name(id, sel.module.alias_names.get(function, ""))
    return id


def _null(sel: Selector, value: Constant) -> int:
    type = value.type
    if not has_null(type):
        raise Unsupported(f"type '{type}' has no null")
    return sel.cache.null(sel.value_type(value))


def _aggregate(
    sel: Selector, value: ConstAggregate | ConstantDataArray | ConstBytes, type: Type
) -> int:
    if type.kind == ARRAY and type.count == 0:
        # Its type has one element, as OpTypeArray requires; the element's value is arbitrary.
        return sel.cache.null(sel.type_id(type))
    if isinstance(value, ConstBytes):
        # Tables come as bytes or arrays of patterns, to avoid an object for each element.
        return _data(sel, value.data, type)
    if isinstance(value, ConstantDataArray):
        return _data(sel, value.patterns, type)
    _check_count(len(value.elements))
    ids: list[int] = []
    for index, element in enumerate(value.elements):
        ids.append(_element(sel, type, index, element))
    return composite(sel, sel.type_id(type), ids)


def _check_count(count: int) -> None:
    if count > MAX_MEMBERS:
        raise Unsupported(
            f"a constant of {count} elements is longer than an instruction of SPIR-V may be"
        )


def _data(sel: Selector, patterns: bytes | array[int], type: Type) -> int:
    """Return an array of numbers, given their bit patterns."""
    _check_count(len(patterns))
    element = type.element
    ids = sel.cache.numerics(sel.type_id(element), element.bits, patterns)
    return sel.cache.composite(sel.type_id(type), ids)


def _element(sel: Selector, type: Type, index: int, element: Value) -> int:
    """Return a member of an aggregate; its pointers must have the member's own type."""
    is_struct = type.kind == STRUCT
    member = sel.lowering.memory.member(type, index) if is_struct else type.element
    id = initializer(sel, element, member, None)
    if isinstance(element, (Alias, GlobalVar)) and id == pointer_base(sel, element):
        # A composite takes constants only; a variable is not one, but its address is.
        zero = sel.int_const(0)
        var = behind_alias(element)
        assert isinstance(var, GlobalVar)  # an alias of another value is not a base
        words = sel.flavour.chain(sel, spirv.OpInBoundsPtrAccessChain, var.value_type, [id, zero])
        return _spec_op(sel, sel.value_type(element), *words)
    return id


def pointer_base(sel: Selector, value: Value) -> int:
    """Return the id of a variable, or of the variable behind an alias."""
    return sel.id(behind_alias(value))


def composite(sel: Selector, type_id: int, ids: list[int]) -> int:
    """Return a constant composite."""
    # OpConstantComposite takes no OpSpecConstant; a composite of one is a specialisation constant.
    if not sel.specs.ids.isdisjoint(ids):
        result = sel.cache.intern(spirv.OpSpecConstantComposite, type_id, tuple(ids))
        sel.specs.ids.add(result)
        sel.specs.parts[result] = tuple(ids)
        return result
    return sel.cache.composite(type_id, ids)


def initializer(sel: Selector, value: Value, type: Type, pointee: Type | None) -> int:
    """Return a constant as a value for memory of `type`, whose pointers have pointees."""
    if value.type.kind == POINTER:
        if type.kind != POINTER:
            # The type is a TYPED_POINTER: inference chose its pointee.
            pointee = type.elem
        return pointer_constant(sel, value, pointee or sel.types.i8)
    if isinstance(value, (ConstNull, Undef)):
        if value.type.kind in (INT, FLOAT):
            return sel.id(value)
        type_id = sel.type_id(type)
        if isinstance(value, Undef):
            return sel.cache.undef(type_id)
        if not has_null(value.type):
            raise Unsupported(f"type '{value.type}' has no null")
        return sel.cache.null(type_id)
    if value.type is not type and isinstance(value, _AGGREGATES):
        return _aggregate(sel, value, type)
    if isinstance(value, ConstExpr):
        return _expression(sel, value)
    return sel.id(value)


def _spec_op(sel: Selector, type_id: int, opcode: int, operands: list[int]) -> int:
    result = sel.cache.intern(spirv.OpSpecConstantOp, type_id, (opcode, *operands))
    sel.specs.ids.add(result)
    return result


def _expression(sel: Selector, value: ConstExpr) -> int:
    """Return an integer constant expression."""
    type_id = sel.type_id(value.type)
    if value.opcode in (op.PTRTOINT, op.PTRTOADDR):
        source = value.operands[0]
        # An address does not depend on the pointee, so use bytes.
        is_made = isinstance(source, (Alias, ConstExpr, Function))
        pointer = pointer_constant(sel, source, sel.types.i8) if is_made else sel.id(source)
        return _spec_op(sel, type_id, spirv.OpConvertPtrToU, [pointer])
    opcode = _BINARY.get(value.opcode)
    if opcode is not None:
        ids = [initializer(sel, operand, operand.type, None) for operand in value.operands]
        return _spec_op(sel, type_id, opcode, ids)
    if value.opcode == op.TRUNC and value.type.bits > 1:
        operand = initializer(sel, value.operands[0], value.operands[0].type, None)
        return _spec_op(sel, type_id, spirv.OpUConvert, [operand])
    name = op.OPCODE_NAMES[value.opcode]
    raise Unsupported(
        f"constant expression '{name}' of type '{value.type}' in an initialiser has no translation"
    )


def pointer_constant(sel: Selector, value: Value, pointee: Type) -> int:
    """Return a constant pointer as a pointer to `pointee`."""
    if isinstance(value, Alias):
        value = behind_alias(value)
    space = value.type.space
    type_id = sel.lowering.pointer(space, pointee)
    if isinstance(value, ConstNull):
        return sel.cache.null(type_id)
    if isinstance(value, Undef):
        return sel.cache.undef(type_id)
    if isinstance(value, GlobalVar):
        own = value.pointee or value.value_type
        base = sel.id(value)
        if sel.lowering.pointer(space, own) == type_id:
            # OpBitcast between equal types is invalid.
            return base
        return _spec_op(sel, type_id, spirv.OpBitcast, [base])
    if isinstance(value, Function):
        address = function_address(sel, value)
        if sel.lowering.pointer(space, function_signature(sel, value)) == type_id:
            return address
        return _spec_op(sel, type_id, spirv.OpBitcast, [address])
    if isinstance(value, ConstExpr):
        return _pointer_expression(sel, value, pointee, type_id)
    return sel.id(value)


def _pointer_expression(sel: Selector, value: ConstExpr, pointee: Type, type_id: int) -> int:
    source = value.operands[0]
    # Between opaque pointers a bitcast changes nothing.
    if value.opcode == op.BITCAST:
        return pointer_constant(sel, source, pointee)
    if value.opcode == op.ADDRSPACECAST and isinstance(source, ConstNull):
        return sel.cache.null(type_id)
    if value.opcode == op.ADDRSPACECAST:
        base = pointer_constant(sel, source, pointee)
        spaces = (source.type.space, value.type.space)
        classes = [sel.environment.storage_class(space) for space in spaces]
        if classes[0] == classes[1]:
            return base
        for space in spaces:
            refuse_outside_of_generic(space)
            if space in USM and sel.environment.prefers(USM_STORAGE_CLASSES):
                # OpSpecConstantOp's list of opcodes has the casts of core only.
                raise Unsupported(
                    f"a constant pointer cannot be cast to or from address space {space}"
                )
        if value.type.space == GENERIC:
            return _spec_op(sel, type_id, spirv.OpPtrCastToGeneric, [base])
        if source.type.space == GENERIC:
            return _spec_op(sel, type_id, spirv.OpGenericCastToPtr, [base])
    if value.opcode == op.INTTOPTR:
        operand = initializer(sel, source, source.type, None)
        return _spec_op(sel, type_id, spirv.OpConvertUToPtr, [operand])
    if value.opcode == op.GETELEMENTPTR:
        return _gep_expression(sel, value, type_id)
    raise Unsupported(
        f"constant expression '{op.OPCODE_NAMES[value.opcode]}' from '{source.type}' "
        f"to '{value.type}' in an initialiser has no translation"
    )


def _gep_expression(sel: Selector, value: ConstExpr, type_id: int) -> int:
    source = value.type_arg
    assert source is not None
    # OpPtrAccessChain, unlike OpAccessChain, has an operand for LLVM's first index.
    base = pointer_constant(sel, value.operands[0], source)
    indices = [initializer(sel, index, index.type, None) for index in value.operands[1:]]
    # The chain's pointee follows from the indices after the first, which steps over elements.
    result = source
    for index in value.operands[2:]:
        if result.kind == STRUCT:
            assert isinstance(index, ConstInt)
            result = result.elems[index.value]
        else:
            result = result.element
    opcode = spirv.OpInBoundsPtrAccessChain if value.flags & op.INBOUNDS else spirv.OpPtrAccessChain
    own_type = sel.lowering.pointer(value.type.space, result)
    part = _spec_op(sel, own_type, *sel.flavour.chain(sel, opcode, source, [base, *indices]))
    return part if own_type == type_id else _spec_op(sel, type_id, spirv.OpBitcast, [part])
