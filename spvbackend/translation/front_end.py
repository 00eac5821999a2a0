"""The passes that find out what is translated, and for what: read, parse, settle the target.

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
    """Have LLVM read and print the source."""
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
        # What LLVM says of a broken module comes before what our parser says.
        ctx.reading.check_verdict()
    module = ctx.module
    ctx.warnings, ctx.errors = module.warnings, module.errors
    if not options.strip_debug and (loss := ctx.reading.loss()):
        module.warn(loss)
    module.error_limit = options.error_limit
    module.keeps_names = options.emit_op_names or options.follows_translator


def settle_target(ctx: Context) -> None:
    """Make the environment and the data layout of the module's or the options' triple.

    Raises:
        CompileError: there is no translation for the triple, or an option does not go with it.
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
        options.has_open_version(module.triple),
        options.follows_translator,
        options.splits_fmuladd,
    )
    ctx.layout = DataLayout(target.address_bits)


def _kind_of(target: Target, options: Options) -> Kind:
    """Return the family of environments that a target belongs to.

    Raises:
        CompileError: an option asks for what the family lacks.
    """
    if not target.is_vulkan:
        return KERNELS
    from spvbackend.target.vulkan import SHADERS, check_pointers

    check_pointers(options.untyped_pointers)
    return SHADERS
