"""Compares what a dispatch of a shader leaves with what its case wants."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import numpy as np

from tests.e2e.harness.worker import Worker
from tests.hlsl.cases.model import Case
from tests.hlsl.jobs import Array, Job, run_job

_TOPICS: Final = (
    "arrays",
    "atomics",
    "buffers",
    "constants",
    "control",
    "groups",
    "integers",
    "math",
    "texels",
    "textures",
    "types",
    "waves",
)
CASES: Final[list[Case]] = [
    case for topic in _TOPICS for case in import_module(f"tests.hlsl.cases.{topic}").CASES
]


def name_of(case: Case) -> str:
    """Return the name of a test."""
    return f"{case.shader}-{case.name}" if case.name else case.shader


def difference(wanted: Array, found: Array, tolerance: float) -> str:
    """Return where two arrays differ, "" if nowhere."""
    if wanted.dtype.names:
        parts = (difference(wanted[name], found[name], tolerance) for name in wanted.dtype.names)
        return next((part for part in parts if part), "")
    if wanted.dtype.kind == "f":
        same = np.isclose(found, wanted, tolerance, tolerance, equal_nan=True)
    else:
        same = found == wanted
    if same.all():
        return ""
    place = tuple(map(int, np.argwhere(~same)[0]))
    return f"{int((~same).sum())} differ, first {place}: {found[place]!r} for {wanted[place]!r}"


def complaint(worker: Worker, case: Case, spirv: bytes) -> str:
    """Run a case; return what is wrong with its results, "" for nothing."""
    resources = [bound.resource for bound in case.bound]
    job = Job(spirv, resources, case.groups, pushed=case.pushed, constants=case.constants)
    contents = run_job(worker, job)
    count = next((int(c[0][0]) for b, c in zip(case.bound, contents, strict=True) if b.is_lanes), 0)
    for bound, found in zip(case.bound, contents, strict=True):
        wanted = bound.wanted if bound.by_lanes is None else [bound.by_lanes(count)]
        for number, (one, other) in enumerate(zip(wanted, found, strict=bool(wanted))):
            if why := difference(one, other, case.tolerance):
                at = f"set {bound.resource.set}, binding {bound.resource.binding}"
                return f"{at}, element {number}: {why}"
    return ""
