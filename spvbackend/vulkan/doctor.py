"""Lists the devices that run shaders, and missing requirements: a line each, with a remedy.

The checks go from the package `vulkan` through the loader and its drivers to a kernel that runs.
Each yields findings; the first missing requirement of all else ends them.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Final

import numpy as np

from spvbackend.devices.errors import BuildError, LaunchError, NoDeviceError
from spvbackend.devices.findings import (
    KERNEL,
    MISSING,
    NOTE,
    OK,
    PIP,
    ROUNDS,
    Finding,
    failure,
    results,
)
from spvbackend.diagnostics import Diagnostic
from spvbackend.vulkan.device import DOCTOR, Candidate, Device, candidates, default_device
from spvbackend.vulkan.fragments import listed_shapes
from spvbackend.vulkan.program import Program

_COUNT: Final = 1024
_MANY_ROUNDS: Final = 100_000
_LOADER: Final = "install the Vulkan loader: Debian's libvulkan1, or the driver of your device"
_DRIVER: Final = (
    "install the Vulkan driver of your device, or Debian's mesa-vulkan-drivers, which has lavapipe "
    "for the CPU"
)
_TOLD: Final = {
    "shaderFloat64": "doubles",
    "shaderFloat16": "halves",
    "shaderBufferInt64Atomics": "atomic integers of 64 bits",
    "shaderBufferFloat32AtomicAdd": "atomic floats",
}


def check_package() -> Finding:
    """Check that the package `vulkan` is installed and finds the loader."""
    try:
        import vulkan
    except ModuleNotFoundError as error:
        name = error.name or "vulkan"
        text = "vulkan is not installed" if name == "vulkan" else f"vulkan needs {name}"
        return Finding(MISSING, text, f"{PIP} {name}")
    except (ImportError, OSError) as error:
        return Finding(MISSING, f"vulkan does not load: {error}", _LOADER)
    return Finding(OK, f"vulkan {getattr(vulkan, '__version__', '')}".rstrip())


def text_of(device: Device) -> str:
    """Describe the abilities of a device on a line."""
    features, limits = device.features, device.limits
    having = [text for name, text in _TOLD.items() if name in features.names]
    parts = [
        f"{device.name}: Vulkan {device.triple.removeprefix('spirv64-unknown-vulkan')} or newer",
        *having,
        f"sub-groups of {' or '.join(map(str, device.subgroup_sizes))}",
        f"groups of at most {limits.items}",
        f"{limits.local_memory // 1024} KB of local memory",
    ]
    return "; ".join(parts)


def check_devices(listed: list[Candidate]) -> Iterator[Finding]:
    """Check each device for the requirements of shaders with addresses."""
    place = 0
    for one in listed:
        if one.lacks:
            text = f"{one.name} lacks what every module needs: {', '.join(one.lacks)}"
            yield Finding(NOTE, text, "a newer driver may have it")
            continue
        yield Finding(OK, f"device {place}: {text_of(Device(one.instance, one.physical))}")
        place += 1
    if not place:
        yield Finding(MISSING, "no Vulkan device runs shaders with addresses", _DRIVER)


def run_kernel(device: Device) -> Finding:
    """Translate, load and run a kernel, and check its results."""
    start = perf_counter()
    program = Program(device, KERNEL.read_text(encoding="utf-8"))
    loaded = perf_counter()
    x = np.arange(_COUNT, dtype=np.float32)
    y = x.copy()
    program.run("saxpy", [y, x, 2.0], (_COUNT,), (64,))
    end = perf_counter()
    wrong = int(np.count_nonzero(y != 3 * x))
    seconds = {"loaded": loaded - start, "ran": end - loaded}
    return results(device.name, _COUNT, wrong, seconds)


def check_rounds(device: Device) -> Iterator[Finding]:
    """Check that a device does all rounds of a loop; lavapipe does 65,536 in a kernel."""
    program = Program(device, ROUNDS.read_text(encoding="utf-8"))
    counted = np.zeros(1, np.uint32)
    program.run("count", [counted, _MANY_ROUNDS], (1,), (1,))
    if (done := int(counted[0])) != _MANY_ROUNDS:
        text = f"{device.name} ended a loop of {_MANY_ROUNDS} rounds after {done}"
        yield Finding(
            NOTE, text, "give a kernel more work-items, and fewer rounds in all its loops"
        )


def check_matrices(device: Device) -> Iterator[Finding]:
    """Tell of a device with cooperative matrices which of them serve NVIDIA's products."""
    if not listed_shapes(device):
        return
    types = ", ".join(device.matrix_fragments)
    where = f"lanes hold those of {types} as" if types else "no lanes hold them as"
    yield Finding(OK, f"{device.name} has cooperative matrices; {where} PTX's mma.sync has them")


def check_kernel(wanted: str | None) -> Iterator[Finding]:
    """Check that a kernel runs on the requested device, and how far its loops do."""
    import vulkan as vk

    try:
        device = default_device(wanted)
        kernel = run_kernel(device)
        if kernel.state == OK:
            yield from check_rounds(device)
            yield from check_matrices(device)
        yield kernel
    except NoDeviceError as error:
        yield Finding(MISSING, str(error), f"{DOCTOR} NAME takes another")
    except (BuildError, LaunchError, Diagnostic, vk.VkError) as error:
        yield failure(error)


def examine(wanted: str | None = None) -> Iterator[Finding]:
    """Yield all findings, one by one.

    Args:
        wanted: the device to run a kernel on, as `default_device` takes it.
    """
    first = check_package()
    yield first
    if first.state == MISSING:
        return
    try:
        listed = candidates()
    except NoDeviceError as error:
        yield Finding(MISSING, str(error), _DRIVER)
        return
    has_device = False
    for finding in check_devices(listed):
        has_device |= finding.state == OK
        yield finding
    if has_device:
        yield from check_kernel(wanted)
