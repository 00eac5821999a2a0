"""Selection under the options.

Input: a module as the prepasses left it. Output: the selector and its machine module.
"""

from __future__ import annotations

from spvbackend.isel.flavour import flavour_of
from spvbackend.isel.functions import select_module
from spvbackend.isel.selector import Selector
from spvbackend.mir.ext_sets import OPENCL_STD
from spvbackend.target.debug_sets import DEBUG_SETS
from spvbackend.translation.context import Context


def select(ctx: Context) -> None:
    """Select the functions of the module."""
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
    selector.keeps_argument_types = options.keep_argument_types
    ctx.machine = selector.machine
    ctx.machine.tells_types = options.verify or options.has_dumps()
    if options.follows_translator:
        # llvm-spirv imports the set even if nothing uses it.
        selector.opencl_std = ctx.machine.cache.ext_inst_import(OPENCL_STD)
    if options.debug_info in DEBUG_SETS and "llvm.dbg.cu" in module.named_metadata:
        from spvbackend.isel.debug.flow import DebugInfo  # only debug info needs it

        name = DEBUG_SETS[options.debug_info]
        selector.debug = DebugInfo(selector, name, options.extra_operations)
    # Otherwise selection computes this at the first kernel.
    if options.fp_contract != "on":
        is_off = options.fp_contract == "off"
        selector.uncontracted = set(module.functions) if is_off else set()
    select_module(selector)


def name_steps(ctx: Context) -> None:
    """Name the module's compilers and this translation by OpModuleProcessed."""
    from spvbackend.isel.module.processed import steps_of

    options = ctx.options
    tool = f"{options.processed_by} -O{options.opt_level}"
    if options.profile:
        tool += f" -target-profile={options.profile}"
    ctx.machine.processed += steps_of(ctx.module, ctx.environment, tool)
