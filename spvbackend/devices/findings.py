"""Findings of the doctors of devices, with remedies, and the command that prints them.

`python -m spvbackend.opencl`, and those of Vulkan and WebGPU, check the installation, from the
packages through the drivers to a kernel that runs. A check yields findings; the last of them tells
whether a kernel has run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

OK: Final = "ok"
NOTE: Final = "note"
MISSING: Final = "missing"
PIP: Final = "python -m pip install"
KERNEL: Final = Path(__file__).with_name("saxpy.ll")
"""The kernel that a doctor runs: y = a * x + y in float."""
ROUNDS: Final = Path(__file__).with_name("rounds.ll")
"""A loop that counts its rounds."""


class Finding(NamedTuple):
    """The result of a check: OK, NOTE or MISSING, a line about it, and a remedy."""

    state: str
    text: str
    remedy: str = ""


def results(device: str, count: int, wrong: int, seconds: dict[str, float]) -> Finding:
    """Return the finding about a kernel that ran.

    Args:
        device: its name.
        count: of the results.
        wrong: the number of wrong ones.
        seconds: each step, in words, and the time it took.
    """
    ran = f"a kernel ran on {device}: "
    if wrong:
        text = f"{ran}{wrong} of {count} results are wrong"
        return Finding(MISSING, text, "please report it: the driver or spvbackend is wrong")
    told = ", ".join(f"{done} in {time * 1000:.0f} ms" for done, time in seconds.items())
    return Finding(OK, f"{ran}{count} results right ({told})")


def failure(error: Exception) -> Finding:
    """Return the finding about a kernel that a device did not take."""
    first = str(error).partition("\n")[0] or type(error).__name__
    return Finding(MISSING, f"a kernel does not run: {first}", "update the device's driver")


def render(finding: Finding) -> str:
    """Return the lines of a finding as the command prints them."""
    line = f"{finding.state:<8}{finding.text}"
    return f"{line}\n        remedy: {finding.remedy}" if finding.remedy else line


def main(
    package: str,
    description: str,
    examine: Callable[[str | None], Iterator[Finding]],
    words: list[str],
) -> int:
    """Print the findings one by one.

    Args:
        package: the name under which Python runs the command.
        description: a sentence about its purpose.
        examine: yields the findings; it takes the device to run a kernel on, None for any.
        words: the command's arguments.

    Returns:
        The exit status: 0 if a device has run a kernel, which comes last, else 1.
    """
    parser = argparse.ArgumentParser(prog=f"python -m {package}", description=description)
    parser.add_argument("device", nargs="?", help="its number, or a part of its name")
    last = Finding(MISSING, "nothing was checked")
    for last in examine(parser.parse_args(words).device):
        sys.stdout.write(render(last) + "\n")
        sys.stdout.flush()
    return 0 if last.state == OK else 1
