"""Reader of instruction records: a function for each kind, and their table.

Input: a record's operands and the state of the body. Output: an `Inst` without block, location and
attachments, or None for a record that is not an instruction. An operand counts back from the number
that the instruction's own result gets; the type of a later value follows it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import ARRAY, FLOAT, INT, LABEL, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import (
    NO_ATTRIBUTES,
    Attributes,
    Block,
    CallInfo,
    ConstAggregate,
    ConstInt,
    ConstNull,
    DebugRecord,
    Function,
    Inst,
    Placeholder,
    Undef,
    Value,
)
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.body import Body, Site, natural_alignment
from spvbackend.reading.bitcode.constants import (
    binary_opcode,
    fast_math,
    flags_of,
    unrotated,
    wide_integer,
)
from spvbackend.target.address_spaces import CONSTANT
from spvbackend.target.space_maps import DEVICE_CONSTANT, allocas_of

Handler = Callable[[Body, list[int]], Inst | None]

_SWITCH_RANGES: Final = 0x4B5
"""The high half of the first number of a switch with ranges, which LLVM wrote for some weeks."""
_ALLOCA_SIZE_BITS: Final = 0x1F
_INALLOCA: Final = 1 << 5
_EXPLICIT_TYPE: Final = 1 << 6
_SWIFTERROR: Final = 1 << 7
_MAX_LANES: Final = 1 << 16


def _fast_flags(type: Type, number: int) -> int:
    return fast_math(number) if type.scalar().kind == FLOAT or type.kind in (ARRAY, STRUCT) else 0


def _binary(body: Body, record: list[int]) -> Inst:
    number = record[0]
    if 0 < number <= body.own:
        lhs = body.values[-number]
        at = 1
    else:
        lhs = body.pair(record, 0)
        at = body.at
    type = lhs.type
    rhs = body.operand(record[at], type)
    opcode = binary_opcode(record[at + 1], type)
    if opcode == 0:
        raise body.stream.corrupt(f"{record[at + 1]} is not an operation of type '{type}'")
    inst = Inst(opcode, type, [lhs, rhs], 0)
    if len(record) > at + 2:
        flags = record[at + 2]
        inst.flags = flags_of(opcode, flags) if opcode < op.FADD else fast_math(flags)
    return inst


def _unary(body: Body, record: list[int]) -> Inst:
    operand = body.pair(record, 0)
    if record[body.at] != 0 or operand.type.scalar().kind != FLOAT:
        raise body.stream.corrupt("an unary operation is not an fneg")
    inst = Inst(op.FNEG, operand.type, [operand], 0)
    if len(record) > body.at + 1:
        inst.flags = fast_math(record[body.at + 1])
    return inst


def _cast(body: Body, record: list[int]) -> Inst:
    operand = body.pair(record, 0)
    at = body.at
    target = body.types.type(record[at])
    if record[at + 1] >= len(codes.CASTS):
        raise body.stream.corrupt(f"{record[at + 1]} is not a cast")
    opcode = codes.CASTS[record[at + 1]]
    inst = Inst(opcode, target, [operand], 0)
    if opcode == op.ADDRSPACECAST:
        _note_cast(body, record[at], operand)
    if len(record) > at + 2:
        flags = record[at + 2]
        inst.flags = flags_of(opcode, flags)
        if opcode == op.UITOFP:
            inst.flags = (op.NNEG if flags & 1 else 0) | fast_math(flags & ~1)
        elif opcode in (op.FPTRUNC, op.FPEXT, op.SITOFP, op.FPTOSI, op.FPTOUI):
            inst.flags = fast_math(flags)
    return inst


def _note_cast(body: Body, target: int, operand: Value) -> None:
    # The space of the operand is known as OpenCL's number only.
    if body.types.space(target) == DEVICE_CONSTANT or operand.type.scalar().space == CONSTANT:
        body.tables.values.casts_constants = True


def _gep(body: Body, record: list[int]) -> Inst:
    source = body.types.type(record[1])
    values, own = body.values, body.own
    operands: list[Value] = []
    at = 2
    is_vector = False
    while at < len(record):
        number = record[at]
        if 0 < number <= own:
            value = values[-number]
            at += 1
        else:
            value = body.pair(record, at)
            at = body.at
        is_vector = is_vector or value.type.kind == VECTOR
        operands.append(value)
    flags = codes.GEP_FLAGS[record[0] & 7]
    return gep(body, source, operands, flags, is_vector)


def gep(body: Body, source: Type, operands: list[Value], flags: int, is_vector: bool) -> Inst:
    """Return a getelementptr.

    Args:
        body: the function.
        source: the type that it steps over.
        operands: the base and the indices; one of 0 is added if there are none.
        flags: its flags.
        is_vector: whether an operand is a vector, so that the result may be one.
    """
    if len(operands) < 2:
        if not operands:
            raise body.stream.corrupt("a getelementptr has no operands")
        module = body.tables.module
        operands.append(module.constants.integer(module.types.i32, 0))
    type = operands[0].type
    if is_vector and type.kind != VECTOR:
        lanes = next(value.type.count for value in operands[1:] if value.type.kind == VECTOR)
        type = body.tables.module.types.vector(lanes, type)
    inst = Inst(op.GETELEMENTPTR, type, operands, 0)
    inst.type_arg = source
    inst.flags = flags
    return inst


def _extract_value(body: Body, record: list[int]) -> Inst:
    aggregate = body.pair(record, 0)
    indices = record[body.at :]
    inst = Inst(op.EXTRACTVALUE, _part(body, aggregate.type, indices), [aggregate], 0)
    inst.ints = indices
    return inst


def _insert_value(body: Body, record: list[int]) -> Inst:
    aggregate = body.pair(record, 0)
    value = body.pair(record, body.at)
    indices = record[body.at :]
    if _part(body, aggregate.type, indices) is not value.type:
        raise body.stream.corrupt("an inserted value has another type than its place")
    inst = Inst(op.INSERTVALUE, aggregate.type, [aggregate, value], 0)
    inst.ints = indices
    return inst


def _part(body: Body, type: Type, indices: list[int]) -> Type:
    """Return the type of a part of an aggregate, which must exist."""
    if not indices:
        raise body.stream.corrupt("the path into an aggregate is empty")
    for index in indices:
        count = len(type.elems) if type.kind == STRUCT else type.count
        if type.kind not in (STRUCT, ARRAY) or index >= count:
            raise body.stream.corrupt(f"type '{type}' has no part {index}")
        type = type.elems[index] if type.kind == STRUCT else type.element
    return type


def _select(body: Body, record: list[int]) -> Inst:
    then = body.pair(record, 0)
    other = body.operand(record[body.at], then.type)
    condition = body.pair(record, body.at + 1)
    inst = Inst(op.SELECT, then.type, [condition, then, other], 0)
    if len(record) > body.at:
        inst.flags = _fast_flags(then.type, record[body.at])
    return inst


def _old_select(body: Body, record: list[int]) -> Inst:
    then = body.pair(record, 0)
    at = body.at
    other = body.operand(record[at], then.type)
    condition = body.operand(record[at + 1], body.tables.module.types.i1)
    return Inst(op.SELECT, then.type, [condition, then, other], 0)


def _extract(body: Body, record: list[int]) -> Inst:
    vector = body.pair(record, 0)
    index = body.pair(record, body.at)
    return Inst(op.EXTRACTELEMENT, _lane(body, vector), [vector, index], 0)


def _insert(body: Body, record: list[int]) -> Inst:
    vector = body.pair(record, 0)
    lane = body.operand(record[body.at], _lane(body, vector))
    index = body.pair(record, body.at + 1)
    return Inst(op.INSERTELEMENT, vector.type, [vector, lane, index], 0)


def _lane(body: Body, vector: Value) -> Type:
    if vector.type.kind != VECTOR:
        raise body.stream.corrupt(f"'{vector.type}' is not a vector")
    return vector.type.element


def _shuffle(body: Body, record: list[int]) -> Inst:
    lhs = body.pair(record, 0)
    rhs = body.operand(record[body.at], lhs.type)
    mask = _mask(body, body.pair(record, body.at + 1))
    lane = _lane(body, lhs)
    if any(index >= 2 * lhs.type.count for index in mask):
        raise body.stream.corrupt("a shuffle takes a lane that is not there")
    inst = Inst(op.SHUFFLEVECTOR, body.tables.module.types.vector(len(mask), lane), [lhs, rhs], 0)
    inst.ints = mask
    return inst


def _mask(body: Body, value: Value) -> list[int]:
    """Return the lanes of a mask, -1 for poison."""
    if isinstance(value, ConstAggregate):
        lanes: list[int] = []
        for element in value.elements:
            if isinstance(element, ConstInt):
                lanes.append(element.value)
            elif isinstance(element, Undef):
                lanes.append(-1)
            else:
                raise body.stream.corrupt("the mask of a shuffle is not constant")
        return lanes
    if value.type.kind == VECTOR and isinstance(value, (ConstNull, Undef)):
        return [0 if isinstance(value, ConstNull) else -1] * value.type.count
    raise body.stream.corrupt("the mask of a shuffle is not constant")


def _compare(body: Body, record: list[int]) -> Inst:
    lhs = body.pair(record, 0)
    at = body.at
    rhs = body.operand(record[at], lhs.type)
    number = record[at + 1]
    types = body.tables.module.types
    is_float = lhs.type.scalar().kind == FLOAT
    opcode = op.FCMP if is_float else op.ICMP
    predicate = number if is_float else number - codes.FIRST_PREDICATE
    names = op.FCMP_NAMES if is_float else op.ICMP_NAMES
    if not 0 <= predicate < len(names):
        raise body.stream.corrupt(f"{number} is not a predicate for type '{lhs.type}'")
    inst = Inst(opcode, types.with_scalar(lhs.type, types.i1), [lhs, rhs], 0)
    inst.predicate = predicate
    if len(record) > at + 2:
        flags = record[at + 2]
        inst.flags = fast_math(flags) if is_float else flags_of(op.ICMP, flags)
    return inst


def _ret(body: Body, record: list[int]) -> Inst:
    operands = [body.pair(record, 0)] if record else []
    if record and body.at != len(record):
        raise body.stream.corrupt("a ret has more than one operand")
    return Inst(op.RET, body.tables.module.types.void, operands, 0)


def _br(body: Body, record: list[int]) -> Inst:
    types = body.tables.module.types
    inst = Inst(op.BR, types.void, [], 0)
    if len(record) == 1:
        inst.blocks = [body.block_at(record[0])]
        return inst
    if len(record) != 3:
        raise body.stream.corrupt("a br has neither one target nor two")
    inst.operands.append(body.operand(record[2], types.i1))
    inst.blocks = [body.block_at(record[0]), body.block_at(record[1])]
    return inst


def _switch(body: Body, record: list[int]) -> Inst:
    if record[0] >> 16 == _SWITCH_RANGES:
        return _range_switch(body, record)
    type = body.types.type(record[0])
    if len(record) < 3 or len(record) % 2 == 0 or type.kind != INT:
        raise body.stream.corrupt("a switch is malformed")
    inst = Inst(op.SWITCH, body.tables.module.types.void, [body.operand(record[1], type)], 0)
    blocks = [body.block_at(record[2])]
    for at in range(3, len(record), 2):
        # Cases have absolute numbers.
        case = body.values[record[at]] if record[at] < body.count else None
        if not isinstance(case, ConstInt) or case.type is not type:
            raise body.stream.corrupt("a case of a switch is not a constant of its type")
        inst.operands.append(case)
        blocks.append(body.block_at(record[at + 1]))
    inst.blocks = blocks
    return inst


def _range_switch(body: Body, record: list[int]) -> Inst:
    type = body.types.type(record[1])
    if type.kind != INT:
        raise body.stream.corrupt("a switch is malformed")
    pool = body.tables.module.constants
    inst = Inst(op.SWITCH, body.tables.module.types.void, [body.operand(record[2], type)], 0)
    blocks = [body.block_at(record[3])]
    at = 5
    for _ in range(record[4]):
        numbers: list[int] = []
        items = record[at]
        at += 1
        for _ in range(items):
            is_single = record[at]
            at += 1
            bounds: list[int] = []
            for _ in range(1 if is_single else 2):
                words = 1
                if type.bits > 64:
                    words = record[at]
                    at += 1
                bounds.append(wide_integer(record[at : at + words]))
                at += words
            if bounds[-1] - bounds[0] > _MAX_LANES:
                raise Unsupported("a switch has a range of too many cases")
            numbers += range(bounds[0], bounds[-1] + 1)
        target = body.block_at(record[at])
        at += 1
        inst.operands += [pool.integer(type, number) for number in numbers]
        blocks += [target] * len(numbers)
    inst.blocks = blocks
    return inst


def _indirect_br(body: Body, record: list[int]) -> Inst:
    address = body.operand(record[1], body.types.type(record[0]))
    inst = Inst(op.INDIRECTBR, body.tables.module.types.void, [address], 0)
    inst.blocks = [body.block_at(number) for number in record[2:]]
    return inst


def _unreachable(body: Body, record: list[int]) -> Inst:
    return Inst(op.UNREACHABLE, body.tables.module.types.void, [], 0)


def _phi(body: Body, record: list[int]) -> Inst:
    type = body.types.type(record[0])
    end = len(record)
    flags = 0
    if end % 2 == 0:
        # Fast-math flags come last.
        end -= 1
        flags = _fast_flags(type, record[end])
    operands: list[Value] = []
    blocks: list[Block] = []
    values, count = body.values, body.count
    shared = body.tables.shared
    for at in range(1, end, 2):
        number = record[at]
        index = count - unrotated(number) if body.tables.is_relative else number
        if shared <= index < count:
            operands.append(values[index])
        elif 0 <= index < count:
            operands.append(body.shared(count - index))
        else:
            operands.append(body.later_at(index if index >= 0 else -1 & 0xFFFFFFFF, type))
        blocks.append(body.block_at(record[at + 1]))
    inst = Inst(op.PHI, type, operands, 0)
    inst.blocks = blocks
    inst.flags = flags
    return inst


def _alloca(body: Body, record: list[int]) -> Inst:
    if len(record) not in (4, 5):
        raise body.stream.corrupt("an alloca is malformed")
    bits = record[3]
    allocated = record[0] if bits & _EXPLICIT_TYPE else body.types.pointee(record[0])
    size = body.types.type(record[1])
    # The count has an absolute number.
    count = body.values[record[2]] if record[2] < body.count else None
    if count is None or count.type is not size or size.kind != INT:
        raise body.stream.corrupt("the count of an alloca is not an integer")
    module = body.tables.module
    space = record[4] if len(record) == 5 else allocas_of(module.data_layout)
    if not bits & _EXPLICIT_TYPE:
        space = body.types.space(record[0])
    inst = Inst(op.ALLOCA, body.types.pointer(space), [], 0)
    # LLVM prints a count of one `i32` by leaving it out.
    if not isinstance(count, ConstInt) or count.value != 1 or count.type is not module.types.i32:
        inst.operands.append(count)
    inst.type_arg = body.types.stored(allocated)
    inst.flags = (op.INALLOCA if bits & _INALLOCA else 0) | (
        op.SWIFTERROR if bits & _SWIFTERROR else 0
    )
    exponent = bits & _ALLOCA_SIZE_BITS | bits >> 8 << 5
    inst.memory = body.tables.access(exponent)
    return inst


def _load(body: Body, record: list[int]) -> Inst:
    number = record[0]
    if 0 < number <= body.own:
        pointer = body.values[-number]
        at = 1
    else:
        pointer = body.pair(record, 0)
        at = body.at
    if len(record) != at + 3:
        raise body.stream.corrupt("a load is malformed")
    inst = Inst(op.LOAD, body.types.type(record[at]), [pointer], 0)
    inst.memory = body.tables.plain_access(record[at + 1])
    if record[at + 2]:
        inst.flags = op.VOLATILE
    return inst


def _load_atomic(body: Body, record: list[int]) -> Inst:
    pointer = body.pair(record, 0)
    at = body.at
    if len(record) not in (at + 5, at + 6):
        raise body.stream.corrupt("an atomic load is malformed")
    inst = Inst(op.LOAD, body.types.type(record[at]), [pointer], 0)
    return _atomic(body, inst, record, at + 1)


def _atomic(body: Body, inst: Inst, record: list[int], at: int) -> Inst:
    """Make a load or a store atomic; its alignment, flag, ordering and scope are at an index."""
    inst.memory = body.tables.access(record[at], record[at + 2], record[at + 3])
    inst.flags = op.ATOMIC | (op.VOLATILE if record[at + 1] else 0)
    if len(record) == at + 5 and record[at + 4]:
        inst.flags |= op.ELEMENTWISE
    body.tables.module.has_atomics = True
    return inst


def _store(body: Body, record: list[int]) -> Inst:
    pointer = body.pair(record, 0)
    value = body.pair(record, body.at)
    at = body.at
    if len(record) != at + 2:
        raise body.stream.corrupt("a store is malformed")
    inst = Inst(op.STORE, body.tables.module.types.void, [value, pointer], 0)
    inst.memory = body.tables.plain_access(record[at])
    if record[at + 1]:
        inst.flags = op.VOLATILE
    return inst


def _store_atomic(body: Body, record: list[int]) -> Inst:
    pointer = body.pair(record, 0)
    value = body.pair(record, body.at)
    at = body.at
    if len(record) not in (at + 4, at + 5):
        raise body.stream.corrupt("an atomic store is malformed")
    inst = Inst(op.STORE, body.tables.module.types.void, [value, pointer], 0)
    return _atomic(body, inst, record, at)


def _rmw(body: Body, record: list[int]) -> Inst:
    pointer = body.pair(record, 0)
    return rmw(body, record, pointer, body.pair(record, body.at))


def rmw(body: Body, record: list[int], pointer: Value, value: Value) -> Inst:
    """Return an atomicrmw, given its operands; `body.at` is behind them."""
    at = body.at
    if len(record) not in (at + 4, at + 5):
        raise body.stream.corrupt("an atomicrmw is malformed")
    operation = record[at] & 0xFF
    if operation >= len(op.RMW_NAMES):
        raise body.stream.corrupt(f"{record[at]} is not an operation of atomicrmw")
    align = (
        record[at + 4]
        if len(record) == at + 5
        else natural_alignment(body.tables.module, value.type)
    )
    inst = Inst(op.ATOMICRMW, value.type, [pointer, value], 0)
    inst.memory = body.tables.access(align, record[at + 2], record[at + 3], 0, operation)
    inst.flags = op.ATOMIC | (op.VOLATILE if record[at + 1] else 0)
    if record[at] >> 8:
        inst.flags |= op.ELEMENTWISE
    body.tables.module.has_atomics = True
    return inst


def _cmpxchg(body: Body, record: list[int]) -> Inst:
    pointer = body.pair(record, 0)
    expected = body.pair(record, body.at)
    at = body.at
    desired = body.operand(record[at], expected.type)
    if len(record) not in (at + 6, at + 7):
        raise body.stream.corrupt("a cmpxchg is malformed")
    align = (
        record[at + 6]
        if len(record) == at + 7
        else natural_alignment(body.tables.module, expected.type)
    )
    inst = cmpxchg(body, [pointer, expected, desired], record[at + 1 : at + 6])
    _, success, scope, failure, _ = record[at + 1 : at + 6]
    inst.memory = body.tables.access(align, success, scope, failure)
    return inst


def cmpxchg(body: Body, operands: list[Value], numbers: list[int]) -> Inst:
    """Return a cmpxchg without its access.

    Args:
        body: the function.
        operands: pointer, expected and desired value.
        numbers: whether it is volatile, ordering, scope, failure's ordering, whether it is weak.
    """
    types = body.tables.module.types
    inst = Inst(op.CMPXCHG, types.struct((operands[1].type, types.i1)), operands, 0)
    inst.flags = op.ATOMIC | (op.VOLATILE if numbers[0] else 0) | (op.WEAK if numbers[4] else 0)
    body.tables.module.has_atomics = True
    return inst


def _fence(body: Body, record: list[int]) -> Inst:
    if len(record) != 2:
        raise body.stream.corrupt("a fence is malformed")
    inst = Inst(op.FENCE, body.tables.module.types.void, [], 0)
    inst.memory = body.tables.access(0, record[0], record[1])
    return inst


def _freeze(body: Body, record: list[int]) -> Inst:
    operand = body.pair(record, 0)
    return Inst(op.FREEZE, operand.type, [operand], 0)


def _va_arg(body: Body, record: list[int]) -> Inst:
    operand = body.operand(record[1], body.types.type(record[0]))
    return Inst(op.VA_ARG, body.types.type(record[2]), [operand], 0)


def _resume(body: Body, record: list[int]) -> Inst:
    return Inst(op.RESUME, body.tables.module.types.void, [body.pair(record, 0)], 0)


def _landing_pad(body: Body, record: list[int]) -> Inst:
    return landing_pad(body, record, 1)


def landing_pad(body: Body, record: list[int], at: int) -> Inst:
    """Return a landingpad, whose flag for a cleanup is at an index."""
    inst = Inst(op.LANDINGPAD, body.types.type(record[0]), [], 0)
    inst.ints = [int(record[at] != 0)]
    body.at = at + 2
    for _ in range(record[at + 1]):
        inst.ints.append(int(record[body.at] != 0))
        inst.operands.append(body.pair(record, body.at + 1))
    return inst


def _call(body: Body, record: list[int]) -> Inst:
    numbers = record[1]
    at = 2
    fast = 0
    if numbers & codes.CALL_FAST_MATH:
        fast = fast_math(record[2])
        at = 3
    type_id = -1
    if numbers & codes.CALL_EXPLICIT_TYPE:
        type_id = record[at]
        at += 1
    inst = call(body, op.CALL, record, at, type_id)
    inst.flags |= fast
    return inst


def call(body: Body, opcode: int, record: list[int], at: int, type_id: int) -> Inst:
    """Return a call or an invoke.

    Args:
        body: the function.
        opcode: CALL or INVOKE.
        record: attributes and convention first.
        at: the index of the callee.
        type_id: the number of the function type, -1 if the callee's pointee is the type.
    """
    if type_id < 0:
        from spvbackend.reading.bitcode.typed import callee_type  # LLVM 3.7 and older leave it out

        type_id = callee_type(body, record, at)
    callee = body.callee(record, at)
    at = body.at
    key = (opcode, record[0], record[1], type_id)
    site = body.tables.sites.get(key) or _new_site(body, key)
    flags, convention, fn_type, arg_attrs, ret_attrs, groups = site
    operands = _arguments(body, record, at, fn_type)
    if len(operands) > len(arg_attrs):
        arg_attrs = arg_attrs + [NO_ATTRIBUTES] * (len(operands) - len(arg_attrs))
    operands.append(callee)
    inst = Inst(opcode, fn_type.element, operands, 0)
    inst.flags = flags
    info = CallInfo(fn_type)
    info.calling_convention = convention
    info.ret_attrs = ret_attrs
    info.arg_attrs = arg_attrs
    info.attr_groups = groups
    if body.bundles:
        info.bundles = body.bundles
        body.bundles = []
    inst.call = info
    if isinstance(callee, Function):
        body.tables.module.called.add(callee)
    return inst


def _arguments(body: Body, record: list[int], at: int, fn_type: Type) -> list[Value]:
    """Return the arguments, whose types the function's type has."""
    parameters = fn_type.elems
    if len(record) < at + len(parameters) or (
        len(record) != at + len(parameters) and not fn_type.flag
    ):
        raise body.stream.corrupt("a call has another number of arguments than its type")
    values, own = body.values, body.own
    metadata = body.tables.module.types.metadata
    operands: list[Value] = []
    for type in parameters:
        number = record[at]
        at += 1
        if 0 < number <= own and type is not metadata:
            operands.append(values[-number])
        elif type.kind == LABEL:
            operands.append(body.block_at(number))
        else:
            operands.append(body.operand(number, type))
    while at < len(record):
        operands.append(body.pair(record, at))
        at = body.at
    return operands


