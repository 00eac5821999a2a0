"""Expansions of the SPIR-V target's own intrinsics compute what HLSL says of their functions.

LLVM's JIT runs what needs no group of work items; the builtins called then are defined here. The
others are compared as text.
"""

import math
import re
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
import pytest

import spvbackend
from spvbackend.builtins.intrinsics import DIRECT, base_name
from spvbackend.builtins.lookup import lookup
from spvbackend.prepare.templates.spv import SPV_FAMILIES, SPV_ROWS
from spvbackend.prepare.templates.text import FLOATS, Shape, integer_width, shape_text, suffix
from spvbackend.validate import find_spirv_val
from tests.unit.cases.spv_references import (
    FLOAT_LANES,
    INTEGER_LANES,
    float_lane,
    geometry,
    integer_lane,
    packed_dot,
)
from tests.unit.cases.template_jit import (
    Call,
    Engine,
    canonical_nans,
    driver_text,
    rendered,
    shape_of,
)
from tests.unit.cases.templates import (
    FLOATS_WIDE,
    HALVES,
    Case,
    assert_same,
    bits_float,
    check_against,
    drivers,
    float_bits,
    like,
    make_rows,
    unique_declares,
    without_comments,
)

FLOAT_TYPES: Final = HALVES + FLOATS_WIDE
VECTORS: Final = tuple(text for text in FLOAT_TYPES if shape_of(text).lanes > 1)
INTEGER_TYPES: Final = (
    "i8", "i16", "i32", "i64", "<2 x i32>", "<3 x i16>", "<5 x i8>", "<2 x i64>",
)  # fmt: skip
NUMBERS: Final = {"half": np.float16, "float": np.float32, "double": np.float64}
SPV: Final = "llvm.spv."

# The lanes of each operand, and those of the result; None where undefined.
Lanes = list[int]
Whole = Callable[..., Sequence[int | None]]


def lane_cases(name: str, count: int, result: str, types: Sequence[str]) -> list[Case]:
    """An intrinsic on lanes of each type; without an element the result has the operands' type."""
    return [
        Case(SPV + name, like(text, result) if result else text, (text,) * count) for text in types
    ]


def float_reference(case: Case) -> Callable[..., int | None]:
    name, element = case.intrinsic.removeprefix(SPV), shape_of(case.args[0]).element
    result = shape_of(case.ret).element

    def reference(*operands: int) -> int | None:
        found = float_lane(name, element, *(bits_float(element, bits) for bits in operands))
        return float_bits(result, found) if result in FLOATS and found is not None else found

    return reference


@pytest.mark.parametrize("name", sorted(FLOAT_LANES))
def test_float_lanes(name: str) -> None:
    check_against(lane_cases(name, *FLOAT_LANES[name], FLOAT_TYPES), float_reference)


def test_nan_is_clamped_to_the_lower_bound() -> None:
    case = Case(f"{SPV}nclamp", "float", ("float",) * 3)
    text, call, _ = drivers(case, 0)
    row = [float_bits("float", value) for value in (math.nan, -2.0, 3.0)]
    got = Engine(text).run("run.ours0", call, [row])
    assert_same(case, [row], got, np.array([[row[1]]], dtype=np.uint64))


def integer_reference(case: Case) -> Callable[..., int]:
    name, width = case.intrinsic.removeprefix(SPV), integer_width(shape_of(case.args[0]).element)
    return lambda *operands: integer_lane(name, width, *operands)


@pytest.mark.parametrize("name", sorted(INTEGER_LANES))
def test_integer_lanes(name: str) -> None:
    check_against(lane_cases(name, *INTEGER_LANES[name], INTEGER_TYPES), integer_reference)


def definition(ret: str, name: str, args: str) -> str:
    """A builtin that expansions call: dot, Any or All."""
    types = args.split(", ")
    params = ", ".join(f"{text} %p{at}" for at, text in enumerate(types))
    head = f"define internal {ret} @{name}({params}) {{\n"
    shape = shape_of(types[0])
    opcode, lines, value = "fadd", [f"  %m = fmul {types[0]} %p0, %p1"], "%m"
    if shape.element == "i1":
        opcode, lines, value = ("and" if "All" in name else "or"), [], "%p0"
    for lane in range(shape.lanes):
        lines.append(f"  %e{lane} = extractelement {types[0]} {value}, i32 {lane}")
        before = "%e0" if lane == 1 else f"%t{lane - 1}"
        if lane:
            lines.append(f"  %t{lane} = {opcode} {ret} {before}, %e{lane}")
    lines.append(f"  ret {ret} %t{shape.lanes - 1}")
    return head + "\n".join(lines) + "\n}\n"


