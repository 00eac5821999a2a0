"""Failed assertions of kernels, among their output."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Final

_FAILED: Final = re.compile(
    r"device assertion failed: '(?P<message>.*)', in .* at (?P<file>.*):(?P<line>\d+)\n", re.DOTALL
)
"""The text by which Triton's passes report one."""


class DeviceAssertionError(AssertionError):
    """A `tl.device_assert` failed; the results of its launch are undefined.

    Attributes:
        file: of the assertion.
        line: of it.
    """

    def __init__(self, message: str, file: str, line: int) -> None:
        super().__init__(f"{file}:{line}: {message}")
        self.file: Final = file
        self.line: Final = line


def report(texts: Sequence[str]) -> None:
    """Print the output of a launch.

    Raises:
        DeviceAssertionError: an assertion failed; it is the first one of the output.
    """
    failed = [_FAILED.fullmatch(text) for text in texts]
    printed = (text for text, match in zip(texts, failed, strict=True) if match is None)
    sys.stdout.write("".join(printed))
    for match in failed:
        if match is not None:
            raise DeviceAssertionError(match["message"], match["file"], int(match["line"]))
