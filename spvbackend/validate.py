"""Runs spirv-val of SPIRV-Tools, an external program, on a module.

Input: any binary. Output: nothing, or an error: ValidationError for an invalid module, CompileError
for a validator that is missing, too old or broken.
"""

from __future__ import annotations

import os

from spvbackend.diagnostics import CompileError

# A client of a server (commands/client.py) loads the package, and the package this module: both
# import little of the standard library.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

SECONDS: Final = 600
"""Time limit of the validator; the largest modules take less than a minute."""
_INVALID: Final = 1
"""The exit status for an invalid module; any other means that the tool failed."""
_INSTALL: Final = "install spirv-tools, or name the program in the environment variable SPIRV_VAL"
_NEWER: Final = "take a newer spirv-val, which the environment variable SPIRV_VAL may name"
# Complaints of SPIRV-Tools about a number: an opcode, or an enumerant by the kind of its operand.
_UNKNOWN_OPCODE: Final = r"Invalid opcode: (\d+)"
_UNKNOWN_ENUMERANT: Final = r"Invalid ([\w ]+) operand: (\d+)"
_UNKNOWN_TARGET: Final = r"Unrecognized target env: (\S+)"
_VERSION: Final = r"SPIRV-Tools (v[\w.-]+)|\b(v\d{4}\.\d+[\w.-]*)"


Binary = bytes | bytearray | memoryview


class ValidationError(Exception):
    """The validator rejects the module; the text is the validator's own."""


def find_spirv_val() -> str | None:
    """Find the validator to run.

    Returns:
        The path of the program that the environment variable SPIRV_VAL names, or of the one on
        PATH; None without either.
    """
    import shutil

    return shutil.which(os.environ.get("SPIRV_VAL") or "spirv-val")


_HEADER: Final = 5


def _is_for_vulkan(words: Sequence[int]) -> bool:
    """Whether a module has Vulkan's memory model; capabilities come first (2.4)."""
    from spvbackend.spirv.enums import CapabilityVulkanMemoryModel
    from spvbackend.spirv.opcodes import OpCapability

    at, capability = _HEADER, 2 << 16 | OpCapability
    while at + 1 < len(words) and words[at] == capability:
        if words[at + 1] == CapabilityVulkanMemoryModel:
            return True
        at += 2
    return False


def default_target_env(spv: Binary) -> str:
    """Return the universal environment of the header's version, or Vulkan's.

    An environment of OpenCL would also check its profile, which depends on the device.
    """
    from spvbackend.emit.read import words_of
    from spvbackend.target.versions import oldest_vulkan

    words = words_of(spv)
    version = words[1]
    if _is_for_vulkan(words):
        return f"vulkan{oldest_vulkan(version)}"
    return f"spv{version >> 16 & 0xFF}.{version >> 8 & 0xFF}"


def validate(
    spv: bytes | bytearray | memoryview,
    target_env: str = "",
    spirv_val: str = "",
    seconds: float = SECONDS,
) -> None:
    """Let spirv-val check a module.

    Args:
        spv: the bytes of the module, in either byte order.
        target_env: a name that spirv-val takes, such as opencl2.2; "" takes the header's version.
        spirv_val: the program to run; "" takes `find_spirv_val`'s.
        seconds: the time limit.

    Raises:
        ValidationError: the validator rejects the module.
        CompileError: the validator is missing, cannot be run, crashes, hangs, or is too old for the
            module; or `target_env` is "" and the bytes are not a SPIR-V module.
        TypeError: `spv` is not bytes.
    """
    environment = target_env or default_target_env(spv)
    tool = spirv_val or _found_tool()
    status, text = _run([tool, "--target-env", environment, "-"], spv,
                        seconds)  # fmt: skip
    if status == 0:
        return
    if status != _INVALID:
        raise _broken(tool, f"ended with {_ending(status)}", text)
    version = tool_version(tool)
    if unknown := unknown_to(text):
        message = f"the validator '{tool}', {version}, does not know {unknown}"
        raise CompileError(f"{message}\n{text}", hint=_NEWER)
    error = ValidationError(text or "no reason given")
    error.add_note(f"says {tool}, {version}")
    raise error


def tool_version(tool: str) -> str:
    """Return the version of a validator, for messages."""
    import re

    try:
        _, text = _run([tool, "--version"], b"", seconds=10)
    except CompileError:
        text = ""
    version = re.search(_VERSION, text)
    return (version[1] or version[2]) if version else "of unknown version"


def _found_tool() -> str:
    tool = find_spirv_val()
    if tool is not None:
        return tool
    named = os.environ.get("SPIRV_VAL")
    if named:
        raise CompileError(f"SPIRV_VAL names '{named}', which is not a program", hint=_INSTALL)
    raise CompileError("spirv-val is not installed", hint=_INSTALL)


def _run(
    command: list[str], data: bytes | bytearray | memoryview, seconds: float
) -> tuple[int, str]:
    """Run a program with data on its stdin; return its exit status and its output.

    Raises:
        CompileError: the program cannot be run, or does not end.
    """
    import subprocess  # slower to import than a small kernel is to translate

    tool = command[0]
    try:
        # Stdin saves writing and removing a file.
        done = subprocess.run(
            command, input=data, capture_output=True, check=False, timeout=seconds
        )
    except subprocess.TimeoutExpired:
        raise _broken(tool, f"gave no verdict in {seconds:g} seconds", "") from None
    except OSError as error:
        raise CompileError(f"cannot run '{tool}': {error.strerror}", hint=_INSTALL) from error
    return done.returncode, (done.stdout + done.stderr).decode("utf-8", "replace").strip()


def _broken(tool: str, how: str, text: str) -> CompileError:
    """Return the error for a validator that fails itself."""
    message = f"the validator '{tool}' {how}"
    return CompileError(f"{message}\n{text}" if text else message, hint=_INSTALL)


def _ending(status: int) -> str:
    """Return how a program ended: a negative status is a signal."""
    if status >= 0:
        return f"status {status}"
    import signal

    try:
        return signal.Signals(-status).name
    except ValueError:  # a signal without a name, such as a real-time one
        return f"signal {-status}"


def unknown_to(text: str) -> str:
    """Return the feature of SPIR-V that the validator does not know, "" for none."""
    import re

    from spvbackend.spirv.enums import ENUMERANT_NAMES
    from spvbackend.spirv.opcodes import OPCODE_NAMES

    if target := re.search(_UNKNOWN_TARGET, text):
        return f"the environment {target[1]}"
    if opcode := re.search(_UNKNOWN_OPCODE, text):
        return OPCODE_NAMES.get(int(opcode[1]), "")
    if enumerant := re.search(_UNKNOWN_ENUMERANT, text):
        kind = enumerant[1].replace(" ", "").lower()
        known = [names for name, names in ENUMERANT_NAMES.items() if name.lower() == kind]
        name = known[0].get(int(enumerant[2]), "") if known else ""
        return f"{enumerant[1]} {name}" if name else ""
    return ""
