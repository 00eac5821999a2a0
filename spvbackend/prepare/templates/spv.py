"""Intrinsics of LLVM's own SPIR-V target that a kernel may use.

Clang emits them for `__builtin_spirv_*` and for functions of HLSL. A wave is a subgroup. Where
OpenCL.std has the function, for all operands that it is defined for here, it is called; those of
graphics (derivatives, resources, discard) have no template.
"""

from collections.abc import Callable
from typing import Final

from spvbackend.builtins.params import SIGNED_LETTERS
from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.prepare.templates.calls import OVERLOADED, call_builtin
from spvbackend.prepare.templates.opencl_calls import call_pair
from spvbackend.prepare.templates.text import (
    FLOATS,
    Request,
    Shape,
    Writer,
    address_space,
    fill,
    float_shape,
    floating,
    integer,
    integer_shape,
    integer_width,
    like,
    parse_shape,
    shape_text,
    suffix,
)
from spvbackend.spirv import enums as spv

Family = Callable[[Request], str | None]

_SUBGROUP: Final = spv.ScopeSubgroup
_WORKGROUP: Final = spv.ScopeWorkgroup
_REDUCE: Final = spv.GroupOperationReduce
_SCAN: Final = spv.GroupOperationExclusiveScan
# __gpu_sync_threads is this barrier as well, and promises a fence of all memory; HLSL needs less.
_ORDER: Final = (
    spv.MemorySemanticsSequentiallyConsistent
    | spv.MemorySemanticsWorkgroupMemory
    | spv.MemorySemanticsCrossWorkgroupMemory
)
_DEVICE: Final = spv.ScopeDevice
_ALL_MEMORY: Final = (
    spv.MemorySemanticsAcquireRelease
    | spv.MemorySemanticsWorkgroupMemory
    | spv.MemorySemanticsCrossWorkgroupMemory
    | spv.MemorySemanticsImageMemory
)
_DEVICE_MEMORY: Final = _ALL_MEMORY & ~spv.MemorySemanticsWorkgroupMemory
_GROUP_MEMORY: Final = spv.MemorySemanticsAcquireRelease | spv.MemorySemanticsWorkgroupMemory


def _mangled(name: str, kinds: str) -> str:
    """Mangle the name of a function by the kinds of its operands."""
    return f"_Z{len(name)}{name}{kinds}"


def _kind(shape: Shape) -> str:
    """Return the mangled kind of an operand, "" for an element that no builtin takes."""
    letter = SIGNED_LETTERS.get(shape.element, "")
    return f"Dv{shape.lanes}_{letter}" if letter and shape.lanes else letter


def _vote(instruction: str) -> str:
    # The builtin names are mangled as users declare `__spirv_` functions: scope, then value.
    callee = _mangled(f"__spirv_GroupNonUniform{instruction}", "ib")
    return f"""
  %r = call $R @{callee}(i32 {_SUBGROUP}, i1 %a0)
  ret $R %r"""


def _fence(scope: int, semantics: int) -> str:
    return f"""
  call void @__spirv_MemoryBarrier(i32 {scope}, i32 {semantics})
  ret void"""


def _barrier(scope: int, semantics: int) -> str:
    return f"""
  call void @__spirv_ControlBarrier(i32 {_WORKGROUP}, i32 {scope}, i32 {semantics})
  ret void"""


def _word(variable: str) -> str:
    return f"""
  %r = call $R @{VARIABLE_PREFIX}{variable}()
  ret $R %r"""


_ELECT: Final = _mangled("__spirv_GroupNonUniformElect", "i")
_BALLOT: Final = _mangled("__spirv_GroupNonUniformBallot", "ib")
_BIT_COUNT: Final = _mangled("__spirv_GroupNonUniformBallotBitCount", "iiDv4_j")


def _count(operation: int) -> str:
    return f"""
  %lanes = call <4 x i32> @{_BALLOT}(i32 {_SUBGROUP}, i1 %a0)
  %r = call $R @{_BIT_COUNT}(i32 {_SUBGROUP}, i32 {operation}, <4 x i32> %lanes)
  ret $R %r"""


