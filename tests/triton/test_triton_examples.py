"""The examples in Triton run, and print their results."""

import os
import re
import subprocess
import sys

import pytest

from tests.folders import ROOT
from tests.triton.cases import missing

EXAMPLES = {
    "triton_softmax.py": ("--rows=64", "--columns=200"),
    "triton_matmul.py": ("--size=128", "--seconds=0.01"),
    "triton_attention.py": ("--heads=1", "--length=40", "--size=16"),
}


def test_all_examples_are_listed() -> None:
    table = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    assert all(f"| `{name}` |" in table for name in EXAMPLES)


def test_all_examples_have_a_test() -> None:
    assert {path.name for path in (ROOT / "examples").glob("triton_*.py")} == set(EXAMPLES)


@pytest.mark.skipif(bool(missing()), reason=missing())
@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str) -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name), *EXAMPLES[name]],
        capture_output=True,
        text=True,
        env=dict(os.environ, PYTHONPATH=str(ROOT)),
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert re.search(r"\d ms", run.stdout)
    assert re.search(r"largest difference \d\.\de-\d\d", run.stdout)