def with_definitions(text: str) -> str:
    """The module with a definition for each builtin that it declares."""
    found = re.findall(r"^declare (.+) @(_Z\w+)\((.*)\)$", text, re.MULTILINE)
    text = re.sub(r"^declare .+ @_Z\w+\(.*\)\n", "", text, flags=re.MULTILINE)
    return text + "".join(definition(*parts) for parts in dict.fromkeys(found))


def assert_canonical(engine: Engine, text: str, name: str) -> None:
    """LLVM prints the function as it was written, and what it calls is known."""
    ours = text[: text.index("\n}\n") + 3]
    for callee in re.findall(r"call .*? @([\w.]+)\(", ours):
        assert base_name(callee) in DIRECT or lookup(callee), callee
    printed = [re.sub(r"\s+\{$", " {", line) for line in without_comments(engine.printed[name])]
    assert printed == without_comments(ours)


def check_whole(cases: Sequence[Case], reference: Callable[[Case], Whole]) -> None:
    """Every case gives what a function of whole vectors gives."""
    parts, calls = [], []
    for number, case in enumerate(cases):
        text, ours, _ = drivers(case, number)
        parts.append(text)
        calls.append((case, text, ours))
    engine = Engine(with_definitions(unique_declares("".join(parts))))
    for number, (case, text, ours) in enumerate(calls):
        assert_canonical(engine, text, ours.callee)
        rows = make_rows(case, number)
        wanted = [whole_row(case, row, reference(case)) for row in rows]
        slots = canonical_nans(np.array(wanted, dtype=np.uint64), ours)
        assert_same(case, rows, canonical_nans(engine.run(f"run.ours{number}", ours, rows), ours),
                    slots)  # fmt: skip


def whole_row(case: Case, row: list[int], function: Whole) -> list[int]:
    operands, at = [], 0
    for text in case.args:
        count = max(1, shape_of(text).lanes)
        operands.append(row[at : at + count])
        at += count
    element = shape_of(case.ret).element
    width = FLOATS[element].width if element in FLOATS else integer_width(element)
    return [(value or 0) & ((1 << width) - 1) for value in function(*operands)]


def vote_reference(case: Case) -> Whole:
    element = shape_of(case.args[0]).element
    join = all if case.intrinsic.endswith("all") else any

    def reference(lanes: Lanes) -> list[int]:
        is_float = element in FLOATS
        values = [bits_float(element, bits) if is_float else bits for bits in lanes]
        return [int(join(value != 0 for value in values))]

    return reference


@pytest.mark.parametrize("name", ("all", "any"))
def test_votes_of_lanes(name: str) -> None:
    types = (*FLOAT_TYPES, *INTEGER_TYPES, "i1", "<1 x i1>", "<3 x i1>", "<7 x i1>", "i24")
    check_whole([Case(SPV + name, "i1", (text,)) for text in types], vote_reference)


def integer_dot_reference(case: Case) -> Whole:
    return lambda left, right: [sum(x * y for x, y in zip(left, right, strict=True))]


@pytest.mark.parametrize("name", ("sdot", "udot"))
def test_integer_dot_wraps(name: str) -> None:
    types = ("<2 x i8>", "<4 x i16>", "<3 x i32>", "<5 x i64>", "<1 x i32>")
    cases = [Case(SPV + name, shape_of(text).element, (text, text)) for text in types]
    check_whole(cases, integer_dot_reference)


def packed_reference(case: Case) -> Whole:
    is_signed = case.intrinsic.endswith("i8packed")
    return lambda *words: [packed_dot(is_signed, *(lanes[0] for lanes in words))]


@pytest.mark.parametrize("name", ("dot4add.i8packed", "dot4add.u8packed"))
def test_packed_dot(name: str) -> None:
    check_whole([Case(SPV + name, "i32", ("i32",) * 3)], packed_reference)


