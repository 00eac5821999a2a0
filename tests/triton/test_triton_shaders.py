"""Kernels in Triton's language as compute shaders, with warps as large as the device's sub-groups.

Some of each family, at one number of warps; `tools/triton_kernels.py` with SPVBACKEND_DEVICE, which
is vulkan or webgpu, runs all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.e2e.harness.worker import Worker
from tests.folders import ROOT
from tests.triton.cases import missing

if REASON := missing():
    pytest.skip(REASON, allow_module_level=True)

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

from spvbackend import vulkan, webgpu
from spvbackend.devices.choice import VULKAN, WEBGPU
from spvbackend.devices.errors import NoDeviceError
from spvbackend.emit.entry_points import printf_formats
from spvbackend.triton import DeviceAssertionError, device_tensor, set_device, tensor, use_device
from spvbackend.triton.driver import Utils
from spvbackend.triton.selection import current_device, package_of, shader_device
from spvbackend.triton.subnormals import convert_by_float
from spvbackend.triton.target import BACKEND, Target, arch_of, parse_arch, shader_target_for
from tests.triton.kernels.elementwise import add_kernel
from tests.triton.kernels.launched import (
    named_kernel,
    narrow_kernel,
    scale_kernel,
    shift_kernel,
    tuned_kernel,
)
from tests.triton.kernels.told import assert_kernel, print_kernel

Device = vulkan.Device | webgpu.Device
WARPS = 4
CASES = (
    "casts.float8_to_bfloat",
    "casts.floats_to_integers",
    "chance.dropout",
    "control.reduction_and_branch_in_a_loop",
    "dots.batch_of_dots",
    "dots.dots_in_branches",
    "dots.dots_of_long_rows",
    "dots.flash_attention",
    "dots.large_dots",
    "dots.scaled_dot",
    "elementwise.add",
    "elementwise.libdevice",
    "elementwise.scalars",
    "memory.atomic_exchange",
    "memory.descriptors_made_by_kernels",
    "reductions.layer_norm",
    "reductions.softmax",
    "reductions.xor_sum",
    "scans.histogram",
    "scans.linear_recurrence",
    "scans.masked_histograms",
    "scans.running_maximum",
    "shapes.broadcast",
    "shapes.permute",
)
WEBGPU_CASES = (
    "casts.float8",
    "casts.half",
    "chance.dropout",
    "control.reduction_and_branch_in_a_loop",
    "dots.dot_of_bytes",
    "dots.flash_attention",
    "dots.matmul_of_halves_with_gelu",
    "elementwise.scalars",
    "memory.atomic_exchange",
    "memory.descriptors_made_by_kernels",
    "reductions.layer_norm",
    "reductions.softmax",
    "scans.gather",
    "scans.histogram",
    "shapes.permute",
)
REFUSED = {
    "elementwise.double": "type 'double' has no WebGPU counterpart",
    "memory.atomics": "WebGPU has atomic operations on 32 bits, not on 64",
    "memory.atomics_of_floats": "one object has signed and unsigned atomic minima or maxima",
}
"""Cases without a form for WebGPU, and the reasons in their errors."""


@pytest.fixture(scope="session")
def shader_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Worker]]:
    """Return a worker for each interface; it restarts its process after a crash."""
    server = str(ROOT / "tests" / "triton" / "case_server.py")
    workers = {}
    for interface in (VULKAN, WEBGPU):
        worker = Worker(server, tmp_path_factory.mktemp(interface), timeout=300)
        worker.environment["SPVBACKEND_DEVICE"] = interface
        workers[interface] = worker
    yield workers
    for worker in workers.values():
        worker.close()


@pytest.fixture(scope="module", params=[VULKAN, WEBGPU])
def device(request: pytest.FixtureRequest) -> Any:
    try:
        return import_module(f"spvbackend.{request.param}").default_device()
    except NoDeviceError as error:
        pytest.skip(str(error))


def answer_to(worker: Worker, name: str) -> dict[str, Any]:
    if reason := worker.probe():
        pytest.skip(reason)
    reply = worker.ask({"case": name, "warps": WARPS})
    assert reply is not None, worker.why
    return reply


@pytest.mark.parametrize(
    ("interface", "name"),
    [*((VULKAN, name) for name in CASES), *((WEBGPU, name) for name in WEBGPU_CASES)],
)
def test_kernel(shader_workers: dict[str, Worker], interface: str, name: str) -> None:
    reply = answer_to(shader_workers[interface], name)
    assert reply["state"] == "right", reply["why"]


@pytest.mark.parametrize("name", REFUSED)
def test_webgpu_refuses(shader_workers: dict[str, Worker], name: str) -> None:
    reply = answer_to(shader_workers[WEBGPU], name)
    assert reply["state"] == "refused"
    assert REFUSED[name] in reply["why"]


def test_small_floats_become_bfloats_by_float() -> None:
    line = "%1 = tt.fp_to_fp %0 : tensor<64xf8E5M2, #blocked> -> tensor<64x{}, #blocked> loc(#loc2)"
    changed = convert_by_float(f"module {{\n{line.format('bf16')}\n}}")
    assert changed is not None
    assert changed.splitlines()[1:3] == [
        line.format("f32").replace("%1", "%spvbackend_wide0"),
        "%1 = arith.truncf %spvbackend_wide0 : tensor<64xf32, #blocked> to "
        "tensor<64xbf16, #blocked> loc(#loc2)",
    ]
    scalar = convert_by_float("%1 = tt.fp_to_fp %0 : f8E4M3FN -> bf16")
    assert scalar is not None
    assert scalar.endswith("%spvbackend_wide0 : f32 to bf16")
    assert convert_by_float(line.format("f16")) is None


needs_addresses = pytest.mark.parametrize("device", [VULKAN], indirect=True)


def numbers(count: int) -> np.ndarray:
    return tensor(np.arange(count), np.float32)


@pytest.mark.parametrize("by", ["name", "part of a name", "device"])
def test_a_program_chooses_it(device: Device, by: str) -> None:
    interface = device.interface
    part = f"{interface}:{device.name[:4]}"
    chosen = {"name": interface, "part of a name": part, "device": device}
    x, out = numbers(1000), numbers(1000)
    with use_device(chosen[by]):
        place = current_device()
        assert shader_device(place).name == device.name
        limits = Utils().get_device_properties(place)
        assert limits["warpSize"] == device.subgroup_size
        kernel = add_kernel[(4,)](x, x, out, 1000, BLOCK=256)
    assert (out == 2 * x).all()
    # A set of other hosts describes kernels with addresses whose launches are one dispatch.
    has_own_set = interface == WEBGPU or device.is_cpu
    assert (b"SpvbackendLaunch" in kernel.asm["spv"]) == has_own_set
    assert "OpEntryPoint GLCompute" in kernel.asm["spvasm"]


@needs_addresses
def test_parts_of_an_array_are_arguments(device: Device) -> None:
    whole = numbers(300)
    set_device("vulkan")
    try:
        shift_kernel[(1,)](whole[7:107], whole[107:207], 100, BLOCK=128)
    finally:
        set_device(None)
    wanted = np.arange(300, dtype=np.float32)
    wanted[107:207] = wanted[7:107] + 1
    np.testing.assert_array_equal(whole, wanted)


@pytest.mark.parametrize("device", [WEBGPU], indirect=True)
def test_bound_parts_of_an_array(device: Device) -> None:
    whole, out = numbers(300), numbers(100)
    with use_device(device):
        add_kernel[(1,)](whole[7:107], whole[107:207], out, 100, BLOCK=128)
        np.testing.assert_array_equal(out, whole[7:107] + whole[107:207])
        with pytest.raises(ValueError, match="of one array, which the kernel writes, and the"):
            shift_kernel[(1,)](whole[7:107], whole[107:207], 100, BLOCK=128)


@pytest.fixture
def current(device: Device) -> Iterator[Device]:
    with use_device(device):
        yield device


def test_launches_take_arrays_of_the_device_and_do_not_wait(current: Device) -> None:
    x, out = device_tensor(np.arange(1000), np.float32), package_of(current).zeros(1000)
    assert x.device is current
    for _ in range(5):
        add_kernel[(4,)](x, out, out, 1000, BLOCK=256)
    # Any device binds a buffer at a multiple of 256 bytes.
    shift_kernel[(1,)](out[64:], out[:10], 10, BLOCK=128)
    wanted = 5 * np.arange(1000, dtype=np.float32)
    wanted[:10] = wanted[64:74] + 1
    np.testing.assert_array_equal(out.numpy(), wanted)


@needs_addresses
def test_a_launch_is_submitted_at_once(current: vulkan.Device) -> None:
    x = package_of(current).zeros(1000)
    for _ in range(5):
        before = current.stream.submitted
        add_kernel[(4,)](x, x, x, 1000, BLOCK=256)
        assert current.stream.submitted == before + 1


def test_arrays_of_the_host_are_copied_beside_those_of_the_device(current: Device) -> None:
    x, on_host = package_of(current).zeros(100).fill(2), numbers(100)
    add_kernel[(1,)](x, on_host, on_host, 100, BLOCK=128)
    assert on_host.tolist() == [2 + number for number in range(100)]


def test_types_that_numpy_lacks(current: Device) -> None:
    x = device_tensor(np.full(64, 0x4040, np.uint16))
    scale_kernel[(1,)](triton.reinterpret(x, triton.language.bfloat16), 2.0, BLOCK=64)
    assert (x.numpy() == 0x40C0).all()


@needs_addresses
def test_values_that_do_not_fit(current: Device) -> None:
    out = vulkan.zeros(3)
    with pytest.raises(OverflowError, match="argument 'whole' is 300, which is out of range"):
        narrow_kernel[(1,)](out, 300, 1e30, 1e300)
    narrow_kernel[(1,)](out, -3, 1e30, 1e300)
    assert out.numpy().tolist() == [-3, np.inf, np.inf]
    named_kernel[(1,)](out, 5, BLOCK=2)
    assert out.numpy().tolist() == [5, 5, np.inf]


def test_arrays_of_another_device(current: Device) -> None:
    package = package_of(current)
    first = package.devices()[0]
    given = first[:2] if current.interface == VULKAN else (first,)
    other = package.zeros(10, device=package.Device(*given))
    with pytest.raises(ValueError, match=r"the array is on Device\(.*\), the kernel on Device"):
        shift_kernel[(1,)](other, other, 10, BLOCK=128)


def test_a_failed_assertion_is_an_exception(current: Device) -> None:
    bad, good = np.arange(64, dtype=np.int32), np.zeros(64, np.int32)
    with pytest.raises(
        DeviceAssertionError, match=r"told\.py:\d+: device-side assert failed: v is too large"
    ) as error:
        assert_kernel[(1,)](tensor(bad), tensor(good), 64, BLOCK=64, num_warps=2, debug=True)
    assert (ROOT / "tests/triton/kernels/told.py").samefile(error.value.file)
    lines = Path(error.value.file).read_text().splitlines()
    assert "tl.device_assert" in lines[error.value.line - 1]
    x, out = device_tensor(bad), device_tensor(good)
    assert_kernel[(1,)](x, out, 64, BLOCK=64, num_warps=2, debug=True)
    with pytest.raises(DeviceAssertionError):
        out.numpy()
    assert_kernel[(1,)](device_tensor(good), out, 64, BLOCK=64, num_warps=2, debug=True)
    assert out.numpy().tolist() == good.tolist()


def test_nvidia_s_passes_report_assertions() -> None:
    """The device here runs no kernel of theirs, so that this is about the module."""
    kernel = triton.compile(
        ASTSource(
            assert_kernel,
            {"x": "*i32", "out": "*i32", "n": "i32", "BLOCK": "constexpr"},
            {"BLOCK": 64},
        ),
        target=GPUTarget(BACKEND, arch_of(Target("1.3", interface=VULKAN, for_nvidia=True)), 32),
        options={"num_warps": 2, "debug": True},
    )
    formats = [one.text for one in printf_formats(kernel.asm["spv"])]
    assert "device assertion failed: '%s', in %s at %s:%d\n" in formats
    assert "v is too large" in formats


def test_kernels_print(current: Device, capsys: pytest.CaptureFixture[str]) -> None:
    x = device_tensor(np.arange(32, dtype=np.int32) - 5)
    print_kernel[(2,)](x, x.copy(), BLOCK=32, num_warps=1)
    assert capsys.readouterr().out == ""
    current.stream.synchronize()
    lines = capsys.readouterr().out.splitlines()
    assert sum("whole:" in line for line in lines) == 2 * 32
    assert "pid (1, 0, 0) idx (31) whole: 26" in {" ".join(line.split()) for line in lines}


def test_grids_are_as_large_as_those_of_cuda(current: Device) -> None:
    """lavapipe has at most 65,535 groups in a dimension."""
    x = device_tensor(np.arange(70_001), np.float32)
    shift_kernel[(70_001,)](x, x, 70_001, BLOCK=1, num_warps=1)
    assert (x.numpy() == np.arange(1, 70_002)).all()


def test_benchmarks(current: Device) -> None:
    package = package_of(current)
    x, out = package.zeros(4096), package.zeros(4096)
    tuned_kernel[lambda meta: (triton.cdiv(4096, meta["BLOCK"]),)](x, out, 4096)
    milliseconds = triton.testing.do_bench(
        lambda: shift_kernel[(32,)](x, out, 4096, BLOCK=128), warmup=1, rep=2
    )
    assert 0 < milliseconds < 1000
    assert out.numpy()[:2].tolist() == [1, 1]


@needs_addresses
def test_the_target_says_what_the_translation_depends_on(device: Device) -> None:
    target = shader_target_for(device)
    names = device.features.names
    extensions = ["SPV_KHR_shader_clock"] if "shaderDeviceClock" in names else []
    if device.is_cpu and "workgroupMemoryExplicitLayout" in names:
        extensions.insert(0, "SPV_KHR_workgroup_memory_explicit_layout")
    expected = Target(device.triple[-3:], tuple(extensions), interface=VULKAN, is_cpu=device.is_cpu)
    assert target == expected
    assert parse_arch(arch_of(target)) == target
    kind = "/cpu" if device.is_cpu else ""
    assert arch_of(target) == "+".join((f"vulkan{target.version}{kind}", *extensions))
    assert triton.runtime.driver.active is not None


@pytest.mark.parametrize("device", [WEBGPU], indirect=True)
def test_the_target_for_webgpu(device: webgpu.Device) -> None:
    target = shader_target_for(device)
    assert target == Target("", ("SPV_KHR_non_semantic_info",), WEBGPU, is_cpu=device.is_cpu)
    assert parse_arch(arch_of(target)) == target
    kind = "/cpu" if device.is_cpu else ""
    assert arch_of(target) == f"webgpu{kind}+SPV_KHR_non_semantic_info"
