"""The passes that inline do without the rest of llvmlite what they do with it."""

import subprocess
import sys
from pathlib import Path

import pytest

from spvbackend.reading import inline
from spvbackend.reading.child import CAN_FORK
from spvbackend.reading.inline import inlined, run_by_binding
from spvbackend.reading.library import open_library
from spvbackend.reading.llvm import parse_by_binding
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


def run_by_library(text: str) -> str:
    library = open_library(frees=True)
    assert library is not None
    module = library.parse(text)
    try:
        module.inline()
        return str(module)
    finally:
        module.close()


@pytest.mark.parametrize(
    "path", sorted((E2E / "ll").glob("*.ll"))[::40], ids=lambda path: path.stem
)
def test_texts_are_the_same(path: Path) -> None:
    module = parse_by_binding(path.read_text())
    run_by_binding(module)
    assert run_by_library(path.read_text()) == str(module)


def test_llvmlite_does_it_where_the_library_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    by_library = inlined(f"\n{CALLING}")
    monkeypatch.setattr(inline, "parser_of", lambda _: parse_by_binding)
    assert inlined(f"\n{CALLING}") == by_library
    assert "call float @f(" not in by_library


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
