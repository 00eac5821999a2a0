"""Cases of CUDA C++: the kernels of tests/e2e/cuda, with references in numpy."""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from fractions import Fraction
from typing import Final

import numpy as np

from tests.e2e.cases.libdevice import LIBDEVICE, directed, nearest
from tests.e2e.harness.case_model import Array, Case, In, Out, Rng, Val, blank, val, zeros

N: Final = 256
BLOCK: Final = 64


def _floats(rng: Rng, count: int = N) -> Array:
    return rng.uniform(-4, 4, count).astype(np.float32)


def _quarters(rng: Rng, count: int = N) -> Array:
    """Return floats whose sums are exact."""
    return (rng.integers(-400, 400, count) / 4).astype(np.float32)


def _ints(rng: Rng, low: int = -(2**31), high: int = 2**31, count: int = N) -> Array:
    return rng.integers(low, high, count).astype(np.int32)


def _rows(columns: list[Array], dtype: str) -> Array:
    """Return the results of each thread one after the other."""
    return np.stack([column.astype(dtype) for column in columns], 1).reshape(-1)


def _each(function: Callable[[int], int], values: Array) -> Array:
    return np.array([function(int(value)) for value in values])


# arrays.cu


def stencil(x: Array, _: Array, n: Array) -> Array:
    wide = np.pad(x, 2)
    return np.asarray(sum(wide[at : at + len(x)] * (3 - abs(at - 2)) for at in range(5)))


def reverse(x: Array, _: Array) -> Array:
    rows = x.reshape(-1, BLOCK)
    halves = (rows >> 3).astype(np.int16)[:, np.arange(BLOCK) ^ 1]
    return np.asarray(rows[:, ::-1] * 5 + halves).reshape(-1)


ARRAYS: Final = [
    Case("arrays", "saxpy",
         lambda rng: [val(1.5, "float32"), In(_quarters(rng, 1000)), Out(_quarters(rng, 1000)),
                      val(1000, "int32")],
         lambda a, x, y, n: a * x + y, (128,), (32,)),
    Case("arrays", "stencil",
         lambda rng: [In(_quarters(rng)), blank(N, "float32"), val(N, "int32")],
         stencil, (N,), (BLOCK,)),
    Case("arrays", "transpose",
         lambda rng: [In(_ints(rng, count=16 * 24)), blank(16 * 24, "int32"), val(24, "int32"),
                      val(16, "int32")],
         lambda x, _, width, height: x.reshape(16, 24).T.reshape(-1), (24, 16), (8, 8)),
    Case("arrays", "matmul",
         lambda rng: [In(_quarters(rng)), In(_quarters(rng)), blank(N, "float32"),
                      val(16, "int32")],
         lambda a, b, _, n: (a.reshape(16, 16) @ b.reshape(16, 16)).reshape(-1), (16, 16), (8, 8)),
    Case("arrays", "matmul_long",
         lambda rng: [In(rng.integers(-(2**40), 2**40, 64)), In(rng.integers(-(2**40), 2**40, 64)),
                      blank(64, "int64"), val(8, "int32")],
         lambda a, b, _, n: (a.reshape(8, 8) @ b.reshape(8, 8)).reshape(-1), (8, 8), (4, 4)),
    Case("arrays", "reverse", lambda rng: [In(_ints(rng)), blank(N, "int32")], reverse, (N,),
         (BLOCK,)),
    Case("arrays", "bitonic_sort", lambda rng: [Out(_ints(rng))],
         lambda x: np.sort(x.reshape(-1, 128)).reshape(-1), (N,), (128,)),
    Case("arrays", "gather",
         lambda rng: [In(_floats(rng)), In(_ints(rng, 0, N)), blank(N, "float32")],
         lambda x, at, _: x[at], (N,), (BLOCK,)),
]  # fmt: skip

# reductions.cu


def segment_scan(x: Array, _: Array) -> Array:
    sums = np.cumsum(x.reshape(-1, 8), 1)
    return np.asarray(sums * 100 + np.fmod(sums[:, 7:], 100)).reshape(-1)