def geometric_reference(case: Case) -> Whole:
    name, element = case.intrinsic.removeprefix(SPV), shape_of(case.args[0]).element

    def reference(*operands: Lanes) -> list[int]:
        values = [[bits_float(element, bits) for bits in lanes] for lanes in operands]
        return [float_bits(element, value) for value in geometry(name, element, *values)]

    return reference


def geometric_case(name: str, text: str) -> Case:
    element = shape_of(text).element
    args = {"faceforward": (text,) * 3, "refract": (text, text, element)}.get(name, (text, text))
    return Case(SPV + name, element if name == "fdot" else text, args)


@pytest.mark.parametrize("name", ("faceforward", "fdot", "reflect", "refract"))
def test_geometry(name: str) -> None:
    types = VECTORS if name == "fdot" else FLOAT_TYPES
    check_whole([geometric_case(name, text) for text in types], geometric_reference)


def test_unpacked_halves() -> None:
    case = Case(f"{SPV}unpackhalf2x16", "<2 x float>", ("i32",))
    check_whole(
        [case],
        lambda _: (
            lambda word: [
                float_bits("float", bits_float("half", word[0] >> at & 0xFFFF)) for at in (0, 16)
            ]
        ),
    )


QUERIES: Final = {
    "flattened.thread.id.in.group": "LocalInvocationIndex",
    "global.offset": "GlobalOffset",
    "global.size": "GlobalSize",
    "group.id": "WorkgroupId",
    "num.workgroups": "NumWorkgroups",
    "thread.id": "GlobalInvocationId",
    "thread.id.in.group": "LocalInvocationId",
    "workgroup.size": "WorkgroupSize",
}


@pytest.mark.parametrize("ret", ("i16", "i32", "i64"))
@pytest.mark.parametrize("width", (32, 64))
@pytest.mark.parametrize("name", sorted(QUERIES))
def test_query_has_the_width_of_an_address(name: str, width: int, ret: str) -> None:
    """The variable is read in its own width; the result is the number in any width."""
    args = () if name.startswith("flattened") else ("i32",)
    text = rendered(SPV + name, ret, args, name="ours", pointer_width=width)
    assert text is not None
    callee = f"__spirv_BuiltIn{QUERIES[name]}"
    number = -2 if args else 70000
    found = f"declare i{width} @{callee}({', '.join(args)})\n"
    assert found in text
    body = (
        f"  %x = {'sext i32 %p0 to i64' if width == 64 else 'add i32 %p0, 0'}\n"
        f"  %r = sub i{width} {number}, %x\n"
        if args
        else f"  %r = add i{width} {number}, 0\n"
    )
    params = "i32 %p0" if args else ""
    made = f"define internal i{width} @{callee}({params}) {{\n{body}  ret i{width} %r\n}}\n"
    call = Call("ours", ret, args, {})
    engine = Engine(text.replace(found, made) + driver_text("run", call))
    rows = [[at] for at in range(4)] if args else [[]]
    wanted = [
        [(number - sum(row)) % (1 << width) % (1 << integer_width(ret))] for row in rows
    ]  # fmt: skip
    got = engine.run("run", call, rows)
    assert_same(Case(name, ret, args), rows, got, np.array(wanted, dtype=np.uint64))


def body_of(name: str, ret: str, args: Sequence[str]) -> list[str]:
    text = rendered(SPV + name, ret, args)
    assert text is not None
    return without_comments(text[: text.index("\n}\n")])[1:]


GROUP: Final = "__spirv_GroupNonUniform"


