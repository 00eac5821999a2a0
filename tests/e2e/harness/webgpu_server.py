"""The process that runs shaders on the WebGPU device for `worker.py`; requests name cases."""

from __future__ import annotations

from typing import Any

from tests.e2e.cases.index import CASES
from tests.e2e.harness.server import serve_device
from tests.e2e.harness.webgpu_device import WebgpuDevice

CASES_BY_NAME = {case.name: case for case in CASES}


def run_case(target: WebgpuDevice, request: dict[str, Any]) -> dict[str, str]:
    """Run the case of a request."""
    try:
        why = target.run(target.program(request["path"]), CASES_BY_NAME[request["case"]])
    except (RuntimeError, ValueError) as error:
        return {"state": "run", "why": f"{type(error).__name__}: {error}"[:2000]}
    return {"state": "wrong" if why else "pass", "why": why}


if __name__ == "__main__":
    serve_device(WebgpuDevice, run_case)
