"""The pipeline on one screen: every pass, what it needs and what holds after it.

Input: what the user gave. Output: words. A pass changes the state of one translation, the
`Context`. The rows name all there is to run: what dumps, stops, times or verifies between passes
(driver.py) sees each of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Unsupported
from spvbackend.emit.layout import layout_module
from spvbackend.infer.solve import infer_module
from spvbackend.isel.functions import select_module
from spvbackend.isel.selector import Selector
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
from spvbackend.mir.ext_sets import OPENCL_STD
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
    opaque_selects,
    private_memory,
    source_notes,
)
from spvbackend.prepare.traps import known, unwinding
from spvbackend.prepass import emit_intrinsics, opencl_types
from spvbackend.target.debug_sets import DEBUG_SETS
from spvbackend.target.environment import KERNELS, OPENCL, OPENCL_UNTYPED, VULKAN, Environment, Kind
from spvbackend.target.space_maps import SPIR, map_of
from spvbackend.target.triples import Target
from spvbackend.translation.context import Context
from spvbackend.word_check import check_words


def _read(ctx: Context) -> None:
    ctx.read()
    if ctx.options.is_for_vulkan(ctx.canonical):
        from spvbackend.shader.llvm.llvm_passes import inlined

        # LLVM's passes may end the process on a module that is broken.
        ctx.check_verdict()
        ctx.before_inlining, ctx.canonical = ctx.canonical, inlined(ctx.canonical)


def _parse(ctx: Context) -> None:
    options = ctx.options
    try:
        spaces = map_of(ctx.canonical, options.space_map())
        records = options.debug_records or options.has_dumps()
        ctx.module = parse_module(ctx.canonical, None if spaces is SPIR else spaces, records)
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
    ctx.module.keeps_names = options.emit_op_names or options.follows_translator
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
        _kind_of(target, options),
        options.vulkan_regions,
        options.has_open_version(ctx.module.triple),
        options.follows_translator,
        options.splits_fmuladd,
    )
    ctx.layout = DataLayout(target.address_bits)
    if spaces is not SPIR:
        from spvbackend.prepare.module import other_spaces  # most modules have OpenCL's

        other_spaces.run(ctx.module, spaces, target.address_bits)
    if ctx.module.globals:
        from spvbackend.prepare.module import dynamic_memory

        dynamic_memory.run(ctx.module, ctx.layout, options.dynamic_local_memory)


def _kind_of(target: Target, options: Options) -> Kind:
    """The family of environments that a target is of.

    Raises:
        CompileError: an option asks for what it does not have.
    """
    if not target.is_vulkan:
        return KERNELS
    from spvbackend.target.vulkan import SHADERS, check_pointers

    check_pointers(options.untyped_pointers)
    return SHADERS


def _own_lowerings(ctx: Context) -> None:
    if ctx.lowerings:
        from spvbackend.prepare.lower import own

        own.run(ctx.module, ctx.environment, ctx.builtins, ctx.lowerings)


def _traps(ctx: Context) -> None:
    known.run(ctx.module, ctx.environment, ctx.builtins, ctx.lowerings)


def _source_notes(ctx: Context) -> None:
    source_notes.run(ctx.module)


def _self_references(ctx: Context) -> None:
    if ctx.module.globals:
        from spvbackend.prepare.module import self_references

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
    lower_intrinsics(ctx.module, ctx.environment, ctx.builtins)


def _unwinding(ctx: Context) -> None:
    unwinding.run(ctx.module, ctx.environment, ctx.builtins, ctx.lowerings)


def _bfloat(ctx: Context) -> None:
    bfloat.run(ctx.module, ctx.environment, ctx.builtins)


def _legalize(ctx: Context) -> None:
    legalize(ctx.module, ctx.layout, ctx.environment)


def _large_data(ctx: Context) -> None:
    if ctx.module.globals:
        from spvbackend.prepare.module import large_data

        large_data.run(ctx.module)


def _private_memory(ctx: Context) -> None:
    private_memory.run(ctx.module, ctx.builtins)


def _private_constants(ctx: Context) -> None:
    if ctx.module.globals:
        from spvbackend.prepare.module import private_constants

        private_constants.run(ctx.module, ctx.builtins)


def _kernel_calls(ctx: Context) -> None:
    kernel_calls.run(ctx.module)


def _function_pointers(ctx: Context) -> None:
    function_pointers.run(ctx.module)


def _joined_branches(ctx: Context) -> None:
    if ctx.options.makes_vectors():
        from spvbackend.prepass import joined_branches

        joined_branches.run(ctx.module)


def _signed_indices(ctx: Context) -> None:
    if ctx.options.makes_vectors():
        from spvbackend.prepass import signed_indices

        signed_indices.run(ctx.module)


def _barrier_addresses(ctx: Context) -> None:
    if ctx.options.keeps_in_memory():
        from spvbackend.prepass import barrier_addresses

        barrier_addresses.run(ctx.module, ctx.builtins)


def _infer_types(ctx: Context) -> None:
    ctx.pointees = infer_module(ctx.module, ctx.layout, ctx.builtins, ctx.explains)


def _emit_intrinsics(ctx: Context) -> None:
    emit_intrinsics.run(ctx.module, ctx.pointees, ctx.layout, ctx.builtins)


def _untyped_pointers(ctx: Context) -> None:
    from spvbackend.prepass import untyped_pointers

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
    if ctx.options.follows_translator:
        # First of all, whether anything is used of it or not.
        ctx.selector.opencl_std = ctx.machine.cache.ext_inst_import(OPENCL_STD)
    if ctx.options.debug_info in DEBUG_SETS and "llvm.dbg.cu" in ctx.module.named_metadata:
        from spvbackend.isel.debug.flow import DebugInfo  # only asked-for debug info needs it

        name = DEBUG_SETS[ctx.options.debug_info]
        ctx.selector.debug = DebugInfo(ctx.selector, name, ctx.options.extra_operations)
    # Else selection finds out by itself, once it meets a kernel.
    if ctx.options.fp_contract != "on":
        is_off = ctx.options.fp_contract == "off"
        ctx.selector.uncontracted = set(ctx.module.functions) if is_off else set()
    select_module(ctx.selector)
    if ctx.entry_points:
        from spvbackend.isel.shader.reflection import reflect  # shaders alone have any
        from spvbackend.isel.shader.subgroups import required_sizes

        ctx.entry_points = required_sizes(ctx.selector, ctx.entry_points)
        reflect(ctx.selector, ctx.entry_points, ctx.module_data, ctx.formats)
    if ctx.options.preserves_aux_data:
        from spvbackend.isel.metadata.aux_data import preserve  # few modules tell

        preserve(ctx.selector)
    if ctx.options.emit_op_names:
        from spvbackend.isel.module.member_names import name_members  # few modules tell

        name_members(ctx.selector, ctx.layout)
    if ctx.options.processed_by:
        from spvbackend.isel.module.processed import steps_of  # few modules tell

        tool = f"{ctx.options.processed_by} -O{ctx.options.opt_level}"
        if ctx.options.profile:
            tool += f" -target-profile={ctx.options.profile}"
        ctx.machine.processed += steps_of(ctx.module, ctx.environment, tool)


def _assign_types(ctx: Context) -> None:
    fold_types(ctx.machine)


def _layout(ctx: Context) -> None:
    ctx.laid = layout_module(ctx.machine)


def _check_words(ctx: Context) -> None:
    check_words(ctx.laid, ctx.machine, ctx.module)


# Those of shaders alone, whose modules nothing else needs.
def _inline_helpers(ctx: Context) -> None:
    from spvbackend.shader import inlining

    inlining.run(ctx.module, ctx.builtins)


def _shader_arithmetic(ctx: Context) -> None:
    from spvbackend.shader import arithmetic

    arithmetic.run(ctx.module, ctx.builtins)


def _builtin_calls(ctx: Context) -> None:
    from spvbackend.shader import builtin_calls

    builtin_calls.run(ctx.module, ctx.builtins)


def _expand_builtins(ctx: Context) -> None:
    from spvbackend.shader import expand

    expand.run(ctx.module, ctx.builtins)


def _group_operations(ctx: Context) -> None:
    from spvbackend.shader.groups import operations

    operations.run(ctx.module, ctx.environment, ctx.builtins)


def _printf(ctx: Context) -> None:
    from spvbackend.shader.host import printf

    ctx.formats = printf.run(ctx.module, ctx.builtins)


def _work_items(ctx: Context) -> None:
    from spvbackend.shader import work_items

    work_items.run(ctx.module, ctx.environment, ctx.builtins)


def _module_data(ctx: Context) -> None:
    from spvbackend.shader.data import module_data

    ctx.module_data = module_data.run(ctx.module, ctx.layout)


def _split_members(ctx: Context) -> None:
    from spvbackend.shader.data import members

    members.run(ctx.module, ctx.layout)


def _pointer_numbers(ctx: Context) -> None:
    from spvbackend.shader.pointers import numbers

    numbers.run(ctx.module, ctx.layout, ctx.builtins, ctx.holds_addresses())


def _memory(ctx: Context) -> None:
    from spvbackend.shader import memory

    ctx.entry_points = memory.run(ctx.module, ctx.layout, ctx.environment, ctx.builtins)


def _structurize(ctx: Context) -> None:
    from spvbackend.shader.flow import structurize

    structurize.run(ctx.module)


TEXT: Final = 0
LLVM_IR: Final = 1
MACHINE: Final = 2
BINARY: Final = 3


@final
class Pass:
    """A step of the pipeline.

    Attributes:
        name: as options and messages spell it.
        run: the function that changes the context.
        level: the form of the module after it, which dumps show.
        needs: promises of `llvmir.promises` that have to hold before it.
        makes: promises that hold from then on.
    """

    __slots__ = ("level", "makes", "name", "needs", "run")

    def __init__(
        self,
        name: str,
        run: Callable[[Context], None],
        level: int,
        needs: int = 0,
        makes: int = 0,
    ) -> None:
        self.name: Final = name
        self.run: Final = run
        self.level: Final = level
        self.needs: Final = needs
        self.makes: Final = makes


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
    # First of all, so that the others see what a frontend's texts bring.
    Pass("own-lowerings", _own_lowerings, LLVM_IR),
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
    Pass("joined-branches", _joined_branches, LLVM_IR, ORDERED),
    Pass("signed-indices", _signed_indices, LLVM_IR),
    # Before inference, which gives each copy of an address its type.
    Pass("barrier-addresses", _barrier_addresses, LLVM_IR, ORDERED),
    # After all passes that make accesses to memory: inference has to see every use of a pointer.
    Pass(INFERRED, _infer_types, LLVM_IR, LEGAL_TYPES | OWN_ADDRESSES),
    Pass(EXPLAINED, _emit_intrinsics, LLVM_IR, ORDERED, POINTEES),
    Pass("opencl-types", _opencl_types, LLVM_IR, POINTEES),
    Pass("check-addresses", _check_addresses, LLVM_IR),
    Pass("select", _select, MACHINE, SELECTABLE, TYPED_BUILTINS),
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
            found.append(Pass(row.name, row.run, row.level, row.needs & ~POINTEES, row.makes))
    return tuple(found)


VULKAN_PIPELINE: Final = (
    Pass("own-lowerings", _own_lowerings, LLVM_IR),
    Pass("traps", _traps, LLVM_IR),
    Pass("source-notes", _source_notes, LLVM_IR),
    Pass("constructors", _constructors, LLVM_IR),
    Pass("cleanup", _cleanup, LLVM_IR, makes=ORDERED | NO_ALIASES | OWN_SIGNATURES),
    Pass("constant-exprs", _constant_exprs, LLVM_IR, NO_ALIASES, NO_CONSTANT_EXPRESSIONS),
    Pass("builtin-calls", _builtin_calls, LLVM_IR),
    Pass("expand-builtins", _expand_builtins, LLVM_IR, NO_CONSTANT_EXPRESSIONS),
    Pass("group-operations", _group_operations, LLVM_IR, NO_CONSTANT_EXPRESSIONS),
    Pass("printf", _printf, LLVM_IR, NO_CONSTANT_EXPRESSIONS),
    Pass("lower-atomics", _lower_atomics, LLVM_IR, NO_CONSTANT_EXPRESSIONS),
    Pass("lower-intrinsics", _lower_intrinsics, LLVM_IR, NO_CONSTANT_EXPRESSIONS),
    Pass("unwinding", _unwinding, LLVM_IR, ORDERED | NO_CONSTANT_EXPRESSIONS | OWN_SIGNATURES),
    Pass("bfloat", _bfloat, LLVM_IR),
    Pass("legalize", _legalize, LLVM_IR, ORDERED | NO_CONSTANT_EXPRESSIONS, LEGAL_TYPES),
    Pass("function-pointers", _function_pointers, LLVM_IR, NO_CONSTANT_EXPRESSIONS, OWN_ADDRESSES),
    # Templates with control flow are functions until now.
    Pass("inline-helpers", _inline_helpers, LLVM_IR, ORDERED, NO_CALLED_KERNELS),
    Pass("work-items", _work_items, LLVM_IR),
    Pass("shader-arithmetic", _shader_arithmetic, LLVM_IR, LEGAL_TYPES),
    # Behind all passes that make accesses.
    Pass("module-data", _module_data, LLVM_IR, NO_CALLED_KERNELS),
    Pass("split-members", _split_members, LLVM_IR, ORDERED | NO_CALLED_KERNELS),
    Pass("pointer-numbers", _pointer_numbers, LLVM_IR, ORDERED | NO_CALLED_KERNELS),
    Pass("memory", _memory, LLVM_IR, ORDERED | NO_CALLED_KERNELS, NO_PRIVATE_VARIABLES),
    Pass("structurize", _structurize, LLVM_IR, ORDERED),
    Pass(INFERRED, _infer_types, LLVM_IR, LEGAL_TYPES | OWN_ADDRESSES),
    Pass(EXPLAINED, _emit_intrinsics, LLVM_IR, ORDERED, POINTEES),
    Pass("select", _select, MACHINE, SELECTABLE, TYPED_BUILTINS),
    Pass("assign-types", _assign_types, MACHINE),
    Pass("layout", _layout, BINARY),
    Pass(CHECKED, _check_words, BINARY),
)
"""What a shader takes instead: `shader/` between the preparing passes and inference."""
PIPELINES: Final[dict[str, tuple[Pass, ...]]] = {
    VULKAN: VULKAN_PIPELINE,
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
