"""Calls of functions and kernels: casts, broadcasting, shapes, decorators, copies."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import numba
import numpy as np
from numba import types

import spvbackend
from spvbackend.numba import elementwise, get_global_id, kernel
from spvbackend.opencl import default_device


class Call(NamedTuple):
    """A call that checks its own results."""

    call: Callable[[], None]

    @property
    def name(self) -> str:
        return str(self.call.__name__)

    def run(self) -> str:
        self.call()
        return ""


def same(got: Any, expected: Any) -> None:
    assert np.asarray(got).dtype == np.asarray(expected).dtype, got.dtype
    np.testing.assert_array_equal(got, expected)


@cache
def adder() -> Any:
    """Return a function that is compiled once, when the first case runs."""

    @elementwise("float32(float32, float32)")
    def add(a: Any, b: Any) -> Any:
        """The sum."""
        return a + b

    return add


def decorated() -> None:
    add = adder()
    assert (add.__name__, add.__doc__, add.nin, add.nout) == ("add", "The sum.", 2, 1)
    assert repr(add) == "<elementwise add(float32, float32) -> float32>"
    same(add(np.ones(5, np.float32), np.arange(5, dtype="f4")), np.arange(1, 6, dtype="f4"))


def broadcast() -> None:
    add = adder()
    rows, columns = np.arange(3.0)[:, None], np.arange(4.0)
    same(add(rows, columns), (rows + columns).astype("f4"))
    same(add(rows, 2), (rows + 2).astype("f4"))
    same(add(np.ones((1, 1)), [[1.0], [2.0]]), np.array([[2], [3]], "f4"))
    same(add(np.asfortranarray(np.arange(6.0).reshape(2, 3)), 1)[1], np.array([4, 5, 6], "f4"))


def cast() -> None:
    add = adder()
    same(add(np.arange(3), np.float64(0.5)), np.array([0.5, 1.5, 2.5], "f4"))
    same(add(True, np.float16(1)), np.float32(2))
    same(add(np.arange(6, dtype="f4")[::2], np.arange(3, dtype=">f4")), np.array([0, 3, 6], "f4"))
    unsigned = elementwise(lambda x: x + np.uint8(1), "uint8(uint8)")
    same(unsigned(255), np.uint8(0))


def empty_and_scalar() -> None:
    add = adder()
    assert add(1, 2) == 3 and isinstance(add(1, 2), np.float32)
    same(add(np.zeros((0, 3)), np.ones(3)), np.zeros((0, 3), np.float32))
    same(add(np.ones(()), 1), np.float32(2))


def several_outputs() -> None:
    @elementwise("Tuple((int64, float32))(int64)")
    def both(n: Any) -> Any:
        return n * 2, n / 2

    assert both.nout == 2
    twice, half = both(np.arange(3))
    same(twice, np.array([0, 2, 4]))
    same(half, np.array([0, 0.5, 1], "f4"))


def types_of_numba() -> None:
    inferred = elementwise(lambda a, b: a * b, (types.int32, types.float32))
    same(inferred(2, 1.5), np.float64(3))
    device = default_device()
    stated = elementwise(lambda a: -a, types.int16(types.int16), device=device)
    same(stated([1, 2]), np.array([-1, -2], np.int16))


def jitted() -> None:
    @numba.njit(error_model="numpy")
    def inverse(x: Any) -> Any:
        return 1.0 / x

    # The decorator's option holds for the host, the argument for the device.
    same(elementwise(inverse, "float64(float64)", error_model="numpy")(0.0), np.float64(np.inf))


def many() -> None:
    add = adder()
    values = np.arange(100_003, dtype=np.float32)
    same(add(values, 1), values + 1)


@cache
def filler() -> Any:
    @kernel("void(int64[:, :], int64)")
    def fill(a: Any, value: Any) -> None:
        i = get_global_id()
        a[i, i] = value

    return fill


def copied() -> None:
    """An array that is not contiguous is copied, and the copy is written back."""
    fill = filler()
    assert repr(fill).startswith("<kernel fill(global array(int64, 2d, C)")
    memory = np.zeros((6, 6), np.int64)
    fill[3](memory[::2, ::2], 7)
    same(memory[::2, ::2], 7 * np.eye(3, dtype=np.int64))
    same(memory[1::2], np.zeros((3, 6), np.int64))
    transposed = np.zeros((4, 3), np.int64).T
    fill[3](transposed, 1)
    same(transposed, np.eye(3, 4, dtype=np.int64))


def read_only() -> None:
    signature = types.void(types.Array(types.float64, 1, "C", readonly=True), types.float64[::1])

    def doubles(a: Any, out: Any) -> None:
        out[get_global_id()] = 2 * a[get_global_id()]

    given, out = np.arange(4.0), np.zeros(4)
    given.flags.writeable = False
    kernel(doubles, signature)[4](given, out)
    same(out, 2 * given)


def one_array_twice() -> None:
    def adds(a: Any, b: Any) -> None:
        i = get_global_id()
        a[i] += 1
        b[i] += 1

    both = kernel(adds, "void(int64[::1], int64[::1])")
    memory = np.zeros(8, np.int64)
    both[8](memory, memory)
    same(memory, np.full(8, 2))
    both[4](memory[:4], memory[4:])
    same(memory, np.full(8, 3))
    try:
        both[6](memory[:6], memory[2:])
    except ValueError as error:
        assert str(error) == "two arguments that are written to overlap: pass a copy of one"
    else:
        raise AssertionError("nothing was raised")


def _next(out: Any, src: Any) -> None:
    out[get_global_id()] = src[get_global_id()] + 1


def one_copy_twice() -> None:
    """Arguments that are one array share one copy."""
    after = kernel(_next, "void(float32[:], float32[:])")
    memory = np.zeros(8, np.float32)
    after[4](memory[::2], memory[::2])
    same(memory, np.array([1, 0] * 4, "f4"))
    after[4](memory[1::2], memory[::2])
    same(memory, np.array([1, 2] * 4, "f4"))
    for out, source in (
        (memory[:4], memory[::2]),
        (memory[::2], memory[:4]),
        (memory[::2], memory[6::-2]),
        (memory[:6:2], memory[2::2]),
    ):
        try:
            after[out.size](out, source)
        except ValueError as error:
            assert str(error) == "two arguments that are written to overlap: pass a copy of one"
        else:
            raise AssertionError("nothing was raised")
    same(memory, np.array([1, 2] * 4, "f4"))


def copies_of_what_is_read() -> None:
    """Copies of read-only arguments are not written back over results."""
    signature = types.void(types.float32[:], types.Array(types.float32, 1, "C", readonly=True))
    after = kernel(_next, signature)
    memory = np.zeros(8, np.float32)
    after[4](memory[::2], memory[::2])
    same(memory, np.array([1, 0] * 4, "f4"))
    after[4](memory[:4], memory[::2])
    same(memory, np.array([2, 2, 2, 2, 1, 0, 1, 0], "f4"))


def numbers() -> None:
    """An integer of any width that fits, arrays without dimensions, and wider values."""

    def sums(out: Any, flag: Any, byte: Any, whole: Any, real: Any, both: Any) -> None:
        out[0] = flag + byte + whole + real + both.real + 10 * both.imag

    launch = kernel(sums, "void(float64[:], boolean, uint8, int32, float32, complex64)")[1]
    for given, expected in (
        ((np.True_, 255, np.int64(-7), 2, 3), 254),
        ((False, np.int64(200), np.array(2**31 - 1), np.float64(0.5), 1 + 2j), 2**31 + 220.5),
        ((True, True, np.uint8(5), 2**70, np.array(1j)), float(np.float64(2**70) + 17)),
    ):
        out = np.zeros(1)
        launch(out, *given)
        same(out, np.array([expected], np.float64))


def nothing_to_do() -> None:
    fill = filler()
    fill[0](np.zeros((0, 0), np.int64), 1)
    sizes = np.zeros(1, np.int64)
    kernel(_length, "void(float32[:], int64[:])")[1](np.zeros(0, np.float32), sizes)
    same(sizes, np.array([0]))


def _length(a: Any, out: Any) -> None:
    out[0] = a.size


def given_outputs() -> None:
    add = adder()
    x, y = np.arange(600, dtype="f4"), np.ones(600, np.float32)
    out = np.empty_like(x)
    assert add(x, y, out=out) is out
    same(out, x + 1)
    # An output may be an input, be strided, have another type, or more dimensions than the inputs.
    add(out, out, out=out)
    same(out, 2 * (x + 1))
    wide = np.zeros((600, 2))
    assert add(x, y, out=wide[::-1, 1]).base is wide
    same(wide[:, 1], (x + 1)[::-1].astype("f8"))
    same(wide[:, 0], np.zeros(600))
    same(add(1, x[:3], out=(np.empty((2, 3), "f4"),)), np.array([[1, 2, 3]] * 2, "f4"))
    number = np.empty((), np.float32)
    assert add(1, 2, out=number) is number
    assert number == 3
    both = elementwise("UniTuple(float32, 2)(float32)")(_halves)
    first, second = both(x, out=(None, out))
    assert second is out
    same(first, x / 2)
    same(second, -x / 2)
    memory = np.empty(601, np.float32)
    both(x, out=(memory[1:], memory[:-1]))
    same(memory[:-1], -x / 2)


def _halves(x: Any) -> Any:
    return x / 2, -x / 2


@elementwise("float32(float32)", error_model="numpy")
def twice(x: Any) -> Any:
    return 2 * x


@kernel("void(float32[::1])")
def negate(x: Any) -> None:
    x[get_global_id(0)] *= -1


def pickled() -> None:
    # By its name if pickle finds it by that; otherwise with the function itself.
    assert pickle.loads(pickle.dumps(twice)) is twice
    assert pickle.loads(pickle.dumps(negate)) is negate
    scale = 3
    for made in (elementwise(_thrice, "float32(float32)"),
                 elementwise(lambda x: scale * x, "float32(float32)"),
                 elementwise(numba.njit(_thrice), types.float32(types.float32))):  # fmt: skip
        other = pickle.loads(pickle.dumps(made))
        assert other is not made
        same(other(np.arange(3, dtype="f4")), 3 * np.arange(3, dtype="f4"))
    fill = pickle.loads(pickle.dumps(filler()))
    out = np.zeros((2, 2), np.int64)
    fill[2](out, 7)
    same(out, 7 * np.eye(2, dtype=np.int64))
    bound = elementwise(_thrice, "float32(float32)", device=default_device())
    try:
        pickle.dumps(bound)
    except TypeError as error:
        assert "is for a device of this process and cannot be pickled" in str(error)
    else:
        raise AssertionError("pickled a device")


def _thrice(x: Any) -> Any:
    return 3 * x


def binaries() -> None:
    add = adder()
    fill = filler()
    (entry,) = spvbackend.entry_points(fill.spirv)
    assert entry.name == "fill_kernel"
    assert entry.name in fill.llvm and "spir_kernel" in add.llvm
    assert spvbackend.entry_points(add.spirv)[0].name == "add_kernel"


CALLS: Final = tuple(
    Call(call)
    for call in (
        decorated,
        broadcast,
        cast,
        empty_and_scalar,
        several_outputs,
        types_of_numba,
        jitted,
        many,
        copied,
        read_only,
        one_array_twice,
        one_copy_twice,
        copies_of_what_is_read,
        numbers,
        nothing_to_do,
        given_outputs,
        pickled,
        binaries,
    )
)
