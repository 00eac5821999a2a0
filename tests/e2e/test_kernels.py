"""Every kernel, unoptimised and optimised: translate, validate, run, compare with numpy."""

from __future__ import annotations

import pathlib

import pytest

from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import FROM_SOURCE, LEVELS, source_path, translate
from tests.e2e.harness.worker import Worker, run_case

RUNS = [
    pytest.param(case, level, id=f"{case.name}-{level}")
    for level in LEVELS
    for case in sorted(CASES, key=lambda case: case.file)
]


@pytest.mark.parametrize(("case", "level"), RUNS)
def test_kernel(case: Case, level: str, worker: Worker, modules: pathlib.Path) -> None:
    """A kernel computes what numpy computes."""
    if FROM_SOURCE and case.source_refused:
        pytest.skip(case.source_refused)
    if FROM_SOURCE:
        program = source_path(case.file)
    else:
        program = translate(case.file, level, case.extensions, modules)
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    reply = run_case(worker, case.name, program)
    if case.lacking and reply["state"] == "build" and case.lacking in reply["why"]:
        pytest.skip(f"the runtime does not know it: {case.lacking}")
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"
