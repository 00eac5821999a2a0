"""Lists the WebGPU devices, and missing requirements: a line each, with a remedy.

The checks go from the package `wgpu` through its adapters to a kernel that runs. Each yields
findings; the first missing requirement of all else ends them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

import numpy as np

from spvbackend.devices.errors import BuildError, LaunchError, NoDeviceError
from spvbackend.devices.findings import KERNEL, MISSING, NOTE, OK, PIP, Finding, failure, results
from spvbackend.diagnostics import Diagnostic
from spvbackend.webgpu.device import DOCTOR, Device, default_device, devices, label, limits_of
from spvbackend.webgpu.program import Program

_COUNT: Final = 1024
_DRIVER: Final = (
    "install the driver of your device; on Linux for the CPU Debian's mesa-vulkan-drivers, which "
    "has lavapipe"
)
_RUNTIME: Final = "XDG_RUNTIME_DIR"
_TOLD: Final = {
    "subgroup": "sub-groups",
    "float32-filterable": "filters of floats",
    "shader-float32-atomic": "atomic floats",
}


def check_package() -> Finding:
    """Check that the package `wgpu` is installed, and finds its library."""
    try:
        import wgpu

        # The library is loaded at the first use of a name of it.
        _ = wgpu.gpu
    except ModuleNotFoundError as error:
        name = error.name or "wgpu"
        text = "wgpu is not installed" if name == "wgpu" else f"wgpu needs {name}"
        return Finding(MISSING, text, f"{PIP} {name}")
    except (ImportError, OSError, RuntimeError) as error:
        return Finding(MISSING, f"wgpu does not load: {error}", f"{PIP} --force-reinstall wgpu")
    return Finding(OK, f"wgpu {getattr(wgpu, '__version__', '')}".rstrip())


def check_folder() -> Iterator[Finding]:
    """Tell of the variable without which libraries of Linux print lines of their own."""
    if sys.platform.startswith("linux") and not os.environ.get(_RUNTIME):
        text = f"{_RUNTIME} is not set, which EGL reports whenever wgpu lists its adapters"
        yield Finding(NOTE, text, f"export {_RUNTIME}=/tmp")


def text_of(adapter: Any) -> str:
    """Describe the abilities of an adapter on a line."""
    limits = limits_of(adapter.limits)
    parts = [
        label(adapter),
        *(text for name, text in _TOLD.items() if name in adapter.features),
        f"groups of at most {limits.max_compute_invocations_per_workgroup}",
        f"{limits.max_compute_workgroup_storage_size // 1024} KB of local memory",
        f"{limits.max_storage_buffers_per_shader_stage} buffers of at most "
        f"{limits.max_storage_buffer_binding_size >> 20} MB",
    ]
    return "; ".join(parts)


def check_adapters(adapters: list[Any]) -> Iterator[Finding]:
    """List the adapters in the order of their numbers."""
    for place, one in enumerate(adapters):
        yield Finding(OK, f"device {place}: {text_of(one)}")
    if not adapters:
        yield Finding(MISSING, "wgpu finds no device", _DRIVER)


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
    return results(f"{device.name} by {device.backend}", _COUNT, wrong, seconds)


def check_kernel(wanted: str | None) -> Finding:
    """Check that a kernel runs on the requested device."""
    try:
        return run_kernel(default_device(wanted))
    except NoDeviceError as error:
        return Finding(MISSING, str(error), f"{DOCTOR} NAME takes another")
    except (BuildError, LaunchError, Diagnostic) as error:
        return failure(error)


def examine(wanted: str | None = None) -> Iterator[Finding]:
    """Yield all findings, one by one.

    Args:
        wanted: the device to run a kernel on, as `default_device` takes it.
    """
    first = check_package()
    yield first
    if first.state == MISSING:
        return
    yield from check_folder()
    try:
        adapters = devices()
    except NoDeviceError as error:
        yield Finding(MISSING, str(error), _DRIVER)
        return
    yield from check_adapters(adapters)
    if adapters:
        yield check_kernel(wanted)
