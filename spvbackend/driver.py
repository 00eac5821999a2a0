"""The driver: runs the passes of a translation, and sets the places of errors and warnings.

Input: text or bitcode, and options. Output: the binary and, on request, its text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TextIO, TypeVar, final

from spvbackend.diagnostics import (
    CompileError,
    CompileWarning,
    Diagnostic,
    InternalError,
    Unsupported,
    internal_error,
)
from spvbackend.emit.layout import to_bytes
from spvbackend.hooks import Hooks, flavour_asked
from spvbackend.interpreter import translating
from spvbackend.llvmir.promises import TYPED_BUILTINS
from spvbackend.options import Options
from spvbackend.pipeline import EXPLAINED, load_passes, passes_of
from spvbackend.reading import Reading
from spvbackend.translation.context import NO_BUILTINS, Context, OwnBuiltins
from spvbackend.translation.passes import Pass

if TYPE_CHECKING:
    from spvbackend.explain.needs import Needs
    from spvbackend.explain.pointee_types import Listing, PointeeTypes
    from spvbackend.shader.interface import EntryPoint, LiteralSampler, ModuleData, PrintfFormat


T = TypeVar("T")
Listener = Callable[[CompileWarning], None]
"""A function that receives each warning with its place in the user's source."""


def ignore(_warning: CompileWarning) -> None:
    """Ignore a warning; the listener of tools that do not show any."""


@final
class Output:
    """The output of a run.

    Attributes:
        binary: the bytes of the module, in little-endian words.
        text: the assembly text on request, or the dump of -stop-after.
        entry_points: launch data of a shader's kernels.
        module_data: data that the kernels share.
        formats: printf formats of the kernels.
        context: the state of the translation, if it is kept.
        api_version: the Vulkan version of a shader, "" for OpenCL.
        samplers: the literal samplers of a shader.
    """

    __slots__ = ("api_version", "binary", "context", "entry_points", "formats", "module_data",
                 "samplers", "text")  # fmt: skip

    def __init__(
        self,
        binary: bytes,
        text: str,
        context: object = None,
        entry_points: tuple[EntryPoint, ...] = (),
        module_data: ModuleData | None = None,
        formats: tuple[PrintfFormat, ...] = (),
        api_version: str = "",
        samplers: tuple[LiteralSampler, ...] = (),
    ) -> None:
        self.binary: Final = binary
        self.text: Final = text
        self.context = context
        self.entry_points: Final = entry_points
        self.module_data: Final = module_data
        self.formats: Final = formats
        self.api_version: Final = api_version
        self.samplers: Final = samplers


def run(
    source: str | bytes,
    options: Options,
    log: TextIO,
    reading: Reading | None = None,
    own: OwnBuiltins = NO_BUILTINS,
    listener: Listener = ignore,
    keeps: bool = False,
) -> Output:
    """Translate a module.

    Args:
        source: text or bitcode.
        options: the options.
        log: the stream for dumps and times.
        reading: the reading of the source, if it has started.
        own: the builtins of a frontend.
        listener: receives the warnings, even of a translation that fails.
        keeps: keep the state: a process that is about to end need not free it.

    Raises:
        CompileError: the input or an option is wrong, or, with options.werror, there is a warning.
            All errors have their places in the user's source.
        Unsupported: the input is valid, but has no translation.
        InternalError: a bug of ours.
    """

    def work(ctx: Context) -> Output:
        output = _run_told(ctx, log, listener)
        if keeps:
            output.context = ctx
            return output
        # A run that stops early may have no module yet.
        if output.binary:
            ctx.take_apart()
        return output

    return _translating(lambda: Context(source, options, reading, own), work)


def explain(
    source: str | bytes,
    options: Options,
    log: TextIO,
    reading: Reading | None = None,
    own: OwnBuiltins = NO_BUILTINS,
) -> PointeeTypes:
    """Explain the types that inference decides for a module.

    Args:
        source: text or bitcode.
        options: the options; stopping before inference is an error.
        log: the stream for dumps and times.
        reading: the reading of the source, if it has started.
        own: the builtins of a frontend.

    Returns:
        The pointers and their evidence. Lines are those of the source, or those of LLVM's print for
        bitcode and optimised text.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is valid, but is refused before or by inference.
        InternalError: a bug of ours.
    """
    return _translating(
        lambda: Context(source, options, reading, own), lambda ctx: _explain(ctx, log, False)
    )[0]


