"""The modules of the command when its child begins to read, and those of the child."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from setup import compiled_modules
from spvbackend.reading.child import CAN_FORK
from tests.folders import ROOT

LISTS = """
import json, os, sys
from spvbackend import cli

def say(name):
    with open(os.path.join({folder!r}, name), "w") as file:
        json.dump(list(sys.modules), file)

fork, exit = os.fork, os._exit

def forked():
    say("before")
    child = fork()
    if child == 0:
        os._exit = lambda status: (say("child"), exit(status))
    return child

os.fork = forked
cli.main({arguments!r}, sys.stdin, sys.stdout, sys.stderr, isolate=True)
"""


@pytest.mark.skipif(not CAN_FORK, reason="the command reads in its own process here")
def test_compiled_code_is_loaded_while_the_child_reads(tmp_path: Path) -> None:
    """The one library of compiled code is slow to load, and the child does not need it."""
    arguments = [str(ROOT / "ci" / "saxpy.ll"), "-o", os.devnull]
    program = LISTS.format(folder=str(tmp_path), arguments=arguments)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    compiled = {path.removesuffix(".py").replace("/", ".") for path in compiled_modules()}
    for name in ("before", "child"):
        loaded = json.loads((tmp_path / name).read_text())
        assert "spvbackend.reading.child" in loaded
        assert compiled.isdisjoint(loaded), name
