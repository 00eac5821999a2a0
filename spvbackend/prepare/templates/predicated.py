"""Templates of `llvm.vp.*`: operations on the lanes below a length whose mask is on.

LangRef, 'Vector Predication Intrinsics': the other lanes of a result are poison, so arithmetic may
compute them as well. Division takes 1 as their divisor, since the behaviour of OpUDiv and its
relatives by 0 is undefined. Accesses, reductions and merges observe the lanes that are off.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.intrinsics import intrinsic_names
from spvbackend.prepare.templates.float import write_extremum
from spvbackend.prepare.templates.text import (
    FLOATS,
    Request,
    Shape,
    Writer,
    address_space,
    floating,
    integer,
    integer_width,
    memory_bytes,
    parse_shape,
    shape_text,
    suffix,
)
from spvbackend.prepare.templates.vector import gathered, steps

PREFIX: Final = "llvm.vp."
_EXPERIMENTAL: Final = "llvm.experimental.vp."
_ARITHMETIC: Final = frozenset(
    ("add", "and", "ashr", "fadd", "fdiv", "fmul", "frem", "fsub", "lshr", "mul", "or", "shl",
     "sub", "xor")
)  # fmt: skip
_DIVISIONS: Final = frozenset(("sdiv", "srem", "udiv", "urem"))
_CASTS: Final = frozenset(
    ("fpext", "fptosi", "fptoui", "fptrunc", "inttoptr", "ptrtoint", "sext", "sitofp", "trunc",
     "uitofp", "zext")
)  # fmt: skip
_COMPARISONS: Final = frozenset(("fcmp", "icmp"))
_CALLS: Final = {
    "roundtozero": "trunc",
    **{
        name: name
        for name in (
            "abs", "bitreverse", "bswap", "ceil", "copysign", "ctlz", "ctpop", "cttz", "fabs",
            "floor", "fma", "fmuladd", "fshl", "fshr", "is.fpclass", "llrint", "lrint", "maximum",
            "maxnum", "minimum", "minnum", "nearbyint", "rint", "round", "roundeven", "sadd.sat",
            "smax", "smin", "sqrt", "ssub.sat", "uadd.sat", "umax", "umin", "usub.sat")
    },
}  # fmt: skip
"""Operations that are another intrinsic's, by their word."""
_FLAGGED: Final = {"abs": "i1", "ctlz": "i1", "cttz": "i1", "is.fpclass": "i32"}
"""Those whose second operand is a constant, with its type."""
_TWO_TYPES: Final = frozenset(("llrint", "lrint"))
"""Those whose name has the result's type as well."""


def expand_lanes(request: Request) -> str | None:
    """Arithmetic, casts, comparisons and calls: the plain operation on all lanes."""
    word = request.name.removeprefix(PREFIX)
    shape = parse_shape(request.ret)
    if shape is None or not shape.lanes:
        return None
    writer, first = Writer(), request.args[0]
    if word == "fneg":
        value = writer.let(f"fneg {first} %a0")
    elif word in _CASTS:
        value = writer.let(f"{word} {first} %a0 to {request.ret}")
    elif word in _COMPARISONS:
        predicate = request.args[2].removeprefix('metadata !"').removesuffix('"')
        value = writer.let(f"{word} {predicate} {first} %a0, %a1")
    elif word in _DIVISIONS:
        one = integer(shape, 1)
        active = _active(writer, request, shape.lanes)
        divisor = writer.let(f"select {active}, {first} %a1, {first} {one}")
        value = writer.let(f"{word} {first} %a0, {divisor}")
    elif word in _ARITHMETIC:
        value = writer.let(f"{word} {first} %a0, %a1")
    else:
        value = _call(writer, request, word)
    return writer.returns(request.ret, value)


