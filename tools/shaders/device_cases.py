"""Run the end-to-end cases on a Vulkan device, such as a GPU, and name those that are not right.

    python tools/shaders/device_cases.py                    # those of tests/e2e/cases/vulkan.txt
    python tools/shaders/device_cases.py --all              # all that are translated
    python tools/shaders/device_cases.py --only 'atomics.*' --device nvidia

Each case runs in a process that is ended when it does not answer, since the compiler of a driver
may crash or hang. As with `tools/gpu_parity.py`, `--prepare FOLDER` and `--run FOLDER` are the
halves of it: what runs needs numpy, the package `vulkan` and the loader, and nothing that
translates.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from apparatus import say

from spvbackend.vulkan.device import VARIABLE
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.worker import Worker, run_case
from tests.folders import E2E

LEVELS: Final = ("O0", "O2")
LIST: Final = "cases.json"
TIMEOUT_SECONDS: Final = 30


def known() -> set[str]:
    """The names of the cases that are right in software."""
    return set((E2E / "cases" / "vulkan.txt").read_text(encoding="utf-8").split())


def chosen(pattern: str, everything: bool) -> list[Case]:
    """The cases whose whole name fits a pattern."""
    names = {case.name for case in CASES} if everything else known()
    return [case for case in CASES if case.name in names and re.fullmatch(pattern, case.name)]


def prepare(cases: Sequence[Case], folder: Path, form: str) -> None:
    """Write the shader of each case at each level to a folder, with how it is launched."""
    from spvbackend import Diagnostic
    from tests.e2e.harness.one_kernel import with_kernels
    from tests.e2e.harness.tool import ll_path
    from tests.e2e.harness.vulkan_device import FORMS, translator_for, write_shader

    folder.mkdir(parents=True, exist_ok=True)
    rows: list[tuple[str, str]] = []
    refused: Counter[str] = Counter()
    for case in cases:
        for level in LEVELS:
            text = ll_path(case.file, level).read_text(encoding="utf-8")
            text = with_kernels(text, (case.kernel, *case.then))
            try:
                shader = translator_for(case, **FORMS[form]).translate_shader(text)
            except Diagnostic as error:
                refused[case.name] += 1
                say(f"{case.name}-{level}: {error}")
                continue
            name = f"{case.name}-{level}.spv"
            write_shader(shader, folder / name)
            rows.append((case.name, name))
    (folder / LIST).write_text(json.dumps(rows), encoding="utf-8")
    say(f"{len(cases)} cases, {len(refused)} not translated")


def run(pattern: str, folder: Path, timeout: float) -> int:
    rows = json.loads((folder / LIST).read_text(encoding="utf-8"))
    rows = [(case, file) for case, file in rows if re.fullmatch(pattern, case)]
    with tempfile.TemporaryDirectory() as scratch:
        worker = Worker("vulkan_server.py", Path(scratch), timeout=timeout)
        if reason := worker.probe():
            raise SystemExit(f"no device: {reason}")
        say(worker.greeting["device"])
        wrong: set[str] = set()
        for case, file in rows:
            reply = run_case(worker, case, (folder / file).resolve())
            if reply["state"] != "pass":
                wrong.add(case)
                say(f"{Path(file).stem}: {reply['state']}: {reply['why']}")
        worker.close()
    cases = {case for case, _ in rows}
    listed = cases & known()
    say(f"{len(cases) - len(wrong)} of {len(cases)} cases are right")
    say(f"{len(listed - wrong)} of {len(listed)} of those that are right in software")
    return int(bool(listed & wrong))


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="run the end-to-end cases on a Vulkan device")
    parser.add_argument("--all", action="store_true", help="not only those known to be right")
    parser.add_argument("--only", default=".*", metavar="PATTERN", help="of names of cases")
    parser.add_argument(
        "--form", default="addresses", choices=("addresses", "bound", "old", "words")
    )
    parser.add_argument("--prepare", type=Path, metavar="FOLDER", help="translate only")
    parser.add_argument("--run", type=Path, metavar="FOLDER", help="run what was translated")
    parser.add_argument("--device", help="a part of the device's name (the first)")
    parser.add_argument("--timeout", type=float, default=TIMEOUT_SECONDS, help="of a case")
    arguments = parser.parse_args(argv)
    if arguments.device is not None:
        os.environ[VARIABLE] = arguments.device
    if arguments.run is not None:
        return run(arguments.only, arguments.run, arguments.timeout)
    cases = chosen(arguments.only, arguments.all)
    if arguments.prepare is not None:
        prepare(cases, arguments.prepare, arguments.form)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        prepare(cases, Path(folder), arguments.form)
        return run(".*", Path(folder), arguments.timeout)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
