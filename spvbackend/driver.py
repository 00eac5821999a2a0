"""The pipeline on one screen, and what is done around each pass.

Input: text or bitcode and options.  Output: the binary and, on request, its text.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple, TextIO, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.rows import Builtin
from spvbackend.diagnostics import Diagnostic, Unsupported, internal_error
from spvbackend.emit.layout import layout_module, to_bytes
from spvbackend.infer.solve import Pointees, infer_module
from spvbackend.isel.functions import select_module
from spvbackend.isel.module.kernels import select_source
from spvbackend.isel.selector import Selector
from spvbackend.llvmir.isolate import Reading
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.values import Module
from spvbackend.mir.module import MachineModule
from spvbackend.options import Options
from spvbackend.prepare.legal import bfloat
from spvbackend.prepare.legal import run as legalize
from spvbackend.prepare.lower import aborts
from spvbackend.prepare.lower import atomics as lower_atomics
from spvbackend.prepare.lower import intrinsics as lower_intrinsics
from spvbackend.prepare.module import (
    cleanup,
    constant_exprs,
    constructors,
    device_blocks,
    function_pointers,
    kernel_calls,
    large_data,
    opaque_selects,
    private_memory,
    self_references,
    source_notes,
)
from spvbackend.prepare.templates.text import Lowering
from spvbackend.prepass import emit_intrinsics, opencl_types
from spvbackend.source_map import locate
from spvbackend.target.environment import Environment

if TYPE_CHECKING:
    from spvbackend.explain.pointee_types import PointeeTypes


OwnBuiltins = tuple[tuple[Builtin, ...], tuple[Lowering, ...]]
"""What a frontend adds: rows, and lowerings for what no single instruction does."""
NO_BUILTINS: Final[OwnBuiltins] = ((), ())


class Output(NamedTuple):
    """What a run makes: the binary, and its text when asked for (or the dump of -stop-after)."""

    binary: bytes
    text: str
    context: object = None
    """The state that made it: who keeps this saves the time that freeing it takes."""


@final
class Context:
    """The state of one run as it goes from pass to pass."""

    __slots__ = ("addresses", "builtins", "canonical", "environment", "layout", "lowerings",
                 "machine", "module", "options", "pointees", "reading", "source",
                 "words")  # fmt: skip

    def __init__(
        self,
        source: str | bytes,
        options: Options,
        reading: Reading | None,
        own: OwnBuiltins = NO_BUILTINS,
    ) -> None:
        self.source: Final = source
        self.reading: Final = reading
        self.builtins: Final = Builtins(own[0])
        self.lowerings: Final = own[1]
        self.options: Final = options
        self.canonical = ""
        self.module: Module = Module()
        self.environment: Environment = Environment(64, 0x00010400, frozenset())
        self.layout: DataLayout = DataLayout(64)
        self.pointees: Pointees | None = None
        self.machine: MachineModule = MachineModule(self.environment)
        self.words: list[int] = []
        self.addresses: list[constant_exprs.TakenAddress] = []

    def check_verdict(self) -> None:
        """Raise what LLVM's verifier, which ran in the child, has against the module."""
        error = None if self.reading is None else self.reading.verdict()
        if error is not None:
            raise error

    def user_text(self) -> str:
        """The text whose lines the user knows, empty when there is none."""
        return self.source if isinstance(self.source, str) and not self.options.opt_level else ""


def _read(ctx: Context) -> None:
    if ctx.reading is not None:
        ctx.canonical = ctx.reading.text()
        if ctx.options.stop_after == "read":
            ctx.check_verdict()
    else:
        from spvbackend.llvmir.read import read_module

        options = ctx.options
        ctx.canonical, error = read_module(ctx.source, options.address_bits(), options.opt_level)
        if error is not None:
            raise error


def _parse(ctx: Context) -> None:
    options = ctx.options
    try:
        ctx.module = parse_module(ctx.canonical)
    finally:
        # What LLVM says of a broken module comes before what our parser says.
        ctx.check_verdict()
    if ctx.module.data_layout.startswith("E"):
        raise Unsupported("a big-endian data layout: SPIR-V devices are little-endian")
    target = options.target(ctx.module.triple)
    ctx.environment = Environment(
        target.address_bits, target.version, options.extensions, options.avoid_capabilities
    )
    ctx.layout = DataLayout(target.address_bits)


def _cleanup(ctx: Context) -> None:
    aborts.run(ctx.module, ctx.environment)
    source_notes.run(ctx.module)
    constructors.run(ctx.module, self_references.run(ctx.module, ctx.layout))
    cleanup.run(ctx.module)
    opaque_selects.run(ctx.module)


