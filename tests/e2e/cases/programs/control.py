"""Cases of control flow: switches, loops, boolean logic."""

from __future__ import annotations

from typing import Final

import numpy as np

from tests.e2e.harness.case_model import Arg, Array, Case, In, Local, Rng, blank, val

N: Final = 96
INT_MAX: Final = 2**31 - 1


def dense(x: int) -> int:
    """The cases of the first switch."""
    table = {0: 11, 1: x * 2, 2: x - 5, 3: -x, 4: -x, 5: x + 100, 6: x + 100}
    return table.get(x & 7, 1)


def sparse(x: int) -> int:
    """The cases of the second switch."""
    return {-1000: 1, 0: 2, 77: 3, 100000: 4, INT_MAX: 5}.get(x, 6 if x > 0 else 7)


def dense_and_sparse(x: Array, _: Array) -> Array:
    """Both switches."""
    values = x.tolist()
    # 2 * INT_MAX is not computed: INT_MAX & 7 is 7.
    return np.array([[dense(v) for v in values], [sparse(v) for v in values]])


def wide_and_narrow(x: Array, c: Array, _: Array) -> Array:
    """A switch on 64 bits, one on ranges of characters."""
    wide = {1 << 40: 1, -(1 << 40): 2, 5: 3, 0x100000005: 4}
    letters = {ord("a") + k: 10 + k for k in range(6)} | {ord("0") + k: k for k in range(10)}
    letters[-1] = -2
    rows = [[wide.get(v, 0) for v in x.tolist()], [letters.get(v, -1) for v in c.tolist()]]
    return np.array(rows)


PROGRAMS: Final = (
    bytes([0]),
    bytes([1, 7, 2, 0]),
    bytes([4, 3, 1, 5, 7, 5, 2, 0]),
    bytes([8, 99, 5, 0]),
    bytes([1, 1, 5, 2, 4, 6, 0, 0]),
    bytes([1, 2, 3, 8, 4, 6, 8, 5, 0]),
    bytes([4, 4, 2, 2, 1, 9, 7, 0]),
    bytes([1, 1, 1, 1, 6, 2, 0]),
)


def run_program(code: bytes, value: int) -> int:
    """The stack machine of the kernel."""
    stack, pc, steps = [value], 0, 0
    while steps < 200:
        steps += 1
        op = code[pc]
        pc += 1
        if op == 0:
            break
        if op == 1:
            stack.append(code[pc])
            pc += 1
        elif op in (2, 3):
            top = stack.pop()
            stack[-1] = stack[-1] + top if op == 2 else stack[-1] * top
        elif op == 4:
            stack.append(stack[-1])
        elif op == 5:
            stack[-1] = -stack[-1]
        elif op == 6:
            pc = code[pc] if stack.pop() > 0 else pc + 1
        elif op == 7:
            stack[-1], stack[-2] = stack[-2], stack[-1]
        else:
            stack[-1] ^= 0x5A
    else:
        steps += 1
    return stack[-1] + steps * 1000


def programs(rng: Rng) -> list[Arg]:
    """Each program with several inputs."""
    code = b"".join(p.ljust(16, b"\0") for p in PROGRAMS) * 4
    return [
        In(np.frombuffer(code, np.uint8)),
        In(rng.integers(0, 40, 32, "i4")),
        blank(32, "i4"),
        val(16, "i4"),
    ]


def interpreter(code: Array, inputs: Array, _: Array, length: Array) -> Array:
    """All programs."""
    rows = code.reshape(-1, int(length))
    return np.array([run_program(bytes(c), v) for c, v in zip(rows, inputs.tolist(), strict=True)])


