"""The pipeline on one screen: every pass, what it takes, what it needs and what holds after it.

Input: what the user gave. Output: words. A pass changes the state of one translation, the
`Context`. The rows name all there is to run: what dumps, stops, times or verifies between passes
(driver.py) sees each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spvbackend.llvmir.promises import (
    LEGAL_TYPES,
    NO_ALIASES,
    NO_CALLED_KERNELS,
    NO_CONSTANT_EXPRESSIONS,
    NO_PRIVATE_VARIABLES,
    ORDERED,
    OWN_ADDRESSES,
    OWN_SIGNATURES,
    OWN_SPACES,
    POINTEES,
    TYPED_BUILTINS,
)
from spvbackend.target.environment import OPENCL
from spvbackend.translation.context import Context
from spvbackend.translation.passes import (
    ALL,
    BINARY,
    KERNELS,
    MACHINE,
    SHADERS,
    TEXT,
    TYPED,
    UNTYPED,
    Pass,
)

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
    Pass("read", "translation.option_passes:read", level=TEXT),
    Pass("inline-calls", "reading.inline:run", "reading", level=TEXT, flavours=SHADERS,
         when="is_for_vulkan"),
    Pass("parse", "translation.option_passes:parse"),
    # Of bitcode, and of what is spelled in another way than LLVM's.
    Pass("strip-debug", "llvmir.strip:strip_module", "module", when="options.strip_debug"),
    Pass("target", "translation.option_passes:settle_target"),
)  # fmt: skip
"""The passes of every module; they find out the flavour."""
# Passes before cleanup may leave what it takes away: traps cuts blocks, which makes others
# unreachable. The function that self-references makes is the first that constructors calls.
MIDDLE_AND_BACK_END: Final = (
    Pass("other-spaces", "prepare.module.other_spaces:run",
         "module spaces environment.address_bits", makes=OWN_SPACES, when="spaces"),
    Pass("dynamic-memory", "prepare.module.dynamic_memory:run",
         "module layout options.dynamic_local_memory", when="module.globals"),
    # First of all that change functions, so that each pass sees what a frontend's text brings.
    Pass("own-lowerings", "prepare.lower.own:run", "module environment builtins lowerings",
         when="lowerings"),
    Pass("traps", "prepare.traps.known:run", "module environment builtins lowerings"),
    Pass("source-notes", "prepare.module.source_notes:run", "module"),
    Pass("self-references", "prepare.module.self_references:run", "module layout",
         flavours=KERNELS, when="module.globals"),
    Pass("constructors", "prepare.module.constructors:run", "module"),
    Pass("cleanup", "prepare.module.cleanup:run", "module",
         makes=ORDERED | NO_ALIASES | OWN_SIGNATURES),
    # It makes blocks, and like all passes from here on it keeps them in order.
    Pass("opaque-selects", "prepare.module.opaque_selects:run", "module environment",
         needs=ORDERED, flavours=KERNELS),
    # While addresses of blocks are constants still: they must not count as addresses taken.
    Pass("device-blocks", "prepare.module.device_blocks:run", "module", flavours=KERNELS),
    Pass("constant-exprs", "prepare.module.constant_exprs:run", "module",
         needs=NO_ALIASES, makes=NO_CONSTANT_EXPRESSIONS),
    Pass("builtin-calls", "shader.builtin_calls:run", "module builtins", flavours=SHADERS),
    Pass("expand-builtins", "shader.expand:run", "module builtins", needs=NO_CONSTANT_EXPRESSIONS,
         flavours=SHADERS),
    Pass("group-operations", "shader.groups.operations:run", "module environment builtins",
         needs=NO_CONSTANT_EXPRESSIONS, flavours=SHADERS),
    Pass("printf", "shader.host.printf:run", "module builtins", gives="formats",
         needs=NO_CONSTANT_EXPRESSIONS, flavours=SHADERS),
    # Templates copy operands to several places, so these have to be plain values.
    Pass("lower-atomics", "prepare.lower.atomics:run", "module environment",
         needs=NO_CONSTANT_EXPRESSIONS),
    # Its strings are found through instructions.
    Pass("device-printf", "prepare.lower.device_printf:run", "module",
         needs=NO_CONSTANT_EXPRESSIONS, flavours=KERNELS),
    Pass("lower-intrinsics", "prepare.lower.run:run", "module environment builtins",
         needs=NO_CONSTANT_EXPRESSIONS),
    # After templates, which may trap; before legalisation, which takes results in parts.
    Pass("unwinding", "prepare.traps.unwinding:run", "module environment builtins lowerings",
         needs=ORDERED | NO_CONSTANT_EXPRESSIONS | OWN_SIGNATURES),
    # After templates, which may compute in bfloat; before legalisation, which splits long vectors
    # of float.
    Pass("bfloat", "prepare.legal.bfloat:run", "module environment builtins"),
    Pass("legalize", "prepare.legal.module:legalize", "module layout environment",
         needs=ORDERED | NO_CONSTANT_EXPRESSIONS, makes=LEGAL_TYPES),
    # Only now are the types of variables those that memory will have.
    Pass("large-data", "prepare.module.large_data:run", "module", needs=LEGAL_TYPES,
         flavours=KERNELS, when="module.globals"),
    Pass("private-memory", "prepare.module.private_memory:run", "module builtins",
         needs=ORDERED | NO_CONSTANT_EXPRESSIONS, flavours=KERNELS),
    # After allocas, which constants may be mixed with.
    Pass("private-constants", "prepare.module.private_constants:run", "module builtins",
         needs=NO_CONSTANT_EXPRESSIONS, makes=NO_PRIVATE_VARIABLES, flavours=KERNELS,
         when="module.globals"),
    Pass("kernel-calls", "prepare.module.kernel_calls:run", "module", makes=NO_CALLED_KERNELS,
         flavours=KERNELS),
    Pass("function-pointers", "prepare.module.function_pointers:run", "module",
         needs=NO_CONSTANT_EXPRESSIONS, makes=OWN_ADDRESSES),
    Pass("joined-branches", "prepass.joined_branches:run", "module", needs=ORDERED,
         flavours=KERNELS, when="options.makes_vectors"),
    Pass("signed-indices", "prepass.signed_indices:run", "module", flavours=KERNELS,
         when="options.makes_vectors"),
    # Before inference, which gives each copy of an address its type.
    Pass("barrier-addresses", "prepass.barrier_addresses:run", "module builtins", needs=ORDERED,
         flavours=KERNELS, when="options.keeps_in_memory"),
    # Templates with control flow are functions until now.
    Pass("inline-helpers", "shader.inlining:run", "module builtins", needs=ORDERED,
         makes=NO_CALLED_KERNELS, flavours=SHADERS),
    Pass("work-items", "shader.work_items:run", "module environment builtins", flavours=SHADERS),
    Pass("shader-arithmetic", "shader.arithmetic:run", "module builtins", needs=LEGAL_TYPES,
         flavours=SHADERS),
    # Behind all passes that make accesses.
    Pass("module-data", "shader.data.module_data:run", "module layout", gives="module_data",
         needs=NO_CALLED_KERNELS, flavours=SHADERS),
    Pass("split-members", "shader.data.members:run", "module layout",
         needs=ORDERED | NO_CALLED_KERNELS, flavours=SHADERS),
    Pass("pointer-numbers", "shader.pointers.numbers:run", "module layout builtins holds_addresses",
         needs=ORDERED | NO_CALLED_KERNELS, flavours=SHADERS),
    Pass("memory", "shader.memory:run", "module layout environment builtins", gives="entry_points",
         needs=ORDERED | NO_CALLED_KERNELS, makes=NO_PRIVATE_VARIABLES, flavours=SHADERS),
    Pass("structurize", "shader.flow.structurize:run", "module", needs=ORDERED, flavours=SHADERS),
    # After all passes that make accesses to memory: inference has to see every use of a pointer.
    Pass(INFERRED, "infer.solve:infer_module", "module layout builtins explains", gives="pointees",
         needs=LEGAL_TYPES | OWN_ADDRESSES, flavours=TYPED),
    Pass(EXPLAINED, "prepass.emit_intrinsics:run", "module pointees layout builtins",
         needs=ORDERED, makes=POINTEES, flavours=TYPED),
    # It stands for inference.
    Pass("untyped-pointers", "prepass.untyped_pointers:run", "module layout builtins",
         gives="pointees", needs=LEGAL_TYPES | OWN_ADDRESSES, flavours=UNTYPED),
    Pass("opencl-types", "prepass.opencl_types:run", "module environment", flavours=KERNELS),
    Pass("check-addresses", "prepare.module.function_pointers:refuse_addresses",
         "module environment", flavours=KERNELS),
    Pass("select", "translation.option_passes:select", level=MACHINE, needs=SELECTABLE,
         makes=TYPED_BUILTINS),
    Pass("subgroup-sizes", "isel.shader.subgroups:required_sizes", "selector entry_points",
         gives="entry_points", level=MACHINE, flavours=SHADERS),
    Pass("reflection", "isel.shader.reflection:reflect",
         "selector entry_points module_data formats", level=MACHINE, flavours=SHADERS),
    Pass("aux-data", "isel.metadata.aux_data:preserve", "selector", level=MACHINE,
         when="options.preserves_aux_data"),
    Pass("member-names", "isel.module.member_names:name_members", "selector layout", level=MACHINE,
         when="options.emit_op_names"),
    Pass("processed-by", "translation.option_passes:name_steps", level=MACHINE,
         when="options.processed_by"),
    Pass("assign-types", "mir.assign_types:fold_types", "machine", level=MACHINE),
    Pass("layout", "emit.layout:layout_module", "machine", gives="laid", level=BINARY),
    Pass(CHECKED, "word_check:check_words", "laid machine module", level=BINARY),
)  # fmt: skip
"""The passes after the front end, of all flavours, in their order."""


def pipeline_of(flavour: str) -> tuple[Pass, ...]:
    """Return the passes of a flavour of output."""
    return tuple(row for row in MIDDLE_AND_BACK_END if flavour in row.flavours)


PIPELINES: Final[dict[str, tuple[Pass, ...]]] = {each: pipeline_of(each) for each in sorted(ALL)}


def passes_of(ctx: Context) -> Iterator[Pass]:
    """Yield the passes of a translation.

    A generator, since the flavour is known only once the front end has run.
    """
    for row in FRONT_END:
        if row.flavours is ALL or row.applies(ctx):
            yield row
    yield from PIPELINES[ctx.environment.flavour]


def pass_names(flavour: str = OPENCL) -> list[str]:
    """Return the names of the passes of a flavour of output, in the order in which they run."""
    return [row.name for row in (*FRONT_END, *PIPELINES[flavour]) if flavour in row.flavours]


def load_passes(flavour: str) -> None:
    """Import the modules of the passes that every module of a flavour runs through."""
    for row in (*FRONT_END, *PIPELINES[flavour]):
        if not row.when:
            row.load()
