"""Functions and kernels on an OpenCL device have numba's results on the host.

All cases run in one process, which the first test starts.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.e2e.harness.worker import environment
from tests.folders import ROOT

pytest.importorskip("numba", reason="numba is not installed")
pytest.importorskip("pyopencl", reason="pyopencl is not installed")

from tests.numba.run_cases import CASES, name_of

SECONDS = 300


@pytest.fixture(scope="module")
def results() -> Iterator[dict[str, str | None]]:
    """Return the difference by the name of the case; None for a case that ended the process."""
    from spvbackend.opencl import NoDeviceError, default_device

    try:
        default_device()
    except NoDeviceError as error:
        pytest.skip(str(error))
    done = subprocess.run(
        [sys.executable, "-m", "tests.numba.run_cases"],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    yield dict(json.loads(line) for line in done.stdout.splitlines() if line.startswith("["))


@pytest.mark.parametrize("name", [name_of(case) for case in CASES])
def test_case(results: dict[str, str | None], name: str) -> None:
    assert name in results, "the process ended before"
    assert results[name] is not None, "the process ended in this case"
    assert results[name] == ""
