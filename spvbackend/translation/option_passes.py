"""The passes that depend on the options: read, parse, settle the target, select, name the steps.

Input: the user's text or bitcode, and options. Output: the module in `llvmir`'s form, the
environment, and the machine module.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.module import Module
from spvbackend.mir.ext_sets import OPENCL_STD
from spvbackend.options import Options
from spvbackend.target.debug_sets import DEBUG_SETS
from spvbackend.target.environment import KERNELS, Environment, Kind
from spvbackend.target.triples import BY_DESCRIPTORS, FIXED, WORDS, Target
from spvbackend.translation.context import Context

DEFAULT_GROUP: Final = (64,)
"""Work-items of a group in WebGPU if nothing says another size: as many as all devices do well."""


def read(ctx: Context) -> None:
    """Let LLVM read and print the source."""
    ctx.reading.read()


def parse(ctx: Context) -> None:
    """Make the module of LLVM's bitcode or text."""
    options = ctx.options
    try:
        ctx.module, ctx.spaces = ctx.reading.module()
    finally:
        # LLVM's error about a broken module takes precedence over our parser's.
        ctx.reading.check_verdict()
    module = ctx.module
    ctx.warnings, ctx.errors = module.warnings, module.errors
    if not options.strip_debug and (loss := ctx.reading.loss()):
        module.warn(loss)
    module.error_limit = options.error_limit
    module.keeps_names = options.emit_op_names or options.follows_translator


def settle_target(ctx: Context) -> None:
    """Make the environment and the data layout from the module's or the options' triple.

    Raises:
        CompileError: the triple is not supported, or an option does not fit it.
        Unsupported: the module is big-endian.
    """
    module, options = ctx.module, ctx.options
    if "E" in module.data_layout.split("-"):
        raise Unsupported(
            "the data layout is big-endian, and SPIR-V devices are little-endian",
            module.lines["target datalayout"],
        )
    target = options.target(module.triple)
    fixes_sizes = target.is_webgpu and options.webgpu_sizes == FIXED
    address_bits = _pointer_bits(module) if target.is_webgpu else target.address_bits
    ctx.environment = Environment(
        version=target.version,
        address_bits=address_bits,
        extensions=options.extensions,
        spare_extensions=_spare_extensions(module, options),
        avoided_capabilities=options.avoid_capabilities,
        trap=options.trap,
        workgroup_size=options.workgroup_size or (DEFAULT_GROUP if fixes_sizes else ()),
        subgroup_size=options.subgroup_size,
        untyped_pointers=options.untyped_pointers,
        kind=_kind_of(target, options),
        has_regions=options.vulkan_regions and not target.is_logical,
        is_version_open=options.has_open_version(module.triple),
        follows_translator=options.follows_translator,
        splits_fmuladd=options.splits_fmuladd,
        is_one_device=options.is_one_device,
        lacks_subgroups=options.lacks_subgroups,
        matrix_fragments=options.matrix_fragments,
        api_version=target.api_version,
        fixes_sizes=fixes_sizes,
        local_bytes=options.dynamic_local_memory or 0,
        has_handles=target.is_logical,
    )
    ctx.layout = DataLayout(address_bits, aligns_elements=target.is_logical)


def _pointer_bits(module: Module) -> int:
    """Return the bits of a pointer in a module's own memory: WGSL's pointers have none."""
    is_narrow = "p:32:32" in module.data_layout or module.triple.startswith(("spir-", "spirv32"))
    return 32 if is_narrow else 64


def _spare_extensions(module: Module, options: Options) -> frozenset[str]:
    """Return the extensions that the module uses only where it has no other form.

    A module that calls an extension's instruction by name needs the extension anyway.
    """
    spare = options.spare_extensions
    if not spare:
        return spare
    # Only translations with a group of extensions need it.
    from spvbackend.translation.called import called_extensions

    return spare - called_extensions(module, options.extensions - spare)


def _kind_of(target: Target, options: Options) -> Kind:
    """Return the family of environments that a target belongs to.

    Raises:
        CompileError: the family does not support an option.
    """
    if not target.is_shader:
        return KERNELS
    from spvbackend.target.vulkan import check_pointers, kind_of_shaders

    check_pointers(options.untyped_pointers)
    return kind_of_shaders(
        target, options.vulkan_buffers == BY_DESCRIPTORS, options.vulkan_numbers == WORDS
    )


def select(ctx: Context) -> None:
    """Select the functions of the module."""
    from spvbackend.isel.flavour import flavour_of
    from spvbackend.isel.functions import select_module
    from spvbackend.isel.selector import Selector

    module, options = ctx.module, ctx.options
    selector = ctx.selector = Selector(
        module,
        ctx.environment,
        flavour_of(ctx.environment.flavour),
        ctx.pointees.memory,
        options.allow_unknown_intrinsics,
        ctx.builtins,
    )
    selector.trace = ctx.trace
    selector.kernels.keeps_argument_types = options.keep_argument_types
    ctx.machine = selector.machine
    ctx.machine.tells_types = options.verify or options.has_dumps()
    if options.follows_translator:
        # llvm-spirv imports the set whether anything is used of it or not.
        selector.opencl_std = ctx.machine.cache.ext_inst_import(OPENCL_STD)
    if options.debug_info in DEBUG_SETS and module.has_debug_info:
        from spvbackend.isel.debug.flow import DebugInfo  # only asked-for debug info needs it

        name = DEBUG_SETS[options.debug_info]
        selector.debug = DebugInfo(selector, name, options.extra_operations)
    # Otherwise selection computes this at the first kernel.
    if options.fp_contract != "on":
        is_off = options.fp_contract == "off"
        selector.kernels.uncontracted = set(module.functions) if is_off else set()
    select_module(selector)


def name_steps(ctx: Context) -> None:
    """Name the compilers that made the module, and this translation, by OpModuleProcessed."""
    from spvbackend.isel.module.processed import steps_of

    options = ctx.options
    tool = f"{options.processed_by} -O{options.opt_level}"
    if options.profile:
        tool += f" -target-profile={options.profile}"
    ctx.machine.processed += steps_of(ctx.module, ctx.environment, tool)
