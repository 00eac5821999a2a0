"""Reading in a fresh process: the same result, an error where that ends, and nothing left of it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.reading import spawn
from spvbackend.reading.child import CAN_FORK, Child
from tests.folders import ROOT
from tests.unit.cases.children import TASKS, children

TEXT = """
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %v = load float, ptr addrspace(1) %p
  %w = fmul float %v, 2.0
  store float %w, ptr addrspace(1) %p
  ret void
}
"""
BITCODE = llvm.parse_assembly(TEXT).as_bitcode()
DESCRIPTORS = Path("/proc/self/fd")


# LLVM's passes may end the process that optimises a target type.
IMAGE = 'target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)'
RISKY = TEXT.replace("i32 %n", f"{IMAGE} %n")
OPTIMISED: dict[str, Any] = {"triple": "spirv64", "opt_level": 1}
# An argument that nothing uses becomes a zero, which an image has not.
CRASHING = f"""
define spir_kernel void @k({IMAGE} %i) {{
  call spir_func void @f()
  ret void
}}
define spir_func void @f({IMAGE} %i) {{
  ret void
}}
"""


def test_bitcode_gives_what_its_text_gives() -> None:
    every: list[dict[str, Any]] = [{}, {"trust_bitcode": True}, OPTIMISED]
    for settings in every:
        spirv = spvbackend.translate(TEXT, **settings)
        assert spvbackend.translate(BITCODE, **settings) == spirv


def test_only_text_with_a_risk_is_read_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(task: bytes) -> spawn.SpawnedChild:
        raise spvbackend.CompileError("started")

    monkeypatch.setattr(spawn, "start", fail)
    for source in (RISKY, llvm.parse_assembly(RISKY).as_bitcode()):
        with pytest.raises(spvbackend.CompileError, match="started"):
            spvbackend.translate(source, **OPTIMISED)
        spvbackend.translate(source, triple="spirv64")
    spvbackend.translate(BITCODE, **OPTIMISED)


def test_what_ends_llvm_is_an_error() -> None:
    with pytest.raises(spvbackend.CompileError, match="LLVM ended with SIG"):
        spvbackend.translate(CRASHING, triple="spirv64", opt_level=2)


@pytest.mark.skipif(not DESCRIPTORS.is_dir(), reason="descriptors cannot be counted here")
@pytest.mark.parametrize("fork", [False, True] if CAN_FORK else [False])
@pytest.mark.parametrize("source", [TEXT, "define"])
def test_no_descriptor_and_no_child_is_left(source: str, fork: bool) -> None:
    before = sorted(os.listdir(DESCRIPTORS)), children()
    reading = Child(source, 64, 0, fork)
    try:
        reading.text()
        reading.verdict()
    except spvbackend.CompileError:
        assert source != TEXT
    reading.close()
    assert (sorted(os.listdir(DESCRIPTORS)), children()) == before


def test_a_child_that_is_not_waited_for_goes_with_its_reading() -> None:
    before = children()
    reading = Child("; " + "x" * 10_000_000 + TEXT, 64, 0, fork=False)
    assert len(children()) == len(before) + 1 or not TASKS.is_dir()
    reading.close()
    assert children() == before


def test_nothing_of_the_user_runs_in_the_child(tmp_path: Path) -> None:
    """Not a module of the current folder, not one that a variable names."""
    (tmp_path / "marshal.py").write_text("raise SystemExit('of the folder')\n")
    (tmp_path / "sitecustomize.py").write_text("raise SystemExit('at the start')\n")
    (tmp_path / "signal.py").write_text("raise SystemExit('of the folder')\n")
    (tmp_path / "kernel.ll").write_text(RISKY)
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        "import os, spvbackend\n"
        "os.chdir(sys.argv[1])\n"
        "os.environ['PYTHONPATH'] = sys.argv[1]\n"
        "os.environ['PYTHONSTARTUP'] = 'signal.py'\n"
        "kernel = open('kernel.ll').read()\n"
        f"print(len(spvbackend.translate(kernel, **{OPTIMISED})))\n"
    )
    run = subprocess.run([sys.executable, "-I", "-c", code, tmp_path], capture_output=True)
    assert run.stderr == b""
    assert int(run.stdout) == len(spvbackend.translate(RISKY, **OPTIMISED))


@pytest.mark.parametrize(("name", "value"), [("frozen", True), ("executable", "")])
def test_without_a_python_there_is_an_error(
    name: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, name, value, raising=False)
    with pytest.raises(
        spvbackend.CompileError, match="no Python can be started to read the input safely"
    ):
        spvbackend.translate(RISKY, **OPTIMISED)


def test_an_executable_that_is_none_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nonexistent/python")
    with pytest.raises(spvbackend.CompileError, match="no process can be started"):
        spvbackend.translate(RISKY, **OPTIMISED)


def test_a_child_that_ends_at_once_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(spvbackend.CompileError, match="ended with status 1"):
        spvbackend.translate(RISKY, **OPTIMISED)
