"""Which kernels run on what: buffers, scalars and sizes, as rows.

A case is a sequence of launches over some buffers, which hold the same values at the start of each
measured run. Nothing here imports OpenCL.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
SEED: Final = 7


class Buffer(NamedTuple):
    """Memory of a case: so many random elements, between two bounds."""

    name: str
    elements: int
    dtype: str = "float32"
    low: float = 0.0
    high: float = 1.0


class Words(NamedTuple):
    """Memory of a case whose values matter."""

    name: str
    values: Array


class Local(NamedTuple):
    """Local memory of so many bytes, as an argument."""

    size: int


class Launch(NamedTuple):
    """A kernel with its arguments (names of buffers, numbers or local memory) and sizes."""

    kernel: str
    arguments: tuple[str | float | int | Local, ...]
    size: tuple[int, ...]
    local: tuple[int, ...] | None = None


class Case(NamedTuple):
    """Launches that are measured as one; Python's floats and ints are passed as 32 bits.

    `apart` is the share of integers that may differ, as they count what rounding decides.
    """

    name: str
    file: str
    buffers: tuple[Buffer | Words, ...]
    launches: tuple[Launch, ...]
    apart: float = 0.0


def contents(case: Case) -> dict[str, Array]:
    """The values that the buffers begin with; every call gives the same."""
    rng = np.random.default_rng(SEED)
    arrays: dict[str, Array] = {}
    for buffer in case.buffers:
        values: Array
        if isinstance(buffer, Words):
            values = buffer.values
        elif buffer.dtype.startswith("float"):
            values = rng.uniform(buffer.low, buffer.high, buffer.elements).astype(buffer.dtype)
        else:
            low, high = int(buffer.low), int(buffer.high)
            values = rng.integers(low, high, buffer.elements).astype(buffer.dtype)
        arrays[buffer.name] = values
    return arrays


def square(names: str, n: int, dtype: str = "float32", high: float = 1.0) -> tuple[Buffer, ...]:
    return tuple(Buffer(name, n * n, dtype, 0.0, high) for name in names.split())


def vectors(names: str, n: int, low: float = 0.0, high: float = 1.0) -> tuple[Buffer, ...]:
    return tuple(Buffer(name, n, "float32", low, high) for name in names.split())


def linear() -> Iterable[Case]:
    """Products of matrices and vectors."""
    n, groups, wide = 192, (32, 8), 1024
    file = "linear.cl"
    yield Case("gemm", file, square("a b c", n),
               (Launch("gemm", ("a", "b", "c", 1.5, 1.2, n), (n, n), groups),))  # fmt: skip
    yield Case("gemm_double", file, square("a b c", n, "float64"),
               (Launch("gemm_double", ("a", "b", "c", n), (n, n), groups),))  # fmt: skip
    yield Case("gemm_tiled", file, square("a b c", n),
               (Launch("gemm_tiled", ("a", "b", "c", n), (n, n), (16, 16)),))  # fmt: skip
    yield Case("gemm_blocked", file, square("a b c", 2 * n),
               (Launch("gemm_blocked", ("a", "b", "c", n // 2), (n // 2, n // 2), (16, 4)),)
               )  # fmt: skip
    yield Case("2mm", file, square("a b c d e", n),
               (Launch("product", ("a", "b", "c", n), (n, n), groups),
                Launch("product", ("c", "d", "e", n), (n, n), groups)))  # fmt: skip
    matrix = (*square("a", wide), *vectors("x y z", wide))
    yield Case("atax", file, matrix,
               (Launch("row_times_vector", ("a", "x", "y", wide), (wide,), (64,)),
                Launch("column_times_vector", ("a", "y", "z", wide), (wide,), (64,))))  # fmt: skip
    yield Case("bicg", file, (*matrix, *vectors("w", wide)),
               (Launch("column_times_vector", ("a", "x", "y", wide), (wide,), (64,)),
                Launch("row_times_vector", ("a", "z", "w", wide), (wide,), (64,))))  # fmt: skip
    yield Case("mvt", file, (*matrix, *vectors("w", wide)),
               (Launch("row_times_vector", ("a", "x", "y", wide), (wide,), (256,)),
                Launch("column_times_vector", ("a", "z", "w", wide), (wide,), (256,))))  # fmt: skip
    yield Case("gesummv", file, (*square("a b", wide), *vectors("x y", wide)),
               (Launch("gesummv", ("a", "b", "x", "y", 1.5, 1.2, wide), (wide,), (64,)),)
               )  # fmt: skip
    yield Case("gemver", file, (*square("a", wide), *vectors("p q r s", wide)),
               (Launch("gemver", ("a", "p", "q", "r", "s", wide), (wide, wide), groups),)
               )  # fmt: skip
    yield Case("syrk", file, square("a c", n),
               (Launch("syrk", ("a", "c", 1.5, 1.2, n), (n, n), groups),))  # fmt: skip
    yield Case("syr2k", file, square("a b c", n),
               (Launch("syr2k", ("a", "b", "c", 1.5, 1.2, n), (n, n), groups),))  # fmt: skip
    yield Case("trmm", file, square("a b c", n),
               (Launch("trmm", ("a", "b", "c", n), (n, n), groups),))  # fmt: skip
    yield from decompositions(file)


def decompositions(file: str) -> Iterable[Case]:
    """Decompositions column by column, and sparse rows."""
    n = 128
    steps: list[Launch] = []
    for k in range(0, n, 8):
        steps += [Launch("gram_norm", ("a", "r", k, n), (64,), (64,)),
                  Launch("gram_scale", ("a", "r", "q", k, n), (n,), (64,)),
                  Launch("gram_project", ("a", "r", "q", k, n), (n,), (64,))]  # fmt: skip
    yield Case("gramschmidt", file, square("a r q", n), tuple(steps))
    diagonal = np.random.default_rng(SEED).uniform(0.0, 1.0, (n, n)) + n * np.eye(n)
    steps = []
    for k in range(0, n, 4):
        steps += [Launch("lu_divide", ("a", k, n), (n,), (64,)),
                  Launch("lu_update", ("a", k, n), (n, n), (32, 8))]  # fmt: skip
    yield Case("lud", file, (Words("a", diagonal.astype(np.float32).ravel()),), tuple(steps))
    rows = 16384
    starts = np.arange(rows + 1) * 16 + np.tile([0, 9, 3, 14], rows // 4 + 1)[: rows + 1]
    last = int(starts[-1])
    yield Case("spmv", file,
               (Words("starts", starts.astype(np.int32)),
                Buffer("columns", last, "int32", 0, rows), *vectors("values", last),
                *vectors("x y", rows)),
               (Launch("sparse_rows", ("starts", "columns", "values", "x", "y"), (rows,), (64,)),)
               )  # fmt: skip


def statistics() -> Iterable[Case]:
    """Means, distances, trees of sums, histograms, sorting."""
    file = "statistics.cl"
    n, points, groups = 128, 512, (32, 8)
    table = (Buffer("data", points * n), *vectors("means deviations", n), *square("matrix", n))
    average = Launch("mean", ("data", "means", points, n), (n,), (64,))
    products = Launch("covariance", ("data", "matrix", points, n), (n,), (16,))
    yield Case("correlation", file, table,
               (average,
                Launch("deviation", ("data", "means", "deviations", points, n), (n,), (64,)),
                Launch("standardise", ("data", "means", "deviations", points, n), (n, points),
                       groups), products))  # fmt: skip
    yield Case("covariance", file, table,
               (average, Launch("centre", ("data", "means", n), (n, points), groups),
                products))  # fmt: skip
    items = 16384
    yield Case("kmeans", file,
               (Buffer("features", items * 16), Buffer("centres", 8 * 16),
                Buffer("nearest", items, "int32")),
               (Launch("nearest_centre", ("features", "centres", "nearest", items, 8, 16),
                       (items,), (256,)),))  # fmt: skip
    count = 1 << 20
    yield Case("sum_tree", file, (*vectors("data", count), *vectors("sums", 64)),
               (Launch("sum_tree", ("data", "sums", Local(1024), count), (64 * 256,), (256,)),)
               )  # fmt: skip
    yield Case("sum_vectors", file, (*vectors("data", count), *vectors("sums", 1024)),
               (Launch("sum_vectors", ("data", "sums", count // 4), (1024,), (64,)),))  # fmt: skip
    yield Case("histogram", file,
               (Buffer("data", count, "uint8", 0, 256), Buffer("bins", 256, "uint32", 0, 1)),
               (Launch("histogram", ("data", "bins", count), (4096,), (256,)),))  # fmt: skip
    yield Case("scan", file,
               (Buffer("data", count // 8, "int32", -9, 9), Buffer("sums", count // 8, "int32")),
               (Launch("scan", ("data", "sums", Local(1024)), (count // 8,), (256,)),)
               )  # fmt: skip
    stages = tuple(Launch("bitonic", ("data", stage, step), (8192,), (128,))
                   for stage in range(14) for step in range(stage + 1))  # fmt: skip
    yield Case("bitonic", file, (Buffer("data", 16384, "uint32", 0, 1 << 32),), stages)


def stencils() -> Iterable[Case]:
    """Grids whose points depend on their neighbours."""
    file = "stencils.cl"
    n, groups = 1024, (64, 4)
    yield Case("2dconv", file, square("a b", n),
               (Launch("convolution_2d", ("a", "b", n), (n, n), groups),))  # fmt: skip
    yield Case("3dconv", file, (Buffer("a", 96**3), Buffer("b", 96**3)),
               (Launch("convolution_3d", ("a", "b", 96), (96, 96), (32, 8)),))  # fmt: skip
    yield Case("filter", file,
               (Buffer("from", 1 << 18, "uint8", 0, 256), Buffer("to", 1 << 18, "uint8")),
               (Launch("filter_table", ("from", "to", 256, 256), (256, 256), (32, 8)),)
               )  # fmt: skip
    yield Case("jacobi-2d", file, square("a b", n),
               (Launch("jacobi_2d", ("a", "b", n), (n, n), groups),
                Launch("jacobi_2d", ("b", "a", n), (n, n), groups)))  # fmt: skip
    yield Case("heat-3d", file, (Buffer("a", 98**3, "float64"), Buffer("b", 98**3, "float64")),
               (Launch("heat_3d", ("a", "b", 98), (96, 96, 96), (32, 4, 2)),))  # fmt: skip
    fields = (*square("ex ey hz", n), *vectors("source", 4))
    yield Case("fdtd-2d", file, fields,
               (Launch("fdtd_ey", ("source", "ey", "hz", 2, n), (n, n), groups),
                Launch("fdtd_ex", ("ex", "hz", n), (n, n), groups),
                Launch("fdtd_hz", ("ex", "ey", "hz", n), (n, n), groups)))  # fmt: skip
    tiles = -(-512 // 12) * 16
    yield Case("hotspot", file, square("power here next", 512, high=90.0),
               (Launch("hotspot", ("power", "here", "next", 512, 2, 0.1, 0.1, 0.05, 0.1),
                       (tiles, tiles), (16, 16)),))  # fmt: skip
    m = 512
    image = (Buffer("image", m * m, "float32", 0.5, 1.0), *square("dn ds dw de c", m))
    yield Case("srad", file, image,
               (Launch("srad_derive", ("image", "dn", "ds", "dw", "de", "c", 0.05, m), (m, m),
                       groups),
                Launch("srad_update", ("image", "dn", "ds", "dw", "de", "c", 0.5, m), (m, m),
                       groups)))  # fmt: skip


def programs() -> Iterable[Case]:
    """Grids of costs, graphs, networks, particles, prices, pictures, codes."""
    file = "programs.cl"
    columns, rows = 65536, 20
    groups = -(-columns // (256 - 2 * rows))
    yield Case("pathfinder", file,
               (Buffer("wall", columns * rows, "int32", 0, 10), Buffer("here", columns, "int32"),
                Buffer("next", columns, "int32")),
               (Launch("pathfinder", ("wall", "here", "next", columns, 0, rows), (groups * 256,),
                       (256,)),))  # fmt: skip
    tiles = 24
    width = tiles * 16 + 1
    tables = (Buffer("reference", width * width, "int32", -4, 10),
              Buffer("scores", width * width, "int32", -9, 9))  # fmt: skip
    down = [Launch("align", ("reference", "scores", width, 10, diagonal,
                             max(0, diagonal - tiles + 1)),
                   (16 * min(diagonal + 1, 2 * tiles - 1 - diagonal),), (16,))
            for diagonal in range(2 * tiles - 1)]  # fmt: skip
    yield Case("nw", file, tables, tuple(down))
    yield breadth_first(file)
    inputs, hidden = 8192, 16
    edges = (inputs + 17) * (hidden + 1) + 32
    net = ((16, inputs), (16, 16))
    yield Case("backprop", file,
               (*vectors("input", inputs + 1), *vectors("weights old", edges),
                *vectors("sums", inputs), *vectors("delta", 17)),
               (Launch("layer_forward", ("input", "weights", "sums", hidden), *net),
                Launch("layer_adjust", ("delta", hidden, "input", "weights", "old"), *net)),
               )  # fmt: skip
    yield Case("lavamd", file,
               (Buffer("particles", 4 * 64 * 64, "float32", 0.1, 1.0), *vectors("charges", 64 * 64),
                Buffer("forces", 4 * 64 * 64)),
               (Launch("boxes", ("particles", "charges", "forces", 64, 0.5), (64 * 64,), (64,)),),
               )  # fmt: skip
    bodies = 2048
    yield Case("nbody", file,
               tuple(Buffer(name, 4 * bodies) for name in ("here", "speed", "there", "faster")),
               (Launch("bodies", ("here", "speed", "there", "faster", bodies, 0.01), (bodies,),
                       (64,)),))  # fmt: skip
    options = 1 << 18
    yield Case("blackscholes", file,
               (Buffer("spot", options, "float32", 5.0, 30.0),
                Buffer("strike", options, "float32", 1.0, 100.0),
                Buffer("years", options, "float32", 0.25, 10.0), *vectors("calls puts", options)),
               (Launch("prices", ("spot", "strike", "years", "calls", "puts", 0.02, 0.3),
                       (options,), (64,)),))  # fmt: skip
    yield Case("mandelbrot", file, (Buffer("picture", 512 * 256, "uint8"),),
               (Launch("mandelbrot", ("picture", 512, 256, 100), (512, 256), (32, 8)),), 1e-3
               )  # fmt: skip
    yield Case("hash", file,
               (Buffer("keys", 65536 * 8, "uint32", 0, 1 << 32), Buffer("hashes", 65536, "uint64")),
               (Launch("hash", ("keys", "hashes", 8), (65536,), (64,)),))  # fmt: skip
    yield Case("machine", file,
               (Buffer("code", 64, "uint8", 0, 8), Buffer("input", 16384, "int32", -99, 99),
                Buffer("output", 16384, "int32")),
               (Launch("machine", ("code", "input", "output", 64), (16384,), (64,)),))  # fmt: skip


def breadth_first(file: str) -> Case:
    """Some levels of a search in a random graph, from one node."""
    count, degree = 65536, 6
    nodes = np.empty((count, 2), np.int32)
    nodes[:, 0] = np.arange(count) * degree
    nodes[:, 1] = degree
    first = np.zeros(count, np.int8)
    first[0] = 1
    levels: list[Launch] = []
    for _ in range(8):
        levels += [Launch("bfs_visit", ("nodes", "edges", "frontier", "next", "visited", "cost",
                                        count), (count,), (256,)),
                   Launch("bfs_step", ("frontier", "next", "visited", "more", count), (count,),
                          (256,))]  # fmt: skip
    return Case("bfs", file,
                (Words("nodes", nodes.ravel()), Buffer("edges", count * degree, "int32", 0, count),
                 Words("frontier", first), Words("next", np.zeros(count, np.int8)),
                 Words("visited", first), Words("cost", np.zeros(count, np.int32)),
                 Words("more", np.zeros(1, np.int32))),
                tuple(levels))  # fmt: skip


CASES: Final = (*linear(), *statistics(), *stencils(), *programs())
