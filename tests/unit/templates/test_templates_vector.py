"""Expansions of vector intrinsics compute what LLVM's lowering or lists compute."""

import itertools
import re
from collections.abc import Callable

import numpy as np
import pytest

from spvbackend.prepare.templates.text import FLOATS
from tests.unit.cases.template_jit import Engine, canonical_nans, shape_of
from tests.unit.cases.templates import (
    INTEGER_VECTORS,
    Case,
    assert_canonical,
    assert_same,
    check_against,
    check_against_llvm,
    drivers,
    edges,
    make_rows,
    render,
)

REDUCTIONS = ("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin")


@pytest.mark.parametrize("name", REDUCTIONS)
def test_integer_reduction(name: str) -> None:
    texts = (*INTEGER_VECTORS, "<7 x i8>", "<16 x i8>", "<8 x i1>")
    check_against_llvm(
        [Case(f"llvm.vector.reduce.{name}", shape_of(text).element, (text,)) for text in texts]
    )


FLOAT_VECTORS = ("<1 x float>", "<2 x double>", "<3 x float>", "<4 x float>", "<5 x float>")


@pytest.mark.parametrize("name", ("fmax", "fmin", "fmaximum", "fminimum"))
def test_extremum_reduction(name: str) -> None:
    def no_signalling(element: str) -> list[int]:
        infinity = (1 << (FLOATS[element].width - 1)) - (1 << FLOATS[element].mantissa)
        quiet = 1 << (FLOATS[element].mantissa - 1)
        size = (1 << (FLOATS[element].width - 1)) - 1
        # The sign of a zero that fmax chooses is not specified.
        zero = 0 if name.endswith("imum") else 1
        return [
            bits
            for bits in edges(element)
            if (bits & size >= zero) and (bits & size <= infinity or bits & quiet)
        ]

    check_against_llvm(
        [
            Case(
                f"llvm.vector.reduce.{name}",
                shape_of(text).element,
                (text,),
                domains={0: no_signalling},
            )
            for text in FLOAT_VECTORS
        ]
    )


@pytest.mark.parametrize("name", ("fadd", "fmul"))
def test_float_reduction_in_order(name: str) -> None:
    check_against_llvm(
        [
            Case(
                f"llvm.vector.reduce.{name}", shape_of(text).element, (shape_of(text).element, text)
            )
            for text in FLOAT_VECTORS
        ]
    )


def test_float_reduction_reassociated_is_a_tree() -> None:
    args = ("float", "<4 x float>")
    text = render(Case("llvm.vector.reduce.fadd", "float", args, reassoc=True))
    sums = re.findall(r"(%v\d+) = fadd float (%\w+), (%\w+)", text)
    assert [pair[1:] for pair in sums] == [
        ("%v0", "%v1"),
        ("%v2", "%v3"),
        (sums[0][0], sums[1][0]),
        ("%a0", sums[2][0]),
    ]


def test_insert_and_extract() -> None:
    cases = []
    for element in ("i8", "float", "i1"):
        for whole, part, first in ((4, 2, 0), (4, 2, 2), (4, 4, 0), (6, 3, 3), (3, 1, 2)):
            wide, narrow = f"<{whole} x {element}>", f"<{part} x {element}>"
            cases.append(Case("llvm.vector.insert", wide, (wide, narrow, "i64"), {2: first}))
            cases.append(Case("llvm.vector.extract", narrow, (wide, "i64"), {1: first}))
    check_against_llvm(cases)


def test_shuffles() -> None:
    cases = []
    for text in ("<4 x i32>", "<3 x double>", "<1 x i8>", "<8 x i1>"):
        lanes = shape_of(text).lanes
        cases.append(Case("llvm.vector.reverse", text, (text,)))
        for side in ("left", "right"):
            for offset in sorted({0, lanes - 1, 1}):
                name = f"llvm.vector.splice.{side}"
                cases.append(Case(name, text, (text, text, "i32"), {2: min(offset, lanes - 1)}))
    check_against_llvm(cases)


def interleaved(count: int, lanes: int) -> list[int]:
    return [part * lanes + lane for lane in range(lanes) for part in range(count)]


@pytest.mark.parametrize("count", range(2, 9))
def test_interleave(count: int) -> None:
    part, whole = "<3 x i16>", f"<{3 * count} x i16>"
    case = Case(f"llvm.vector.interleave{count}", whole, (part,) * count)
    back = Case(
        f"llvm.vector.deinterleave{count}", "{ " + ", ".join([part] * count) + " }", (whole,)
    )
    texts = [drivers(case, 0), drivers(back, 1)]
    engine = Engine(texts[0][0] + texts[1][0])
    rows = [list(range(100, 100 + 3 * count))]
    there = engine.run("run.ours0", texts[0][1], rows)
    assert there.tolist() == [[rows[0][at] for at in interleaved(count, 3)]]
    assert engine.run("run.ours1", texts[1][1], there.tolist()).tolist() == rows
    for number, (text, ours, _) in enumerate(texts):
        assert_canonical(engine, text, f"ours{number}")
        assert ours.args


def test_interleave_two_as_llvm() -> None:
    check_against_llvm(
        [
            Case("llvm.vector.interleave2", "<4 x i32>", ("<2 x i32>", "<2 x i32>")),
            Case("llvm.vector.deinterleave2", "{ <2 x i32>, <2 x i32> }", ("<4 x i32>",)),
        ]
    )


