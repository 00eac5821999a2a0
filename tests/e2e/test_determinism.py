"""Translation is deterministic, whatever the seed of string hashes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.e2e.harness.tool import TRIPLE, ll_path

FILES = [
    ("struct_arrays", "O0"),
    ("program_globals", "O2"),
    ("app_physics", "O2"),
    ("pointer_walks", "O0"),
    ("control_switch", "O2"),
]
SCRIPT = """
import pathlib, sys, spvbackend
text = pathlib.Path(sys.argv[1]).read_text()
sys.stdout.buffer.write(spvbackend.translate(text, triple=sys.argv[2], extensions=()))
"""


def translate_with_seed(path: str, seed: str) -> bytes:
    """Translate in a fresh process."""
    env = dict(os.environ, PYTHONHASHSEED=seed, PYTHONPATH=os.pathsep.join(sys.path))
    command = [sys.executable, "-c", SCRIPT, path, TRIPLE]
    done = subprocess.run(command, capture_output=True, env=env, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


@pytest.mark.parametrize(("file", "level"), FILES)
def test_bytes_do_not_depend_on_hash_seed(file: str, level: str) -> None:
    """Two processes with different seeds agree."""
    path = str(ll_path(file, level))
    first = translate_with_seed(path, "1")
    assert len(first) > 20
    assert first == translate_with_seed(path, "2")
