"""LLVM IR to SPIR-V in pure Python.

`translate` does from Python what the command `pyllc` does from a shell. The compiler itself is
imported by the first translation, so that importing the package costs next to nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

from spvbackend.diagnostics import CompileError, Diagnostic, InternalError, Unsupported
from spvbackend.validate import ValidationError, validate

__all__ = [
    "CompileError",
    "Diagnostic",
    "InternalError",
    "Unsupported",
    "ValidationError",
    "translate",
    "validate",
]
__version__: Final = "0.1.0"


def translate(
    ir: object,
    *,
    triple: str = "",
    version: tuple[int, int] | None = None,
    extensions: str | Iterable[str] = (),
    opt_level: int = 0,
    allow_unknown_intrinsics: Iterable[str] | None = None,
) -> bytes:
    """The SPIR-V binary for a module: its text, its bitcode, or an llvmlite module.

    triple, or else the module's own, names the target; version then sets the SPIR-V version.
    extensions that may be used are given by name (`all` stands for each), or as the text of
    --spirv-ext. Raises CompileError, Unsupported or InternalError.
    """
    from spvbackend import driver
    from spvbackend.options import Options, name_extensions, version_word

    options = Options(
        triple=triple,
        version=version_word(version) if version else 0,
        opt_level=opt_level,
        filetype="obj",
        extensions=name_extensions(extensions),
    )
    if allow_unknown_intrinsics is not None:
        options.allow_unknown_intrinsics = tuple(allow_unknown_intrinsics)
    source = ir if isinstance(ir, str | bytes) else str(ir)
    return driver.run(source, options, sys.stderr).binary