def _new_site(body: Body, key: tuple[int, ...]) -> Site:
    """Return the facts of all calls with the same attributes, convention and type."""
    opcode, attributes, numbers, type_id = key
    tables = body.tables
    fn_type = tables.types.function(type_id)
    flags = 0
    if opcode == op.CALL:
        number = numbers >> codes.CALL_CONVENTION_SHIFT & codes.CALL_CONVENTION_MASK
        flags = sum([flag for bit, flag in codes.CALL_MARKS if numbers & bit])
    else:
        number = numbers & codes.CALL_CONVENTION_MASK
    own = tables.attribute_set(attributes)
    arg_attrs: list[Attributes] = [NO_ATTRIBUTES] * len(fn_type.elems)
    groups: list[int] = []
    ret_attrs = NO_ATTRIBUTES
    if own is not None:
        count = max([len(arg_attrs), *[index + 1 for index in own.parameters]])
        arg_attrs = [own.parameters.get(index, NO_ATTRIBUTES) for index in range(count)]
        arg_attrs = arg_attrs[: len(fn_type.elems)] if not fn_type.flag else arg_attrs
        if tables.types.is_typed:
            from spvbackend.reading.bitcode.typed import with_types

            arg_attrs = [
                with_types(tables.types, type_id, index, attrs)
                for index, attrs in enumerate(arg_attrs)
            ]
        ret_attrs = own.result
        groups = [tables.group(own.group)] if own.group >= 0 else []
    site = flags, tables.convention(number), fn_type, arg_attrs, ret_attrs, groups
    tables.sites[key] = site
    return site