# Rows that hold for any type.
SPV_ROWS: Final[dict[str, str]] = {
    "llvm.spv.all.memory.barrier": _fence(_DEVICE, _ALL_MEMORY),
    "llvm.spv.all.memory.barrier.with.group.sync": _barrier(_DEVICE, _ALL_MEMORY),
    "llvm.spv.device.memory.barrier": _fence(_DEVICE, _DEVICE_MEMORY),
    "llvm.spv.device.memory.barrier.with.group.sync": _barrier(_DEVICE, _DEVICE_MEMORY),
    "llvm.spv.group.memory.barrier": _fence(_WORKGROUP, _GROUP_MEMORY),
    "llvm.spv.group.memory.barrier.with.group.sync": _barrier(_WORKGROUP, _ORDER),
    "llvm.spv.num.subgroups": _word("NumSubgroups"),
    "llvm.spv.packhalf2x16": """
  %pair = fptrunc <2 x float> %a0 to <2 x half>
  %r = bitcast <2 x half> %pair to i32
  ret $R %r""",
    "llvm.spv.subgroup.ballot": _vote("Ballot"),
    "llvm.spv.subgroup.id": _word("SubgroupId"),
    "llvm.spv.subgroup.local.invocation.id": _word("SubgroupLocalInvocationId"),
    "llvm.spv.subgroup.max.size": _word("SubgroupMaxSize"),
    "llvm.spv.subgroup.prefix.bit.count": _count(_SCAN),
    "llvm.spv.subgroup.size": _word("SubgroupSize"),
    "llvm.spv.wave.active.countbits": _count(_REDUCE),
    "llvm.spv.wave.all": _vote("All"),
    "llvm.spv.wave.any": _vote("Any"),
    "llvm.spv.wave.ballot": _vote("Ballot"),
    # A wave has the device's full size; SubgroupSize is less in the last subgroup.
    "llvm.spv.wave.get.lane.count": _word("SubgroupMaxSize"),
    "llvm.spv.wave.is.first.lane": f"""
  %r = call $R @{_ELECT}(i32 {_SUBGROUP})
  ret $R %r""",
}

_FLOAT_ROWS: Final[dict[str, str]] = {
    "llvm.spv.isfinite": """
  %size = call $T @llvm.fabs.$NT($T %a0)
  %r = fcmp olt $T %size, $T{inf}
  ret $R %r""",
    "llvm.spv.isinf": """
  %size = call $T @llvm.fabs.$NT($T %a0)
  %r = fcmp oeq $T %size, $T{inf}
  ret $R %r""",
    "llvm.spv.isnan": """
  %r = fcmp uno $T %a0, %a0
  ret $R %r""",
    "llvm.spv.isnormal": """
  %r = call $R @llvm.is.fpclass.$NT($T %a0, i32 264)
  ret $R %r""",
    # OpenCL's mix is undefined beyond the two ends.
    "llvm.spv.lerp": """
  %span = fsub $T %a1, %a0
  %part = fmul $T %span, %a2
  %r = fadd $T %a0, %part
  ret $T %r""",
    "llvm.spv.nclamp": """
  %high = call $T @llvm.maxnum.$NT($T %a0, $T %a1)
  %r = call $T @llvm.minnum.$NT($T %high, $T %a2)
  ret $T %r""",
    # A NaN becomes 0.
    "llvm.spv.saturate": """
  %positive = fcmp ogt $T %a0, $T{0.0}
  %high = select $B %positive, $T %a0, $T $T{0.0}
  %small = fcmp olt $T %high, $T{1.0}
  %r = select $B %small, $T %high, $T $T{1.0}
  ret $T %r""",
    "llvm.spv.step": """
  %below = fcmp olt $T %a1, %a0
  %r = select $B %below, $T $T{0.0}, $T $T{1.0}
  ret $T %r""",
}

_CLAMP: Final = """
  %high = call $T @llvm.{sign}max.$NT($T %a0, $T %a1)
  %r = call $T @llvm.{sign}min.$NT($T %high, $T %a2)
  ret $T %r"""
_INTEGER_ROWS: Final[dict[str, str]] = {
    "llvm.spv.sclamp": _CLAMP.format(sign="s"),
    "llvm.spv.uclamp": _CLAMP.format(sign="u"),
}


def _expand_float_row(request: Request) -> str | None:
    shape = float_shape(request.args[0])
    # The rows are of floats alone, though the intrinsics are overloaded on anything.
    return None if shape is None else fill(_FLOAT_ROWS[request.name], request)


