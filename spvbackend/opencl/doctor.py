"""Lists the devices that take SPIR-V, and missing requirements: a line each, with a remedy.

The checks go from pyopencl through the runtimes and their devices to a kernel that runs. Each
yields findings; the first missing requirement of all else ends them.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from time import perf_counter
from typing import Final

import numpy as np

from spvbackend.devices.findings import KERNEL, MISSING, NOTE, OK, PIP, Finding, failure, results
from spvbackend.diagnostics import Diagnostic
from spvbackend.opencl import runtime
from spvbackend.opencl.device import Device, NoDeviceError, default_device, describe, devices_of
from spvbackend.opencl.program import BuildError, build, context_of, translate_for

_COUNT: Final = 1000
_CPU_RUNTIME: Final = f"{PIP} {runtime.PACKAGE} intel-cmplr-lib-rt"
_HAS_CPU_RUNTIME: Final = platform.machine() in ("x86_64", "AMD64")


def check_pyopencl() -> Finding:
    """Check that pyopencl is installed and loads."""
    try:
        import pyopencl
    except ModuleNotFoundError as error:
        if error.name != "pyopencl":
            return Finding(MISSING, f"pyopencl needs {error.name}", f"{PIP} {error.name}")
        return Finding(MISSING, "pyopencl is not installed", f"{PIP} pyopencl")
    except ImportError as error:
        remedy = f"{PIP} --force-reinstall pyopencl"
        return Finding(MISSING, f"pyopencl does not load: {error}", remedy)
    return Finding(OK, f"pyopencl {pyopencl.VERSION_TEXT}")


def check_runtime(search: runtime.Search) -> Finding:
    """Check PyPI's runtime for the CPU; without it there may be other devices."""
    package = runtime.find_runtime()
    label = f"{runtime.PACKAGE} {package.version}" if package else runtime.PACKAGE
    if search.runtime == runtime.FOUND:
        return Finding(OK, label if package else "Intel's runtime for the CPU, of the system")
    if search.runtime == runtime.BROKEN:
        return Finding(MISSING, f"{label} does not load: {search.problem}", _CPU_RUNTIME)
    if search.runtime == runtime.USERS:
        name = runtime.FOLDER_VARIABLE
        text = f"{label} is not in {name}={os.environ[name]}"
        return Finding(NOTE, text, f"unset {name}, and it is found")
    if search.runtime == runtime.LATE:
        text = f"{label} is not found: pyopencl had listed the platforms before"
        return Finding(MISSING, text, "call spvbackend.opencl.platforms() first")
    remedy = _CPU_RUNTIME if _HAS_CPU_RUNTIME else ""
    return Finding(NOTE, f"{label}, a runtime for x86-64 CPUs, is not installed", remedy)


def text_of(device: Device) -> str:
    """Describe the abilities of a device on a line."""
    first, last = (".".join(map(str, device.versions[place])) for place in (0, -1))
    features = {
        f"{device.address_bits} bits": True,
        "doubles": device.has_doubles,
        "halves": device.has_halves,
        "shared virtual memory": device.has_svm,
        f"sub-groups of {', '.join(map(str, device.subgroup_sizes))}": bool(device.subgroup_sizes),
    }
    having = "; ".join(name for name, is_there in features.items() if is_there)
    return f"{device.platform}: {device.name}: SPIR-V {first} to {last}; {having}"


def check_devices(search: runtime.Search) -> Iterator[Finding]:
    """Check each platform's devices, and which of them take SPIR-V."""
    place = 0
    for vendor in search.platforms:
        listed, reason = devices_of(vendor)
        if reason:
            text = f"{vendor.name.strip()} does not list its devices: {reason}"
            yield Finding(NOTE, text, "its driver is broken, or sees no device of its own")
        for own in listed:
            device = describe(own)
            if device is not None:
                yield Finding(OK, f"device {place}: {text_of(device)}")
                place += 1
                continue
            text = f"{vendor.name.strip()}: {own.name.strip()} takes no SPIR-V"
            yield Finding(NOTE, text, "its driver has to offer OpenCL 2.1 or cl_khr_il_program")
    if not search.platforms:
        yield Finding(MISSING, "there is no OpenCL platform", _driver_remedy(search))
    elif not place:
        yield Finding(MISSING, "no device takes SPIR-V", _driver_remedy(search))


def _driver_remedy(search: runtime.Search) -> str:
    own = "install the OpenCL driver of your device"
    if search.runtime != runtime.ABSENT:
        return f"as above, or {own}"
    return f"{_CPU_RUNTIME}, or {own}" if _HAS_CPU_RUNTIME else own


def run_kernel(device: Device) -> Finding:
    """Translate, build and run a kernel, and check its results."""
    import pyopencl as cl

    context = context_of(device)
    start = perf_counter()
    spirv = translate_for(device, KERNEL)
    translated = perf_counter()
    program = build(context, spirv)
    built = perf_counter()
    x = np.arange(_COUNT, dtype=np.float32)
    buffers = [
        cl.Buffer(context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=x)
        for _ in range(2)
    ]
    result = np.empty_like(x)
    with cl.CommandQueue(context) as queue:
        program.saxpy(queue, x.shape, None, *buffers, np.float32(2))
        cl.enqueue_copy(queue, result, buffers[0])
    end = perf_counter()
    wrong = int(np.count_nonzero(result != 3 * x))
    seconds = {"translated": translated - start, "built": built - translated, "ran": end - built}
    return results(device.name, _COUNT, wrong, seconds)


def check_kernel(wanted: str | None) -> Finding:
    """Check that a kernel runs on the requested device."""
    import pyopencl as cl

    try:
        return run_kernel(default_device(wanted))
    except NoDeviceError as error:
        return Finding(MISSING, str(error), "python -m spvbackend.opencl NAME takes another")
    except (BuildError, Diagnostic, cl.Error) as error:
        return failure(error)


def examine(wanted: str | None = None) -> Iterator[Finding]:
    """Yield all findings, one by one.

    Args:
        wanted: the device to run a kernel on, as `default_device` takes it.
    """
    first = check_pyopencl()
    yield first
    if first.state == MISSING:
        return
    search = runtime.search()
    yield check_runtime(search)
    has_device = False
    for finding in check_devices(search):
        has_device |= finding.state == OK
        yield finding
    if has_device:
        yield check_kernel(wanted)