def _invoke(body: Body, record: list[int]) -> Inst:
    at = 4
    type_id = -1
    if record[1] & codes.INVOKE_EXPLICIT_TYPE:
        type_id = record[4]
        at = 5
    inst = call(body, op.INVOKE, record, at, type_id)
    inst.blocks = [body.block_at(record[2]), body.block_at(record[3])]
    body.tables.module.has_invokes = True
    return inst


def _bundle(body: Body, record: list[int]) -> None:
    if record[0] >= len(body.tables.bundles):
        raise body.stream.corrupt(f"operand bundle tag {record[0]} is not in the table")
    values: list[Value] = []
    at = 1
    while at < len(record):
        values.append(body.pair(record, at))
        at = body.at
    if any(isinstance(value, Placeholder) for value in values):
        body.waiting.append(values)
    body.bundles = [*body.bundles, (body.tables.bundles[record[0]], values)]


def _declare_blocks(body: Body, record: list[int]) -> None:
    body.declare_blocks(record[0])


def _location(body: Body, record: list[int]) -> None:
    if len(record) < 4:
        raise body.stream.corrupt("a location is malformed")
    metadata = body.tables.metadata
    body.locations[body.last().line] = body.location = metadata.location(record)


def _location_again(body: Body, record: list[int]) -> None:
    body.locations[body.last().line] = body.location


