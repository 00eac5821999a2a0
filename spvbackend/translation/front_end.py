"""The first passes: read, parse, and settle the target.

Input: the user's text or bitcode, and options. Output: the module in `llvmir`'s form, and the
environment.
"""

from __future__ import annotations

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.options import Options
from spvbackend.target.environment import KERNELS, Environment, Kind
from spvbackend.target.space_maps import SPIR, map_of
from spvbackend.target.triples import Target
from spvbackend.translation.context import Context


def read(ctx: Context) -> None:
    """Let LLVM read and print the source."""
    ctx.reading.read()


def parse(ctx: Context) -> None:
    """Parse LLVM's text."""
    options = ctx.options
    try:
        spaces = map_of(ctx.reading.text, options.space_map())
        ctx.spaces = None if spaces is SPIR else spaces
        records = options.debug_records or options.has_dumps()
        ctx.module = parse_module(ctx.reading.text, ctx.spaces, records)
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
    ctx.environment = Environment(
        version=target.version,
        address_bits=target.address_bits,
        extensions=options.extensions,
        avoided_capabilities=options.avoid_capabilities,
        trap=options.trap,
        workgroup_size=options.workgroup_size,
        subgroup_size=options.subgroup_size,
        untyped_pointers=options.untyped_pointers,
        kind=_kind_of(target, options),
        has_regions=options.vulkan_regions,
        is_version_open=options.has_open_version(module.triple),
        follows_translator=options.follows_translator,
        splits_fmuladd=options.splits_fmuladd,
        api_version=target.api_version,
    )
    ctx.layout = DataLayout(target.address_bits)


def _kind_of(target: Target, options: Options) -> Kind:
    """Return the family of environments that a target belongs to.

    Raises:
        CompileError: the family does not support an option.
    """
    if not target.is_vulkan:
        return KERNELS
    from spvbackend.target.vulkan import SHADERS, check_pointers

    check_pointers(options.untyped_pointers)
    return SHADERS
