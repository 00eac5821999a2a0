"""Whether time grows as the input does: per instruction by character, and where one thing doubles.

Times are CPU seconds of the passes, of LLVM's reader too, within processes of scaling.py that are
warm by then.
"""

import statistics
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import scaling

from benching.characters import CHARACTERS
from benching.mixes import count_instructions

SIZES: Final = (1000, 10000, 100000, 300000)
FROM: Final = 10000
"""Per instruction a larger size is compared with this one."""
IN_ELEMENTS: Final = "huge_initialisers"
DOUBLED: Final = {
    "types": ("structs", 10000),
    "constants": ("constants", 20000),
    "phis": ("phis", 20000),
    "functions": ("functions", 20000),
    "kernels": ("kernels", 10000),
    "variables": ("variables", 15000),
    "metadata": ("metadata", 100000),
    "places in the source": ("debug_info", 30000),
    "blocks": ("blocks", 40000),
    "switches": ("switches", 3000),
    "kernels of one call tree": ("kernels_over_chain", 1000),
    "calls": ("calls", 40000),
    "members of a struct": ("members", 8000),
    "elements of tables": ("huge_initialisers", 1000000),
}
"""Dimensions that double: the shape that has much of it, and the smaller size."""
WORST: Final = 3
LEAST_PART: Final = 0.05
"""The part of the whole time that a pass must take to be named as the cause."""


class Grown(NamedTuple):
    """A size of a character: microseconds for each instruction, memory beyond a warm process's."""

    instructions: int
    us: float
    passes: dict[str, float]
    peak_mb: float


class Doubled(NamedTuple):
    """The times of a dimension at a size and at twice that."""

    name: str
    shape: str
    size: int
    small: float
    large: float
    passes: tuple[dict[str, float], dict[str, float]]

    @property
    def ratio(self) -> float:
        return self.large / self.small


def medians(samples: Sequence[scaling.Sample]) -> dict[str, float]:
    return {name: statistics.median(s.passes[name] for s in samples) for name in samples[0].passes}


def measured(shape: str, size: int) -> scaling.Sample:
    sample = scaling.measure(shape, size)
    if sample.error:
        raise SystemExit(f"{shape}:{size}: {sample.error}")
    return sample


def in_turn(shape: str, sizes: Sequence[int], runs: int) -> list[list[scaling.Sample]]:
    """The samples of each size; sizes alternate, so that the machine's load counts for all."""
    rounds = [[measured(shape, size) for size in sizes] for _ in range(runs)]
    return [list(samples) for samples in zip(*rounds, strict=True)]


def grow(shape: str, sizes: Sequence[int], runs: int) -> list[Grown]:
    """A character at several sizes."""
    rows = []
    for size, samples in zip(sizes, in_turn(shape, sizes, runs), strict=True):
        count = size if shape == IN_ELEMENTS else count_instructions(scaling.SHAPES[shape](size))
        passes = {name: 1e6 * took / count for name, took in medians(samples).items()}
        # The whole of each run by itself, as the median of a sum is not that of its parts.
        whole = statistics.median(sum(sample.passes.values()) for sample in samples)
        peak_mb = statistics.median(sample.peak_mb for sample in samples)
        rows.append(Grown(count, 1e6 * whole / count, passes, peak_mb))
    return rows


def double(name: str, runs: int) -> Doubled:
    """A dimension at its size and at twice that."""
    shape, size = DOUBLED[name]
    samples = in_turn(shape, (size, 2 * size), runs)
    small, large = (
        statistics.median(sum(sample.passes.values()) for sample in each) for each in samples
    )
    passes = (medians(samples[0]), medians(samples[1]))
    return Doubled(name, shape, size, small, large, passes)


def judged(text: str, grown: float, limit: float, small: dict[str, float],
           large: dict[str, float]) -> tuple[str, bool]:  # fmt: skip
    """A row, with the passes that grew more than the limit if it did, and whether it did."""
    if grown <= limit:
        return text, False
    least = LEAST_PART * sum(large.values())
    ratios = {
        name: took / small[name]
        for name, took in large.items()
        if took > least and small.get(name, 0) > 0 and took > limit * small[name]
    }
    names = sorted(ratios, key=lambda name: small[name] - large[name])[:WORST]
    return f"{text}  {', '.join(f'{name} {ratios[name]:.2f} x' for name in names)}", True


def growth_heading(sizes: Sequence[int]) -> str:
    cells = " ".join(f"{f'{size // 1000}k us':>9}" for size in sizes)
    return f"{'character':<20} {cells} {'grows':>7} {'MB':>6}"


def growth_text(name: str, rows: Sequence[Grown], limit: float) -> tuple[str, bool]:
    """The row of a character, and whether it grows too much."""
    base = next((row for row in rows if row.instructions >= 0.9 * FROM), rows[0])
    grown = rows[-1].us / base.us
    cells = " ".join(f"{row.us:>9.2f}" for row in rows)
    text = f"{name:<20} {cells} {grown:>7.2f} {rows[-1].peak_mb:>6.0f}"
    return judged(text, grown, limit, base.passes, rows[-1].passes)


DOUBLING_HEADING: Final = f"{'doubled':<24} {'to':>9} {'s':>9} {'s':>9} {'grows':>7}"


def doubling_text(row: Doubled, limit: float) -> tuple[str, bool]:
    """The row of a dimension, and whether it grows too much."""
    text = f"{row.name:<24} {2 * row.size:>9} {row.small:>9.3f} {row.large:>9.3f} {row.ratio:>7.2f}"
    return judged(text, row.ratio, limit, *row.passes)


def run(
    names: Sequence[str],
    runs: int,
    limits: tuple[float, float],
    say: Callable[[str], None],
    sizes: Sequence[int] = SIZES,
) -> tuple[dict[str, Any], bool]:
    """Measure characters and dimensions, all or by their names, a row of text for each.

    Returns the figures as JSON has them, and whether any is above its limit. Raises SystemExit for
    a name that is neither a character nor a dimension, or where a translation fails.
    """
    if unknown := [name for name in names if name not in CHARACTERS and name not in DOUBLED]:
        raise SystemExit(f"no such character: {unknown[0]}; {', '.join((*CHARACTERS, *DOUBLED))}")
    fields: dict[str, Any] = {"growth": [], "doubling": []}
    bad = False
    say(growth_heading(sizes))
    for name in [name for name in CHARACTERS if not names or name in names]:
        rows = grow(name, sizes, runs)
        text, is_bad = growth_text(name, rows, limits[0])
        say(text)
        bad |= is_bad
        points = [[row.instructions, round(row.us, 3)] for row in rows]
        fields["growth"].append({"character": name, "us_per_instruction": points})
    say(DOUBLING_HEADING)
    for name in [name for name in DOUBLED if not names or name in names]:
        row = double(name, runs)
        text, is_bad = doubling_text(row, limits[1])
        say(text)
        bad |= is_bad
        figures = {"dimension": name, "size": row.size, "ratio": round(row.ratio, 3)}
        fields["doubling"].append(figures)
    return fields, bad