def _nothing(body: Body, record: list[int]) -> None:
    """Pass over users of block addresses, which matter to lazy readers only."""


_RECORD_KINDS: Final[dict[int, str]] = {
    codes.DEBUG_RECORD_VALUE: "value",
    codes.DEBUG_RECORD_VALUE_SIMPLE: "value",
    codes.DEBUG_RECORD_DECLARE: "declare",
    codes.DEBUG_RECORD_DECLARE_VALUE: "value",
    codes.DEBUG_RECORD_ASSIGN: "assign",
}


def _label_record(body: Body, record: list[int]) -> None:
    if not body.tables.keeps_records:
        return
    last = body.last()
    label = DebugRecord("label", [], last.line - 1)
    label.location = body.tables.metadata.ref(record[0])
    label.variable = body.tables.metadata.ref(record[1])
    body.add_record(label, last)


def _variable_record(body: Body, record: list[int], code: int) -> None:
    """Add a record about a variable; it precedes the last instruction."""
    if not body.tables.keeps_records:
        return
    metadata = body.tables.metadata
    last = body.last()
    values: list[Value | None]
    if code == codes.DEBUG_RECORD_VALUE_SIMPLE:
        values = [body.pair(record, 3)]
    else:
        values = body.located(record[3])
    made = DebugRecord(_RECORD_KINDS[code], values, last.line - 1)
    made.location = metadata.ref(record[0])
    made.variable = metadata.ref(record[1])
    made.expression = metadata.ref(record[2])
    if code == codes.DEBUG_RECORD_ASSIGN:
        identity, expression = metadata.ref(record[4]), metadata.ref(record[5])
        body.stores.append((made, identity, body.located(record[6])[0], expression))
    body.add_record(made, last)


