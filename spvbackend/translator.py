"""The library's reusable entry: options checked once, then any number of translations.

A `Translator` keeps nothing between two translations but its options, so one may serve many
threads.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from functools import partial
from typing import TYPE_CHECKING, Final, SupportsIndex, TypedDict, Unpack, final

from spvbackend.builtins.rows import Builtin
from spvbackend.diagnostics import (
    LIBRARY,
    CompileWarning,
    Diagnostic,
    InternalError,
    TranslationWarning,
    render,
    settle,
)
from spvbackend.options import FIELDS, Options, check_extensions, take_profile, untyped_base
from spvbackend.options.values import name_extensions
from spvbackend.reading.source import NO_SOURCE, Source, bitcode_of, read_source

if TYPE_CHECKING:
    from concurrent.futures import Executor
    from inspect import Signature

    from spvbackend.cache.entry import Entry
    from spvbackend.cache.store import Cache
    from spvbackend.driver import Output
    from spvbackend.explain.needs import Needs
    from spvbackend.explain.pointee_types import PointeeTypes
    from spvbackend.many.results import Translation
    from spvbackend.many.work import Task
    from spvbackend.prepare.templates.text import Lowering
    from spvbackend.shader.interface import Shader
    from spvbackend.target.debug_sets import DebugInfoKind
    from spvbackend.target.traps import Trap
    from spvbackend.translation.context import OwnBuiltins


Listener = Callable[[CompileWarning], None]
_PACKAGE: Final = "spvbackend"


class TranslatorOptions(TypedDict, total=False):
    """The arguments of a `Translator`, for those that hand them on."""

    triple: str | None
    version: tuple[int, int] | str | None
    extensions: str | Iterable[str] | None
    opt_level: int | None
    allow_unknown_intrinsics: str | Iterable[str] | None
    avoid_capabilities: str | Iterable[str] | None
    trap: Trap | None
    verify: bool | None
    builtins: Iterable[Builtin | Lowering] | None
    workgroup_size: int | tuple[int, ...] | str | None
    subgroup_size: int | None
    trust_bitcode: bool | None
    address_space_map: str | None
    dynamic_local_memory: SupportsIndex | None
    strip_debug: bool | None
    debug_info: DebugInfoKind | None
    target_profile: str | None
    untyped_pointers: bool | None
    cache: str | os.PathLike[str] | Cache | None
    vulkan_regions: bool | None


class _Signature:
    """The signature of a `Translator`, made for those who ask for it."""

    def __get__(self, instance: object, owner: type) -> Signature:
        from inspect import Parameter, Signature

        rows = FIELDS.values()
        shown = {row.argument: row.default for row in rows if isinstance(row.default, bool | str)}
        kinds = TranslatorOptions.__annotations__
        texts = {name: kind.__forward_arg__ for name, kind in kinds.items()}
        keyword = Parameter.KEYWORD_ONLY
        return Signature(
            [
                Parameter(name, keyword, default=shown.get(name), annotation=text)
                for name, text in texts.items()
            ]
        )


@final
class Translator:
    """Translates modules to SPIR-V with fixed options, which are checked once.

    Args:
        triple: spirv32 or spirv64, or spirv64v1.N for a version; "" takes the module's own, or
            spirv64, as does None.
        version: major and minor of the SPIR-V version, as in (1, 4) or "1.4", in place of the
            triple's.
        extensions: the names that may be used beside those of the profile, or the text of
            --spirv-ext, whose `-NAME` takes one away.
        opt_level: 0 to 3; from 1 on LLVM's own pipeline runs first.
        allow_unknown_intrinsics: prefixes of the intrinsics that may become calls of imported
            functions; None allows none.
        avoid_capabilities: names not to be declared where another capability serves.
        trap: what becomes of a trap: "abort", which needs an extension, "return", by which the
            work-item ends too, or "unreachable", the promise that there is none; "" aborts where
            the extension may be used, and returns elsewhere.
        verify: check the module after every pass.
        builtins: a frontend's own: rows (`spvbackend.builtins.rows.Builtin`) for what one
            instruction does, and `Lowering`s for the rest; they come before those of OpenCL C.
        workgroup_size: one to three sizes that a launch of a kernel has to have, where the kernel
            says none itself.
        subgroup_size: the same of sub-groups.
        trust_bitcode: read bitcode in this process, which saves the tenth of a second that a
            process of its own takes; corrupt bitcode would end this one. Text needs no such word:
            it is read here unless something in it is a risk.
        address_space_map: what the module's numbers of address spaces mean: "spir", "amdgcn",
            "nvptx" or "cpu", or pairs such as "0:generic,4:private"; "" lets the module say it.
        dynamic_local_memory: bytes of the local arrays of no elements, which a launch would size.
        strip_debug: leave out debug info, which otherwise gives instructions their lines.
        debug_info: "lines", "none", or the set for all of it: "ocl-100", "nonsemantic-shader-100"
            or "nonsemantic-shader-200".
        target_profile: the driver that the module is for, such as "intel-gpu" or "pocl"; its
            profile says what extensions may be used and the newest version. "" is none.
        untyped_pointers: write those of SPV_KHR_untyped_pointers, which need not be allowed else:
            instructions say the types of what they access, and there are no casts of pointers.
        cache: a folder, or a `spvbackend.Cache`, where translations are kept and taken from, with
            their warnings; those with a `Lowering`, whose function may do anything, are not.
        vulkan_regions: let kernels for Vulkan be launched from anywhere and with a last group that
            is smaller than the others, as OpenCL's may; they get more push constants for it.

    None for any of them is its default.

    Raises:
        CompileError: an option is wrong.
        TypeError: an option is of a type that it does not take.
    """

    __slots__ = ("cache", "options", "own")
    __signature__ = _Signature()

    def __init__(self, **options: Unpack[TranslatorOptions]) -> None:
        given = {name: value for name, value in options.items() if value is not None}
        unknown = options.keys() - TranslatorOptions.__annotations__.keys()
        if unknown:
            raise TypeError(
                f"Translator.__init__() got an unexpected keyword argument '{min(unknown)}'"
            )
        try:
            self.options: Final = _checked_options(given)
            self.own: Final = sort_builtins(given.get("builtins", ()))
            cache = given.get("cache")
            self.cache: Final = None if cache is None else _checked_cache(cache)
        except Diagnostic as diag:
            settle(diag, LIBRARY)
            raise diag.with_traceback(None) from _cause(diag)

    def translate(self, ir: object) -> bytes:
        """Translate a module to a SPIR-V binary, as `spvbackend.translate` does."""
        source = NO_SOURCE
        try:
            source = read_source(ir)
            listener = partial(_warn, source.file)
            if self.cache is None:
                return self._run(source.data, listener).binary
            return self._run_cached(source.data, listener, self.cache)
        except Diagnostic as diag:
            raise self._leaving(diag, source) from _cause(diag)

    def translate_shader(self, ir: object) -> Shader:
        """A module for Vulkan, with how its kernels are launched.

        Args:
            ir: what `translate` takes; a triple of Vulkan is asked for or is the module's.

        Returns:
            The SPIR-V binary and its entry points, none of which are there for another triple.

        Raises:
            CompileError: the input is wrong.
            Unsupported: the input is right, but has no translation.
            InternalError: a bug of ours, or what `verify` has found.
            TypeError: `ir` is nothing that `translate` takes.
        """
        from spvbackend.shader.interface import NO_DATA, Shader

        source = NO_SOURCE
        try:
            source = read_source(ir)
            listener = partial(_warn, source.file)
            run = self._run(source.data, listener)
            shared = run.module_data or NO_DATA
            return Shader(run.binary, run.entry_points, shared, run.formats, run.api_version)
        except Diagnostic as diag:
            raise self._leaving(diag, source) from _cause(diag)

    def translate_many(
        self, modules: Iterable[object], *, executor: Executor | None = None
    ) -> Iterator[Translation]:
        """Translate many modules, as `spvbackend.translate_many` does."""
        from spvbackend.many.run import Many

        if executor is not None and not callable(getattr(executor, "submit", None)):
            raise TypeError(f"executor is one of concurrent.futures, not {executor!r}")
        return Many(self._task, self._leaving_task, executor, self.cache).run(modules)

    def _run(self, data: str | bytes, listener: Listener) -> Output:
        """Let the driver translate a module."""
        from spvbackend import driver

        return driver.run(data, self.options, sys.stderr, own=self.own, listener=listener)

    def _run_cached(self, data: str | bytes, listener: Listener, cache: Cache) -> bytes:
        """The same of what the cache has, or gets."""
        from spvbackend.cache.entry import Entry
        from spvbackend.cache.use import translated

        def make(own_listener: Listener) -> Entry:
            run = self._run(data, own_listener)
            return Entry(run.binary, "", run.api_version, ())

        return translated(cache, data, self.options, self.own, listener, make).binary

    def _task(self, ir: object) -> Task:
        """One of many modules, ready to be sent."""
        from spvbackend.many.work import Task

        bitcode = bitcode_of(ir)
        if bitcode is None:
            source = read_source(ir)
            return Task(source.data, source.file, self.options, self.own)
        options = copy(self.options)
        options.trust_bitcode = True
        return Task(bitcode, "", options, self.own)

    def _leaving_task(self, diag: Diagnostic, task: Task) -> Diagnostic:
        """An error of one of many modules as the caller gets it."""
        return self._leaving(diag, Source(task.data, task.file))

    def infer_types(self, ir: object) -> PointeeTypes:
        """Say what each pointer of a module points to, as `spvbackend.infer_types` does."""
        from spvbackend import driver

        source = NO_SOURCE
        try:
            source = read_source(ir)
            return driver.explain(source.data, self.options, sys.stderr, own=self.own)
        except Diagnostic as diag:
            raise self._leaving(diag, source) from _cause(diag)

    def explain_extensions(self, ir: object) -> Needs:
        """Say what a module needs of a consumer, as `spvbackend.explain_extensions` does."""
        from spvbackend import driver

        source = NO_SOURCE
        try:
            source = read_source(ir)
            return driver.explain_needs(source.data, self.options, sys.stderr, own=self.own)
        except Diagnostic as diag:
            raise self._leaving(diag, source) from _cause(diag)

    def _leaving(self, diag: Diagnostic, source: Source) -> Diagnostic:
        """A diagnostic as the caller gets it.

        An error of the caller's input is not about our frames, of which there may be forty: what is
        left in its traceback is the call.
        """
        settle(diag, LIBRARY, source.file)
        if not isinstance(diag, InternalError):
            return diag.with_traceback(None)
        from spvbackend.reproducer import record

        own = [row.name for rows in self.own for row in rows]
        diag.reproducer = record(source.data, self.options, str(diag), source.file or "-", own)
        diag.hint = "the attribute `reproducer` of this error is the text of a file for the report"
        return diag


def _checked_options(given: dict[str, object]) -> Options:
    """The options that arguments ask for.

    Args:
        given: the arguments that are not None.

    Raises:
        CompileError: a value is wrong.
        TypeError: it is of a type that its argument does not take.
    """
    options = Options()
    for name, row in FIELDS.items():
        if row.check is not None and row.argument in given:
            setattr(options, name, row.check(given[row.argument]))
    take_profile(options, given.get("target_profile", ""))
    base = options.extensions | untyped_base(options)
    options.extensions = name_extensions(given.get("extensions", ()), base)
    check_extensions(options)
    options.use_debug_info(given.get("debug_info", ""))
    options.verify_each = options.verify
    options.filetype = "obj"
    return options


def _checked_cache(cache: object) -> Cache | None:
    from spvbackend.cache.use import checked_cache  # few have any

    return checked_cache(cache)


def sort_builtins(builtins: object) -> OwnBuiltins:
    """The rows and the lowerings among what a frontend brings, each checked.

    Raises:
        CompileError: a row says what no row can say.
        TypeError: something is neither, or has fields of other types.
    """
    if isinstance(builtins, tuple) and not builtins:
        return (), ()
    from spvbackend.prepare.templates.text import Lowering  # few frontends have any

    if not isinstance(builtins, Iterable) or isinstance(builtins, Builtin | Lowering):
        raise TypeError(f"builtins is a list of Builtin and Lowering, not {builtins!r}")
    rows: list[Builtin] = []
    lowerings: list[Lowering] = []
    for row in builtins:
        if isinstance(row, Builtin):
            from spvbackend.builtins.own import check_row  # few frontends have any

            check_row(row)
            rows.append(row)
        elif isinstance(row, Lowering):
            # Python checks no annotation.
            name, expand = tuple[object, object](row)
            if not (isinstance(name, str) and callable(expand)):
                raise TypeError(f"a Lowering is of a name and a function, not {row!r}")
            lowerings.append(row)
        else:
            raise TypeError(f"builtins is a list of Builtin and Lowering, and {row!r} is neither")
    return tuple(rows), tuple(lowerings)


def _cause(diag: Diagnostic) -> BaseException | None:
    """What a diagnostic was raised from, such as an exception of a frontend's lowering.

    Another diagnostic said the same, in fewer words.
    """
    return None if isinstance(diag.__cause__, Diagnostic) else diag.__cause__


def _warn(file: str, warning: CompileWarning) -> None:
    """Hand a warning to Python's filters, as one of the line that called the library."""
    settle(warning, LIBRARY, file)
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
