"""Kernels on PoCL and on Mesa's rusticl, by their profiles; and with all extensions beside these.

`ci/runtimes.sh` unpacks both. A failure is a fault of ours unless the module declares a capability
that the device does not list, or `THEIRS` has the case: each of its rows fails in the same way with
llc's SPIR-V, or where the runtime compiles the OpenCL C itself.
"""

from __future__ import annotations

import functools
import pathlib
import re
import sys
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import pytest

import spvbackend
from tests.e2e.cases.index import CASES
from tests.e2e.harness.capabilities import declared_capabilities
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import FROM_SOURCE, TOOL, TRIPLE, ll_path
from tests.e2e.harness.worker import Worker, run_case
from tests.e2e.semantics.index import GROUPS
from tests.e2e.test_semantics import Runner
from tests.folders import ROOT

pytestmark = pytest.mark.skipif(FROM_SOURCE or bool(TOOL), reason="another tool translates")


class Runtime(NamedTuple):
    """A runtime beside the usual one, by the name of its profile."""

    name: str
    theirs: dict[str, str]
    """Faults by the case or its file of kernels, or by the name of a row."""
    endless: tuple[str, ...] = ()
    """Cases of `theirs` that never end. They are not run, as each would wait for the time limit."""


RUNTIMES: Final = (
    Runtime(
        "pocl",
        {
            "fences": "fences of named memories give wrong results",
            "generic_pointers": "the process ends at casts of constants to generic pointers",
            "image_addressing": "it creates no such images",
            "image_depth_samples": "its library lacks samplers of depths",
            "image_formats": "it creates no such images",
            "image_queries": "it creates no such images",
            "image_sample": "it creates no such images",
            "math_round-quiet_nans": "its nan is infinite",
            "printf_lines-print_values": "it prints no vectors",
            "recursion": "it refuses recursion",
            "subgroup_basic": "its library lacks the queries of sub-groups",
            "workgroup_compact-radix_pass": "wrong results at -O2",
        },
    ),
    Runtime(
        "rusticl",
        {
            "app_learning": "operations on work-groups act on sub-groups",
            **{
                f"cmpxchg-{name}-0": "atomics on private memory end the process"
                for name in ("i32", "i64", "weaki32", "weaki64")
            },
            "constant_tables": "it refuses constants that hold addresses of variables",
            "control_switch-jumps": "its branches out of two nested switches are taken again",
            "ext_clock": "it takes no clock of work-groups",
            "ext_subgroup_rotate": "its sub-groups have eight work-items, and 32 are needed",
            "image_accesses-many_kinds": "images of rows in layers are wrong",
            "image_accesses-through_calls": "functions that take images are wrong",
            "image_addressing": "images of rows in layers are wrong",
            "image_copy": "it creates no such images",
            "image_formats": "it creates no such images",
            "image_half": "LLVM's code generator ends the process",
            "image_halves": "LLVM's code generator ends the process",
            "image_in_place": "images of rows in layers are wrong",
            "image_kinds": "images of rows in layers are wrong",
            "image_literals-row_layers": "images of rows in layers are wrong",
            "image_lookup": "images of rows in layers are wrong",
            "image_programs-blur_rows": "functions that take images are wrong",
            "image_queries": "images of rows in layers are wrong",
            "image_read_write-row_layers": "images of rows in layers are wrong",
            "image_sample": "interpolated texels differ",
            "image_writes-fill_row_layers": "images of rows in layers are wrong",
            "irreducible": "its loops with several entries do not end",
            "math_f16": "functions of half are less exact than OpenCL allows",
            "recursion": "a function that calls itself ends the process",
            "subgroup_shuffle": "its sub-groups have eight work-items, and 32 are needed",
            "subgroup_sized": "its sub-groups have eight work-items, whatever a kernel requires",
            "workgroup_compact": "operations on work-groups act on sub-groups",
            "workitem_stencil": "its work-groups are smaller",
        },
        endless=("control_switch-jumps",),
    ),
)
USUAL: Final = Runtime("intel-cpu", {})
"""The runtime of the other tests."""
ROWS: Final = ("atomic-exchange", "atomic-integers", "atomic-plain", "flow-", "vp-")
"""Groups of rows, by the starts of their names."""


@pytest.mark.parametrize("runtime", RUNTIMES, ids=lambda runtime: str(runtime.name))
def test_page_lists_faults(runtime: Runtime) -> None:
    page = (ROOT / "docs" / "other-runtimes.md").read_text(encoding="utf-8")
    faults = page.partition("## Faults of")[2]
    for case, reason in runtime.theirs.items():
        assert re.search(rf"\| {re.escape(reason)} \| .*`{re.escape(case)}`", faults), case


class Setting(NamedTuple):
    """A runtime with the processes that run cases and rows on it."""

    runtime: Runtime
    cases: Worker
    rows: Worker
    capabilities: frozenset[int]
    modules: pathlib.Path


