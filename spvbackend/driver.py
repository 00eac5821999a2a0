"""What is done around the passes of a translation: places of errors, dumps, checks, times.

Input: text or bitcode and options. Output: the binary and, on request, its text. Passes know
nothing of this: they change a module and raise.
"""

from __future__ import annotations

import time
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
from spvbackend.interpreter import translating
from spvbackend.llvmir.promises import TYPED_BUILTINS
from spvbackend.options import Options
from spvbackend.pipeline import (
    BINARY,
    CHECKED,
    EXPLAINED,
    LLVM_IR,
    MACHINE,
    TEXT,
    Pass,
    pass_names,
    passes_of,
)
from spvbackend.reading import Reading
from spvbackend.target.environment import OPENCL, OPENCL_UNTYPED, VULKAN
from spvbackend.translation.context import NO_BUILTINS, Context, OwnBuiltins

if TYPE_CHECKING:
    from spvbackend.explain.needs import Needs
    from spvbackend.explain.pointee_types import Listing, PointeeTypes
    from spvbackend.shader.interface import EntryPoint, ModuleData, PrintfFormat


T = TypeVar("T")
Listener = Callable[[CompileWarning], None]
"""Whoever runs the driver is told of each warning, which has the user's place by then."""


def ignore(_warning: CompileWarning) -> None:
    """The listener of tools that ask for no warnings."""


@final
class Output:
    """What a run makes.

    Attributes:
        binary: the bytes of the module, in little-endian words.
        text: the assembly text when asked for, or the dump of -stop-after.
        entry_points: how a host launches the kernels of a shader.
        module_data: what these share.
        formats: what they print.
        context: the state that made it, where it is kept.
    """

    __slots__ = ("binary", "context", "entry_points", "formats", "module_data", "text")

    def __init__(
        self,
        binary: bytes,
        text: str,
        context: object = None,
        entry_points: tuple[EntryPoint, ...] = (),
        module_data: ModuleData | None = None,
        formats: tuple[PrintfFormat, ...] = (),
    ) -> None:
        self.binary: Final = binary
        self.text: Final = text
        self.context = context
        self.entry_points: Final = entry_points
        self.module_data: Final = module_data
        self.formats: Final = formats


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
        options: what is asked for.
        log: where dumps and times go.
        reading: given when the source is being read already.
        own: the builtins of a frontend.
        listener: is told of the warnings, those of a translation that fails too.
        keeps: hand over the state as well: a process that is about to end saves the time that
            freeing it takes.

    Raises:
        CompileError: the input or an option is wrong; like the others, with the user's place in it.
            With options.werror also the warnings.
        Unsupported: the input is right, but has no translation.
        InternalError: a bug of ours.
    """

    def work(ctx: Context) -> Output:
        output = _run_told(ctx, log, listener)
        if keeps:
            output.context = ctx
            return output
        # What stops early may have no module yet.
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
    """What inference decides for the module and why.

    Args:
        source: text or bitcode.
        options: what is asked for; to stop earlier than this needs is an error.
        log: where dumps and times go.
        reading: given when the source is being read already.
        own: the builtins of a frontend.

    Returns:
        The pointers and their evidence. Lines are those of the source if that is text which is not
        optimised first, else those of LLVM's own print of the module.

    Raises:
        CompileError: the input or an option is wrong.
        Unsupported: the input is right, but is refused before or by inference.
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
    """What the module needs of a consumer, and what asked for it.

    Args:
        source: text or bitcode.
        options: what is asked for; to stop early is an error.
        log: where dumps and times go.
        reading: given when the source is being read already.
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

    hooks = _Hooks(ctx, log)
    ctx.trace = Trace()
    try:
        _run_passes(ctx, hooks, passes_of(ctx), "")
    finally:
        ctx.reading.close()
    if hooks.stopped:
        raise CompileError(f"pass '{ctx.options.stop_after}' comes before needs are known")
    hooks.report_times()
    ctx.trace.add_globals(ctx.module)
    lines = ctx.reading.lines()
    return needs.explain_needs(ctx.machine, ctx.trace, lines.user_line, lines.text)


def explain_beside_spirv(
    source: str | bytes, options: Options, log: TextIO, reading: Reading | None, lists: bool
) -> tuple[PointeeTypes, Listing]:
    """What `explain` gives, and the SPIR-V that the module became.

    A module that has pointees but no translation is explained all the same; the listing then says
    what the translation was refused for.

    Args:
        source: like the others, as for `explain`.
        options: what is asked for, of the SPIR-V as well.
        log: where dumps and times go.
        reading: given when the source is being read already.
        lists: whether the SPIR-V is asked for.
    """
    return _translating(
        lambda: Context(source, options, reading), lambda ctx: _explain(ctx, log, lists)
    )


def _translating(start: Callable[[], Context], work: Callable[[Context], T]) -> T:
    """What `work` makes of a task, of which the collector of garbage sees nothing.

    The task begins and ends while that is stopped: it would look at all of it otherwise.
    """
    return translating(lambda: _twice(start(), work))


def _twice(ctx: Context, work: Callable[[Context], T]) -> T:
    """What `work` makes of a task; read in another way if that can say more of an error.

    Debug info gives an error its place in the kernel's source; LLVM may refuse, or even end on,
    that alone.
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

    hooks = _Hooks(ctx, log)
    steps = passes_of(ctx)
    ctx.explains = True
    try:
        if ctx.options.untyped_pointers:
            raise CompileError(
                "there are no types to explain where pointers are untyped, which an option asks for"
            )
        # Casts are part of the explanation, selection and what it refuses are not.
        _run_passes(ctx, hooks, steps, EXPLAINED)
    finally:
        ctx.reading.close()
    if hooks.stopped:
        raise CompileError(f"pass '{ctx.options.stop_after}' comes before types are known")
    lines = ctx.reading.lines()
    types = explain_module(ctx.module, ctx.pointees, lines.text, lines.user_line)
    # Only now, since the passes to come change the module.
    listing = _list(ctx, hooks, steps, lines.user_line) if lists else NO_LISTING
    hooks.report_times()
    return types, listing