@pytest.mark.parametrize(("name", "ret", "args", "call"), [
    ("num.subgroups", "i32", (), "i32 @__spirv_BuiltInNumSubgroups()"),
    ("subgroup.id", "i32", (), "i32 @__spirv_BuiltInSubgroupId()"),
    ("subgroup.local.invocation.id", "i32", (),
     "i32 @__spirv_BuiltInSubgroupLocalInvocationId()"),
    ("subgroup.max.size", "i32", (), "i32 @__spirv_BuiltInSubgroupMaxSize()"),
    ("subgroup.size", "i32", (), "i32 @__spirv_BuiltInSubgroupSize()"),
    ("wave.get.lane.count", "i32", (), "i32 @__spirv_BuiltInSubgroupMaxSize()"),
    ("wave.is.first.lane", "i1", (), f"i1 @_Z28{GROUP}Electi(i32 3)"),
    ("wave.all", "i1", ("i1",), f"i1 @_Z26{GROUP}Allib(i32 3, i1 %a0)"),
    ("wave.any", "i1", ("i1",), f"i1 @_Z26{GROUP}Anyib(i32 3, i1 %a0)"),
    ("wave.ballot", "<4 x i32>", ("i1",), f"<4 x i32> @_Z29{GROUP}Ballotib(i32 3, i1 %a0)"),
    ("wave.prefix.sum", "i32", ("i32",), f"i32 @_Z27{GROUP}IAddiii(i32 3, i32 2, i32 %a0)"),
    ("wave.prefix.product", "half", ("half",),
     f"half @_Z27{GROUP}FMuliiDh(i32 3, i32 2, half %a0)"),
    ("wave.product", "i64", ("i64",), f"i64 @_Z27{GROUP}IMuliil(i32 3, i32 0, i64 %a0)"),
    ("wave.reduce.and", "i16", ("i16",),
     f"i16 @_Z33{GROUP}BitwiseAndiis(i32 3, i32 0, i16 %a0)"),
    ("wave.reduce.or", "i32", ("i32",),
     f"i32 @_Z32{GROUP}BitwiseOriii(i32 3, i32 0, i32 %a0)"),
    ("wave.reduce.xor", "i8", ("i8",), f"i8 @_Z33{GROUP}BitwiseXoriic(i32 3, i32 0, i8 %a0)"),
    ("wave.all.equal", "i1", ("float",), f"i1 @_Z31{GROUP}AllEqualif(i32 3, float %a0)"),
    ("quad.read.across.x", "i32", ("i32",),
     f"i32 @_Z31{GROUP}QuadSwapiii(i32 3, i32 %a0, i32 0)"),
    ("quad.read.across.y", "double", ("double",),
     f"double @_Z31{GROUP}QuadSwapidi(i32 3, double %a0, i32 1)"),
    ("quad.read.across.diagonal", "i1", ("i1",),
     f"i1 @_Z31{GROUP}QuadSwapibi(i32 3, i1 %a0, i32 2)"),
    ("subgroup.ballot", "<4 x i32>", ("i1",), f"<4 x i32> @_Z29{GROUP}Ballotib(i32 3, i1 %a0)"),
    ("wave.readlane", "i1", ("i1", "i32"),
     f"i1 @_Z30{GROUP}Shuffleibj(i32 3, i1 %a0, i32 %a1)"),
    ("wave.reduce.sum", "i64", ("i64",), f"i64 @_Z27{GROUP}IAddiil(i32 3, i32 0, i64 %a0)"),
    ("wave.reduce.sum", "double", ("double",),
     f"double @_Z27{GROUP}FAddiid(i32 3, i32 0, double %a0)"),
    ("wave.reduce.max", "i8", ("i8",), f"i8 @_Z27{GROUP}SMaxiic(i32 3, i32 0, i8 %a0)"),
    ("wave.reduce.min", "i16", ("i16",), f"i16 @_Z27{GROUP}SMiniis(i32 3, i32 0, i16 %a0)"),
    ("wave.reduce.umin", "i32", ("i32",), f"i32 @_Z27{GROUP}UMiniii(i32 3, i32 0, i32 %a0)"),
    ("wave.reduce.umax", "i32", ("i32",), f"i32 @_Z27{GROUP}UMaxiii(i32 3, i32 0, i32 %a0)"),
    ("wave.reduce.umin", "float", ("float",),
     f"float @_Z27{GROUP}FMiniif(i32 3, i32 0, float %a0)"),
    ("wave.reduce.max", "half", ("half",), f"half @_Z27{GROUP}FMaxiiDh(i32 3, i32 0, half %a0)"),
    ("generic.cast.to.ptr.explicit", "ptr", ("ptr addrspace(4)",),
     "ptr @_Z42__spirv_GenericCastToPtrExplicit_ToPrivatePU3AS4vi(ptr addrspace(4) %a0, i32 7)"),
    ("generic.cast.to.ptr.explicit", "ptr addrspace(1)", ("ptr addrspace(4)",),
     "ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPU3AS4vi("
     "ptr addrspace(4) %a0, i32 5)"),
    ("generic.cast.to.ptr.explicit", "ptr addrspace(3)", ("ptr addrspace(4)",),
     "ptr addrspace(3) @_Z40__spirv_GenericCastToPtrExplicit_ToLocalPU3AS4vi("
     "ptr addrspace(4) %a0, i32 4)"),
    ("degrees", "<2 x double>", ("<2 x double>",),
     "<2 x double> @_Z7degreesDv2_d(<2 x double> %a0)"),
    ("radians", "float", ("float",), "float @_Z7radiansf(float %a0)"),
    ("rsqrt", "half", ("half",), "half @_Z5rsqrtDh(half %a0)"),
    ("smoothstep", "<3 x float>", ("<3 x float>",) * 3,
     "<3 x float> @_Z10smoothstepDv3_fS_S_(<3 x float> %a0, <3 x float> %a1, <3 x float> %a2)"),
    ("smoothstep", "double", ("double",) * 3,
     "double @_Z10smoothstepddd(double %a0, double %a1, double %a2)"),
    ("length", "float", ("<3 x float>",), "float @_Z6lengthDv3_f(<3 x float> %a0)"),
    ("distance", "half", ("<2 x half>",) * 2,
     "half @_Z8distanceDv2_DhS_(<2 x half> %a0, <2 x half> %a1)"),
    ("normalize", "float", ("float",), "float @_Z9normalizef(float %a0)"),
    ("cross", "<3 x double>", ("<3 x double>",) * 2,
     "<3 x double> @_Z5crossDv3_dS_(<3 x double> %a0, <3 x double> %a1)"),
])  # fmt: skip
def test_one_call(name: str, ret: str, args: tuple[str, ...], call: str) -> None:
    """One instruction does it all; its builtin is known by the very name."""
    assert [line.partition(" = call ")[2] for line in body_of(name, ret, args)[:-1]] == [call]
    callee = call.partition("@")[2].partition("(")[0]
    assert lookup(callee) is not None


