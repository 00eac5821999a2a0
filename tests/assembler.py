"""Checks by spirv-as that our text of a module assembles to the same words."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
from typing import Final

import spvbackend
from spvbackend.emit.read import words_of
from spvbackend.validate import default_target_env

NEW: Final = (2026, 4)
"""The first release of SPIRV-Tools with all features of the tests."""
_GENERATOR: Final = 2
"""Index of the header's word for the tool that wrote the module (2.3)."""


@functools.cache
def new_assembler() -> str:
    """Return the path of a spirv-as that knows all names, "" for none."""
    tool = shutil.which("spirv-as")
    return tool if tool and tool_release(tool) >= NEW else ""


def tool_release(tool: str) -> tuple[int, int]:
    """Return the year and number of a program of SPIRV-Tools."""
    done = subprocess.run([tool, "--version"], capture_output=True, text=True, check=False)
    version = re.search(r"\bv(\d+)\.(\d+)", done.stdout)
    return (int(version[1]), int(version[2])) if version is not None else (0, 0)


def difference(module: bytes, *, friendly_names: bool = False) -> str:
    """Return the difference between the module and the assembled text, "" for none.

    spirv-as numbers ids with names in the order of the text, as we do.
    """
    text = spvbackend.disassemble(module, friendly_names=friendly_names)
    command = [new_assembler(), "--target-env", default_target_env(module), "-o", "-", "-"]
    if not friendly_names:
        command.insert(1, "--preserve-numeric-ids")
    data = text.encode("utf-8", "surrogateescape")
    done = subprocess.run(command, input=data, capture_output=True, check=False)
    if done.returncode:
        return f"spirv-as: {done.stderr.decode(errors='replace').strip()}"
    words, again = words_of(module), words_of(done.stdout)
    words[_GENERATOR] = again[_GENERATOR]
    if words == again:
        return ""
    pairs = enumerate(zip(words, again, strict=False))
    place = next((n for n, (one, other) in pairs if one != other), min(len(words), len(again)))
    return f"spirv-as: word {place} of {len(words)} is another one of {len(again)}"
