"""Exact math of shaders: errors beside the C library, exact functions, cases of the standards."""

from __future__ import annotations

from typing import Final

import numpy as np
import pytest

from spvbackend.isel.shader.math import ROUGH_FUNCTIONS
from spvbackend.prepare.templates.shaders.math.names import NAMES, ROUGH
from spvbackend.prepare.templates.shaders.math.table import FUNCTIONS, expand_function
from tests.unit.cases.exact_functions import CHECKED, ELEMENTS, EXACT, POINTS, operands
from tests.unit.cases.exact_math import (
    DTYPES,
    HAS_REFERENCES,
    Array,
    computed,
    computed_in_lanes,
    library,
    ulps,
)

needs_references = pytest.mark.skipif(
    not HAS_REFERENCES, reason="no long double of more digits than double"
)


def assert_within(name: str, element: str, inputs: list[Array], limit: float, want: Array) -> None:
    for is_fused in (True, False):
        got = computed(name, element, inputs, is_fused)
        errors = ulps(got, want, element)
        at = int(np.argmax(errors))
        case = [one[at] for one in inputs]
        assert errors[at] <= limit, f"{name}{case}: {got[at]}, not {want[at]}: {errors[at]} ulps"


@needs_references
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("name", CHECKED)
def test_errors_are_within_the_limits(name: str, element: str) -> None:
    row = CHECKED[name]
    inputs = operands(element, row.operands, row.near)
    assert_within(name, element, inputs, row.limit, row.reference(*inputs))


@needs_references
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("name", ("sin", "cos", "tan"))
def test_angles_beside_quarters_of_a_turn(name: str, element: str) -> None:
    """The digits of an angle count even if its reduction cancels nearly all of it."""
    quarters = np.concatenate([np.arange(1, 3000), 2 ** np.arange(12, 60) + 1])
    angle = (quarters * (np.longdouble(np.pi) / 2)).astype(DTYPES[element])
    inputs = [np.concatenate([angle, np.nextafter(angle, 0), np.nextafter(angle, np.inf)])]
    row = CHECKED[name]
    assert_within(name, element, inputs, row.limit, row.reference(*inputs))


@needs_references
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("element", ELEMENTS)
def test_powers_near_the_ends_of_the_format(element: str) -> None:
    rng = np.random.default_rng(3)
    most = np.log(float(np.finfo(DTYPES[element]).max))
    base = 1 + rng.uniform(-1, 1, POINTS) * 2.0 ** -rng.uniform(0.1, 20, POINTS)
    base = base.astype(DTYPES[element])
    power = (rng.uniform(-most, most, POINTS) / np.abs(np.log(base.astype(float)))).clip(
        -(2.0**31), 2.0**31 - 1
    )
    for name, exponent in (("pow", power.astype(base.dtype)), ("pown", power.astype(np.int32))):
        inputs = [base, exponent]
        assert_within(name, element, inputs, 16, library("pow")(*inputs))
    inputs = [base, power.astype(base.dtype)]
    assert_within("powr", element, inputs, 16, library("pow")(*inputs))


@needs_references
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("element", ELEMENTS)
def test_logarithms_of_gamma(element: str) -> None:
    """OpenCL has no limit; below zero there are zeros, near which the error is absolute."""
    above = np.abs(operands(element, "f", (0.0, 12.0))[0])
    assert_within("lgamma", element, [above], 8, library("lgamma")(above))
    below = np.random.default_rng(5).uniform(-12, 0, POINTS).astype(DTYPES[element])
    want = library("lgamma")(below)
    error = np.abs(computed("lgamma", element, [below]) - want) / (1 + np.abs(want))
    assert np.max(error) <= 16 * np.finfo(DTYPES[element]).eps


@needs_references
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("name", EXACT)
def test_remainders_are_exact(name: str, element: str) -> None:
    rng = np.random.default_rng(7)
    small = [(rng.integers(-64, 64, 2000) / 8).astype(DTYPES[element]) for _ in range(2)]
    least = np.finfo(DTYPES[element]).smallest_subnormal
    tiny = [(rng.integers(0, 1 << 25, 2000) * least).astype(DTYPES[element]) for _ in range(2)]
    inputs = operands(element, "ff", (-50.0, 50.0))
    inputs = [np.concatenate(parts) for parts in zip(inputs, small, tiny, strict=True)]
    want = EXACT[name](*inputs)
    assert_within(name, element, inputs, 0, want)
    got = computed(name, element, inputs)
    assert np.array_equal(np.signbit(got[want == 0]), np.signbit(want[want == 0]))


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("element", ELEMENTS)
def test_the_next_number(element: str) -> None:
    inputs = operands(element, "ff", (-3.0, 3.0))
    want = np.nextafter(*inputs)
    got = computed("nextafter", element, inputs)
    assert np.array_equal(got, want, equal_nan=True)