def _list(
    ctx: Context, hooks: _Hooks, steps: Iterator[Pass], user_line: Callable[[int], int]
) -> Listing:
    """Run what is left of a translation that has been explained."""
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
    """Translate, and tell the listener of the warnings, of a translation that fails too."""
    try:
        output = _run(ctx, log)
    except Diagnostic as error:
        # What is translated once more is told of then.
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


def _step(ctx: Context, step: Pass) -> None:
    """Run a pass; whatever it raises becomes a diagnostic with a place."""
    try:
        step.run(ctx)
    except Diagnostic as diag:
        # An error noted before explains what comes of it, which an internal error then is.
        if ctx.errors and isinstance(diag, InternalError):
            raise _all_errors(ctx, step.name) from None
        # One that a function has as a whole may have been noted for its instructions before.
        if (diag.message, diag.line) not in [(e.message, e.line) for e in ctx.errors]:
            ctx.errors.append(diag)
        first = _all_errors(ctx, step.name)
        raise first from first.__cause__
    except RecursionError:
        # The parser bounds how deep types and constants nest, so this is for a bound that is wrong.
        raise Unsupported("types or constants nest too deeply to be translated") from None
    # No bug of ours, and no memory is left for a diagnostic.
    except MemoryError:
        raise
    except Exception as error:
        if ctx.errors:
            raise _all_errors(ctx, step.name) from None
        raise internal_error(error, step.name) from error


def _all_errors(ctx: Context, pass_name: str) -> Diagnostic:
    """The first error of the input, in the order of its lines, with the others."""
    for diag in ctx.errors:
        _place(ctx, diag, pass_name)
    # Without a line, and in what our passes made, a message says nothing that it did not with one.
    placed = {diag.message for diag in ctx.errors if diag.line}
    told = [diag for diag in ctx.errors if diag.line or diag.message not in placed]
    # What has no line concerns the module as a whole and comes last.
    first, *others = sorted(told, key=lambda diag: (not diag.line, diag.line))
    first.others += others
    return first


def _run(ctx: Context, log: TextIO) -> Output:
    hooks = _Hooks(ctx, log)
    _run_passes(ctx, hooks, passes_of(ctx), "")
    if hooks.stopped:
        return Output(b"", hooks.dump)
    hooks.report_times()
    text = ""
    if ctx.options.filetype == "asm":
        from spvbackend.emit.asm import disassemble

        text = disassemble(ctx.words)
    data, formats = ctx.module_data, tuple(ctx.formats)
    return Output(to_bytes(ctx.words), text, None, tuple(ctx.entry_points), data, formats)


def _run_passes(ctx: Context, hooks: _Hooks, steps: Iterator[Pass], last: str) -> None:
    """Run passes up to the one named `last`, "" for all, with what is done around each."""
    hooks.check_names()
    is_watching = hooks.is_watching()
    ends = {last, ctx.options.stop_after}
    for step in steps:
        if is_watching:
            hooks.before()
        _step(ctx, step)
        hooks.promises |= step.makes
        if is_watching:
            hooks.note_time(step)
        # What has no translation has no machine code that could be laid out or verified.
        if ctx.errors and (step.name in ends or hooks.promises & TYPED_BUILTINS):
            raise _all_errors(ctx, step.name)
        if (is_watching and hooks.after(step)) or step.name == last:
            break