def opened(runtime: Runtime, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Setting]:
    """Yield the setting of a runtime, and end its processes."""
    python = pathlib.Path(sys.executable)
    if runtime is not USUAL:
        python = python.with_name(f"python-{runtime.name}")
    if not python.exists():
        pytest.skip(f"{runtime.name} is not installed")
    folder = tmp_path_factory.mktemp(runtime.name)
    cases = Worker("case_server.py", folder, python=str(python))
    rows = Worker("row_server.py", tmp_path_factory.mktemp("rows"), python=str(python))
    if reason := cases.probe():
        if runtime is USUAL:
            pytest.skip(reason)
        pytest.fail(reason)
    listed = frozenset(cases.ask({"capabilities": True}))
    yield Setting(runtime, cases, rows, listed, folder)
    cases.close()
    rows.close()


@pytest.fixture(scope="module", params=RUNTIMES, ids=lambda runtime: str(runtime.name))
def setting(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Setting]:
    yield from opened(request.param, tmp_path_factory)


@pytest.fixture(
    scope="module", params=[*RUNTIMES, USUAL], ids=lambda runtime: f"all-{runtime.name}"
)
def wide_setting(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Setting]:
    yield from opened(request.param, tmp_path_factory)


def write_valid(spirv: bytes, setting: Setting, path: pathlib.Path) -> set[int]:
    """Write a valid module; return the capabilities that the device lacks."""
    check_module(spirv)
    path.write_bytes(spirv)
    return declared_capabilities(spirv) - setting.capabilities


@functools.cache
def check_module(spirv: bytes) -> None:
    """Let spirv-val check a module, once if it is valid: the cases of a file share one."""
    spvbackend.validate(spirv)


def runs_of(cases: list[Case]) -> list[Any]:
    """Return cases such that those of a module follow each other, which is built once then."""
    return [pytest.param(case, id=case.name) for case in sorted(cases, key=lambda case: case.file)]


@pytest.mark.parametrize("case", runs_of([case for case in CASES if not case.extensions]))
def test_kernel(case: Case, setting: Setting) -> None:
    """A kernel computes what numpy computes."""
    path = setting.modules / f"{case.file}.spv"
    try:
        spirv = module_of(case.file, "O2", setting.runtime.name, None)
    except spvbackend.Unsupported as error:
        assert " needs SPV_" in str(error)
        pytest.skip(f"an extension that the profile lacks: {error}")
    lacking = write_valid(spirv, setting, path)
    theirs = setting.runtime.theirs
    if case.name in setting.runtime.endless:
        pytest.skip(theirs[case.name])
    reply = run_case(setting.cases, case.name, path)
    reason = theirs.get(case.name) or theirs.get(case.file, "")
    if lacking and not reason:
        reason = f"the device lists no capabilities {sorted(lacking)}"
    if reply["state"] != "pass" and reason:
        pytest.skip(reason)
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"


def with_profile(text: str, profile: str, extensions: str | None) -> bytes:
    """Translate by the profile of a runtime, with more extensions or None."""
    return spvbackend.translate(text, triple=TRIPLE, target_profile=profile, extensions=extensions)


@functools.cache
def module_of(file: str, level: str, profile: str, extensions: str | None) -> bytes:
    """Translate a file of kernels by the profile of a runtime."""
    return with_profile(ll_path(file, level).read_text(), profile, extensions)


@pytest.mark.parametrize("runtime", [*RUNTIMES, USUAL], ids=lambda runtime: str(runtime.name))
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_all_extensions_change_nothing(level: str, runtime: Runtime) -> None:
    """A kernel with a translation by the profile alone gets that one with all extensions, too."""
    for file in sorted({case.file for case in CASES}):
        if not ll_path(file, level).exists():
            continue
        try:
            own = module_of(file, level, runtime.name, None)
        except spvbackend.Unsupported:
            continue
        assert module_of(file, level, runtime.name, "all") == own, file


@pytest.mark.parametrize("case", runs_of([case for case in CASES if case.extensions]))
def test_kernel_with_all_extensions(case: Case, wide_setting: Setting) -> None:
    """A kernel that needs extensions is right if the device lists their capabilities."""
    runtime = wide_setting.runtime
    spirv = module_of(case.file, "O2", runtime.name, "all")
    check_module(spirv)
    path = wide_setting.modules / f"{case.file}.spv"
    path.write_bytes(spirv)
    if lacking := declared_capabilities(spirv) - wide_setting.capabilities:
        pytest.skip(f"the device lists no capabilities {sorted(lacking)}")
    reply = run_case(wide_setting.cases, case.name, path)
    if reply["state"] != "pass" and (reason := runtime.theirs.get(case.file)):
        pytest.skip(reason)
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"


@pytest.mark.parametrize("group", [name for name in GROUPS if name.startswith(ROWS)])
def test_rows(group: str, setting: Setting) -> None:
    """Atomics, control flow and predicated vectors compute what their references compute."""

    def build(text: str, path: pathlib.Path) -> None:
        write_valid(with_profile(text, setting.runtime.name, None), setting, path)

    runner = Runner(setting.rows, build)
    rows = [row for row in GROUPS[group] if row.name not in setting.runtime.theirs]
    wrong = runner.run_group(group, rows)
    assert not wrong, "\n".join(wrong)