def _call(writer: Writer, request: Request, word: str) -> str:
    """Call the intrinsic of all lanes; a constant operand stays one."""
    args = [(text, f"%a{at}") for at, text in enumerate(request.args[:-2])]
    if word in _FLAGGED:
        flag = request.imms.get(1, 0)
        is_bool = _FLAGGED[word] == "i1"
        args[1] = (_FLAGGED[word], ("true" if flag else "false") if is_bool else str(flag))
    types = suffix(request.args[0])
    if word in _TWO_TYPES:
        types = f"{suffix(request.ret)}.{types}"
    return writer.call(request.ret, f"llvm.{_CALLS[word]}.{types}", args)


def expand_choice(request: Request) -> str | None:
    """select and merge: lanes at or above the length, or pivot, are poison or the second value."""
    shape = parse_shape(request.ret)
    if shape is None or not shape.lanes:
        return None
    writer = Writer()
    mask = f"{request.args[0]} %a0"
    if request.name == "llvm.vp.merge":
        mask = _below(writer, request, shape.lanes, 0, 3)
    value = writer.let(f"select {mask}, {request.ret} %a1, {request.ret} %a2")
    return writer.returns(request.ret, value)


def _active(writer: Writer, request: Request, lanes: int) -> str:
    """Return the active lanes with their type: the last operands are the mask and the length."""
    count = len(request.args)
    return _below(writer, request, lanes, count - 2, count - 1)


def _below(writer: Writer, request: Request, lanes: int, mask: int, length: int) -> str:
    """Return the lanes below a length whose mask is on, as a typed value; a constant if it is."""
    flags = Shape(lanes, "i1")
    type, end, bits = shape_text(flags), request.imms.get(length), request.imms.get(mask)
    if end is not None and end >= lanes:
        return f"{type} %a{mask}" if bits is None else f"{type} {_flags(lanes, bits)}"
    if end is not None:
        inside = _flags(lanes, (1 << end) - 1)
        if bits is not None:
            return f"{type} {_flags(lanes, bits & (1 << end) - 1)}"
    else:
        numbers = Shape(lanes, "i32")
        limits = writer.splat(numbers, f"%a{length}")
        inside = writer.let(f"icmp ugt {shape_text(numbers)} {limits}, {steps(numbers)}")
        if bits == (1 << lanes) - 1:
            return f"{type} {inside}"
    return f"{type} " + writer.let(f"and {type} %a{mask}, {inside}")


def _flags(lanes: int, bits: int) -> str:
    """Return a constant mask in the spelling that LLVM prints."""
    if bits in (0, (1 << lanes) - 1):
        return integer(Shape(lanes, "i1"), 1 if bits else 0)
    texts = ("i1 true" if bits >> lane & 1 else "i1 false" for lane in range(lanes))
    return f"<{', '.join(texts)}>"


def expand_load(request: Request) -> str | None:
    """load, gather, load.ff and experimental.vp.strided.load, by the masked forms."""
    first_fault = request.name == "llvm.vp.load.ff"
    ret = request.ret.removeprefix("{ ").partition(">")[0] + ">" if first_fault else request.ret
    shape = parse_shape(ret)
    if shape is None or not shape.lanes or not memory_bytes(shape.element, request.pointer_width):
        return None
    writer = Writer()
    active = _active(writer, request, shape.lanes)
    name, place = _places(writer, request, shape, 0, "load")
    value = writer.let(f"call {ret} @{name}({place}, {active}, {ret} poison)")
    if not first_fault:
        return writer.returns(ret, value)
    # No access traps here, so none of the lanes after the first is left out.
    return writer.returns_struct(request.ret, [(ret, value), ("i32", "%a2")])


def expand_store(request: Request) -> str | None:
    """store, scatter and experimental.vp.strided.store, by the masked forms."""
    shape = parse_shape(request.args[0])
    if shape is None or not shape.lanes or not memory_bytes(shape.element, request.pointer_width):
        return None
    writer = Writer()
    active = _active(writer, request, shape.lanes)
    name, place = _places(writer, request, shape, 1, "store")
    writer.do(f"call void @{name}({request.args[0]} %a0, {place}, {active})")
    return writer.returns_void()