def explain_needs(
    source: str | bytes,
    options: Options,
    log: TextIO,
    reading: Reading | None = None,
    own: OwnBuiltins = NO_BUILTINS,
) -> Needs:
    """Explain what a module needs of a consumer, and which code needs it.

    Args:
        source: text or bitcode.
        options: the options; stopping early is an error.
        log: the stream for dumps and times.
        reading: the reading of the source, if it has started.
        own: the builtins of a frontend.

    Returns:
        Extensions, capabilities and the version. Lines are as for `explain`.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is right, but has no translation.
        InternalError: a bug of ours.
    """
    return _translating(
        lambda: Context(source, options, reading, own), lambda ctx: _explain_needs(ctx, log)
    )


def _explain_needs(ctx: Context, log: TextIO) -> Needs:
    from spvbackend import needs
    from spvbackend.isel.trace import Trace

    hooks = Hooks(ctx, log)
    ctx.trace = Trace()
    try:
        _run_passes(ctx, hooks, passes_of(ctx), "")
    finally:
        ctx.reading.close()
    if hooks.stopped:
        raise CompileError(
            f"the needs of a module are known only at the end: do not stop after pass "
            f"'{ctx.options.stop_after}'"
        )
    hooks.report_times()
    ctx.trace.add_globals(ctx.module)
    lines = ctx.reading.lines()
    return needs.explain_needs(ctx.machine, ctx.trace, lines.user_line, lines.text)


def explain_beside_spirv(
    source: str | bytes, options: Options, log: TextIO, reading: Reading | None, lists: bool
) -> tuple[PointeeTypes, Listing]:
    """Explain types as `explain` does, and list the SPIR-V of the module.

    A module with pointees but without a translation is explained as well; the listing then has the
    error of the translation.

    Args:
        source: text or bitcode.
        options: the options, also of the SPIR-V.
        log: the stream for dumps and times.
        reading: the reading of the source, if it has started.
        lists: whether to list the SPIR-V.
    """
    return _translating(
        lambda: Context(source, options, reading), lambda ctx: _explain(ctx, log, lists)
    )


def _translating(start: Callable[[], Context], work: Callable[[Context], T]) -> T:
    """Run `work` on a task while the garbage collector is stopped, from the start to the end."""
    return translating(lambda: _twice(start(), work))


def _twice(ctx: Context, work: Callable[[Context], T]) -> T:
    """Run `work` on a task; after an error, read in another way if that can say more.

    Debug info gives an error its place in the kernel's source, but LLVM may refuse the debug info
    alone, or crash on it.
    """
    try:
        return work(ctx)
    except Diagnostic as diag:
        again = ctx.reading.again()
        if again is None:
            raise
        error = diag
    try:
        return work(Context(again.source, again.options, again, ctx.own))
    except CompileError:
        if again.has_crashed():
            raise error from None
        raise


def _explain(ctx: Context, log: TextIO, lists: bool) -> tuple[PointeeTypes, Listing]:
    from spvbackend.explain.pointee_types import NO_LISTING
    from spvbackend.explain.report import explain_module

    hooks = Hooks(ctx, log)
    steps = passes_of(ctx)
    ctx.explains = True
    try:
        if ctx.options.untyped_pointers:
            raise CompileError(
                "untyped pointers, which an option asks for, have no types to explain"
            )
        # Casts are part of the explanation; selection and its errors are not.
        _run_passes(ctx, hooks, steps, EXPLAINED)
    finally:
        ctx.reading.close()
    if hooks.stopped:
        raise CompileError(f"pass '{ctx.options.stop_after}' comes before types are known")
    lines = ctx.reading.lines()
    types = explain_module(ctx.module, ctx.pointees, lines.text, lines.user_line)
    # After the explanation, since the passes to come change the module.
    listing = _list(ctx, hooks, steps, lines.user_line) if lists else NO_LISTING
    hooks.report_times()
    return types, listing


def _list(
    ctx: Context, hooks: Hooks, steps: Iterator[Pass], user_line: Callable[[int], int]
) -> Listing:
    """Run the remaining passes after an explanation, and list the SPIR-V."""
    from spvbackend.explain.pointee_types import NO_LISTING
    from spvbackend.isel.trace import Trace
    from spvbackend.listing import list_module

    ctx.trace = Trace()
    try:
        _run_passes(ctx, hooks, steps, "")
    except Diagnostic as diag:
        return NO_LISTING._replace(refused=diag.message)
    if hooks.stopped:
        return NO_LISTING._replace(refused=f"the translation ends after '{ctx.options.stop_after}'")
    ctx.trace.add_globals(ctx.module)
    return list_module(ctx.laid, ctx.machine, ctx.trace, user_line)


def _run_told(ctx: Context, log: TextIO, listener: Listener) -> Output:
    """Translate, and pass warnings to the listener, even of a translation that fails."""
    try:
        output = _run(ctx, log)
    except Diagnostic as error:
        # The second translation passes them.
        warned = None if ctx.reading.is_bare else _tell(ctx, listener)
        if warned is not None:
            error.others += [warned, *warned.others]
            warned.others.clear()
        raise
    finally:
        ctx.reading.close()
    warned = _tell(ctx, listener)
    if warned is not None:
        raise warned
    return output


