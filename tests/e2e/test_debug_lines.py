"""Kernels compiled with -g compute what they compute without."""

from __future__ import annotations

import pathlib

import pytest

import spvbackend
from tests.clangs import compiled, with_each_clang
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import source_path
from tests.e2e.harness.worker import Worker, run_case

# A file for each kind of what debug info may get in the way of: memory, control, vectors, printf.
RUN = ("app_linear", "control_switch", "int_128", "local_reduce", "printf_lines", "struct_return")


@with_each_clang
@pytest.mark.parametrize("level", ["O0", "O2"])
@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case.name) for case in CASES if case.file in RUN]
)
def test_kernel(clang: str, case: Case, level: str, worker: Worker, tmp_path: pathlib.Path) -> None:
    program = tmp_path / f"{case.file}.spv"
    text = compiled(clang, source_path(case.file), level)
    program.write_bytes(spvbackend.translate(text, triple="spirv64", extensions=case.extensions))
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    reply = run_case(worker, case.name, program)
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"
