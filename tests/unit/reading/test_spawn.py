"""Reading in a fresh process: the same result, an error where that ends, and nothing left of it."""

import os
import random
import subprocess
import sys
from pathlib import Path

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


def crashing() -> bytes:
    """Bitcode on which LLVM's reader ends, which takes some looking for."""
    choose = random.Random(7)
    for _ in range(2_000):
        damaged = bytearray(BITCODE)
        damaged[choose.randrange(8, len(damaged))] ^= 1 << choose.randrange(8)
        reading = Child(bytes(damaged), 64, 0)
        try:
            reading.text()
            reading.verdict()
        except spvbackend.CompileError:
            if reading.crashed:
                return bytes(damaged)
        finally:
            reading.close()
    raise AssertionError("LLVM reads whatever it is given")


def test_bitcode_gives_what_its_text_gives() -> None:
    spirv = spvbackend.translate(TEXT)
    assert spvbackend.translate(BITCODE) == spirv
    assert spvbackend.translate(BITCODE, trust_bitcode=True) == spirv


def test_only_trusted_bitcode_is_optimised_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(task: bytes) -> spawn.SpawnedChild:
        raise spvbackend.CompileError("started")

    monkeypatch.setattr(spawn, "start", fail)
    with pytest.raises(spvbackend.CompileError, match="started"):
        spvbackend.translate(BITCODE, opt_level=1)
    spvbackend.translate(BITCODE, opt_level=1, trust_bitcode=True)
    spvbackend.translate(BITCODE)
    spvbackend.translate(TEXT)


@pytest.mark.skipif(not CAN_FORK, reason="the search needs a fast child")
def test_what_ends_the_reader_is_an_error() -> None:
    with pytest.raises(spvbackend.CompileError, match="LLVM ended with SIG"):
        spvbackend.translate(crashing(), opt_level=1)


@pytest.mark.skipif(not DESCRIPTORS.is_dir(), reason="descriptors cannot be counted here")
@pytest.mark.parametrize("fork", [False, True] if CAN_FORK else [False])
@pytest.mark.parametrize("source", [TEXT, BITCODE, "define", b"BC\xc0\xde corrupt"])
def test_no_descriptor_and_no_child_is_left(source: str | bytes, fork: bool) -> None:
    before = sorted(os.listdir(DESCRIPTORS)), children()
    reading = Child(source, 64, 0, fork)
    try:
        reading.text()
        reading.verdict()
    except spvbackend.CompileError:
        assert source not in (TEXT, BITCODE)
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
    (tmp_path / "kernel.bc").write_bytes(BITCODE)
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        "import os, spvbackend\n"
        "os.chdir(sys.argv[1])\n"
        "os.environ['PYTHONPATH'] = sys.argv[1]\n"
        "os.environ['PYTHONSTARTUP'] = 'signal.py'\n"
        "print(len(spvbackend.translate(open('kernel.bc', 'rb').read(), opt_level=1)))\n"
    )
    run = subprocess.run([sys.executable, "-I", "-c", code, tmp_path], capture_output=True)
    assert run.stderr == b""
    assert int(run.stdout) == len(spvbackend.translate(TEXT, opt_level=1))


@pytest.mark.parametrize(("name", "value"), [("frozen", True), ("executable", "")])
def test_without_a_python_there_is_a_remedy(
    name: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, name, value, raising=False)
    with pytest.raises(
        spvbackend.CompileError, match="no Python can be started to read the input safely"
    ) as caught:
        spvbackend.translate(BITCODE, opt_level=1)
    assert "trust_bitcode" in caught.value.hint


def test_an_executable_that_is_none_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nonexistent/python")
    with pytest.raises(spvbackend.CompileError, match="no process can be started"):
        spvbackend.translate(BITCODE, opt_level=1)


def test_a_child_that_ends_at_once_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(spvbackend.CompileError, match="ended with status 1"):
        spvbackend.translate(BITCODE, opt_level=1)
