"""A process that is measured: CPU time and peak memory of it and of what it starts."""

import os
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from apparatus import ROOT
from apparatus.processes import RunError


class Sample(NamedTuple):
    """The usage of one process and the children that it waited for.

    CPU time is in seconds, the largest resident set in MB of 1,048,576 bytes.
    """

    cpu: float
    peak_mb: float


def environment(**more: str) -> dict[str, str]:
    """The environment of a user, whose Python keeps the bytecode of a package it has imported."""
    kept = str(Path(tempfile.gettempdir(), "bench-pycache"))
    variables = dict(os.environ, PYTHONPYCACHEPREFIX=kept, **more)
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    return variables


def measure(command: list[str], folder: Path = ROOT) -> Sample:
    """Run a command without its standard output; raises RunError where it does not succeed."""
    with tempfile.TemporaryFile() as messages:
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=messages, cwd=folder, env=environment()
        )
        # wait4 gives the usage of this child alone; getrusage has the maximum over all children.
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            messages.seek(0)
            text = messages.read().decode(errors="replace")
            raise RunError(f"{' '.join(command)}: {text}", process.returncode, errors=text)
    # ru_maxrss is in KiB on Linux.
    return Sample(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def median(samples: list[Sample]) -> Sample:
    """The median of each figure; the mean would follow a run that something else disturbed."""
    cpu, peak_mb = (statistics.median(column) for column in zip(*samples, strict=True))
    return Sample(cpu, peak_mb)