def test_barrier_orders_local_and_global_memory() -> None:
    lines = body_of("group.memory.barrier.with.group.sync", "void", ())
    assert lines == ["  call void @__spirv_ControlBarrier(i32 2, i32 2, i32 784)", "  ret void"]


def test_count_of_lanes_is_that_of_the_ballot() -> None:
    ballot, count, _ = body_of("wave.active.countbits", "i32", ("i1",))
    value = ballot.split(" = ")[0].strip()
    assert ballot.endswith(f"call <4 x i32> @_Z29{GROUP}Ballotib(i32 3, i1 %a0)")
    assert count.endswith(
        f"call i32 @_Z37{GROUP}BallotBitCountiiDv4_j(i32 3, i32 0, <4 x i32> {value})"
    )


@pytest.mark.parametrize(("name", "args", "callee"), [
    ("wave.reduce.sum", ("<4 x i32>",), f"_Z27{GROUP}IAddiii"),
    ("wave.reduce.umin", ("<5 x half>",), f"_Z27{GROUP}FMiniiDh"),
    ("wave.readlane", ("<3 x float>", "i32"), f"_Z30{GROUP}Shuffleifj"),
    ("rsqrt", ("<5 x float>",), "_Z5rsqrtf"),
    ("smoothstep", ("<7 x float>",) * 3, "_Z10smoothstepfff"),
])  # fmt: skip
def test_vector_is_taken_lane_by_lane(name: str, args: tuple[str, ...], callee: str) -> None:
    """Each lane of every operand that is a vector goes into its lane of the result."""
    lines = body_of(name, args[0], args)
    lanes, text = shape_of(args[0]).lanes, "\n".join(lines)
    assert len(re.findall(rf"@{callee}\(", text)) == lanes
    taken = re.findall(r"extractelement .* %a(\d), i32 (\d)", text)
    vectors = sum(arg.startswith("<") for arg in args)
    assert taken == [(str(at), str(lane)) for lane in range(lanes) for at in range(vectors)]
    assert re.findall(r"insertelement .*, i32 (\d)", text) == [str(lane) for lane in range(lanes)]


