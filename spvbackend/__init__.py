"""LLVM IR to SPIR-V in pure Python.

`translate` does from Python what the command `pyllc` does from a shell. The compiler itself is
imported by the first translation, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spvbackend.diagnostics import CompileError, Diagnostic, InternalError, Unsupported
from spvbackend.emit.read import EntryPoint, entry_points
from spvbackend.translator import Translator
from spvbackend.validate import ValidationError, validate

__all__ = [
    "CompileError",
    "Diagnostic",
    "EntryPoint",
    "InternalError",
    "Translator",
    "Unsupported",
    "ValidationError",
    "entry_points",
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
    avoid_capabilities: Iterable[str] = (),
    verify: bool = False,
) -> bytes:
    """The SPIR-V binary for a module: its text, its bitcode, or an llvmlite module.

    The options and the exceptions are those of `Translator`.
    """
    return Translator(
        triple=triple,
        version=version,
        extensions=extensions,
        opt_level=opt_level,
        allow_unknown_intrinsics=allow_unknown_intrinsics,
        avoid_capabilities=avoid_capabilities,
        verify=verify,
    ).translate(ir)
