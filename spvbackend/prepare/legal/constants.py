"""Constants of illegal types as constants of their parts, and initialisers in memory form.

The parts of a constant are constants: they need no instruction, and folding still works on them.
"""

from __future__ import annotations

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.module import ConstantPool
from spvbackend.llvmir.types import ARRAY, INT, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import (
    ConstAggregate,
    ConstantDataArray,
    ConstBytes,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    Undef,
    Value,
)
from spvbackend.prepare.legal.types import LegalTypes


def constant_parts(legal: LegalTypes, pool: ConstantPool, value: Value) -> list[Value] | None:
    """Return the parts of a constant, None for a value that is not a constant."""
    type = value.type
    if isinstance(value, ConstNull):
        return [pool.null(part) for part in legal.parts(type)]
    if isinstance(value, Undef):
        return [pool.undef(part, value.poison) for part in legal.parts(type)]
    if isinstance(value, ConstInt):
        return [
            # The pool takes the value modulo the width of the part; the unsigned value has zeros
            # above an odd width, as odd integers must.
            pool.integer(part, value.value >> (legal.word.bits * index))
            for index, part in enumerate(legal.parts(type))
        ]
    if isinstance(value, ConstFloat):
        if legal.is_legal(type):
            return [value]
        # A format that the target lacks is its bits.
        return [pool.integer(legal.parts(type)[0], value.pattern)]
    if isinstance(value, ConstBytes):
        return [pool.integer(type.element, byte) for byte in value.data]
    if not isinstance(value, ConstAggregate):
        return None
    scalars: list[Value] = []
    for element in value.elements:
        # An element that is not constant data is an address, which is a part by itself.
        parts = constant_parts(legal, pool, element)
        scalars += [element] if parts is None else parts
    return _chunked(legal, type, scalars) if type.kind == VECTOR else scalars


def _chunked(legal: LegalTypes, type: Type, scalars: list[Value]) -> list[Value]:
    result: list[Value] = []
    start = 0
    for part, count in zip(legal.parts(type), legal.chunks(type), strict=True):
        lanes = scalars[start : start + count]
        result.append(ConstAggregate(part, lanes) if part.kind == VECTOR else lanes[0])
        start += count
    return result


def memory_constant(legal: LegalTypes, pool: ConstantPool, value: Value, type: Type) -> Value:
    """Convert an initialiser of memory of `type` to the form of `legal.memory(type)`."""
    twin = legal.memory(type)
    if twin is type:
        return value
    if isinstance(value, ConstNull):
        return pool.null(twin)
    if isinstance(value, Undef):
        return pool.undef(twin)
    if isinstance(value, ConstInt):
        if twin.kind == ARRAY:
            # Little-endian: the lowest word comes first.
            words = [value.value >> (64 * index) for index in range(twin.count)]
            return ConstAggregate(twin, [pool.integer(twin.element, word) for word in words])
        return pool.integer(twin, value.value)
    if isinstance(value, ConstFloat):
        return pool.integer(twin, value.pattern)
    if isinstance(value, ConstantDataArray):
        # Only an array of bfloat changes its element type, to i16 with the same bits.
        return ConstantDataArray(twin, value.patterns)
    if isinstance(value, ConstAggregate):
        if type.kind == VECTOR:
            return _vector_constant(legal, pool, value, twin)
        return _members_constant(legal, pool, value, type)
    raise Unsupported(f"an initialiser of type '{type}' has no translation")


def byte_addresses(legal: LegalTypes, pool: ConstantPool, value: Value) -> Value:
    """Rewrite address arithmetic in an initialiser over types that memory lacks to bytes.

    The type that a GEP steps over may have another layout of members in memory, or none; its offset
    in bytes does not depend on that layout.
    """
    if isinstance(value, ConstAggregate):
        return ConstAggregate(
            value.type, [byte_addresses(legal, pool, element) for element in value.elements]
        )
    if not isinstance(value, ConstExpr):
        return value
    operands = [byte_addresses(legal, pool, operand) for operand in value.operands]
    source = value.type_arg
    if source is not None and legal.memory(source) is not source:
        offset = _constant_offset(legal, source, operands[1:])
        size = legal.types.integer(legal.layout.pointer_bytes * 8)
        operands = [operands[0], pool.integer(size, offset)]
        source = legal.types.i8
    return ConstExpr(value.type, value.opcode, operands, value.flags, source)


def _constant_offset(legal: LegalTypes, type: Type, indices: list[Value]) -> int:
    """Compute the bytes that the constant indices of a GEP over `type` step."""
    offset = 0
    for number, index in enumerate(indices):
        if not isinstance(index, ConstInt):
            raise Unsupported(f"an address over type '{type}' has no translation")
        if number == 0:
            # LangRef, 'getelementptr': the first index steps over the whole type.
            offset += index.signed() * legal.layout.size(type)
        elif type.kind == STRUCT:
            offset += legal.layout.offsets(type)[index.value]
            type = type.elems[index.value]
        else:
            offset += index.signed() * legal.step(type)
            type = type.element
    return offset


def _members_constant(
    legal: LegalTypes, pool: ConstantPool, value: ConstAggregate, type: Type
) -> Value:
    """Convert a struct or array member by member; padding is zero."""
    twin = legal.memory(type)
    members = type.elems if type.kind == STRUCT else (type.element,) * type.count
    elements = [
        memory_constant(legal, pool, element, member)
        for element, member in zip(value.elements, members, strict=True)
    ]
    if type.kind != STRUCT:
        return ConstAggregate(twin, elements)
    # Members of a padded struct have other indices than in the LLVM type.
    padded: list[Value] = [pool.null(member) for member in twin.elems]
    for index, element in enumerate(elements):
        padded[legal.position(type, index)] = element
    return ConstAggregate(twin, padded)


def _vector_constant(
    legal: LegalTypes, pool: ConstantPool, value: ConstAggregate, twin: Type
) -> Value:
    """Convert a vector in memory: to an array with padding, or to its bits as an integer.

    LangRef, 'Vector Type': lanes that are not whole bytes are packed, lane 0 in the lowest bits.
    """
    lane = value.type.element
    if legal.are_bytes(lane):
        padding = twin.count - len(value.elements)
        elements = [memory_constant(legal, pool, element, lane) for element in value.elements]
        return ConstAggregate(twin, [*elements, *[pool.null(twin.element)] * padding])
    bits = 0
    width = lane.bits
    for index, element in enumerate(value.elements):
        if isinstance(element, ConstInt):
            bits |= element.value << (index * width)
        # An undefined lane may be anything, zero included.
        elif not isinstance(element, Undef):
            raise Unsupported(f"an initialiser of type '{value.type}' has no translation")
    if twin.kind == INT:
        return pool.integer(twin, bits)
    data = bits.to_bytes(twin.count, "little")
    return ConstBytes(twin, data)
