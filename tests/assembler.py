"""spirv-as, and whether our text of a module becomes the same words again."""

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
"""The first release of SPIRV-Tools that knows all that the tests use."""
_GENERATOR: Final = 2
"""The word of the header that names the tool which wrote the module (2.3)."""


@functools.cache
def new_assembler() -> str:
    """The path of a spirv-as that knows all names, "" where there is none."""
    tool = shutil.which("spirv-as")
    return tool if tool and tool_release(tool) >= NEW else ""


def tool_release(tool: str) -> tuple[int, int]:
    """The year and number of a program of SPIRV-Tools."""
    done = subprocess.run([tool, "--version"], capture_output=True, text=True, check=False)
    version = re.search(r"\bv(\d+)\.(\d+)", done.stdout)
    return (int(version[1]), int(version[2])) if version is not None else (0, 0)


def difference(module: bytes, *, friendly_names: bool = False) -> str:
    """What spirv-as makes other than the module of its text, "" for nothing.

    Ids that are written as names get their numbers in the order of the text, as ours have them.
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
