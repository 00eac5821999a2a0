"""Intrinsics of the SPIR-V target: lanes and vectors by HLSL's rules, ids and waves by their own.

The runtime chooses the size of a group; results that depend on it are compared within the kernel,
with OpenCL C's builtin or with an invariant.
"""

from __future__ import annotations

import math
from typing import Any, Final

from tests.e2e.harness.row_intrinsics import lanewise, like, suffix
from tests.e2e.harness.row_memory import G, word
from tests.e2e.harness.row_model import Row, bits_float, rounded, shape_of
from tests.unit.cases.spv_references import (
    FLOAT_LANES,
    INTEGER_LANES,
    float_lane,
    geometry,
    integer_lane,
    packed_dot,
)

FLOAT_TYPES: Final = ("half", "float", "double", "<3 x float>", "<5 x double>")
INTEGER_TYPES: Final = ("i8", "i16", "i32", "i64", "<2 x i64>", "<5 x i16>", "i24", "<3 x i48>")


def call(name: str, ret: str, args: tuple[str, ...]) -> str:
    """The call of an intrinsic on %a, %b, ..."""
    operands = ", ".join(f"{text} %{letter}" for text, letter in zip(args, "abc", strict=False))
    return f"%r = call {ret} @llvm.spv.{name}({operands})"


def lanes_row(name: str, count: int, result: str, text: str) -> Row:
    """A function of each lane."""
    shape, ret = shape_of(text), like(text, result) if result else text

    def scalar(*values: Any) -> Any:
        if shape.is_float:
            lane = float_lane(name, shape.element, *values)
            return None if lane is None else float(lane) if not result else lane
        return integer_lane(name, shape.width, *values)

    args = (text,) * count
    full = f"{name}.{suffix(text)}"
    # LLVM 22 declares only the intrinsics that it knows.
    module = f"declare {ret} @llvm.spv.{full}({text})" if name == "isfinite" else ""
    row = Row(f"{name}-{suffix(text)}", args, (ret,), call(full, ret, args),
              lanewise(scalar, shape))  # fmt: skip
    return row._replace(module=module)


# Functions of OpenCL.std: reference, operands, and the error in units of the last place.
FUNCTIONS: Final[dict[str, tuple[Any, tuple[tuple[float, ...], ...], int]]] = {
    "degrees": (math.degrees, ((0.0, 0.5, -1.0, 3.0, 100.0),), 4),
    "radians": (math.radians, ((0.0, 0.5, -90.0, 180.0, 720.0),), 4),
    "rsqrt": (lambda x: 1 / math.sqrt(x), ((0.25, 0.5, 1.0, 3.0, 100.0),), 4),
    "smoothstep": (
        lambda low, high, x: (lambda t: t * t * (3 - 2 * t))(
            min(max((x - low) / (high - low), 0.0), 1.0)
        ),
        ((0.0, -1.0), (1.0, 3.0), (-2.0, -0.5, 0.0, 0.25, 0.5, 1.0, 2.0, 4.0)),
        16,
    ),
}


def function_row(name: str, text: str) -> Row:
    function, pools, ulps = FUNCTIONS[name]
    shape, args = shape_of(text), (text,) * len(pools)

    def scalar(*values: Any) -> float:
        return rounded(shape.element, function(*values))

    return Row(
        f"{name}-{suffix(text)}", args, (text,), call(f"{name}.{suffix(text)}", text, args),
        lanewise(scalar, shape), pools=dict(enumerate(pools)), ulps=ulps,
    )  # fmt: skip


SOME: Final = (0.0, 0.5, -0.5, 1.0, -2.0)
# Functions over a whole vector: operands (v is the vector, s its element), result, error.
GEOMETRY: Final[dict[str, tuple[str, str, int]]] = {
    "cross": ("vv", "v", 0),
    "distance": ("vv", "s", 8),
    "faceforward": ("vvv", "v", 0),
    "fdot": ("vv", "s", 0),
    "length": ("v", "s", 8),
    "normalize": ("v", "v", 8),
    "reflect": ("vv", "v", 0),
    "refract": ("vvs", "v", 8),
}


