"""The table of bench.py: a row for an input, its text and its JSON."""

import json
import os
import platform
from collections.abc import Callable, Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Final, NamedTuple

from benching.contenders import COMPILED, LLC, PURE, VULKAN, WARM, Sample

NAME_WIDTH: Final = 28
STAGES: Final = {
    "read": "read",
    "parse": "parse",
    "infer-types": "infer",
    "emit-intrinsics": "prepass",
    "untyped-pointers": "prepass",
    "opencl-types": "prepass",
    "select": "select",
    "assign-types": "select",
    "layout": "emit",
    "check-words": "emit",
}
"""The stages of passes; `prepare` has all others."""


class Row(NamedTuple):
    """The medians for an input or a set: samples by the name of the contender, or of WARM.

    The size is in elements where it is made of tables; `stages` has microseconds per instruction.
    """

    name: str
    instructions: int
    samples: Mapping[str, Sample]
    stages: Mapping[str, Mapping[str, float]]

    def times(self, name: str, other: str = LLC) -> float | None:
        """CPU time as a multiple of another's, if both were measured."""
        ours, theirs = self.samples.get(name), self.samples.get(other)
        return ours.cpu / theirs.cpu if ours and theirs and theirs.cpu else None

    def memory_of_llc(self, name: str) -> float | None:
        """Peak memory as a multiple of llc's."""
        ours, theirs = self.samples.get(name), self.samples.get(LLC)
        return ours.peak_mb / theirs.peak_mb if ours and theirs else None


class Column(NamedTuple):
    """A heading and how its figure is written; empty where it was not measured."""

    heading: str
    width: int
    text: Callable[[Row], str]


def number(value: float | None, digits: int) -> str:
    return "" if value is None else f"{value:.{digits}f}"


def seconds(name: str) -> Callable[[Row], str]:
    return lambda row: number(row.samples[name].cpu, 4) if name in row.samples else ""


def memory(name: str) -> Callable[[Row], str]:
    return lambda row: number(row.samples[name].peak_mb, 0) if name in row.samples else ""


def times(name: str, other: str = LLC) -> Callable[[Row], str]:
    return lambda row: number(row.times(name, other), 2)


def each(name: str) -> Callable[[Row], str]:
    def text(row: Row) -> str:
        one = row.samples.get(name)
        return number(1e6 * one.cpu / row.instructions, 2) if one and row.instructions else ""

    return text


COLUMNS: Final[tuple[tuple[str, Column], ...]] = (
    (PURE, Column("pure s", 9, seconds(PURE))),
    (PURE, Column("us/inst", 8, each(PURE))),
    (PURE, Column("MB", 6, memory(PURE))),
    (COMPILED, Column("compiled", 9, seconds(COMPILED))),
    (COMPILED, Column("us/inst", 8, each(COMPILED))),
    (COMPILED, Column("MB", 6, memory(COMPILED))),
    (WARM[PURE], Column("warm s", 9, seconds(WARM[PURE]))),
    (WARM[COMPILED], Column("compiled", 9, seconds(WARM[COMPILED]))),
    (VULKAN, Column("vulkan s", 9, seconds(VULKAN))),
    (VULKAN, Column("pure x", 7, times(VULKAN, PURE))),
    (WARM[VULKAN], Column("warm s", 9, seconds(WARM[VULKAN]))),
    (WARM[VULKAN], Column("warm x", 7, times(WARM[VULKAN], WARM[PURE]))),
    (LLC, Column("llc s", 9, seconds(LLC))),
    (LLC, Column("MB", 6, memory(LLC))),
    (LLC, Column("pure x", 7, times(PURE))),
    (COMPILED, Column("comp x", 7, times(COMPILED))),
    (LLC, Column("MB x", 6, lambda row: number(row.memory_of_llc(PURE), 2))),
)


def columns_of(names: Sequence[str]) -> list[Column]:
    """The columns that have figures when these are measured."""
    return [column for name, column in COLUMNS if name in names]


def heading(columns: Sequence[Column]) -> str:
    cells = [f"{column.heading:>{column.width}}" for column in columns]
    return f"{'input':<{NAME_WIDTH}} {'insts':>8} " + " ".join(cells)


def row_text(row: Row, columns: Sequence[Column]) -> str:
    name = row.name if len(row.name) <= NAME_WIDTH else "..." + row.name[3 - NAME_WIDTH :]
    cells = [f"{column.text(row):>{column.width}}" for column in columns]
    return f"{name:<{NAME_WIDTH}} {row.instructions:>8} " + " ".join(cells)


def by_stage(passes: Mapping[str, float], instructions: int) -> dict[str, float]:
    """Microseconds per instruction of each stage, in the order of the stages."""
    stages = dict.fromkeys(("read", "parse", "prepare", "infer", "prepass", "select", "emit"), 0.0)
    for name, took in passes.items():
        stages[STAGES.get(name, "prepare")] += 1e6 * took / max(1, instructions)
    return {name: round(took, 3) for name, took in stages.items()}


def stage_text(row: Row) -> str:
    """A line for each of ours."""
    lines = []
    for name, stages in row.stages.items():
        parts = ", ".join(f"{stage} {took:.2f}" for stage, took in stages.items())
        lines.append(f"    {name}, us/inst: {parts}; all {sum(stages.values()):.2f}")
    return "\n".join(lines)


def row_fields(row: Row) -> dict[str, Any]:
    ours = [name for name in (PURE, COMPILED) if name in row.samples]
    return {
        "input": row.name,
        "instructions": row.instructions,
        **{
            name: {"cpu_s": round(sample.cpu, 5), "peak_mb": round(sample.peak_mb, 1)}
            for name, sample in row.samples.items()
        },
        "times_llc": {name: ratio(row.times(name)) for name in ours},
        "memory_of_llc": {name: ratio(row.memory_of_llc(name)) for name in ours},
        "us_per_instruction": row.stages,
    }


def ratio(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def machine_fields(runs: int) -> dict[str, Any]:
    """The machine and versions that figures depend on besides the inputs."""
    return {
        "python": platform.python_version(),
        # Not imported: what bench.py starts counts its memory from that of bench.py.
        "llvmlite": metadata.version("llvmlite"),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "runs": runs,
    }


def write_json(path: Path, fields: Mapping[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(fields, indent=1) + "\n", encoding="utf-8")