def last_block(x: Array, *_: Array) -> tuple[Array, Array]:
    sums = x.reshape(-1, BLOCK).sum(1)
    return sums, np.array([0, sums.sum()])


def block_votes(x: Array, _: Array) -> Array:
    rows = x.reshape(-1, BLOCK)
    said = [(rows > 50).sum(1), (rows >= 0).all(1), (rows == 77).any(1)]
    return _rows([np.repeat(each, BLOCK) for each in said], "i4")


def _voters(rng: Rng) -> Array:
    rows = _ints(rng, 0, 77).reshape(-1, BLOCK)
    rows[1, 5], rows[2, 9] = 77, -3
    rows[3, 8:16] = 12
    return rows.reshape(-1)


def warp_votes(x: Array, _: Array) -> Array:
    odd = (x & 1).reshape(-1, 8)
    bits = np.repeat((odd << np.arange(8)).sum(1), 8)
    below = (np.cumsum(odd, 1) - odd).reshape(-1)
    ones = np.ones(len(x))
    return _rows([bits, ones, 0 * ones, x & 1, below, ones], "i4")


REDUCTIONS: Final = [
    Case("reductions", "block_sum", lambda rng: [In(_quarters(rng)), blank(4, "float32")],
         lambda x, _: x.reshape(-1, BLOCK).sum(1), (N,), (BLOCK,)),
    Case("reductions", "warp_max", lambda rng: [In(_ints(rng)), blank(N, "int32")],
         lambda x, _: np.repeat(x.reshape(-1, 8).max(1), 8), (N,), (BLOCK,)),
    Case("reductions", "segment_scan", lambda rng: [In(_ints(rng, -99, 99)), blank(N, "int32")],
         segment_scan, (N,), (BLOCK,)),
    Case("reductions", "block_scan", lambda rng: [In(_ints(rng, -99, 99)), blank(N, "int32")],
         lambda x, _: np.cumsum(x.reshape(-1, BLOCK), 1).reshape(-1), (N,), (BLOCK,)),
    Case("reductions", "histogram",
         lambda rng: [In(rng.integers(0, 256, 1000).astype(np.uint8)), zeros(32, "uint32"),
                      val(1000, "int32")],
         lambda x, _, n: np.bincount(x >> 3, minlength=32), (N,), (BLOCK,)),
    Case("reductions", "last_block",
         lambda rng: [In(_ints(rng, -99, 99)), zeros(4, "int32"), zeros(2, "int32")],
         last_block, (N,), (BLOCK,)),
    Case("reductions", "block_votes", lambda rng: [In(_voters(rng)), blank(3 * N, "int32")],
         block_votes, (N,), (BLOCK,)),
    Case("reductions", "warp_votes", lambda rng: [In(_ints(rng, 0, 99)), blank(6 * N, "int32")],
         warp_votes, (N,), (BLOCK,)),
]  # fmt: skip

# numbers.cu


def mandelbrot(_: Array, width: Array, limit: Array) -> Array:
    f = np.float32
    side = np.arange(int(width)).astype(f)
    cx = np.broadcast_to(f(-2) + f(2.5) * side / f(width), (len(side), len(side)))
    cy = cx.T + f(0.75)
    zx, zy = np.zeros_like(cx), np.zeros_like(cx)
    steps = np.zeros(cx.shape, np.int32)
    for _round in range(int(limit)):
        inside = zx * zx + zy * zy < f(4)
        zx, zy = (np.where(inside, zx * zx - zy * zy + cx, zx),
                  np.where(inside, f(2) * zx * zy + cy, zy))  # fmt: skip
        steps += inside
    return steps.reshape(-1)


def n_body(bodies: Array, *_: Array) -> Array:
    rows = bodies.reshape(-1, 4).astype(np.float64)
    by = rows[None, :, :3] - rows[:, None, :3]
    r = 1 / np.sqrt((by * by).sum(2) + 0.01)
    return np.asarray((by * (rows[None, :, 3] * r**3)[:, :, None]).sum(1).reshape(-1))


