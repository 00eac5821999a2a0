"""Compares the run time of what we emit with that of other ways to a program, on an OpenCL device.

    tools/parity.py                       # all cases
    tools/parity.py gemm nbody --rounds 60
    tools/parity.py --keep FOLDER         # the modules, to look at

The OpenCL C in tools/parity_kernels becomes a program in four ways: built by the device's own
compiler; as clang's LLVM IR at -O2 translated by us with the profile of Intel's runtime; the same
IR by the spirv64 target of the LLVM in llvmlite; by us again, from IR that none of LLVM's passes
has seen, as the device's own compiler has it (`-O2 -Xclang -disable-llvm-passes`). All get the same
arguments and have to write the same results. They take turns, and the times are those of the
kernels alone, as the device counts them. A program has the kernels of its case and no other: behind
others the same code lies elsewhere, and may take a tenth more or less for that alone.

A row has the least time of each and ratios to the better of source and LLVM: ours by the least
times, by the median over the rounds, and that of plain IR by the least times. Other load makes
either of ours larger, so a case counts as slower if both exceed the limit, again with more rounds.
The exit status is 1 if there is one.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from apparatus import ROOT, say
from apparatus.processes import RunError, ask, run
from parity_kernels.cases import CASES, Case

from spvbackend import Translator

KERNELS: Final = ROOT / "tools" / "parity_kernels"
TRIPLE: Final = "spirv64-unknown-unknown"
CLANG_OPTIONS: Final = ("-x", "cl", "-cl-std=CL2.0", f"--target={TRIPLE}", "-Xclang",
                        "-finclude-default-header", "-O2", "-emit-llvm", "-S", "-fno-ident",
                        )  # fmt: skip
UNOPTIMISED: Final = ("-Xclang", "-disable-llvm-passes")
PROFILE: Final = "intel-cpu"
CLANGS: Final = ("clang-22", "clang-21", "clang-20", "clang-19", "clang")
SOURCE: Final = "source"
OURS: Final = "ours"
LLVM: Final = "llvm"
PLAIN: Final = "plain"
OTHERS: Final = (SOURCE, LLVM)
COLUMNS: Final = (SOURCE, OURS, LLVM, PLAIN)
LIMIT: Final = 1.05
KERNEL: Final = re.compile(r"^kernel void (\w+)\(.*?^}\n", re.DOTALL | re.MULTILINE)
"""A kernel in a file, with its name."""
AGAIN: Final = 2
"""How often a case over the limit is measured again, with more rounds each time."""


class Timed(NamedTuple):
    """The milliseconds of each program of a case, round by round, or why there are none."""

    case: str
    times: dict[str, list[float]]
    error: str

    @property
    def better(self) -> str:
        """The faster of the others."""
        return min((name for name in OTHERS if name in self.times), key=self.least)

    def least(self, name: str) -> float:
        return min(self.times[name])

    def ratios(self, own: str = OURS) -> tuple[float, float]:
        """One of ours to the better other: of the least times, and the median over the rounds."""
        other = self.better
        pairs = zip(self.times[own], self.times[other], strict=True)
        median = statistics.median(ours / theirs for ours, theirs in pairs)
        return self.least(own) / self.least(other), median

    def ratio(self, own: str = OURS) -> float:
        """The lower ratio counts: noise only adds."""
        return min(self.ratios(own))


def find_clang() -> str:
    """The compiler that makes LLVM IR of OpenCL C; CLANG names it."""
    names = (os.environ["CLANG"],) if "CLANG" in os.environ else CLANGS
    for name in names:
        if shutil.which(name):
            return name
    raise SystemExit(f"no clang to compile OpenCL C with: {', '.join(names)}")


def source_of(case: Case) -> str:
    """The text of a case's file without the kernels that it does not launch."""
    wanted = {launch.kernel for launch in case.launches}
    text = (KERNELS / case.file).read_text(encoding="utf-8")
    return KERNEL.sub(lambda kernel: kernel[0] if kernel[1] in wanted else "", text)


def make_programs(clang: str, case: Case, folder: Path) -> dict[str, str]:
    """The paths of the programs of a case; without LLVM's where that does not translate it."""
    base = folder / case.name
    source = base.with_suffix(".cl")
    source.write_text(source_of(case), encoding="utf-8")
    translator = Translator(triple=TRIPLE, target_profile=PROFILE)
    programs = {SOURCE: str(source)}
    for name, options in ((OURS, ()), (PLAIN, UNOPTIMISED)):
        text = base.with_suffix(f".{name}.ll")
        run([clang, *CLANG_OPTIONS, *options, "-o", text, source])
        output = base.with_suffix(f".{name}.spv")
        output.write_bytes(translator.translate(text.read_text(encoding="utf-8")))
        programs[name] = str(output)
    llvm = base.with_suffix(".llvm.spv")
    # In a process of its own, as that target may end the process.
    try:
        run([sys.executable, __file__, "--llvm", base.with_suffix(f".{OURS}.ll"), llvm])
        programs[LLVM] = str(llvm)
    except RunError as error:
        sys.stderr.write(f"{case.name}: LLVM's own target: {error}\n")
    return programs


