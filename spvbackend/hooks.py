"""Hooks around each pass: dumps, verification, times, an early stop.

Input: the state of a translation before and after a pass. Output: text for the log. Passes do not
know the hooks.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TextIO, final

from spvbackend.diagnostics import CompileError, Diagnostic
from spvbackend.llvmir.promises import TYPED_BUILTINS
from spvbackend.options import Options
from spvbackend.pipeline import CHECKED, EXPLAINED, pass_names
from spvbackend.target.environment import OPENCL, OPENCL_UNTYPED, VULKAN
from spvbackend.translation.context import Context
from spvbackend.translation.passes import BINARY, LLVM_IR, MACHINE, TEXT, Pass

if TYPE_CHECKING:
    from spvbackend.translation.import_clock import ImportClock

_IMPORTS: Final = "(imports)"


def flavour_asked(options: Options) -> str:
    """Return the flavour of output as far as options determine it."""
    if options.triple and options.is_for_shaders(""):
        return VULKAN
    return OPENCL_UNTYPED if options.untyped_pointers else OPENCL


@final
class Hooks:
    """Hooks around each pass: dumps, verification, times, an early stop.

    Attributes:
        promises: promises of the passes so far, which the verifier checks.
        verified: the promises that the last verification checked.
        clock: measures imports apart from passes; None without -time-passes.
        last: the previous dump, for -print-changed.
    """

    __slots__ = ("clock", "ctx", "dump", "last", "log", "promises", "start", "stopped", "times",
                 "verified")  # fmt: skip

    def __init__(self, ctx: Context, log: TextIO) -> None:
        self.ctx: Final = ctx
        self.log: Final = log
        self.dump = ""
        self.last = ""
        self.promises = 0
        self.verified = -1
        self.stopped = False
        self.clock: ImportClock | None = None
        self.start = 0.0
        self.times: list[tuple[str, float]] = []

    def check_names(self) -> None:
        """Refuse unknown names of passes."""
        options = self.ctx.options
        stop = {options.stop_after} if options.stop_after else set()
        names = options.print_after | stop
        if not names:
            return
        known = pass_names(flavour_asked(options))
        # The module's own triple may be that of Vulkan.
        is_told = options.triple or options.untyped_pointers
        other = [] if is_told else pass_names(VULKAN)
        for name in sorted(names.difference(known, other)):
            raise CompileError(f"unknown pass '{name}'", hint=f"passes are {', '.join(known)}")

    def is_watching(self) -> bool:
        """Whether any hook is active."""
        options = self.ctx.options
        return bool(
            options.time_passes or options.verify or options.verify_each or options.has_dumps()
        )

    def start_clock(self) -> None:
        """Start measuring imports for -time-passes."""
        if self.ctx.options.time_passes:
            from spvbackend.translation.import_clock import ImportClock  # rarely needed

            # An explanation with a listing runs the passes in two parts.
            self.clock = self.clock or ImportClock()
            self.clock.start()

    def stop_clock(self) -> None:
        """Stop measuring imports."""
        if self.clock is not None:
            self.clock.stop()

    def before(self) -> None:
        """Note the start time of a pass."""
        self.start = self._now()

    def note_time(self, step: Pass) -> None:
        """Note the time of a pass without its imports, before checks and dumps."""
        self.times.append((step.name, self._now() - self.start))

    def _now(self) -> float:
        """Return the seconds of a clock that stops during imports."""
        return time.perf_counter() - (self.clock.seconds if self.clock is not None else 0.0)

    def after(self, step: Pass, has_run: bool) -> bool:
        """Verify and print; return whether the run ends here."""
        options = self.ctx.options
        try:
            # A pass leaves refused code unchanged, so its promises do not hold. A pass that does
            # not apply changes nothing, but its row may promise more.
            if not self.ctx.errors and (has_run or self.promises != self.verified):
                self._verify(step)
                self.verified = self.promises
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
        """Verify the result of a pass, as far as the options say."""
        options = self.ctx.options
        if options.verify_each and step.level == LLVM_IR:
            from spvbackend.llvmir.verify.module import check_module

            check_module(self.ctx.module, self.promises)
        if not options.verify:
            return
        # Before that, a call of a builtin may have wrong types, which is an error of the input.
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
            return self.ctx.reading.shown()
        from spvbackend.llvmir.print.module import print_function, print_module

        only = self.ctx.options.filter_func
        module = self.ctx.module
        if not only:
            return print_module(module, pointees=True)
        return "".join(print_function(f, pointees=True) for f in module.functions if f.name in only)

    def report_times(self) -> None:
        """Write a line with milliseconds for each pass, under -time-passes."""
        if self.clock is not None:
            for name, seconds in (*self.times, (_IMPORTS, self.clock.seconds)):
                self.log.write(f"{seconds * 1000:10.2f} ms  {name}\n")
