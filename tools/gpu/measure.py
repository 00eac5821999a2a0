"""Measures one kernel by both routes in a process of its own, since a driver may crash or hang.

A request is a line of JSON on standard input, the reply the last line on standard output.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Sequence
from ctypes import c_float, c_int
from pathlib import Path
from typing import Any, Final

from numpy.typing import NDArray

from gpu.cases import CASES, Arrays, Case, complaint, references

SAMPLE_SECONDS: Final = 5e-3
"""The least time of a sample, which has as many launches as that takes."""
MOST_LAUNCHES: Final = 64
Route = Callable[[int], float]


class RouteError(RuntimeError):
    """A route gives no times."""


def three(sizes: Sequence[int]) -> tuple[int, int, int]:
    """Three sizes; those that are not said are 1."""
    first, second, third = [*sizes, 1, 1][:3]
    return first, second, third


def groups_of(case: Case) -> tuple[int, ...]:
    """The work-groups of a launch in each dimension."""
    sizes = zip(three(case.size), three(case.local), strict=True)
    return tuple(size // part for size, part in sizes)


def open_vulkan(case: Case, wanted: Arrays, folder: Path, device: str | None) -> tuple[str, Route]:
    """The name of the device and what launches the kernel on it, once its result was right."""
    from spvbackend.vulkan import Event, LaunchError, NoDeviceError, Program, array, default_device
    from tests.e2e.harness.vulkan_device import read_shader

    try:
        import vulkan as vk
    except (ImportError, OSError) as error:
        raise RouteError(f"the package 'vulkan' or its loader is missing: {error}") from None
    try:
        opened = default_device(device)
        memory = {name: array(content, device=opened) for name, content in case.inputs.items()}
        arguments = [memory[one] if isinstance(one, str) else one for one in case.arguments]
        shader = read_shader((folder / case.name).with_suffix(".spv"))
        program = Program.from_shader(opened, *shader)
        (entry,) = program.entry_points
        start, end = Event(opened), Event(opened)

        def launch(launches: int) -> float:
            with opened.stream.together():
                start.record()
                program.launch(entry, arguments, case.size, case.local, launches)
                end.record()
            return start.elapsed_time(end) / 1000

        launch(1)
        check(case, wanted, lambda name: memory[name].numpy())
    except (NoDeviceError, LaunchError, vk.VkError, OSError) as error:
        raise RouteError(f"{type(error).__name__}: {error}") from None
    return opened.name, launch


def open_ptx(case: Case, wanted: Arrays, folder: Path) -> tuple[str, Route]:
    """The name of the device and the launch of the kernel through CUDA's driver."""
    from gpu.cuda import Cuda, CudaError

    try:
        cuda = Cuda()
        memory = {name: cuda.allocate(array) for name, array in case.inputs.items()}
        arguments = [
            memory[one] if isinstance(one, str) else
            c_float(one) if isinstance(one, float) else c_int(one)
            for one in case.arguments
        ]  # fmt: skip
        text = (folder / case.name).with_suffix(".ptx").read_text(encoding="utf-8")
        function = cuda.load(text, case.name)
        groups, local = groups_of(case), three(case.local)
        cuda.launch(function, arguments, groups, local, 1)
        check(case, wanted, lambda name: cuda.read(memory[name], case.inputs[name]))
    except (CudaError, OSError) as error:
        raise RouteError(f"{type(error).__name__}: {error}") from None
    return cuda.name, lambda count: cuda.launch(function, arguments, groups, local, count)


def check(case: Case, wanted: Arrays, read: Callable[[str], NDArray[Any]]) -> None:
    """Compare a result with numpy's; raises RouteError where it is wrong."""
    if wrong := complaint(case, wanted, {name: read(name) for name in wanted}):
        raise RouteError(wrong)


def sample(routes: Sequence[Route], runs: int) -> list[list[float]]:
    """The seconds of a launch by each route, in runs that alternate."""
    slowest = max(min(route(1) for _ in range(3)) for route in routes)
    launches = max(1, min(MOST_LAUNCHES, math.ceil(SAMPLE_SECONDS / max(slowest, 1e-9))))
    times: list[list[float]] = [[] for _ in routes]
    for route in routes:
        route(launches)
    for run in range(runs):
        order = range(len(routes)) if run % 2 else reversed(range(len(routes)))
        for number in order:
            times[number].append(routes[number](launches) / launches)
    return times


def measure(request: dict[str, Any]) -> dict[str, Any]:
    """The times of a case by each route, or why there are none."""
    case = CASES[request["case"]](request["small"])
    wanted, folder = references(case), Path(request["folder"])
    openers: dict[str, Callable[[], tuple[str, Route]]] = {
        "vulkan": lambda: open_vulkan(case, wanted, folder, request["device"]),
        "ptx": lambda: open_ptx(case, wanted, folder),
    }
    replies: dict[str, dict[str, Any]] = {}
    routes: dict[str, Route] = {}
    for name in request["routes"]:
        try:
            device, routes[name] = openers[name]()
            replies[name] = {"device": device}
        except RouteError as error:
            replies[name] = {"error": str(error)}
    times = sample(list(routes.values()), request["runs"]) if routes else []
    for name, seconds in zip(routes, times, strict=True):
        replies[name]["times"] = seconds
    return replies


if __name__ == "__main__":
    sys.stdout.write("\n" + json.dumps(measure(json.loads(sys.stdin.readline()))) + "\n")
