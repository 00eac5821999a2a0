"""Kernels in Triton's language, launched as usual, compute numpy's results.

Each runs with one number of warps, in turn; `tools/triton_kernels.py` runs them with all.
"""

import pytest

from tests.e2e.harness.worker import Worker
from tests.triton.cases import all_cases, missing

# With few warps each lane has many elements, over which a product of matrices is unrolled.
WARPS = (4, 1, 8, 2)
DOT_WARPS = (4, 8)
REASON = missing()
CASES = [] if REASON else list(all_cases())
CHOICES = [
    (name, DOT_WARPS[index % 2] if name.startswith("dots.") else WARPS[index % 4])
    for index, name in enumerate(CASES)
]


@pytest.mark.skipif(bool(REASON), reason=REASON)
def test_there_are_kernels() -> None:
    assert len(CASES) >= 60


@pytest.mark.parametrize(("name", "warps"), CHOICES)
def test_kernel(worker: Worker, name: str, warps: int) -> None:
    if reason := worker.probe():
        pytest.skip(reason)
    reply = worker.ask({"case": name, "warps": warps})
    assert reply is not None, worker.why
    assert reply["state"] == "right", reply["why"]
