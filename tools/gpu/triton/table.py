"""Compares both routes of Triton's kernels: for each case the fastest tile of either."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from apparatus import ROOT, say

from gpu.triton.routes import ROUTES

_TERA: Final = 1e12


def run_route(route: str, names: Sequence[str], folder: Path, small: bool) -> dict[str, Any]:
    """The results of a route by case; one that ends its process has no later ones."""
    command = [sys.executable, "-m", "gpu.triton.routes", str(folder), route, ",".join(names)]
    path = os.pathsep.join([str(ROOT / "tools"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [*command, *(["--small"] if small else [])],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True,
        check=False,
    )  # fmt: skip
    results = map(json.loads, done.stdout.splitlines())
    return {result["case"]: result for result in results}


def best(result: dict[str, Any] | None) -> dict[str, Any] | None:
    """The fastest row that has a time."""
    rows = [row for row in result["rows"] if row["seconds"]] if result else []
    return min(rows, key=lambda row: row["seconds"]) if rows else None


def compare(names: Sequence[str], folder: Path, small: bool) -> int:
    """Print a line for each case; return 1 if one of ours has no right result."""
    ours, theirs = (run_route(route, names, folder, small) for route in ROUTES)
    say(f"{'case':18} {'ours':>9} {'native':>9}         {'ratio':>6}  fastest tile of ours")
    status = 0
    for name in names:
        fast, other = best(ours.get(name)), best(theirs.get(name))
        wrong = [row["error"] for row in ours.get(name, {"rows": []})["rows"] if row["error"]]
        if fast is None:
            status = 1
            say(f"{name:18} {wrong[0] if wrong else 'the process ended'}")
            continue
        work, unit = ours[name]["work"], ours[name]["unit"]
        rates = [work / row["seconds"] / _TERA if row else 0.0 for row in (fast, other)]
        ratio = f"{rates[0] / rates[1]:6.3f}" if rates[1] else "     -"
        tile = " ".join(f"{key}={value}" for key, value in fast["constants"].items())
        tile += f" warps={fast['warps']} stages={fast['stages']}"
        say(f"{name:18} {rates[0]:9.3f} {rates[1]:9.3f} T{unit}/s {ratio}  {tile}")
        for error in sorted(set(wrong)):
            say(f"{'':18} {error}")
    return status