@pytest.mark.parametrize(("name", "ret", "args"), [
    ("wave.reduce.sum", "i1", ("i1",)),
    ("wave.reduce.sum", "i24", ("i24",)),
    ("wave.reduce.max", "bfloat", ("bfloat",)),
    ("wave.reduce.max", "[2 x i32]", ("[2 x i32]",)),
    ("wave.reduce.xor", "float", ("float",)),
    ("wave.all.equal", "i1", ("ptr",)),
    ("quad.read.across.x", "ptr", ("ptr",)),
    ("interlocked.add", "<2 x i32>", ("ptr addrspace(1)", "<2 x i32>")),
    ("wave.readlane", "ptr", ("ptr", "i32")),
    ("wave.readlane", "i128", ("i128", "i32")),
    ("generic.cast.to.ptr.explicit", "ptr addrspace(2)", ("ptr addrspace(4)",)),
    ("generic.cast.to.ptr.explicit", "<2 x ptr>", ("<2 x ptr addrspace(4)>",)),
    ("any", "i1", ("ptr",)),
    ("all", "i1", ("i128",)),
    ("sign", "i32", ("ptr",)),
    ("sclamp", "float", ("float",) * 3),
    ("nclamp", "i32", ("i32",) * 3),
    ("firstbitlow", "i32", ("i128",)),
    ("frac", "fp128", ("fp128",)),
    ("rsqrt", "bfloat", ("bfloat",)),
    ("length", "float", ("<5 x float>",)),
    ("normalize", "<8 x float>", ("<8 x float>",)),
    ("cross", "<2 x float>", ("<2 x float>",) * 2),
    ("fdot", "fp128", ("<2 x fp128>",) * 2),
    ("sdot", "i128", ("<2 x i128>",) * 2),
    ("reflect", "fp128", ("fp128",) * 2),
    ("faceforward", "fp128", ("fp128",) * 3),
    ("refract", "<3 x float>", ("<3 x float>", "<3 x float>", "<3 x float>")),
    ("unpackhalf2x16", "float", ("i32",)),
])  # fmt: skip
def test_other_types_have_no_expansion(name: str, ret: str, args: tuple[str, ...]) -> None:
    assert rendered(SPV + name, ret, args) is None


