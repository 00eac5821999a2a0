"""Compare our shaders with the PTX that LLVM makes of the same IR, on a GPU by its own clock.

    python tools/gpu_parity.py                # all kernels, by both routes
    python tools/gpu_parity.py --only saxpy,sort --runs 50 --json times.json

Our route is Vulkan, through `spvbackend.vulkan`; the other is the NVPTX target of llvmlite's LLVM
at -O3, through CUDA's driver. Both results are compared with numpy's. It needs the project with
its extra `vulkan`, Vulkan's loader and the driver. What is compiled may be made on one machine and
run on another, which needs no llvmlite then:

    python tools/gpu_parity.py --prepare FOLDER
    python tools/gpu_parity.py --run FOLDER

A device in software gets smaller data with `--small`; without CUDA there are no ratios.

With `--triton` the kernels are Triton's, of several tiles each: its NVIDIA passes and our shaders
against its own code for the GPU, which needs torch and Triton where it runs. Ratios are of speed.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from apparatus import ROOT, say
from apparatus.processes import RunError, ask
from gpu.cases import CASES
from gpu.ptx import ARCHITECTURE, make_ptx

KERNELS: Final = ROOT / "tools" / "gpu" / "kernels"
VULKAN, PTX = "vulkan", "ptx"
LIMIT: Final = 1.05
TIMEOUT_SECONDS: Final = 120


class Measured(NamedTuple):
    """A case: for each route its device and times, or an error."""

    case: str
    routes: dict[str, dict[str, Any]]

    def median(self, route: str) -> float:
        """The seconds of a launch; 0 where there are none."""
        times = self.routes.get(route, {}).get("times")
        return statistics.median(times) if times else 0.0

    def ratio(self) -> float:
        """Ours to the other's; 0 where one is missing."""
        other = self.median(PTX)
        return self.median(VULKAN) / other if other else 0.0

    def errors(self) -> list[str]:
        return [f"{name}: {one['error']}" for name, one in self.routes.items() if "error" in one]


def prepare(names: Sequence[str], folder: Path, level: int, architecture: str) -> None:
    """Write the shader, its entry points and the PTX of each kernel to a folder."""
    from spvbackend import Translator
    from spvbackend.vulkan.program import TRIPLE
    from tests.e2e.harness.vulkan_device import write_shader

    folder.mkdir(parents=True, exist_ok=True)
    translator = Translator(triple=TRIPLE, opt_level=level)
    for name in names:
        text = (KERNELS / f"{name}.ll").read_text(encoding="utf-8")
        shader = translator.translate_shader(text)
        base = folder / name
        write_shader(shader, base.with_suffix(".spv"))
        base.with_suffix(".ptx").write_text(make_ptx(text, architecture), encoding="utf-8")


def measure(name: str, folder: Path, arguments: argparse.Namespace) -> Measured:
    """The times of a kernel, from a process that ends with what its drivers do."""
    request = {
        "case": name, "folder": str(folder), "small": arguments.small, "runs": arguments.runs,
        "device": arguments.device, "routes": arguments.routes,
    }  # fmt: skip
    try:
        return Measured(name, ask("gpu.measure", request, arguments.timeout))
    except RunError as error:
        return Measured(name, {"both": {"error": str(error)}})


def row(one: Measured) -> str:
    """A line of the table; times are in milliseconds."""
    times = [f"{one.median(route) * 1e3:10.4f}" for route in (VULKAN, PTX)]
    cells = [time if float(time) else f"{'-':>10}" for time in times]
    ratio = f"{one.ratio():7.3f}" if one.ratio() else f"{'-':>7}"
    return "  ".join([f"{one.case:14}", *cells, ratio, *one.errors()])


def summary(rows: Iterable[Measured], limit: float) -> tuple[str, int]:
    rows = list(rows)
    right = Counter(
        f"{name} on {one['device']}"
        for measured in rows
        for name, one in measured.routes.items()
        if "device" in one
    )
    failed = [one.case for one in rows if one.errors()]
    ratios = [one.ratio() for one in rows if one.ratio()]
    lines = [f"{route}: {count} of {len(rows)} are right" for route, count in right.items()]
    mean = statistics.geometric_mean(ratios) if ratios else 0.0
    if ratios:
        lines.append(f"geometric mean of {len(ratios)} ratios: {mean:.3f}, limit {limit:g}")
    return "\n".join(lines), int(bool(failed) or mean > limit)


def measure_all(names: Sequence[str], folder: Path, arguments: argparse.Namespace) -> int:
    say(f"{'kernel':14}  {'vulkan ms':>10}  {'ptx ms':>10}  {'ratio':>7}")
    rows: list[Measured] = []
    for name in names:
        rows.append(measure(name, folder, arguments))
        say(row(rows[-1]))
    text, status = summary(rows, arguments.limit)
    say(text)
    if arguments.json is not None:
        arguments.json.write_text(json.dumps([one._asdict() for one in rows], indent=1))
    return status


def chosen(only: str, cases: Iterable[str]) -> list[str]:
    """The kernels of these names, by commas; SystemExit where there is none of a name."""
    known = list(cases)
    names = only.split(",") if only else known
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"no kernel {', '.join(unknown)}; there is {', '.join(known)}")
    return names


def compare_triton(arguments: argparse.Namespace) -> int:
    """Prepare or measure the kernels of Triton."""
    from gpu.triton.cases import TRITON_CASES
    from gpu.triton.routes import prepare as prepare_tiles
    from gpu.triton.table import compare

    names = chosen(arguments.only, TRITON_CASES)
    if arguments.prepare is not None:
        prepare_tiles(names, arguments.prepare, arguments.small)
        return 0
    if arguments.run is not None:
        return compare(names, arguments.run.resolve(), arguments.small)
    with tempfile.TemporaryDirectory() as folder:
        prepare_tiles(names, Path(folder), arguments.small)
        return compare(names, Path(folder), arguments.small)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="compare our shaders with LLVM's PTX on a GPU")
    parser.add_argument("--only", default="", metavar="NAMES", help="kernels, by commas (all)")
    parser.add_argument("--runs", type=int, default=25, help="samples of each (25)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all times there")
    parser.add_argument("--prepare", type=Path, metavar="FOLDER", help="compile only")
    parser.add_argument("--run", type=Path, metavar="FOLDER", help="run what was compiled")
    parser.add_argument("--arch", default=ARCHITECTURE, help=f"of the PTX ({ARCHITECTURE})")
    parser.add_argument("--opt-level", type=int, default=0, help="of the translator (0)")
    parser.add_argument("--routes", default=f"{VULKAN},{PTX}", type=lambda text: text.split(","))
    parser.add_argument("--device", help="a part of the Vulkan device's name (the first)")
    parser.add_argument("--small", action="store_true", help="data for a device in software")
    parser.add_argument("--timeout", type=float, default=TIMEOUT_SECONDS, help="of a kernel")
    parser.add_argument("--limit", type=float, default=LIMIT, help=f"of the mean ({LIMIT})")
    parser.add_argument("--triton", action="store_true", help="kernels of Triton")
    arguments = parser.parse_args(argv)
    if arguments.triton:
        return compare_triton(arguments)
    names = chosen(arguments.only, CASES)
    if arguments.prepare is not None:
        prepare(names, arguments.prepare, arguments.opt_level, arguments.arch)
        return 0
    if arguments.run is not None:
        return measure_all(names, arguments.run.resolve(), arguments)
    with tempfile.TemporaryDirectory() as folder:
        prepare(names, Path(folder), arguments.opt_level, arguments.arch)
        return measure_all(names, Path(folder), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
