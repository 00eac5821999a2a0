"""Output of kernels: `tl.device_print` and `tl.device_assert`."""

import os
import re
import subprocess
import sys

import pytest

from tests.folders import ROOT
from tests.triton.cases import missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


def output_of(function: str) -> list[str]:
    """Return the lines that a function of the module with such kernels prints."""
    program = f"from tests.triton.kernels import told; told.{function}()"
    run = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=dict(os.environ, PYTHONPATH=str(ROOT)),
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_kernels_print() -> None:
    lines = output_of("run_print")
    printed = {}
    for line in lines:
        parts = re.fullmatch(
            r"pid \((\d), 0, 0\) idx \( ?(\d+)\) ([a-z ]+): ?(?:\(operand (\d)\) )?([-.\d]+)", line
        )
        assert parts, line
        program, at, name, operand, value = parts.groups()
        printed[program, int(at), name, operand] = float(value)
    for program in "01":
        for at in range(32):
            assert printed[program, at, "whole", None] == at - 5
            assert printed[program, at, "real and wide", "0"] == (at - 5) / 2
            assert printed[program, at, "real and wide", "1"] == (at - 5) << 33
    assert len(printed) == len(lines) == 2 * 32 * 3


def test_assertions_are_told() -> None:
    lines = output_of("run_assert")
    message = next(line for line in lines if "device assertion failed" in line)
    assert "'v is too large'" in message and "told.py" in message


def test_assertions_that_hold_say_nothing() -> None:
    assert output_of("run_assert_that_holds") == ["stored True"]
