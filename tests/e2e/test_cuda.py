"""Kernels in CUDA C++, compiled by clang for NVIDIA's target, compute what numpy computes on OpenCL
and on Vulkan devices.
"""

from __future__ import annotations

import functools
import pathlib
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from typing import Final

import pytest

import spvbackend
from spvbackend.translator import Translator
from spvbackend.validate import find_spirv_val
from tests.e2e.cases.cuda import CUDA_CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.vulkan_device import OLD, TRIPLE, write_shader
from tests.e2e.harness.worker import Worker, run_case
from tests.folders import E2E

CLANG: Final = "clang-22"
LEVELS: Final = ("O0", "O2")
OPTIONS: Final = shlex.split(
    "-x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_89 -fdeclspec -std=c++20 "
    "-Wno-unknown-cuda-version -S -emit-llvm -o -"
)
ROOM: Final = 4096
"""Bytes of shared memory that a launch sizes."""
RUNS: Final = [
    pytest.param(case, level, id=f"{case.name}-{level}")
    for level in LEVELS
    for case in sorted(CUDA_CASES, key=lambda case: case.file)
]
"""The cases of a module follow each other, as a build of it takes longer than their runs."""
OPTIMISED: Final = ("matrices", "shared_addresses")
"""Files that OpenCL devices take optimised only, as they keep an address in 32 bits."""
OF_32_LANES: Final = "matrices"
"""The file whose warps must have 32 lanes."""
PLACES: Final = "language-places"
"""The case that asks for the memory of generic pointers."""
FAULTS_OF_OLD: Final = frozenset(
    ("atomics-atomics", "atomics-scoped", "atomics-wide_sums", "reductions-last_block")
)
"""Cases with atomic operations that are loops on Mesa 22.3."""

pytestmark = pytest.mark.skipif(not shutil.which(CLANG), reason=f"{CLANG} is not installed")


@functools.cache
def compiled(file: str, level: str) -> str:
    """Compile a file of tests/e2e/cuda to LLVM IR."""
    command = [CLANG, *OPTIONS, f"-{level}", f"{file}.cu"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=E2E / "cuda")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def shader_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    worker = Worker("vulkan_server.py", tmp_path_factory.mktemp("shaders"))
    yield worker
    worker.close()


@functools.cache
def translator(triple: str, file: str, extensions: tuple[str, ...]) -> Translator:
    is_shader = triple == TRIPLE
    return Translator(
        triple=triple,
        verify=True,
        extensions=list(extensions),
        dynamic_local_memory=ROOM,
        # lavapipe has eight lanes, and lacks clustered reductions.
        subgroup_size=None if is_shader and file != OF_32_LANES else 32,
        avoid_capabilities=("GroupNonUniformClustered",) if is_shader else (),
    )


@pytest.mark.parametrize(("case", "level"), RUNS)
def test_opencl(case: Case, level: str, worker: Worker, modules: pathlib.Path) -> None:
    path = modules / f"cuda-{case.file}-{level}.spv"
    if case.file in OPTIMISED and level == "O0":
        with pytest.raises(spvbackend.Unsupported, match="shared memory of 32 bits"):
            translator("spirv64", case.file, ()).translate(compiled(case.file, level))
        return
    if not path.exists():
        path.write_bytes(
            translator("spirv64", case.file, case.extensions).translate(compiled(case.file, level))
        )
        if find_spirv_val() is not None:
            spvbackend.validate(path.read_bytes())
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    reply = run_case(worker, case.name, path)
    if case.lacking and reply["state"] == "build" and case.lacking in reply["why"]:
        pytest.skip(f"the runtime does not know it: {case.lacking}")
    if reply["state"] == "wrong" and case.name == PLACES:
        pytest.skip("Intel's runtime for CPUs casts a generic pointer to any memory")
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"


@pytest.mark.parametrize(("case", "level"), RUNS)
def test_vulkan(case: Case, level: str, shader_worker: Worker, modules: pathlib.Path) -> None:
    path = modules / f"cuda-{case.file}-{level}-shader.spv"
    if not path.exists():
        shader = translator(TRIPLE, case.file, case.extensions).translate_shader(
            compiled(case.file, level)
        )
        write_shader(shader, path)
        if find_spirv_val() is not None:
            spvbackend.validate(shader.spirv)
    if reason := shader_worker.probe():
        pytest.skip(f"not run: {reason}")
    reply = run_case(shader_worker, case.name, path)
    if "lacks what the module" in reply["why"] or "requires sub-groups of" in reply["why"]:
        pytest.skip(reply["why"])
    is_old = shader_worker.greeting["device"].startswith(OLD)
    if reply["state"] != "pass" and is_old and case.name in FAULTS_OF_OLD:
        pytest.skip("Mesa 22.3: work-items in a loop do not pass a memory barrier")
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"


def test_the_message_of_an_assertion_is_an_error_of_triton() -> None:
    """Triton's kernels by NVIDIA's passes assert in the same way."""
    from spvbackend.triton.assertions import DeviceAssertionError, report

    (case,) = (case for case in CUDA_CASES if case.kernel == "asserts")
    with pytest.raises(DeviceAssertionError, match="x >= 0") as caught:
        report([f"{line}\n" for line in case.printed])
    assert caught.value.file == "output.cu"