def _step(ctx: Context, step: Pass) -> bool:
    """Run a pass if it applies; turn its exceptions into diagnostics with places.

    Returns:
        Whether the pass ran.
    """
    try:
        return step.run(ctx)
    except Diagnostic as diag:
        # An earlier error explains an internal error, which is its consequence.
        if ctx.errors and isinstance(diag, InternalError):
            raise _all_errors(ctx, step.name) from None
        # The error of a function may be noted for its instructions already.
        if (diag.message, diag.line) not in [(e.message, e.line) for e in ctx.errors]:
            ctx.errors.append(diag)
        first = _all_errors(ctx, step.name)
        raise first from first.__cause__
    except RecursionError:
        # The parser bounds the nesting of types and constants; this covers a wrong bound.
        raise Unsupported("types or constants nest too deeply to be translated") from None
    # Not a bug of ours, and no memory is left for a diagnostic.
    except MemoryError:
        raise
    except Exception as error:
        if ctx.errors:
            raise _all_errors(ctx, step.name) from None
        raise internal_error(error, step.name) from error


def _all_errors(ctx: Context, pass_name: str) -> Diagnostic:
    """Return the first error of the input, in the order of lines, with the others."""
    for diag in ctx.errors:
        _place(ctx, diag, pass_name)
    # Without a line, in code that our passes made, a message only repeats one with a line.
    placed = {diag.message for diag in ctx.errors if diag.line}
    told = [diag for diag in ctx.errors if diag.line or diag.message not in placed]
    # Errors without a line concern the module as a whole and come last.
    first, *others = sorted(told, key=lambda diag: (not diag.line, diag.line))
    first.others += others
    return first


def _run(ctx: Context, log: TextIO) -> Output:
    hooks = Hooks(ctx, log)
    _run_passes(ctx, hooks, passes_of(ctx), "")
    if hooks.stopped:
        return Output(b"", hooks.dump)
    hooks.report_times()
    text = ""
    if ctx.options.filetype == "asm":
        from spvbackend.emit.asm import disassemble

        text = disassemble(ctx.words)
    data, formats = ctx.module_data, tuple(ctx.formats)
    points, api_version = tuple(ctx.entry_points), ctx.environment.api_version
    binary, samplers = to_bytes(ctx.words), tuple(ctx.samplers)
    return Output(binary, text, None, points, data, formats, api_version, samplers)


def _run_passes(ctx: Context, hooks: Hooks, steps: Iterator[Pass], last: str) -> None:
    """Run passes and hooks up to the pass `last`, "" for all."""
    hooks.check_names()
    is_watching = hooks.is_watching()
    ends = {last, ctx.options.stop_after}
    hooks.start_clock()
    try:
        if ctx.reading.child is not None:
            load_passes(flavour_asked(ctx.options))  # while the child reads
        for step in steps:
            if is_watching:
                hooks.before()
            has_run = _step(ctx, step)
            hooks.promises |= step.makes
            if is_watching:
                hooks.note_time(step)
            # Without a translation, no machine code can be laid out or verified.
            if ctx.errors and (step.name in ends or hooks.promises & TYPED_BUILTINS):
                raise _all_errors(ctx, step.name)
            if (is_watching and hooks.after(step, has_run)) or step.name == last:
                return
    finally:
        hooks.stop_clock()
    if ctx.options.stop_after:
        environment = ctx.environment.kind.name
        raise CompileError(f"pass '{ctx.options.stop_after}' does not run for {environment}")


def _place(ctx: Context, diag: Diagnostic, pass_name: str) -> None:
    """Set a diagnostic's pass and its place in the user's source."""
    if ctx.spaces is not None and not diag.pass_name:
        diag.message = ctx.spaces.written(diag.message)
    diag.pass_name = diag.pass_name or pass_name
    ctx.reading.place(diag)


def _tell(ctx: Context, listener: Listener) -> CompileError | None:
    """Pass each warning once to the listener; with -werror return them as an error instead."""
    if not ctx.warnings or not ctx.options.warnings:
        return None
    errors: list[CompileError] = []
    seen: set[tuple[str, int]] = set()
    for warning in ctx.warnings:
        if (warning.message, warning.line) in seen:
            continue
        seen.add((warning.message, warning.line))
        if ctx.options.werror:
            warning_as_error = CompileError(warning.message, warning.line, warning.hint)
            _place(ctx, warning_as_error, warning.pass_name)
            errors.append(warning_as_error)
        else:
            _place(ctx, warning, warning.pass_name)
            listener(warning)
    if not errors:
        return None
    errors[0].others += errors[1:]
    return errors[0]
