"""Kernels compute what they should through pointers that do not say what they point to."""

from __future__ import annotations

import os
import pathlib

import pytest

from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import FROM_SOURCE, TOOL, translate
from tests.e2e.harness.worker import Worker, run_case

EVERY = os.environ.get("SPVBACKEND_E2E_UNTYPED", "") not in ("", "0")
RUNS = [
    pytest.param(case, level, id=f"{case.name}-{level}")
    for index, case in enumerate(sorted(CASES, key=lambda case: case.file))
    for place, level in enumerate(("O0", "O2"))
    # The levels differ in what they leave in memory; some of each will do, in turn.
    if EVERY or index % 4 == 2 * place
]


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
