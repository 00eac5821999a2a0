"""The command `python -m spvbackend.vulkan`: lists the devices that run shaders."""

from __future__ import annotations

import sys
from typing import Final

from spvbackend.devices import findings
from spvbackend.vulkan.doctor import examine

_DESCRIPTION: Final = "Says which Vulkan devices run shaders and what is missing; runs a kernel."


def main(words: list[str]) -> int:
    """Print the findings as they come; the exit status is 0 if a device has run a kernel."""
    return findings.main("spvbackend.vulkan", _DESCRIPTION, examine, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
