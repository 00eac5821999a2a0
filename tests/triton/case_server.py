"""The process that runs cases; it answers each line of its input by a line.

A case that crashes or hangs the process fails only its own test.
"""

from __future__ import annotations

import time
import traceback
from importlib import import_module
from typing import Any

from spvbackend import opencl
from spvbackend.devices.choice import interface_of
from tests.e2e.harness.capabilities import declared_capabilities
from tests.e2e.harness.server import serve_device
from tests.triton.cases import all_cases

RIGHT = "right"
REFUSED = "refused"
WRONG = "wrong"
"""The states of a case: numpy's results, an error, other results."""


def run_case(name: str, warps: int) -> dict[str, Any]:
    """Run a case.

    Returns:
        `state`, one of the states above; `why`, the fault or the message; `seconds`; `lacking`, the
        capabilities of a refused module that the device does not list.
    """
    start = time.perf_counter()
    state, why = RIGHT, ""
    lacking: list[int] = []
    try:
        all_cases()[name](warps)
    except AssertionError as error:
        state, why = WRONG, str(error)
    except opencl.BuildError as error:
        state, why = REFUSED, traceback.format_exc()
        lacking = sorted(declared_capabilities(error.spirv) - listed_capabilities())
    except Exception:
        # The case is about any error of Triton, the translator or the runtime.
        state, why = REFUSED, traceback.format_exc()
    seconds = time.perf_counter() - start
    return {"state": state, "why": why, "seconds": seconds, "lacking": lacking}


def listed_capabilities() -> set[int]:
    """Return the capabilities that the OpenCL device lists."""
    from tests.e2e.harness.device import Device

    return set(Device().capabilities())


def answer(_: object, request: dict[str, Any]) -> dict[str, Any]:
    """Run the case of a request."""
    return run_case(request["case"], request["warps"])


if __name__ == "__main__":
    # Triton ends the process if it is loaded behind the drivers that wgpu tries.
    all_cases()
    serve_device(import_module(f"spvbackend.{interface_of(None)}").default_device, answer)
