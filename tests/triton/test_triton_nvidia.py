"""Kernels by Triton's passes for NVIDIA's devices compute numpy's results on an OpenCL device.

Their PTX, warps and products of matrices need nothing of NVIDIA's: warps are sub-groups of 32, and
products are shuffles and multiply-adds where the device has no matrices like PTX's.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from spvbackend.devices.choice import VULKAN
from spvbackend.triton.target import BACKEND, VARIABLE, Target, arch_of, parse_arch
from tests.e2e.harness.worker import Worker
from tests.triton.cases import all_cases, missing

REASON = missing()
WARPS = 4
UNROLLED = {"dots.chained_dots", "dots.dots_of_long_rows", "dots.large_dots"}
"""Products of tiles of 64 x 64 and more are unrolled whole by these passes; the OpenCL CPU runtime
builds one for minutes."""
CASES = [] if REASON else [name for name in all_cases() if name not in UNROLLED]


@pytest.fixture(scope="module")
def nvidia_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """A process whose kernels go by these passes."""
    server = Path(__file__).with_name("case_server.py")
    worker = Worker(str(server), tmp_path_factory.mktemp("nvidia"), timeout=600)
    worker.environment["TRITON_CACHE_DIR"] = str(tmp_path_factory.mktemp("cache"))
    worker.environment[VARIABLE] = "nvidia"
    yield worker
    worker.close()


@pytest.mark.parametrize("name", CASES)
def test_kernel(nvidia_worker: Worker, name: str) -> None:
    if reason := nvidia_worker.probe():
        pytest.skip(reason)
    reply = nvidia_worker.ask({"case": name, "warps": WARPS})
    assert reply is not None, nvidia_worker.why
    assert reply["state"] == "right", reply["why"]


@pytest.mark.parametrize(
    "target",
    [
        Target("1.3", interface=VULKAN),
        Target("1.3", ("SPV_KHR_shader_clock",), interface=VULKAN, is_cpu=True),
        Target("1.3", ("SPV_KHR_cooperative_matrix",), VULKAN, "", True, ("f16", "i8")),
        Target("1.4", ("SPV_KHR_expect_assume",), profile="intel-cpu", for_nvidia=True),
    ],
)
def test_the_name_of_a_target_tells_all(target: Target) -> None:
    assert parse_arch(arch_of(target)) == target


def test_other_passes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from spvbackend.triton.target import _is_for_nvidia

    monkeypatch.setenv(VARIABLE, "apple")
    with pytest.raises(ValueError, match="must be 'amd' or 'nvidia', not 'apple'"):
        _is_for_nvidia(False)


@pytest.mark.skipif(bool(REASON), reason=REASON)
def test_products_use_the_matrices_of_a_device() -> None:
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    from tests.triton.kernels.dots import dot_kernel

    extensions = ("SPV_KHR_cooperative_matrix", "SPV_KHR_workgroup_memory_explicit_layout")
    target = Target("1.3", extensions, interface=VULKAN, for_nvidia=True, fragments=("f16",))
    constants = {"M": 32, "N": 32, "K": 32, "TYPE": triton.language.float32}
    types = {"x": "*fp16", "y": "*fp16", "out": "*fp32", **dict.fromkeys(constants, "constexpr")}
    order = list(types)
    source = ASTSource(
        dot_kernel, types, {(order.index(name),): value for name, value in constants.items()}
    )
    for fragments, products in ((("f16",), 4), ((), 0)):
        arch = arch_of(target._replace(fragments=fragments))
        compiled = triton.compile(source, GPUTarget(BACKEND, arch, 32), {"num_warps": 4})
        text = compiled.asm["spvasm"]
        assert text.count("OpCooperativeMatrixMulAddKHR") == products
        assert ("OpGroupNonUniformShuffle" in text) == (not products)


@pytest.mark.skipif(bool(REASON), reason=REASON)
def test_questions_of_libdevice_are_answered() -> None:
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    from tests.triton.kernels.elementwise import math_kernel

    types = {"x": "*fp32", "out": "*fp32", "BLOCK": "constexpr"}
    assert list(types) == math_kernel.arg_names
    source = ASTSource(math_kernel, types, {(2,): 128})
    arch = arch_of(Target("1.3", interface=VULKAN, for_nvidia=True))
    compiled = triton.compile(source, GPUTarget(BACKEND, arch, 32), {"num_warps": 4})
    assert "llvm.nvvm.ex2.approx" in compiled.asm["llir"]
    assert "__nvvm_reflect" not in compiled.asm["llir"]
