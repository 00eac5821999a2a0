"""Expansions of OpenCL builtins compute what the texts of their extensions say.

LLVM's JIT runs them; the builtins that they call themselves are defined here.
"""

import random
import re
from typing import Any, Final

import builtin_overloads as tool
import numpy as np
import pytest

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.intrinsics import base_name
from spvbackend.builtins.lookup import lookup
from spvbackend.builtins.params import FLOAT_KINDS, SIGNED_KINDS, Param
from spvbackend.prepare.templates.opencl import OPENCL_FAMILIES, PREFIXES
from spvbackend.prepare.templates.text import FLOATS, NO_INTS, Request, integer_width, like
from tests.unit.cases.opencl_references import LANEWISE, WHOLE
from tests.unit.cases.overloads import Overload, overload_of
from tests.unit.cases.template_jit import (
    Call,
    Engine,
    canonical_nans,
    driver_text,
    function_text,
    shape_of,
)
from tests.unit.cases.templates import (
    Case,
    assert_same,
    bits_float,
    edges,
    float_bits,
    signed,
    unique_declares,
    without_comments,
)

ROWS: Final = 400
TRIED_LANES: Final = (0, 3)
# Bytes that are zero, full, and with the top bit set; half words; small shift amounts.
WORDS: Final = (
    0xFF00FF00, 0x00FF00FF, 0x80808080, 0x01010101, 0xFEFEFEFE, 0xFFFF0000, 0x00007FFF, 0x12003400,
    0xFF00FF00FF00FF00, 0xFFFFFFFF00000000, 4, 5, 7, 8, 15, 16, 17, 24, 30, 33, 63, 64,
)  # fmt: skip


OVERLOADS: Final = [
    overload_of(call) for call in tool.read_calls() if tool.source_name(call).startswith(PREFIXES)
]
TRIED: Final = [
    row for row in OVERLOADS if row.key in WHOLE or shape_of(row.ret).lanes in TRIED_LANES
]


def expand(name: str, ret: str, args: tuple[str, ...]) -> str | None:
    """The body for a call of a function, None where it stays as it is."""
    mangled = demangle(name)
    family = OPENCL_FAMILIES[mangled.name if mangled else name]
    return family(Request(name, ret, args, NO_INTS, NO_INTS, False, 64))


def definition(name: str, ret: str, args: str) -> str:
    """What an expansion calls, in plain instructions."""
    types = args.split(", ")
    params = ", ".join(f"{text} %p{at}" for at, text in enumerate(types))
    head = f"define internal {ret} @{name}({params}) {{\n"
    mangled = demangle(name)
    assert mangled is not None
    if mangled.name == "abs_diff":
        return head + (
            f"  %less = icmp ult {ret} %p0, %p1\n"
            f"  %up = sub {ret} %p1, %p0\n"
            f"  %down = sub {ret} %p0, %p1\n"
            f"  %r = select {like(shape_of(ret), 'i1')} %less, {ret} %up, {ret} %down\n"
            f"  ret {ret} %r\n}}\n"
        )
    return head + dot_body(mangled.name, mangled.params, types)


def dot_body(name: str, params: tuple[Param, ...], types: list[str]) -> str:
    """dot and dot_acc_sat, exact in 64 bits."""
    is_signed = params[0].kind in SIGNED_KINDS
    extend = "sext" if is_signed else "zext"
    vector, lanes = types[0], shape_of(types[0]).lanes
    lines = []
    for at in (0, 1):
        lines.append(f"%x{at} = {extend} {vector} %p{at} to <{lanes} x i64>")
    lines.append(f"%m = mul <{lanes} x i64> %x0, %x1")
    total = "0"
    if name == "dot_acc_sat":
        lines.append(f"%t = {extend} i32 %p2 to i64")
        total = "%t"
    else:
        assert name == "dot"
    for lane in range(lanes):
        lines.append(f"%e{lane} = extractelement <{lanes} x i64> %m, i64 {lane}")
        lines.append(f"%t{lane} = add i64 {total}, %e{lane}")
        total = f"%t{lane}"
    if name == "dot_acc_sat":
        low, high = (-(2**31), 2**31 - 1) if is_signed else (0, 2**32 - 1)
        lines += [
            f"%low = icmp slt i64 {total}, {low}",
            f"%c0 = select i1 %low, i64 {low}, i64 {total}",
            f"%high = icmp sgt i64 %c0, {high}",
            f"%c1 = select i1 %high, i64 {high}, i64 %c0",
        ]
        total = "%c1"
    lines += [f"%r = trunc i64 {total} to i32", "ret i32 %r"]
    return "".join(f"  {line}\n" for line in lines) + "}\n"


