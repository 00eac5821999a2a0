"""LLVM IR to SPIR-V in pure Python.

`translate` is the library's form of the command `pyllc`. `__all__` is the whole public interface.
Its names are imported at their first use, and the compiler itself by the first translation, so that
importing the package is fast: the command, too, imports it first, and can be interrupted without a
traceback only after that.
"""

from __future__ import annotations

from spvbackend.diagnostics import (
    CompileError,
    CompileWarning,
    Diagnostic,
    InternalError,
    TranslationWarning,
    Unsupported,
)
from spvbackend.validate import ValidationError, validate
from spvbackend.version import VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from concurrent.futures import Executor
    from typing import Final, Unpack

    from spvbackend import debug
    from spvbackend.builtins.rows import Builtin
    from spvbackend.cache.store import Cache
    from spvbackend.emit.entry_points import EntryPoint, entry_points
    from spvbackend.emit.reflection import ReflectedModule, reflect
    from spvbackend.emit.specialize import specialize
    from spvbackend.emit.text import disassemble
    from spvbackend.explain.needs import Needs
    from spvbackend.explain.pointee_types import PointeeTypes, TypedPointer
    from spvbackend.many.results import Translation
    from spvbackend.prepare.templates.text import Lowering, Request, Shape, Writer
    from spvbackend.shader.interface import Shader
    from spvbackend.target.launch import LiteralSampler, ModuleData, Parameter, PrintfFormat
    from spvbackend.translator import Translator, TranslatorOptions

__all__ = [
    "Builtin",
    "Cache",
    "CompileError",
    "CompileWarning",
    "Diagnostic",
    "EntryPoint",
    "InternalError",
    "LiteralSampler",
    "Lowering",
    "ModuleData",
    "Needs",
    "Parameter",
    "PointeeTypes",
    "PrintfFormat",
    "ReflectedModule",
    "Request",
    "Shader",
    "Shape",
    "Translation",
    "TranslationWarning",
    "Translator",
    "TranslatorOptions",
    "TypedPointer",
    "Unsupported",
    "ValidationError",
    "Writer",
    "debug",
    "disassemble",
    "entry_points",
    "explain_extensions",
    "infer_types",
    "reflect",
    "specialize",
    "translate",
    "translate_many",
    "validate",
]
__version__: Final = VERSION
# The module of each name that `__getattr__` imports; TYPE_CHECKING imports them for type checkers.
_HOMES: Final = {
    "Builtin": "spvbackend.builtins.rows",
    "Cache": "spvbackend.cache.store",
    "EntryPoint": "spvbackend.emit.entry_points",
    "LiteralSampler": "spvbackend.target.launch",
    "Lowering": "spvbackend.prepare.templates.text",
    "ModuleData": "spvbackend.target.launch",
    "Needs": "spvbackend.explain.needs",
    "Parameter": "spvbackend.target.launch",
    "PointeeTypes": "spvbackend.explain.pointee_types",
    "PrintfFormat": "spvbackend.target.launch",
    "ReflectedModule": "spvbackend.emit.reflection",
    "Request": "spvbackend.prepare.templates.text",
    "Shader": "spvbackend.shader.interface",
    "Shape": "spvbackend.prepare.templates.text",
    "Translation": "spvbackend.many.results",
    "Translator": "spvbackend.translator",
    "TranslatorOptions": "spvbackend.translator",
    "TypedPointer": "spvbackend.explain.pointee_types",
    "Writer": "spvbackend.prepare.templates.text",
    "disassemble": "spvbackend.emit.text",
    "entry_points": "spvbackend.emit.entry_points",
    "reflect": "spvbackend.emit.reflection",
    "specialize": "spvbackend.emit.specialize",
}


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


def __getattr__(name: str) -> object:
    """Import a name of the interface at its first use."""
    from importlib import import_module

    if name == "debug":
        return import_module("spvbackend.debug")
    if name not in _HOMES:
        raise AttributeError(f"module 'spvbackend' has no attribute '{name}'")
    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def translate(ir: object, **options: Unpack[TranslatorOptions]) -> bytes:
    """Translate a module to a SPIR-V binary.

    `ir` is the module's text, its bitcode, text as bytes, a path (`os.PathLike`) to either, or an
    llvmlite module, which is printed. The options are those of a `Translator`.

    Returns:
        The bytes of the module, in little-endian words.

    Warns:
        TranslationWarning: a part of the input has no effect or is likely a mistake.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is valid, but has no translation.
        InternalError: a bug of ours, or an error of `verify`.
        TypeError: an argument has a wrong type.
    """
    from spvbackend.translator import Translator

    return Translator(**options).translate(ir)


def translate_many(
    modules: Iterable[object],
    *,
    executor: Executor | None = None,
    **options: Unpack[TranslatorOptions],
) -> Iterator[Translation]:
    """Translate many modules; an error of one does not stop the others.

    Each of `modules` is an argument of `translate`. An llvmlite module is sent as bitcode, so its
    errors have no lines. `executor` runs the translations in other threads, processes or machines,
    such as `concurrent.futures.ProcessPoolExecutor` or Dask's `Client.get_executor()`; None
    translates in this process, one by one. The options are those of a `Translator`.

    Returns:
        An iterator of `Translation` in the order of the modules. It submits modules while results
        are taken, and cancels translations that have not begun when it is closed.

    Raises:
        CompileError: an option is wrong.
        TypeError: an argument has a wrong type.
    """
    from spvbackend.translator import Translator

    return Translator(**options).translate_many(modules, executor=executor)


def infer_types(ir: object, *, triple: str | None = "", opt_level: int | None = 0) -> PointeeTypes:
    """Infer the pointee of each pointer of a module, and return the evidence.

    All extensions are allowed, as they do not matter to the types. So modules that have no
    translation for another reason than their types are accepted.

    Args:
        ir: as for `translate`.
        triple: as for `translate`.
        opt_level: as for `translate`.

    Returns:
        A sequence of `spvbackend.explain.pointee_types.TypedPointer`; lines are those of the text,
        or of LLVM's own print for bitcode and where `opt_level` is not 0.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is valid, but is refused before or by inference.
        InternalError: a bug of ours.
        TypeError: an argument has a wrong type.
    """
    from spvbackend.translator import Translator

    return Translator(triple=triple, extensions="all", opt_level=opt_level).infer_types(ir)


def explain_extensions(
    ir: object,
    *,
    triple: str | None = "",
    version: tuple[int, int] | str | None = None,
    extensions: str | Iterable[str] | None = None,
    opt_level: int | None = 0,
    target_profile: str | None = "",
) -> Needs:
    """Return what a module needs of a consumer, and which instruction needs it.

    `spvbackend.explain.needs.report` makes a text of the result.

    Args:
        ir: as for `translate`.
        triple: as for `translate`.
        version: as for `translate`.
        extensions: as for `translate`; by default all are allowed by name, so that the result has
            optional ones, too.
        opt_level: as for `translate`.
        target_profile: as for `translate`; pass `extensions=()` to allow only its extensions.

    Returns:
        The version, extensions and capabilities; lines are those of the text, or of LLVM's own
        print for bitcode and where `opt_level` is not 0.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is right, but has no translation.
        InternalError: a bug of ours.
        TypeError: an argument is of a type that it does not take.
    """
    from spvbackend.target.extensions import ALL_EXTENSIONS
    from spvbackend.translator import Translator

    return Translator(
        triple=triple,
        version=version,
        extensions=sorted(ALL_EXTENSIONS) if extensions is None else extensions,
        opt_level=opt_level,
        target_profile=target_profile,
    ).explain_extensions(ir)
