"""LLVM IR to SPIR-V in pure Python.

`translate` does from Python what the command `pyllc` does from a shell. The compiler itself is
imported by the first translation, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from spvbackend.builtins.rows import Builtin
from spvbackend.diagnostics import CompileError, Diagnostic, InternalError, Unsupported
from spvbackend.emit.read import EntryPoint, entry_points
from spvbackend.prepare.templates.text import Lowering, Request, Writer
from spvbackend.translator import Translator
from spvbackend.validate import ValidationError, validate

if TYPE_CHECKING:
    from spvbackend.explain.pointee_types import PointeeTypes

__all__ = [
    "Builtin",
    "CompileError",
    "Diagnostic",
    "EntryPoint",
    "InternalError",
    "Lowering",
    "Request",
    "Translator",
    "Unsupported",
    "ValidationError",
    "Writer",
    "entry_points",
    "infer_types",
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
    builtins: Iterable[Builtin | Lowering] = (),
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
        builtins=builtins,
    ).translate(ir)


def infer_types(ir: object, *, triple: str = "", opt_level: int = 0) -> PointeeTypes:
    """What each pointer of a module points to, and from what evidence.

    Takes what `translate` takes, also modules that have no translation for another reason than
    their types.  Gives a sequence of `spvbackend.explain.pointee_types.TypedPointer`; raises
    CompileError or Unsupported.
    """
    return Translator(triple=triple, extensions="all", opt_level=opt_level).infer_types(ir)
