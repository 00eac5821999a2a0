"""The library's reusable entry: options are checked once, for any number of translations.

A `Translator` keeps only its options between two translations, so one can serve many threads.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, SupportsIndex, TypedDict, Unpack, final

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
    """The arguments of a `Translator`, for callers that pass them on."""

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
    matrix_fragments: str | Iterable[str] | None
    vulkan_regions: bool | None
    vulkan_buffers: Literal["addresses", "descriptors"] | None
    vulkan_numbers: Literal["all", "words"] | None
    webgpu_sizes: Literal["fixed", "open"] | None


class _Signature:
    """The signature of a `Translator`, made on request."""

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
        triple: spirv32 or spirv64, or spirv64v1.N for a version; "" or None takes the module's own,
            or spirv64.
        version: major and minor of the SPIR-V version, as in (1, 4) or "1.4"; overrides the
            triple's.
        extensions: names of extensions to allow beside those of the profile, or the text of
            --spirv-ext, in which `-NAME` forbids one.
        opt_level: 0 to 3; from 1 on LLVM's own pipeline runs first.
        allow_unknown_intrinsics: prefixes of the intrinsics that may become calls of imported
            functions; None allows none.
        avoid_capabilities: names of capabilities to avoid if another one serves.
        trap: the lowering of traps: "abort", which needs an extension, "return", which ends the
            work-item, too, or "unreachable", the promise that no trap is reached; "" aborts if the
            extension is allowed, and returns otherwise.
        verify: verify the module after each pass.
        builtins: a frontend's builtins: rows (`spvbackend.builtins.rows.Builtin`) for single
            instructions, and `Lowering`s for others; they take precedence over OpenCL C's.
        workgroup_size: one to three required sizes of work-groups, for kernels without one.
        subgroup_size: required size of sub-groups, for kernels without one.
        trust_bitcode: do not verify bitcode, which saves a tenth of its time; a module that breaks
            LLVM's rules may have any output.
        address_space_map: meaning of the module's address spaces: "spir", "amdgcn", "nvptx" or
            "cpu", or pairs such as "0:generic,4:private"; "" derives it from the module.
        dynamic_local_memory: bytes of local arrays without elements, which a launch would size.
        strip_debug: leave out debug info, which otherwise gives instructions their lines.
        debug_info: "lines", "none", or a set for all debug info: "ocl-100",
            "nonsemantic-shader-100" or "nonsemantic-shader-200".
        target_profile: the driver that runs the module, such as "intel-gpu" or "pocl"; its profile
            has the allowed extensions and the newest version. "" is none.
        untyped_pointers: write the pointers of SPV_KHR_untyped_pointers, which is then allowed:
            instructions have the types of their accesses, and pointers are not cast.
        cache: a folder, or a `spvbackend.Cache`, that keeps translations with their warnings;
            translations with a `Lowering`, whose function may do anything, are not kept.
        matrix_fragments: types, of "f16", "bf16" and "i8", whose cooperative matrices lie in the
            lanes of the device's sub-groups as PTX's mma.sync has them, as the device's doctor
            measures; products of matrices in NVIDIA's IR use such matrices.
        vulkan_regions: let launches of kernels for Vulkan have offsets and a smaller last group, as
            OpenCL's may; this adds push constants.
        vulkan_buffers: "addresses" for kernels that get the addresses of buffers, as pointers are,
            or "descriptors" for launches that bind buffers, which every device can.
        vulkan_numbers: "words" for kernels for Vulkan that bind buffers and compute numbers of
            other widths in words of 32 bits, as every device has; doubles are refused then.
        webgpu_sizes: "fixed" for kernels for WebGPU whose group has 64 work-items unless
            `workgroup_size` or the kernel says another size, and whose local arguments have
            `dynamic_local_memory` bytes; or "open" for specialization constants, which
            `spvbackend.specialize` freezes.

    None for an argument is its default.

    Raises:
        CompileError: an option is wrong.
        TypeError: an option has a wrong type.
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
        """Translate a module for Vulkan, and return the launch data of its kernels as well.

        Args:
            ir: as for `translate`; the triple must be one of Vulkan.

        Returns:
            The SPIR-V binary and its entry points; for another triple these are empty.

        Raises:
            CompileError: the input is wrong.
            Unsupported: the input is valid, but has no translation.
            InternalError: a bug of ours, or an error of `verify`.
            TypeError: `ir` has a wrong type.
        """
        from spvbackend.shader.interface import NO_DATA, Shader

        source = NO_SOURCE
        try:
            source = read_source(ir)
            listener = partial(_warn, source.file)
            run = self._run(source.data, listener)
            shared = run.module_data or NO_DATA
            return Shader(
                run.binary, run.entry_points, shared, run.formats, run.api_version, run.samplers
            )
        except Diagnostic as diag:
            raise self._leaving(diag, source) from _cause(diag)

    def translate_many(
        self, modules: Iterable[object], *, executor: Executor | None = None
    ) -> Iterator[Translation]:
        """Translate many modules, as `spvbackend.translate_many` does."""
        from spvbackend.many.run import Many

        if executor is not None and not callable(getattr(executor, "submit", None)):
            raise TypeError(f"executor must be one of concurrent.futures, not {executor!r}")
        return Many(self._task, self._leaving_task, executor, self.cache).run(modules)

    def _run(self, data: str | bytes, listener: Listener) -> Output:
        """Let the driver translate a module."""
        from spvbackend import driver

        return driver.run(data, self.options, sys.stderr, own=self.own, listener=listener)

    def _run_cached(self, data: str | bytes, listener: Listener, cache: Cache) -> bytes:
        """Translate through the cache: return its entry, or add one."""
        from spvbackend.cache.entry import Entry
        from spvbackend.cache.use import translated

        def make(own_listener: Listener) -> Entry:
            run = self._run(data, own_listener)
            return Entry(run.binary, "", run.api_version, ())

        return translated(cache, data, self.options, self.own, listener, make).binary

    def _task(self, ir: object) -> Task:
        """Return one of many modules as a task, ready to be sent."""
        from spvbackend.many.work import Task

        bitcode = bitcode_of(ir)
        if bitcode is None:
            source = read_source(ir)
            return Task(source.data, source.file, self.options, self.own)
        return Task(bitcode, "", self.options, self.own)

    def _leaving_task(self, diag: Diagnostic, task: Task) -> Diagnostic:
        """Return an error of one of many modules in the caller's form."""
        return self._leaving(diag, Source(task.data, task.file))

    def infer_types(self, ir: object) -> PointeeTypes:
        """Infer the pointee of each pointer of a module, as `spvbackend.infer_types` does."""
        from spvbackend import driver

        source = NO_SOURCE
        try:
            source = read_source(ir)
            return driver.explain(source.data, self.options, sys.stderr, own=self.own)
        except Diagnostic as diag:
            raise self._leaving(diag, source) from _cause(diag)

    def explain_extensions(self, ir: object) -> Needs:
        """Return what a module needs of a consumer, as `spvbackend.explain_extensions` does."""
        from spvbackend import driver

        source = NO_SOURCE
        try:
            source = read_source(ir)
            return driver.explain_needs(source.data, self.options, sys.stderr, own=self.own)
        except Diagnostic as diag:
            raise self._leaving(diag, source) from _cause(diag)

    def _leaving(self, diag: Diagnostic, source: Source) -> Diagnostic:
        """Return a diagnostic in the caller's form.

        The traceback of an error in the caller's input has the call, but not our frames.
        """
        settle(diag, LIBRARY, source.file)
        if not isinstance(diag, InternalError):
            return diag.with_traceback(None)
        from spvbackend.reproducer import record

        own = [row.name for rows in self.own for row in rows]
        diag.reproducer = record(source.data, self.options, str(diag), source.file or "-", own)
        diag.hint = "attach the attribute `reproducer` of this error, a text, to the report"
        return diag


