"""Measures pyllc against llc on the same inputs and the same machine.

    tools/bench.py                              modules of two of the shapes, 1k to 300k
    tools/bench.py large:10000 my_kernels.bc    a shape and size, or any module
    tools/bench.py --growth                     time per instruction by character, and doubling
    tools/bench.py --set e2e [FOLDER ...]       many modules: one by one, in one process, linked
    tools/bench.py --vulkan ...                 translation for Vulkan beside that for OpenCL
    tools/bench.py --draw FILE ...              the picture of what --json has written

The shapes are `large` (8 large kernels), `huge` (one), `kernels` (200 kernels, each with the
variables that kernels which were compiled apart bring along), `bare` (the same without those),
`linked` (the kernels of tests/e2e in one module; needs `--extensions all`), `phis` (a chain of phis
of a pointer), `calls` (functions that hand a pointer on), `data` (tables of 10,000 numbers or
bytes) and `table` (one table of small integers), the last two by their elements; the functions of
benching/characters by their names; and those of scaled/ behind `many.`.

Times are CPU seconds, those of the system included, of whole processes, start-up and imports too,
since that is what a build pays; `warm` is the time of one translation in a process that has done
it before. The contenders run in turn, so that a change in the machine's load affects all, and the
median of each counts. Trust the ratios, not the seconds. Memory is the peak resident set in MB of
1,048,576 bytes.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from apparatus import say
from apparatus.processes import RunError, run
from benching import contenders, sets, table
from benching.contenders import LLC, PURE, VULKAN, WARM, Contender, Sample, measure
from benching.table import Row

DEFAULT_INPUTS: Final = [
    f"{shape}:{size}" for shape in ("large", "kernels") for size in (1000, 10000, 100000, 300000)
]
SHAPES_THAT_GROW: Final = ("large", "kernels", "data", "table")
# Below this a run is mostly the start of the interpreter, which says nothing about growth.
LINEAR_FROM: Final = 10000
INPUT: Final = Path(__file__).with_name("bench_input.py")


def prepare(wanted: str, path: Path, *more: Path) -> int:
    """Write the input as bitcode; how many instructions it has."""
    return int(run([sys.executable, INPUT, wanted, path, *more]))


def bench(wanted: str, path: Path, measured: list[Contender], arguments: argparse.Namespace) -> Row:
    instructions = prepare(wanted, path)
    commands = contenders.commands_for(measured, [path], contenders.options(arguments.extensions))
    for name in (LLC, VULKAN):
        if name not in commands:
            continue
        try:
            measure(commands[name])
        except RunError as error:
            # It lacks translations of much that is right; the other figures count all the same.
            say(f"{wanted}: without {name}: {str(error).strip().splitlines()[-1][:200]}")
            del commands[name]
    samples: dict[str, Sample] = contenders.race(commands, arguments.runs)
    stages: dict[str, dict[str, float]] = {}
    for each in measured:
        if each.name in commands and each.python and not arguments.no_warm:
            inside = contenders.look_inside(each.python, path, arguments.extensions, each.triple)
            samples[WARM[each.name]] = inside.warm
            stages[each.name] = table.by_stage(inside.passes, instructions)
    return Row(wanted, instructions, samples, stages)


def growths(rows: Sequence[Row]) -> dict[str, float]:
    """For each shape: time per instruction at its largest size, against that at its smallest."""
    growths = {}
    for shape in SHAPES_THAT_GROW:
        mine = [row for row in rows if row.name.startswith(f"{shape}:")]
        sizes = sorted(
            (row for row in mine if row.instructions >= 0.9 * LINEAR_FROM),
            key=lambda row: row.instructions,
        )
        if len(sizes) > 1:
            small, large = sizes[0], sizes[-1]
            each = large.samples[PURE].cpu / large.instructions
            growths[shape] = each / (small.samples[PURE].cpu / small.instructions)
    return growths


def bench_inputs(arguments: argparse.Namespace, there: list[Contender]) -> tuple[list[Row], bool]:
    """A row for each input, and whether a shape grows too much."""
    names = [each.name for each in there]
    warm = [] if arguments.no_warm else [WARM[name] for name in names if name in WARM]
    columns = table.columns_of([*names, *warm])
    say(table.heading(columns))
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        for number, wanted in enumerate(arguments.inputs or DEFAULT_INPUTS):
            path = Path(folder) / f"{number}.bc"
            rows.append(bench(wanted, path, there, arguments))
            say(table.row_text(rows[-1], columns))
            if arguments.stages:
                say(table.stage_text(rows[-1]))
    bad = False
    for shape, growth in growths(rows).items():
        grows_too_much = growth > arguments.max_growth
        bad |= grows_too_much
        say(f"{shape}: time per instruction grows {growth:.2f} x{', too much' * grows_too_much}")
    return rows, bad


def bench_set(arguments: argparse.Namespace, there: list[Contender]) -> list[Row]:
    columns = table.columns_of([each.name for each in there])
    say(table.heading(columns))
    rows, note = sets.run(
        arguments.inputs, there, arguments.runs, prepare,
        lambda row: say(table.row_text(row, columns)),
    )  # fmt: skip
    say(note)
    return rows


def parse_arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="time and memory of pyllc against llc")
    parser.add_argument("inputs", nargs="*", help="SHAPE:SIZE or a module; what a mode takes")
    parser.add_argument("--runs", type=int, default=5, help="runs of each contender (5)")
    parser.add_argument(
        "--compiled", default="", metavar="PYTHON", help="one that has a compiled package installed"
    )
    parser.add_argument("--vulkan", action="store_true", help="measure translation for it too")
    parser.add_argument("--llc", default=shutil.which("llc-22") or "", help="empty for none")
    parser.add_argument("--extensions", default="", metavar="LIST", help="--spirv-ext of all")
    parser.add_argument("--stages", action="store_true", help="time per instruction by stage too")
    parser.add_argument("--no-warm", action="store_true", help="whole processes alone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    modes = parser.add_mutually_exclusive_group()
    modes.add_argument("--growth", action="store_true", help="measure growth, of all or of NAMES")
    modes.add_argument("--set", choices=[sets.E2E], help="measure a set; inputs are more folders")
    modes.add_argument("--draw", action="store_true", help="draw the picture of FILES of --json")
    parser.add_argument("-o", "--output", type=Path, help="of --draw: docs/images/speed.png")
    parser.add_argument("--max-growth", type=float, default=1.3, help="exit 1 above it (1.3)")
    parser.add_argument("--max-doubling", type=float, default=2.3, help="exit 1 above it (2.3)")
    return parser.parse_args(argv)


def main(argv: Sequence[str]) -> int:
    arguments = parse_arguments(argv)
    if arguments.draw:
        from benching import picture  # it takes a browser

        picture.draw_files(arguments.inputs, arguments.output)
        return 0
    fields: dict[str, Any] = table.machine_fields(arguments.runs)
    bad = False
    if arguments.growth:
        from benching import growth  # it imports the translator, which the rest needs not

        limits = (arguments.max_growth, arguments.max_doubling)
        figures, bad = growth.run(arguments.inputs, arguments.runs, limits, say)
        fields.update(figures)
    else:
        there = contenders.contenders(arguments.compiled, arguments.llc, arguments.vulkan)
        if arguments.set:
            rows = bench_set(arguments, there)
        else:
            rows, bad = bench_inputs(arguments, there)
        fields["rows"] = [table.row_fields(row) for row in rows]
    if arguments.json:
        table.write_json(arguments.json, fields)
    return int(bad)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except RunError as failure:
        sys.exit(str(failure))
