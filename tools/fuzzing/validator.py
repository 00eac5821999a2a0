"""spirv-val on many binaries at once: it takes a folder, and processes are what costs."""

import re
import tempfile
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from apparatus.processes import RunError, run

from spvbackend.diagnostics import CompileError
from spvbackend.validate import (
    ValidationError,
    default_target_env,
    find_spirv_val,
    unknown_to,
    validate,
)

MESSAGE: Final = re.compile(
    r"^error: \S*?/(\d+)\.spv:(.*?)(?=^error: \S*?/\d+\.spv:|\Z)", re.M | re.S
)
SECONDS: Final = 120


def validate_all(binaries: Mapping[int, bytes]) -> dict[int, str]:
    """The complaints of spirv-val about the binaries that it rejects, by their numbers."""
    tool = find_spirv_val()
    if tool is None:
        return {}
    folders: defaultdict[str, list[int]] = defaultdict(list)
    for number, binary in binaries.items():
        folders[default_target_env(binary)].append(number)
    said: dict[int, str] = {}
    for environment, numbers in folders.items():
        said |= validate_folder(tool, environment, {number: binaries[number] for number in numbers})
    return said


def validate_folder(tool: str, environment: str, binaries: Mapping[int, bytes]) -> dict[int, str]:
    with tempfile.TemporaryDirectory() as folder:
        for number, binary in binaries.items():
            Path(folder, f"{number}.spv").write_bytes(binary)
        try:
            run([tool, "--target-env", environment, folder], seconds=SECONDS)
            return {}
        except RunError as error:
            text = error.output + error.errors
    said = {int(match[1]): match[2].strip() for match in MESSAGE.finditer(text)}
    if not said:
        # Something ended it, or it spoke in another way: one by one then.
        return validate_each(binaries)
    # A complaint about something too new for it says nothing about the binary.
    return {number: message for number, message in said.items() if not unknown_to(message)}


def validate_each(binaries: Mapping[int, bytes]) -> dict[int, str]:
    said: dict[int, str] = {}
    for number, binary in binaries.items():
        try:
            validate(binary)
        except ValidationError as error:
            said[number] = str(error)
        except CompileError as error:
            # A binary that ends it is a finding like one that it rejects.
            if not unknown_to(str(error)):
                said[number] = str(error)
    return said