def doubles(x: Array, _: Array) -> Array:
    whole = np.trunc(x)
    fraction, power = np.frexp(x)
    quotient = np.rint(x / 0.75)
    columns = [np.exp(x), np.log(x), x**1.75, np.sqrt(x), x * x - 1, np.hypot(x, 3), x - whole,
               fraction + 100 * power + 1000 * whole, x - 0.75 * quotient,
               quotient.astype(int) & 7, np.sin(x), np.cos(x)]  # fmt: skip
    return _rows(columns, "f8")


def _second_bessel(x: float) -> float:
    """J2 by its series (DLMF 10.2.2)."""
    terms = (
        math.pow(-1, k) / (math.factorial(k) * math.factorial(k + 2)) * (x / 2) ** (2 * k + 2)
        for k in range(30)
    )
    return sum(terms)


def floats(x: Array, _: Array) -> Array:
    wide = x.astype(np.float64)
    bessel = np.array([_second_bessel(value) for value in wide])
    columns = [np.exp(wide), np.tanh(wide), 1 / np.sqrt(wide), np.sin(wide), np.sin(wide),
               np.cos(wide), np.sqrt(5 * wide * wide + 4), bessel, wide / 3,
               np.clip(wide, 0, 1)]  # fmt: skip
    return _rows(columns, "f8")


