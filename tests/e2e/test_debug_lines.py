"""Kernels compiled with -g are valid, have the lines of their source, and compute the same."""

from __future__ import annotations

import functools
import pathlib
import shutil
import subprocess

import pytest

import spvbackend
import spvbackend.debug
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import NEWER_THAN_DEBIAN, source_path
from tests.e2e.harness.worker import Worker, run_case
from tests.lit.format import spirv_val_features

CLANGS = ("clang-22", "clang-21", "clang-20", "clang-19")
LEVELS = ("O0", "O2")
# A file for each feature that debug info may disturb: memory, control, vectors, printf.
RUN = ("app_linear", "control_switch", "int_128", "local_reduce", "printf_lines", "struct_return")
FILES = sorted({case.file for case in CASES})
EXTENSIONS = {case.file: case.extensions for case in CASES}


@functools.cache
def compiled(file: str, level: str) -> str:
    """Return LLVM IR with debug info; skip without a clang that is new enough."""
    clang = next(filter(None, map(shutil.which, CLANGS)), None)
    if clang is None:
        pytest.skip(f"none of {', '.join(CLANGS)} is installed")
    options = ["-x", "cl", "-cl-std=CL3.0", "-target", "spirv64", f"-{level}", "-g", "-S"]
    options += ["-emit-llvm", "-Xclang", "-finclude-default-header", "-o", "-"]
    command = [clang, *options, str(source_path(file))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"{clang} does not compile it")
    return done.stdout


@functools.cache
def translated(file: str, level: str) -> bytes:
    text = compiled(file, level)
    return spvbackend.translate(text, triple="spirv64", extensions=EXTENSIONS[file])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("file", FILES)
def test_lines_are_those_of_the_source(file: str, level: str) -> None:
    spirv = translated(file, level)
    if file not in NEWER_THAN_DEBIAN or "new-spirv-val" in spirv_val_features():
        spvbackend.validate(spirv)
    info = spvbackend.debug.read(spirv)
    path = source_path(file)
    count = path.read_text().count("\n") + 1
    lines_of_all = [line for lines in info.lines.values() for line in lines]
    assert {line.file for line in lines_of_all if line.file.endswith(".cl")} == {str(path)}
    assert all(0 < line.line <= count for line in lines_of_all if line.file == str(path))
    for entry in spvbackend.entry_points(spirv):
        # A called kernel has its code in a separate function.
        assert info.lines[entry.name] or info.lines[f"{entry.name}.body"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case.name) for case in CASES if case.file in RUN]
)
def test_kernel(
    case: Case, level: str, worker: Worker, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("debug")
    program = pathlib.Path(folder, f"{case.file}.spv")
    program.write_bytes(translated(case.file, level))
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    reply = run_case(worker, case.name, program)
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"
