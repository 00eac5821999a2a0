"""Kernels in Triton's language on PoCL and on Mesa's rusticl, by their profiles.

Each runtime runs half of the kernels, at one number of warps; `tools/triton_kernels.py --python`
runs all of them. A failure is a fault of ours unless the driver refuses a module with a capability
that the device does not list, or `THEIRS` has the case: each of its rows fails in the same way with
llc's SPIR-V for the module that our SPIR-V stands for.
"""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from tests.e2e.harness.worker import Worker, environment
from tests.folders import ROOT
from tests.triton.cases import missing
from tests.triton.test_triton_kernels import CHOICES

pytestmark = pytest.mark.skipif(bool(REASON := missing()), reason=REASON)


class Runtime(NamedTuple):
    """A runtime beside the usual one, by the name of its profile."""

    name: str
    warp_size: int
    """The lanes of its sub-groups; without any, those of the warps that kernels are made for."""
    theirs: dict[str, str]
    """Faults by the case."""


RUNTIMES: Final = (
    Runtime(
        "pocl",
        32,
        {
            "control.functions_that_return_tensors": "values behind barriers in functions are old",
            "dots.dot_of_pairs": "sums of pairs of small floats are wrong",
        },
    ),
    Runtime(
        "rusticl",
        8,
        {
            "elementwise.libdevice": "where sums may be fused, a division by zero is undefined",
            "memory.atomic_add_of_halves": "halves in a loop of compare-exchanges are wrong",
        },
    ),
)
RUNS: Final = [
    pytest.param(at, name, warps, id=f"{runtime.name}-{name}")
    for at, runtime in enumerate(RUNTIMES)
    for index, (name, warps) in enumerate(CHOICES)
    if index % len(RUNTIMES) != at or name in runtime.theirs
]


class Setting(NamedTuple):
    """A runtime with the process that runs cases on it."""

    runtime: Runtime
    worker: Worker


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Setting]]:
    made = {}
    server = str(ROOT / "tests" / "triton" / "case_server.py")
    for runtime in RUNTIMES:
        python = pathlib.Path(sys.executable).with_name(f"python-{runtime.name}")
        if python.exists():
            folder = tmp_path_factory.mktemp(runtime.name)
            worker = Worker(server, folder, timeout=300, python=str(python))
            # The drivers may have one name and warps of two sizes.
            worker.environment["TRITON_CACHE_DIR"] = str(folder / "cache")
            made[runtime.name] = Setting(runtime, worker)
    yield made
    for setting in made.values():
        setting.worker.close()


@pytest.mark.parametrize("runtime", RUNTIMES, ids=lambda runtime: str(runtime.name))
def test_page_lists_faults(runtime: Runtime) -> None:
    page = (ROOT / "docs" / "other-runtimes.md").read_text(encoding="utf-8")
    kernels = page.partition("## Kernels of Triton")[2]
    for case, reason in runtime.theirs.items():
        row = rf"\| {runtime.name} \| {re.escape(reason)} \| .*`{re.escape(case)}`"
        assert re.search(row, kernels, re.IGNORECASE), case


@pytest.mark.parametrize("runtime", RUNTIMES, ids=lambda runtime: str(runtime.name))
def test_warps_are_as_large_as_subgroups(runtime: Runtime) -> None:
    python = pathlib.Path(sys.executable).with_name(f"python-{runtime.name}")
    if not python.exists():
        pytest.skip(f"{runtime.name} is not installed")
    code = (
        "from spvbackend.opencl import default_device\n"
        "from spvbackend.triton.target import warp_size_of\n"
        "print(warp_size_of(default_device()))"
    )
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, env=environment())
    assert done.stdout == f"{runtime.warp_size}\n", done.stderr


@pytest.mark.parametrize(("at", "name", "warps"), RUNS)
def test_kernel(settings: dict[str, Setting], at: int, name: str, warps: int) -> None:
    """A kernel computes what numpy computes."""
    setting = settings.get(RUNTIMES[at].name)
    if setting is None:
        pytest.skip(f"{RUNTIMES[at].name} is not installed")
    if reason := setting.worker.probe():
        pytest.fail(reason)
    reply = setting.worker.ask({"case": name, "warps": warps})
    reply = reply or {"state": "crashed", "why": setting.worker.why, "lacking": []}
    reason = setting.runtime.theirs.get(name, "")
    if reply["lacking"] and not reason:
        reason = f"the device lists no capabilities {reply['lacking']}"
    if reply["state"] != "right" and reason:
        pytest.skip(reason)
    assert reply["state"] == "right", reply["why"]