def _expand_integer_row(request: Request) -> str | None:
    shape = integer_shape(request.args[0])
    return None if shape is None else fill(_INTEGER_ROWS[request.name], request)


_QUERIES: Final = {
    "llvm.spv.flattened.thread.id.in.group": "LocalInvocationIndex",
    "llvm.spv.global.offset": "GlobalOffset",
    "llvm.spv.global.size": "GlobalSize",
    "llvm.spv.group.id": "WorkgroupId",
    "llvm.spv.num.workgroups": "NumWorkgroups",
    "llvm.spv.thread.id": "GlobalInvocationId",
    "llvm.spv.thread.id.in.group": "LocalInvocationId",
    "llvm.spv.workgroup.size": "WorkgroupSize",
}


def expand_query(request: Request) -> str | None:
    """Ids and sizes, which have the width of an address, as an integer of any width."""
    shape = integer_shape(request.ret)
    if shape is None or shape.lanes:
        return None
    writer = Writer()
    # OpenCL SPIR-V environment: these variables hold size_t.
    size = f"i{request.pointer_width}"
    args = [(text, f"%a{at}") for at, text in enumerate(request.args)]
    value = writer.call(size, VARIABLE_PREFIX + _QUERIES[request.name], args)
    value = _resized(writer, Shape(0, size), Shape(0, request.ret), value)
    return writer.returns(request.ret, value)


def _resized(writer: Writer, source: Shape, target: Shape, value: str) -> str:
    """Convert an integer, not negative, to another width."""
    widths = integer_width(source.element), integer_width(target.element)
    if widths[0] == widths[1]:
        return value
    # Ids and sizes are never negative.
    opcode = "zext" if widths[0] < widths[1] else "trunc"
    return writer.let(f"{opcode} {shape_text(source)} {value} to {shape_text(target)}")


# By the kind of operand: signed or unsigned integers, floats; and the operation.
_REDUCTIONS: Final = {
    "llvm.spv.wave.prefix.product": ("IMul", "FMul", _SCAN),
    "llvm.spv.wave.prefix.sum": ("IAdd", "FAdd", _SCAN),
    "llvm.spv.wave.product": ("IMul", "FMul", _REDUCE),
    "llvm.spv.wave.reduce.and": ("BitwiseAnd", "", _REDUCE),
    "llvm.spv.wave.reduce.max": ("SMax", "FMax", _REDUCE),
    "llvm.spv.wave.reduce.min": ("SMin", "FMin", _REDUCE),
    "llvm.spv.wave.reduce.or": ("BitwiseOr", "", _REDUCE),
    "llvm.spv.wave.reduce.sum": ("IAdd", "FAdd", _REDUCE),
    "llvm.spv.wave.reduce.umax": ("UMax", "FMax", _REDUCE),
    "llvm.spv.wave.reduce.umin": ("UMin", "FMin", _REDUCE),
    "llvm.spv.wave.reduce.xor": ("BitwiseXor", "", _REDUCE),
}


def expand_reduction(request: Request) -> str | None:
    """wave.reduce and wave.prefix of the types that the instructions take."""
    shape = parse_shape(request.ret)
    if shape is None or not _kind(shape) or shape.element == "i1":
        return None
    # GroupNonUniformArithmetic has instructions by kind of number.
    *names, operation = _REDUCTIONS[request.name]
    name = names[shape.element in FLOATS]
    if not name:
        return None
    front = (("i", "i32", str(_SUBGROUP)), ("i", "i32", str(operation)))
    return _write_group(f"__spirv_GroupNonUniform{name}", shape, front)


def expand_read_lane(request: Request) -> str | None:
    """wave.readlane: the value of a lane with a run-time number."""
    shape = parse_shape(request.ret)
    if shape is None or not _kind(shape):
        return None
    front = (("i", "i32", str(_SUBGROUP)),)
    return _write_group("__spirv_GroupNonUniformShuffle", shape, front, (("j", "i32", "%a1"),))


_QUADS: Final = {
    "llvm.spv.quad.read.across.diagonal": 2,
    "llvm.spv.quad.read.across.x": 0,
    "llvm.spv.quad.read.across.y": 1,
}
"""The direction of OpGroupNonUniformQuadSwap."""


