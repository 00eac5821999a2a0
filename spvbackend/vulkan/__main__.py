"""The command `python -m spvbackend.vulkan`: says what there is to run shaders on."""

from __future__ import annotations

import argparse
import sys

from spvbackend.vulkan.doctor import examine, is_fine, render


def main(words: list[str]) -> int:
    """Print the findings as they come.

    Args:
        words: the command's arguments.

    Returns:
        The exit status: 0 if a device has run a kernel, else 1.
    """
    parser = argparse.ArgumentParser(
        prog="python -m spvbackend.vulkan",
        description="Says which Vulkan devices run shaders and what is missing; runs a kernel.",
    )
    parser.add_argument("device", nargs="?", help="its number, or a part of its name")
    findings = []
    for finding in examine(parser.parse_args(words).device):
        sys.stdout.write(render(finding) + "\n")
        sys.stdout.flush()
        findings.append(finding)
    return 0 if is_fine(findings) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
