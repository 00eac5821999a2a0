"""Optimised modules on a device: spirv-opt must not find anything that it may break."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from consuming.consumers import optimise
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import translate
from tests.e2e.harness.worker import Worker, run_case

LEVEL: Final = "O2"


def run_one(worker: Worker, case: Case, folder: Path) -> str:
    """The state of a case as spirv-opt wrote it: `pass`, `not optimised`, or a fault."""
    plain = translate(case.file, LEVEL, case.extensions, folder)
    place = folder / f"optimised-{plain.stem}"
    output = place / "k.spv"
    if not place.exists():
        place.mkdir()
        if optimise(plain, place):
            output.unlink(missing_ok=True)
    if not output.exists():
        return "not optimised"
    reply = run_case(worker, case.name, output)
    if reply["state"] == "pass":
        return "pass"
    before = run_case(worker, case.name, plain)
    if before["state"] != "pass":
        return "not run"
    return f"{reply['state']}: {reply['why']}"


def run_optimised(write: Callable[[str], None], cases: Iterable[Case] = CASES) -> int:
    """Run cases as spirv-opt wrote them; how many that pass do not do so then."""
    counts: Counter[str] = Counter()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        worker = Worker("case_server.py", Path(folder))
        if why := worker.probe():
            write(f"spirv-opt, run: not run, {why}")
            return 0
        for case in cases:
            state = run_one(worker, case, Path(folder))
            if state in ("pass", "not optimised", "not run"):
                counts[state] += 1
            else:
                wrong += 1
                write(f"  new: {case.name}: {state}")
        worker.close()
    told = ", ".join(f"{count} {state}" for state, count in counts.items())
    write(f"spirv-opt, run: {told}, {wrong} wrong")
    return wrong
