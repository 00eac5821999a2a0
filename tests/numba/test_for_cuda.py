"""Kernels of `numba.cuda` run on OpenCL and Vulkan devices, by IR that numba-cuda wrote."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.e2e.harness.vulkan_device import OLD
from tests.e2e.harness.worker import environment
from tests.folders import ROOT

pytest.importorskip("numba", reason="numba is not installed")

import llvmlite.binding as llvm
import numpy as np
from numba import cuda

import spvbackend
from spvbackend import opencl, vulkan
from spvbackend.numba import cuda_arguments, cuda_ir
from tests.numba.for_cuda import kernels
from tests.numba.for_cuda.cases import CASES
from tests.numba.for_cuda.run_cases import FLAVOURS, module_of

SECONDS: Final = 300
_DEVICES: Final[dict[str, Callable[[], opencl.Device | vulkan.Device]]] = {
    "opencl": opencl.default_device,
    "vulkan": vulkan.default_device,
}
Results = dict[str, str | None]


@pytest.fixture(scope="module")
def results() -> Callable[[str], Results]:
    """Return the complaints by the name of the case; None for a case that ended the process."""
    known: dict[str, Results] = {}

    def of(flavour: str) -> Results:
        if flavour not in known:
            lines = [line for line in output_of(flavour) if line.startswith("[")]
            known[flavour] = dict(map(json.loads, lines))
        return known[flavour]

    return of


def output_of(flavour: str, *names: str) -> list[str]:
    """Return the lines that a process with some cases prints."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.numba.for_cuda.run_cases", flavour, *names],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    return done.stdout.splitlines()


def check_device(flavour: str) -> None:
    try:
        device = _DEVICES[flavour]()
    except (opencl.NoDeviceError, vulkan.NoDeviceError) as error:
        pytest.skip(str(error))
    if device.name.startswith(OLD):
        pytest.skip("this driver computes for work-items that have left a branch or a loop")


@pytest.mark.parametrize("flavour", FLAVOURS)
@pytest.mark.parametrize("name", CASES)
def test_kernel(results: Callable[[str], Results], name: str, flavour: str) -> None:
    check_device(flavour)
    complaint = results(flavour).get(name)
    assert complaint is not None, "the process ended in this case, or before"
    assert complaint == ""


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_a_kernel_prints(flavour: str) -> None:
    check_device(flavour)
    printed = [line for line in output_of(flavour, "printing") if line.startswith("item")]
    assert sorted(printed) == [f"item {i} has {i} 0.500000" for i in (150, 250, 50)]


def test_each_kernel_has_its_ir() -> None:
    folder = ROOT / "tests" / "numba" / "for_cuda" / "ll"
    assert {path.stem for path in folder.glob("*.ll")} == set(CASES)
    for case in CASES.values():
        assert module_of(case).startswith("; numba-cuda ")


@pytest.mark.parametrize("name", ["saxpy", "block_sum", "device_functions"])
def test_the_installed_numba_compiles_a_kernel(name: str) -> None:
    """Without a device, whichever package has `numba.cuda`; no function but the kernel is left."""
    case = CASES[name]
    text = cuda_ir(case.function, case.signature)
    module = llvm.parse_assembly(text, llvm.create_context())
    defined = [one for one in module.functions if not one.is_declaration]
    exported = [one.name for one in defined if one.linkage == llvm.Linkage.external]
    assert len(exported) == 1
    assert name in exported[0]
    spirv = spvbackend.translate(text, triple="spirv64", verify=True)
    (entry,) = spvbackend.entry_points(spirv)
    arguments = cuda_arguments(*case.make(np.random.default_rng(1)))
    assert len(entry.parameters) == len(arguments)


def test_a_decorated_kernel_is_compiled_too() -> None:
    decorated = cuda.jit(kernels.saxpy)
    signature = CASES["saxpy"].signature
    assert "ptx.sreg.tid.x" in cuda_ir(decorated, signature)


def test_the_arguments_of_an_array_and_of_numbers() -> None:
    array = np.zeros((4, 3), np.int16)
    flat = cuda_arguments(np.complex64(1 + 2j), (np.int32(3), array))
    assert flat.pop(7) is array
    assert flat == [1, 2, 3, None, None, 12, 2, 4, 3, 6, 2]
    assert {type(one) for one in flat[5:]} == {np.int64}


@pytest.mark.parametrize("dtype", [np.int16, np.dtype([("a", np.int8), ("b", np.float64)])])
def test_an_array_with_gaps_is_its_memory(dtype: Any) -> None:
    array = np.zeros((4, 6), dtype).T[1::2]
    memory, *places = cuda_arguments(array)[4:]
    size = array.itemsize
    assert places == [3, 4, 2 * size, 6 * size]
    assert memory.nbytes == (2 * 2 + 3 * 6 + 1) * size
    assert memory.ctypes.data == array.ctypes.data
    assert np.shares_memory(memory, array)
    with pytest.raises(ValueError, match="a stride of an array is negative"):
        cuda_arguments(array[::-1])


def test_a_grid_that_waits_is_refused() -> None:
    from numba.cuda import cg

    def meet(x: Any) -> None:
        x[0] = 1
        cg.this_grid().sync()

    text = cuda_ir(meet, "void(int32[::1])")
    with pytest.raises(spvbackend.Unsupported) as caught:
        spvbackend.translate(text, triple="spirv64")
    assert re.search("'@cudaCG.*' is a function of CUDA's cooperative groups", str(caught.value))
    assert caught.value.line > 0
