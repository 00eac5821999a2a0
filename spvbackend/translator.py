"""The library's reusable entry: options checked once, then any number of translations.

A `Translator` keeps nothing between two translations but its options, so one may serve many
threads.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

from spvbackend.builtins.rows import Builtin
from spvbackend.diagnostics import CompileError, CompileWarning, TranslationWarning, render
from spvbackend.options import Options, checked_version, name_extensions, parse_triple

if TYPE_CHECKING:
    from spvbackend.explain.pointee_types import PointeeTypes
    from spvbackend.prepare.templates.text import Lowering

_PACKAGE: Final = "spvbackend"


@final
class Translator:
    """Translates modules to SPIR-V with fixed options, which are checked once.

    Args:
        triple: spirv32 or spirv64, or spirv64v1.N for a version; "" takes the module's own, or
            spirv64.
        version: major and minor of the SPIR-V version, in place of the triple's.
        extensions: the names that may be used, or the text of --spirv-ext.
        opt_level: 0 to 3; from 1 on LLVM's own pipeline runs first.
        allow_unknown_intrinsics: prefixes of the intrinsics that may become calls of imported
            functions; None allows none.
        avoid_capabilities: names not to be declared where another capability serves.
        verify: check the module after every pass.
        builtins: a frontend's own: rows (`spvbackend.builtins.rows.Builtin`) for what one
            instruction does, and `Lowering`s for the rest; they come before those of OpenCL C.

    Raises:
        CompileError: an option is wrong.
    """

    __slots__ = ("options", "own")

    def __init__(
        self,
        *,
        triple: str = "",
        version: tuple[int, int] | None = None,
        extensions: str | Iterable[str] = (),
        opt_level: int = 0,
        allow_unknown_intrinsics: Iterable[str] | None = None,
        avoid_capabilities: Iterable[str] = (),
        verify: bool = False,
        builtins: Iterable[Builtin | Lowering] = (),
    ) -> None:
        if triple:
            parse_triple(triple)
        if opt_level not in (0, 1, 2, 3):
            raise CompileError(f"bad optimisation level '{opt_level}': it is 0, 1, 2 or 3")
        self.options: Final = Options(triple, checked_version(version) if version else 0)
        self.options.opt_level = opt_level
        self.options.filetype = "obj"
        self.options.extensions = name_extensions(extensions)
        self.options.avoid_capabilities = frozenset(avoid_capabilities)
        self.options.verify = self.options.verify_each = verify
        rows: list[Builtin] = []
        lowerings: list[Lowering] = []
        for row in builtins:
            if isinstance(row, Builtin):
                rows.append(row)
            else:
                lowerings.append(row)
        self.own: Final = (tuple(rows), tuple(lowerings))
        if allow_unknown_intrinsics is not None:
            self.options.allow_unknown_intrinsics = tuple(allow_unknown_intrinsics)

    def translate(self, ir: object) -> bytes:
        """The SPIR-V binary of a module.

        Args:
            ir: the module's text, its bitcode, or an llvmlite module, which is printed.

        Returns:
            The bytes of the module, in little-endian words.

        Warns:
            TranslationWarning: something of the input has no effect or is likely a mistake.

        Raises:
            CompileError: the input is wrong; like the others, it has its place in the user's text.
            Unsupported: the input is right, but has no translation.
            InternalError: a bug of ours, or what `verify` has found.
        """
        from spvbackend import driver

        run = driver.run(_source(ir), self.options, sys.stderr, own=self.own, listener=_warn)
        return run.binary

    def infer_types(self, ir: object) -> PointeeTypes:
        """What each pointer of a module points to, and why.

        Args:
            ir: what `translate` takes.

        Returns:
            A sequence of typed pointers; lines are those of the text, or of LLVM's own print for
            bitcode and where `opt_level` is not 0.

        Raises:
            CompileError: the input is wrong.
            Unsupported: the input is right, but is refused before or by inference.
            InternalError: a bug of ours.
        """
        from spvbackend import driver

        return driver.explain(_source(ir), self.options, sys.stderr, own=self.own)


def _warn(warning: CompileWarning) -> None:
    """Hand a warning to Python's filters, as one of the line that called the library."""
    level = 2
    frame = sys._getframe(1)
    while frame.f_back is not None and _is_own(frame.f_globals.get("__name__")):
        frame = frame.f_back
        level += 1
    warnings.warn(render(warning), TranslationWarning, stacklevel=level)


def _is_own(module: object) -> bool:
    """Whether a frame's module is ours; code that is run from a bare namespace has none."""
    if not isinstance(module, str):
        return False
    return module == _PACKAGE or module.startswith(f"{_PACKAGE}.")


def _source(ir: object) -> str | bytes:
    """What LLVM can be given; it would take an end for a zero byte, and nothing for a module."""
    # An llvmlite module prints itself; a copy of its text leaves it as it is.
    source = ir if isinstance(ir, str | bytes) else str(ir)
    if not source.strip():
        raise CompileError("the input is empty")
    if isinstance(source, str) and "\0" in source:
        raise CompileError("the input is neither LLVM IR text nor bitcode")
    return source
