"""Exact math of shaders: errors beside the C library, exact functions, cases that standards name.

The limits are those of the OpenCL C specification, "Relative Error as ULPs", full profile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
import pytest

from spvbackend.isel.shader.math import ROUGH_FUNCTIONS
from spvbackend.prepare.templates.shaders.math.names import NAMES, ROUGH
from spvbackend.prepare.templates.shaders.math.table import FUNCTIONS, expand_function
from spvbackend.prepare.templates.text import Request
from tests.unit.cases.exact_math import (
    DTYPES,
    HAS_REFERENCES,
    Array,
    by_pi,
    computed,
    computed_in_lanes,
    library,
    of_half_turns,
    root,
    ulps,
)

ELEMENTS: Final = ("float", "double")
POINTS: Final = 3000
SUBNORMAL: Final = 2.0**-10


class Checked(NamedTuple):
    """A function with its limit; `near` is where its results are neither trivial nor infinite."""

    limit: float
    reference: Callable[..., Array]
    near: tuple[float, float] = (-3.0, 3.0)
    operands: str = "f"


ONE: Final = (-1.0, 1.0)
CHECKED: Final[dict[str, Checked]] = {
    "acos": Checked(4, library("acos"), ONE),
    "acosh": Checked(4, library("acosh"), (1.0, 4.0)),
    "acospi": Checked(5, by_pi("acos"), ONE),
    "asin": Checked(4, library("asin"), ONE),
    "asinh": Checked(4, library("asinh")),
    "asinpi": Checked(5, by_pi("asin"), ONE),
    "atan": Checked(5, library("atan")),
    "atan2": Checked(6, library("atan2"), operands="ff"),
    "atan2pi": Checked(6, by_pi("atan2"), operands="ff"),
    "atanh": Checked(5, library("atanh"), ONE),
    "atanpi": Checked(5, by_pi("atan")),
    "cbrt": Checked(2, library("cbrt"), (-9.0, 9.0)),
    "cos": Checked(4, library("cos"), (-20.0, 20.0)),
    "cosh": Checked(4, library("cosh"), (-20.0, 20.0)),
    "cospi": Checked(4, of_half_turns(1)),
    "erf": Checked(16, library("erf")),
    "erfc": Checked(16, library("erfc"), (-3.0, 27.0)),
    "exp": Checked(3, library("exp"), (-80.0, 80.0)),
    "exp10": Checked(3, library("exp10"), (-37.0, 37.0)),
    "exp2": Checked(3, library("exp2"), (-125.0, 125.0)),
    "expm1": Checked(3, library("expm1")),
    "hypot": Checked(4, library("hypot"), operands="ff"),
    "log": Checked(3, library("log"), (0.4, 2.5)),
    "log10": Checked(3, library("log10"), (0.4, 2.5)),
    "log1p": Checked(2, library("log1p"), ONE),
    "log2": Checked(3, library("log2"), (0.4, 2.5)),
    "pow": Checked(16, library("pow"), (0.1, 9.0), "ff"),
    "pown": Checked(16, library("pow"), (-4.0, 4.0), "fi"),
    "rootn": Checked(16, root, (-9.0, 9.0), "fi"),
    "sin": Checked(4, library("sin"), (-20.0, 20.0)),
    "sinh": Checked(4, library("sinh")),
    "sinpi": Checked(4, of_half_turns(0)),
    "tan": Checked(5, library("tan"), (-20.0, 20.0)),
    "tanh": Checked(5, library("tanh")),
    "tanpi": Checked(6, of_half_turns(2)),
    "tgamma": Checked(16, library("tgamma"), (-9.0, 9.0)),
}
EXACT: Final = {"fmod": library("fmod"), "remainder": library("remainder")}
needs_references = pytest.mark.skipif(
    not HAS_REFERENCES, reason="no long double of more digits than double"
)


def specials(element: str) -> list[float]:
    """Zeros, infinities, NaN, the ends of the format and neighbours of 1."""
    info = np.finfo(DTYPES[element])
    sizes = [0.0, 0.5, 1.0, 2.0, 3.0, float(1 + info.eps), float(1 - info.epsneg)]
    sizes += [float(info.max), float(info.tiny), float(info.tiny) * SUBNORMAL, float("inf")]
    sizes += [float(info.smallest_subnormal), 2.0 ** (info.nmant + 1), 7.5, 1e30]
    return [*sizes, *(-size for size in sizes), float("nan")]


def numbers(element: str, near: tuple[float, float], rng: np.random.Generator) -> Array:
    """Numbers of the interesting range, of both signs near zero, of all bits, and special ones."""
    dtype = DTYPES[element]
    width = np.dtype(dtype).itemsize * 8
    tiny = np.exp(rng.uniform(-25, 0, POINTS // 4)) * rng.choice([-1, 1], POINTS // 4)
    bits = rng.integers(0, 1 << width, POINTS // 2, dtype=np.uint64)
    parts = [
        rng.uniform(*near, POINTS).astype(dtype),
        tiny.astype(dtype),
        bits.astype(f"u{width // 8}").view(dtype),
    ]
    return np.concatenate(parts)


def pairs_of_specials(element: str, others: list[Any], dtype: Any) -> tuple[Array, Array]:
    first, second = np.meshgrid(
        np.array(specials(element), DTYPES[element]), np.array(others, dtype)
    )
    return first.ravel(), second.ravel()


def operands(element: str, kinds: str, near: tuple[float, float]) -> list[Array]:
    """Rows of operands: numbers, and all pairs of special ones."""
    rng = np.random.default_rng(len(kinds))
    first = numbers(element, near, rng)
    if kinds == "f":
        return [np.concatenate([first, np.array(specials(element), DTYPES[element])])]
    if kinds == "ff":
        second = rng.permutation(numbers(element, near, rng))
        ends = pairs_of_specials(element, specials(element), DTYPES[element])
    else:
        second = rng.integers(-40, 41, len(first)).astype(np.int32)
        whole = [0, 1, -1, 2, -2, 3, -3, 64, 101, 2**31 - 1, -(2**31), 2**24 + 1]
        ends = pairs_of_specials(element, whole, np.int32)
    return [np.concatenate([first, ends[0]]), np.concatenate([second, ends[1]])]


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
    """Where nearly nothing is left of an angle, its digits still count."""
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
    body = expand_function("nan", Request("nan", "half", ["i16"], {}, {}, False, 64))
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
    assert expand_function("exp", Request("exp", ret, args, {}, {}, False, 64)) is None


def test_names_are_those_of_the_table() -> None:
    assert list(NAMES) == list(FUNCTIONS)


def test_rough_functions_are_those_that_selection_has() -> None:
    assert set(ROUGH_FUNCTIONS) == ROUGH
