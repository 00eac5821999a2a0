"""Products of matrices and their loads, on the lanes of a warp, compared with numpy."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from spvbackend.builtins.intrinsics import TEMPLATES
from spvbackend.prepare.templates.devices.matrices import (
    LANES,
    PREFIX,
    UNITS,
    Kind,
    Product,
    expand_matrix_load,
    expand_product,
    expand_units,
    parse_matrix_load,
    parse_product,
)
from spvbackend.prepare.templates.text import Request
from tests.unit.cases.warp import Warp, dtype_of, to_bfloat

Array = NDArray[Any]
PRODUCTS: Final = sorted(name for name in TEMPLATES if name.startswith(PREFIX))
LOADS: Final = sorted(name for name in TEMPLATES if name.startswith("llvm.nvvm.ldmatrix."))
GROUP: Final = np.arange(LANES) // 4
SHARER: Final = np.arange(LANES) % 4


def product_of(name: str) -> Product:
    product = parse_product(name)
    assert product is not None
    return product


def numbers(shape: tuple[int, int], kind: Kind, seed: int) -> Array:
    """Small whole numbers, whose sums any order gives; bytes of all values for integers."""
    source = np.random.default_rng(seed)
    if kind.sum == "i32":
        low = -128 if kind.is_signed else 0
        return source.integers(low, low + 256, shape)
    return source.integers(-8, 9, shape)


def encoded(values: Array, kind: Kind) -> Array:
    """The registers of lanes with elements (PTX ISA, 9.7.15), a row for each lane."""
    if kind.element == "bfloat":
        return to_bfloat(values).view(np.int32)[:, 0]
    dtype = {"half": "f2", "i8": "i1", "float": "f4", "double": "f8"}[kind.element]
    if kind.element == "i8":
        return values.astype(np.uint8).view(np.int32)[:, 0]
    elements = values.astype(dtype)
    if kind.element == "float":
        return elements.view(np.int32)[:, 0]
    return elements[:, 0] if kind.element == "double" else elements


def first_factor(product: Product, matrix: Array) -> list[Array]:
    """Registers of the first factor: rows g and g + 8 of some columns, then further columns."""
    packed, registers = product.packed, []
    for step in range(product.steps):
        for half in range(product.halves):
            columns = [packed * (SHARER + 4 * step) + at for at in range(packed)]
            taken = np.stack([matrix[GROUP + 8 * half, column] for column in columns], 1)
            registers.append(encoded(taken, product.left))
    return registers


def second_factor(product: Product, matrix: Array) -> list[Array]:
    """Registers of the second factor: rows of column g, then those of column g + 8."""
    packed, registers = product.packed, []
    for side in range(product.columns // 8):
        for step in range(product.steps):
            rows = [packed * (SHARER + 4 * step) + at for at in range(packed)]
            taken = np.stack([matrix[row, GROUP + 8 * side] for row in rows], 1)
            registers.append(encoded(taken, product.right))
    return registers


def sums(product: Product, element: str, matrix: Array) -> list[Array]:
    """Registers of a sum: two columns of row g, then of row g + 8; halves share a register."""
    registers: list[Array] = []
    for side in range(product.columns // 8):
        for half in range(product.halves):
            rows = GROUP + 8 * half
            pair = [matrix[rows, 2 * SHARER + at + 8 * side] for at in range(2)]
            dtype = dtype_of(element)
            if element == "half":
                registers.append(np.stack(pair, 1).astype(dtype))
            else:
                registers += [one.astype(dtype) for one in pair]
    return registers


def register_type(element: str) -> str:
    return "<2 x half>" if element == "half" else element


def check(name: str, *, in_units: bool) -> None:
    product = product_of(name)
    a = numbers((product.rows, product.depth), product.left, 1)
    b = numbers((product.depth, product.columns), product.right, 2)
    c = numbers((product.rows, product.columns), product.left, 3)
    if product.saturates:
        # Some of the sums leave the range of an integer.
        c = np.where(c % 3 == 0, 1, -1) * ((1 << 31) - 1000 - c)
    wanted = a @ b + c
    if product.left.sum == "i32" and product.saturates:
        wanted = np.clip(wanted, -(1 << 31), (1 << 31) - 1)
    operands = [*first_factor(product, a), *second_factor(product, b)]
    types = [product.left.register] * len(operands)
    added = sums(product, product.addend, c)
    types += [register_type(product.addend)] * len(added)
    results = sums(product, product.result, wanted)
    ret = f"{{ {', '.join([register_type(product.result)] * len(results))} }}"
    request = Request(name, ret, types, {}, {}, False, 64)
    body = (expand_units if in_units else expand_product)(request)
    assert body is not None
    got = Warp([*operands, *added]).run(body)
    assert len(got) == len(results)
    for mine, right in zip(got, results, strict=True):
        np.testing.assert_array_equal(mine, right)


@pytest.mark.parametrize("name", [name for name in PRODUCTS if product_of(name).columns == 8])
def test_products_by_shuffles(name: str) -> None:
    check(name, in_units=False)


@pytest.mark.parametrize("name", UNITS)
def test_products_by_matrices(name: str) -> None:
    check(name, in_units=True)


@pytest.mark.parametrize(
    "name",
    (
        "llvm.nvvm.mma.m8n8k4.row.col.f32.f32",
        "llvm.nvvm.mma.m16n8k64.row.col.s4",
        "llvm.nvvm.mma.m16n8k16.row.col.e4m3",
        "llvm.nvvm.mma.m16n8k16.col.row.f16.f16",
    ),
)
def test_other_products_are_not_known(name: str) -> None:
    assert parse_product(name) is None


@pytest.mark.parametrize("name", LOADS)
def test_matrices_are_loaded(name: str) -> None:
    """Lane l gets elements 2q and 2q + 1 of row g, of the columns of a transposed matrix."""
    load = parse_matrix_load(name)
    assert load is not None
    memory = np.random.default_rng(4).integers(0, 1 << 16, 4096).astype(np.uint16)
    starts = np.random.default_rng(5).permutation(256)[:LANES] * 16
    single = load.matrices == 1
    ret = "i32" if single else f"{{ {', '.join(['i32'] * load.matrices)} }}"
    body = expand_matrix_load(Request(name, ret, ["ptr addrspace(3)"], {}, {}, False, 64))
    assert body is not None
    got = Warp([starts.astype(np.int64)], memory.view(np.uint8)).run(body)
    assert len(got) == load.matrices
    for number, register in enumerate(got):
        rows = [memory[starts[8 * number + at] // 2 :][:8] for at in range(8)]
        matrix = np.stack(rows).T if load.is_transposed else np.stack(rows)
        wanted = np.stack([matrix[GROUP, 2 * SHARER], matrix[GROUP, 2 * SHARER + 1]], 1)
        np.testing.assert_array_equal(register, np.ascontiguousarray(wanted).view(np.int32)[:, 0])