def expand_quad(request: Request) -> str | None:
    """quad.read.across: the value of a neighbour among four lanes."""
    shape = parse_shape(request.ret)
    if shape is None or not _kind(shape):
        return None
    front = (("i", "i32", str(_SUBGROUP)),)
    back = (("i", "i32", str(_QUADS[request.name])),)
    return _write_group("__spirv_GroupNonUniformQuadSwap", shape, front, back)


def expand_all_equal(request: Request) -> str | None:
    """wave.all.equal: whether all active lanes have one value, by component."""
    shape = parse_shape(request.args[0])
    if shape is None or not _kind(shape):
        return None
    front = (("i", "i32", str(_SUBGROUP)),)
    return _write_group("__spirv_GroupNonUniformAllEqual", shape, front, result="i1")


def _write_group(
    name: str,
    shape: Shape,
    front: tuple[tuple[str, str, str], ...],
    back: tuple[tuple[str, str, str], ...] = (),
    result: str = "",
) -> str:
    """Call a group instruction for each lane of %a0.

    The instructions take vectors, but OpenCL C has no such functions, and drivers lack them.
    `front` and `back` have the kind, the type and the value of the operands around it. The result
    of a call is of the lane's type, if none is given.
    """
    writer, element = Writer(), shape.element
    made = Shape(shape.lanes, result or element)
    text, whole_text = shape_text(shape), shape_text(made)

    def call(value: str) -> str:
        operands = (*front, (SIGNED_LETTERS[element], element, value), *back)
        callee = _mangled(name, "".join(kind for kind, _, _ in operands))
        return writer.call(made.element, callee, [operand[1:] for operand in operands])

    if not shape.lanes:
        return writer.returns(whole_text, call("%a0"))
    whole = "poison"
    for lane in range(shape.lanes):
        value = call(writer.extract(text, "%a0", lane))
        whole = writer.insert(whole_text, whole, made.element, value, lane)
    return writer.returns(whole_text, whole)


_INTERLOCKED: Final = {"llvm.spv.interlocked.add": "add", "llvm.spv.interlocked.or": "or"}


def expand_interlocked(request: Request) -> str | None:
    """interlocked: an atomic operation without order, as HLSL's are."""
    shape = integer_shape(request.ret)
    if shape is None or shape.lanes:
        return None
    writer, text = Writer(), request.ret
    operation = _INTERLOCKED[request.name]
    value = writer.let(f"atomicrmw {operation} {request.args[0]} %a0, {text} %a1 monotonic")
    return writer.returns(text, value)


# By address space: the builtin, and the storage class that it tests for.
_CAST_TARGETS: Final = {
    0: ("ToPrivate", spv.StorageClassFunction),
    1: ("ToGlobal", spv.StorageClassCrossWorkgroup),
    3: ("ToLocal", spv.StorageClassWorkgroup),
}


def expand_generic_cast(request: Request) -> str | None:
    """generic.cast.to.ptr.explicit: null where the pointer is into another memory.

    OpGenericCastToPtrExplicit tests at run time; addrspacecast would be undefined.
    """
    space = address_space(request.ret)
    target = None if space is None else _CAST_TARGETS.get(space)
    if target is None:
        return None
    writer = Writer()
    place, storage = target
    callee = _mangled(f"__spirv_GenericCastToPtrExplicit_{place}", "PU3AS4vi")
    args = [(request.args[0], "%a0"), ("i32", str(storage))]
    return writer.returns(request.ret, writer.call(request.ret, callee, args))


def expand_any_all(request: Request) -> str | None:
    """any and all: whether lanes differ from zero; a NaN does."""
    shape = integer_shape(request.args[0]) or float_shape(request.args[0])
    if shape is None:
        return None
    writer = Writer()
    text, value = request.args[0], "%a0"
    if shape.element in FLOATS:
        value = writer.let(f"fcmp une {text} {value}, {floating(shape, 0.0)}")
    elif shape.element != "i1":
        value = writer.let(f"icmp ne {text} {value}, {integer(shape, 0)}")
    is_all = request.name.endswith("all")
    bits = Shape(shape.lanes, "i1")
    if bits.lanes and bits.lanes in OVERLOADED:
        # OpAny and OpAll take a vector of booleans, of a length that SPIR-V has.
        callee = _mangled("__spirv_All" if is_all else "__spirv_Any", _kind(bits))
        value = writer.call("i1", callee, [(shape_text(bits), value)])
    elif bits.lanes:
        value = _joined(writer, bits, "and" if is_all else "or", value)
    return writer.returns("i1", value)


