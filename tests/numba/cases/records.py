"""Arrays of records: fields that are arrays, records in records, in all memory."""

from __future__ import annotations

from typing import Any, Final

import numba
import numpy as np

from spvbackend.numba import (
    atomic_add,
    barrier,
    get_global_id,
    get_local_id,
    kernel,
    local_array,
    private_array,
)
from tests.numba.cases.calls import Call, same

INNER: Final = np.dtype(
    [("c", np.int16), ("v", np.float32, (3,)), ("m", np.int64, (2, 2))], align=True
)
OUTER: Final = np.dtype(
    [("x", np.int32), ("v", np.float32, (3,)), ("inner", INNER), ("many", INNER, (2,))], align=True
)
PACKED: Final = np.dtype([("b", np.int8), ("v", np.float32, (3,)), ("inner", INNER)])
COUNTS: Final = np.dtype([("c", np.int32), ("v", np.int32, (4,))], align=True)
ITEMS: Final = 4


def filled(dtype: Any, shape: Any = ITEMS) -> Any:
    """Return records with a different number in each part."""
    made = np.zeros(shape, dtype)
    _fill(made, np.random.default_rng(8))
    return made


def _fill(part: Any, random: Any) -> None:
    if part.dtype.names is None:
        part[...] = random.integers(0, 100, part.shape)
        return
    for name in part.dtype.names:
        _fill(part[name], random)


def check(function: Any, reference: Any, *arrays: Any, size: Any = ITEMS) -> None:
    """Compare a kernel's writes to arrays with those of a function of numpy's arrays."""
    wanted = [array.copy() for array in arrays]
    kernel(function)[size](*arrays)
    reference(*wanted)
    for got, expected in zip(arrays, wanted, strict=True):
        same(got, expected)


def fields_that_are_arrays() -> None:
    def change(a: Any) -> None:
        i = get_global_id()
        a[i].v[1] = i
        a[i].v[-1] += a[i].v[0]
        a[i].x = len(a[i].v) + a[i].v.size

    def reference(a: Any) -> None:
        a["v"][:, 1] = np.arange(ITEMS)
        a["v"][:, 2] += a["v"][:, 0]
        a["x"] = 6

    check(change, reference, filled(OUTER))


def records_in_records() -> None:
    def change(a: Any) -> None:
        i = get_global_id()
        a[i].inner.v[2] = a[i].inner.m[1, 0] + i
        a[i].inner.m[1][1] = a[i].v[2]
        a[i].inner.c = 3

    def reference(a: Any) -> None:
        inner = a["inner"]
        inner["v"][:, 2] = inner["m"][:, 1, 0] + np.arange(ITEMS)
        inner["m"][:, 1, 1] = a["v"][:, 2]
        inner["c"] = 3

    check(change, reference, filled(OUTER))
    check(change, reference, filled(PACKED))


def arrays_of_records_in_records() -> None:
    def change(a: Any) -> None:
        i = get_global_id()
        a[i].many[1].v[2] = 7
        a[i].many[0].m[1, 1] = a[i].many[1].c
        a.many[i, 0].c = 5
        a.v[i, 0] = 9

    def reference(a: Any) -> None:
        many = a["many"]
        many["v"][:, 1, 2] = 7
        many["m"][:, 0, 1, 1] = many["c"][:, 1]
        many["c"][:, 0] = 5
        a["v"][:, 0] = 9

    check(change, reference, filled(OUTER))


def fields_by_their_names() -> None:
    def change(a: Any) -> None:
        i = get_global_id()
        a[i]["v"][0] = a[i]["inner"]["v"][1]
        a["inner"][i]["m"][0, 1] = 4
        a["v"][i][2] = 3

    def reference(a: Any) -> None:
        a["v"][:, 0] = a["inner"]["v"][:, 1]
        a["inner"]["m"][:, 0, 1] = 4
        a["v"][:, 2] = 3

    check(change, reference, filled(OUTER))


