"""The harness: comparison in ulps, the list of cases, a worker that survives a crash."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Array, Case, In, Out, blank, expected, make_args
from tests.e2e.harness.compare import compare_outputs, complaint, ulp_error
from tests.e2e.harness.tool import ll_path, source_path
from tests.e2e.harness.worker import Worker, run_case
from tests.folders import E2E
from tests.offenders import for_each

PLAIN = Case("file", "kernel", lambda _: [], lambda: np.zeros(0), (1,))
# clang makes kernels with two underscores from blocks.
KERNEL = re.compile(r"^define [^@]*\bspir_kernel void @(?!__)(\w+)\(", re.MULTILINE)
FILES = sorted(path.stem for path in (E2E / "kernels").glob("*.cl"))


def f32(*values: float) -> Array:
    """Return an array of floats."""
    return np.array(values, np.float32)


@pytest.mark.parametrize(
    ("got", "want", "ulps"),
    [
        (1.0, 1.0, 0.0),
        (1.0, 1.0 + 2.0**-24, 0.5),
        (1.0 + 2.0**-22, 1.0, 2.0),
        (2.0, 2.0 - 2.0**-23, 1.0),
        (0.0, 2.0**-149, 1.0),
        (np.inf, np.inf, 0.0),
        (np.inf, 1e39, 0.0),
        (np.nan, np.nan, 0.0),
        (np.nan, 1.0, np.inf),
        (1.0, np.nan, np.inf),
        (np.inf, 1.0, np.inf),
    ],
)
def test_ulp_error(got: float, want: float, ulps: float) -> None:
    """Errors are measured from the reference before it is rounded."""
    assert ulp_error(f32(got), np.array([want])) == [ulps]


def test_float_outputs_are_held_to_their_limit() -> None:
    """A limit is for all values or for each row; a small absolute error may pass."""
    got, want = f32(1.0, 1.0 + 2.0**-22), np.array([1.0, 1.0])
    assert "1 of 2 wrong" in compare_outputs(PLAIN, [got], [want])
    assert not compare_outputs(replace(PLAIN, ulp=2), [got], [want])
    assert not compare_outputs(replace(PLAIN, atol=1e-6), [got], [want])
    rows = got.reshape(2, 1), want.reshape(2, 1)
    assert not compare_outputs(replace(PLAIN, ulp=[0, 2]), [rows[0]], [rows[1]])
    assert "first at [1, 0]" in compare_outputs(replace(PLAIN, ulp=[2, 0]), [rows[0]], [rows[1]])


def test_integers_shapes_and_order() -> None:
    """Integers are exact; the order counts unless the case leaves it open."""
    got, want = np.array([3, 1, 2]), np.array([1, 2, 3])
    assert "3 of 3 wrong" in compare_outputs(PLAIN, [got], [want])
    assert not compare_outputs(replace(PLAIN, unordered=(0,)), [got], [want])
    assert "shape" in compare_outputs(PLAIN, [got], [want[:2]])
    assert "returns 1 outputs" in compare_outputs(PLAIN, [got, got], [want])


def test_a_device_may_flush_subnormal_numbers() -> None:
    """Each element may be that for the operands, or for zeros instead of subnormal ones."""
    case = replace(PLAIN, reference=lambda x, _: np.sign(x))
    args = [In(f32(1e-40, -1e-40, 2.0)), Out(f32(0, 0, 0))]
    for wrote, is_right in ((f32(0, -1, 1), True), (f32(0, 1, 1), False), (f32(0, 0, 0), False)):
        held = [args[0].array, wrote]
        assert complaint(case, args, held, lambda _, array: array)
        why = complaint(case, args, held, lambda _, array: array, may_flush=True)
        assert (not why) == is_right


def test_structs_are_compared_by_field() -> None:
    """Each field counts, padding does not."""
    dtype = np.dtype({"names": ["a", "b"], "formats": ["u1", "i4"], "offsets": [0, 4]})
    got, want = blank(4, dtype).array, np.zeros(4, dtype)
    got["a"], got["b"] = 0, 0
    assert not compare_outputs(PLAIN, [got], [want])
    got["b"][2] = 1
    assert compare_outputs(PLAIN, [got], [want]).startswith("field b: output 0: 1 of 4 wrong")


def test_case_names_are_unique() -> None:
    """A case has a unique name."""
    twice = [name for name, count in Counter(case.name for case in CASES).items() if count > 1]
    assert not twice


@for_each(FILES)
def test_every_kernel_has_a_case(file: str) -> None:
    """Both optimisation levels hold the same kernels."""
    kernels = [set(KERNEL.findall(ll_path(file, level).read_text())) for level in ("O0", "O2")]
    launched = {name for case in CASES for name in (case.kernel, *case.then) if case.file == file}
    assert kernels[0] == kernels[1] == launched


def test_every_case_has_its_files() -> None:
    """Each case belongs to an existing file."""
    assert sorted({case.file for case in CASES}) == FILES


@for_each(CASES, lambda case: case.name)
def test_a_kernel_that_does_nothing_fails(case: Case) -> None:
    """The reference differs from the initial values, so each case can fail."""
    args = make_args(case)
    untouched = [arg.array.copy() for arg in args if isinstance(arg, Out)]
    try:
        want = expected(case, args, untouched)
    except (ValueError, IndexError):
        return
    assert compare_outputs(case, untouched, want)


def test_worker_outlives_a_crash(worker: Worker) -> None:
    """The case that crashed is reported, the next one runs in a new process."""
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    case, program = "attributes-unrolled", source_path("attributes")
    assert run_case(worker, case, program)["state"] == "pass"
    assert worker.process is not None
    worker.process.kill()
    reply = run_case(worker, case, program)
    assert reply["state"] == "run"
    assert reply["why"].startswith("the process died")
    assert run_case(worker, case, program)["state"] == "pass"
