"""Cases of the template tests: what to expand, on which operands, and what it is compared with."""

import itertools
import math
import random
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
import pytest

from spvbackend.builtins.intrinsics import DIRECT, base_name
from spvbackend.prepare.templates.text import FLOATS, integer_width
from tests.unit.cases.template_jit import (
    HAS_HALF,
    Call,
    Engine,
    canonical_nans,
    driver_text,
    fields,
    rendered,
    shape_of,
)

INTEGERS = ("i1", "i2", "i4", "i7", "i8", "i16", "i24", "i32", "i33", "i48", "i63", "i64")
INTEGER_VECTORS = (
    "<1 x i8>", "<4 x i1>", "<5 x i7>", "<3 x i16>", "<2 x i24>", "<2 x i32>", "<4 x i32>",
    "<2 x i48>", "<3 x i64>",
)  # fmt: skip
ALL_INTEGERS = INTEGERS + INTEGER_VECTORS
HALVES = ("half", "<3 x half>") if HAS_HALF else ()
FLOATS_WIDE = ("float", "double", "<1 x float>", "<4 x float>", "<2 x double>", "<5 x float>")
ALL_FLOATS = HALVES + FLOATS_WIDE
MAX_PRODUCT_ROWS = 8000
RANDOM_ROWS = 60

# A row of operands, a list of lanes for each; a result in the same form, None where undefined.
Operands = list[list[int]]
Reference = Callable[..., int | tuple[int, ...] | None]


class Case(NamedTuple):
    """An intrinsic on types, with its immediates and the operands it is defined for."""

    intrinsic: str
    ret: str
    args: tuple[str, ...]
    imms: dict[int, int] = {}  # noqa: RUF012
    reassoc: bool = False
    domains: Mapping[int, Callable[[str], list[int]]] = {}
    by_lane: bool = False


def like(text: str, element: str) -> str:
    shape = shape_of(text)
    return f"<{shape.lanes} x {element}>" if shape.lanes else element


def width_of(text: str) -> int:
    return integer_width(shape_of(text).element)