def _device_blocks(ctx: Context) -> None:
    device_blocks.run(ctx.module)


def _constant_exprs(ctx: Context) -> None:
    ctx.addresses = constant_exprs.run(ctx.module)


def _promote_bfloat(ctx: Context) -> None:
    bfloat.run(ctx.module)


def _lower_atomics(ctx: Context) -> None:
    lower_atomics.run(ctx.module, ctx.environment)


def _lower_intrinsics(ctx: Context) -> None:
    lower_intrinsics.run(ctx.module, ctx.environment, ctx.lowerings)


def _legalize(ctx: Context) -> None:
    legalize.run(ctx.module, ctx.layout, ctx.environment.allows("SPV_KHR_bfloat16"))
    large_data.run(ctx.module)


def _private_memory(ctx: Context) -> None:
    private_memory.run(ctx.module)


def _kernel_calls(ctx: Context) -> None:
    kernel_calls.run(ctx.module)


def _infer_types(ctx: Context) -> None:
    function_pointers.run(ctx.module, bool(ctx.addresses))
    ctx.pointees = infer_module(ctx.module, ctx.layout, ctx.builtins)


def _emit_intrinsics(ctx: Context) -> None:
    assert ctx.pointees is not None
    emit_intrinsics.run(ctx.module, ctx.pointees, ctx.layout, ctx.builtins)


def _select(ctx: Context) -> None:
    assert ctx.pointees is not None
    opencl_types.run(ctx.module)
    constant_exprs.refuse_addresses(ctx.addresses, ctx.environment)
    selector = Selector(
        ctx.module,
        ctx.environment,
        ctx.pointees.members,
        ctx.options.allow_unknown_intrinsics,
        ctx.builtins,
    )
    ctx.machine = selector.machine
    select_source(selector)
    select_module(selector)


def _layout(ctx: Context) -> None:
    ctx.words = layout_module(ctx.machine)


class Pass(NamedTuple):
    """A step of the pipeline; `level` is what can be dumped after it."""

    name: str
    run: Callable[[Context], None]
    level: int


NOTHING: Final = 0
LLVM_IR: Final = 1
MACHINE: Final = 2
BINARY: Final = 3

EXPLAINED: Final = "emit-intrinsics"
"""After this every pointer has its pointee, and every use that disagrees its cast."""
PIPELINE: Final = (
    Pass("read", _read, NOTHING),
    Pass("parse", _parse, LLVM_IR),
    Pass("cleanup", _cleanup, LLVM_IR),
    Pass("device-blocks", _device_blocks, LLVM_IR),
    Pass("constant-exprs", _constant_exprs, LLVM_IR),
    Pass("lower-atomics", _lower_atomics, LLVM_IR),
    Pass("lower-intrinsics", _lower_intrinsics, LLVM_IR),
    Pass("bfloat", _promote_bfloat, LLVM_IR),
    Pass("legalize", _legalize, LLVM_IR),
    Pass("private-memory", _private_memory, LLVM_IR),
    Pass("kernel-calls", _kernel_calls, LLVM_IR),
    Pass("infer-types", _infer_types, LLVM_IR),
    Pass(EXPLAINED, _emit_intrinsics, LLVM_IR),
    Pass("select", _select, MACHINE),
    Pass("layout", _layout, BINARY),
)


def run(
    source: str | bytes,
    options: Options,
    log: TextIO,
    reading: Reading | None = None,
    own: OwnBuiltins = NO_BUILTINS,
) -> Output:
    """Translate; raises CompileError, Unsupported or InternalError with the user's place in it.

    `reading` is given when a child process reads the source already; `own` are the builtins of a
    frontend.
    """
    with _collector_off():
        return _run(Context(source, options, reading, own), log)


def explain(
    source: str | bytes,
    options: Options,
    reading: Reading | None = None,
    own: OwnBuiltins = NO_BUILTINS,
) -> PointeeTypes:
    """What inference decides for the module and why; raises as `run` does.

    The lines are those of the source if that is text which is not optimised first, else those of
    LLVM's own print of the module.
    """
    from spvbackend.explain.report import explain_module
    from spvbackend.source_map import user_lines

    ctx = Context(source, options, reading, own)
    with _collector_off():
        for step in PIPELINE:
            _step(ctx, step)
            if step.name == EXPLAINED:
                break
        assert ctx.pointees is not None
        text = ctx.user_text() or ctx.canonical
        lines = None if text is ctx.canonical else user_lines(text, ctx.canonical)

        def user_line(line: int) -> int:
            return line if lines is None else lines.get(line, 0)

        return explain_module(ctx.module, ctx.pointees, text, user_line)


