"""Failed assertions of kernels: among their output, or a number that they leave in memory.

The hosts of Vulkan and WebGPU read what kernels print. A driver of OpenCL prints that itself, so
there an assertion stores its number where the kernel has the memory of Triton's profiler, which is
its last argument.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Final

_FAILED: Final = re.compile(
    r"device assertion failed: '(?P<message>.*)', in .* at (?P<file>.*):(?P<line>\d+)\n", re.DOTALL
)
"""The text by which Triton's passes report one."""


_TEXT: Final = re.compile(
    r'(?m)^ *llvm\.mlir\.global internal constant (@[-\w.$]+)\("((?:[^"\\]|\\.)*)"\)'
)
_FUNCTION: Final = re.compile(r"^ *llvm\.func .*\{$")
_LAST_POINTER: Final = re.compile(r"(%[-\w.$]+): !llvm\.ptr<1>[^%]*$")
_ADDRESS: Final = re.compile(r"^ *(%[-\w.$]+) = llvm\.mlir\.addressof (@[-\w.$]+) ")
_FAIL: Final = re.compile(r"^( *)llvm\.call @__triton_assert_fail\((%[-\w.$]+), .*?-> \(\)(.*)$")
_ESCAPED: Final = re.compile(rb"\\([0-9A-F]{2}|.)")


class DeviceAssertionError(AssertionError, RuntimeError):
    """A `tl.device_assert` failed; the results of its launch are undefined.

    Programs written for CUDA look for a RuntimeError about a device-side assert.

    Attributes:
        file: of the assertion.
        line: of it.
    """

    def __init__(self, message: str, file: str, line: int) -> None:
        super().__init__(f"{file}:{line}: device-side assert failed: {message}")
        self.file: Final = file
        self.line: Final = line


def report(texts: Sequence[str]) -> None:
    """Print the output of a launch.

    Raises:
        DeviceAssertionError: an assertion failed; it is the first one of the output.
    """
    failed = [_error(text) for text in texts]
    printed = (text for text, error in zip(texts, failed, strict=True) if error is None)
    sys.stdout.write("".join(printed))
    for error in failed:
        if error is not None:
            raise error


def check(number: int, texts: Sequence[str]) -> None:
    """Check what a launch has left in the memory of assertions.

    Args:
        number: 0, or that of an assertion that failed.
        texts: of the assertions, in the order of their numbers.

    Raises:
        DeviceAssertionError: one failed.
    """
    if number:
        text = texts[number - 1]
        raise _error(text) or DeviceAssertionError(text, "", 0)


def _error(text: str) -> DeviceAssertionError | None:
    match = _FAILED.fullmatch(text)
    return match and DeviceAssertionError(match["message"], match["file"], int(match["line"]))


def store_numbers(text: str) -> tuple[str | None, list[str]]:
    """Let assertions store numbers in place of printing.

    Args:
        text: a module of MLIR's LLVM dialect, as Triton's passes for AMD's devices make it.

    Returns:
        The changed module, None for no change, and the texts of its assertions.
    """
    known = {name: _unescaped(held) for name, held in _TEXT.findall(text)}
    texts: list[str] = []
    lines = text.split("\n")
    memory: str | None = None
    addresses: dict[str, str] = {}
    for at, line in enumerate(lines):
        if _FUNCTION.match(line):
            last = _LAST_POINTER.search(line)
            memory, addresses = last and last[1], {}
        elif (address := _ADDRESS.match(line)) is not None:
            addresses[address[1]] = address[2]
        elif memory and (fail := _FAIL.match(line)) is not None:
            held = known.get(addresses.get(fail[2], ""))
            if held is not None:
                texts.append(held)
                name = f"%spvbackend_failed{len(texts)}"
                constant = f"llvm.mlir.constant({len(texts)} : i32) : i32"
                lines[at] = (
                    f"{fail[1]}{name} = {constant}{fail[3]}\n"
                    f"{fail[1]}llvm.store {name}, {memory} : i32, !llvm.ptr<1>{fail[3]}"
                )
    return ("\n".join(lines) if texts else None), texts


def _unescaped(held: str) -> str:
    """Return the text that an attribute of MLIR stands for."""
    plain = _ESCAPED.sub(_character, held.encode())
    return plain.decode("utf-8", "replace")


def _character(match: re.Match[bytes]) -> bytes:
    digits = match[1]
    return bytes.fromhex(digits.decode()) if len(digits) > 1 else digits