def _joined(writer: Writer, shape: Shape, opcode: str, value: str) -> str:
    """Join the lanes of a vector from the first one on."""
    text = shape_text(shape)
    whole = writer.extract(text, value, 0)
    for lane in range(1, shape.lanes):
        part = writer.extract(text, value, lane)
        whole = writer.let(f"{opcode} {shape.element} {whole}, {part}")
    return whole


def expand_frac(request: Request) -> str | None:
    """frac: the number minus its floor, rounded to less than 1."""
    shape = float_shape(request.ret)
    if shape is None:
        return None
    writer, text, bit = Writer(), request.ret, like(shape, "i1")
    floor = writer.call(text, f"llvm.floor.{suffix(text)}", [(text, "%a0")])
    rest = writer.let(f"fsub {text} %a0, {floor}")
    full = writer.let(f"fcmp oge {text} {rest}, {floating(shape, 1.0)}")
    # The largest number below 1. A tiny negative number minus its floor, -1, rounds up to 1.
    below = floating(shape, 1.0 - 0.5 ** (FLOATS[shape.element].mantissa + 1))
    return writer.returns(text, writer.let(f"select {bit} {full}, {text} {below}, {text} {rest}"))


def expand_sign(request: Request) -> str | None:
    """sign: -1, 0 or 1 as an integer, 0 for a NaN."""
    text = request.args[0]
    if shape := float_shape(text):
        compare, zero = "fcmp o", floating(shape, 0.0)
    elif shape := integer_shape(text):
        compare, zero = "icmp s", integer(shape, 0)
    else:
        return None
    writer, bit = Writer(), like(shape, "i1")
    above = writer.let(f"{compare}gt {text} %a0, {zero}")
    below = writer.let(f"{compare}lt {text} %a0, {zero}")
    above = writer.let(f"zext {bit} {above} to {request.ret}")
    below = writer.let(f"zext {bit} {below} to {request.ret}")
    return writer.returns(request.ret, writer.let(f"sub {request.ret} {above}, {below}"))


def expand_first_bit(request: Request) -> str | None:
    """firstbitlow, firstbituhigh, firstbitshigh: the index of a bit from the lowest on, or -1.

    firstbitshigh of a negative number is the index of its highest 0 bit.
    """
    shape, result = integer_shape(request.args[0]), parse_shape(request.ret)
    if shape is None or result is None:
        return None
    writer, text, value = Writer(), request.args[0], "%a0"
    width = integer_width(shape.element)
    if request.name.endswith("shigh"):
        # A negative number is complemented: its highest 0 becomes the highest 1.
        signs = writer.let(f"ashr {text} %a0, {integer(shape, width - 1)}")
        value = writer.let(f"xor {text} %a0, {signs}")
    elif request.name.endswith("low"):
        # x & -x is the lowest bit of x that is set.
        minus = writer.let(f"sub {text} {integer(shape, 0)}, %a0")
        value = writer.let(f"and {text} %a0, {minus}")
    zeros = writer.call(text, f"llvm.ctlz.{suffix(text)}", [(text, value), ("i1", "false")])
    zeros = _resized(writer, shape, result, zeros)
    # 0 has W leading zeros, so W - 1 minus that is -1, as required.
    last = integer(result, width - 1)
    return writer.returns(request.ret, writer.let(f"sub {request.ret} {last}, {zeros}"))


def expand_integer_dot(request: Request) -> str | None:
    """sdot and udot: of the element's width, so that signs do not matter."""
    shape = integer_shape(request.args[0])
    if shape is None or not shape.lanes:
        return None
    writer = Writer()
    product = writer.let(f"mul {request.args[0]} %a0, %a1")
    return writer.returns(request.ret, _joined(writer, shape, "add", product))


def expand_packed_dot(request: Request) -> str:
    """dot4add of bytes in words, modulo 2^32."""
    writer, lanes = Writer(), Shape(4, "i32")
    extend = "sext" if request.name.endswith("i8packed") else "zext"
    factors = []
    for operand in ("%a0", "%a1"):
        parts = writer.let(f"bitcast i32 {operand} to <4 x i8>")
        factors.append(writer.let(f"{extend} <4 x i8> {parts} to <4 x i32>"))
    product = writer.let(f"mul <4 x i32> {factors[0]}, {factors[1]}")
    total = _joined(writer, lanes, "add", product)
    return writer.returns("i32", writer.let(f"add i32 %a2, {total}"))