def with_definitions(text: str) -> str:
    """The module with a definition for each builtin that it declares."""
    found = re.findall(r"^declare (.+) @(_Z\w+)\((.*)\)$", text, re.MULTILINE)
    text = re.sub(r"^declare .+ @_Z\w+\(.*\)\n", "", text, flags=re.MULTILINE)
    return text + "".join(definition(name, ret, args) for ret, name, args in dict.fromkeys(found))


def expanded(overload: Overload, name: str) -> str:
    """The function around the expansion of an overload."""
    body = expand(overload.name, overload.ret, overload.args)
    assert body is not None, overload.name
    request = Request(overload.name, overload.ret, overload.args, NO_INTS, NO_INTS, False, 64)
    return function_text(request, name, body)


def bits_of(element: str) -> int:
    return FLOATS[element].width if element in FLOATS else integer_width(element)


def rows_of(overload: Overload) -> list[list[int]]:
    """Slots of operands: edges, words of interest, and any bits."""
    source = random.Random(overload.name)
    elements = []
    for text in overload.args:
        shape = shape_of(text)
        elements += [shape.element] * max(1, shape.lanes)
    pools = []
    for element in elements:
        words = [float_bits(element, 1.0 * word) for word in WORDS] if element in FLOATS else WORDS
        pools.append([*edges(element), *words])
    rows = []
    for _ in range(ROWS):
        free = source.random() < 0.5
        rows.append(
            [
                source.getrandbits(bits_of(element)) if free and source.random() < 0.5
                else source.choice(pool) & ((1 << bits_of(element)) - 1)
                for element, pool in zip(elements, pools, strict=True)
            ]
        )  # fmt: skip
    if overload.source == "amd_pack":
        rows += [[float_bits("float", source.uniform(0, 300)) for _ in range(4)] for _ in rows]
    return rows


def number(kind: str, element: str, bits: int) -> Any:
    if kind in FLOAT_KINDS:
        return bits_float(element, bits)
    return signed(bits, integer_width(element)) if kind in SIGNED_KINDS else bits


def wanted(overload: Overload, row: list[int]) -> list[int | None]:
    """The slots of the result, None where it is undefined."""
    operands: list[list[Any]] = []
    at = 0
    for text, param in zip(overload.args, overload.params, strict=True):
        shape = shape_of(text)
        count = max(1, shape.lanes)
        lanes = [number(param.kind, shape.element, bits) for bits in row[at : at + count]]
        operands.append(lanes)
        at += count
    if overload.key in WHOLE:
        values = [
            WHOLE[overload.key](*(lanes if len(lanes) > 1 else lanes[0] for lanes in operands))
        ]
    else:
        values = [LANEWISE[overload.key](*lanes) for lanes in zip(*operands, strict=True)]
    element = shape_of(overload.ret).element
    mask = (1 << bits_of(element)) - 1
    if element in FLOATS:
        return [None if value is None else float_bits(element, value) for value in values]
    return [None if value is None else value & mask for value in values]


def assert_canonical(engine: Engine, text: str, name: str) -> None:
    """LLVM prints the function as it was written, and what it calls is known here."""
    ours = text[: text.index("\n}\n") + 3]
    for callee in re.findall(r"call .*? @([\w.]+)\(", ours):
        assert base_name(callee) or lookup(callee), callee
    printed = [re.sub(r"\s+\{$", " {", line) for line in without_comments(engine.printed[name])]
    assert printed == without_comments(ours)


def test_every_overload_has_an_expansion_and_a_reference() -> None:
    assert len(OVERLOADS) == 166
    assert {row.source for row in OVERLOADS} == set(OPENCL_FAMILIES)
    assert {row.key for row in OVERLOADS} == LANEWISE.keys() | WHOLE.keys()
    for row in OVERLOADS:
        assert expand(row.name, row.ret, row.args), row.name


