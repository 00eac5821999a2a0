"""The contenders: pyllc as it is and compiled, in processes and within one, and llc."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from apparatus import ROOT
from apparatus.processes import RunError, run

PURE: Final = "pure"
COMPILED: Final = "compiled"
LLC: Final = "llc"
VULKAN: Final = "vulkan"
WARM: Final = {PURE: "warm", COMPILED: "warm compiled", VULKAN: "warm vulkan"}
KERNELS: Final = "spirv64"
SHADERS: Final = "spirv64-unknown-vulkan1.3"
INSIDE: Final = Path(__file__).with_name("inside.py")
WHERE: Final = "from spvbackend.llvmir import values; print(values.__file__)"


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


class Contender(NamedTuple):
    """A translator: a command that takes options and inputs; `python` is empty for llc."""

    name: str
    command: list[str]
    python: str
    triple: str = KERNELS


class Inside(NamedTuple):
    """Figures of a process that translates one module several times.

    `warm` has the median of later translations and the peak memory of all; `passes` CPU seconds.
    """

    warm: Sample
    passes: dict[str, float]


def contenders(compiled: str, llc: str, is_for_vulkan: bool = False) -> list[Contender]:
    """The contenders of a run: ours, perhaps for Vulkan too, and those whose programs are named.

    Raises SystemExit where the interpreter of the compiled one has no package that is compiled.
    """
    module = ["-m", "spvbackend", f"-mtriple={KERNELS}"]
    there = [Contender(PURE, [sys.executable, *module], sys.executable)]
    if is_for_vulkan:
        shaders = [sys.executable, "-m", "spvbackend", f"-mtriple={SHADERS}"]
        there.append(Contender(VULKAN, shaders, sys.executable, SHADERS))
    if compiled:
        check_compiled(compiled)
        # Without -P the interpreter would find the sources of this folder first.
        there.append(Contender(COMPILED, [compiled, "-P", *module], compiled))
    if llc:
        there.append(Contender(LLC, [llc, "-O0", f"-mtriple={KERNELS}"], ""))
    return there


def check_compiled(python: str) -> None:
    try:
        file = run([python, "-P", "-c", WHERE]).strip()
    except RunError as error:
        raise SystemExit(f"{python} cannot import spvbackend: {error.errors.strip()}") from None
    if file.endswith(".py"):
        raise SystemExit(f"{python} has a package that is not compiled: {file}")


def options(extensions: str, output: str = os.devnull) -> list[str]:
    return ["-filetype=obj", "-o", output, f"--spirv-ext={extensions}"]


def race(
    commands: dict[str, list[str]], runs: int, folder: Path = ROOT, *, warm_up: bool = True
) -> dict[str, Sample]:
    """The medians of commands that run in turn; raises RunError where one does not succeed.

    A warm-up fills the caches of bytecode and files.
    """
    if warm_up:
        for command in commands.values():
            measure(command, folder)
    samples: dict[str, list[Sample]] = {name: [] for name in commands}
    # In turn, so that a change in the machine's load affects all.
    for _ in range(runs):
        for name, command in commands.items():
            samples[name].append(measure(command, folder))
    return {name: median(taken) for name, taken in samples.items()}


def look_inside(python: str, path: Path, extensions: str, triple: str = KERNELS) -> Inside:
    """Translate bitcode several times in one process; RunError where it has no translation."""
    # This tree's package only for this tree's interpreter.
    search = {"PYTHONPATH": str(ROOT) if python == sys.executable else ""}
    command = [python, INSIDE, path, extensions, triple]
    seconds, peak_mb, passes = json.loads(run(command, environment=environment(**search)))
    return Inside(Sample(seconds, peak_mb), passes)


def commands_for(
    measured: Sequence[Contender], inputs: Sequence[Path], more: Sequence[str]
) -> dict[str, list[str]]:
    """The command of each contender for those inputs with those options."""
    paths = [str(path) for path in inputs]
    return {each.name: [*each.command, *more, *paths] for each in measured}
