"""Launches: arguments, memory, devices, hooks, benchmarks."""

import threading
import time
from pathlib import Path

import numpy as np
import pytest

from tests.triton.cases import missing

if REASON := missing():
    pytest.skip(REASON, allow_module_level=True)

import triton
import triton.language as tl

from spvbackend.opencl import NoDeviceError, devices
from spvbackend.triton import Tensor, device_tensor, set_device, tensor, use_device
from spvbackend.triton.launch import VARIABLE, memory_kind, pack_bfloat
from spvbackend.triton.memory import KINDS, BufferMemory, Span, address_of, span_of
from spvbackend.triton.selection import current_device
from tests.triton.kernels.elementwise import add_kernel
from tests.triton.kernels.launched import (
    backwards_kernel,
    named_kernel,
    narrow_kernel,
    scale_kernel,
    shift_kernel,
    tuned_kernel,
)

KIND = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch, kind: str) -> str:
    """Choose how memory gets to the device, for kernels that are loaded afterwards."""
    monkeypatch.setenv(VARIABLE, kind)
    for kernel in (add_kernel, shift_kernel, scale_kernel, backwards_kernel):
        kernel.device_caches.clear()
    return kind


def numbers(count: int, start: float = 0) -> Tensor:
    return tensor(np.arange(count) + start, np.float32)


@KIND
def test_memory_goes_to_the_device_and_back(memory: str) -> None:
    x, y, out = numbers(1000), numbers(1000, 5), numbers(1000)
    for _ in range(2):
        add_kernel[(4,)](x, y, out, 1000, BLOCK=256)
        np.testing.assert_array_equal(out, x + y)
        x += 1


@KIND
def test_parts_of_an_array_are_arguments(memory: str) -> None:
    whole = numbers(300)
    given = whole[7:107]
    shift_kernel[(1,)](
        given, whole[107:207] if memory != "buffer" else numbers(100), 100, BLOCK=128
    )
    wanted = np.arange(300, dtype=np.float32)
    if memory != "buffer":
        wanted[107:207] = wanted[7:107] + 1
    np.testing.assert_array_equal(whole, wanted)


def test_buffers_cannot_overlap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "buffer")
    shift_kernel.device_caches.clear()
    whole = numbers(300)
    with pytest.raises(ValueError, match="two arguments begin at different places of one array"):
        shift_kernel[(1,)](whole, whole[100:], 100, BLOCK=128)
    # In place is not an overlap.
    shift_kernel[(1,)](whole, whole, 100, BLOCK=128)
    assert whole[99] == 100 and whole[100] == 100


@KIND
def test_a_read_only_array_is_read(memory: str, tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.arange(300, dtype=np.float32))
    x, out = tensor(np.load(tmp_path / "x.npy", mmap_mode="r")), numbers(300)
    shift_kernel[(3,)](x, out, 300, BLOCK=128)
    np.testing.assert_array_equal(out, x + 1)
    # A view of the bits as another type refers to the array.
    shift_kernel[(3,)](triton.reinterpret(x, tl.int32), out, 300, BLOCK=128)
    with pytest.raises(ValueError, match="writes to argument 'out', whose array is read-only"):
        shift_kernel[(3,)](out, x, 300, BLOCK=128)
    with pytest.raises(ValueError, match="writes to argument 'x', whose array is read-only"):
        scale_kernel[(1,)](triton.reinterpret(x, tl.int32), 3, BLOCK=64)
    np.testing.assert_array_equal(x, np.arange(300))


@KIND
def test_only_what_is_written_comes_back(memory: str) -> None:
    x, out = numbers(64), numbers(64)
    shift_kernel[(1,)](x, out, 64, BLOCK=64)
    (kernel,) = (
        kernel for cache in shift_kernel.device_caches.values() for kernel in cache[0].values()
    )
    assert {0, 1} & set(kernel.metadata.read_only) == {0}
    np.testing.assert_array_equal(out, x + 1)


@KIND
def test_strides_may_be_negative_where_addresses_are(memory: str) -> None:
    x, out = numbers(64)[::-1], numbers(64)
    if memory == "buffer":
        with pytest.raises(ValueError, match=r"an array has negative strides, \(-4,\)"):
            backwards_kernel[(1,)](x, out, BLOCK=64)
    else:
        backwards_kernel[(1,)](x, out, BLOCK=64)
        np.testing.assert_array_equal(out, x)


