"""Turns a committed .ll into SPIR-V: by this package, or by another tool for comparison.

SPVBACKEND_E2E_TOOL names a command with {in} and {out}, and perhaps {ext} for an option that allows
the extensions of a case; SPVBACKEND_E2E_SOURCE=1 lets the runtime compile the OpenCL C itself,
which checks the references.
"""

from __future__ import annotations

import functools
import os
import pathlib
import shlex
import subprocess
from typing import Final

from tests.folders import E2E
from tests.lit.format import spirv_val_features

TRIPLE: Final = "spirv64-unknown-unknown"
TOOL: Final = os.environ.get("SPVBACKEND_E2E_TOOL", "")
FROM_SOURCE: Final = os.environ.get("SPVBACKEND_E2E_SOURCE", "") not in ("", "0")
LEVELS: Final = ("source",) if FROM_SOURCE else ("O0", "O2")


NEWER_THAN_DEBIAN: Final = frozenset(
    (
        "ext_block_prefetch",
        "ext_clock",
        "ext_function_pointers",
        "ext_function_pointers_vectors",
        "ext_small_floats",
        "ext_tensor_float",
    )
)
"""Files of kernels with features that Debian's spirv-val lacks or gets wrong."""


class ToolError(Exception):
    """The other tool, or spirv-val on its output, refused the module."""


def source_path(file: str) -> pathlib.Path:
    """Return the OpenCL C of a file of kernels."""
    return E2E / "kernels" / f"{file}.cl"


def ll_path(file: str, level: str) -> pathlib.Path:
    """Return the LLVM IR of a file of kernels at an optimisation level."""
    return E2E / "ll" / f"{file}.{level}.ll"


def run_command(command: list[str]) -> None:
    """Run a command; its messages become the reason of a failure."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ToolError(f"{command[0]}: {(done.stderr or done.stdout).strip()[:400]}")


def run_tool(source: pathlib.Path, output: pathlib.Path, extensions: tuple[str, ...]) -> None:
    """Translate with the command of SPVBACKEND_E2E_TOOL."""
    names = {"{in}": str(source), "{out}": str(output), "{ext}": ""}
    if extensions:
        names["{ext}"] = "--spirv-ext=" + ",".join(f"+{name}" for name in extensions)
    words = [names.get(word, word) for word in shlex.split(TOOL)]
    run_command([word for word in words if word])
    run_command([os.environ.get("SPIRV_VAL", "spirv-val"), str(output)])


@functools.cache
def translate(
    file: str,
    level: str,
    extensions: tuple[str, ...],
    folder: pathlib.Path,
    untyped_pointers: bool = False,
    target_profile: str = "",
) -> pathlib.Path:
    """Return the path of valid SPIR-V for a file of kernels; cases of one file share it.

    A profile's extensions do not count, only its other properties.
    """
    source = ll_path(file, level)
    kind = f"{target_profile}.untyped.spv" if untyped_pointers else f"{target_profile}.spv"
    output = folder / f"{'-'.join((file, *extensions))}.{level}.{kind}"
    if TOOL:
        run_tool(source, output, extensions)
        return output
    import spvbackend

    spirv = spvbackend.translate(
        source.read_text(),
        triple=TRIPLE,
        extensions=("-all", *extensions) if target_profile else extensions,
        verify=True,
        untyped_pointers=untyped_pointers,
        target_profile=target_profile,
    )
    is_new = file in NEWER_THAN_DEBIAN or untyped_pointers
    if not is_new or "new-spirv-val" in spirv_val_features():
        spvbackend.validate(spirv)
    output.write_bytes(spirv)
    return output
