"""Loads and stores of illegal types, their address arithmetic, and bitcasts.

A part is accessed where LLVM's layout has it and in no more bytes than LLVM would touch: bytes
beside it may belong to another work-item, or be unmapped.

Input: values in parts, addresses by LLVM types. Output: accesses of legal types, i1 excluded;
address arithmetic over the types that memory has.
"""

from __future__ import annotations

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import ARRAY, INT, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import ConstAggregate, ConstInt, Inst, Value
from spvbackend.prepare.legal.bits import from_words, to_words
from spvbackend.prepare.legal.ints import sign_extend
from spvbackend.prepare.legal.state import Legalizer


def legalize_load(lz: Legalizer, inst: Inst) -> None:
    """Legalise a load of an illegal type or of i1."""
    # Several accesses are not one atomic access.
    _refuse_atomic(inst)
    lz.settle(inst, load_parts(lz, inst, inst.type, inst.operands[0], inst.access.align))


def legalize_store(lz: Legalizer, inst: Inst) -> None:
    """Legalise a store of an illegal type or of i1."""
    _refuse_atomic(inst)
    value, pointer = inst.operands
    store_parts(lz, inst, value.type, lz.parts(value), pointer, inst.access.align)


def _refuse_atomic(inst: Inst) -> None:
    if inst.flags & op.ATOMIC:
        type = inst.type if inst.opcode == op.LOAD else inst.operands[0].type
        raise Unsupported(f"atomic access of type '{type}' has no SPIR-V counterpart", inst.line)


def _align_at(align: int, offset: int) -> int:
    """Compute the alignment known at `offset` bytes past an aligned address."""
    # The lowest bit of the offset is the largest power of two that divides it.
    return min(align, offset & -offset) if offset and align else align


def load_parts(lz: Legalizer, inst: Inst, type: Type, pointer: Value, align: int) -> list[Value]:
    """Load the parts of a value of `type`."""
    if type.kind == STRUCT:
        loaded: list[Value] = []
        memory = lz.legal.memory(type)
        for index, offset in enumerate(lz.legal.layout.offsets(type)):
            # By member rather than by byte, so that inference sees the struct.
            member = lz.gep(memory, pointer, [0, lz.legal.position(type, index)])
            loaded += load_parts(lz, inst, type.elems[index], member, _align_at(align, offset))
        return loaded
    if type.kind == ARRAY:
        return _load_array(lz, inst, type, pointer, align)
    if type.kind == VECTOR and not _is_plain_vector(lz, type):
        return _load_vector(lz, inst, type, pointer, align)
    if type.kind == INT and not lz.legal.is_whole(type):
        if type.bits > 64:
            return _load_wide(lz, inst, type, pointer, align)
        return [_load_int(lz, inst, type, pointer, align)]
    return [lz.load_part(lz.legal.parts(type)[0], pointer, inst, align)]


def _is_plain_vector(lz: Legalizer, type: Type) -> bool:
    # OpTypeBool has no bits, so a vector of it cannot be in memory.
    return lz.legal.is_legal(type) and type.element.bits != 1


def _load_array(lz: Legalizer, inst: Inst, type: Type, pointer: Value, align: int) -> list[Value]:
    loaded: list[Value] = []
    memory = lz.legal.memory(type)
    size = lz.legal.layout.size(type.element)
    for index in range(type.count):
        element = lz.gep(memory, pointer, [0, index])
        loaded += load_parts(lz, inst, type.element, element, _align_at(align, index * size))
    return loaded


def _is_packed(lz: Legalizer, type: Type) -> bool:
    """Whether elements of a vector are not whole bytes of a native width."""
    element = type.element
    return not lz.legal.are_bytes(element)


def _load_vector(lz: Legalizer, inst: Inst, type: Type, pointer: Value, align: int) -> list[Value]:
    if _is_packed(lz, type):
        return lz.from_lanes(type, _load_packed(lz, inst, type, pointer, align))
    loaded: list[Value] = []
    size = lz.legal.layout.size(type.element)
    start = 0
    # A part has the address of its first element, which may be less aligned than the vector.
    for part in lz.legal.parts(type):
        address = lz.gep(lz.legal.memory(type.element), pointer, [start])
        loaded.append(lz.load_part(part, address, inst, _align_at(align, start * size)))
        start += part.lanes()
    return loaded


