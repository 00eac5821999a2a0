"""FindPyllc.cmake in a small project: what it makes, and when it makes it again."""

import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import pytest

from spvbackend.validate import find_spirv_val, validate
from tests.clangs import CLANGS
from tests.folders import ROOT
from tests.unit.cases.command import pyllc
from tests.unit.cases.documents import blocks

MODULE: Final = ROOT / "spvbackend" / "cmake" / "FindPyllc.cmake"
PAGE: Final = ROOT / "docs" / "cmake.md"
CLANG: Final = next(filter(None, map(shutil.which, reversed(CLANGS))), None)
HEAD: Final = (
    "cmake_minimum_required(VERSION 3.20)\nproject(p NONE)\nfind_package(Pyllc REQUIRED)\n"
)
PROGRAM: Final = f"""#!{sys.executable}
import sys
sys.path.insert(0, {str(ROOT)!r})
from spvbackend.__main__ import main
main()
"""
FILES: Final = {
    "a.cl": '#include "size.h"\nkernel void a(global int *p) { *p = SIZE; }\n',
    "sub/b c.cl": "kernel void b(global int *p) { *p = WIDTH; }\n",
    "m.ll": "define spir_kernel void @m() {\n  ret void\n}\n",
    "inc dir/size.h": "#define SIZE 7\n",
}
PROJECT: Final = """\
pyllc_add_opencl(kernels SOURCES a.cl "sub/b c.cl" m.ll ../outside.cl TRIPLE spirv32
  INCLUDE_DIRECTORIES "inc dir" COMPILE_DEFINITIONS WIDTH=64 OUTPUT_DIRECTORY made
  OPTIONS -mtriple=spirv32v1.2)
get_target_property(outputs kernels PYLLC_OUTPUTS)
message(STATUS "outputs: ${outputs}")
"""

pytestmark = [
    pytest.mark.skipif(not shutil.which("cmake"), reason="cmake is not installed"),
    pytest.mark.skipif(CLANG is None, reason="no clang is installed"),
]


@pytest.fixture(params=["Unix Makefiles", "Ninja"])
def generator(request: pytest.FixtureRequest) -> str:
    program = "make" if request.param == "Unix Makefiles" else "ninja"
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")
    return str(request.param)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with sources and without CMakeLists.txt."""
    folder = tmp_path / "the project"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (tmp_path / "outside.cl").write_text("kernel void o(global int *p) { *p = 1; }\n")
    program = tmp_path / "pyllc"
    program.write_text(PROGRAM)
    program.chmod(0o755)
    return folder


def cmake(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["cmake", *map(str, words)], capture_output=True, text=True)


def configure(project: Path, text: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Configure a project in its folder `build`."""
    (project / "CMakeLists.txt").write_text(text)
    programs = [f"-DPyllc_EXECUTABLE={project.parent / 'pyllc'}", f"-DPyllc_CLANG={CLANG}"]
    path = f"-DCMAKE_MODULE_PATH={MODULE.parent}"
    return cmake("-S", project, "-B", project / "build", path, *programs, *words)


def built(project: Path) -> list[str]:
    """Build; return the names of the outputs that are new or made again."""
    folder = project / "build"
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*.spv")}
    done = cmake("--build", folder)
    assert done.returncode == 0, done.stdout + done.stderr
    made = [path for path in folder.rglob("*.spv") if path.stat().st_mtime_ns != before.get(path)]
    return sorted(str(path.relative_to(folder)) for path in made)


def test_only_what_depends_on_a_change_is_made_again(project: Path, generator: str) -> None:
    done = configure(project, HEAD + PROJECT, "-G", generator)
    assert done.returncode == 0, done.stderr
    outputs = ["made/a.spv", "made/m.spv", "made/outside.spv", "made/sub/b c.spv"]
    assert built(project) == outputs
    assert built(project) == []
    listed = done.stdout.partition("outputs: ")[2].partition("\n")[0].split(";")
    assert sorted(listed) == [str(project / "build" / name) for name in outputs]

    (project / "inc dir" / "size.h").write_text("#define SIZE 8\n")
    assert built(project) == ["made/a.spv"]
    (project / "sub" / "b c.cl").touch()
    assert built(project) == ["made/sub/b c.spv"]
    (project / "m.ll").touch()
    assert built(project) == ["made/m.spv"]
    (project / "inc dir" / "other.h").touch()
    assert built(project) == []

    binary = (project / "build" / "made" / "a.spv").read_bytes()
    # SPIR-V 1.2, and a constant of the changed header.
    assert binary[4:8] == b"\0\2\1\0"
    assert (8).to_bytes(4, "little") in binary
    if find_spirv_val() is not None:
        validate(binary)


def test_the_pages_example_builds(project: Path) -> None:
    first, second = blocks(PAGE, "cmake")
    (project / "saxpy.cl").write_text('#include "n.h"\n' + FILES["sub/b c.cl"])
    (project / "stencil.cl").write_text(FILES["sub/b c.cl"])
    (project / "include").mkdir()
    (project / "include" / "n.h").touch()
    done = configure(project, first.text + second.text)
    assert done.returncode == 0, done.stderr
    assert built(project) == ["saxpy.spv", "stencil.spv"]
    done = cmake("--install", project / "build", "--prefix", project / "installed")
    assert done.returncode == 0, done.stderr
    made = (project / "installed" / "share" / "kernels").iterdir()
    assert sorted(path.name for path in made) == ["saxpy.spv", "stencil.spv"]


@pytest.mark.parametrize(
    ("text", "words", "message"),
    [
        ("pyllc_add_opencl(k)", [], "pyllc_add_opencl: target k has no SOURCES"),
        ("pyllc_add_opencl(k OPTION -O2 SOURCES a.cl)", [], "unknown arguments: OPTION;-O2"),
        ("pyllc_add_opencl(k SOURCES a.cl a.ll)", [], "two sources have the output"),
        ("", ["-DPyllc_CLANG="], "missing: Pyllc_CLANG"),
    ],
)
def test_wrong_calls(project: Path, text: str, words: list[str], message: str) -> None:
    done = configure(project, HEAD + text, *words)
    assert done.returncode == 1
    assert message in " ".join(done.stderr.split())


def test_the_version_is_compared(project: Path) -> None:
    text = HEAD.replace("Pyllc REQUIRED", "Pyllc 99 REQUIRED")
    errors = " ".join(configure(project, text).stderr.split())
    assert 'required is at least "99"' in errors


def test_an_error_of_a_kernel_ends_the_build(project: Path) -> None:
    (project / "m.ll").write_text("define void @f() {\n  ret int\n}\n")
    assert configure(project, HEAD + "pyllc_add_opencl(k SOURCES m.ll)").returncode == 0
    done = cmake("--build", project / "build")
    assert done.returncode != 0
    assert "m.ll:2:" in done.stderr + done.stdout


def test_the_command_shows_the_folder() -> None:
    assert pyllc("--cmake-dir") == (0, f"{MODULE.parent}\n".encode(), "")


def test_the_package_has_the_module() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        data = tomllib.load(file)["tool"]["setuptools"]["package-data"]["spvbackend"]
    name = str(MODULE.relative_to(ROOT / "spvbackend"))
    assert [pattern for pattern in data if fnmatch(name, pattern)] == ["cmake/*.cmake"]