def _checked_options(given: dict[str, object]) -> Options:
    """Make options from arguments.

    Args:
        given: the arguments that are not None.

    Raises:
        CompileError: a value is wrong.
        TypeError: a value has a wrong type.
    """
    options = Options()
    for name, row in FIELDS.items():
        if row.check is not None and row.argument in given:
            setattr(options, name, row.check(given[row.argument]))
    take_profile(options, given.get("target_profile", ""))
    base = options.extensions | untyped_base(options)
    allowed = name_extensions(given.get("extensions", ()), base)
    options.extensions, options.spare_extensions = allowed
    check_extensions(options)
    options.use_debug_info(given.get("debug_info", ""))
    options.verify_each = options.verify
    options.filetype = "obj"
    return options


def _checked_cache(cache: object) -> Cache | None:
    from spvbackend.cache.use import checked_cache  # rarely needed

    return checked_cache(cache)


def sort_builtins(builtins: object) -> OwnBuiltins:
    """Check a frontend's builtins, and sort them into rows and lowerings.

    Raises:
        CompileError: a row is wrong.
        TypeError: an item is neither, or has fields of wrong types.
    """
    if isinstance(builtins, tuple) and not builtins:
        return (), ()
    from spvbackend.prepare.templates.text import Lowering  # few frontends have any

    if not isinstance(builtins, Iterable) or isinstance(builtins, Builtin | Lowering):
        raise TypeError(f"builtins must be a list of Builtin and Lowering, not {builtins!r}")
    rows: list[Builtin] = []
    lowerings: list[Lowering] = []
    for row in builtins:
        if isinstance(row, Builtin):
            from spvbackend.builtins.own import check_row  # few frontends have any

            check_row(row)
            rows.append(row)
        elif isinstance(row, Lowering):
            # Python does not check annotations.
            name, expand = tuple[object, object](row)
            if not (isinstance(name, str) and callable(expand)):
                raise TypeError(f"a Lowering must have a name and a function, not {row!r}")
            lowerings.append(row)
        else:
            raise TypeError(f"builtins must be a list of Builtin and Lowering, but has {row!r}")
    return tuple(rows), tuple(lowerings)


def _cause(diag: Diagnostic) -> BaseException | None:
    """Return the cause of a diagnostic, such as an exception of a frontend's lowering.

    Another diagnostic is left out as a cause, since it says the same in fewer words.
    """
    return None if isinstance(diag.__cause__, Diagnostic) else diag.__cause__


def _warn(file: str, warning: CompileWarning) -> None:
    """Pass a warning to Python's filters, with the line that called the library."""
    settle(warning, LIBRARY, file)
    level = 2
    frame = sys._getframe(1)
    while frame.f_back is not None and _is_own(frame.f_globals.get("__name__")):
        frame = frame.f_back
        level += 1
    warnings.warn(render(warning), TranslationWarning, stacklevel=level)


def _is_own(module: object) -> bool:
    """Whether a frame's module is ours; code in a bare namespace has none."""
    if not isinstance(module, str):
        return False
    return module == _PACKAGE or module.startswith(f"{_PACKAGE}.")
