"""Other consumers accept some modules: Intel's compiler, llvm-spirv -r and the Khronos tools.

`tools/consumers.py` passes them all modules of all tests; these are a few that must pass.
"""

import pathlib

import pytest
from consuming.consumers import CONSUMERS, Consumer, installed, takes_bound
from consuming.known import explain
from consuming.modules import SHADER_TRIPLES, binary
from consuming.rerun import run_one

import spvbackend
from tests.clangs import compiled, with_each_clang
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import ll_path, source_path, translate
from tests.e2e.harness.worker import Worker
from tests.e2e.test_debug_sets import EXTENSIONS

FILES = ("app_linear", "atomics_1x", "control_switch", "local_reduce", "struct_args")
"""Kernels: arithmetic, atomics, phis after a switch, local memory and barriers, structs."""
DEBUGGED = ("app_image", "as_type", "struct_args")
"""Kernels with variables in memory and in registers, typedefs of vectors and of structs."""
KERNELS = [consumer for consumer in CONSUMERS if consumer.takes(frozenset())]
"""Consumers of any module."""
SHADERS = [consumer for consumer in CONSUMERS if consumer.takes == takes_bound]
RUN = {case.file.partition("_")[0]: case.file for case in reversed(CASES)}.values()
"""A file of each family of kernels."""


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("consumer", KERNELS, ids=lambda consumer: consumer.name)
def test_module_is_accepted(
    consumer: Consumer, file: str, modules: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    if consumer.missing:
        pytest.skip(consumer.missing)
    path = translate(file, "O2", (), modules)
    said = consumer.check(path, tmp_path)
    assert not said or explain(consumer.name, binary(file, path.read_bytes()), said), said


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("consumer", SHADERS, ids=lambda consumer: consumer.name)
def test_shader_is_accepted(consumer: Consumer, file: str, tmp_path: pathlib.Path) -> None:
    if consumer.missing:
        pytest.skip(consumer.missing)
    text = ll_path(file, "O2").read_text(encoding="utf-8")
    spirv = spvbackend.translate(text, triple=SHADER_TRIPLES[0], vulkan_buffers="descriptors")
    module = binary(file, spirv, SHADER_TRIPLES[0])
    path = tmp_path / "in.spv"
    path.write_bytes(spirv)
    said = consumer.check(path, tmp_path)
    assert not said or explain(consumer.name, module, said), said


@with_each_clang
@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize("file", DEBUGGED)
@pytest.mark.parametrize("consumer", KERNELS, ids=lambda consumer: consumer.name)
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