INF: Final = float("inf")
NAN: Final = float("nan")
CASES: Final[dict[str, list[tuple[tuple[float, ...], float]]]] = {
    # OpenCL C, 7.5.1 Additional Requirements Beyond C99 TC2.
    "powr": [
        ((0.0, -2.0), INF), ((-0.0, -3.0), INF), ((0.0, -INF), INF), ((0.0, 2.0), 0.0),
        ((1.0, 5.5), 1.0), ((7.0, 0.0), 1.0), ((-2.0, 2.0), NAN), ((0.0, 0.0), NAN),
        ((INF, 0.0), NAN), ((1.0, INF), NAN), ((1.0, -INF), NAN), ((2.0, NAN), NAN),
        ((NAN, 2.0), NAN), ((INF, 2.0), INF), ((INF, -2.0), 0.0), ((2.0, -INF), 0.0),
    ],
    "rootn": [
        ((0.0, -3), INF), ((-0.0, -3), -INF), ((-0.0, -2), INF), ((-0.0, 3), -0.0),
        ((-0.0, 2), 0.0), ((-8.0, 2), NAN), ((2.0, 0), NAN), ((-INF, 3), -INF), ((INF, -1), 0.0),
    ],
    "pow": [
        ((-0.0, -3.0), -INF), ((-0.0, -2.0), INF), ((-1.0, INF), 1.0), ((1.0, NAN), 1.0),
        ((NAN, 0.0), 1.0), ((-2.0, 0.5), NAN), ((-INF, -3.0), -0.0), ((-INF, 3.0), -INF),
        ((0.5, -INF), INF), ((-0.0, 0.5), 0.0), ((-INF, 0.5), INF), ((2.0, 10.0), 1024.0),
    ],
    "atan2": [
        ((0.0, -0.0), np.pi), ((-0.0, -0.0), -np.pi), ((-0.0, 0.0), -0.0), ((0.0, -1.0), np.pi),
        ((INF, INF), np.pi / 4), ((INF, -INF), 3 * np.pi / 4), ((1.0, -INF), np.pi),
    ],
    "hypot": [((INF, NAN), INF), ((NAN, -INF), INF), ((NAN, 1.0), NAN), ((3.0, 4.0), 5.0)],
    "sinpi": [((-0.0,), -0.0), ((2.0,), 0.0), ((3.0,), 0.0), ((-3.0,), -0.0), ((INF,), NAN)],
    "cospi": [((0.5,), 0.0), ((1.5,), 0.0), ((1e30,), 1.0), ((3.0,), -1.0)],
    "tanpi": [((0.5,), INF), ((1.5,), -INF), ((-0.5,), -INF), ((-0.0,), -0.0)],
    "sin": [((-0.0,), -0.0), ((INF,), NAN)],
    "tgamma": [((0.0,), INF), ((-0.0,), -INF), ((-1.0,), NAN), ((-INF,), NAN), ((5.0,), 24.0)],
    "fmod": [((-3.0, 3.0), -0.0), ((1.0, 0.0), NAN), ((INF, 1.0), NAN), ((-1.0, INF), -1.0)],
    "remainder": [((-3.0, 3.0), -0.0), ((3.0, 2.0), -1.0), ((5.0, 2.0), 1.0), ((1.0, INF), 1.0)],
}  # fmt: skip


@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("name", CASES)
def test_cases_that_the_standards_name(name: str, element: str) -> None:
    for values, want in CASES[name]:
        inputs = [
            np.array([value], np.int32 if isinstance(value, int) else DTYPES[element])
            for value in values
        ]
        (got,) = computed(name, element, inputs)
        is_near = bool(np.isclose(got, want, rtol=1e-6, atol=0, equal_nan=True))
        has_sign = np.isnan(want) or bool(np.signbit(got) == np.signbit(want))
        assert is_near and has_sign, f"{name}{values}: {got}, not {want}"


ODD: Final = (
    "asin", "asinh", "asinpi", "atan", "atanh", "atanpi", "cbrt", "erf", "expm1", "log1p", "sin",
    "sinh", "sinpi", "tan", "tanh", "tanpi",
)  # fmt: skip


@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("name", ODD)
def test_zero_keeps_its_sign(name: str, element: str) -> None:
    zeros = np.array([0.0, -0.0], DTYPES[element])
    for is_fused in (True, False):
        got = computed(name, element, [zeros], is_fused)
        assert (list(got), list(np.signbit(got))) == ([0, 0], [False, True])


def straight_names() -> list[str]:
    return [
        name
        for name, row in FUNCTIONS.items()
        if not row.has_branches and not row.is_in_float and "b" not in row.operands
    ]


@pytest.mark.parametrize("name", straight_names())
def test_a_vector_has_what_its_lanes_have(name: str) -> None:
    kinds = FUNCTIONS[name].operands
    inputs = [one[:400] for one in operands("float", kinds, (0.5, 0.9))]
    lanes = computed_in_lanes(name, "float", inputs, 4)
    alone = computed(name, "float", inputs)
    assert np.array_equal(lanes, alone, equal_nan=True)


def test_a_nan_carries_its_code() -> None:
    body = expand_function("nan", "half", ["i16"])
    assert body is not None
    # The upper bit of the fraction makes it a quiet one.
    assert "and i16 %a0, 511" in body
    assert "or i16 %v0, 32256" in body


@pytest.mark.parametrize(
    ("ret", "args"),
    [
        ("float", ["double"]),
        ("float", []),
        ("bfloat", ["bfloat"]),
        ("i32", ["i32"]),
        ("<2 x float>", ["float"]),
    ],
)
def test_other_types_are_left_alone(ret: str, args: list[str]) -> None:
    assert expand_function("exp", ret, args) is None


def test_names_are_those_of_the_table() -> None:
    assert list(NAMES) == list(FUNCTIONS)


def test_rough_functions_are_those_that_selection_has() -> None:
    assert set(ROUGH_FUNCTIONS) == ROUGH
