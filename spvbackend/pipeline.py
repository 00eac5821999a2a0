"""The pipeline on one screen: every pass, what it needs and what holds after it.

Input: what the user gave. Output: words. A pass changes the state of one translation, the
`Context`. The rows name all there is to run: what dumps, stops, times or verifies between passes
(driver.py) sees each of them.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.lookup import Builtins
from spvbackend.builtins.rows import Builtin
from spvbackend.diagnostics import CompileWarning, Diagnostic, Unsupported
from spvbackend.emit.layout import Laid, layout_module
from spvbackend.infer.solve import Pointees, infer_module
from spvbackend.isel.functions import select_module
from spvbackend.isel.selector import Selector
from spvbackend.llvmir.isolate import Reading
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.promises import (
    LEGAL_TYPES,
    NO_ALIASES,
    NO_CALLED_KERNELS,
    NO_CONSTANT_EXPRESSIONS,
    NO_PRIVATE_VARIABLES,
    ORDERED,
    OWN_ADDRESSES,
    OWN_SIGNATURES,
    POINTEES,
    TYPED_BUILTINS,
)
from spvbackend.mir.assign_types import fold_types
from spvbackend.mir.module import MachineModule
from spvbackend.options import Options
from spvbackend.prepare.legal import bfloat
from spvbackend.prepare.legal.module import legalize
from spvbackend.prepare.lower import atomics, device_printf
from spvbackend.prepare.lower.run import run as lower_intrinsics
from spvbackend.prepare.module import (
    cleanup,
    constant_exprs,
    constructors,
    device_blocks,
    function_pointers,
    kernel_calls,
    large_data,
    opaque_selects,
    private_constants,
    private_memory,
    self_references,
    source_notes,
)
from spvbackend.prepare.traps import known, unwinding
from spvbackend.prepass import emit_intrinsics, opencl_types, untyped_pointers
from spvbackend.target.debug_sets import DEBUG_SETS
from spvbackend.target.environment import OPENCL, OPENCL_UNTYPED, Environment
from spvbackend.target.space_maps import SPIR, map_of
from spvbackend.word_check import check_words

if TYPE_CHECKING:  # only a listing has one
    from spvbackend.isel.trace import Trace
    from spvbackend.llvmir.debug.carry import Carried
    from spvbackend.prepare.templates.text import Lowering

OwnBuiltins: TypeAlias = "tuple[tuple[Builtin, ...], tuple[Lowering, ...]]"
"""What a frontend adds: rows, and lowerings for what no single instruction does."""
NO_BUILTINS: Final[OwnBuiltins] = ((), ())


@final
class Context:
    """The state of one translation; what a pass makes is there once that pass has run.

    Attributes:
        source: the user's text or bitcode.
        canonical: LLVM's own print of the source, "" until it has been read.
        reading: the child process that reads, None where this process does.
        is_bare: whether debug info was left out, so that messages cannot name its places.
        drops: whether it was left out as LLVM ends on it.
        environment: what is translated for, known once the module's triple is.
        explains: whether the reasons of inference are asked for.
        trace: what selection is to note, None for nothing.
        errors: those noted in the module, empty until it is parsed.
        warnings: like the errors.
        laid: the binary.
    """

    __slots__ = ("builtins", "canonical", "drops", "environment", "errors", "explains", "is_bare",
                 "laid", "layout", "lowerings", "machine", "module", "options", "own", "pointees",
                 "reading", "selector", "source", "trace", "warnings")  # fmt: skip
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
        self.is_bare = self.drops = False
        self.explains = False
        self.own: Final = own
        self.builtins: Final = Builtins(own[0])
        self.lowerings: Final = own[1]
        self.options: Final = options
        self.canonical = ""
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
        error = None if self.reading is None else self.reading.verdict()
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
        from spvbackend.llvmir.debug.strip import has_debug_info
        from spvbackend.llvmir.read import read_module
        from spvbackend.llvmir.risks import is_risky, is_risky_to_optimise

        options = self.options
        bits = options.address_bits(self.source)
        source = self.source
        carried: Carried | None = None
        if isinstance(source, str):
            if has_debug_info(source):
                source, carried = self._plain_debug_info(source)
            needs_child = is_risky(source) or (
                options.opt_level > 0 and is_risky_to_optimise(source)
            )
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
            self.is_bare = False
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

    def user_text(self) -> str:
        """The text whose lines the user knows, empty when there is none.

        After LLVM's own passes an instruction has no place in the source any more.
        """
        return self.source if isinstance(self.source, str) and not self.options.opt_level else ""


def _read(ctx: Context) -> None:
    ctx.read()


def _parse(ctx: Context) -> None:
    options = ctx.options
    try:
        spaces = map_of(ctx.canonical, options.space_map())
        ctx.module = parse_module(ctx.canonical, None if spaces is SPIR else spaces)
    finally:
        # What LLVM says of a broken module comes before what our parser says.
        ctx.check_verdict()
    ctx.warnings, ctx.errors = ctx.module.warnings, ctx.module.errors
    if options.strip_debug:
        from spvbackend.llvmir.debug.strip import strip_module

        # Of bitcode, and of what is spelled in another way than LLVM's.
        strip_module(ctx.module)
    elif ctx.reading is not None and ctx.reading.complaint:
        ctx.module.warn(f"the debug info is dropped: {ctx.reading.complaint}")
    elif ctx.drops:
        ctx.module.warn("the debug info is dropped, since LLVM ends on it while it reads")
    ctx.module.error_limit = options.error_limit
    ctx.module.keeps_names = options.emit_op_names
    if "E" in ctx.module.data_layout.split("-"):
        line = ctx.module.lines["target datalayout"]
        raise Unsupported(
            "the data layout is big-endian, and SPIR-V devices are little-endian", line
        )
    target = options.target(ctx.module.triple)
    ctx.environment = Environment(
        target.address_bits,
        target.version,
        options.extensions,
        options.avoid_capabilities,
        options.trap,
        options.workgroup_size,
        options.subgroup_size,
        options.untyped_pointers,
    )
    ctx.layout = DataLayout(target.address_bits)
    if spaces is not SPIR:
        from spvbackend.prepare.module import other_spaces  # most modules have OpenCL's

        other_spaces.run(ctx.module, spaces, target.address_bits)
    if ctx.module.globals:
        from spvbackend.prepare.module import dynamic_memory

        dynamic_memory.run(ctx.module, ctx.layout, options.dynamic_local_memory)


def _traps(ctx: Context) -> None:
    known.run(ctx.module, ctx.environment, ctx.builtins, ctx.lowerings)


def _source_notes(ctx: Context) -> None:
    source_notes.run(ctx.module)


def _self_references(ctx: Context) -> None:
    self_references.run(ctx.module, ctx.layout)


def _constructors(ctx: Context) -> None:
    constructors.run(ctx.module)


def _cleanup(ctx: Context) -> None:
    cleanup.run(ctx.module)


def _opaque_selects(ctx: Context) -> None:
    opaque_selects.run(ctx.module, ctx.environment)


def _device_blocks(ctx: Context) -> None:
    device_blocks.run(ctx.module)


def _constant_exprs(ctx: Context) -> None:
    constant_exprs.run(ctx.module)


def _lower_atomics(ctx: Context) -> None:
    atomics.run(ctx.module, ctx.environment)


def _device_printf(ctx: Context) -> None:
    device_printf.run(ctx.module)


def _lower_intrinsics(ctx: Context) -> None:
    lower_intrinsics(ctx.module, ctx.environment, ctx.lowerings)


def _unwinding(ctx: Context) -> None:
    unwinding.run(ctx.module, ctx.environment, ctx.builtins, ctx.lowerings)


def _bfloat(ctx: Context) -> None:
    bfloat.run(ctx.module, ctx.environment, ctx.builtins)


def _legalize(ctx: Context) -> None:
    legalize(ctx.module, ctx.layout, ctx.environment)


def _large_data(ctx: Context) -> None:
    large_data.run(ctx.module)


def _private_memory(ctx: Context) -> None:
    private_memory.run(ctx.module, ctx.builtins)


def _private_constants(ctx: Context) -> None:
    private_constants.run(ctx.module, ctx.builtins)


def _kernel_calls(ctx: Context) -> None:
    kernel_calls.run(ctx.module)


def _function_pointers(ctx: Context) -> None:
    function_pointers.run(ctx.module)


def _infer_types(ctx: Context) -> None:
    ctx.pointees = infer_module(ctx.module, ctx.layout, ctx.builtins, ctx.explains)


def _emit_intrinsics(ctx: Context) -> None:
    emit_intrinsics.run(ctx.module, ctx.pointees, ctx.layout, ctx.builtins)


def _untyped_pointers(ctx: Context) -> None:
    ctx.pointees = untyped_pointers.run(ctx.module, ctx.layout, ctx.builtins)


def _opencl_types(ctx: Context) -> None:
    opencl_types.run(ctx.module, ctx.environment)


def _check_addresses(ctx: Context) -> None:
    function_pointers.refuse_addresses(ctx.module, ctx.environment)


def _select(ctx: Context) -> None:
    unknown = ctx.options.allow_unknown_intrinsics
    memory = ctx.pointees.memory
    ctx.selector = Selector(ctx.module, ctx.environment, memory, unknown, ctx.builtins)
    ctx.selector.trace = ctx.trace
    ctx.selector.keeps_argument_types = ctx.options.keep_argument_types
    ctx.machine = ctx.selector.machine
    ctx.machine.tells_types = ctx.options.verify or ctx.options.has_dumps()
    if ctx.options.debug_info in DEBUG_SETS and "llvm.dbg.cu" in ctx.module.named_metadata:
        from spvbackend.isel.debug.flow import DebugInfo  # only asked-for debug info needs it

        name = DEBUG_SETS[ctx.options.debug_info]
        ctx.selector.debug = DebugInfo(ctx.selector, name, ctx.options.extra_operations)
    # Else selection finds out by itself, once it meets a kernel.
    if ctx.options.fp_contract != "on":
        is_off = ctx.options.fp_contract == "off"
        ctx.selector.uncontracted = set(ctx.module.functions) if is_off else set()
    select_module(ctx.selector)
    if ctx.options.emit_op_names:
        from spvbackend.isel.module.member_names import name_members  # few modules tell

        name_members(ctx.selector, ctx.layout)
    if ctx.options.processed_by:
        from spvbackend.isel.module.processed import steps_of  # few modules tell

        tool = f"{ctx.options.processed_by} -O{ctx.options.opt_level}"
        if ctx.options.profile:
            tool += f" -target-profile={ctx.options.profile}"
        ctx.machine.processed = steps_of(ctx.module, ctx.environment, tool)


def _assign_types(ctx: Context) -> None:
    fold_types(ctx.machine)


def _check_calls(selector: Selector) -> None:
    """Check calls of builtins, if there are any: to load the rules takes time."""
    if selector.builtin_calls:
        from spvbackend.isel.builtins.check import check_builtin_calls

        check_builtin_calls(selector)


def _check_builtins(ctx: Context) -> None:
    _check_calls(ctx.selector)


def _layout(ctx: Context) -> None:
    ctx.laid = layout_module(ctx.machine)


def _check_words(ctx: Context) -> None:
    check_words(ctx.laid, ctx.machine, ctx.module)


TEXT: Final = 0
LLVM_IR: Final = 1
MACHINE: Final = 2
BINARY: Final = 3


class Pass(NamedTuple):
    """A step of the pipeline.

    Attributes:
        name: as options and messages spell it.
        run: the function that changes the context.
        level: the form of the module after it, which dumps show.
        needs: promises of `llvmir.promises` that have to hold before it.
        makes: promises that hold from then on.
    """

    name: str
    run: Callable[[Context], None]
    level: int
    needs: int = 0
    makes: int = 0


INFERRED: Final = "infer-types"
EXPLAINED: Final = "emit-intrinsics"
"""After this every pointer has its pointee, and every use that disagrees its cast."""
CHECKED: Final = "check-words"
"""After this the words are known to be right, as far as can be told in little time."""
SELECTABLE: Final = (
    ORDERED | LEGAL_TYPES | NO_PRIVATE_VARIABLES | NO_CALLED_KERNELS | OWN_SIGNATURES | POINTEES
)
"""What every handler of selection relies on; none of them looks for exceptions."""
FRONT_END: Final = (
    Pass("read", _read, TEXT),
    Pass("parse", _parse, LLVM_IR),
)
"""What every module goes through; it finds out what the module is translated for."""
# Passes before cleanup may leave what it takes away: traps cuts blocks, which makes others
# unreachable. The function that self-references makes is the first that constructors calls.
OPENCL_PIPELINE: Final = (
    Pass("traps", _traps, LLVM_IR),
    Pass("source-notes", _source_notes, LLVM_IR),
    Pass("self-references", _self_references, LLVM_IR),
    Pass("constructors", _constructors, LLVM_IR),
    Pass("cleanup", _cleanup, LLVM_IR, makes=ORDERED | NO_ALIASES | OWN_SIGNATURES),
    # It makes blocks, and like all passes from here on it keeps them in order.
    Pass("opaque-selects", _opaque_selects, LLVM_IR, ORDERED),
    # While addresses of blocks are constants still: they must not count as addresses taken.
    Pass("device-blocks", _device_blocks, LLVM_IR),
    Pass("constant-exprs", _constant_exprs, LLVM_IR, NO_ALIASES, NO_CONSTANT_EXPRESSIONS),
    # Templates copy operands to several places, so these have to be plain values.
    Pass("lower-atomics", _lower_atomics, LLVM_IR, NO_CONSTANT_EXPRESSIONS),
    # Its strings are found through instructions.
    Pass("device-printf", _device_printf, LLVM_IR, NO_CONSTANT_EXPRESSIONS),
    Pass("lower-intrinsics", _lower_intrinsics, LLVM_IR, NO_CONSTANT_EXPRESSIONS),
    # After templates, which may trap; before legalisation, which takes results in parts.
    Pass("unwinding", _unwinding, LLVM_IR, ORDERED | NO_CONSTANT_EXPRESSIONS | OWN_SIGNATURES),
    # After templates, which may compute in bfloat; before legalisation, which splits long vectors
    # of float.
    Pass("bfloat", _bfloat, LLVM_IR),
    Pass("legalize", _legalize, LLVM_IR, ORDERED | NO_CONSTANT_EXPRESSIONS, LEGAL_TYPES),
    # Only now are the types of variables those that memory will have.
    Pass("large-data", _large_data, LLVM_IR, LEGAL_TYPES),
    Pass("private-memory", _private_memory, LLVM_IR, ORDERED | NO_CONSTANT_EXPRESSIONS),
    # After allocas, which constants may be mixed with.
    Pass(
        "private-constants",
        _private_constants,
        LLVM_IR,
        NO_CONSTANT_EXPRESSIONS,
        NO_PRIVATE_VARIABLES,
    ),
    Pass("kernel-calls", _kernel_calls, LLVM_IR, 0, NO_CALLED_KERNELS),
    Pass("function-pointers", _function_pointers, LLVM_IR, NO_CONSTANT_EXPRESSIONS, OWN_ADDRESSES),
    # After all passes that make accesses to memory: inference has to see every use of a pointer.
    Pass(INFERRED, _infer_types, LLVM_IR, LEGAL_TYPES | OWN_ADDRESSES),
    Pass(EXPLAINED, _emit_intrinsics, LLVM_IR, ORDERED, POINTEES),
    Pass("opencl-types", _opencl_types, LLVM_IR, POINTEES),
    Pass("check-addresses", _check_addresses, LLVM_IR),
    Pass("select", _select, MACHINE, SELECTABLE),
    Pass("check-builtins", _check_builtins, MACHINE, makes=TYPED_BUILTINS),
    Pass("assign-types", _assign_types, MACHINE),
    Pass("layout", _layout, BINARY),
    Pass(CHECKED, _check_words, BINARY),
)


def _without_pointees(rows: tuple[Pass, ...]) -> tuple[Pass, ...]:
    """The same passes where pointers do not say what they point to: one stands for inference."""
    found: list[Pass] = []
    for row in rows:
        if row.name == INFERRED:
            found.append(Pass("untyped-pointers", _untyped_pointers, LLVM_IR, row.needs))
        elif row.name != EXPLAINED:
            found.append(row._replace(needs=row.needs & ~POINTEES))
    return tuple(found)


PIPELINES: Final[dict[str, tuple[Pass, ...]]] = {
    OPENCL: OPENCL_PIPELINE,
    OPENCL_UNTYPED: _without_pointees(OPENCL_PIPELINE),
}
"""What follows, for each flavour of output."""


def passes_of(ctx: Context) -> Iterator[Pass]:
    """The passes of a translation; those after the front end are of the module's flavour.

    A generator, since the flavour is known only once the front end has run.
    """
    yield from FRONT_END
    yield from PIPELINES[ctx.environment.flavour]


def pass_names(flavour: str = OPENCL) -> list[str]:
    """The names of the passes for a flavour of output, in the order in which they run."""
    return [row.name for row in (*FRONT_END, *PIPELINES[flavour])]
