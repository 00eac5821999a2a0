"""Runs random kernels on both sides and reports those that differ.

A module has the kernels of some seeds, with one translation and one build for all of them; after a
failure each kernel is judged alone.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Final, NamedTuple

from tests.differential.batches import kernel_text, module_text, stem_of
from tests.differential.refusals import reason_of
from tests.differential.sides import Run, Sides, Translation, Version, Written, state_of
from tests.generators.programs import OUTPUT_BYTES

LEVELS: Final = (0, 2)
BATCH: Final = 20
# Versions of SPIR-V, in turn for batches of seeds; the first is the target's choice.
VERSIONS: Final[tuple[Version, ...]] = (None, (1, 0), None, (1, 2), None, (1, 6))
# The states of a kernel at a level that are not a fault of the translator.
FINE: Final = frozenset(("right", "refused", "host", "llvm"))
# The state of a module that fails as a whole while each of its kernels is right.
TOGETHER: Final = {"ok": "device", "refused": "unlisted"}
_VECTOR_CAST: Final = re.compile(
    r"= bitcast <(\d+) x i(\d+)> (?:%\w+|<[^>]*>|\w+) to <(\d+) x i(\d+)>"
)
# Ways in which the host repeats a kernel whose result differs: with LLVM's optimiser or without.
HOST_LEVELS: Final = (0, 1)


class Verdict(NamedTuple):
    """The verdict on one kernel at one level.

    `state` is right, wrong, refused (for a reason in refusals.py), unlisted (for another reason),
    invalid (spirv-val), crashed, timeout, broken (LLVM does not read the kernel), device (it does
    not build or run there), llvm (LLVM's optimiser crashes, or folds wrongly) or host (LLVM's code
    for the host disagrees with itself).
    """

    seed: int
    level: int
    state: str
    why: str = ""
    text: str = ""
    """The translated text."""


def complaint(got: Written, want: Written) -> str:
    """Return the first difference between two results, "" for none."""
    if got == want:
        return ""
    for name, have, need in zip(("output", "memory"), got, want, strict=True):
        pairs = zip(bytes.fromhex(have), bytes.fromhex(need), strict=True)
        places = [at for at, (one, two) in enumerate(pairs) if one != two]
        if not places:
            continue
        first = places[0]
        row, at = divmod(first, OUTPUT_BYTES)
        where = f"row {row}, byte {at}" if name == "output" else f"shared byte {first}"
        part = slice(2 * first, 2 * first + 16)
        return f"{where}: got {have[part]}, want {need[part]}, {len(places)} bytes differ"
    return ""


@dataclass
class Campaign:
    """Judges kernels; with `llc`, LLVM's own SPIR-V target replaces ours."""

    sides: Sides
    _: KW_ONLY
    llc: bool = False
    verify: bool = False
    plain: bool = False

    def batches(
        self, seeds: range, seconds: float = 0, size: int = BATCH
    ) -> Iterator[list[Verdict]]:
        """Yield the verdicts of all levels, batch by batch, until the time is up."""
        end = time.monotonic() + seconds
        first = seeds.start
        while first < seeds.stop:
            # To the next multiple, so that a seed has the same version in any range.
            last = min(first - first % size + size, seeds.stop)
            yield self.judge(range(first, last))
            first = last
            if seconds and time.monotonic() > end:
                return

    def judge(self, seeds: Sequence[int]) -> list[Verdict]:
        """Return the verdict on each kernel at each level."""
        text = module_text(seeds, self.plain)
        host = self.sides.on_host(text, 2)
        return [one for level in LEVELS for one in self.together(text, level, seeds, host)]

    def translate(self, text: str, level: int, version: Version) -> Translation:
        return self.sides.translate(text, level, llc=self.llc, verify=self.verify, version=version)

    def together(self, text: str, level: int, seeds: Sequence[int], host: Run) -> list[Verdict]:
        """Judge all kernels of a module together; alone if the module fails."""
        translation = self.translate(text, level, version_of(seeds[0]))
        stems = [stem_of(seed) for seed in seeds]
        run = Run({}, "not translated")
        if translation.state == "ok":
            run = self.sides.on_device(translation.path, stems)
        verdicts: list[Verdict] = []
        for seed, stem in zip(seeds, stems, strict=True):
            got, want = run.written.get(stem), host.written.get(stem)
            if got is not None and got == want:
                verdicts.append(Verdict(seed, level, "right"))
                continue
            alone = self.alone(seed, level)
            if alone.state == "right" and got is not None and want is not None:
                alone = Verdict(seed, level, "wrong", f"only with others: {complaint(got, want)}")
            verdicts.append(alone)
        if run.why and all(verdict.state == "right" for verdict in verdicts):
            state = TOGETHER.get(translation.state, translation.state)
            why = f"only with others: {translation.why or run.why}"
            verdicts[0] = Verdict(seeds[0], level, state, why, text)
        return verdicts

    def alone(self, seed: int, level: int) -> Verdict:
        """Return the verdict on one kernel in a module of its own."""
        text = kernel_text(seed, self.plain)
        state, why, translated = self.state(text, level, version_of(seed))
        return Verdict(seed, level, state, why, translated)

    def state(self, text: str, level: int, version: Version = None) -> tuple[str, str, str]:
        """Return state, reason and translated text of the only kernel of a module."""
        translation = self.translate(text, level, version)
        if translation.state != "ok":
            state, why = translation.state, translation.why
            died = state in ("crashed", "timeout") and not translation.text
            if died and not self.sides.read(text, level):
                return "llvm", why, ""
            if state == "refused":
                state, why = ("refused", reason_of(why)) if reason_of(why) else ("unlisted", why)
            return state, why, translation.text
        run = self.sides.on_device(translation.path, [""])
        if run.why:
            state = state_of(run.why) if "no answer" in run.why else "device"
            return state, run.why, translation.text
        state, why = self.compare(text, run.written[""])
        return state, why, translation.text

    def compare(self, text: str, got: Written) -> tuple[str, str]:
        """Whether a result is right; the host's own results must agree to tell."""
        first = self.sides.on_host(text, 2).written.get("")
        if first == got:
            return "right", ""
        others = [self.sides.on_host(text, level).written.get("") for level in HOST_LEVELS]
        if first is None or any(other != first for other in others):
            return "host", "LLVM's code for the host disagrees with itself"
        if cast := wrongly_folded(text):
            return "llvm", f"LLVM folds a bitcast {cast} of constants wrongly"
        return "wrong", complaint(got, first)


def wrongly_folded(text: str) -> str:
    """Return a bitcast whose fold in LLVM has other bits than LangRef's, "" for none.

    If neither width of two integer vectors is a multiple of the other, LLVM uses the width of one
    for the elements of both.
    """
    for lanes, width, to_lanes, to_width in _VECTOR_CAST.findall(text):
        wide, narrow = max(int(width), int(to_width)), min(int(width), int(to_width))
        if wide % narrow:
            return f"from <{lanes} x i{width}> to <{to_lanes} x i{to_width}>"
    return ""


def version_of(seed: int) -> Version:
    """Return the version of SPIR-V for a kernel, alone or with others."""
    return VERSIONS[seed // BATCH % len(VERSIONS)]