def _place(ctx: Context, diag: Diagnostic, pass_name: str) -> None:
    """Give a diagnostic its pass and the user's own place."""
    diag.pass_name = diag.pass_name or pass_name
    ctx.reading.place(diag)


def _tell(ctx: Context, listener: Listener) -> CompileError | None:
    """Hand on the warnings, each once; with -werror the error that they are instead."""
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


@final
class _Hooks:
    """What the options ask for around each pass: dumps, verification, times, an early stop.

    Attributes:
        promises: what the passes so far have promised, which the verifier checks.
        last: the dump before, with which -print-changed compares.
    """

    __slots__ = ("ctx", "dump", "last", "log", "promises", "start", "stopped", "times")

    def __init__(self, ctx: Context, log: TextIO) -> None:
        self.ctx: Final = ctx
        self.log: Final = log
        self.dump = ""
        self.last = ""
        self.promises = 0
        self.stopped = False
        self.start = 0.0
        self.times: list[tuple[str, float]] = []

    def check_names(self) -> None:
        """Refuse names of passes that do not exist."""
        options = self.ctx.options
        stop = {options.stop_after} if options.stop_after else set()
        names = options.print_after | stop
        if not names:
            return
        known = pass_names(self._flavour())
        for name in sorted(names.difference(known)):
            raise CompileError(f"unknown pass '{name}'", hint=f"passes are {', '.join(known)}")

    def _flavour(self) -> str:
        """The flavour of output as far as options tell it."""
        options = self.ctx.options
        if options.triple and options.is_for_vulkan(""):
            return VULKAN
        return OPENCL_UNTYPED if options.untyped_pointers else OPENCL

    def is_watching(self) -> bool:
        """Whether there is anything to do around a pass: mostly there is not."""
        options = self.ctx.options
        return bool(
            options.time_passes or options.verify or options.verify_each or options.has_dumps()
        )

    def before(self) -> None:
        """Start the clock."""
        self.start = time.perf_counter()

    def note_time(self, step: Pass) -> None:
        """Stop the clock, before checks and dumps, which are no part of the pass."""
        self.times.append((step.name, time.perf_counter() - self.start))

    def after(self, step: Pass) -> bool:
        """Verify and print; whether the run ends here."""
        options = self.ctx.options
        try:
            # What a pass has refused it leaves as it was, which no promise covers.
            if not self.ctx.errors:
                self._verify(step)
        except Diagnostic as fault:
            fault.pass_name = step.name
            raise
        stop = options.stop_after == step.name
        wanted = step.name in options.print_after or options.print_after_all
        if stop or wanted or options.print_changed:
            text = self._text(step)
            changed = options.print_changed and text != self.last
            if wanted or changed:
                self.log.write(f"; after {step.name}\n{text}")
            self.last = text
            if stop:
                self.stopped = True
                self.dump = text
        return stop

    def _verify(self, step: Pass) -> None:
        """Check what the pass left, as far as the options ask for it."""
        options = self.ctx.options
        if options.verify_each and step.level == LLVM_IR:
            from spvbackend.llvmir.verify.module import check_module

            check_module(self.ctx.module, self.promises)
        if not options.verify:
            return
        # Until then a builtin's call may be of types that its instructions do not take, which is an
        # error of the input and not of ours.
        if step.level == MACHINE and self.promises & TYPED_BUILTINS:
            from spvbackend.mir.verify.module import check_machine_module

            check_machine_module(self.ctx.machine)
        elif step.name == EXPLAINED:
            from spvbackend.prepass.verify_pointees import check_pointees

            check_pointees(self.ctx.module, self.ctx.pointees.memory, self.ctx.builtins)
        elif step.name == CHECKED:
            from spvbackend.word_check import check_words_fully

            check_words_fully(self.ctx.laid, self.ctx.machine, self.ctx.module)

    def _text(self, step: Pass) -> str:
        if step.level == MACHINE:
            from spvbackend.mir.print import print_machine_module

            return print_machine_module(self.ctx.machine)
        if step.level == BINARY:
            from spvbackend.emit.asm import disassemble

            return disassemble(self.ctx.words)
        if step.level == TEXT:
            return self.ctx.reading.text if step.name == "read" else self.last
        from spvbackend.llvmir.print.module import print_function, print_module

        only = self.ctx.options.filter_func
        module = self.ctx.module
        if not only:
            return print_module(module, pointees=True)
        return "".join(print_function(f, pointees=True) for f in module.functions if f.name in only)

    def report_times(self) -> None:
        """Write a line for each pass, in milliseconds, as -time-passes asks."""
        if self.ctx.options.time_passes:
            for name, seconds in self.times:
                self.log.write(f"{seconds * 1000:10.2f} ms  {name}\n")
