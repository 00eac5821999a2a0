"""LLVM's objects go in order: their memory is LLVM's, and a wrong order ends the process."""

import gc
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from spvbackend.reading import llvm as reader
from tests.folders import ROOT

TEXT = "define void @f() {\n  ret void\n}\n"


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("name", ["printed", "verify_module", "optimise"])
def test_no_module_outlives_an_exception(
    name: str, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An exception keeps its frames, but not LLVM's objects in them."""
    modules: list[llvm.ModuleRef] = []

    def fail(module: llvm.ModuleRef, *_: object) -> None:
        modules.append(module)
        raise KeyboardInterrupt

    monkeypatch.setattr(reader, name, fail)
    try:
        list(reader.read_steps(TEXT, 64, level, reader.parse_by_binding, reader.printed))
    except KeyboardInterrupt as error:
        kept = error
        assert kept.__traceback__ is not None
        assert all(module.closed for module in modules)
    assert len(modules) == (0 if name == "optimise" and not level else 1)


def test_errors_in_cycles_leave_nothing_to_the_collector(tmp_path: Path) -> None:
    """Run in a process of its own, which a context freed before its module would crash."""
    script = tmp_path / "cycles.py"
    script.write_text(
        "import gc, llvmlite.binding as llvm\n"
        "from spvbackend.reading import llvm as reader\n"
        "def fail(*_): raise RuntimeError('no target')\n"
        "llvm.Target.from_triple = fail\n"
        "for _ in range(20):\n"
        "    _, error = reader.read_module('define void @f() {\\n ret void\\n}', 64, 1)\n"
        "    error.own = error\n"
        "    del error\n"
        "    gc.collect()\n"
        "print('alive')\n"
    )
    run = subprocess.run(
        [sys.executable, script], env={"PYTHONPATH": str(ROOT)}, capture_output=True
    )
    assert (run.returncode, run.stdout) == (0, b"alive\n")
    gc.collect()
