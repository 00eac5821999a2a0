"""Kernels with untyped pointers compute the results of their references."""

from __future__ import annotations

import pathlib

import pytest

from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import FROM_SOURCE, LEVELS, TOOL, translate
from tests.e2e.harness.worker import Worker, run_case

FILES = (
    "app_image",
    "app_linear",
    "async_copy",
    "atomics_c11",
    "bit_fields",
    "byte_pointers",
    "casts",
    "constant_tables",
    "control_loops",
)
"""The families about memory. The runtime's library lacks functions for untyped generic pointers and
for some extensions (`docs/decisions.md`).
"""
RUNS = [
    pytest.param(case, level, id=f"{case.name}-{level}")
    for at, level in enumerate(LEVELS)
    for case in [case for case in CASES if case.file in FILES][at :: len(LEVELS)]
]
"""The cases of a module follow each other, as a build of it takes longer than their runs."""


@pytest.mark.skipif(FROM_SOURCE or bool(TOOL), reason="another tool translates")
@pytest.mark.parametrize(("case", "level"), RUNS)
def test_kernel(case: Case, level: str, worker: Worker, modules: pathlib.Path) -> None:
    program = translate(case.file, level, case.extensions, modules, untyped_pointers=True)
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    reply = run_case(worker, case.name, program)
    if case.lacking and reply["state"] == "build" and case.lacking in reply["why"]:
        pytest.skip(f"the runtime does not know it: {case.lacking}")
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"
