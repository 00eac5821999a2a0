"""The contenders: pyllc as it is and compiled, as processes and within one, and llc."""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from apparatus import ROOT
from apparatus.processes import RunError, run

from benching.processes import Sample, environment, measure, median

PURE: Final = "pure"
COMPILED: Final = "compiled"
LLC: Final = "llc"
VULKAN: Final = "vulkan"
WARM: Final = {PURE: "warm", COMPILED: "warm compiled", VULKAN: "warm vulkan"}
KERNELS: Final = "spirv64"
SHADERS: Final = "spirv64-unknown-vulkan1.3"
INSIDE: Final = Path(__file__).with_name("inside.py")
WHERE: Final = "from spvbackend.llvmir import values; print(values.__file__)"


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
