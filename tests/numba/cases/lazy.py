"""Functions and kernels without signatures, and launches by numbers of groups."""

from __future__ import annotations

import pickle
from typing import Any, Final

import numba
import numpy as np

from spvbackend.numba import (
    elementwise,
    get_global_id,
    get_group_id,
    get_local_id,
    get_local_size,
    get_num_groups,
    kernel,
)
from spvbackend.vulkan import LaunchError
from tests.numba.cases.calls import Call, same


@kernel
def scale(x: Any, y: Any, factor: Any = 2) -> None:
    """Multiply."""
    i = get_global_id()
    if i < x.size:
        y[i] = x[i] * factor


def launched_by_groups() -> None:
    for dtype in (np.float32, np.int64, np.uint8):
        x, y = np.arange(100).astype(dtype), np.zeros(100, dtype)
        scale[2, 64](x, y, 2)
        same(y, 2 * x)
    assert (scale.__name__, scale.__doc__) == ("scale", "Multiply.")


def launched_by_size() -> None:
    x = np.arange(100.0)
    for size in (100, (100, None), ((128,), None)):
        y = np.zeros(100)
        scale[size](x, y, 0.5)
        same(y, x / 2)


def one_form_for_each_type() -> None:
    @kernel
    def add(x: Any, n: Any) -> None:
        x[get_global_id()] += n

    memory = np.zeros((4, 4), np.int32)
    for column, n in ((memory[0], 1), (memory[:, 1], 2), (memory[::-1, 2], True)):
        add[1, 4](column, n)
    same(memory[0], np.array([1, 3, 2, 1], "i4"))
    add[4](np.zeros(4, np.int32), np.int64(1))
    assert [(str(kinds[0].dtype), str(kinds[1])) for kinds in add.forms] == [
        ("int32", "int64"),
        ("int32", "bool"),
    ]
    (form, _) = add.forms.values()
    assert "add_kernel" in form.llvm and form.spirv
    assert repr(add) == "<kernel add of 2 signatures>"


@kernel(error_model="numpy")
def places(out: Any) -> None:
    x, y, z = get_global_id(0), get_global_id(1), get_global_id(2)
    out[x, y, z] = (
        1000 * get_group_id(0) + 100 * get_local_id(1) + 10 * get_local_size(0) + get_num_groups(1)
    )


def groups_in_several_dimensions() -> None:
    sizes: Any
    for sizes in (((2, 3, 2), (2, 1, 1)), ((2, 3, 2), 2), ([2, 3, 2], (2,))):
        out = np.zeros((4, 3, 2), np.int32)
        places[sizes](out)
        x, _, _ = np.indices(out.shape)
        same(out, (1000 * (x // 2) + 20 + 3).astype("i4"))
    out = np.zeros((2, 6, 1), np.int32)
    places[2, (1, 6)](out)
    x, y, _ = np.indices(out.shape)
    same(out, (1000 * x + 100 * y + 10 + 1).astype("i4"))


def defaults() -> None:
    x, y = np.arange(8), np.zeros(8, np.int64)
    scale[1, 8](x, y)
    same(y, 2 * x)


def no_arguments_and_no_groups() -> None:
    @kernel
    def nothing() -> None:
        pass

    nothing[2, 4]()
    y = np.ones(4)
    scale[0, 4](np.zeros(4), y)
    same(y, np.ones(4))


def what_is_only_read() -> None:
    x, y = np.arange(4.0), np.zeros(4)
    x.flags.writeable = False
    scale[1, 4](x, y)
    same(y, 2 * x)


@elementwise
def successor(x: Any) -> Any:
    return x + 1


@numba.njit
def helper(x: Any, y: Any = 3) -> Any:
    return x * y


def functions_that_kernels_call() -> None:
    """Functions that kernels call need no signatures, whatever decorates them."""

    @kernel
    def second(x: Any, i: Any, n: Any) -> None:
        x[i] = successor(helper(x[i])) + n

    @kernel
    def first(x: Any) -> None:
        i = get_global_id()
        second(x, i, helper(i, 100))

    x = np.arange(6)
    first[2, 3](x)
    same(x, 3 * np.arange(6) + 1 + 100 * np.arange(6))


def functions_of_numbers() -> None:
    same(successor(np.arange(3, dtype=np.int16)), np.arange(1, 4))
    same(successor(1.5), np.float64(2.5))
    same(successor([[1j]]), np.array([[1 + 1j]]))
    same(successor(np.arange(3, dtype=">i4")), np.arange(1, 4))
    out = np.zeros(3)
    assert successor(np.arange(3), out=out) is out
    same(out, np.arange(1.0, 4))
    kinds = {str(*kinds) for kinds in successor.forms}
    assert kinds == {"int16", "int32", "int64", "float64", "complex128"}


def groups_that_are_too_large() -> None:
    for group in (10**6, (1, 1, 10**6)):
        try:
            scale[1, group](np.zeros(4), np.zeros(4))
        except (ValueError, LaunchError) as error:
            assert "work-items is too large for" in str(error)
        else:
            raise AssertionError("nothing was raised")


def pickles() -> None:
    assert pickle.loads(pickle.dumps(scale)) is scale
    assert pickle.loads(pickle.dumps(successor)) is successor
    thrice = pickle.loads(pickle.dumps(kernel(_thrice)))
    x = np.arange(4)
    thrice[1, 4](x)
    same(x, 3 * np.arange(4))


def _thrice(x: Any) -> None:
    x[get_global_id()] *= 3


LAZY: Final = tuple(
    Call(call)
    for call in (
        launched_by_groups,
        launched_by_size,
        one_form_for_each_type,
        groups_in_several_dimensions,
        defaults,
        no_arguments_and_no_groups,
        what_is_only_read,
        functions_that_kernels_call,
        functions_of_numbers,
        groups_that_are_too_large,
        pickles,
    )
)
