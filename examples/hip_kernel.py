"""A HIP kernel, compiled by clang to LLVM IR for SPIR-V, on an OpenCL device: sums of blocks.

The kernel is data/block_sums.hip. Any clang from 16 on will do, without ROCm or HIP's headers.
"""

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pyopencl as cl
import pyopencl.array as cl_array

from spvbackend import opencl

SOURCE = Path(__file__).parent / "data" / "block_sums.hip"
CLANGS = ("clang", *(f"clang-{number}" for number in range(16, 31)))
OPTIONS = ("-x", "hip", "--offload=spirv64", "--offload-device-only", "-nogpuinc", "-nogpulib")
COUNT, BLOCK = 1_000_000, 256


def find_clang() -> str:
    """The newest clang on PATH."""
    found = [name for name in CLANGS if shutil.which(name)]
    if not found:
        raise SystemExit("clang 16 or newer is needed")
    return found[-1]


def compile_hip(path: Path) -> bytes:
    """The LLVM IR of a HIP source's kernels, as text."""
    command = [find_clang(), *OPTIONS, "-O2", "-emit-llvm", "-S", "-o", "-", str(path)]
    return subprocess.run(command, check=True, capture_output=True).stdout


def main() -> None:
    device = opencl.default_device()
    program = opencl.build(device, compile_hip(SOURCE))
    profiling = cl.command_queue_properties.PROFILING_ENABLE
    queue = cl.CommandQueue(program.context, properties=profiling)
    numbers = np.random.default_rng(1).random(COUNT, dtype=np.float32)
    blocks = -(-COUNT // BLOCK)
    sums = cl_array.zeros(queue, blocks, np.float32)
    source = cl_array.to_device(queue, numbers)
    size = (blocks * BLOCK,)
    event = program.block_sums(queue, size, (BLOCK,), source.data, sums.data, np.uint32(COUNT))
    event.wait()
    padded = np.pad(numbers, (0, blocks * BLOCK - COUNT)).reshape(blocks, BLOCK)
    np.testing.assert_allclose(sums.get(), padded.sum(1), rtol=1e-5)
    milliseconds = (event.profile.end - event.profile.start) * 1e-6
    print(f"{find_clang()}: {blocks:,} sums as numpy has them, in {milliseconds:.2f} ms")


if __name__ == "__main__":
    main()
