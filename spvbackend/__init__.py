"""LLVM IR to SPIR-V in pure Python.

`translate` does from Python what the command `pyllc` does from a shell. What is in `__all__` is the
whole public interface. The compiler itself is imported by the first translation, so that importing
the package costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from spvbackend.builtins.rows import Builtin
from spvbackend.diagnostics import (
    CompileError,
    Diagnostic,
    InternalError,
    TranslationWarning,
    Unsupported,
)
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
    "TranslationWarning",
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
    trap: str = "",
    verify: bool = False,
    builtins: Iterable[Builtin | Lowering] = (),
) -> bytes:
    """The SPIR-V binary for a module.

    Args:
        ir: the module's text, its bitcode, or an llvmlite module, which is printed.
        triple: spirv32 or spirv64, or spirv64v1.N for a version; "" takes the module's own, or
            spirv64.
        version: major and minor of the SPIR-V version, in place of the triple's.
        extensions: the names that may be used, or the text of --spirv-ext; only what is needed is
            declared.
        opt_level: 1 to 3 runs LLVM's own pipeline first.
        allow_unknown_intrinsics: prefixes of the intrinsics that may become calls of imported
            functions; None allows none.
        avoid_capabilities: names not to be declared where another capability serves.
        trap: what becomes of a trap: "abort", which needs an extension, "return", by which the
            work-item ends too, or "unreachable", the promise that there is none; "" aborts where
            the extension may be used, and returns elsewhere.
        verify: check the module after every pass.
        builtins: a frontend's own, which come before those of OpenCL C.

    Returns:
        The bytes of the module, in little-endian words.

    Warns:
        TranslationWarning: something of the input has no effect or is likely a mistake.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is right, but has no translation.
        InternalError: a bug of ours, or what `verify` has found.
    """
    return Translator(
        triple=triple,
        version=version,
        extensions=extensions,
        opt_level=opt_level,
        allow_unknown_intrinsics=allow_unknown_intrinsics,
        avoid_capabilities=avoid_capabilities,
        trap=trap,
        verify=verify,
        builtins=builtins,
    ).translate(ir)


def infer_types(ir: object, *, triple: str = "", opt_level: int = 0) -> PointeeTypes:
    """What each pointer of a module points to, and from what evidence.

    All extensions are allowed: whether a translation may use one does not matter to the types. So
    this also takes modules that have no translation for another reason than their types.

    Args:
        ir: what `translate` takes.
        triple: as for `translate`.
        opt_level: as for `translate`.

    Returns:
        A sequence of `spvbackend.explain.pointee_types.TypedPointer`; lines are those of the text,
        or
        of LLVM's own print for bitcode and where `opt_level` is not 0.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is right, but is refused before or by inference.
        InternalError: a bug of ours.
    """
    return Translator(triple=triple, extensions="all", opt_level=opt_level).infer_types(ir)