def expand_float_dot(request: Request) -> str | None:
    """fdot."""
    shape = float_shape(request.args[0])
    if shape is None:
        return None
    writer = Writer()
    return writer.returns(request.ret, _dot(writer, shape, "%a0", "%a1"))


def _dot(writer: Writer, shape: Shape, left: str, right: str) -> str:
    """Return a dot product; that of scalars is their product."""
    scalar = Shape(0, shape.element)
    if shape.lanes in OVERLOADED and shape.lanes and _kind(shape):
        # OpDot is for vectors only.
        letter = SIGNED_LETTERS[shape.element]
        return call_pair(writer, "dot", scalar, shape, letter, (left, right))
    product = writer.let(f"fmul {shape_text(shape)} {left}, {right}")
    return _joined(writer, shape, "fadd", product) if shape.lanes else product


_FUNCTIONS: Final = {
    f"llvm.spv.{name}": name for name in ("degrees", "radians", "rsqrt", "smoothstep")
}


def expand_function(request: Request) -> str | None:
    """Call a function of OpenCL.std on all lanes, or on each where it has no such overload."""
    shape = float_shape(request.ret)
    if shape is None or not _kind(shape):
        return None
    writer, name = Writer(), _FUNCTIONS[request.name]
    if len(request.args) == 1:
        value = call_builtin(writer, name, shape, shape, "%a0")
        return writer.returns(request.ret, value)
    operands = [f"%a{at}" for at in range(len(request.args))]
    if shape.lanes in OVERLOADED:
        return writer.returns(request.ret, _call_same(writer, name, shape, operands))
    whole = "poison"
    scalar = Shape(0, shape.element)
    for lane in range(shape.lanes):
        parts = [writer.extract(request.ret, operand, lane) for operand in operands]
        value = _call_same(writer, name, scalar, parts)
        whole = writer.insert(request.ret, whole, shape.element, value, lane)
    return writer.returns(request.ret, whole)


def _call_same(writer: Writer, name: str, shape: Shape, values: list[str]) -> str:
    """Call a builtin whose operands and result have one type."""
    again = "S_" if shape.lanes else _kind(shape)
    callee = _mangled(name, _kind(shape) + again * (len(values) - 1))
    text = shape_text(shape)
    return writer.call(text, callee, [(text, value) for value in values])


# Numbers of lanes that the geometric functions of OpenCL.std take.
_GEOMETRIC: Final = {
    "llvm.spv.cross": frozenset({3, 4}),
    "llvm.spv.distance": frozenset({0, 2, 3, 4}),
    "llvm.spv.length": frozenset({0, 2, 3, 4}),
    "llvm.spv.normalize": frozenset({0, 2, 3, 4}),
}


def expand_geometric(request: Request) -> str | None:
    """Expand functions over a whole vector."""
    shape, result = float_shape(request.args[0]), float_shape(request.ret)
    if shape is None or result is None or not _kind(shape):
        return None
    # Longer vectors have no such function in OpenCL.std.
    if shape.lanes not in _GEOMETRIC[request.name]:
        return None
    writer, name = Writer(), request.name.removeprefix("llvm.spv.")
    if len(request.args) == 1:
        value = call_builtin(writer, name, result, shape, "%a0")
    else:
        letter = SIGNED_LETTERS[shape.element]
        value = call_pair(writer, name, result, shape, letter, ("%a0", "%a1"))
    return writer.returns(request.ret, value)


def expand_reflect(request: Request) -> str | None:
    """reflect: I - 2 * dot(N, I) * N."""
    shape = float_shape(request.ret)
    if shape is None:
        return None
    writer, text, scalar = Writer(), request.ret, shape.element
    dot = _dot(writer, shape, "%a1", "%a0")
    twice = writer.let(f"fadd {scalar} {dot}, {dot}")
    part = writer.let(f"fmul {text} {writer.splat(shape, twice)}, %a1")
    return writer.returns(text, writer.let(f"fsub {text} %a0, {part}"))


