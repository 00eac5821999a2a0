"""Every kernel, unoptimised and optimised: translate, validate, run, compare with numpy."""

from __future__ import annotations

import pathlib

import pytest

from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import FROM_SOURCE, LEVELS, TOOL, source_path, translate
from tests.e2e.harness.worker import Worker, run_case

RUNS = [
    pytest.param(case, level, id=f"{case.name}-{level}")
    for level in LEVELS
    for case in sorted(CASES, key=lambda case: case.file)
]

FOR_VECTORS = ("app_image", "local_arrays", "printf_formats")
"""Families with branches that can be joined, or indices that can be sign-extended."""
WITH_BARRIERS = (
    "app_learning",
    "app_linear",
    "app_physics",
    "fences",
    "local_matmul",
    "local_reduce",
    "local_scan",
    "local_transpose",
    "workgroup_compact",
)


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


@pytest.mark.skipif(FROM_SOURCE or bool(TOOL), reason="another tool translates")
@pytest.mark.parametrize("file", FOR_VECTORS)
def test_branches_and_indices_for_vectors_of_work_items(
    file: str, worker: Worker, modules: pathlib.Path
) -> None:
    """Kernels keep their results under the passes for work-items that become lanes."""
    cases = [case for case in CASES if case.file == file]
    program = translate(file, "O2", cases[0].extensions, modules, target_profile="intel-cpu")
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    for case in cases:
        reply = run_case(worker, case.name, program)
        assert reply["state"] == "pass", f"{case.name}: {reply['state']}: {reply['why']}"


@pytest.mark.skipif(FROM_SOURCE or bool(TOOL), reason="another tool translates")
@pytest.mark.parametrize("file", WITH_BARRIERS)
def test_addresses_computed_again_behind_barriers(
    file: str, worker: Worker, modules: pathlib.Path
) -> None:
    """The passes of a CPU runtime's profile keep the results."""
    cases = [case for case in CASES if case.file == file]
    plain = translate(file, "O2", cases[0].extensions, modules)
    program = translate(file, "O2", cases[0].extensions, modules, target_profile="intel-cpu")
    assert len(program.read_bytes()) > len(plain.read_bytes())
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    for case in cases:
        reply = run_case(worker, case.name, program)
        assert reply["state"] == "pass", f"{case.name}: {reply['state']}: {reply['why']}"