def variables_and_views() -> None:
    """A variable has one of several records, or an array that is a field or is not."""

    def change(a: Any, b: Any) -> None:
        i = get_global_id()
        r = a[i + 2]
        v = r.v
        if i > 1:
            r = a[i - 2]
            v = b
        r.x = v[2]
        for value in a[i].v[1:]:
            a[i].inner.v[0] += value
        a[i].inner.m.T[1, 0] = a[i].inner.m[:, 1].size
        v = a[i].v
        if i == 3:
            v = a[3].inner.v
        v[1] = -1

    def reference(a: Any, b: Any) -> None:
        a["x"] = [b[2], b[2], *a["v"][2:, 2]]
        for i in range(ITEMS):
            a["inner"]["v"][i, 0] += a["v"][i, 1:].sum()
        a["inner"]["m"][:, 0, 1] = 2
        a["v"][:3, 1] = -1
        a["inner"]["v"][3, 1] = -1

    check(change, reference, filled(OUTER), np.arange(3, dtype=np.float32))


@numba.njit
def marks(record: Any, values: Any, index: Any) -> Any:
    values[index] = record.x
    return record.inner


def records_are_passed_and_returned() -> None:
    def change(a: Any) -> None:
        i = get_global_id()
        marks(a[i], a[i].v, i % 3).c = 11

    def reference(a: Any) -> None:
        for i in range(ITEMS):
            a["v"][i, i % 3] = a["x"][i]
        a["inner"]["c"] = 11

    check(change, reference, filled(OUTER))


def arrays_for_fields() -> None:
    def change(a: Any, b: Any) -> None:
        i = get_global_id()
        a[i].v = b[i]
        a[i].inner.v = a[i].v
        a[i].inner["m"] = a[i].many[0].m.T
        a[i].many = a[i - 1].many
        a[i].many[1].v[:] = 6

    def reference(a: Any, b: Any) -> None:
        a["v"] = b
        a["inner"]["v"] = a["v"]
        a["inner"]["m"] = a["many"]["m"][:, 0].transpose(0, 2, 1)
        a["many"][0] = a["many"][-1]
        a["many"]["v"][0, 1] = 6

    check(change, reference, filled(OUTER)[:1], filled("f4", (1, 3)), size=1)


def records_are_copied_between_memories() -> None:
    def change(a: Any, b: Any) -> None:
        i, item = get_global_id(), get_local_id()
        own = private_array(1, COUNTS)
        shared = local_array(2, COUNTS)
        own[0] = a[i]
        own[0].v[1] += 5
        shared[item] = own[0]
        barrier()
        atomic_add(shared[1 - item].v, np.int8(0), 3)
        barrier()
        b[i] = shared[item]
        b[i].v = own[0].v
        b[i].v[0] = shared[item].v[0]

    def reference(a: Any, b: Any) -> None:
        b[:] = a
        b["v"][:, 1] += 5
        b["v"][:, 0] += 3

    check(change, reference, filled(COUNTS), np.zeros(ITEMS, COUNTS), size=(2, 2))


def atomics_on_fields() -> None:
    def change(a: Any) -> None:
        i = np.int32(get_global_id())
        atomic_add(a[0].v, i % 3, 2)
        atomic_add(a.c, np.uint8(1), i)
        atomic_add(a.v, (i, np.int8(-1)), 1)

    def reference(a: Any) -> None:
        a["v"][0, :3] += np.array([4, 2, 2], np.int32)
        a["c"][1] += 6
        a["v"][:, 3] += 1

    check(change, reference, filled(COUNTS))


TABLE: Final = filled(COUNTS)


def constant_records() -> None:
    def change(a: Any) -> None:
        i = get_global_id()
        a[i] = ROW
        a[i].v[0] = TABLE[i].v[1]

    def reference(a: Any) -> None:
        a[:] = ROW
        a["v"][:, 0] = TABLE["v"][:, 1]

    check(change, reference, filled(COUNTS))


ROW: Final = TABLE[2]


def shapes_of_arrays_for_fields() -> None:
    def change(a: Any, b: Any) -> None:
        a[0].v = b

    with np.testing.assert_raises_regex(ValueError, "for the field 'v' has another shape than"):
        kernel(change)[1](filled(COUNTS), np.zeros(5, np.int32))


RECORDS: Final = tuple(
    Call(call)
    for call in (
        fields_that_are_arrays,
        records_in_records,
        arrays_of_records_in_records,
        fields_by_their_names,
        variables_and_views,
        records_are_passed_and_returned,
        arrays_for_fields,
        records_are_copied_between_memories,
        atomics_on_fields,
        constant_records,
        shapes_of_arrays_for_fields,
    )
)