def geometry_row(name: str, text: str) -> Row:
    """Exact terms, so that the order of sums does not matter; refract takes a root at the end."""
    kinds, result, ulps = GEOMETRY[name]
    shape = shape_of(text)
    types = {"v": text, "s": shape.element}
    args, ret = tuple(types[kind] for kind in kinds), types[result]

    def reference(*operands: Any) -> Any:
        values = [operand if isinstance(operand, list) else [operand] for operand in operands]
        if name == "normalize" and not any(values[0]):
            return None
        lanes = geometry(name, shape.element, *values)
        # The sign of a zero depends on the order of sums.
        if name == "cross" and 0.0 in lanes:
            return None
        return lanes if shape_of(ret).lanes else lanes[0]

    overloads = suffix(text) + (f".{suffix(shape.element)}" if name == "refract" else "")
    pools: dict[int, Any] = dict.fromkeys(range(len(kinds)), SOME)
    if name == "refract":
        pools = {0: SOME, 1: (0.0, 1.0), 2: (0.5, 1.0, 2.0)}
    return Row(
        f"{name}-{suffix(text)}", args, (ret,), call(f"{name}.{overloads}", ret, args), reference,
        pools=pools, ulps=ulps,
    )  # fmt: skip


def votes_row(name: str, text: str) -> Row:
    join = all if name == "all" else any
    return Row(
        f"{name}-{suffix(text)}", (text,), ("i1",), call(f"{name}.{suffix(text)}", "i1", (text,)),
        lambda a: int(join(value != 0 for value in (a if isinstance(a, list) else [a]))),
        pools={0: (0, 0, 1)} if shape_of(text).width < 2 else {},
    )  # fmt: skip


def dot_row(name: str, text: str) -> Row:
    ret = shape_of(text).element
    return Row(
        f"{name}-{suffix(text)}", (text, text), (ret,), call(f"{name}.{suffix(text)}", ret,
        (text, text)), lambda a, b: sum(x * y for x, y in zip(a, b, strict=True)),
    )  # fmt: skip


def packed_row(letter: str) -> Row:
    words, name = ("i32",) * 3, f"dot4add.{letter}8packed"
    return Row(
        name, words, ("i32",), call(name, "i32", words),
        lambda *operands: packed_dot(letter == "i", *operands),
    )  # fmt: skip


def unpack_row() -> Row:
    def reference(a: int) -> list[float]:
        return [bits_float("half", a & 0xFFFF), bits_float("half", a >> 16)]

    return Row("unpackhalf2x16", ("i32",), ("<2 x float>",),
               call("unpackhalf2x16.v2f32", "<2 x float>", ("i32",)), reference)  # fmt: skip


def true_row(name: str, body: str, module: str = "", pools: Any = None) -> Row:
    """A body that computes the boolean %r, which holds in every work item."""
    return Row(name, ("i32",), ("i1",), body, lambda a: 1, module, pools=pools or {})


QUERIES: Final = {
    "global.offset": "get_global_offset",
    "global.size": "get_global_size",
    "group.id": "get_group_id",
    "num.workgroups": "get_num_groups",
    "thread.id": "get_global_id",
    "thread.id.in.group": "get_local_id",
    "workgroup.size": "get_local_size",
}
WORDS: Final = {
    "num.subgroups": "get_num_sub_groups",
    "subgroup.id": "get_sub_group_id",
    "subgroup.local.invocation.id": "get_sub_group_local_id",
    "subgroup.max.size": "get_max_sub_group_size",
    "subgroup.size": "get_sub_group_size",
    "wave.get.lane.count": "get_max_sub_group_size",
}


def query_row(name: str, ret: str) -> Row:
    """An id or size for each dimension, chosen at run time."""
    mangled = f"_Z{len(QUERIES[name])}{QUERIES[name]}j"
    body = f"""
%x = call {ret} @llvm.spv.{name}.{ret}(i32 %a)
%y = call spir_func i64 @{mangled}(i32 %a)
%z = trunc i64 %y to i32
%w = {"add i32 %x, 0" if ret == "i32" else "trunc i64 %x to i32"}
%r = icmp eq i32 %w, %z
"""
    module = "" if name == "thread.id" else f"declare spir_func i64 @{mangled}(i32)"
    return true_row(f"{name}-{ret}", body, module, {0: (0, 1, 2)})