def expand_refract(request: Request) -> str | None:
    """refract: eta * I - (eta * dot(N, I) + sqrt(k)) * N, and 0 where k is negative.

    k is 1 - eta^2 * (1 - dot(N, I)^2).
    """
    shape = float_shape(request.ret)
    if shape is None or request.args[2] != shape.element:
        return None
    writer, text, scalar = Writer(), request.ret, shape.element
    one = Shape(0, scalar)
    dot = _dot(writer, shape, "%a1", "%a0")
    square = writer.let(f"fmul {scalar} {dot}, {dot}")
    rest = writer.let(f"fsub {scalar} {floating(one, 1.0)}, {square}")
    ratio = writer.let(f"fmul {scalar} %a2, %a2")
    bent = writer.let(f"fmul {scalar} {ratio}, {rest}")
    k = writer.let(f"fsub {scalar} {floating(one, 1.0)}, {bent}")
    reflected = writer.let(f"fcmp olt {scalar} {k}, {floating(one, 0.0)}")
    # NaN for a negative number; the select drops it.
    root = writer.call(scalar, f"llvm.sqrt.{FLOATS[scalar].suffix}", [(scalar, k)])
    along = writer.let(f"fmul {scalar} %a2, {dot}")
    along = writer.let(f"fadd {scalar} {along}, {root}")
    normal = writer.let(f"fmul {text} {writer.splat(shape, along)}, %a1")
    incident = writer.let(f"fmul {text} {writer.splat(shape, '%a2')}, %a0")
    value = writer.let(f"fsub {text} {incident}, {normal}")
    zero = floating(shape, 0.0)
    return writer.returns(text, writer.let(f"select i1 {reflected}, {text} {zero}, {text} {value}"))


def expand_face_forward(request: Request) -> str | None:
    """faceforward: N where dot(Ng, I) is negative, else -N."""
    shape = float_shape(request.ret)
    if shape is None:
        return None
    writer, text = Writer(), request.ret
    dot = _dot(writer, shape, "%a2", "%a1")
    away = writer.let(f"fcmp olt {shape.element} {dot}, {floating(Shape(0, shape.element), 0.0)}")
    minus = writer.let(f"fneg {text} %a0")
    return writer.returns(text, writer.let(f"select i1 {away}, {text} %a0, {text} {minus}"))


def expand_unpack_half(request: Request) -> str | None:
    """unpackhalf2x16: the halves of a word, the low one first."""
    if request.ret != "<2 x float>":
        return None
    writer = Writer()
    halves = writer.let("bitcast i32 %a0 to <2 x half>")
    return writer.returns(request.ret, writer.let(f"fpext <2 x half> {halves} to <2 x float>"))


SPV_FAMILIES: Final[dict[str, Family]] = {
    **dict.fromkeys(_FLOAT_ROWS, _expand_float_row),
    **dict.fromkeys(_INTEGER_ROWS, _expand_integer_row),
    **dict.fromkeys(_INTERLOCKED, expand_interlocked),
    **dict.fromkeys(_QUADS, expand_quad),
    **dict.fromkeys(_QUERIES, expand_query),
    **dict.fromkeys(_REDUCTIONS, expand_reduction),
    **dict.fromkeys(_FUNCTIONS, expand_function),
    **dict.fromkeys(_GEOMETRIC, expand_geometric),
    "llvm.spv.all": expand_any_all,
    "llvm.spv.any": expand_any_all,
    "llvm.spv.dot4add.i8packed": expand_packed_dot,
    "llvm.spv.dot4add.u8packed": expand_packed_dot,
    "llvm.spv.faceforward": expand_face_forward,
    "llvm.spv.fdot": expand_float_dot,
    "llvm.spv.firstbitlow": expand_first_bit,
    "llvm.spv.firstbitshigh": expand_first_bit,
    "llvm.spv.firstbituhigh": expand_first_bit,
    "llvm.spv.frac": expand_frac,
    "llvm.spv.generic.cast.to.ptr.explicit": expand_generic_cast,
    "llvm.spv.reflect": expand_reflect,
    "llvm.spv.refract": expand_refract,
    "llvm.spv.sdot": expand_integer_dot,
    "llvm.spv.sign": expand_sign,
    "llvm.spv.udot": expand_integer_dot,
    "llvm.spv.unpackhalf2x16": expand_unpack_half,
    "llvm.spv.wave.all.equal": expand_all_equal,
    "llvm.spv.wave.readlane": expand_read_lane,
}