def test_step_vector() -> None:
    types = ("<4 x i32>", "<1 x i8>", "<5 x i64>", "<16 x i8>")
    check_against_llvm([Case("llvm.stepvector", text, ()) for text in types])


def test_active_lane_mask() -> None:
    check_against_llvm(
        [
            Case("llvm.get.active.lane.mask", f"<{lanes} x i1>", (text, text))
            for lanes in (1, 2, 4, 8)
            for text in ("i8", "i32", "i64")
        ]
    )


def test_first_nonzero_lane() -> None:
    check_against_llvm(
        [
            Case("llvm.experimental.cttz.elts", ret, (text, "i1"), {1: 0})
            for ret in ("i32", "i64")
            for text in ("<4 x i1>", "<3 x i8>", "<8 x i1>")
        ]
    )


def last_active(values: list[int], mask: list[int], default: list[int]) -> list[int]:
    return ([value for value, on in zip(values, mask, strict=True) if on] or default)[-1:]


def compressed(values: list[int], mask: list[int], others: list[int]) -> list[int]:
    front = [value for value, on in zip(values, mask, strict=True) if on]
    return front + others[len(front) :]


def matched(values: list[int], needles: list[int], mask: list[int]) -> list[int]:
    return [int(value in needles) & on for value, on in zip(values, mask, strict=True)]


def partial_sums(start: list[int], values: list[int]) -> list[int]:
    lanes = len(start)
    return [(first + sum(values[lane::lanes])) & 0xFFFFFFFF for lane, first in enumerate(start)]


@pytest.mark.parametrize(
    ("case", "function"),
    [
        (("extract.last.active", "i32", ("<4 x i32>", "<4 x i1>", "i32")), last_active),
        (("extract.last.active", "float", ("<2 x float>", "<2 x i1>", "float")), last_active),
        (("compress", "<4 x i32>", ("<4 x i32>", "<4 x i1>", "<4 x i32>")), compressed),
        (("compress", "<3 x double>", ("<3 x double>", "<3 x i1>", "<3 x double>")), compressed),
        (("compress", "<1 x i8>", ("<1 x i8>", "<1 x i1>", "<1 x i8>")), compressed),
        (("match", "<4 x i1>", ("<4 x i8>", "<2 x i8>", "<4 x i1>")), matched),
        (("partial.reduce.add", "<2 x i32>", ("<2 x i32>", "<6 x i32>")), partial_sums),
    ],
)
def test_whole_vectors(
    case: tuple[str, str, tuple[str, ...]], function: Callable[..., list[int]]
) -> None:
    prefix = "llvm.vector." if case[0].startswith("partial") else "llvm.experimental.vector."
    full = Case(prefix + case[0], case[1], case[2])
    source, ours, _ = drivers(full, 0)
    engine = Engine(source)
    assert_canonical(engine, source, "ours0")
    rows = make_rows(full, 0)
    wanted = []
    for row in rows:
        slots = iter(row)
        operands = [
            list(itertools.islice(slots, max(1, shape_of(text).lanes))) for text in full.args
        ]
        wanted.append(function(*operands))
    got = canonical_nans(engine.run("run.ours0", ours, rows), ours)
    assert_same(full, rows, got, canonical_nans(np.array(wanted, dtype=np.uint64), ours))


def test_vector_length() -> None:
    name = "llvm.experimental.get.vector.length"
    cases = [
        Case(name, "i32", (text, "i32", "i1"), {1: lanes, 2: 0})
        for text in ("i16", "i32", "i64")
        for lanes in (4, 7)
    ]
    check_against(cases, lambda case: lambda count: min(count, case.imms[1]))


def test_matrix_multiply_and_transpose() -> None:
    rows, inner, columns = 2, 3, 4
    types = (f"<{rows * inner} x i32>", f"<{inner * columns} x i32>", f"<{rows * columns} x i32>")
    imms = {2: rows, 3: inner, 4: columns}
    args = (types[0], types[1], "i32", "i32", "i32")
    product = Case("llvm.matrix.multiply", types[2], args, imms)
    turned = Case("llvm.matrix.transpose", types[0], (types[0], "i32", "i32"), {1: rows, 2: inner})
    texts = [drivers(product, 0), drivers(turned, 1)]
    engine = Engine(texts[0][0] + texts[1][0])
    left = np.arange(1, 1 + rows * inner).reshape(rows, inner)
    right = np.arange(5, 5 + inner * columns).reshape(inner, columns)
    operands = [*left.flatten("F").tolist(), *right.flatten("F").tolist()]
    got = engine.run("run.ours0", texts[0][1], [operands])
    assert got[0].tolist() == (left @ right).flatten("F").tolist()
    got = engine.run("run.ours1", texts[1][1], [left.flatten("F").tolist()])
    assert got[0].tolist() == left.T.flatten("F").tolist()
    floats = ("<4 x float>", "<4 x float>", "i32", "i32", "i32")
    text = render(Case("llvm.matrix.multiply", "<4 x float>", floats, {2: 2, 3: 2, 4: 2}))
    assert text.count("fmul float") == 8
    assert text.count("fadd float") == 4