def _places(
    writer: Writer, request: Request, shape: Shape, at: int, access: str
) -> tuple[str, str]:
    """Return the masked intrinsic of an access, and the typed operand of the place or places.

    LangRef, 'llvm.vp.load': without an attribute the alignment is that of the type; the element's
    is never higher.
    """
    pointer = request.args[at]
    natural = memory_bytes(shape.element, request.pointer_width)
    align = request.aligns.get(at, natural)
    value = f"%a{at}"
    many = {"load": "gather", "store": "scatter"}[access]
    if ".strided." in request.name:
        counts = Shape(shape.lanes, request.args[at + 1])
        distance = writer.splat(counts, f"%a{at + 1}")
        offsets = writer.let(f"mul {shape_text(counts)} {distance}, {steps(counts)}")
        value = writer.let(f"getelementptr i8, {pointer} {value}, {shape_text(counts)} {offsets}")
        pointer = shape_text(Shape(shape.lanes, pointer))
        # A stride may be any number of bytes, but the places are aligned as the first is said to
        # be, or else as an element is (LangRef).
        align = request.aligns.get(at, natural)
    name = f"llvm.masked.{access if address_space(pointer) is not None else many}"
    types = f"{suffix(shape_text(shape))}.{suffix(pointer)}"
    return f"{name}.{types}", f"{pointer} align {align} {value}"


def expand_reduction(request: Request) -> str | None:
    """reduce.*: inactive lanes become the operation's neutral element; operands begin at a start.

    LangRef: the start value is part of the sum even if no lane is active.
    """
    shape = parse_shape(request.args[1])
    operation = request.name.rpartition(".")[2]
    neutral = None if shape is None or not shape.lanes else _neutral(operation, shape)
    if shape is None or neutral is None:
        return None
    writer, text, ret = Writer(), request.args[1], request.ret
    active = _active(writer, request, shape.lanes)
    values = writer.let(f"select {active}, {text} %a1, {text} {neutral}")
    name = f"llvm.vector.reduce.{operation}.{suffix(text)}"
    flag = "reassoc " if request.reassoc else ""
    if operation in ("fadd", "fmul"):
        value = writer.let(f"call {flag}{ret} @{name}({ret} %a0, {text} {values})")
        return writer.returns(ret, value)
    value = writer.let(f"call {ret} @{name}({text} {values})")
    return writer.returns(ret, _join(writer, operation, shape.element, value))


def _join(writer: Writer, operation: str, element: str, value: str) -> str:
    """Combine the result of a reduction with the start value."""
    if operation in ("fmaximum", "fminimum"):
        return write_extremum(writer, Shape(0, element), operation == "fminimum", "%a0", value)
    if operation in ("fmax", "fmin"):
        name = f"llvm.{operation[1:]}num.{suffix(element)}"
        return writer.call(element, name, [(element, "%a0"), (element, value)])
    if operation in _ARITHMETIC:
        return writer.let(f"{operation} {element} %a0, {value}")
    name = f"llvm.{operation}.{element}"
    return writer.call(element, name, [(element, "%a0"), (element, value)])


def _neutral(operation: str, shape: Shape) -> str | None:
    """Return the constant that does not change the result of a reduction, splatted."""
    if shape.element in FLOATS:
        # maxnum and minnum ignore a quiet NaN; the identity of an addition is -0.0.
        limit = {"fadd": -0.0, "fmul": 1.0, "fmaximum": -_INFINITY, "fminimum": _INFINITY}
        number = limit.get(operation, _NAN)
        return floating(shape, number)
    width = integer_width(shape.element)
    if not width:
        return None
    lowest, ones = 1 << (width - 1), (1 << width) - 1
    numbers = {"mul": 1, "and": ones, "umin": ones, "smax": lowest, "smin": lowest - 1}
    return integer(shape, numbers.get(operation, 0))


