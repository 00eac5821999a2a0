"""Each example runs in a process without settings, and prints its results and times."""

from __future__ import annotations

import re
import shutil
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Final

import pytest

from tests.folders import ROOT
from tests.unit.opencl import stubs

EXAMPLES: Final = ROOT / "examples"
TIME: Final = r"\d+\.\d\d ms"
MILLION: Final = rf"1,000,000 results as numpy has them, in {TIME} on .+"
CONVOLUTION: Final = (
    rf"\d+x\d+x\d+ to \d+, .+\n  generic {TIME}, specialised {TIME}, (\d+\.\d) times as fast\n"
    r"  built in \d+ ms, found again in \d+ us\n"
)
RATE: Final = rf"{TIME}, \d+\.\d GFLOP/s, as numpy on .+"
PRINTED: Final = {
    "convolution": f"({CONVOLUTION}){{3}}",
    "dpctl_saxpy": r"1,000,000 results as numpy has them, in \d+\.\d ms on .+\n",
    "hip_kernel": rf"clang.*: 3,907 sums as numpy has them, in {TIME}\n",
    "iree_model": r"(\w+: as numpy has it; translated, built and run in \d+ ms\n){3}",
    "iree_saxpy": rf"saxpy_dispatch_0.+: 1,000,000 results as numpy has them, in {TIME}\n",
    "matmul": rf"naive: {RATE}\ntiled: {RATE}\n",
    "mlir_gpu": rf"8000x24 by 24x16 as numpy has it, in {TIME}\n",
    "numba_black_scholes": rf"compiled, .+ in \d+ ms\n1,000,000 options as numba .+ in {TIME}\n",
    "numba_mandelbrot": rf"translated .+ in \d+ ms\n1200x800 points .+ in {TIME}: .+\.png\n",
    "pyopencl_saxpy": rf"{MILLION}\n",
    "saxpy_llvmlite": rf"translated and built in \d+ ms\n{MILLION}\n",
    "vulkan_saxpy": rf"1,048,576 results as numpy has them, in {TIME} on .+\n",
}
PARTS: Final = ("convolution_kernels", "convolution_shape", "kernel_builder")
"""Modules that examples import."""
PACKAGES: Final = {"dpctl": ("dpctl",), "numba": ("numba", "pyopencl"), "vulkan": ("vulkan",)}
"""Requirements of an example by the first word of its name."""
MOST_LINES: Final = 120


def missing(name: str) -> str:
    """Return the missing requirements of an example."""
    for package in PACKAGES.get(name.partition("_")[0], ("pyopencl",)):
        if find_spec(package) is None:
            return f"{package} is not installed"
    if name == "hip_kernel" and not any(shutil.which(f"clang-{x}") for x in range(16, 31)):
        return "clang 16 or newer is not installed"
    return ""


@cache
def run(name: str) -> str:
    if why := missing(name):
        pytest.skip(why)
    is_vulkan = name.startswith("vulkan")
    if is_vulkan and not stubs.has_device("vulkan"):
        pytest.skip("no Vulkan device that runs shaders")
    if not is_vulkan and name != "dpctl_saxpy" and not stubs.has_device("opencl"):
        pytest.skip("no OpenCL device that takes SPIR-V")
    done = stubs.run(str(EXAMPLES / f"{name}.py"))
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_runs(name: str) -> None:
    assert re.fullmatch(PRINTED[name], run(name))


def test_kernels_of_their_own_beat_the_generic_one() -> None:
    """Return the median: a busy machine may spoil one measurement."""
    factors = re.findall(r"specialised .*, (\S+) times as fast", run("convolution"))
    assert median(map(float, factors)) > 1


def test_each_script_is_run_and_short() -> None:
    paths = {path.stem: path for path in EXAMPLES.glob("*.py")}
    # The tests of Triton's backend run the examples in Triton.
    others = {name for name in paths if name.startswith("triton_")}
    assert set(paths) - set(PARTS) - others == set(PRINTED)
    long = [name for name, path in paths.items() if len(lines_of(path)) > MOST_LINES]
    assert long == []


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()