def word_row(name: str) -> Row:
    mangled = f"_Z{len(WORDS[name])}{WORDS[name]}v"
    body = f"""
%x = call i32 @llvm.spv.{name}()
%y = call spir_func i32 @{mangled}()
%r = icmp eq i32 %x, %y
"""
    return true_row(name, body, f"declare spir_func i32 @{mangled}()")


# The runtime has the linear id only for OpenCL 2.0 and later.
VERSION: Final = "!opencl.ocl.version = !{!0}\n!0 = !{i32 3, i32 0}"


def flattened_row() -> Row:
    body = """
%x = call i32 @llvm.spv.flattened.thread.id.in.group()
%y = call spir_func i64 @_Z12get_local_idj(i32 0)
%z = trunc i64 %y to i32
%r = icmp eq i32 %x, %z
"""
    module = f"declare spir_func i64 @_Z12get_local_idj(i32)\n\n{VERSION}"
    return true_row("flattened", body, module)


def reduce_row(name: str, text: str, builtin: str, lane: int = 0) -> Row:
    """The reduction of OpenCL C over the sub-group gives the same for a lane, on exact terms."""
    shape = shape_of(text)
    element = shape.element
    own, letter = builtin.split(":")
    mangled = f"_Z{len(own)}{own}{letter}"
    lines = [f"%x = call {text} @llvm.spv.wave.reduce.{name}.{suffix(text)}({text} %a)"]
    mine, theirs = "%a", "%x"
    if shape.lanes:
        mine, theirs = "%a.lane", "%x.lane"
        for value in ("%a", "%x"):
            lines.append(f"{value}.lane = extractelement {text} {value}, i32 {lane}")
    lines += [
        f"%y = call spir_func {element} @{mangled}({element} {mine})",
        f"%r = {'fsub' if shape.is_float else 'sub'} {element} {theirs}, %y",
    ]
    module = f"declare spir_func {element} @{mangled}({element})"
    zero = 0.0 if shape.is_float else 0
    return Row(
        f"reduce.{name}-{suffix(text)}-{lane}", (text,), (element,), "\n".join(lines),
        lambda a: zero, module, {0: SOME} if shape.is_float else {},
    )  # fmt: skip


LANE: Final = "%lane = call i32 @llvm.spv.subgroup.local.invocation.id()"
SIZE: Final = "%size = call i32 @llvm.spv.subgroup.size()"
# Invariants of each wave: bodies that compute the boolean %r.
WAVES: Final = {
    "readlane-own": f"""
{LANE}
%x = call i32 @llvm.spv.wave.readlane.i32(i32 %a, i32 %lane)
%r = icmp eq i32 %x, %a
""",
    "readlane-next": f"""
{LANE}
{SIZE}
%next = add i32 %lane, 1
%to = urem i32 %next, %size
%mine = mul i32 %lane, 3
%x = call i32 @llvm.spv.wave.readlane.i32(i32 %mine, i32 %to)
%want = mul i32 %to, 3
%r = icmp eq i32 %x, %want
""",
    "readlane-vector": f"""
{LANE}
%f = uitofp i32 %lane to float
%v = insertelement <5 x float> zeroinitializer, float %f, i32 4
%x = call <5 x float> @llvm.spv.wave.readlane.v5f32(<5 x float> %v, i32 0)
%y = extractelement <5 x float> %x, i32 4
%r = fcmp oeq float %y, 0.0
""",
    "is.first.lane": f"""
{LANE}
%x = call i1 @llvm.spv.wave.is.first.lane()
%y = icmp eq i32 %lane, 0
%r = icmp eq i1 %x, %y
""",
    "ballot": f"""
{LANE}
%odd = trunc i32 %a to i1
%x = call <4 x i32> @llvm.spv.wave.ballot(i1 %odd)
%w = lshr i32 %lane, 5
%b = and i32 %lane, 31
%y = extractelement <4 x i32> %x, i32 %w
%z = lshr i32 %y, %b
%bit = trunc i32 %z to i1
%r = icmp eq i1 %bit, %odd
""",
    "countbits": f"""
{LANE}
{SIZE}
%is = icmp ult i32 %lane, 3
%x = call i32 @llvm.spv.wave.active.countbits(i1 %is)
%want = call i32 @llvm.umin.i32(i32 %size, i32 3)
%r = icmp eq i32 %x, %want
""",
    "any": f"""
{LANE}
%one = icmp eq i32 %lane, 0
%x = call i1 @llvm.spv.wave.any(i1 %one)
%y = call i1 @llvm.spv.wave.any(i1 false)
%z = xor i1 %y, true
%r = and i1 %x, %z
""",
    "all": f"""
{LANE}
%one = icmp ne i32 %lane, 0
%x = call i1 @llvm.spv.wave.all(i1 %one)
%y = call i1 @llvm.spv.wave.all(i1 true)
%z = xor i1 %x, true
%r = and i1 %y, %z
""",
}


