"""Measures how time and memory of a translation grow with its input, for many shapes of input.

    tools/scaling.py                       every shape, at two sizes
    tools/scaling.py phis kernels          some of them
    tools/scaling.py phis:1000 phis:4000   at sizes of your choice, in the order given

The shapes are the functions of scaled/shapes.py, scaled/data.py and benching/characters. Without a
size, a shape is doubled until its translation takes a while, and then made four times as large. A
row says what the larger one took, the exponent by which time and memory grew, 1 being linear, and,
for a row above the limit, the passes that grew too much. Times are CPU time of the passes but for
`read`, which is LLVM's own work and has columns of its own; memory is the peak of the process above
what it had before. The exit status is 1 if a shape is above the limit.
"""

import argparse
import contextlib
import json
import math
import resource
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from apparatus import say
from apparatus.processes import RunError, cpu_seconds, run
from benching.characters import CHARACTERS
from benching.passes import pass_seconds
from scaled.data import DATA
from scaled.shapes import CODE, Shape

from spvbackend.diagnostics import Diagnostic

SHAPES: Final[dict[str, Shape]] = {**CODE, **DATA, **CHARACTERS}
WORKER: Final = "--worker"
FIRST_SIZE: Final = 250
WARM_UP: Final = 30
# A mix shows all that it has in so many instructions.
WARM_UP_MIXED: Final = 3000
FACTOR: Final = 4
# Shorter than this, a translation is mostly what does not depend on its size.
LEAST_SECONDS: Final = 0.25
LEAST_MB: Final = 20.0
MOST_SECONDS: Final = 5.0
MANY: Final = 1 << 23
# SPIR-V 2.17, Universal Limits: cases of a switch, members of a struct, variables of a module.
MOST: Final = {
    **dict.fromkeys(("cases", "incoming", "members"), 16000),
    "alias_chain": 16000,  # LLVM's verifier walks to the end of each
    "variables": 64000, "unused_variables": 64000, "private_constants": 64000,
    "variable_chain": 64000, "used": 64000, "strings": 64000,
}  # fmt: skip


class Sample(NamedTuple):
    """The seconds of each pass of one translation, its megabytes, and the error if any."""

    size: int
    passes: dict[str, float]
    peak_mb: float
    error: str

    @property
    def seconds(self) -> float:
        return sum(took for name, took in self.passes.items() if name != "read")


def work(shape: str, size: int) -> int:
    """Translate one module in this process, and write what it took to standard output."""
    source = SHAPES[shape](size)
    # Imports that a construct needs are not what grows.
    with contextlib.suppress(Diagnostic, RecursionError):
        pass_seconds(SHAPES[shape](WARM_UP_MIXED if shape in CHARACTERS else WARM_UP))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    took: dict[str, float] = {}
    error = ""
    try:
        took = pass_seconds(source, apart=True)
    except (Diagnostic, RecursionError) as failure:
        line = failure.line if isinstance(failure, Diagnostic) else 0
        error = f"{type(failure).__name__} (line {line}): {str(failure)[:150]}"
    took["read"] = cpu_seconds(resource.RUSAGE_CHILDREN)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # ru_maxrss is in KiB on Linux.
    json.dump([took, (peak - before) / 1024, error], sys.stdout)
    return 0


def measure(shape: str, size: int) -> Sample:
    try:
        done = run([sys.executable, __file__, WORKER, shape, str(size)], seconds=450)
    except RunError as failure:
        return Sample(size, {}, 0.0, str(failure))
    passes, peak_mb, error = json.loads(done)
    return Sample(size, passes, peak_mb, error)


def exponent(small: float, large: float, ratio: float) -> float:
    """The power of the size by which something grew."""
    return math.log(large / small) / math.log(ratio) if min(small, large, ratio - 1) > 0 else 0.0


def measure_shape(shape: str) -> list[Sample]:
    """A size that takes a while, then FACTOR times as much."""
    size = FIRST_SIZE
    small = measure(shape, size)
    most = MOST.get(shape, MANY) // FACTOR
    while not small.error and small.seconds < LEAST_SECONDS and size < most:
        # LLVM itself takes long for some shapes.
        if small.passes["read"] > MOST_SECONDS:
            break
        # A step of its own length is enough once it is near, a longer one before.
        size = min(most, size * (2 if small.seconds > LEAST_SECONDS / 4 else 8))
        small = measure(shape, size)
    return [small] if small.error else [small, measure(shape, FACTOR * size)]


def row_text(shape: str, small: Sample, large: Sample, limit: float) -> tuple[str, bool]:
    ratio = large.size / small.size
    grown = exponent(small.seconds, large.seconds, ratio)
    read = exponent(small.passes.get("read", 0), large.passes.get("read", 0), ratio)
    memory = exponent(max(small.peak_mb, LEAST_MB), max(large.peak_mb, LEAST_MB), ratio)
    bad = bool(large.error) or grown > limit or memory > limit
    text = (
        f"{shape:<24} {large.size:>8} {large.seconds:>8.2f} {grown:>6.2f}"
        f" {large.passes.get('read', 0):>8.2f} {read:>6.2f} {large.peak_mb:>7.0f} {memory:>6.2f}"
    )
    if large.error:
        text += f"  {large.error}"
    elif bad:
        text += "  " + worst_passes(small, large, ratio, limit)
    return text, bad


def worst_passes(small: Sample, large: Sample, ratio: float, limit: float) -> str:
    """The passes that take a part worth naming and grow too fast."""
    return "; ".join(
        f"{name} {took:.2f} s, {grown:.2f}"
        for name, took in sorted(large.passes.items(), key=lambda item: -item[1])
        if name != "read" and took > large.seconds / 20
        if (grown := exponent(small.passes.get(name, 0), took, ratio)) > limit
    )


HEADING: Final = (
    f"{'shape':<24} {'size':>8} {'cpu s':>8} {'power':>6} {'read s':>8} {'power':>6}"
    f" {'MB':>7} {'power':>6}"
)


def main(argv: Sequence[str]) -> int:
    if argv[:1] == [WORKER]:
        return work(argv[1], int(argv[2]))
    parser = argparse.ArgumentParser(description="how time and memory grow with the input")
    parser.add_argument("shapes", nargs="*", help="SHAPE or SHAPE:SIZE; all of them")
    parser.add_argument("--max-power", type=float, default=1.3, help="exit 1 above it (1.3)")
    arguments = parser.parse_args(argv)
    say(HEADING)
    bad = False
    sized: dict[str, list[Sample]] = {}
    for wanted in arguments.shapes or SHAPES:
        shape, _, size = wanted.partition(":")
        if shape not in SHAPES:
            raise SystemExit(f"no such shape: {shape}; there are {', '.join(SHAPES)}")
        samples = [measure(shape, int(size))] if size else measure_shape(shape)
        sized[shape] = samples = sized.get(shape, []) + samples
        text, is_bad = row_text(shape, samples[0], samples[-1], arguments.max_power)
        say(text)
        bad |= is_bad
    return int(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