# How LLVM declares each intrinsic: overloads, result, operands.
DECLARED: Final = (
    *(("".join((name, ".", ret)), ret, ("i32",)) for name in sorted(QUERIES)
      if not name.startswith("flattened") for ret in ("i32", "i64")),
    *((name, "i32", ()) for name in (
        "flattened.thread.id.in.group", "num.subgroups", "subgroup.id",
        "subgroup.local.invocation.id", "subgroup.max.size", "subgroup.size",
        "wave.get.lane.count")),
    *((f"wave.reduce.{name}.{suffix(text)}", text, (text,))
      for name in ("max", "min", "sum", "umax", "umin") for text in ("i32", "<3 x float>")),
    *((f"wave.{name}.{suffix(text)}", text, (text,))
      for name in ("prefix.product", "prefix.sum", "product") for text in ("i64", "<2 x half>")),
    *((f"wave.reduce.{name}.{suffix(text)}", text, (text,)) for name in ("and", "or", "xor")
      for text in ("i16", "<2 x i64>")),
    *((f"wave.all.equal.{suffix(text)}", like(text, "i1"), (text,))
      for text in ("float", "<3 x i32>")),
    *((f"quad.read.across.{way}.{suffix(text)}", text, (text,)) for way in ("diagonal", "x", "y")
      for text in ("i32", "<4 x double>")),
    *((f"interlocked.{name}.i32.p1", "i32", ("ptr addrspace(1)", "i32")) for name in ("add", "or")),
    *((f"{memory}.memory.barrier{group}", "void", ()) for memory in ("device", "group")
      for group in ("", ".with.group.sync")),
    ("packhalf2x16.i32.v2f32", "i32", ("<2 x float>",)),
    ("subgroup.ballot", "<4 x i32>", ("i1",)),
    ("subgroup.prefix.bit.count", "i32", ("i1",)),
    *((f"wave.readlane.{suffix(text)}", text, (text, "i32")) for text in ("i1", "<5 x half>")),
    ("wave.active.countbits", "i32", ("i1",)),
    ("wave.all", "i1", ("i1",)),
    ("wave.any", "i1", ("i1",)),
    ("wave.ballot", "<4 x i32>", ("i1",)),
    ("wave.is.first.lane", "i1", ()),
    *((f"generic.cast.to.ptr.explicit.p{space}", text, ("ptr addrspace(4)",))
      for space, text in ((0, "ptr"), (1, "ptr addrspace(1)"), (3, "ptr addrspace(3)"))),
    *((f"{name}.{suffix(text)}", "i1", (text,)) for name in ("all", "any")
      for text in ("i1", "<3 x i1>", "<2 x i64>", "<5 x float>")),
    *((f"{name}.{suffix(text)}", text, (text,) * count)
      for name, count in (("degrees", 1), ("frac", 1), ("lerp", 3), ("nclamp", 3),
                          ("normalize", 1), ("radians", 1), ("reflect", 2), ("rsqrt", 1),
                          ("saturate", 1), ("smoothstep", 3), ("step", 2), ("faceforward", 3))
      for text in ("float", "<3 x half>", "<4 x double>")),
    *((f"{name}.{suffix(text)}", shape_text(Shape(shape_of(text).lanes, "i1")), (text,))
      for name in ("isfinite", "isinf", "isnan", "isnormal") for text in ("half", "<5 x float>")),
    *((f"{name}.v4f32", "float", ("<4 x float>",) * count)
      for name, count in (("distance", 2), ("fdot", 2), ("length", 1))),
    ("cross.v3f32", "<3 x float>", ("<3 x float>",) * 2),
    ("refract.v3f32.f32", "<3 x float>", ("<3 x float>", "<3 x float>", "float")),
    *((f"{name}.{suffix(text)}", like(text, "i32"), (text,))
      for name in ("firstbitlow", "firstbitshigh", "firstbituhigh", "sign")
      for text in ("i16", "i24", "<5 x i64>")),
    ("sign.v2f32", "<2 x i32>", ("<2 x float>",)),
    *((f"{name}.{suffix(text)}", text, (text,) * 3) for name in ("sclamp", "uclamp")
      for text in ("i24", "<4 x i32>")),
    *((f"{name}.v3i16", "i16", ("<3 x i16>",) * 2) for name in ("sdot", "udot")),
    *((f"dot4add.{sign}8packed", "i32", ("i32",) * 3) for sign in "iu"),
    ("unpackhalf2x16.v2f32", "<2 x float>", ("i32",)),
)  # fmt: skip


NEWER: Final = {f"{SPV}all.memory.barrier", f"{SPV}all.memory.barrier.with.group.sync"}
"""LLVM 22 takes these for another intrinsic, `llvm.spv.all`."""


def declared_text(at: int, name: str, ret: str, args: Sequence[str]) -> str:
    """A declaration, and a function that calls it."""
    params = ", ".join(f"{text} %a{index}" for index, text in enumerate(args))
    result, value = ("", "") if ret == "void" else ("%r = ", " %r")
    return (
        f"declare {ret} @{SPV}{name}({', '.join(args)})\n"
        f"define spir_func {ret} @f{at}({params}) {{\n"
        f"  {result}call {ret} @{SPV}{name}({params})\n  ret {ret}{value}\n}}\n"
    )


def test_every_intrinsic_is_declared_here() -> None:
    tried = {base_name(SPV + name) for name, _, _ in DECLARED}
    assert tried | NEWER == SPV_ROWS.keys() | SPV_FAMILIES.keys()


@pytest.mark.parametrize("triple", ("spirv64-unknown-unknown", "spirv32-unknown-unknown"))
def test_declarations_of_llvm_are_translated(triple: str) -> None:
    """LLVM's verifier takes the signatures; no call is left, and the binary is valid."""
    text = "".join(declared_text(at, *row) for at, row in enumerate(DECLARED))
    spirv = spvbackend.translate(text, triple=triple)
    if find_spirv_val() is not None:
        spvbackend.validate(spirv)
