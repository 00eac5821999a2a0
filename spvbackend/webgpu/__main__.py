"""The command `python -m spvbackend.webgpu`: lists the WebGPU devices."""

from __future__ import annotations

import sys
from typing import Final

from spvbackend.devices import findings
from spvbackend.webgpu.doctor import examine

_DESCRIPTION: Final = "Says which WebGPU devices there are and what is missing; runs a kernel."


def main(words: list[str]) -> int:
    """Print the findings as they come; the exit status is 0 if a device has run a kernel."""
    return findings.main("spvbackend.webgpu", _DESCRIPTION, examine, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
