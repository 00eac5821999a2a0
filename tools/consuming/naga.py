"""naga, the reader of SPIR-V in wgpu: what it says of modules, one after the other.

    XDG_RUNTIME_DIR=/tmp python-lavapipe tools/consuming/naga.py [FEATURE...] <PATHS

The first line that it writes is a text in JSON: why there is no device, or nothing. Each path on
standard input then gets a line: what is wrong with the module of that file, or nothing. wgpu has a
device compile what naga has read, so a Vulkan driver is needed. The device has the features of
WebGPU and those named. A module may crash the process: who asks has the paths, and starts another.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

FRAME: Final = re.compile(r"Validation Error$|Caused by:$|In wgpu|[\u2500-\u257f=]|\d+ \u2502")
"""Lines around the reasons: names of wgpu's calls, and a drawing of the source, which is empty."""


def answer(said: str) -> None:
    print(json.dumps(said), flush=True)  # noqa: T201


def complaint(device: Any, error: type[Exception], content: bytes) -> str:
    """Return what naga says of a module, without the names of wgpu's own calls."""
    try:
        device.create_shader_module(code=content)
    except error as refusal:
        lines = [line.strip() for line in str(refusal).splitlines()]
        return "; ".join(line for line in lines if line and not FRAME.match(line))
    return ""


def main(features: Sequence[str]) -> int:
    try:
        wgpu: Any = importlib.import_module("wgpu")
        adapter = wgpu.gpu.request_adapter_sync()
        device = adapter.request_device_sync(required_features=list(features))
    # Where no library or driver is, wgpu's errors are of many classes.
    except Exception as error:
        answer(f"no device: {error}")
        return 1
    answer("")
    for path in sys.stdin:
        answer(complaint(device, wgpu.GPUError, Path(path.rstrip("\n")).read_bytes()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