def barrier_row() -> Row:
    """After the barrier a work item reads the value that its neighbour wrote before it."""
    body = """
%me = call i32 @llvm.spv.flattened.thread.id.in.group()
%size = call i32 @llvm.spv.workgroup.size.i32(i32 0)
%mine = getelementptr i32, ptr addrspace(3) @words, i32 %me
%value = mul i32 %me, 3
store i32 %value, ptr addrspace(3) %mine
call void @llvm.spv.group.memory.barrier.with.group.sync()
%after = add i32 %me, 1
%next = urem i32 %after, %size
%other = getelementptr i32, ptr addrspace(3) @words, i32 %next
%x = load i32, ptr addrspace(3) %other
%want = mul i32 %next, 3
%r = icmp eq i32 %x, %want
"""
    module = f"@words = internal addrspace(3) global [256 x i32] undef\n\n{VERSION}"
    return true_row("barrier", body, module)


def cast_row() -> Row:
    body = f"""
%g = addrspacecast {G} %mem to ptr addrspace(4)
%p = call {G} @llvm.spv.generic.cast.to.ptr.explicit.p1(ptr addrspace(4) %g)
%r = load i32, {G} %p
"""
    return Row("generic.cast", ("i32",), ("i32",), body, lambda memory, a: word(memory, 0, 4),
               memory=4)  # fmt: skip


def all_lanes(table: dict[str, tuple[int, str]], types: tuple[str, ...]) -> list[Row]:
    return [lanes_row(name, *row, text) for name, row in table.items() for text in types]


REDUCTIONS: Final[tuple[tuple[Any, ...], ...]] = (
    ("sum", "i32", "add:i"),
    ("sum", "i64", "add:l"),
    ("sum", "float", "add:f"),
    ("sum", "<2 x double>", "add:d", 1),
    ("max", "i32", "max:i"),
    ("max", "float", "max:f"),
    ("min", "<5 x i32>", "min:i", 4),
    ("umax", "i32", "max:j"),
    ("umin", "<3 x i32>", "min:j", 0),
    ("umin", "double", "min:d"),
)

GROUPS: Final[dict[str, list[Row]]] = {
    "spv-floats": all_lanes(FLOAT_LANES, FLOAT_TYPES),
    "spv-integers": [
        *all_lanes(INTEGER_LANES, INTEGER_TYPES),
        *(dot_row(name, text) for name in ("sdot", "udot") for text in ("<3 x i16>", "<5 x i32>")),
        *(packed_row(letter) for letter in "iu"),
        unpack_row(),
    ],
    "spv-functions": [
        function_row(name, text)
        for name in FUNCTIONS
        for text in ("float", "double", "<3 x float>", "<5 x float>")
    ],
    "spv-vectors": [
        *(geometry_row(name, text)
          for name in GEOMETRY for text in ("<3 x float>", "<3 x double>")),
        *(votes_row(name, text) for name in ("all", "any")
          for text in ("i1", "<3 x i1>", "<5 x i1>", "<2 x i64>", "<4 x float>")),
    ],
    "spv-groups": [
        *(query_row(name, ret) for name in QUERIES for ret in ("i32", "i64")),
        *(word_row(name) for name in WORDS),
        flattened_row(),
        barrier_row(),
        cast_row(),
    ],
    "spv-waves": [
        *(true_row(name, body) for name, body in WAVES.items()),
        *(reduce_row(name, text, f"sub_group_reduce_{builtin}", *lane)
          for name, text, builtin, *lane in REDUCTIONS),
    ],
}  # fmt: skip