def translate_by_llvm(text: Path, output: Path) -> None:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(text.read_text(encoding="utf-8"))
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=2)
    output.write_bytes(machine.emit_object(module))


def measure(programs: dict[str, str], case: Case, rounds: int, threads: int) -> Timed:
    """The times of a case, or the last words of the process that it ends."""
    request = {"programs": programs, "case": case.name, "rounds": rounds}
    # Programs from OpenCL C would be kept on disk.
    variables = (("PYOPENCL_NO_CACHE", "1"), ("DPCPP_CPU_NUM_CUS", str(threads)))
    try:
        reply = ask("parity_kernels.device", request, variables=variables)
    except RunError as error:
        # A driver may end the process once the reply is written.
        reply = json.loads(error.output) if error.output else {"error": str(error)}
    return Timed(case.name, reply.get("times", {}), reply.get("error", ""))


def compare(case: Case, arguments: argparse.Namespace, folder: Path) -> Timed:
    programs = make_programs(find_clang(), case, folder)
    rounds = arguments.rounds
    timed = measure(programs, case, rounds, arguments.threads)
    for _ in range(AGAIN):
        if not timed.times or timed.ratio() <= arguments.limit:
            break
        rounds *= 2
        timed = measure(programs, case, rounds, arguments.threads)
    return timed


def row(timed: Timed) -> str:
    if timed.error:
        return f"{timed.case:14} {timed.error}"
    times = [timed.least(name) if name in timed.times else None for name in COLUMNS]
    cells = ["       -" if time is None else f"{time:8.3f}" for time in times]
    least, median = timed.ratios()
    plain, _ = timed.ratios(PLAIN)
    return f"{timed.case:14} {' '.join(cells)}   {least:5.3f}  {median:5.3f}  {plain:5.3f}"


def summary(rows: Iterable[Timed], limit: float) -> tuple[str, int]:
    rows = list(rows)
    timed = [one for one in rows if one.times]
    slow = [one.case for one in timed if one.ratio() > limit]
    failed = len(rows) - len(timed)
    lines = [f"{len(timed)} cases, {len(slow)} over {limit:g}, {failed} failed"]
    for own in (OURS, PLAIN):
        ratios = {one.case: one.ratio(own) for one in timed if own in one.times}
        over = [f"{name} {ratio:.3f}" for name, ratio in ratios.items() if ratio > limit]
        lines.append(f"{own} over {limit:g}: {', '.join(over) or 'none'}")
    for own, name in ((OURS, SOURCE), (OURS, LLVM), (PLAIN, SOURCE)):
        pairs = [x.least(own) / x.least(name) for x in timed if {own, name} <= x.times.keys()]
        if pairs:
            mean = statistics.geometric_mean(pairs)
            lines.append(f"geometric mean of {own} to {name}: {mean:.3f}")
    return "\n".join(lines), int(bool(slow or failed))


def compare_all(arguments: argparse.Namespace, folder: Path) -> int:
    wanted = set(arguments.cases) or {case.name for case in CASES}
    if unknown := wanted - {case.name for case in CASES}:
        raise SystemExit(f"no case named {', '.join(sorted(unknown))}")
    say(f"{'case':14} {' '.join(f'{name:>8}' for name in COLUMNS)}   ratio  median  plain")
    rows: list[Timed] = []
    for case in CASES:
        if case.name in wanted:
            rows.append(compare(case, arguments, folder))
            say(row(rows[-1]))
    text, status = summary(rows, arguments.limit)
    say(text)
    return status


def main(argv: Sequence[str]) -> int:
    if argv[:1] == ["--llvm"]:
        translate_by_llvm(Path(argv[1]), Path(argv[2]))
        return 0
    parser = argparse.ArgumentParser(description="compare run times of ours with those of others")
    parser.add_argument("cases", nargs="*", help="names of cases (all)")
    parser.add_argument("--rounds", type=int, default=20, help="how often each runs (20)")
    parser.add_argument("--threads", type=int, default=1, help="of the device (1)")
    parser.add_argument("--limit", type=float, default=LIMIT, help=f"({LIMIT})")
    parser.add_argument("--keep", type=Path, help="a folder for IR and modules")
    arguments = parser.parse_args(argv)
    if arguments.keep is not None:
        arguments.keep.mkdir(parents=True, exist_ok=True)
        return compare_all(arguments, arguments.keep.resolve())
    with tempfile.TemporaryDirectory() as folder:
        return compare_all(arguments, Path(folder))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
