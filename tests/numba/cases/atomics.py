"""Atomics convert indices and values as assignments do."""

from __future__ import annotations

import enum
from typing import Any, Final

import numpy as np

from spvbackend.numba import (
    atomic_add,
    atomic_and,
    atomic_compare_exchange,
    atomic_exchange,
    atomic_max,
    atomic_min,
    atomic_or,
    atomic_sub,
    atomic_xor,
    get_global_id,
    kernel,
)
from tests.numba.cases.calls import Call, same


class Place(enum.IntEnum):
    """Indices with names."""

    LAST = 3


@kernel
def count(index: Any, counts: Any) -> None:
    atomic_add(counts, index[get_global_id()], 1)


def indices_of_all_types() -> None:
    for code in "bhilqBHILQ":
        given = (np.arange(20) ** 2 % 7).astype(code)
        if code.islower():
            given[::3] -= 7
        counts = np.zeros(7, np.int32)
        count[20](given, counts)
        same(counts, np.bincount(given.astype("i8") % 7, minlength=7).astype("i4"))


@kernel
def count_pairs(rows: Any, columns: Any, counts: Any) -> None:
    i = get_global_id()
    atomic_add(counts, (rows[i], columns[i]), 1)
    atomic_add(counts, (rows[i], -1), 1)


def tuples_of_mixed_types() -> None:
    for row, column in ("bQ", "Hi", "qB", "IL", "hh"):
        rows, columns = np.arange(12).astype(row) % 3, np.arange(12).astype(column) % 4
        counts, expected = np.zeros((3, 5), np.uint32), np.zeros((3, 5), np.uint32)
        count_pairs[12](rows, columns, counts)
        np.add.at(expected, (rows, columns), 1)
        np.add.at(expected, (rows, np.full(12, 4)), 1)
        same(counts, expected)


@kernel
def count_constants(counts: Any) -> None:
    atomic_add(counts, -1, 1)
    atomic_add(counts, np.uint8(1), 1)
    atomic_add(counts, np.int16(-2), 1)
    atomic_add(counts, (2,), 1)
    atomic_add(counts, Place.LAST, 1)


def constant_indices() -> None:
    counts = np.zeros(6, np.int64)
    count_constants[4](counts)
    same(counts, np.array([0, 4, 4, 4, 4, 4]))


@kernel
def all_operations(index: Any, n: Any) -> None:
    i = index[get_global_id()]
    atomic_add(n, (i, np.uint8(0)), 1)
    atomic_sub(n, (i, np.uint8(1)), 1)
    atomic_and(n, (i, np.uint8(2)), 12)
    atomic_or(n, (i, np.uint8(3)), 1)
    atomic_xor(n, (i, np.uint8(4)), 3)
    atomic_min(n, (i, np.uint8(5)), 5)
    atomic_max(n, (i, np.uint8(6)), 50)
    atomic_exchange(n, (i, np.uint8(7)), 7)
    atomic_compare_exchange(n, (i, np.uint8(8)), 10, 8)


def every_operation() -> None:
    for code in "iIqQ":
        index, n = np.arange(4, dtype="i4"), np.full((4, 9), 10, code)
        all_operations[4](index, n)
        same(n, np.array([[11, 9, 8, 11, 9, 5, 50, 7, 8]] * 4, code))


@kernel
def add_value(target: Any, values: Any) -> None:
    atomic_add(target, 0, values[get_global_id()])


@kernel
def exchange_value(target: Any, values: Any) -> None:
    atomic_exchange(target, get_global_id(), values[get_global_id()])


def values_of_other_types() -> None:
    for element in "iIqQfd":
        for code in "?bBhHiIqQfd":
            values = np.arange(2, 6).astype(code)
            if code in "fd":
                values += values.dtype.type(0.75)
            cast = values.astype(element)
            total = np.zeros(1, element)
            add_value[4](total, values)
            same(total, cast.sum(dtype=element, keepdims=True))
            # Mesa 22.3's lavapipe ends the process at this exchange on processors without AVX-512.
            if element != "d":
                target = np.zeros(4, element)
                exchange_value[4](target, values)
                same(target, cast)


@kernel
def compare_other_types(n: Any, expected: Any, value: Any) -> None:
    atomic_compare_exchange(n, get_global_id(), expected, value)


def compared_values_of_other_types() -> None:
    n = np.arange(4, dtype=np.uint32)
    compare_other_types[4](n, np.int8(2), 7.9)
    same(n, np.array([0, 1, 7, 3], np.uint32))


ATOMICS: Final = tuple(
    Call(call)
    for call in (
        indices_of_all_types,
        tuples_of_mixed_types,
        constant_indices,
        every_operation,
        values_of_other_types,
        compared_values_of_other_types,
    )
)