def _bfloats(x: Array) -> Array:
    bits = x.view(np.uint32)
    return np.asarray((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def halves(x: Array, _: Array) -> Array:
    half = x.astype(np.float16)
    squares = half * half + np.float16(0.5)
    whole = np.rint(half.astype(np.float32) * 16).astype(np.int32).astype(np.uint16)
    return _rows([half.view(np.uint16), squares.view(np.uint16), whole, _bfloats(x)], "u2")


_FACTOR: Final = 0x123456789ABCDEF


def _packed(low: Array, high: Array) -> Array:
    return low.view(np.uint16).astype(np.uint32) | high.view(np.uint16).astype(np.uint32) << 16


def _cut(x: Array) -> Array:
    """Return halves that are rounded towards zero."""
    near = x.astype(np.float16)
    above = abs(near.astype(np.float32)) > abs(x)
    return np.asarray(np.where(above, np.nextafter(near, np.float16(0)), near))


def small_floats(x: Array, halves: Array, _: Array) -> Array:
    y = x.reshape(-1, 2)[:, ::-1].reshape(-1)
    a, b = halves.reshape(-1, 2).T.copy()
    wide, other = a.astype(np.float64), b.astype(np.float64)
    # A product and a sum of halves are exact in doubles.
    fused = [np.maximum(one * by + one, 0).astype(np.float16)
             for one, by in ((wide, 0.5), (other, -2.0))]  # fmt: skip
    sign = np.where((wide < 0) ^ (other < 0), -1, 1)
    largest = (np.maximum(abs(wide), abs(other)) * sign).astype(np.float16)
    bits = x.view(np.uint32)
    tf32 = (bits + 0x1000) & 0xFFFFE000
    sums = np.clip(wide * other + 0.5, 0, 1).astype(np.float16)
    tiny = tf32 >> 16
    return _rows(
        [_packed(*fused), largest.view(np.uint16), _packed(_cut(y), _cut(x)),
         _packed(_bfloats(np.maximum(y, 0)), _bfloats(np.maximum(x, 0))), tf32,
         np.minimum(x, y).view(np.uint32), sums.view(np.uint16),
         (tiny & 255) << 8 | (tiny & 0xFF00) << 16], "u4",
    )  # fmt: skip


def longs(x: Array, _: Array) -> Array:
    def signed(value: int) -> int:
        value &= 2**64 - 1
        return value - 2**64 if value >> 63 else value

    def results(value: int) -> list[int]:
        bits = value & (2**64 - 1)
        rest = int(math.fmod(abs(value) % 1000003, 1000003)) * (-1 if value < 0 else 1)
        return [
            (value - rest) // 1000003, rest, bits // 77, value >> 7, value * _FACTOR >> 64,
            bits * _FACTOR >> 64, bits.bit_count() * 100 + 64 - bits.bit_length(),
            bits << 13 | bits >> 51,
        ]  # fmt: skip

    return np.array([signed(one) for value in x for one in results(int(value))], np.int64)


def approximations(x: Array, _: Array) -> Array:
    wide = x.astype(np.float64)
    return _rows([np.exp2(wide), np.log2(wide), 1 / wide, np.sqrt(wide), wide / 3], "f8")


NUMBERS: Final = [
    Case("numbers", "mandelbrot",
         lambda rng: [blank(1024, "int32"), val(32, "int32"), val(40, "int32")],
         mandelbrot, (32, 32), (8, 8)),
    Case("numbers", "n_body",
         lambda rng: [In(rng.uniform(0, 1, 4 * BLOCK).astype(np.float32)),
                      blank(3 * BLOCK, "float32"), val(BLOCK, "int32")],
         n_body, (BLOCK,), (32,), ulp=64, atol=1e-2),
    Case("numbers", "doubles",
         lambda rng: [In(rng.uniform(0.1, 9, N)), blank(12 * N, "float64")],
         doubles, (N,), (BLOCK,), ulp=4, atol=1e-15),
    Case("numbers", "floats",
         lambda rng: [In(rng.uniform(0.1, 9, N).astype(np.float32)), blank(10 * N, "float32")],
         floats, (N,), (BLOCK,), ulp=4, atol=1e-6),
    Case("numbers", "halves", lambda rng: [In(_floats(rng)), blank(4 * N, "uint16")], halves,
         (N,), (BLOCK,)),
    Case("numbers", "small_floats",
         lambda rng: [In(_floats(rng)), In(_floats(rng, 2 * N).astype(np.float16)),
                      blank(8 * N, "uint32")], small_floats, (N,), (BLOCK,)),
    Case("numbers", "longs",
         lambda rng: [In(rng.integers(-(2**63), 2**63 - 1, N)), blank(8 * N, "int64")], longs,
         (N,), (BLOCK,)),
    Case("numbers", "approximations",
         lambda rng: [In(rng.uniform(0.1, 9, N).astype(np.float32)), blank(5 * N, "float32")],
         # Vulkan, Precision of GLSL.std.450: Exp2 is off by 3 ulp and 2 for each unit of x.
         approximations, (N,), (BLOCK,), ulp=21, atol=1e-6),
]  # fmt: skip

# language.cu


SETTING: Final = np.dtype(
    {"names": ["a", "b", "name", "steps", "target"],
     "formats": ["i4", "f8", "(5,)i1", "(3,)i2", "u8"],
     "offsets": [0, 8, 16, 22, 32], "itemsize": 40}
)  # fmt: skip
_SETTING: Final = np.array((7, 2.25, [1, -2, 3, 4, 5], [100, 200, -300], 0), SETTING)


def settings(setting: Array, _: Array) -> Array:
    at = np.arange(BLOCK)
    steps = setting["steps"][at % 3] + at
    return np.asarray(7 + 9 + setting["name"][at % 5] + steps)


def constants(x: Array, _: Array, n: Array) -> Array:
    at = np.arange(len(x))
    wide = np.pad(x, 2)
    total = sum(wide[by : by + len(x)] * (1, 2, 4, 2, 1)[by] for by in range(5))
    letters = np.frombuffer(b"constant memory\0", np.uint8)
    primes = np.array([2, 3, 5, 7, 11, 13, 17, 19])
    return np.asarray(total + letters[at % 16] + primes[at & 7])


def calls(x: Array, _: Array) -> Array:
    at = np.arange(len(x)) + 1
    return np.asarray(np.gcd(x, at) * 1000 + np.minimum(x, at) + 1 + 2 * np.maximum(x, at))


def templates(_: Array) -> Array:
    at = np.arange(BLOCK)
    x, y = at.astype(np.float32), np.ones(BLOCK, np.float32)
    for _round in range(3):
        x, y = x - y, y + x
    return np.asarray(x + 10 * y + 6 * at)


def switches(x: Array, _: Array) -> Array:
    by_rest = {0: 5 + 0 * x, 1: x * 2, 2: x ^ 3, 3: x ^ 3, 5: -x, 8: x // 3}
    result = np.full(len(x), 1000)
    for rest, values in by_rest.items():
        result = np.where(x % 9 == rest, values, result)
    return result


def local_arrays(x: Array, _: Array) -> Array:
    def one(value: int) -> int:
        stack, top = [at * at for at in range(16)], 0
        for at in range(8):
            stack[value >> at & 15] += at
            top = top + stack[top + value & 15] & 0xFFFF
        return top

    return _each(one, x)


LANGUAGE: Final = [
    Case("language", "settings", lambda rng: [Val(_SETTING), blank(BLOCK, "int32")],
         settings, (BLOCK,), (32,)),
    Case("language", "constants",
         lambda rng: [In(_quarters(rng)), blank(N, "float32"), val(N, "int32")], constants, (N,),
         (BLOCK,)),
    Case("language", "calls", lambda rng: [In(_ints(rng, 1, 1000)), blank(N, "int32")], calls,
         (N,), (BLOCK,)),
    Case("language", "templates", lambda rng: [blank(BLOCK, "float32")], templates, (BLOCK,),
         (32,)),
    Case("language", "switches", lambda rng: [In(_ints(rng, 0, 1000)), blank(N, "int32")],
         switches, (N,), (BLOCK,)),
    Case("language", "local_arrays", lambda rng: [In(_ints(rng, 0, 1 << 20)), blank(N, "int32")],
         local_arrays, (N,), (BLOCK,)),
    Case("language", "variables", lambda rng: [blank(BLOCK, "int32")],
         lambda _: 10 * (np.arange(BLOCK) & 3) + np.arange(BLOCK), (BLOCK,), (BLOCK,)),
    Case("language", "places", lambda rng: [blank(BLOCK, "int32")],
         lambda _: np.array([11, 25, 41])[np.arange(BLOCK) % 3], (BLOCK,), (BLOCK,)),
]  # fmt: skip

# bytes.cu


def _signed(value: int, bits: int = 32) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _permuted(a: int, b: int, selector: int) -> int:
    """prmt.b32 (PTX ISA, 9.7.8.7)."""
    both = (a & 0xFFFFFFFF | b << 32).to_bytes(8, "little")
    result = 0
    for at in range(4):
        nibble = selector >> 4 * at & 15
        byte = both[nibble & 7]
        if nibble & 8:
            byte = 255 * (byte >> 7)
        result |= byte << 8 * at
    return _signed(result)


def bits(x: Array, _: Array) -> Array:
    def results(value: int) -> list[int]:
        word = value & 0xFFFFFFFF
        wide = (value << 20) & (2**64 - 1)
        return [
            word.bit_count(), (word & -word).bit_length(), 32 - word.bit_length(),
            _signed(int(f"{word:032b}"[::-1], 2)), _permuted(word, 0x12345678, 0x2046),
            _signed(abs(value - 1000) + 7), (word & 0xFFFF) * 321, value * 0x7654321 >> 32,
            (wide & -wide).bit_length(), ((word | 256) & -(word | 256)).bit_length() - 1,
            _permuted(word, 0, 0xB3), _signed(int.from_bytes(word.to_bytes(4, "little"), "big")),
        ]  # fmt: skip

    return np.array([one for value in x for one in results(int(value))], np.int32)


_TEXTS: Final = (b"hello", b"-120 apples", b"", b"77", b"Zz9", b"123456 x y z 7", b"-", b"0a")


def texts(given: Array, *_: Array) -> tuple[Array, Array]:
    numbers = []
    for text in 2 * _TEXTS:
        sign = -1 if text.startswith(b"-") else 1
        digits = text[sign < 0 :]
        own = digits[: len(digits) - len(digits.lstrip(b"0123456789"))]
        numbers.append(sign * int(own or b"0") * 32 + len(text))
    return np.array(numbers), np.frombuffer(bytes(given).upper(), np.int8)


BYTES: Final = [
    Case("bytes", "bits", lambda rng: [In(_ints(rng)), blank(12 * N, "int32")], bits, (N,),
         (BLOCK,)),
    Case("bytes", "texts",
         lambda rng: [In(np.frombuffer(b"".join(text.ljust(16, b"\0") for text in 2 * _TEXTS),
                                       np.int8)), blank(16, "int32"), blank(256, "int8")],
         texts, (16,), (16,)),
    Case("bytes", "crc",
         lambda rng: [In(rng.integers(0, 256, 16 * BLOCK).astype(np.uint8)),
                      blank(BLOCK, "uint32")],
         lambda x, _: np.array([zlib.crc32(bytes(row)) for row in x.reshape(-1, 16)]), (BLOCK,),
         (32,)),
    Case("bytes", "copies", lambda rng: [In(_ints(rng)), blank(N, "int32")],
         lambda x, _: (x.reshape(-1, 4) ^ np.array([0x11111111, 0, 0x11111111, 0])).reshape(-1),
         (N // 4,), (32,)),
]  # fmt: skip

# atomics.cu


def atomics(state: Array) -> Array:
    state = state.copy()
    x = np.arange(BLOCK)
    state[0] += x.sum()
    state[1] = max(state[1], (x * 7 % 97).max())
    state[2] = min(state[2], (x * 5 % 89 - 40).min())
    state[4] |= 255
    state[5] &= ~255
    state[6], state[7] = BLOCK % 10, -BLOCK % 10
    state[8] = (x.astype(np.uint32) * np.uint32(0x9E3779B9)).max().view(np.int32)
    state[9] += BLOCK
    state[16:] = 3 * x
    return state


def scoped(*_: Array) -> tuple[Array, Array, Array]:
    x = np.arange(BLOCK)
    state = [x.sum(), x.max(), np.bitwise_xor.reduce(x), 2 * BLOCK, np.bitwise_or.reduce(x), -5]
    return np.array(state), np.array([BLOCK << 33, x.sum()]), np.array([BLOCK / 2, BLOCK / 4])


def swaps(x: Array, _: Array) -> Array:
    return np.array([int(x.max().view(np.int32)), 0, 5 * (N // BLOCK)])


ATOMICS: Final = [
    Case("atomics", "atomics", lambda rng: [zeros(16 + BLOCK, "int32")], atomics, (BLOCK,), (32,)),
    Case("atomics", "scoped",
         lambda rng: [Out(np.array([0, 0, 0, 0, 0, -5], np.int32)), zeros(2, "int64"),
                      zeros(2, "float32")], scoped, (BLOCK,), (BLOCK,)),
    Case("atomics", "swaps", lambda rng: [In(abs(_floats(rng))), zeros(3, "int32")], swaps, (N,),
         (BLOCK,)),
    Case("atomics", "wide_sums",
         lambda rng: [In(_quarters(rng).astype(np.float64)), zeros(1, "float64")],
         lambda x, _: np.array([x.sum()]), (N,), (BLOCK,)),
]  # fmt: skip

# output.cu


def _lines() -> tuple[str, ...]:
    lines = [f"thread {at} has {at} and {at / 2:.2f}" for at in range(8)]
    return (*lines, "three: c text 1099511627776 ff", "no values, 100%")


OUTPUT: Final = [
    Case("output", "prints", lambda rng: [In(np.arange(8, dtype=np.int32)), blank(8, "int32")],
         lambda x, _: np.ones(8), (8,), (8,), printed=_lines()),
    Case("output", "asserts",
         lambda rng: [In(np.arange(-1, 7, dtype=np.int32)), blank(8, "int32")],
         lambda x, old: np.where(x < 0, old, x + 1), (8,), (8,),
         printed=("device assertion failed: 'x >= 0', in asserts at output.cu:20",)),
    Case("clocks", "clocks", lambda rng: [blank(8, "int32")], lambda _: np.ones(8), (8,), (8,),
         extensions=("SPV_KHR_shader_clock",), lacking="ReadClock"),
]  # fmt: skip

# assembly.cu


def integers(x: Array, _: Array) -> Array:
    def byte(value: int, at: int, is_signed: bool) -> int:
        part = value >> 8 * at & 255
        return _signed(part, 8) if is_signed else part

    def results(value: int) -> list[int]:
        word, other, factors = value & 0xFFFFFFFF, 0x13579BDF, 0x8001FE7F
        by = word & 63
        both = other << 32 | word
        top = value if value >= 0 else ~value
        bit = top.bit_length() - 1
        dots = sum(byte(word, at, True) * byte(factors, at, False) for at in range(4))
        halves = sum(_signed(word >> 16 * at, 16) * byte(factors, at, True) for at in range(2))
        less = value < 1000
        return [
            word >> 5 & 511, _signed(word >> 3, 6), 0x55555555 & ~0xFFF00 | (word & 0xFFF) << 8,
            word.bit_length() - 1, 31 - bit if top else -1, (both << (by & 31)) >> 32,
            both >> min(by, 32), dots + 11, halves + 11, value if _signed(word << 3) >= 0 else 7,
            abs(word - (1 << 30)) + 3, 4 if less else 109, 3 * value + 4,
            word ^ 0xFF00FF ^ 0x333,
        ]  # fmt: skip

    return np.array([_signed(one) for value in x for one in results(int(value))], np.int32)


def _tiny_values(mantissa: int, bias: int, most: int) -> list[float]:
    """Return all numbers of a float of eight bits that are not negative, by their bits."""
    values = []
    for bits in range(most + 1):
        power, rest = bits >> mantissa, bits & (1 << mantissa) - 1
        whole = rest + (1 << mantissa) if power else rest
        values.append(math.ldexp(whole, max(power, 1) - bias - mantissa))
    return values


_E4M3: Final = _tiny_values(3, 7, 0x7E)
_E5M2: Final = _tiny_values(2, 15, 0x7B)


def _tiny(value: float, values: list[float]) -> int:
    """Return the bits of the nearest one; of two as near the even one."""
    size = min(abs(value), values[-1])
    bits = min(range(len(values)), key=lambda at: (abs(values[at] - size), at & 1))
    return bits | (128 if math.copysign(1, value) < 0 else 0)


def ptx_floats(x: Array, _: Array) -> Array:
    def results(value: np.float32) -> list[float]:
        f = np.float32
        low = _tiny(float(value * f(0.01)), _E4M3)
        high = _tiny(float(value), _E4M3)
        other = _tiny(float(value * f(100)), _E5M2) << 8 | _tiny(-float(value), _E5M2)
        signed = [math.copysign(_E4M3[bits & 127], -1 if bits & 128 else 1) for bits in (high, low)]
        return [
            float(value) ** 2 + 0.5, min(max(float(value + f(0.5)), 0), 1), high << 8 | low, other,
            *signed, math.copysign(3, float(value)), 1,
        ]  # fmt: skip

    return np.array([one for value in x for one in results(value)])


def threads(x: Array, _: Array) -> Array:
    rows = x.reshape(-1, 8)
    bit = 1 << np.arange(8)
    odd = ((rows & 1) * bit).sum(1)
    same = np.where(rows & 1, odd[:, None], 255 - odd[:, None])
    large = np.repeat(((rows > 50) * bit).sum(1), 8)
    blocks = x.reshape(-1, BLOCK)
    sums = [np.where(rows & 1 == parity, rows, 0).sum(1)[:, None] for parity in (0, 1)]
    columns = [same.reshape(-1), large, rows[:, np.arange(8) ^ 1].reshape(-1),
               np.repeat((blocks == 77).any(1), BLOCK), np.repeat((blocks >= 50).sum(1), BLOCK),
               np.where(rows & 1, sums[1], sums[0]).reshape(-1), np.arange(len(x)) % 8 == 0,
               np.repeat((rows == rows[:, :1]).all(1), 8), np.ones(len(x))]  # fmt: skip
    return _rows(columns, "i4")


def _halves(rng: Rng, count: int) -> Array:
    """Return the bits of halves whose products and sums are exact."""
    return np.asarray((rng.integers(-32, 32, count) / 8).astype(np.float16).view(np.uint16))


def warp_product(a: Array, b: Array, _: Array) -> Array:
    left, right = (bits.view(np.float16).astype(np.float32).reshape(16, -1) for bits in (a, b))
    return np.asarray((left @ right).reshape(-1))


def ptx_memory(x: Array, out: Array, sums: Array) -> tuple[Array, Array]:
    other = 2 * x.reshape(-1, 2)[:, ::-1].reshape(-1)
    return np.where(other > 0, other, out), np.array([other.sum(), max(0, x.max())])


def fields(x: Array, _: Array) -> Array:
    def nth(word: int, base: int, offset: int) -> int:
        """fns (PTX ISA, 9.7.1.20)."""
        if not offset:
            return base if word >> base & 1 else -1
        places = range(base, 32) if offset > 0 else range(base, -1, -1)
        found = [at for at in places if word >> at & 1]
        return found[abs(offset) - 1] if len(found) >= abs(offset) else -1

    def extended(value: int, count: int, is_signed: bool) -> int:
        part = value & (1 << count) - 1
        return _signed(part, count) if is_signed and count else part

    def results(value: int) -> list[int]:
        word, small, other = value & 0xFFFFFFFF, value & 63, value >> 26 & 63
        both = (0x44332211 << 32 | word).to_bytes(8, "little")
        at = small & 3
        ecl = [both[max(byte, at)] for byte in range(4)]
        return [
            (1 << min(other, 32)) - 1 << min(small, 32),
            (1 << (other & 31)) - 1 << (small & 31),
            extended(word, min(small, 32), True), extended(word, small & 31, False),
            nth(word, small & 31, 3), nth(word, small & 31, -2), _signed(word, 24) * small + 9,
            int.from_bytes(both[at : at + 4], "little"),
            int.from_bytes(bytes(both[(at - byte) % 8] for byte in range(4)), "little"),
            int.from_bytes(bytes(ecl), "little"), nth(word, small & 31, 0),
        ]  # fmt: skip

    return np.array([_signed(one) for value in x for one in results(int(value))], np.int32)


def rounded(x: Array, whole: Array, _: Array) -> Array:
    rows: list[list[float]] = [[] for _ in range(7)]
    for at, number in enumerate(whole):
        a, b = (Fraction(float(x[place])) for place in (at, at ^ 1))
        word = int(number)
        wanted = [
            (a + b, "rz"), (a - b, "rd"), (a * b, "ru"), (a * b + a, "rd"), (1 / a, "ru"),
            (Fraction(word), "rz"), (Fraction(word & 0xFFFFFFFF), "ru"),
        ]  # fmt: skip
        for row, (exact, mode) in zip(rows, wanted, strict=True):
            row.append(directed(exact, nearest(exact, np.float32), mode, np.float32))
    return np.array(rows)


ASSEMBLY: Final = [
    Case("assembly", "integers",
         lambda rng: [In(np.append(_ints(rng, count=N - 4), np.array([0, -1, 5, 999], np.int32))),
                      blank(14 * N, "int32")], integers, (N,), (BLOCK,)),
    Case("assembly", "floats",
         lambda rng: [In(np.ldexp(_floats(rng), rng.integers(-9, 8, N)).astype(np.float32)),
                      blank(8 * N, "float32")], ptx_floats, (N,), (BLOCK,), ulp=0.5),
    Case("assembly", "fields", lambda rng: [In(_ints(rng)), blank(11 * N, "int32")], fields, (N,),
         (BLOCK,)),
    Case("assembly", "rounded",
         lambda rng: [In(_floats(rng)), In(_ints(rng)), blank((7, N), "float32")], rounded, (N,),
         (BLOCK,)),
    Case("assembly", "threads", lambda rng: [In(_voters(rng)), blank(9 * N, "int32")], threads,
         (N,), (BLOCK,)),
    Case("matrices", "warp_product",
         lambda rng: [In(_halves(rng, 256)), In(_halves(rng, 128)), blank(128, "float32")],
         warp_product, (32,), (32,)),
    Case("shared_addresses", "memory",
         lambda rng: [In(_ints(rng, -99, 99)), blank(N, "int32"), zeros(2, "int32")], ptx_memory,
         (N,), (BLOCK,)),
]  # fmt: skip

CUDA_CASES: Final = [
    *ARRAYS, *REDUCTIONS, *NUMBERS, *LANGUAGE, *BYTES, *ATOMICS, *ASSEMBLY, *LIBDEVICE, *OUTPUT,
]  # fmt: skip
