"""Runs the spirv-val of SPIRV-Tools on a module; the tool is a program beside us, not a library.

Input: a binary, of ours or not. There is no output but the complaint.
"""

import os

from spvbackend.emit.read import words_of


class ValidationError(Exception):
    """The validator rejects the module, or there is none; the text is the validator's own."""


def find_spirv_val() -> str | None:
    """The validator to run.

    Returns:
        The path of the program that the environment variable SPIRV_VAL names, else of the one on
        PATH;
        None where there is neither.
    """
    import shutil

    return shutil.which(os.environ.get("SPIRV_VAL") or "spirv-val")


def default_target_env(spv: bytes) -> str:
    """The environment that knows nothing beyond the version in the header word.

    An environment of OpenCL would also check its profile, which depends on the device.
    """
    version = words_of(spv)[1]
    return f"spv{version >> 16 & 0xFF}.{version >> 8 & 0xFF}"


def validate(spv: bytes, target_env: str = "", spirv_val: str = "") -> None:
    """Let spirv-val check a module.

    Args:
        spv: the bytes of the module, in either byte order.
        target_env: a name that spirv-val takes, such as opencl2.2; "" takes the header's version.
        spirv_val: the program to run; "" takes `find_spirv_val`'s.

    Raises:
        ValidationError: the validator rejects the module, or could not be run.
        CompileError: the bytes are no SPIR-V module, found where `target_env` is "".
    """
    import subprocess  # which takes longer to load than a small kernel to translate

    tool = spirv_val or find_spirv_val()
    if tool is None:
        raise ValidationError("spirv-val is not installed: put it on PATH or name it in SPIRV_VAL")
    command = [tool, "--target-env", target_env or default_target_env(spv), "-"]
    try:
        # By stdin, which needs no file to write and to remove.
        done = subprocess.run(command, input=spv, capture_output=True, check=False)
    except OSError as error:
        raise ValidationError(f"cannot run {tool}: {error.strerror}") from error
    if done.returncode:
        text = (done.stdout + done.stderr).decode("utf-8", "replace").strip()
        raise ValidationError(text or f"{tool} ended with status {done.returncode}")
