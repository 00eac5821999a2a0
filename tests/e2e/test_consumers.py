"""What others make of some modules: Intel's GPU compiler, llvm-spirv -r, spirv-opt, spirv-link.

`tools/consumers.py` gives them all modules of all tests; these are a few that have to pass.
"""

import pathlib
import subprocess

import pytest
from consuming.consumers import CONSUMERS, Consumer, installed
from consuming.known import explain
from consuming.modules import binary
from consuming.rerun import run_one

import spvbackend
from spvbackend.emit.read import instructions, words_of
from spvbackend.spirv.enums import DecorationLinkageAttributes
from spvbackend.spirv.opcodes import OpDecorate, OpFunction
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import TRIPLE, translate
from tests.e2e.harness.worker import Worker

FILES = ("app_linear", "atomics_1x", "control_switch", "local_reduce", "struct_args")
"""Of kernels: arithmetic, atomics, phis behind a switch, local memory and barriers, structs."""
RUN = ("control_switch", "local_scan", "relational_vector")
EXPORTED = """
define spir_func i32 @twice(i32 %x) {
  %sum = add i32 %x, %x
  ret i32 %sum
}
"""
IMPORTING = """
declare spir_func i32 @twice(i32)
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p
  %y = call spir_func i32 @twice(i32 %x)
  store i32 %y, ptr addrspace(1) %p
  ret void
}
"""


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


def test_link_of_an_import(tmp_path: pathlib.Path) -> None:
    """What one module imports and another exports is one function of what spirv-link writes."""
    if why := installed("spirv-link"):
        pytest.skip(why)
    paths = [tmp_path / "exported.spv", tmp_path / "importing.spv"]
    for path, text in zip(paths, (EXPORTED, IMPORTING), strict=True):
        path.write_bytes(spvbackend.translate(text, triple=TRIPLE))
    linked = tmp_path / "linked.spv"
    subprocess.run(["spirv-link", *map(str, paths), "-o", str(linked)], check=True)
    spvbackend.validate(linked.read_bytes())
    words = words_of(linked.read_bytes())
    found = [(opcode, words[min(start + 2, end - 1)]) for opcode, start, end in instructions(words)]
    assert [opcode for opcode, _ in found].count(OpFunction) == 2
    assert (OpDecorate, DecorationLinkageAttributes) not in found


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.file in RUN], ids=lambda case: case.name
)
def test_optimised_module_runs(case: Case, worker: Worker, modules: pathlib.Path) -> None:
    if why := installed("spirv-opt") or worker.probe():
        pytest.skip(why)
    assert run_one(worker, case, modules) == "pass"
