"""Finds the table with the row of a builtin's name, and loads it at the first such name.

Most modules use a few functions of OpenCL C, and none of the families that a prefix of the name
identifies. No name is in two tables.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from spvbackend.builtins.prefixes import MINI_FLOAT_PREFIX, PREFIX
from spvbackend.builtins.rows import Builtin

Table = dict[str, Builtin]


def _table(rows: Iterable[Builtin]) -> Table:
    return {row.name: row for row in rows}


@cache
def _opencl() -> Table:
    from spvbackend.builtins.opencl import OPENCL

    return _table(OPENCL)


@cache
def _groups() -> Table:
    from spvbackend.builtins.groups import GROUPS

    return _table(GROUPS)


@cache
def _images() -> Table:
    from spvbackend.builtins.images import IMAGES

    return _table(IMAGES)


@cache
def _motion_estimation() -> Table:
    from spvbackend.builtins.avc import MOTION_ESTIMATION

    return _table(MOTION_ESTIMATION)


@cache
def _numba() -> Table:
    from spvbackend.builtins.numba import NUMBA

    return _table(NUMBA)


@cache
def _mini_floats() -> Table:
    from spvbackend.builtins.mini_floats import MINI_FLOATS

    return _table(MINI_FLOATS)


_FAMILIES: Final[tuple[tuple[tuple[str, ...], Callable[[], Table]], ...]] = (
    (("intel_sub_group_avc_", "intel_sub_group_ime_"), _motion_estimation),
    (("get_image_", "read_image", "write_image", "__translate_"), _images),
    ((MINI_FLOAT_PREFIX,), _mini_floats),
    (("numba_",), _numba),
    (
        ("__", "capture_", "clock_read_", "create_", "enqueue_", "get_default_", "intel_",
         "is_valid_", "ndrange_", "release_", "retain_", "set_", "sub_group_", "work_group_"),
        _groups,
    ),
)  # fmt: skip
"""The tables by the prefix of their names, except OpenCL C's, whose names have none."""


def row_of(name: str) -> Builtin | None:
    """Return the row of a name before mangling, None where no table has it."""
    # SPIR-V's names have no table of their own, nor have LLVM's intrinsics.
    if name.startswith((PREFIX, "llvm.")):
        return None
    row = _opencl().get(name)
    if row is not None:
        return row
    for prefixes, table in _FAMILIES:
        if name.startswith(prefixes):
            row = table().get(name)
            if row is not None:
                return row
    return None


def all_rows() -> Table:
    """Return every row by its name, for a search of similar names."""
    tables = (_opencl, _groups, _images, _motion_estimation, _numba, _mini_floats)
    return {name: row for table in tables for name, row in table().items()}