def mandelbrot(_: Array, x0: Array, y0: Array, step: Array, limit: Array) -> Array:
    """Numbers of iterations, in double precision."""
    y, x = np.indices((24, 32))
    c = (float(x0) + x * float(step)) + 1j * (float(y0) + y * float(step))
    z = np.zeros_like(c)
    count = np.zeros(c.shape, np.int64)
    inside = np.ones(c.shape, bool)
    for _step in range(int(limit)):
        inside &= np.abs(z) ** 2 <= 4
        count += inside
        z = np.where(inside, z * z + c, z)
    return count.ravel()


def collatz_one(x: int) -> tuple[int, int]:
    """Steps to one, and the largest number on the way."""
    top, steps = x, 0
    while x != 1 and steps < 1000:
        x = 3 * x + 1 if x & 1 else x >> 1
        top = max(top, x)
        steps += 1
    return steps, (top ^ top >> 32) & 0xFFFFFFFF


def search_one(grid: Array, wanted: int) -> tuple[int, int]:
    """The loops of search_grid."""
    left = -1
    for y, row in enumerate(grid.tolist()):
        if row[0] < 0:
            continue
        for x, value in enumerate(row):
            if value == 0:
                break
            if value == wanted:
                return x, y
            left -= value % 2 == 0
    return left, -1


def search_grid(grid: Array, _f: Array, width: Array, height: Array, wanted: Array) -> Array:
    """The index of the number, or how many even ones were passed."""
    grids = grid.reshape(-1, int(height), int(width))
    return np.array([search_one(g, int(wanted)) for g in grids])


def is_prime(n: int) -> bool:
    """By trial division."""
    return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))


def prime_after(n: int) -> int:
    """The kernel's answer for one number."""
    if n < 0:
        return -1
    p = n
    while not is_prime(p):
        p += 1
    return p if p == n else p + 100000


def triangle_one(i: int, n: int) -> int:
    """Three nested loops with an exit out of all."""
    total = 0
    for a in range(n):
        for b in range(a, n, i + 1):
            for c in range(b, 0, -2):
                if (a ^ b ^ c) % 3 == 0:
                    continue
                if total > 5000:
                    return total
                total += a * b - c
    return total


def short_circuits(x: Array, y: Array, _: Array) -> Array:
    """The second operand is computed only when it counts."""
    positive, large = x > 0, x > 10
    p = positive & (y & 1 != 0)
    q = large | (x & 1 != 0)
    r = p != q
    s = ~(p & q) | r
    rows = [
        p + 2 * q + 4 * r + 8 * s,
        positive.astype(np.int32) + ~large,
        (x < y) + (x <= y) * 2 + (x == y) * 4 - (x != y) * 8,
        np.where(p, np.where(q, 1, 2), np.where(r, 3, 4)),
        np.where(x > y, 255, 0),
    ]
    return np.stack(rows)


def majority(votes: Array, _o: Array, _c: Array) -> tuple[Array, Array]:
    """Nine votes around each item."""
    v = np.lib.stride_tricks.sliding_window_view(votes > 127, 9)
    yes = v.sum(axis=1)
    same = (v == v[:, :1]).all(axis=1)
    return yes > 4, yes * 4 + same * 2 + ~same


def bool_memory(x: Array, _: Array) -> Array:
    """Edges of an interval within groups of 32."""
    inside = ((x >= 0) & (x <= 1)).reshape(-1, 32)
    edge = np.zeros_like(inside)
    edge[:, 1:-1] = inside[:, :-2] != inside[:, 2:]
    return np.where(edge & inside, 3, np.where(edge, 2, inside)).ravel()


JUMPS: Final = (
    (228, (3, 3, 3, 2, 2, 2, 2, 2)),
    (902, (2, 1, 1, 1, 1, 1, 1, 1)),
    (529, (1, 5, 5, 1)),
    (869, (3, 4, 1, 6)),
    (70, (2, 4, 6)),
    (722, (5, 3, 5)),
    (213, (2, 2, 2, 2, 2, 3, 3, 3)),
)
"""The states of the graph: the number that each adds, and where its ways lead."""


