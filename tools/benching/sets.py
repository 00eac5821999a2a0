"""Sets of modules: in a process each, with a server or without, all in one process, and linked."""

import shlex
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from apparatus import ROOT
from apparatus.inputs import find_modules
from apparatus.processes import RunError

from benching.contenders import LLC, Contender, Sample, commands_for, measure, options, race
from benching.table import Row

E2E: Final = "e2e"
KERNELS: Final = ROOT / "tests" / "e2e" / "ll"
LINKED: Final = "linked:100000"
EXTENSIONS: Final = "all"


def modules_of(folders: Sequence[str]) -> list[Path]:
    """The modules of the end-to-end tests and of folders; SystemExit where a folder has none."""
    modules: list[Path] = []
    for folder in (KERNELS, *map(Path, folders)):
        here = find_modules([folder], suffixes=(".ll",)) if folder.exists() else []
        if not here:
            raise SystemExit(f"no modules there: {folder}")
        modules += here
    return modules


def copies(paths: Sequence[Path], folder: Path) -> list[Path]:
    """The modules in one folder, each under a name of its own."""
    made = []
    for number, path in enumerate(paths):
        made.append(folder / f"{number:04}.{path.name}")
        shutil.copyfile(path, made[-1])
    return made


def accepted(measured: Sequence[Contender], path: Path) -> bool:
    commands = commands_for(measured, [path], options(EXTENSIONS))
    try:
        for command in commands.values():
            measure(command)
    except RunError:
        return False
    return True


def total(samples: Sequence[Sample]) -> Sample:
    """The usage of processes that run one after the other."""
    return Sample(sum(each.cpu for each in samples), max(each.peak_mb for each in samples))


def one_by_one(
    measured: Sequence[Contender], paths: Sequence[Path], runs: int
) -> dict[str, Sample]:
    """A process for each module: all CPU time, and the largest memory."""
    taken: dict[str, list[Sample]] = {each.name: [] for each in measured}
    for path in paths:
        commands = commands_for(measured, [path], options(EXTENSIONS))
        # Whether they are accepted has filled the caches.
        for name, sample in race(commands, runs, warm_up=False).items():
            taken[name].append(sample)
    return {name: total(samples) for name, samples in taken.items()}


def session(contender: Contender, paths: Sequence[Path]) -> list[str]:
    """A shell that translates modules one after the other, beside a server where it is ours.

    The server's start counts, and so do all copies of it.
    """
    command = shlex.join([*contender.command, *options(EXTENSIONS)])
    shell = ["sh", "-c", f'for each; do {command} "$each" || exit; done', "sh", *map(str, paths)]
    if not contender.python:
        return shell
    python = contender.command[: contender.command.index("-m")]
    return [*python, "-m", "spvbackend.server", *shell]


def all_in_one(
    measured: Sequence[Contender], paths: Sequence[Path], runs: int, folder: Path
) -> dict[str, Sample]:
    """One process of ours for all of them; llc takes one input."""
    ours = [each for each in measured if each.name != LLC]
    output = f"--output-dir={folder / 'output'}"
    more = ["-j", "1", "-filetype=obj", f"--spirv-ext={EXTENSIONS}", output]
    return race(commands_for(ours, paths, more), runs, folder)


def run(
    folders: Sequence[str],
    measured: Sequence[Contender],
    runs: int,
    write: Callable[[str, Path, Path], int],
    say: Callable[[Row], None],
) -> tuple[list[Row], str]:
    """Measure the set with the modules of more folders; its rows, and how many modules count.

    `write` writes an input as bitcode, which may be linked of a folder; it counts instructions.
    """
    rows: list[Row] = []

    def add(name: str, instructions: int, samples: dict[str, Sample]) -> None:
        rows.append(Row(name, instructions, samples, {}))
        say(rows[-1])

    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        everything = copies(modules_of(folders), folder)
        paths = [path for path in everything if accepted(measured, path)]
        for path in set(everything).difference(paths):
            path.unlink()
        bitcode = folder / "input.bc"
        instructions = sum(write(str(path), bitcode, folder) for path in paths)
        single = one_by_one(measured, paths, runs)
        add(f"{len(paths)} modules, one by one", instructions, single)
        served = race({each.name: session(each, paths) for each in measured}, runs)
        add(f"{len(paths)} modules, with pyllc-server", instructions, served)
        together = all_in_one(measured, paths, runs, folder)
        theirs = {LLC: single[LLC]} if LLC in single else {}
        add(f"{len(paths)} modules, one process", instructions, {**together, **theirs})
        instructions = write(LINKED, bitcode, folder)
        commands = commands_for(measured, [bitcode], options(EXTENSIONS))
        add(LINKED, instructions, race(commands, runs))
    return rows, f"{len(paths)} of {len(everything)} modules are accepted by all"
