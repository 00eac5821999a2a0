"""Runs the spirv-val of SPIRV-Tools on a module; the tool is a program beside us, not a library."""

import os

from spvbackend.emit.read import words_of


class ValidationError(Exception):
    """The validator rejects the module, or there is none; the text is the validator's own."""


def find_spirv_val() -> str | None:
    """The validator that SPIRV_VAL names, else the one on PATH."""
    import shutil

    return shutil.which(os.environ.get("SPIRV_VAL") or "spirv-val")


def default_target_env(spv: bytes) -> str:
    """The environment that knows nothing beyond the version in the header word."""
    version = words_of(spv)[1]
    return f"spv{version >> 16 & 0xFF}.{version >> 8 & 0xFF}"


def validate(spv: bytes, target_env: str = "", spirv_val: str = "") -> None:
    """Raises ValidationError unless the validator accepts the module for target_env."""
    import subprocess  # it loads for longer than a small kernel takes

    tool = spirv_val or find_spirv_val()
    if tool is None:
        raise ValidationError("spirv-val is not installed: put it on PATH or name it in SPIRV_VAL")
    command = [tool, "--target-env", target_env or default_target_env(spv), "-"]
    try:
        done = subprocess.run(command, input=spv, capture_output=True, check=False)
    except OSError as error:
        raise ValidationError(f"cannot run {tool}: {error.strerror}") from error
    if done.returncode:
        text = (done.stdout + done.stderr).decode("utf-8", "replace").strip()
        raise ValidationError(text or f"{tool} ended with status {done.returncode}")
