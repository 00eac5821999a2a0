"""Other consumers accept some modules: Intel's compiler, llvm-spirv -r and the Khronos tools.

`tools/consumers.py` passes them all modules of all tests; these are a few that must pass.
"""

import pathlib

import pytest
from consuming.consumers import CONSUMERS, Consumer, installed
from consuming.known import explain
from consuming.modules import binary
from consuming.rerun import run_one

import spvbackend
from tests.clangs import compiled, with_each_clang
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import source_path, translate
from tests.e2e.harness.worker import Worker
from tests.e2e.test_debug_sets import EXTENSIONS

FILES = ("app_linear", "atomics_1x", "control_switch", "local_reduce", "struct_args")
"""Kernels: arithmetic, atomics, phis after a switch, local memory and barriers, structs."""
DEBUGGED = ("app_image", "as_type", "struct_args")
"""Kernels with variables in memory and in registers, typedefs of vectors and of structs."""
RUN = {case.file.partition("_")[0]: case.file for case in reversed(CASES)}.values()
"""A file of each family of kernels."""


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("consumer", CONSUMERS, ids=lambda consumer: consumer.name)
def test_module_is_accepted(
    consumer: Consumer, file: str, modules: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    if consumer.missing:
        pytest.skip(consumer.missing)
    path = translate(file, "O2", (), modules)
    said = consumer.check(path, tmp_path)
    assert not said or explain(consumer.name, binary(file, path.read_bytes()), said), said


@with_each_clang
@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize("file", DEBUGGED)
@pytest.mark.parametrize("consumer", CONSUMERS, ids=lambda consumer: consumer.name)
def test_module_with_debug_info_is_accepted(
    consumer: Consumer, clang: str, file: str, level: str, tmp_path: pathlib.Path
) -> None:
    if consumer.missing:
        pytest.skip(consumer.missing)
    text = compiled(clang, source_path(file), level)
    path = tmp_path / "in.spv"
    path.write_bytes(
        spvbackend.translate(
            text, triple="spirv64", extensions=EXTENSIONS[file], debug_info="ocl-100"
        )
    )
    said = consumer.check(path, tmp_path)
    assert not said or explain(consumer.name, binary(file, path.read_bytes()), said), said


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.file in RUN], ids=lambda case: case.name
)
def test_optimised_module_runs(case: Case, worker: Worker, modules: pathlib.Path) -> None:
    if why := installed("spirv-opt") or worker.probe():
        pytest.skip(why)
    state = run_one(worker, case, modules)
    if state.startswith("not "):
        pytest.skip(state)
    assert state == "pass"
