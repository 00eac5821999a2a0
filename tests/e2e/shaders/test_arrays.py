"""Arrays on a Vulkan device, launches that do not wait, and events."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest

from spvbackend.vulkan import (
    Array,
    Device,
    Event,
    LaunchError,
    Local,
    Program,
    array,
    asarray,
    devices,
    empty,
    zeros,
)
from spvbackend.vulkan.memory import Memory
from tests.e2e.shaders.test_client import SCALE
from tests.e2e.shaders.test_printing import KERNEL as PRINTS

HIDDEN_MEMORY = (1, 0)
"""Kinds of memory by preference, of which the host sees none."""


@pytest.fixture(scope="module")
def staged(device: Device) -> Device:
    """A device whose memory the host does not see, so that copies are staged."""
    instance, physical, _ = devices()[0]
    other = Device(instance, physical)
    other.memory = Memory(other, HIDDEN_MEMORY)
    return other


@pytest.fixture(scope="module")
def program(device: Device) -> Program:
    return Program(device, SCALE)


def test_launches_follow_each_other(program: Program) -> None:
    data = array(np.arange(64), np.float32)
    for _ in range(100):
        program.launch("scale", [data, 2.0, 0], (64,), (16,))
        program.launch("scale", {"data": data, "factor": 0.5, "from": 0}, (64,))
    program.launch("turn", [data, Local(256)], (64,), (64,))
    assert data.numpy().tolist() == list(range(63, -1, -1))


def test_more_launches_than_command_buffers(program: Program) -> None:
    data = zeros(1)
    add = np.float32(1)
    for _ in range(3000):
        program.launch("scale", [data, add, 0], (1,))
    data.fill(1)
    program.launch("scale", [data, 3.0, 0], (1,), launches=4)
    assert data.numpy() == [81]


def test_commands_of_a_block_go_together(device: Device, program: Program) -> None:
    data = array(np.ones(8), np.float32)
    before = device.stream.submitted
    with device.stream.together():
        program.launch("scale", [data, 2.0, 0], (8,))
        program.launch("scale", [data, 3.0, 0], (8,))
        with device.stream.together():
            program.launch("scale", [data, 4.0, 0], (8,))
    assert device.stream.submitted == before + 1
    with device.stream.together():
        program.launch("scale", [data, 0.5, 0], (8,))
        # A copy to the host needs what came before.
        assert (data.numpy() == 12).all()
        program.launch("scale", [data, 0.5, 0], (8,))
    assert (data.numpy() == 6).all()


def test_events_have_times(device: Device, program: Program) -> None:
    data = array(np.ones(1 << 16), np.float32)
    start, middle, end = Event(device), Event(), Event()
    with pytest.raises(LaunchError, match="an event has a time once it is recorded"):
        start.elapsed_time(end)
    start.record()
    program.launch("scale", [data, 1.0, 0], data.shape, (64,))
    middle.record()
    program.launch("scale", [data, 1.0, 0], data.shape, (64,), launches=20)
    end.record()
    end.synchronize()
    assert end.query()
    assert 0 < start.elapsed_time(middle) < start.elapsed_time(end) < 60_000


def test_an_array_may_go_while_a_kernel_uses_it(device: Device, program: Program) -> None:
    kept = [array(np.full(1 << 12, number), np.float32) for number in range(4)]
    for number in range(40):
        data = array(np.full(1 << 12, number), np.float32)
        program.launch("scale", [data, 2.0, 0], data.shape, (64,))
        kept.append(data.copy())
        del data
        gc.collect()
    for number, data in enumerate(kept[:4]):
        assert (data.numpy() == number).all()
    for number, data in enumerate(kept[4:]):
        assert (data.numpy() == 2 * number).all()


def test_memory_is_used_again(device: Device) -> None:
    memory = Memory(device)
    held = memory.allocate(1000)
    address = held.address
    del held
    held = memory.allocate(1024)
    assert held.address == address
    large = memory.allocate(1 << 25)
    del large
    large = memory.allocate((1 << 25) - 256)
    assert [chunk.size for chunk in memory.chunks] == [1 << 26, 1 << 25]
    memory.trim()
    assert len(memory.chunks) == 2
    del large
    memory.trim()
    assert [chunk.size for chunk in memory.chunks] == [1 << 26]


def test_memory_ends(device: Device) -> None:
    with pytest.raises(MemoryError, match=r"has no 70368744177664 bytes left for an array"):
        empty(1 << 46, np.uint8, device)


def test_blocks_of_a_chunk_join(device: Device) -> None:
    memory = Memory(device)
    blocks = [memory.allocate(1 << 20) for _ in range(64)]
    assert len({block.address for block in blocks}) == 64
    assert len(memory.chunks) == 1
    for number in (1, 3, 2, 63, 0):
        blocks[number] = None  # type: ignore[call-overload]
    assert memory.allocate(4 << 20).address == memory.chunks[0].address
    assert len(memory.chunks) == 1


def test_threads_launch_at_the_same_time(program: Program) -> None:
    wrong: list[int] = []

    def work(number: int) -> None:
        data = array(np.full(64, number), np.float32)
        for _ in range(50):
            program.launch("scale", [data, -1.0, 0], (64,), (64,))
        if (data.numpy() != number).any():
            wrong.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(1, 5)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert wrong == []


@pytest.mark.parametrize("count", [1, 3, 20_000, 9_000_000])
def test_copies_of_any_size(staged: Device, count: int) -> None:
    values = np.random.default_rng(count).integers(0, 1 << 32, count, np.uint32)
    data = array(values, device=staged)
    assert data.__dlpack_device__() == (7, 0)
    np.testing.assert_array_equal(data.copy().numpy(), values)
    np.testing.assert_array_equal(data[count // 2 :].numpy(), values[count // 2 :])
    data[count // 2 :].copy_from_host(values[count // 2 :] + 1)
    assert data.numpy()[0] == values[0] + (count == 1)
    assert data.numpy()[-1] == values[-1] + np.uint32(1)


def test_a_kernel_has_staged_arrays(staged: Device) -> None:
    more = ", ".join(f"i64 %a{number}" for number in range(20))
    loaded = Program(staged, SCALE.replace("i32 %from", more))
    data = np.ones(40, np.float32)
    loaded.run("scale", [data, 3.0, *[0] * 20], (40,))
    assert (data == 3).all()
    bytes_of = array(np.arange(5, dtype=np.uint8), device=staged)
    assert bytes_of[1:4].numpy().tolist() == [1, 2, 3]
    assert np.from_dlpack(bytes_of, device="cpu").tolist() == [0, 1, 2, 3, 4]
    with pytest.raises(BufferError, match="pass device='cpu'"):
        np.from_dlpack(bytes_of)


def test_dlpack_shares_what_the_host_sees(device: Device) -> None:
    data = array(np.arange(12), np.int32).reshape(3, 4)
    if data.__dlpack_device__() != (1, 0):
        pytest.skip("the host does not see its memory")
    shared = np.from_dlpack(data[:, 1:3])
    assert shared.tolist() == [[1, 2], [5, 6], [9, 10]]
    shared[0, 0] = 77
    assert data.numpy()[0, 1] == 77
    address = data.address
    del data
    gc.collect()
    assert empty(12, np.int32).address != address, "numpy's array holds the memory"
    assert shared[0, 0] == 77


def test_views_are_numpys() -> None:
    values = np.arange(24, dtype=np.int16).reshape(2, 3, 4)
    data = asarray(values)
    assert asarray(data) is data
    assert asarray(data, np.float32).dtype == np.float32
    for view in (
        lambda one: one[1],
        lambda one: one[:, 1:, ::2],
        lambda one: one[-1, ::-1],
        lambda one: one.T,
        lambda one: one.transpose(2, 0, 1)[1:],
        lambda one: one.reshape(4, -1),
        lambda one: one.reshape(24)[5:9],
        lambda one: one.view(np.int32),
        lambda one: one[0, 0, 0],
        lambda one: one[2:],
    ):
        ours, numpys = view(data), view(values)
        np.testing.assert_array_equal(ours.numpy(), numpys)
        np.testing.assert_array_equal(np.asarray(ours), numpys)
        assert ours.shape == numpys.shape
        assert (ours.size, ours.ndim, ours.nbytes) == (numpys.size, numpys.ndim, numpys.nbytes)
        assert ours.is_contiguous() == numpys.flags.c_contiguous
        if numpys.size:
            assert ours.strides == numpys.strides
    assert data.stride() == (12, 4, 1)
    assert data.stride(1) == 4
    assert (data.numel(), data.element_size(), len(data)) == (24, 2, 2)
    assert data.data_ptr() == data.address
    assert data[1].data_ptr() == data.address + 24


@pytest.mark.parametrize("dtype", ["u1", "f2", "i4", "f8", "c16", "?"])
def test_arrays_are_filled(dtype: str) -> None:
    for count in (1, 8, 13):
        for value in (0, 1):
            assert (empty(count, dtype).fill(value).numpy() == np.full(count, value, dtype)).all()


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        (lambda one: one.reshape(5), ValueError, r"an array of shape \(2, 3\) has no shape \(5,\)"),
        (lambda one: one.T.reshape(6), ValueError, "reshape needs a contiguous array"),
        (lambda one: one.view(np.float64), ValueError, "12 bytes on the last axis are no elements"),
        (lambda one: one[0, 0, 0], IndexError, "an array of 2 axes has no 3 indices"),
        (lambda one: one[2], IndexError, "range object index out of range"),
        (lambda one: one.transpose(0, 0), ValueError, "is not an order of 2 axes"),
        (lambda one: one.copy_from_host([1.0]), ValueError, "4 bytes of the host are not the 24"),
        (lambda one: len(one[0, 0]), TypeError, "without axes has no length"),
        (lambda one: array([object()]), ValueError, "a device has no elements of object"),
        (lambda one: one.__array__(copy=False), ValueError, "is copied to the host"),
    ],
)
def test_misuses_of_arrays(wrong: object, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        wrong(zeros((2, 3)))  # type: ignore[operator]


def test_arguments_that_a_launch_refuses(program: Program, staged: Device) -> None:
    data = np.zeros(1, np.float32)
    with pytest.raises(LaunchError, match=r"argument 'data' is an array of the host: run\(\)"):
        program.launch("scale", [data, 1.0, 0], (1,))
    with pytest.raises(LaunchError, match="argument 'data' is an array of another device"):
        program.launch("scale", [zeros(1, device=staged), 1.0, 0], (1,))


def test_output_is_printed_by_who_waits(device: Device, capsys: pytest.CaptureFixture[str]) -> None:
    loaded = Program(device, PRINTS)
    out = empty(8, np.int32)
    for _ in range(2):
        loaded.launch("k", [out], (8,), (8,))
    assert capsys.readouterr().out == ""
    device.stream.synchronize()
    assert sorted(capsys.readouterr().out.split()) == sorted(2 * [str(n) for n in range(8)])


def test_output_of_launches_that_nobody_waits_for(
    device: Device, capsys: pytest.CaptureFixture[str]
) -> None:
    loaded = Program(device, PRINTS)
    out = empty(8, np.int32)
    for _ in range(20):
        loaded.launch("k", [out], (8,), (8,))
    printed = capsys.readouterr().out.split()
    assert 0 < len(printed) < 20 * 8
    device.stream.synchronize()
    printed += capsys.readouterr().out.split()
    assert sorted(printed) == sorted(20 * [str(n) for n in range(8)])


def test_an_array_says_what_it_is(device: Device) -> None:
    assert repr(zeros((2, 3))) == f"Array(shape=(2, 3), dtype=float32, device={device.name!r})"
    assert isinstance(zeros(()), Array)
    assert zeros(()).numpy().shape == ()
    assert empty(0).numpy().size == 0
