"""Runs all cases on the device of a flavour, in a process of its own, which a runtime may crash.

It writes a line of JSON before each case, with its name, and one after it, with the complaint.
"""

from __future__ import annotations

import copy
import json
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import spvbackend
from spvbackend import opencl, vulkan
from spvbackend.numba import cuda_arguments
from tests.numba.for_cuda import kernels
from tests.numba.for_cuda.cases import CASES, Argument, Case

FOLDER: Final = Path(__file__).parent / "ll"
SEED: Final = 1


def module_of(case: Case) -> str:
    """Return the IR of a kernel, as numba wrote it."""
    return (FOLDER / f"{case.name}.ll").read_text()


def arrays_of(arguments: Sequence[Argument]) -> list[NDArray[Any]]:
    """Return the arrays among arguments and members of tuples."""
    found: list[NDArray[Any]] = []
    for one in arguments:
        if isinstance(one, tuple):
            found += arrays_of(one)
        elif isinstance(one, np.ndarray):
            found.append(one)
    return found


def run_opencl(case: Case, arguments: Sequence[Argument]) -> None:
    """Launch a kernel on the default device of OpenCL."""
    import pyopencl as cl

    program = opencl.build(
        None, module_of(case), triple="spirv64", dynamic_local_memory=case.shared
    )
    (kernel,) = program.all_kernels()
    queue = cl.CommandQueue(program.context)
    flat = cuda_arguments(*arguments)
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    passed = [
        cl.Buffer(program.context, flags, hostbuf=one) if isinstance(one, np.ndarray) else one
        for one in flat
    ]
    size = tuple(count * width for count, width in zip(case.grid, case.block, strict=True))
    kernel(queue, size, case.block, *passed)
    for given, own in zip(flat, passed, strict=True):
        if isinstance(own, cl.Buffer):
            cl.enqueue_copy(queue, given, own)
    queue.finish()


def run_vulkan(case: Case, arguments: Sequence[Argument]) -> None:
    """Launch a kernel on the default device of Vulkan."""
    device = vulkan.default_device()
    program = vulkan.Program(device, module_of(case), dynamic_local_memory=case.shared)
    (name,) = program.entry_points
    size = tuple(count * width for count, width in zip(case.grid, case.block, strict=True))
    program.run(name, cuda_arguments(*arguments), size, case.block)


FLAVOURS: Final = {"opencl": run_opencl, "vulkan": run_vulkan}


def complaint(case: Case, flavour: str) -> str:
    """Run a case; return what is wrong with its results, "" for nothing."""
    rng = np.random.default_rng(SEED)
    arguments = case.make(rng)
    wanted = case.want(*copy.deepcopy(arguments))
    FLAVOURS[flavour](case, arguments)
    arrays = arrays_of(arguments)
    for at, (got, right) in enumerate(zip(arrays, wanted, strict=True)):
        if wrong := _difference(got, right, case.tolerance):
            return f"array {at}: {wrong}"
    return ""


def _difference(got: NDArray[Any], right: NDArray[Any], tolerance: float) -> str:
    if got.dtype.names:
        parts = [_difference(got[name], right[name], tolerance) for name in got.dtype.names]
        return next(filter(None, parts), "")
    if got.shape != right.shape:
        return f"wanted shape {right.shape}, not {got.shape}"
    if tolerance:
        is_right = np.isclose(got, right, rtol=tolerance, atol=tolerance, equal_nan=True)
    else:
        is_right = (got == right) | ((got != got) & (right != right))
    if is_right.all():
        return ""
    place = tuple(int(one) for one in np.argwhere(~is_right)[0])
    count = int((~is_right).sum())
    return f"{count} of {got.size} are wrong: {got[place]!r} at {place}, not {right[place]!r}"


def main(flavour: str, wanted: Sequence[str]) -> None:
    for name, case in CASES.items():
        if wanted and name not in wanted:
            continue
        _say(name, None)
        try:
            _say(name, complaint(case, flavour))
        except (spvbackend.Diagnostic, OSError, RuntimeError, ValueError):
            _say(name, traceback.format_exc())


def _say(name: str, result: str | None) -> None:
    sys.stdout.write(json.dumps([name, result]) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    assert CASES, kernels
    main(sys.argv[1], sys.argv[2:])