def expand_count(request: Request) -> str | None:
    """cttz.elts: the first active lane that is not zero, else the length."""
    shape = parse_shape(request.args[0])
    if shape is None or not shape.lanes or not integer_width(shape.element):
        return None
    writer, text, ret = Writer(), request.args[0], request.ret
    active = _active(writer, request, shape.lanes)
    values = writer.let(f"select {active}, {text} %a0, {text} zeroinitializer")
    name = f"llvm.experimental.cttz.elts.{suffix(ret)}.{suffix(text)}"
    found = writer.let(f"call {ret} @{name}({text} {values}, i1 false)")
    length = f"%a{len(request.args) - 1}"
    width = integer_width(ret)
    if width != integer_width("i32"):
        opcode = "zext" if width > integer_width("i32") else "trunc"
        length = writer.let(f"{opcode} i32 {length} to {ret}")
    # Without such a lane it is the number of lanes, which is not below the length.
    least = writer.call(ret, f"llvm.umin.{ret}", [(ret, found), (ret, length)])
    return writer.returns(ret, least)


def expand_reverse(request: Request) -> str | None:
    """experimental.vp.reverse: lane i is the lane that many below the length."""
    shape = parse_shape(request.ret)
    if shape is None or not shape.lanes:
        return None
    writer = Writer()
    lanes = []
    for lane in range(shape.lanes):
        at = writer.let(f"sub i32 %a2, {lane + 1}")
        lanes.append(_lane(writer, request.ret, "%a0", at, shape.lanes))
    return writer.returns(request.ret, gathered(writer, shape, lanes))


def expand_splice(request: Request) -> str | None:
    """experimental.vp.splice: lanes from an offset on, of two vectors cut at their lengths.

    Operands are the vectors, the offset, the mask and both lengths. A negative offset counts from
    the end of the first.
    """
    shape, offset = parse_shape(request.ret), request.imms.get(2)
    if shape is None or not shape.lanes or offset is None:
        return None
    writer = Writer()
    # As an i32, which the number in the operand is the bits of.
    offset -= (offset >> 31) << 32
    first = str(offset) if offset >= 0 else writer.let(f"add i32 %a4, {offset}")
    lanes = []
    for lane in range(shape.lanes):
        at = writer.let(f"add i32 {first}, {lane}")
        left = _lane(writer, request.ret, "%a0", at, shape.lanes)
        behind = writer.let(f"sub i32 {at}, %a4")
        right = _lane(writer, request.ret, "%a1", behind, shape.lanes)
        inside = writer.let(f"icmp ult i32 {at}, %a4")
        element = shape.element
        lanes.append(writer.let(f"select i1 {inside}, {element} {left}, {element} {right}"))
    return writer.returns(request.ret, gathered(writer, shape, lanes))


def _lane(writer: Writer, text: str, value: str, at: str, lanes: int) -> str:
    """Extract the lane of a number that may lie outside.

    OpVectorExtractDynamic: the behaviour is undefined if it does.
    """
    inside = writer.call("i32", "llvm.umin.i32", [("i32", at), ("i32", str(lanes - 1))])
    return writer.let(f"extractelement {text} {value}, i32 {inside}")


_INFINITY: Final = float("inf")
_NAN: Final = float("nan")
_REDUCTIONS: Final = "add and fadd fmax fmaximum fmin fminimum fmul mul or smax smin umax umin xor"

PREDICATED_FAMILIES: Final = {
    **dict.fromkeys(
        sorted(
            PREFIX + word
            for word in (*_ARITHMETIC, *_CALLS, *_CASTS, *_COMPARISONS, *_DIVISIONS, "fneg")
        ),
        expand_lanes,
    ),
    **dict.fromkeys(sorted(intrinsic_names(_REDUCTIONS, "vp.reduce.")), expand_reduction),
    f"{PREFIX}cttz.elts": expand_count,
    f"{PREFIX}gather": expand_load,
    f"{PREFIX}load": expand_load,
    f"{PREFIX}load.ff": expand_load,
    f"{PREFIX}merge": expand_choice,
    f"{PREFIX}scatter": expand_store,
    f"{PREFIX}select": expand_choice,
    f"{PREFIX}store": expand_store,
    f"{_EXPERIMENTAL}reverse": expand_reverse,
    f"{_EXPERIMENTAL}splice": expand_splice,
    f"{_EXPERIMENTAL}strided.load": expand_load,
    f"{_EXPERIMENTAL}strided.store": expand_store,
}
