"""Exact math on a Vulkan device is within OpenCL's ulps of the C library for all operands.

Vulkan lets a device flush subnormal numbers to zero, as OpenCL does for float.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

from spvbackend.vulkan import NoDeviceError, Program, default_device
from tests.e2e.harness.compare import flushed
from tests.e2e.harness.vulkan_device import NARROW, rounds_doubles
from tests.unit.cases.exact_functions import CHECKED, ELEMENTS, EXACT, Checked, operands
from tests.unit.cases.exact_math import DTYPES, HAS_REFERENCES, Array, library, ulps

ALL: Final[dict[str, Checked]] = {
    **CHECKED,
    **{name: Checked(0, reference, operands="ff") for name, reference in EXACT.items()},
    "fdiv": Checked(2.5, np.divide, operands="ff"),
    "lgamma": Checked(8, library("lgamma"), (0.0, 12.0)),
    "rsqrt": Checked(2, lambda x: 1 / np.sqrt(x.astype(np.longdouble)), (0.0, 9.0)),
    "sqrt": Checked(3, library("sqrt"), (0.0, 9.0)),
}
CORRECTLY_ROUNDED: Final = 0.5
LETTERS: Final = {"half": "Dh", "float": "f", "double": "d", "i32": "i"}
GROUP: Final = 64


def kernel(name: str, element: str, held: list[str]) -> str:
    """Return a kernel that applies a function to arrays."""
    lines, passed = [], []
    for index, type in enumerate(held):
        lines.append(f"  %p{index} = getelementptr {type}, ptr addrspace(1) %in{index}, i64 %i")
        lines.append(f"  %x{index} = load {type}, ptr addrspace(1) %p{index}")
        passed.append(f"{type} %x{index}")
    callee = f"_Z{len(name)}{name}" + "".join(LETTERS[type] for type in held)
    call = f"call {element} @{callee}({', '.join(passed)})"
    declared = f"declare {element} @{callee}({', '.join(held)})"
    if name == "fdiv":
        call, declared = f"fdiv {passed[0]}, %x1", ""
    inputs = "".join(f"ptr addrspace(1) %in{index}, " for index in range(len(held)))
    body = "\n".join(lines)
    return f"""
define spir_kernel void @apply({inputs}ptr addrspace(1) %out) {{
  %i = call i64 @_Z13get_global_idj(i32 0)
{body}
  %r = {call}
  %to = getelementptr {element}, ptr addrspace(1) %out, i64 %i
  store {element} %r, ptr addrspace(1) %to
  ret void
}}

declare i64 @_Z13get_global_idj(i32)
{declared}
"""


def run_on_device(text: str, inputs: list[Array], dtype: Any) -> Array:
    """Return the results of the kernel `apply`; skip the test without a device."""
    got = np.zeros(len(inputs[0]), dtype)
    try:
        device = default_device()
    except NoDeviceError as error:
        pytest.skip(f"not run: {error}")
    size = len(got)
    arguments = [*[one.copy() for one in inputs], got]
    Program(device, text).run("apply", arguments, (size,), (min(GROUP, size),))
    return got


def is_underflow(want: Array, element: str) -> Array:
    """Return a mask of results that may be zero: subnormal ones, also before rounding."""
    return np.asarray(np.abs(want) <= np.finfo(DTYPES[element]).tiny)


def errors_of(row: Checked, inputs: list[Array], got: Array, element: str) -> Array:
    """Return the errors in ulps; a device may flush subnormal numbers or not."""
    least = np.full(len(got), np.inf)
    for given in (inputs, [flushed(one) for one in inputs]):
        want = np.asarray(row.reference(*given)).astype(np.longdouble)
        error = ulps(got, want, element)
        least = np.fmin(least, np.where((got == 0) & is_underflow(want, element), 0, error))
    return least


@pytest.mark.skipif(not HAS_REFERENCES, reason="no long double of more digits than double")
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("name", ALL)
def test_errors_on_the_device(name: str, element: str) -> None:
    row = ALL[name]
    inputs = operands(element, row.operands, row.near)
    size = len(inputs[0]) // GROUP * GROUP
    inputs = [np.ascontiguousarray(one[-size:]) for one in inputs]
    held = ["i32" if one.dtype == np.int32 else element for one in inputs]
    got = run_on_device(kernel(name, element, held), inputs, DTYPES[element])
    errors = errors_of(row, inputs, got, element)
    limit = row.limit
    if element == "double" and name in ("fdiv", "sqrt"):
        limit = CORRECTLY_ROUNDED
    if name == "lgamma":
        # Below zero it has zeros, near which OpenCL sets no limit.
        errors = errors[inputs[0] > 0]
    at = int(np.argmax(errors))
    case = [one[at] for one in inputs]
    if errors[at] > limit and element == "double" and not rounds_doubles():
        pytest.skip(NARROW)
    assert errors[at] <= limit, f"{name}{case}: {got[at]}: {errors[at]} ulps"


HALVES: Final = [name for name, row in ALL.items() if row.operands == "f" and name != "lgamma"]


@pytest.mark.skipif(not HAS_REFERENCES, reason="no long double of more digits than double")
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("name", HALVES)
def test_all_halves(name: str) -> None:
    """Functions of half that compute in float err by hardly more than half an ulp."""
    values = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    got = run_on_device(kernel(name, "half", ["half"]), [values], np.float16)
    least = np.full(len(got), np.inf)
    for given in (values, flushed(values)):
        want = np.asarray(ALL[name].reference(given.astype(np.float64))).astype(np.longdouble)
        error = ulps(got, want, "half")
        least = np.fmin(least, np.where((got == 0) & is_underflow(want, "half"), 0, error))
    at = int(np.argmax(least))
    assert least[at] <= 0.51, f"{name}({values[at]}): {got[at]}: {least[at]} ulps"


ROUGH_POWERS: Final = """
define spir_kernel void @apply(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %p0
  %p1 = getelementptr float, ptr addrspace(1) %b, i64 %i
  %y = load float, ptr addrspace(1) %p1
  %r = call afn float @llvm.pow.f32(float %x, float %y)
  %to = getelementptr float, ptr addrspace(1) %out, i64 %i
  store float %r, ptr addrspace(1) %to
  ret void
}

declare i64 @_Z13get_global_idj(i32)
declare float @llvm.pow.f32(float, float)
"""


def test_inexact_powers_of_negative_numbers() -> None:
    base = np.array([-2, -2, -2, 3, 0, -1.5, -4, 2], np.float32)
    exponent = np.array([2, 3, 0.5, 2, 0, -1, 0, -3], np.float32)
    got = run_on_device(ROUGH_POWERS, [base, exponent], np.float32)
    want = [4, -8, np.nan, 9, 1, -1 / 1.5, 1, 0.125]
    np.testing.assert_allclose(got, want, rtol=1e-4)