def integer_edges(element: str) -> list[int]:
    width = integer_width(element)
    top = 1 << (width - 1)
    picks = [0, 1, 2, 3, top, top - 1, top + 1, 2 * top - 1, 2 * top - 2, width, width - 1]
    picks += [
        1 << (width // 2),
        (1 << (width // 2)) - 1,
        (2 << (width // 2)) - 1,
        0x5555555555555555,
        0x123456789ABCDEF1,
    ]
    return sorted({pick & (2 * top - 1) for pick in picks})


def float_bits(element: str, value: float) -> int:
    width, mantissa = FLOATS[element].width, FLOATS[element].mantissa
    if element == "bfloat":
        return int(struct.unpack("<I", struct.pack("<f", value))[0]) >> 16
    code = {(16, 10): "e", (32, 23): "f", (64, 52): "d"}[width, mantissa]
    try:
        return int.from_bytes(struct.pack("<" + code, value), "little")
    except OverflowError:
        return int.from_bytes(struct.pack("<" + code, math.copysign(math.inf, value)), "little")


def bits_float(element: str, bits: int) -> float:
    if element == "bfloat":
        return float(struct.unpack("<f", struct.pack("<I", bits << 16))[0])
    code = {"half": "e", "float": "f", "double": "d"}[element]
    return float(struct.unpack("<" + code, bits.to_bytes(struct.calcsize(code), "little"))[0])


def float_edges(element: str) -> list[int]:
    width, mantissa = FLOATS[element].width, FLOATS[element].mantissa
    sign, normal = 1 << (width - 1), 1 << mantissa
    infinity = sign - normal
    sizes = [0, 1, normal // 2 + 1, normal - 1, normal, normal + 1, infinity - 1, infinity]
    sizes += [infinity + 1, infinity + normal // 2, sign - 1]
    sizes += [float_bits(element, value) for value in (0.3, 0.5, 1.0, 1.5, 2.5, 3.0, 100.75)]
    for power in (7, 8, 15, 16, 31, 32, 63, 64):
        bits = float_bits(element, 2.0**power)
        if bits < infinity:
            sizes += [bits - 1, bits, bits + 1]
    return sorted({size | at for size in sizes for at in (0, sign)})


def edges(element: str) -> list[int]:
    return float_edges(element) if element in FLOATS else integer_edges(element)


def make_rows(case: Case, seed: int) -> list[list[int]]:
    """Rows of slots: all edges against each other for scalars, then random picks and bits."""
    source = random.Random(seed)
    pools, widths = [], []
    for index, text in enumerate(case.args):
        if index in case.imms:
            continue
        shape = shape_of(text)
        pool = case.domains.get(index, edges)(shape.element)
        element = shape.element
        width = FLOATS[element].width if element in FLOATS else integer_width(element)
        for _ in range(max(1, shape.lanes)):
            pools.append(pool)
            widths.append(0 if index in case.domains else width)
    total = math.prod(len(pool) for pool in pools)
    rows = [list(row) for row in itertools.product(*pools)] if total <= MAX_PRODUCT_ROWS else []
    for _ in range(RANDOM_ROWS if rows else 6 * RANDOM_ROWS):
        mix = source.random()
        rows.append(
            [
                source.getrandbits(width)
                if width and source.random() < mix
                else source.choice(pool)
                for pool, width in zip(pools, widths, strict=True)
            ]
        )
    return rows


def constant_text(case: Case, index: int) -> str:
    text = case.args[index]
    if text == "i1":
        return "true" if case.imms[index] else "false"
    return str(case.imms[index])


def render(case: Case, name: str = "") -> str:
    text = rendered(case.intrinsic, case.ret, case.args, case.imms, reassoc=case.reassoc, name=name)
    assert text is not None, case
    return text


def drivers(case: Case, number: int) -> tuple[str, Call, Call]:
    """Text with the expansion and drivers of it and of the intrinsic, and the two calls."""
    constants = {index: constant_text(case, index) for index in case.imms}
    ours = Call(f"ours{number}", case.ret, case.args, constants)
    theirs = Call(case.intrinsic, case.ret, case.args, constants, case.by_lane)
    text = render(case, ours.callee) + driver_text(f"run.ours{number}", ours)
    return text, ours, theirs


def without_comments(text: str) -> list[str]:
    lines = (line.split(";")[0].split("#")[0].rstrip() for line in text.splitlines())
    return [re.sub(r" \{$", " {", line) for line in lines if line]


def assert_canonical(engine: Engine, text: str, name: str) -> None:
    """LLVM prints the function just as it was written, and it needs no other expansion.

    What it calls is what SPIR-V has an instruction for, on standard widths.
    """
    for callee in re.findall(r"call .*? @([\w.]+)\(", text[: text.index("\n}\n")]):
        assert base_name(callee) in DIRECT
        assert not re.search(r"\.v?\d*i(?!8$|16$|32$|64$)\d+$", callee)
    ours = text[: text.index("\n}\n") + 3]
    printed = [re.sub(r"\s+\{$", " {", line) for line in without_comments(engine.printed[name])]
    assert printed == without_comments(ours)


def unique_declares(text: str) -> str:
    """The module text with each declaration once."""
    lines, seen = [], set()
    for line in text.splitlines():
        if line.startswith("declare"):
            if line in seen:
                continue
            seen.add(line)
        lines.append(line)
    return "\n".join(lines) + "\n"


def check_against_llvm(cases: Sequence[Case]) -> None:
    """Every case gives the same bits as the intrinsic compiled by LLVM."""
    parts, calls = [], []
    for number, case in enumerate(cases):
        text, ours, theirs = drivers(case, number)
        parts.append(text + driver_text(f"run.theirs{number}", theirs))
        calls.append((case, text, ours, theirs))
    engine = Engine(unique_declares("".join(parts)))
    for number, (case, text, ours, theirs) in enumerate(calls):
        assert_canonical(engine, text, ours.callee)
        rows = make_rows(case, number)
        got = canonical_nans(engine.run(f"run.ours{number}", ours, rows), ours)
        expected = canonical_nans(engine.run(f"run.theirs{number}", theirs, rows), theirs)
        assert_same(case, rows, got, expected)


def assert_same(case: Case, rows: list[list[int]], got: np.ndarray, expected: np.ndarray) -> None:
    different = np.flatnonzero((got != expected).any(axis=1))
    if different.size:
        at = int(different[0])
        operands = [hex(value) for value in rows[at]]
        results = (
            [hex(int(value)) for value in got[at]],
            [hex(int(value)) for value in expected[at]],
        )
        pytest.fail(f"{case}\noperands {operands}\n got {results[0]}\nwant {results[1]}")


def check_against(cases: Sequence[Case], reference: Callable[[Case], Reference]) -> None:
    """Every case gives what an exact function gives for each lane, where that is defined."""
    parts, calls = [], []
    for number, case in enumerate(cases):
        text, ours, _ = drivers(case, number)
        parts.append(text)
        calls.append((case, text, ours))
    engine = Engine(unique_declares("".join(parts)))
    for number, (case, text, ours) in enumerate(calls):
        assert_canonical(engine, text, ours.callee)
        function = reference(case)
        rows = make_rows(case, number)
        expected = [expected_row(case, row, function) for row in rows]
        defined = np.array([[slot is not None for slot in slots] for slots in expected])
        assert defined.any(axis=0).all(), case
        wanted = np.array([[slot or 0 for slot in slots] for slots in expected], dtype=np.uint64)
        got = np.where(defined, engine.run(f"run.ours{number}", ours, rows), np.uint64(0))
        assert_same(case, rows, canonical_nans(got, ours), canonical_nans(wanted, ours))


def expected_row(case: Case, row: list[int], function: Reference) -> list[int | None]:
    """The slots of the results of one row, computed lane by lane; None where undefined."""
    operands: Operands = []
    at = 0
    for index, text in enumerate(case.args):
        if index not in case.imms:
            count = max(1, shape_of(text).lanes)
            operands.append(row[at : at + count])
            at += count
    results = fields(case.ret)
    columns: list[tuple[int | None, ...]] = []
    for lane in range(max(1, shape_of(results[0]).lanes)):
        found = function(*(operand[lane if len(operand) > 1 else 0] for operand in operands))
        columns.append(found if isinstance(found, tuple) else (found,) * len(results))
    slots: list[int | None] = []
    for field, text in enumerate(results):
        element = shape_of(text).element
        width = FLOATS[element].width if element in FLOATS else integer_width(element)
        for column in columns:
            value = column[field]
            slots.append(None if value is None else value & ((1 << width) - 1))
    return slots


def signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> (width - 1) & 1 else value