@contextmanager
def _collector_off() -> Iterator[None]:
    """A translation makes many objects and next to no garbage."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _step(ctx: Context, step: Pass) -> None:
    """Run a pass; whatever it raises becomes a diagnostic with a place."""
    try:
        step.run(ctx)
    except Diagnostic as diag:
        _place(ctx, diag, step.name)
        raise
    except RecursionError:
        raise Unsupported("types or constants nest too deeply to be translated") from None
    except MemoryError:
        raise
    except Exception as error:
        raise internal_error(error, step.name) from error


def _run(ctx: Context, log: TextIO) -> Output:
    options = ctx.options
    hooks = _Hooks(ctx, log)
    hooks.check_names()
    for step in PIPELINE:
        hooks.before()
        _step(ctx, step)
        if hooks.after(step):
            return Output(b"", hooks.dump, ctx)
    hooks.report_times()
    text = ""
    if options.filetype == "asm":
        from spvbackend.emit.asm import disassemble

        text = disassemble(ctx.words)
    return Output(to_bytes(ctx.words), text, ctx)


def _place(ctx: Context, diag: Diagnostic, pass_name: str) -> None:
    """Give a diagnostic the user's own place; LLVM's own errors have it already."""
    diag.pass_name = diag.pass_name or pass_name
    if not ctx.canonical:
        return
    locate(diag, ctx.user_text(), ctx.canonical)


@final
class _Hooks:
    """What the options ask for around each pass: dumps, verification, times, an early stop."""

    __slots__ = ("ctx", "dump", "last", "log", "start", "times")

    def __init__(self, ctx: Context, log: TextIO) -> None:
        self.ctx: Final = ctx
        self.log: Final = log
        self.dump = ""
        self.last = ""
        self.start = 0.0
        self.times: list[tuple[str, float]] = []

    def check_names(self) -> None:
        """Refuse names of passes that do not exist."""
        from spvbackend.diagnostics import CompileError

        options = self.ctx.options
        known = {step.name for step in PIPELINE}
        stop = {options.stop_after} if options.stop_after else set()
        for name in sorted((options.print_after | stop) - known):
            raise CompileError(
                f"unknown pass '{name}'", hint=f"passes are {', '.join(p.name for p in PIPELINE)}"
            )

    def before(self) -> None:
        """Start the clock."""
        self.start = time.perf_counter()

    def after(self, step: Pass) -> bool:
        """Time, verify and print; whether the run ends here."""
        options = self.ctx.options
        self.times.append((step.name, time.perf_counter() - self.start))
        if options.verify:
            self._verify(step)
        stop = options.stop_after == step.name
        wanted = step.name in options.print_after or options.print_after_all
        if stop or wanted or options.print_changed:
            text = self._text(step)
            changed = options.print_changed and text != self.last
            if (wanted or changed) and step.level != NOTHING:
                self.log.write(f"; after {step.name}\n{text}")
            self.last = text
            if stop:
                self.dump = text
        return stop

    def _verify(self, step: Pass) -> None:
        if step.level == MACHINE:
            from spvbackend.mir.verify.module import check_machine_module

            check_machine_module(self.ctx.machine)
        elif step.name == EXPLAINED and self.ctx.pointees is not None:
            from spvbackend.prepass.verify_pointees import check_pointees

            check_pointees(self.ctx.module, self.ctx.pointees.members, self.ctx.builtins)

    def _text(self, step: Pass) -> str:
        if step.level == MACHINE:
            from spvbackend.mir.print import print_machine_module

            return print_machine_module(self.ctx.machine)
        if step.level == BINARY:
            from spvbackend.emit.asm import disassemble

            return disassemble(self.ctx.words)
        if step.level == NOTHING:
            return self.ctx.canonical if step.name == "read" else self.last
        from spvbackend.llvmir.print.module import print_function, print_module

        only = self.ctx.options.filter_func
        module = self.ctx.module
        if not only:
            return print_module(module, pointees=True)
        return "".join(print_function(f, pointees=True) for f in module.functions if f.name in only)

    def report_times(self) -> None:
        """One line a pass, as -time-passes asks."""
        if self.ctx.options.time_passes:
            for name, seconds in self.times:
                self.log.write(f"{seconds * 1000:10.2f} ms  {name}\n")
