"""LLVM IR to SPIR-V in pure Python.

`translate` does from Python what the command `pyllc` does from a shell. What is in `__all__` is the
whole public interface. What it names is imported where it is first used, and the compiler itself by
the first translation, so that importing the package costs next to nothing: that comes before all
else, in the command too, which can be interrupted without a traceback only from then on.
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
    from spvbackend.emit.text import disassemble
    from spvbackend.explain.needs import Needs
    from spvbackend.explain.pointee_types import PointeeTypes, TypedPointer
    from spvbackend.many.results import Translation
    from spvbackend.prepare.templates.text import Lowering, Request, Shape, Writer
    from spvbackend.shader.interface import Shader
    from spvbackend.target.launch import ModuleData, Parameter, PrintfFormat
    from spvbackend.translator import Translator, TranslatorOptions

__all__ = [
    "Builtin",
    "Cache",
    "CompileError",
    "CompileWarning",
    "Diagnostic",
    "EntryPoint",
    "InternalError",
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
    "translate",
    "translate_many",
    "validate",
]
__version__: Final = VERSION
# As above for those who check types.
_HOMES: Final = {
    "Builtin": "spvbackend.builtins.rows",
    "Cache": "spvbackend.cache.store",
    "EntryPoint": "spvbackend.emit.entry_points",
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
}


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


def __getattr__(name: str) -> object:
    """A name of the interface, imported when it is first asked for."""
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
    llvmlite module, which is printed. The options are those of a `Translator`, which says what they
    are.

    Returns:
        The bytes of the module, in little-endian words.

    Warns:
        TranslationWarning: something of the input has no effect or is likely a mistake.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is right, but has no translation.
        InternalError: a bug of ours, or what `verify` has found.
        TypeError: an argument is of a type that it does not take.
    """
    from spvbackend.translator import Translator

    return Translator(**options).translate(ir)


def translate_many(
    modules: Iterable[object],
    *,
    executor: Executor | None = None,
    **options: Unpack[TranslatorOptions],
) -> Iterator[Translation]:
    """Translate many modules; what is wrong with one stops no other.

    Each of `modules` is what `translate` takes. A module that llvmlite holds is sent as bitcode, so
    its errors have no lines. `executor` has them translated, in other threads, processes or
    machines, such as `concurrent.futures.ProcessPoolExecutor` or Dask's `Client.get_executor()`;
    None translates in this process, one by one. The options are those of a `Translator`.

    Returns:
        An iterator of `Translation`, which hands modules over while results are taken from it. It
        gives each result once those before it are there, and takes back what has not begun when it
        is closed.

    Raises:
        CompileError: an option is wrong.
        TypeError: an argument is of a type that it does not take.
    """
    from spvbackend.translator import Translator

    return Translator(**options).translate_many(modules, executor=executor)


def infer_types(ir: object, *, triple: str | None = "", opt_level: int | None = 0) -> PointeeTypes:
    """What each pointer of a module points to, and from what evidence.

    All extensions are allowed: whether a translation may use one does not matter to the types. So
    this also takes modules that have no translation for another reason than their types.

    Args:
        ir: what `translate` takes.
        triple: as for `translate`.
        opt_level: as for `translate`.

    Returns:
        A sequence of `spvbackend.explain.pointee_types.TypedPointer`; lines are those of the text,
        or of LLVM's own print for bitcode and where `opt_level` is not 0.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is right, but is refused before or by inference.
        InternalError: a bug of ours.
        TypeError: an argument is of a type that it does not take.
    """
    from spvbackend.translator import Translator

    return Translator(triple=triple, extensions="all", opt_level=opt_level).infer_types(ir)


def explain_extensions(
    ir: object,
    *,
    triple: str | None = "",
    version: tuple[int, int] | str | None = None,
    extensions: str | Iterable[str] | None = "all",
    opt_level: int | None = 0,
    target_profile: str | None = "",
) -> Needs:
    """What a module needs of a consumer, and which instruction asked for each of it.

    `spvbackend.explain.needs.report` makes a text of it.

    Args:
        ir: what `translate` takes.
        triple: as for `translate`.
        version: as for `translate`.
        extensions: as for `translate`; all are allowed where nothing is said, so that the answer
            has those which a translation would do without.
        opt_level: as for `translate`.
        target_profile: as for `translate`; `extensions` has to be `()` for its extensions alone.

    Returns:
        The version, extensions and capabilities; lines are those of the text, or of LLVM's own
        print for bitcode and where `opt_level` is not 0.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is right, but has no translation.
        InternalError: a bug of ours.
        TypeError: an argument is of a type that it does not take.
    """
    from spvbackend.translator import Translator

    return Translator(
        triple=triple,
        version=version,
        extensions=extensions,
        opt_level=opt_level,
        target_profile=target_profile,
    ).explain_extensions(ir)
