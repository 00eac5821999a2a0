"""Random control flow graphs as shaders: valid, and right in an interpreter and on a device.

    tools/shaders/graphs.py --seeds 0-9999
    tools/shaders/graphs.py --seeds 0-499 --device
    tools/shaders/graphs.py --seeds 17 --text          # the kernel of a seed

Each seed is a kernel, every other one of a graph that may have cycles of several entries. The exit
status is 1 if something is wrong, in whose judgement the interpreter has the last word.

The work-items of a sub-group walk together. With --divergent they go ways of their own, if each of
the kernel's ways has an end: lavapipe of Mesa 22.3.6 is wrong about one kernel in ten then, since a
work-item that has left a loop computes on in it until the last one leaves.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from apparatus import first_line, parse_seeds, say
from fuzzing.validator import validate_all

from spvbackend.diagnostics import Diagnostic
from tests.generators.flow_kernels import FlowKernel
from tests.interpreter.walks import TRIPLE, complaint, ending_starts, starts_of, translated

if TYPE_CHECKING:
    from spvbackend.vulkan import Device

BATCH: Final = 64
"""Modules that spirv-val sees in one process."""


@dataclass
class Campaign:
    """A run over seeds, which counts their states."""

    triple: str
    device: Device | None
    verify: bool
    is_divergent: bool
    counts: Counter[str] = field(default_factory=Counter)

    def run(self, seeds: Sequence[int]) -> None:
        for start in range(0, len(seeds), BATCH):
            binaries: dict[int, bytes] = {}
            for seed in seeds[start : start + BATCH]:
                try:
                    binaries[seed] = self._judge(seed)
                except (AssertionError, Diagnostic) as error:
                    self._count(seed, "failed", f"{type(error).__name__}: {error}")
            for seed, message in validate_all(binaries).items():
                self._count(seed, "invalid", message)

    def _judge(self, seed: int) -> bytes:
        kernel, starts = FlowKernel(seed), starts_of(seed)
        self.counts["reducible" if kernel.is_reducible else "irreducible"] += 1
        shader = translated(kernel, self.triple, self.verify)
        if fault := complaint(kernel, shader.spirv, starts):
            self._count(seed, "wrong", fault)
        ending = ending_starts(kernel, starts)
        if self.device is not None and ending and (kernel.ends or not self.is_divergent):
            from tests.interpreter.on_device import device_complaint

            fault = device_complaint(self.device, kernel, shader, ending, self.is_divergent)
            self._count(seed, "wrong on the device" if fault else "right on the device", fault)
        return shader.spirv

    def _count(self, seed: int, state: str, text: str) -> None:
        self.counts[state] += 1
        if text:
            say(f"{seed}: {state}: {first_line(text)}")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seeds", default="0-999", type=parse_seeds, help="A-B or one; 0-999")
    parser.add_argument("--triple", default=TRIPLE)
    parser.add_argument("--verify", action="store_true", help="check the module after each pass")
    parser.add_argument("--device", action="store_true", help="run on the first Vulkan device too")
    parser.add_argument("--divergent", action="store_true", help="each work-item its own way")
    parser.add_argument("--text", action="store_true", help="write the kernels and nothing else")
    arguments = parser.parse_args(argv)
    if arguments.text:
        sys.stdout.writelines(FlowKernel(seed).text() for seed in arguments.seeds)
        return 0
    device: Device | None = None
    if arguments.device:
        from spvbackend.vulkan import NoDeviceError, default_device

        try:
            device = default_device()
        except NoDeviceError as error:
            say(f"no device: {error}")
            return 2
        say(f"device: {device.name}")
    campaign = Campaign(arguments.triple, device, arguments.verify, arguments.divergent)
    campaign.run(arguments.seeds)
    counts = ", ".join(f"{count} {state}" for state, count in sorted(campaign.counts.items()))
    say(f"{len(arguments.seeds)} graphs: {counts}")
    return int(any(campaign.counts[state] for state in ("failed", "invalid", "wrong")))


if __name__ == "__main__":
    sys.exit(main())
