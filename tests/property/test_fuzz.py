"""A fixed list of random cases, as in tools/fuzz.py, does not show new faults."""

import subprocess
import sys
from pathlib import Path

import pytest

from spvbackend.reading.child import CAN_FORK
from tests.folders import ROOT

SEEDS = "0-1999"


@pytest.mark.skipif(not CAN_FORK, reason="workers are forked")
def test_fixed_seeds(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "fuzz.py"), "--seeds", SEEDS]
    done = subprocess.run(
        [*command, "--out", str(tmp_path / "findings")], capture_output=True, text=True, check=False
    )
    messages = [path.read_text("utf-8") for path in sorted(tmp_path.rglob("message.txt"))]
    assert done.returncode == 0, "\n\n".join([done.stdout, done.stderr, *messages])
    assert done.stdout.startswith("2000 cases: ")
