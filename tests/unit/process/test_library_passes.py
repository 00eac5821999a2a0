"""The passes that inline do without the rest of llvmlite what they do with it."""

import subprocess
import sys
from pathlib import Path

import pytest

from spvbackend.llvmir.isolate import CAN_FORK
from spvbackend.shader.llvm import library_passes
from spvbackend.shader.llvm.library_passes import functions_of_library, run
from spvbackend.shader.llvm.llvm_passes import run_passes
from tests.folders import E2E, ROOT

CALLING = """\
define float @f(float %a) {
  %r = fadd float %a, 1.0
  ret float %r
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load float, ptr addrspace(1) %p
  %r = call float @f(float %v)
  store float %r, ptr addrspace(1) %p
  ret void
}
"""
TRANSLATES = """\
import sys
from spvbackend.cli import main
code = main(sys.argv[1:], sys.stdin, sys.stdout, sys.stderr, isolate=True)
sys.exit(code or ("llvmlite.binding" in sys.modules and "all of llvmlite is imported"))
"""


def test_the_installed_library_is_known() -> None:
    assert functions_of_library() is not None


@pytest.mark.parametrize(
    "path", sorted((E2E / "ll").glob("*.ll"))[::40], ids=lambda path: path.stem
)
def test_texts_are_the_same(path: Path) -> None:
    functions = functions_of_library()
    assert functions is not None
    assert run(functions, path.read_text()) == run_passes(path.read_text())


def test_refusals_are_the_same() -> None:
    functions = functions_of_library()
    assert functions is not None
    with pytest.raises(RuntimeError) as ours:
        run(functions, "define void @f( {\n")
    with pytest.raises(RuntimeError) as theirs:
        run_passes("define void @f( {\n")
    assert str(ours.value) == str(theirs.value)


def test_a_library_that_lacks_a_function_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(library_passes._SIGNATURES, "LLVMPY_NoSuchFunction", (None, ()))
    assert functions_of_library.__wrapped__() is None


@pytest.mark.skipif(not CAN_FORK, reason="the command reads in its own process here")
def test_the_command_does_without_the_rest(tmp_path: Path) -> None:
    source = tmp_path / "calling.ll"
    source.write_text(CALLING)
    command = [
        sys.executable,
        "-c",
        TRANSLATES,
        "-mtriple=spirv64-unknown-vulkan1.3",
        str(source),
        "-o",
        str(tmp_path / "out.spvasm"),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "OpFunctionCall" not in (tmp_path / "out.spvasm").read_text()