@pytest.mark.parametrize("source", sorted(OPENCL_FAMILIES))
def test_expansion_computes_what_the_text_says(source: str) -> None:
    overloads = [row for row in TRIED if row.source == source]
    parts, calls = [], []
    for at, row in enumerate(overloads):
        text = expanded(row, f"ours{at}")
        call = Call(f"ours{at}", row.ret, row.args, {})
        parts.append(text + driver_text(f"run.ours{at}", call))
        calls.append((row, text, call))
    engine = Engine(with_definitions(unique_declares("".join(parts))))
    for at, (row, text, call) in enumerate(calls):
        assert_canonical(engine, text, call.callee)
        check(engine, f"run.ours{at}", row, call)


def check(engine: Engine, driver: str, overload: Overload, call: Call) -> None:
    rows = rows_of(overload)
    expected = [wanted(overload, row) for row in rows]
    defined = np.array([[slot is not None for slot in slots] for slots in expected])
    assert (defined.mean(axis=0) > 0.25).all(), "too few rows are defined"
    slots = np.array([[slot or 0 for slot in row] for row in expected], dtype=np.uint64)
    got = np.where(defined, engine.run(driver, call, rows), np.uint64(0))
    case = Case(overload.name, overload.ret, overload.args)
    assert_same(case, rows, canonical_nans(got, call), slots)


@pytest.mark.parametrize("name", ["_Z7amd_bfeijj", "_Z7amd_bfejjj", "_Z7amd_bfmjj"])
def test_fields_of_every_place_and_width(name: str) -> None:
    overload = next(row for row in OVERLOADS if row.name == name)
    call = Call("ours", overload.ret, overload.args, {})
    engine = Engine(expanded(overload, "ours") + driver_text("run", call))
    values = (0x80000001, 0x7FFFFFFF, 0xA5A5A5A5, 0xFFFFFFFF)
    firsts = [[value] for value in values] if len(overload.args) == 3 else [[]]
    rows = [[*first, at, width] for first in firsts for at in range(34) for width in range(34)]
    expected = np.array([wanted(overload, row) for row in rows], dtype=np.uint64)
    case = Case(overload.name, overload.ret, overload.args)
    assert_same(case, rows, engine.run("run", call, rows), expected)


@pytest.mark.parametrize(("name", "ret", "args"), [
    ("amd_sad", "i32", ("i32", "i32", "i32")),
    ("_ZN4mine7amd_sadEjjj", "i32", ("i32", "i32", "i32")),
    ("_Z7amd_sadiii", "i32", ("i32", "i32", "i32")),
    ("_Z7amd_sadjj", "i32", ("i32", "i32")),
    ("_Z7amd_sadPjjj", "i32", ("ptr", "i32", "i32")),
    ("_Z7amd_sadjjj", "i64", ("i32", "i32", "i32")),
    ("_Z7amd_sadjjj", "void", ("i32", "i32", "i32")),
    ("_Z7amd_sadjjj", "{ i32, i32 }", ("i32", "i32", "i32")),
    ("_Z7amd_sadjjj", "i32", ("i32", "i32", "i64")),
    ("_Z7amd_sadDv4_jS_j", "<4 x i32>", ("<4 x i32>", "<4 x i32>", "i32")),
    ("_Z7amd_sadDv5_jS_S_", "<5 x i32>", ("<5 x i32>",) * 3),
    ("_Z8amd_sad4Dv4_jS_S_", "<4 x i32>", ("<4 x i32>", "<4 x i32>", "<4 x i32>")),
    ("_Z8amd_packDv2_f", "i32", ("<2 x float>",)),
    ("_Z8amd_min3ddd", "double", ("double", "double", "double")),
    ("_Z7arm_dotDv2_sS_", "i32", ("<2 x i16>", "<2 x i16>")),
    ("_Z11arm_dot_accDv4_cS_j", "i32", ("<4 x i8>", "<4 x i8>", "i32")),
])  # fmt: skip
def test_other_function_of_that_name_stays(name: str, ret: str, args: tuple[str, ...]) -> None:
    assert expand(name, ret, args) is None