def jump(x: int) -> int:
    """The walk from one number."""
    state = 0
    for _ in range(41):
        added, targets = JUMPS[state]
        x = (x * 1103515245 + added) & 0xFFFFFFFF
        state = targets[(x >> 9) % len(targets)]
    return x ^ 41


def switch_values(rng: Rng) -> In:
    """Random numbers with the constants of the cases among them."""
    x = rng.integers(-1000, 1000, N, "i4")
    x[::9] = np.resize([-1000, 0, 77, 100000, INT_MAX, 1, -1], len(x[::9]))
    return In(x)


CASES: Final = [
    Case(
        "control_switch",
        "dense_and_sparse",
        lambda r: [switch_values(r), blank((2, N), "i4")],
        dense_and_sparse,
        (N,),
    ),
    Case(
        "control_switch",
        "wide_and_narrow",
        lambda r: [
            In(r.choice(np.array([1 << 40, -(1 << 40), 5, 0x100000005, 6, 0]), N)),
            In(r.integers(-2, 127, N, "i1")),
            blank((2, N), "i4"),
        ],
        wide_and_narrow,
        (N,),
    ),
    Case("control_switch", "interpreter", programs, interpreter, (32,)),
    Case(
        "control_switch",
        "jumps",
        lambda r: [In(r.integers(0, 1 << 32, N, "u4")), blank(N, "u4")],
        lambda x, _: np.array([jump(v) for v in x.tolist()], "u4"),
        (N,),
    ),
    Case(
        "control_loops",
        "mandelbrot",
        lambda _: [
            blank(768, "u2"),
            val(-2.03, "f4"),
            val(-1.21, "f4"),
            val(0.1, "f4"),
            val(40, "i4"),
        ],
        mandelbrot,
        (32, 24),
    ),
    Case(
        "control_loops",
        "collatz",
        lambda r: [In(r.integers(1, 1 << 31, N, "u4")), blank((N, 2), "u4")],
        lambda x, _: np.array([collatz_one(v) for v in x.tolist()]),
        (N,),
    ),
    Case(
        "control_loops",
        "search_grid",
        lambda r: [
            In(r.integers(-4, 40, 32 * 7 * 9, "i4")),
            blank((32, 2), "i4"),
            val(9, "i4"),
            val(7, "i4"),
            val(23, "i4"),
        ],
        search_grid,
        (32,),
    ),
    Case(
        "control_loops",
        "primes",
        lambda r: [In(r.integers(-5, 3000, N, "i4")), blank(N, "i4")],
        lambda x, _: np.array([prime_after(v) for v in x.tolist()]),
        (N,),
    ),
    Case(
        "control_loops",
        "triangle_loops",
        lambda _: [blank(16, "i4"), val(14, "i4")],
        lambda _, n: np.array([triangle_one(i, int(n)) for i in range(16)]),
        (16,),
    ),
    Case(
        "control_logic",
        "short_circuits",
        lambda r: [
            In(r.integers(-20, 20, N, "i4")),
            In(r.integers(-20, 20, N, "i4")),
            blank((5, N), "i4"),
        ],
        short_circuits,
        (N,),
    ),
    Case(
        "control_logic",
        "majority",
        lambda r: [
            In(np.repeat(r.integers(0, 2, 26, "u1") * 200, 4)),
            blank(N, "u1"),
            blank(N, "i4"),
        ],
        majority,
        (N,),
    ),
    Case(
        "control_logic",
        "adders",
        lambda r: [
            In(r.integers(0, 256, N, "u1")),
            In(r.integers(0, 256, N, "u1")),
            blank(N, "u2"),
        ],
        lambda x, y, _: x.astype(np.uint16) + y,
        (N,),
    ),
    Case(
        "control_logic",
        "bool_memory",
        lambda r: [In(r.uniform(-0.7, 1.7, N).astype("f4")), blank(N, "i4"), Local(32)],
        bool_memory,
        (N,),
        (32,),
    ),
]
