"""Operations of waves; their results depend on the number of lanes that the device has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from tests.hlsl.cases.buffers import F32, I32, U32, ramp
from tests.hlsl.cases.model import Case, by_lanes, given, lanes, per_wave, result, spread
from tests.hlsl.jobs import Array

N32: Final = np.arange(32)


def waves(binding: int, values: Array, function: Callable[[Array], Array]) -> Any:
    """Bind the results of a function of each wave's values."""
    return by_lanes(binding, lambda count: per_wave(values, count, function))


def before(wave: Array, function: Callable[..., Array], start: float) -> Array:
    """Return a scan of the values of all lower lanes."""
    first = np.full_like(wave[:1], start)
    return function(np.concatenate([first, wave[:-1]]), axis=0, dtype=wave.dtype)


def _sums() -> Case:
    values, reals = np.arange(64, dtype=I32) * 7 % 31 - 12, ramp(64, -8, 0.25)[::-1].copy()

    def numbers(wave: Array) -> Array:
        most = int(wave.view(U32).max())
        return np.array([wave.sum(), wave.min(), wave.max(), np.array(most, U32).view(I32)], I32)

    def floats(wave: Array) -> Array:
        return np.array([wave.sum(), wave.min(), wave.max()], F32)

    bound = [given(0, values), waves(1, values, spread(numbers))]
    more = [given(2, reals), waves(3, reals, spread(floats)), lanes(4)]
    return Case("wave_sums", bound + more)


def _products() -> Case:
    values = N32.astype(I32) % 5 - 2
    values[values == 0] = 3
    product = spread(lambda wave: np.prod(wave, dtype=I32))
    return Case("wave_products", [given(0, values), waves(1, values, product), lanes(2)])


def _bits() -> Case:
    values = (N32.astype(U32) * 0x9E3779B1) | U32(0x00100010)
    each = (np.bitwise_and, np.bitwise_or, np.bitwise_xor)
    bits = spread(lambda wave: np.array([one.reduce(wave) for one in each], U32))
    return Case("wave_bits", [given(0, values), waves(1, values, bits), lanes(2)])


def _ballots() -> Case:
    values = N32.astype(U32) ** 2 // 3
    odd = values & 1

    def ballot(wave: Array) -> Array:
        mask = sum(int(bit) << lane for lane, bit in enumerate(wave))
        return np.array([mask >> 32 * word & 0xFFFFFFFF for word in range(4)], U32)

    def counts(wave: Array) -> Array:
        return np.stack([np.full_like(wave, wave.sum()), before(wave, np.cumsum, 0)], 1)

    bound = [given(0, values), waves(1, odd, spread(ballot)), waves(2, odd, counts), lanes(3)]
    return Case("wave_ballots", bound)


def _prefixes() -> Case:
    values, reals = N32.astype(I32) % 4 + 1, ramp(32, -2, 0.5)

    def scans(wave: Array) -> Array:
        return np.stack([before(wave, np.cumsum, 0), before(wave, np.cumprod, 1)], 1)

    sums = waves(3, reals, lambda wave: before(wave, np.cumsum, 0))
    bound = [given(0, values), waves(1, values, scans), given(2, reals), sums, lanes(4)]
    return Case("wave_prefixes", bound)


def _reads() -> Case:
    values = N32.astype(I32) * 11 - 50
    reads = waves(1, values, lambda wave: np.stack([np.full_like(wave, wave[2]), wave[::-1]], 1))
    return Case("wave_reads", [given(0, values), reads, lanes(2)])


def _votes() -> Case:
    values = (N32.astype(U32) * 5 + 20) % 130

    def votes(wave: Array) -> Array:
        same = bool((wave >> 7 == wave[0] >> 7).all())
        rows = np.tile(
            np.array([(wave > 90).any(), (wave < 95).all(), same, 0], U32), (len(wave), 1)
        )
        rows[0, 3] = 1
        return rows

    return Case("wave_votes", [given(0, values), waves(1, values, votes), lanes(2)])


def _lanes() -> Case:
    numbers = by_lanes(0, lambda count: (N32 % count * 1000 + count).astype(U32))
    return Case("wave_lanes", [numbers, lanes(1)])


