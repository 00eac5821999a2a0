"""Operations of work-groups of all types and sizes on a Vulkan device agree with numpy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from spvbackend.vulkan import NoDeviceError, Program, default_device

Array = NDArray[Any]
TYPES = {
    "c": ("i8", "i1"),
    "h": ("i8", "u1"),
    "s": ("i16", "i2"),
    "t": ("i16", "u2"),
    "i": ("i32", "i4"),
    "j": ("i32", "u4"),
    "l": ("i64", "i8"),
    "m": ("i64", "u8"),
    "Dh": ("half", "f2"),
    "f": ("float", "f4"),
    "d": ("double", "f8"),
}
"""LLVM's and numpy's types by the letters of mangled names."""
FLOATS = ("Dh", "f", "d")
COMBINE: dict[str, Callable[[Any, Any], Any]] = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "mul": np.multiply,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}
KINDS = ("reduce", "scan_inclusive", "scan_exclusive")
SIZES = {1: False, 20: False, 64: True}
"""Sizes of groups, and whether the kernel requires them."""
GROUPS = 3
HEAD = "define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {0} {{\n"
BODY = """  %i = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr {type}, ptr addrspace(1) %in, i64 %i
  %x = load {type}, ptr addrspace(1) %at
"""
TAIL = """  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""


def names_for(letter: str) -> list[str]:
    """Return OpenCL C's operations of a type."""
    wanted = ("add", "min", "max", "mul") if letter in FLOATS else tuple(COMBINE)
    return [f"{kind}_{name}" for kind in KINDS for name in wanted]


def kernel(letter: str, size: int, is_required: bool) -> str:
    """Return a kernel that stores the result of each operation."""
    type = TYPES[letter][0]
    text = HEAD.format("!reqd_work_group_size !0" if is_required else "") + BODY.format(type=type)
    declared: list[str] = []
    for row, operation in enumerate(names_for(letter)):
        name = f"work_group_{operation}"
        mangled = f"@_Z{len(name)}{name}{letter}"
        text += (
            f"  %r{row} = call {type} {mangled}({type} %x)\n"
            f"  %n{row} = add i64 %i, {row * size * GROUPS}\n"
            f"  %p{row} = getelementptr {type}, ptr addrspace(1) %out, i64 %n{row}\n"
            f"  store {type} %r{row}, ptr addrspace(1) %p{row}\n"
        )
        declared.append(f"declare {type} {mangled}({type})\n")
    required = f"!0 = !{{i32 {size}, i32 1, i32 1}}\n" if is_required else ""
    return text + TAIL + "".join(declared) + required


def wanted(operation: str, values: Array, dtype: str) -> Array:
    """Return numpy's results, group by group."""
    kind, _, name = operation.rpartition("_")
    combine = COMBINE[name]
    rows: list[Array] = []
    with np.errstate(all="ignore"):
        for row in values:
            scan = [row[0]]
            for value in row[1:]:
                scan.append(row.dtype.type(combine(scan[-1], value)))
            if kind == "reduce":
                scan = [scan[-1]] * len(row)
            elif kind == "scan_exclusive":
                scan = [identity(name, dtype), *scan[:-1]]
            rows.append(np.array(scan, dtype))
    return np.concatenate(rows)


def identity(name: str, dtype: str) -> Any:
    """Return the first value of an exclusive scan (OpenCL C, 6.15.18.2)."""
    if name in ("min", "max"):
        if dtype.startswith("f"):
            return np.inf if name == "min" else -np.inf
        limits = np.iinfo(dtype)
        return limits.max if name == "min" else limits.min
    return {"mul": 1, "and": np.array(-1).astype(dtype)}.get(name, 0)


def values_for(letter: str, size: int) -> Array:
    """Return numbers whose sums and products in float are exact."""
    rng = np.random.default_rng(size)
    dtype = np.dtype(TYPES[letter][1])
    if letter in FLOATS:
        return rng.choice([-1, 1, 2, 0.5], (GROUPS, size), p=[0.4, 0.4, 0.1, 0.1]).astype(dtype)
    limits = np.iinfo(dtype)
    return rng.integers(limits.min, limits.max, (GROUPS, size), dtype, endpoint=True)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letter", TYPES)
def test_operations_of_a_type(letter: str, size: int) -> None:
    try:
        device = default_device()
    except NoDeviceError as error:
        pytest.skip(f"not run: {error}")
    values = values_for(letter, size)
    dtype = TYPES[letter][1]
    program = Program(device, kernel(letter, size, SIZES[size]))
    names = names_for(letter)
    out = np.zeros((len(names), values.size), dtype)
    program.run("k", [values, out], (values.size,), (size,))
    for name, row in zip(names, out, strict=True):
        np.testing.assert_array_equal(row, wanted(name, values, dtype), name)
