"""Shaders of random control flow graphs are right on a Vulkan device."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.folders import ROOT

SEEDS = "0-29"
RIGHT = 20
"""Least number of the graphs with a way out from one of their starts."""


def test_walks_on_the_device() -> None:
    """Walks are right; they run in a process of its own, which a driver may crash."""
    tool = ROOT / "tools" / "shaders" / "graphs.py"
    command = [sys.executable, str(tool), "--seeds", SEEDS, "--device"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    if done.stdout.startswith("no device: "):
        pytest.skip(done.stdout.strip())
    assert done.returncode == 0, done.stdout + done.stderr
    count = re.search(r"(\d+) right on the device$", done.stdout)
    assert count is not None, done.stdout
    assert int(count[1]) >= RIGHT