def _quads() -> Case:
    values = ramp(16, 3, 0.5)
    i = np.arange(16)
    wanted = np.stack([values[i ^ 1], values[i ^ 2], values[i ^ 3], values], 1)
    return Case("wave_quads", [given(0, values), result(1, wanted)])


def _branches() -> Case:
    values = N32.astype(I32) * 13 % 29

    def branches(wave: Array) -> Array:
        parts = [wave[wave % 3 == n] for n in range(3)]
        sums = [parts[0].sum(), -parts[1].max(initial=0), len(parts[2]) + 1000]
        return np.take(np.array(sums, I32), wave % 3)

    return Case("wave_branches", [given(0, values), waves(1, values, branches), lanes(2)])


def _loops() -> Case:
    def totals(count: int) -> Array:
        found = np.zeros(count, np.uint64)
        for turn in range(count):
            found[turn:] = found[turn:] * np.uint64(3) + np.uint64(count - turn)
        return np.tile(found.astype(U32), 32 // count)

    return Case("wave_loops", [by_lanes(0, totals), lanes(1)])


def _vectors() -> Case:
    values, reals = np.arange(48, dtype=I32).reshape(16, 3) * 3, ramp(64, -5).reshape(16, 4)
    both = waves(1, values, lambda wave: wave.sum(0, dtype=I32) + before(wave, np.cumsum, 0))
    others = waves(3, reals, spread(lambda wave: wave.max(0) + wave[1]))
    return Case("wave_vectors", [given(0, values), both, given(2, reals), others, lanes(4)])


def _types() -> Case:
    longs, doubles = np.arange(16) * 10**12 - 5, np.sqrt(np.arange(16.0))[::-1].copy()
    halves = (np.arange(16) * 0.5).astype(np.float16)
    shorts = (np.arange(16, dtype=np.uint16) * 4099)[::-1].copy()
    bound = [given(0, longs), given(1, doubles), given(2, halves), given(3, shorts)]
    wanted = [
        waves(4, longs, spread(np.sum)),
        waves(5, doubles, spread(np.max)),
        waves(6, halves, spread(np.sum)),
        waves(7, shorts, spread(np.min)),
    ]
    return Case("wave_types", [*bound, *wanted, lanes(8)])


PAIR: Final = np.dtype([("place", F32, 2), ("count", I32)])


def _structs() -> Case:
    values = np.zeros(8, PAIR)
    values["place"], values["count"] = ramp(16).reshape(8, 2), np.arange(8) * 10
    wanted = values[np.arange(8) ^ 1].copy()
    wanted["count"] += values["count"]
    return Case("wave_structs", [given(0, values), result(1, wanted)])


def _exits() -> Case:
    values = N32.astype(U32) * 7 % 13
    sums = values.reshape(16, 2).sum(1, dtype=U32) + 2000
    return Case("wave_exits", [given(0, values), result(1, np.repeat(sums, 2).astype(U32))])


def _returns() -> Case:
    values = N32.astype(U32) * 13 % 31

    def returns(wave: Array) -> Array:
        wanted = np.zeros(len(wave), U32)
        rest = wave % 4 != 0
        ones, others = wave % 4 == 1, wave % 4 > 1
        total = wave[rest].sum()
        wanted[ones] = total * 10 + np.arange(ones.sum())
        wanted[others] = total * 1000 + others.sum()
        return wanted

    return Case("wave_returns", [given(0, values), waves(1, values, returns), lanes(2)])


def _switches() -> Case:
    values = N32.astype(I32) * 13 % 31

    def switches(wave: Array) -> Array:
        parts = [wave[wave % 4 == n] for n in range(4)]
        wanted = np.zeros_like(wave)
        wanted[wave % 4 == 0] = parts[0].sum()
        wanted[wave % 4 == 1] = parts[1].max(initial=0) * 100
        wanted[wave % 4 == 2] = parts[2].cumsum() - parts[2] - 1
        wanted[wave % 4 == 3] = (parts[3] > 9).sum()
        return wanted

    return Case("wave_switches", [given(0, values), waves(1, values, switches), lanes(2)])


CASES: Final = [
    _sums(),
    _products(),
    _bits(),
    _ballots(),
    _prefixes(),
    _reads(),
    _votes(),
    _lanes(),
    _quads(),
    _branches(),
    _loops(),
    _vectors(),
    _types(),
    _structs(),
    _exits(),
    _returns(),
    _switches(),
]