def _value_record(body: Body, record: list[int]) -> None:
    _variable_record(body, record, codes.DEBUG_RECORD_VALUE)


def _simple_record(body: Body, record: list[int]) -> None:
    _variable_record(body, record, codes.DEBUG_RECORD_VALUE_SIMPLE)


def _declare_record(body: Body, record: list[int]) -> None:
    _variable_record(body, record, codes.DEBUG_RECORD_DECLARE)


def _assign_record(body: Body, record: list[int]) -> None:
    _variable_record(body, record, codes.DEBUG_RECORD_ASSIGN)


def _refuse(name: str) -> Handler:
    def refuse(body: Body, record: list[int]) -> Inst | None:
        raise Unsupported(f"'{name}' has no SPIR-V counterpart", body.line + 2)

    return refuse


HANDLERS: Final[dict[int, Handler]] = {
    codes.DECLAREBLOCKS: _declare_blocks,
    codes.BINOP: _binary,
    codes.CAST: _cast,
    codes.SELECT: _old_select,
    codes.EXTRACTELT: _extract,
    codes.INSERTELT: _insert,
    codes.SHUFFLEVEC: _shuffle,
    codes.CMP: _compare,
    codes.RET: _ret,
    codes.BR: _br,
    codes.SWITCH: _switch,
    codes.INVOKE: _invoke,
    codes.UNREACHABLE: _unreachable,
    codes.PHI: _phi,
    codes.ALLOCA: _alloca,
    codes.LOAD: _load,
    codes.VAARG: _va_arg,
    codes.EXTRACTVAL: _extract_value,
    codes.INSERTVAL: _insert_value,
    codes.CMP2: _compare,
    codes.VSELECT: _select,
    codes.INDIRECTBR: _indirect_br,
    codes.DEBUG_LOC_AGAIN: _location_again,
    codes.CALL: _call,
    codes.DEBUG_LOC: _location,
    codes.FENCE: _fence,
    codes.RESUME: _resume,
    codes.LOADATOMIC: _load_atomic,
    codes.GEP: _gep,
    codes.STORE: _store,
    codes.STOREATOMIC: _store_atomic,
    codes.CMPXCHG: _cmpxchg,
    codes.LANDINGPAD: _landing_pad,
    codes.CLEANUPRET: _refuse("cleanupret"),
    codes.CATCHRET: _refuse("catchret"),
    codes.CATCHPAD: _refuse("catchpad"),
    codes.CLEANUPPAD: _refuse("cleanuppad"),
    codes.CATCHSWITCH: _refuse("catchswitch"),
    codes.OPERAND_BUNDLE: _bundle,
    codes.UNOP: _unary,
    codes.CALLBR: _refuse("callbr"),
    codes.FREEZE: _freeze,
    codes.ATOMICRMW: _rmw,
    codes.BLOCKADDR_USERS: _nothing,
    codes.DEBUG_RECORD_VALUE: _value_record,
    codes.DEBUG_RECORD_VALUE_SIMPLE: _simple_record,
    codes.DEBUG_RECORD_DECLARE: _declare_record,
    codes.DEBUG_RECORD_DECLARE_VALUE: _value_record,
    codes.DEBUG_RECORD_ASSIGN: _assign_record,
    codes.DEBUG_RECORD_LABEL: _label_record,
}
"""Reader of each record of a function; `typed.py` has those that LLVM wrote for typed pointers."""
