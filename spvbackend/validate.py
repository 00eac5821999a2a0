"""Runs the spirv-val of SPIRV-Tools on a module; the tool is a program beside us, not a library.

Input: a binary, of ours or not. There is no output but the complaint: that the module is invalid is
one thing, that the validator is missing, too old or broken another, of which no module is guilty.
"""

from __future__ import annotations

import os

from spvbackend.diagnostics import CompileError

# The package loads this module, and a client of a server the package (commands/client.py): both do
# with next to nothing of the standard library.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

SECONDS: Final = 600
"""How long a validator may take; the largest modules take it less than a minute."""
_INVALID: Final = 1
"""The exit status for a module that is not valid; any other is that of a tool that failed."""
_INSTALL: Final = "install spirv-tools, or name the program in the environment variable SPIRV_VAL"
_NEWER: Final = "take a newer spirv-val, which the environment variable SPIRV_VAL may name"
# What SPIRV-Tools says of a number: an opcode, or an enumerant by the kind of its operand.
_UNKNOWN_OPCODE: Final = r"Invalid opcode: (\d+)"
_UNKNOWN_ENUMERANT: Final = r"Invalid ([\w ]+) operand: (\d+)"
_UNKNOWN_TARGET: Final = r"Unrecognized target env: (\S+)"
_VERSION: Final = r"SPIRV-Tools (v[\w.-]+)|\b(v\d{4}\.\d+[\w.-]*)"


Binary = bytes | bytearray | memoryview


class ValidationError(Exception):
    """The validator rejects the module; the text is the validator's own."""


def find_spirv_val() -> str | None:
    """The validator to run.

    Returns:
        The path of the program that the environment variable SPIRV_VAL names, else of the one on
        PATH;
        None where there is neither.
    """
    import shutil

    return shutil.which(os.environ.get("SPIRV_VAL") or "spirv-val")


_HEADER: Final = 5


def _is_for_vulkan(words: Sequence[int]) -> bool:
    """Whether a module has the memory model of Vulkan; capabilities come first (2.4)."""
    from spvbackend.spirv.enums import CapabilityVulkanMemoryModel
    from spvbackend.spirv.opcodes import OpCapability

    at, capability = _HEADER, 2 << 16 | OpCapability
    while at + 1 < len(words) and words[at] == capability:
        if words[at + 1] == CapabilityVulkanMemoryModel:
            return True
        at += 2
    return False


def default_target_env(spv: Binary) -> str:
    """The environment that knows nothing beyond the version in the header word, or Vulkan.

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
        seconds: how long it may take.

    Raises:
        ValidationError: the validator rejects the module.
        CompileError: there is no validator, or it cannot be run, crashes, hangs, or is too old for
            the module; or the bytes are no SPIR-V module, found where `target_env` is "".
        TypeError: `spv` is no bytes.
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
    """The version of a validator, as messages name it."""
    import re

    try:
        _, text = _run([tool, "--version"], b"", seconds=10)
    except CompileError:
        text = ""
    found = re.search(_VERSION, text)
    return (found[1] or found[2]) if found else "of unknown version"


def _found_tool() -> str:
    tool = find_spirv_val()
    if tool is not None:
        return tool
    named = os.environ.get("SPIRV_VAL")
    if named:
        raise CompileError(f"SPIRV_VAL names '{named}', which is no program", hint=_INSTALL)
    raise CompileError("spirv-val is not installed", hint=_INSTALL)


def _run(
    command: list[str], data: bytes | bytearray | memoryview, seconds: float
) -> tuple[int, str]:
    """The exit status of a program that gets data on its stdin, and what it says.

    Raises:
        CompileError: it cannot be run, or does not end.
    """
    import subprocess  # which takes longer to load than a small kernel to translate

    tool = command[0]
    try:
        # By stdin, which needs no file to write and to remove.
        done = subprocess.run(
            command, input=data, capture_output=True, check=False, timeout=seconds
        )
    except subprocess.TimeoutExpired:
        raise _broken(tool, f"gave no verdict in {seconds:g} seconds", "") from None
    except OSError as error:
        raise CompileError(f"cannot run '{tool}': {error.strerror}", hint=_INSTALL) from error
    return done.returncode, (done.stdout + done.stderr).decode("utf-8", "replace").strip()


def _broken(tool: str, how: str, text: str) -> CompileError:
    """The error for a validator that fails on its own account."""
    message = f"the validator '{tool}' {how}"
    return CompileError(f"{message}\n{text}" if text else message, hint=_INSTALL)


def _ending(status: int) -> str:
    """How a program ended: a negative status is the signal that did it."""
    if status >= 0:
        return f"status {status}"
    import signal

    try:
        return signal.Signals(-status).name
    except ValueError:  # a signal without a name, such as a real-time one
        return f"signal {-status}"


def unknown_to(text: str) -> str:
    """What there is in SPIR-V that a complaint shows the validator not to know, "" for nothing."""
    import re

    from spvbackend.spirv.enums import ENUMERANT_NAMES
    from spvbackend.spirv.opcodes import OPCODE_NAMES

    if found := re.search(_UNKNOWN_TARGET, text):
        return f"the environment {found[1]}"
    if found := re.search(_UNKNOWN_OPCODE, text):
        return OPCODE_NAMES.get(int(found[1]), "")
    if found := re.search(_UNKNOWN_ENUMERANT, text):
        kind = found[1].replace(" ", "").lower()
        known = [names for name, names in ENUMERANT_NAMES.items() if name.lower() == kind]
        name = known[0].get(int(found[2]), "") if known else ""
        return f"{found[1]} {name}" if name else ""
    return ""