def test_a_device_can_do_less_than_it_could(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    device = devices()[0]
    monkeypatch.delenv(VARIABLE, raising=False)
    lesser = replace(device, has_system_svm=False)
    least = replace(lesser, has_svm=False)
    assert [memory_kind(x) for x in (device, lesser, least)] == list(KINDS)
    monkeypatch.setenv(VARIABLE, "system")
    with pytest.raises(ValueError, match=f"{VARIABLE} is 'system', and .* can do svm, buffer"):
        memory_kind(lesser)


class Foreign:
    """Stands for another library's tensor."""

    def __init__(self, array: np.ndarray, **more: object) -> None:
        self.held = array
        self.dtype = array.dtype
        self.nbytes = array.nbytes
        vars(self).update(more)

    def data_ptr(self) -> int:
        return self.held.ctypes.data


def test_tensors_of_other_libraries_are_arguments() -> None:
    x, out = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    shift_kernel[(1,)](Foreign(x), Foreign(out), 64, BLOCK=64)
    np.testing.assert_array_equal(out, x + 1)
    with pytest.raises(ValueError, match="the tensor is on device 'cuda:0', a kernel here takes"):
        shift_kernel[(1,)](Foreign(x, device="cuda:0"), Foreign(out), 64, BLOCK=64)


def test_tensors_of_torch_are_arguments() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed")
    x, out = torch.arange(64, dtype=torch.float32), torch.zeros(64)
    shift_kernel[(1,)](x, out, 64, BLOCK=64)
    assert torch.equal(out, x + 1)
    half = torch.zeros(64, dtype=torch.bfloat16)
    shift_kernel[(1,)](x.to(torch.bfloat16), half, 64, BLOCK=64)
    assert torch.equal(half, (x + 1).to(torch.bfloat16))
    assert span_of(x[5:]).size == 256


def test_spans_of_arguments() -> None:
    whole = numbers(100)
    start = whole.data_ptr()
    assert span_of(whole[10:20]) == Span(start, start + 400)
    assert span_of(triton.reinterpret(whole[10:], tl.int32)) == Span(start, start + 400)
    assert span_of(Foreign(np.asarray(whole))) == Span(start, start + 400)
    with pytest.raises(ValueError, match="nothing says how far 5 goes"):
        span_of(5)
    assert (address_of(None), address_of(7), address_of(whole)) == (0, 7, start)
    with pytest.raises(TypeError, match="a pointer argument is a tensor or an address, not 'x'"):
        address_of("x")
    assert isinstance(BufferMemory(None).copies, dict)


def test_an_array_of_numpy_is_a_tensor() -> None:
    array = np.arange(12, dtype=np.float32).reshape(3, 4)
    x = tensor(array)
    assert x.data_ptr() == array.ctypes.data
    assert (x.stride(), x.stride(1), x.T.stride()) == ((4, 1), 1, (1, 4))
    assert (x.numel(), x.element_size(), x.is_contiguous()) == (12, 4, True)
    assert not x.T.is_contiguous()
    assert isinstance(np.empty_like(x), Tensor) and isinstance(x[1:] * 2, Tensor)
    assert tensor([1, 2], np.float16).dtype == np.float16


def test_triton_refuses_plain_arrays() -> None:
    x = np.zeros(8, np.float32)
    with pytest.raises(TypeError, match="failed to specialize argument of type: ndarray"):
        shift_kernel[(1,)](x, x, 8, BLOCK=8)


@pytest.mark.parametrize(
    ("value", "bits"),
    [(1.0, 0x3F80), (-0.0, 0x8000), (1.00390625, 0x3F80), (1.01171875, 0x3F82),
     (float("inf"), 0x7F80), (3.4e38, 0x7F80), (1e300, 0x7F80), (-1e300, 0xFF80)],
)  # fmt: skip
def test_scalars_of_bfloat(value: float, bits: int) -> None:
    assert int.from_bytes(pack_bfloat(value), "little") == bits


def test_scalars_out_of_range() -> None:
    out = numbers(3)
    narrow_kernel[(1,)](out, 127, -1e6, 1e300)
    np.testing.assert_array_equal(out, [127, -np.inf, np.inf])
    narrow_kernel[(1,)](out, -128, 65519, -(10**300))
    np.testing.assert_array_equal(out, [-128, 65504, -np.inf])
    for value in (128, -129):
        with pytest.raises(
            OverflowError, match=f"argument 'whole' is {value}, which is out of range for i8"
        ):
            narrow_kernel[(1,)](out, value, 1.0, 1.0)
    with pytest.raises(TypeError, match=r"argument 'whole' is 1\.5, not of type i8"):
        narrow_kernel[(1,)](out, 1.5, 1.0, 1.0)


def test_a_nan_of_bfloat_stays_one() -> None:
    assert int.from_bytes(pack_bfloat(float("nan")), "little") & 0x7FFF > 0x7F80


def test_devices_are_chosen_by_place_or_name(monkeypatch: pytest.MonkeyPatch) -> None:
    name = devices()[0].name
    for choice in (0, name, name.lower(), devices()[0]):
        with use_device(choice):
            assert current_device() == 0
    with pytest.raises(NoDeviceError, match="no device that takes SPIR-V matches 'nothing'"):
        set_device("nothing")
    set_device(None)
    assert current_device() == 0


def test_an_empty_grid_launches_nothing() -> None:
    x, out = numbers(8), numbers(8)
    shift_kernel[(0,)](x, out, 8, BLOCK=8)
    np.testing.assert_array_equal(out, np.arange(8))


def test_a_grid_is_not_negative() -> None:
    x, out = numbers(8), numbers(8)
    for grid in ((-1,), (0, -2)):
        with pytest.raises(
            ValueError, match=r"the grid is \(.*-.*\), and no size of it can be neg"
        ):
            shift_kernel[grid](x, out, 8, BLOCK=8)


def test_hooks_are_called(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    enter = lambda metadata: calls.append(metadata.get()["name"])  # noqa: E731
    leave = lambda metadata: calls.append("done")  # noqa: E731
    triton.knobs.runtime.launch_enter_hook.add(enter)
    triton.knobs.runtime.launch_exit_hook.add(leave)
    try:
        shift_kernel[(1,)](numbers(8), numbers(8), 8, BLOCK=8)
    finally:
        triton.knobs.runtime.launch_enter_hook.remove(enter)
        triton.knobs.runtime.launch_exit_hook.remove(leave)
    assert calls == ["shift_kernel", "done"]


def test_autotune_finds_a_configuration() -> None:
    x, out = numbers(5000), numbers(5000)
    tuned_kernel[lambda meta: (triton.cdiv(5000, meta["BLOCK"]),)](x, out, 5000)
    np.testing.assert_array_equal(out, x * 3)
    assert tuned_kernel.best_config.kwargs["BLOCK"] in (128, 1024)
    assert all(timing[0] > 0 for timing in tuned_kernel.configs_timings.values())


def test_triton_s_benchmark_runs() -> None:
    x, out = numbers(64), numbers(64)
    run = lambda: shift_kernel[(1,)](x, out, 64, BLOCK=64)  # noqa: E731
    assert 0 < triton.testing.do_bench(run, warmup=1, rep=5) < 1000


@KIND
def test_launches_take_arrays_of_the_device(memory: str) -> None:
    x, out = device_tensor(np.arange(1000), np.float32), device_tensor(np.zeros(1000), np.float32)
    for _ in range(5):
        add_kernel[(4,)](x, out, out, 1000, BLOCK=256)
    assert out.numpy().tolist() == [5 * number for number in range(1000)]
    # Arrays of the host are copied beside them, or used in place.
    on_host = numbers(100)
    add_kernel[(1,)](x[:100], on_host, on_host, 100, BLOCK=128)
    assert on_host.tolist() == [2 * number for number in range(100)]
    with pytest.raises(OverflowError, match="argument 'whole' is 300, which is out of range"):
        narrow_kernel[(1,)](out, 300, 1.0, 1.0)
    named_kernel[(1,)](out, 5, BLOCK=2)
    assert out[:3].numpy().tolist() == [5, 5, 10]


def test_benchmarks_wait_for_launches_on_arrays_of_the_device() -> None:
    x, out = (device_tensor(np.zeros(1 << 22), np.float32) for _ in range(2))
    run = lambda: shift_kernel[(1 << 12,)](x, out, 1 << 22, BLOCK=1024)  # noqa: E731
    milliseconds = triton.testing.do_bench(run, warmup=1, rep=5)
    # To launch takes less.
    assert 0.1 < milliseconds < 1000


def test_a_second_launch_takes_less_than_a_millisecond() -> None:
    x, out = numbers(64), numbers(64)
    shift_kernel[(1,)](x, out, 64, BLOCK=64)
    seconds = []
    for _ in range(50):
        start = time.perf_counter()
        shift_kernel[(1,)](x, out, 64, BLOCK=64)
        seconds.append(time.perf_counter() - start)
    assert min(seconds) < 1e-3


def test_threads_launch_one_kernel() -> None:
    arrays = [(numbers(1000, start), numbers(1000)) for start in range(8)]
    # Triton parses the source for the first launch, and CPython 3.11 counts the depth of
    # ast.parse for all threads at once: SystemError where two threads parse.
    shift_kernel[(4,)](*arrays[0], 1000, BLOCK=256)

    def work(x: Tensor, out: Tensor) -> None:
        for _ in range(20):
            shift_kernel[(4,)](x, out, 1000, BLOCK=256)

    threads = [threading.Thread(target=work, args=pair) for pair in arrays]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for x, out in arrays:
        np.testing.assert_array_equal(out, x + 1)


def test_constant_arguments_are_in_the_kernel() -> None:
    x = numbers(64)
    scale_kernel[(1,)](x, 1, BLOCK=64)
    scale_kernel[(1,)](x, 16, BLOCK=64)
    scale_kernel[(1,)](x, 2**40, BLOCK=64)
    np.testing.assert_array_equal(x, np.arange(64, dtype=np.float32) * 2.0**44)


def test_arguments_have_names() -> None:
    x = numbers(64)
    named_kernel[(1,)](out=x, value=7, BLOCK=64)
    assert (x == 7).all()
