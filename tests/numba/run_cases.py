"""Runs all cases on a device, in a process of its own, which a runtime may crash.

It writes a line of JSON before each case, with its name, and one after it, with the difference.
"""

from __future__ import annotations

import json
import sys
import traceback
from typing import Any, Final

from tests.numba.cases.atomics import ATOMICS
from tests.numba.cases.calls import CALLS
from tests.numba.cases.errors import ERRORS
from tests.numba.cases.functions import FUNCTIONS
from tests.numba.cases.kernels import KERNELS
from tests.numba.cases.lazy import LAZY
from tests.numba.cases.records import RECORDS

CASES: Final[tuple[Any, ...]] = (
    *FUNCTIONS, *KERNELS, *ERRORS, *CALLS, *ATOMICS, *RECORDS, *LAZY,
)  # fmt: skip


def name_of(case: Any) -> str:
    """Return the name of a case in tests."""
    return f"{type(case).__name__.lower()}-{case.name}"


def main(wanted: list[str]) -> None:
    for case in CASES:
        name = name_of(case)
        if wanted and name not in wanted:
            continue
        _say(name, None)
        try:
            _say(name, case.run())
        except Exception:
            _say(name, traceback.format_exc())


def _say(name: str, result: str | None) -> None:
    sys.stdout.write(json.dumps([name, result]) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