def _words(type: Type) -> list[tuple[int, int]]:
    """Return byte offset and width of the words that hold a packed vector.

    LangRef, 'Vector Type': a vector whose elements are not whole bytes is stored as the integer of
    all its bits, lane 0 lowest, and so without gaps.
    """
    bits = type.count * type.element.bits
    return [(start // 8, min(bits - start, 64)) for start in range(0, bits, 64)]


def _fields(type: Type) -> list[tuple[int, int]]:
    """Return first bit and width of the parts of a packed vector's lanes, of up to 64 bits each."""
    bits = type.element.bits
    parts = [(at, min(64, bits - at)) for at in range(0, bits, 64)]
    return [(lane * bits + at, width) for lane in range(type.count) for at, width in parts]


def _load_packed(lz: Legalizer, inst: Inst, type: Type, pointer: Value, align: int) -> list[Value]:
    words: list[Value] = []
    spans = _words(type)
    for offset, bits in spans:
        address = lz.gep(lz.types.i8, pointer, [offset])
        # The last word may be shorter; read only its own bytes.
        word = _load_int(lz, inst, lz.types.integer(bits), address, _align_at(align, offset))
        words.append(_resized(lz, word, lz.types.i64) if len(spans) > 1 else word)
    return lanes_of_words(lz, type, words)


def lanes_of_words(lz: Legalizer, type: Type, words: list[Value]) -> list[Value]:
    """Extract the lanes of a packed vector from integers of 64 bits each, the last one shorter."""
    part = lz.legal.parts(type.element)[0]
    lanes: list[Value] = []
    for start, width in _fields(type):
        at, shift = divmod(start, 64)
        low = _shifted(lz, op.LSHR, words[at], shift)
        # A lane may cross the border of two words.
        if shift + width > 64:
            rest = _shifted(lz, op.SHL, words[at + 1], 64 - shift)
            low = lz.make(op.OR, low.type, [low, rest])
        if width < low.type.bits:
            low = lz.make(op.AND, low.type, [low, lz.number(low.type, (1 << width) - 1)])
        if type.element.bits == 1:
            lanes.append(lz.compare(op.NE, low, lz.number(low.type, 0)))
        else:
            lanes.append(_resized(lz, low, part))
    return lanes


def words_of_lanes(lz: Legalizer, type: Type, lanes: list[Value], whole: Type) -> list[Value]:
    """Pack lanes into integers of type `whole`, 64 bits in each but the last."""
    words: list[Value | None] = [None] * len(_words(type))
    for (start, width), value in zip(_fields(type), lanes, strict=True):
        # Lanes are clean, so they can be joined without masks.
        wide = _resized(lz, value, whole)
        at, shift = divmod(start, 64)
        words[at] = _joined(lz, words[at], _shifted(lz, op.SHL, wide, shift))
        if shift + width > 64:
            words[at + 1] = _shifted(lz, op.LSHR, wide, 64 - shift)
    return [word for word in words if word is not None]


def _shifted(lz: Legalizer, opcode: int, value: Value, amount: int) -> Value:
    if amount == 0:
        return value
    return lz.make(opcode, value.type, [value, lz.number(value.type, amount)])


def _joined(lz: Legalizer, known: Value | None, more: Value) -> Value:
    return more if known is None else lz.make(op.OR, more.type, [known, more])


def _resized(lz: Legalizer, value: Value, type: Type) -> Value:
    """Convert an integer with zero upper bits to another native width."""
    if value.type is type:
        return value
    opcode = op.ZEXT if value.type.bits < type.bits else op.TRUNC
    return lz.make(opcode, type, [value])


def pieces(bits: int) -> list[tuple[int, int]]:
    """Return byte offset and width of the native integers that make up `bits` bits in memory.

    The largest come first, so that each lies at a multiple of its own size.
    """
    count = (bits + 7) // 8
    pairs: list[tuple[int, int]] = []
    offset = 0
    for size in (8, 4, 2, 1):
        while count - offset >= size:
            pairs.append((offset, size * 8))
            offset += size
    return pairs


def _load_int(lz: Legalizer, inst: Inst, type: Type, pointer: Value, align: int) -> Value:
    """Load an odd integer by native pieces; i1 is the lowest bit of its byte."""
    whole = lz.types.integer(lz.legal.widened(type))
    result: Value | None = None
    for offset, bits in pieces(type.bits):
        address = lz.gep(lz.types.i8, pointer, [offset])
        piece: Value = lz.load_part(lz.types.integer(bits), address, inst, _align_at(align, offset))
        piece = _resized(lz, piece, whole)
        if offset:
            piece = lz.make(op.SHL, whole, [piece, lz.number(whole, offset * 8)])
        result = piece if result is None else lz.make(op.OR, whole, [result, piece])
    assert result is not None
    # LangRef, 'store': the bits of the last byte that do not belong to the type are unspecified.
    if type.bits % 8:
        result = lz.make(op.AND, whole, [result, lz.number(whole, (1 << type.bits) - 1)])
    # No conversion leads to OpTypeBool, so a bit becomes a boolean by comparison.
    if type.bits == 1:
        return lz.compare(op.NE, result, lz.number(whole, 0))
    return result


def store_parts(
    lz: Legalizer, inst: Inst, type: Type, parts: list[Value], pointer: Value, align: int
) -> None:
    """Store the parts of a value of `type`."""
    if type.kind == STRUCT:
        memory = lz.legal.memory(type)
        start = 0
        for index, offset in enumerate(lz.legal.layout.offsets(type)):
            member = type.elems[index]
            count = len(lz.legal.parts(member))
            address = lz.gep(memory, pointer, [0, lz.legal.position(type, index)])
            own = parts[start : start + count]
            store_parts(lz, inst, member, own, address, _align_at(align, offset))
            start += count
    elif type.kind == ARRAY:
        _store_array(lz, inst, type, parts, pointer, align)
    elif type.kind == VECTOR and not _is_plain_vector(lz, type):
        _store_vector(lz, inst, type, parts, pointer, align)
    elif type.kind != INT or lz.legal.is_whole(type):
        lz.store_part(parts[0], pointer, inst, align)
    elif type.bits > 64:
        _store_wide(lz, inst, type, parts, pointer, align)
    else:
        _store_int(lz, inst, type, parts[0], pointer, align)


def _store_array(
    lz: Legalizer, inst: Inst, type: Type, parts: list[Value], pointer: Value, align: int
) -> None:
    memory = lz.legal.memory(type)
    size = lz.legal.layout.size(type.element)
    count = len(lz.legal.parts(type.element))
    for index in range(type.count):
        address = lz.gep(memory, pointer, [0, index])
        own = parts[index * count : (index + 1) * count]
        store_parts(lz, inst, type.element, own, address, _align_at(align, index * size))


def _store_vector(
    lz: Legalizer, inst: Inst, type: Type, parts: list[Value], pointer: Value, align: int
) -> None:
    if _is_packed(lz, type):
        _store_packed(lz, inst, type, parts, pointer, align)
        return
    size = lz.legal.layout.size(type.element)
    start = 0
    for part in parts:
        address = lz.gep(lz.legal.memory(type.element), pointer, [start])
        lz.store_part(part, address, inst, _align_at(align, start * size))
        start += part.type.lanes()


def _store_packed(
    lz: Legalizer, inst: Inst, type: Type, parts: list[Value], pointer: Value, align: int
) -> None:
    lanes: list[Value] = []
    for part in parts:
        lanes += [lz.extract(part, lane) for lane in range(part.type.lanes())]
    spans = _words(type)
    whole = lz.types.integer(lz.legal.widened(lz.types.integer(spans[0][1])))
    words = words_of_lanes(lz, type, lanes, whole)
    for (offset, bits), word in zip(spans, words, strict=True):
        address = lz.gep(lz.types.i8, pointer, [offset])
        _store_int(lz, inst, lz.types.integer(bits), word, address, _align_at(align, offset))


def _store_int(
    lz: Legalizer, inst: Inst, type: Type, value: Value, pointer: Value, align: int
) -> None:
    # A boolean has no bits; the byte gets 0 or 1.
    if type.bits == 1 and value.type.bits == 1:
        value = lz.make(op.ZEXT, lz.types.i8, [value])
    for offset, bits in pieces(type.bits):
        piece = value
        if offset:
            piece = lz.make(op.LSHR, value.type, [value, lz.number(value.type, offset * 8)])
        piece = _resized(lz, piece, lz.types.integer(bits))
        address = lz.gep(lz.types.i8, pointer, [offset])
        lz.store_part(piece, address, inst, _align_at(align, offset))


def _load_wide(lz: Legalizer, inst: Inst, type: Type, pointer: Value, align: int) -> list[Value]:
    """Load words, and the top word as an integer of the bits that are left."""
    words: list[Value] = []
    for at in range(lz.legal.word_count(type) - 1):
        address = lz.gep(lz.types.i64, pointer, [at])
        words.append(lz.load_part(lz.types.i64, address, inst, _align_at(align, 8 * at)))
    rest, address = _top_word(lz, type, pointer)
    # These bits are an integer of up to 64 bits, which may be i1 and then is a boolean.
    top = load_parts(lz, inst, rest, address, _align_at(align, 8 * len(words)))[0]
    if top.type.bits == 1:
        top = lz.make(op.ZEXT, lz.types.i64, [top])
    return [*words, _resized(lz, top, lz.types.i64)]


def _store_wide(
    lz: Legalizer, inst: Inst, type: Type, parts: list[Value], pointer: Value, align: int
) -> None:
    last = len(parts) - 1
    for at, part in enumerate(parts[:-1]):
        address = lz.gep(lz.types.i64, pointer, [at])
        lz.store_part(part, address, inst, _align_at(align, 8 * at))
    rest, address = _top_word(lz, type, pointer)
    top = _resized(lz, parts[-1], lz.types.integer(lz.legal.widened(rest)))
    if rest.bits == 1:
        top = lz.compare(op.NE, top, lz.number(top.type, 0))
    store_parts(lz, inst, rest, [top], address, _align_at(align, 8 * last))


def _top_word(lz: Legalizer, type: Type, pointer: Value) -> tuple[Type, Value]:
    """Return type and address of the bits in the top word."""
    below = lz.legal.word_count(type) - 1
    return lz.types.integer(type.bits - 64 * below), lz.gep(lz.types.i64, pointer, [below])


def legalize_bitcast(lz: Legalizer, inst: Inst) -> None:
    """Legalise bitcast: bits of bool vectors, equal parts, or through a variable.

    LangRef, 'bitcast .. to': as if the value were stored and read back as the other type. OpBitcast
    does that only for types without parts.
    """
    operand = inst.operands[0]
    source, target = operand.type, inst.type
    if lz.legal.parts(source) == lz.legal.parts(target):
        # Equal parts in equal order are equal bits.
        lz.settle(inst, lz.parts(operand))
    elif lz.legal.has_words_only:
        lz.settle(inst, from_words(lz, target, to_words(lz, source, lz.parts(operand))))
    elif _is_short_mask(source):
        whole = lz.types.integer(source.count)
        native = lz.legal.parts(whole)[0] if source.count > 1 else whole
        # OpBitcast takes no booleans, and memory cannot hold them: the lanes are shifted together,
        # which is cheaper than a variable.
        (bits,) = words_of_lanes(lz, source, lz.lanes(operand), native)
        _cast_bits(lz, inst, whole, bits)
    elif _is_short_mask(target):
        whole = lz.types.integer(target.count)
        if source.kind != INT:
            bits = _through_memory(lz, inst, source, lz.parts(operand), whole)[0]
        else:
            bits = lz.part(operand)
        lz.settle(inst, lz.from_lanes(target, lanes_of_words(lz, target, [bits])))
    else:
        lz.settle(inst, _through_memory(lz, inst, source, lz.parts(operand), target))


def _is_short_mask(type: Type) -> bool:
    """Whether a type is a vector of bits that one word can hold."""
    if type.kind != VECTOR or type.count > 64:
        return False
    return type.element.kind == INT and type.element.bits == 1


def _cast_bits(lz: Legalizer, inst: Inst, whole: Type, bits: Value) -> None:
    if inst.type.kind == INT:
        lz.settle(inst, [bits])
    else:
        lz.settle(inst, _through_memory(lz, inst, whole, [bits], inst.type))


def _through_memory(
    lz: Legalizer, inst: Inst, source: Type, parts: list[Value], target: Type
) -> list[Value]:
    """Store the parts in a variable and load them as another type.

    The bits then lie where LLVM's layout has them, whatever the parts of the two types are; a
    consumer turns the variable into registers again.
    """
    size = max(lz.legal.layout.size(source), lz.legal.layout.size(target))
    variable = lz.make(op.ALLOCA, lz.types.pointer(), [])
    # The two may be padded differently, as a vector and a struct are.
    variable.type_arg = lz.types.array(size, lz.types.i8)
    variable.memory = op.MemoryInfo(16)
    store_parts(lz, variable, source, parts, variable, 16)
    return load_parts(lz, variable, target, variable, 16)


def legalize_alloca(lz: Legalizer, inst: Inst) -> None:
    """Legalise an alloca of a type with another form in memory."""
    inst.type_arg = lz.legal.variable(inst.source_type)
    lz.out.append(inst)


def legalize_array_alloca(lz: Legalizer, inst: Inst) -> None:
    """Legalise an alloca whose count, of up to 64 bits, is known at run time."""
    inst.operands = [lz.part(inst.operands[0])]
    legalize_alloca(lz, inst)


def _positioned(lz: Legalizer, inst: Inst) -> list[Value]:
    """Return the operands of a GEP with struct members numbered as in memory."""
    operands = list(inst.operands)
    type = inst.source_type
    for number in range(2, len(operands)):
        index = operands[number]
        if type.kind == STRUCT:
            member = _member_number(index)
            operands[number] = lz.pool.integer(lz.types.i32, lz.legal.position(type, member))
            type = type.elems[member]
        else:
            lz.legal.step(type)
            type = type.element
    return operands


def _member_number(index: Value) -> int:
    """Return the number of a struct member; for a vector of pointers it is a splat."""
    if isinstance(index, ConstAggregate):
        index = index.elements[0]
    return index.value if isinstance(index, ConstInt) else 0


def _index(lz: Legalizer, index: Value) -> Value:
    if isinstance(index, ConstInt):
        # Give a constant of another width the width of a pointer, keeping its sign.
        return index if lz.legal.is_whole(index.type) else lz.size(index.signed())
    if lz.legal.is_whole(index.type):
        return lz.part(index)
    return _extended(lz, lz.parts(index)[0], index.type)


def _cut_chain(lz: Legalizer, inst: Inst) -> None:
    """Cut the chain of a GEP before an index into something that is not a composite in memory.

    OpAccessChain steps into composites only; the index steps on from the address of the head.
    """
    type = inst.source_type
    for number in range(2, len(inst.operands)):
        index = inst.operands[number]
        if (step := _step_over(lz, type)) is not None:
            head = lz.make(op.GETELEMENTPTR, inst.type, inst.operands[:number], inst.flags)
            head.type_arg = inst.source_type
            # The head is legalised like any GEP, which appends it again.
            lz.out.pop()
            legalize_gep(lz, head)
            inst.type_arg = step
            inst.operands = [head, *inst.operands[number:]]
            _cut_chain(lz, inst)
            return
        type = type.elems[_member_number(index)] if type.kind == STRUCT else type.element


def _step_over(lz: Legalizer, type: Type) -> Type | None:
    """Return the type that an index steps over in a type without elements in memory, else None."""
    if lz.legal.has_words_only:
        return None
    if type.kind == ARRAY and type.count == 0:
        return type.element  # a struct without members
    if type.kind != VECTOR or lz.legal.has_lanes_in_memory(type) or type.element.bits % 8:
        return None
    # LLVM packs the lanes: they are as far apart as they have bytes, whatever their alignment.
    return lz.types.array(lz.legal.step(type), lz.types.i8)


def _extended(lz: Legalizer, index: Value, type: Type) -> Value:
    """Extend an index of an odd width or i1 to a native one; a GEP reads its indices as signed."""
    if type.bits == 1:
        return lz.make(op.SEXT, lz.types.i32, [index])
    if lz.legal.is_wide(type):
        # Keep the low word: LangRef, 'getelementptr': indices are cut to the width of a pointer.
        return index
    return sign_extend(lz, index, lz.legal.odd_bits(type))


def _column(lz: Legalizer, operand: Value, count: int) -> list[Value]:
    """Return an operand of a GEP for each of its lanes; of a wide index the low word."""
    lanes = lz.lanes(operand)[:: lz.legal.word_count(operand.type.scalar())]
    return lanes if operand.type.kind == VECTOR else lanes * count


def legalize_gep(lz: Legalizer, inst: Inst) -> None:
    """Legalise getelementptr: over memory types; for vectors of pointers lane by lane."""
    _cut_chain(lz, inst)
    if inst.type.kind != VECTOR:
        base, *indices = _positioned(lz, inst)
        inst.type_arg = lz.legal.memory(inst.source_type)
        inst.operands = [lz.part(base), *[_index(lz, index) for index in indices]]
        lz.out.append(inst)
        return
    # OpTypeVector cannot have pointers as components, so each address of a vector is its own value.
    columns = [_column(lz, operand, inst.type.count) for operand in _positioned(lz, inst)]
    for number, index in enumerate(inst.operands[1:], 1):
        columns[number] = [_extended(lz, lane, index.type.scalar()) for lane in columns[number]]
    lanes: list[Value] = []
    for lane in range(inst.type.count):
        operands = [column[lane] for column in columns]
        own = lz.make(op.GETELEMENTPTR, inst.type.element, operands, inst.flags)
        own.type_arg = lz.legal.memory(inst.source_type)
        lanes.append(own)
    lz.settle(inst, lanes)
