"""The state of one translation: what the user gave, what is asked for, and what passes have made.

Input: text or bitcode. Each pass of the pipeline changes the `Context`; reading, which may be by
another process, is its own.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, TypeAlias, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.rows import Builtin
from spvbackend.diagnostics import CompileWarning, Diagnostic
from spvbackend.llvmir.isolate import Reading
from spvbackend.llvmir.module import Module, take_apart
from spvbackend.options import Options
from spvbackend.target.environment import Environment

if TYPE_CHECKING:  # each pass loads what it makes
    from spvbackend.emit.layout import Laid
    from spvbackend.infer.solve import Pointees
    from spvbackend.isel.selector import Selector
    from spvbackend.isel.trace import Trace
    from spvbackend.llvmir.debug.carry import Carried
    from spvbackend.mir.module import MachineModule
    from spvbackend.prepare.templates.text import Lowering
    from spvbackend.shader.interface import EntryPoint, ModuleData, PrintfFormat
    from spvbackend.target.space_maps import SpaceMap

OwnBuiltins: TypeAlias = "tuple[tuple[Builtin, ...], tuple[Lowering, ...]]"
"""What a frontend adds: rows, and lowerings for what no single instruction does."""
NO_BUILTINS: Final[OwnBuiltins] = ((), ())


@final
class Context:
    """The state of one translation; what a pass makes is there once that pass has run.

    Attributes:
        source: the user's text or bitcode.
        canonical: LLVM's own print of the source, "" until it has been read.
        before_inlining: what it was before its calls were inlined, "" where they are not.
        reading: the child process that reads, None where this process does.
        is_judged: whether the verdict of LLVM's verifier has been asked for.
        is_bare: whether debug info was left out, so that messages cannot name its places.
        drops: whether it was left out as LLVM ends on it.
        environment: what is translated for, known once the module's triple is.
        explains: whether the reasons of inference are asked for.
        trace: what selection is to note, None for nothing.
        errors: those noted in the module, empty until it is parsed.
        warnings: like the errors.
        entry_points: how a host launches the kernels of a shader.
        module_data: what these share, None where no pass has found out.
        formats: what they print.
        laid: the binary.
        spaces: what the module's numbers of address spaces mean, None for what they mean in
            OpenCL.
    """

    __slots__ = ("_original", "before_inlining", "builtins", "canonical", "drops", "entry_points",
                 "environment", "errors", "explains", "formats", "is_bare", "is_judged", "laid",
                 "layout", "lowerings", "machine", "module", "module_data", "options", "own",
                 "pointees", "reading", "selector", "source", "spaces", "trace",
                 "warnings")  # fmt: skip
    environment: Environment
    layout: DataLayout
    module: Module
    pointees: Pointees
    selector: Selector
    machine: MachineModule
    laid: Laid

    def __init__(
        self,
        source: str | bytes,
        options: Options,
        reading: Reading | None,
        own: OwnBuiltins = NO_BUILTINS,
    ) -> None:
        self.source: Final = source
        self.reading = reading
        self.is_bare = self.is_judged = self.drops = False
        self.entry_points: list[EntryPoint] = []
        self.module_data: ModuleData | None = None
        self.formats: list[PrintfFormat] = []
        self.explains = False
        self.spaces: SpaceMap | None = None
        self.own: Final = own
        self.builtins: Final = Builtins(own[0])
        self.lowerings: Final = own[1]
        self.options: Final = options
        self.canonical = self.before_inlining = ""
        self._original: dict[int, int] | None = None
        self.trace: Trace | None = None
        self.errors: list[Diagnostic] = []
        self.warnings: list[CompileWarning] = []

    @property
    def words(self) -> array[int]:
        """The binary, a word an item."""
        return self.laid.words

    def check_verdict(self) -> None:
        """Take what LLVM's verifier, which ran in the child, has against the module.

        Raises:
            CompileError: the module is broken.
        """
        if self.is_judged or self.reading is None:
            return
        self.is_judged = True
        error = self.reading.verdict()
        if error is not None:
            raise error

    def read(self) -> None:
        """Have LLVM read the source: in this process where nothing it does can end that.

        Raises:
            CompileError: LLVM refuses the module.
        """
        options = self.options
        if self.canonical:  # a first try has it
            return
        if self.reading is None:
            self._read_here()
        if self.reading is not None:
            self.canonical = self.reading.text()
            # Else `parse` asks for the verdict, once it has used the time that the verifier takes.
            if options.stop_after == "read":
                self.check_verdict()

    def _read_here(self) -> None:
        """Read in this process, or start another one where that is safer."""
        # The command, whose child has begun to read by now, needs none of these.
        from spvbackend.llvmir.read import read_module
        from spvbackend.llvmir.risks import has_debug_info, is_risky, is_risky_to_optimise

        options = self.options
        bits = options.address_bits(self.source)
        source = self.source
        carried: Carried | None = None
        if isinstance(source, str):
            needs_child = is_risky(source)
            if needs_child and has_debug_info(source):
                source, carried = self._plain_debug_info(source)
                needs_child = is_risky(source)
            if options.opt_level > 0 and is_risky_to_optimise(source):
                needs_child = True
        else:
            needs_child = not options.trust_bitcode
        if not needs_child:
            self.canonical, error = read_module(source, bits, options.opt_level)
            if carried is not None:
                from spvbackend.llvmir.debug.carry import restore

                # What is wrong is told of the text as it is; of it LLVM drops what is debug info.
                restored = restore(self.canonical, carried) if error is None else None
                needs_child = restored is None
                self.canonical = restored or ""
            elif error is not None:
                raise error
        if needs_child:
            self.is_bare = self.is_judged = False
            self.reading = Reading(self.source, bits, options.opt_level, fork=False)

    def _plain_debug_info(self, source: str) -> tuple[str, Carried | None]:
        """Text with debug info as one that LLVM may read in this process.

        Returns:
            The text, and what it has of debug info under other names, None for nothing: then it is
            left out, or, where that cannot be, still there.
        """
        from spvbackend.llvmir.debug.carry import carry
        from spvbackend.llvmir.debug.strip import without_debug_info
        from spvbackend.llvmir.spawn import can_start

        if not can_start() or self.options.strip_debug:
            bare = without_debug_info(source)
            self.is_bare = bare != source and can_start()
            return bare, None
        # LLVM's passes know what to do about debug info, but not about what stands for it.
        options = self.options
        carried = None if options.opt_level > 0 else carry(source, options.debug_records)
        return (source, None) if carried is None else (carried.text, carried)

    def read_otherwise(self) -> Context | None:
        """The same task with debug info where it was left out, or without where LLVM ended on it.

        Returns:
            The task, which takes a process of its own; None where nothing speaks for it.
        """
        options = self.options
        bits = options.address_bits(self.source)
        if self.is_bare:
            reading = Reading(self.source, bits, options.opt_level, fork=False)
            return Context(self.source, options, reading, self.own)
        if self.reading is None or not self.reading.crashed or isinstance(self.source, bytes):
            return None
        if again := self._read_carried(self.source):
            return again
        from spvbackend.llvmir.debug.strip import without_debug_info

        source = without_debug_info(self.source)
        if source == self.source:
            return None
        reading = Reading(source, bits, options.opt_level, fork=self.reading.forks)
        again = Context(source, options, reading, self.own)
        again.drops = True
        return again

    def _read_carried(self, source: str) -> Context | None:
        """The same task with debug info that LLVM ended on, which may be right all the same."""
        from spvbackend.llvmir.debug.carry import read_carried

        bits = self.options.address_bits(source)
        text = (
            None
            if self.options.opt_level
            else read_carried(source, bits, self.options.debug_records)
        )
        if text is None:
            return None
        again = Context(source, self.options, None, self.own)
        again.canonical = text
        return again

    def close(self) -> None:
        """Give back what the process has of the system: the child that reads."""
        if self.reading is not None:
            self.reading.close()

    def take_apart(self) -> None:
        """Cut the cycles of what the passes made, which is free once nobody has the state."""
        take_apart(self.module)

    def original_lines(self) -> dict[int, int]:
        """Lines of the text to those of the one before its calls were inlined."""
        if self._original is None:
            from spvbackend.shader.llvm.inlined_lines import original_lines  # errors alone need it

            self._original = original_lines(self.before_inlining, self.canonical)
        return self._original

    @property
    def is_for_vulkan(self) -> bool:
        """Whether the module becomes a shader, as far as its text tells."""
        return self.options.is_for_vulkan(self.canonical)

    @property
    def holds_addresses(self) -> bool:
        """Whether what the kernels of a shader share has addresses in it."""
        return self.module_data is not None and bool(self.module_data.relocations)

    def user_text(self) -> str:
        """The text whose lines the user knows, empty when there is none.

        After LLVM's own passes an instruction has no place in the source any more.
        """
        if self.options.opt_level:
            return ""
        return self.source if isinstance(self.source, str) else ""
