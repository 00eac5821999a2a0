"""The pipeline: each pass with its arguments, its needs and its promises.

Input: the user's input. Output: words. A pass changes the state of one translation, the `Context`.
The rows name all passes; dumps, stops, times and verification (hooks.py) see each of them.
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
"""After this pass each pointer has a pointee, and each use of another type a cast."""
CHECKED: Final = "check-words"
"""After this pass the words have passed the quick checks."""
SELECTABLE: Final = (
    ORDERED | LEGAL_TYPES | NO_PRIVATE_VARIABLES | NO_CALLED_KERNELS | OWN_SIGNATURES | POINTEES
)
"""Promises on which each handler of selection relies without a check."""
FRONT_END: Final = (
    Pass("read", "translation.front_end:read", level=TEXT),
    Pass("inline-calls", "reading.inline:run", "reading", level=TEXT, flavours=SHADERS,
         when="is_for_vulkan"),
    Pass("parse", "translation.front_end:parse"),
    # For bitcode, and for text in another spelling than LLVM's.
    Pass("strip-debug", "llvmir.strip:strip_module", "module", when="options.strip_debug"),
    Pass("target", "translation.front_end:settle_target"),
)  # fmt: skip
"""The passes of each module that precede the choice of the flavour."""
# `cleanup` removes blocks that earlier passes make unreachable, as `traps` does. The function that
# `self-references` makes is the first that `constructors` calls.
MIDDLE_AND_BACK_END: Final = (
    Pass("other-spaces", "prepare.module.other_spaces:run",
         "module spaces environment.address_bits", makes=OWN_SPACES, when="spaces"),
    Pass("dynamic-memory", "prepare.module.dynamic_memory:run",
         "module layout options.dynamic_local_memory", when="module.globals"),
    Pass("traps", "prepare.traps.known:run", "module environment builtins lowerings"),
    Pass("source-notes", "prepare.module.source_notes:run", "module"),
    Pass("self-references", "prepare.module.self_references:run", "module layout",
         flavours=KERNELS, when="module.globals"),
    Pass("constructors", "prepare.module.constructors:run", "module"),
    Pass("cleanup", "prepare.module.cleanup:run", "module",
         makes=ORDERED | NO_ALIASES | OWN_SIGNATURES),
    # It makes blocks; like all passes from here on it keeps them in order.
    Pass("opaque-selects", "prepare.module.opaque_selects:run", "module environment",
         needs=ORDERED, flavours=KERNELS),
    # Before `constant-exprs`: addresses of blocks must not count as addresses taken.
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
    # Templates copy operands to several places, so operands must be plain values.
    Pass("lower-atomics", "prepare.lower.atomics:run", "module environment",
         needs=NO_CONSTANT_EXPRESSIONS),
    # It looks up strings through instructions.
    Pass("device-printf", "prepare.lower.device_printf:run", "module",
         needs=NO_CONSTANT_EXPRESSIONS, flavours=KERNELS),
    Pass("lower-intrinsics", "prepare.lower.run:run", "module environment builtins lowerings",
         needs=NO_CONSTANT_EXPRESSIONS),
    # After templates, which may trap; before legalisation, which splits results.
    Pass("unwinding", "prepare.traps.unwinding:run", "module environment builtins lowerings",
         needs=ORDERED | NO_CONSTANT_EXPRESSIONS | OWN_SIGNATURES),
    # After templates, which may compute in bfloat; before legalisation, which splits long vectors
    # of float.
    Pass("bfloat", "prepare.legal.bfloat:run", "module environment builtins"),
    Pass("legalize", "prepare.legal.module:legalize", "module layout environment",
         needs=ORDERED | NO_CONSTANT_EXPRESSIONS, makes=LEGAL_TYPES),
    # After legalisation, which sets the types that variables have in memory.
    Pass("large-data", "prepare.module.large_data:run", "module", needs=LEGAL_TYPES,
         flavours=KERNELS, when="module.globals"),
    Pass("private-memory", "prepare.module.private_memory:run", "module builtins",
         needs=ORDERED | NO_CONSTANT_EXPRESSIONS, flavours=KERNELS),
    # After `private-memory`: constants may be mixed with allocas.
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
    # Templates with control flow are functions up to this pass.
    Pass("inline-helpers", "shader.inlining:run", "module builtins", needs=ORDERED,
         makes=NO_CALLED_KERNELS, flavours=SHADERS),
    Pass("work-items", "shader.work_items:run", "module environment builtins", flavours=SHADERS),
    Pass("shader-arithmetic", "shader.arithmetic:run", "module builtins", needs=LEGAL_TYPES,
         flavours=SHADERS),
    # After all passes that make accesses.
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
    # It replaces inference.
    Pass("untyped-pointers", "prepass.untyped_pointers:run", "module layout builtins",
         gives="pointees", needs=LEGAL_TYPES | OWN_ADDRESSES, flavours=UNTYPED),
    Pass("opencl-types", "prepass.opencl_types:run", "module environment", flavours=KERNELS),
    Pass("check-addresses", "prepare.module.function_pointers:refuse_addresses",
         "module environment", flavours=KERNELS),
    Pass("select", "translation.selection:select", level=MACHINE, needs=SELECTABLE,
         makes=TYPED_BUILTINS),
    Pass("subgroup-sizes", "isel.shader.subgroups:required_sizes", "selector entry_points",
         gives="entry_points", level=MACHINE, flavours=SHADERS),
    Pass("reflection", "isel.shader.reflection:reflect",
         "selector entry_points module_data formats", level=MACHINE, flavours=SHADERS),
    Pass("aux-data", "isel.metadata.aux_data:preserve", "selector", level=MACHINE,
         when="options.preserves_aux_data"),
    Pass("member-names", "isel.module.member_names:name_members", "selector layout", level=MACHINE,
         when="options.emit_op_names"),
    Pass("processed-by", "translation.selection:name_steps", level=MACHINE,
         when="options.processed_by"),
    Pass("assign-types", "mir.assign_types:fold_types", "machine", level=MACHINE),
    Pass("layout", "emit.layout:layout_module", "machine", gives="laid", level=BINARY),
    Pass(CHECKED, "word_check:check_words", "laid machine module", level=BINARY),
)  # fmt: skip
"""The passes after the front end of all flavours, in order."""


def pipeline_of(flavour: str) -> tuple[Pass, ...]:
    """Return the passes of a flavour of output."""
    return tuple(row for row in MIDDLE_AND_BACK_END if flavour in row.flavours)


PIPELINES: Final[dict[str, tuple[Pass, ...]]] = {each: pipeline_of(each) for each in sorted(ALL)}


def passes_of(ctx: Context) -> Iterator[Pass]:
    """Yield the passes of a translation.

    It is a generator, since the front end determines the flavour.
    """
    for row in FRONT_END:
        if row.flavours is ALL or row.applies(ctx):
            yield row
    yield from PIPELINES[ctx.environment.flavour]


def pass_names(flavour: str = OPENCL) -> list[str]:
    """Return the names of the passes of a flavour of output, in order."""
    return [row.name for row in (*FRONT_END, *PIPELINES[flavour]) if flavour in row.flavours]


def load_passes(flavour: str) -> None:
    """Import the modules of the passes that run for each module of a flavour."""
    for row in (*FRONT_END, *PIPELINES[flavour]):
        if not row.when:
            row.load()
