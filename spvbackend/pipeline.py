"""The pipeline: each pass with its arguments, its needs and its promises.

Input: the user's input. Output: words. A pass changes the state of one translation, the `Context`.
The rows name all passes; dumps, stops, times and verification (hooks.py) see each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spvbackend.llvmir.promises import (
    HLSL_HANDLES,
    INNER_PLACES,
    KERNEL_HANDLES,
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
    WAVES_IN_LOOPS,
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

EXPLAINED: Final = "emit-intrinsics"
"""After this pass each pointer has a pointee, and each use of another type a cast."""
CHECKED: Final = "check-words"
"""After this pass the words have passed the quick checks."""
SELECTABLE: Final = (
    ORDERED | LEGAL_TYPES | NO_PRIVATE_VARIABLES | NO_CALLED_KERNELS | OWN_SIGNATURES | POINTEES
)
"""Promises on which each handler of selection relies without a check."""
FRONT_END: Final = (
    Pass("read", "llvmlite parses, upgrades, verifies and prints; `-O1` and above optimise",
         "translation.option_passes:read", level=TEXT),
    Pass("inline-calls", "LLVM inlines all calls and moves variables out of memory if it can",
         "reading.inline:run", "reading", level=TEXT, flavours=SHADERS, when="is_for_shaders"),
    Pass("parse", "our parser reads that text",
         "translation.option_passes:parse"),
    # Text in LLVM's spelling loses its debug info before reading, bitcode and other text here.
    Pass("strip-debug", "debug info is left out, if an option asks for that",
         "llvmir.strip:strip_module", "module", when="options.strip_debug"),
    Pass("target", "the environment and the data layout are made from the triple and the options",
         "translation.option_passes:settle_target"),
)  # fmt: skip
"""The passes of each module that precede the choice of the flavour."""
# `cleanup` removes blocks that earlier passes make unreachable, as `traps` does. The function that
# `self-references` makes is the first that `constructors` calls.
MIDDLE_AND_BACK_END: Final = (
    Pass("other-spaces", "address spaces get OpenCL's numbers",
         "prepare.module.other_spaces:run", "module spaces environment.address_bits",
         makes=OWN_SPACES, when="spaces"),
    Pass("dynamic-memory", "local memory that a launch sizes gets the size of the option",
         "prepare.module.dynamic_memory:run", "module layout options.dynamic_local_memory "
         "options.passes_local_memory", when="module.globals"),
    # own-lowerings precedes all passes over functions, so that each of them sees a frontend's text.
    Pass("own-lowerings", "calls that a frontend expands become functions with its text",
         "prepare.lower.own:run", "module environment builtins lowerings", when="lowerings"),
    Pass("empty-assembly", "inline assembly without text gives its operands",
         "prepare.module.empty_assembly:run", "module", when="module.has_asm"),
    Pass("async-copies", "what PTX copies to local memory is loaded before it is waited for",
         "prepare.lower.async_copies:run", "module spaces", when="spaces"),
    Pass("assembly", "inline assembly of another target, and its accesses, become instructions",
         "prepare.lower.assembly:run", "module spaces environment builtins", when="spaces"),
    # Before `traps`, which cuts a block after a failed assertion.
    Pass("packed-printf", "messages of NVIDIA's vprintf and of assertions become calls of printf",
         "prepare.lower.packed_printf:run", "module layout", when="spaces"),
    Pass("nvvm-reflect", "questions of NVIDIA's code about compilation and launch have answers",
         "prepare.module.nvvm_reflect:run", "module options.dynamic_local_memory",
         when="spaces"),
    Pass("matrix-pairs", "products of matrices are joined where the device's are wider",
         "prepare.lower.matrix_pairs:run", "module environment",
         when="environment.matrix_fragments"),
    Pass("matrix-loads", "lanes compute the addresses of the rows that ldmatrix gives them",
         "prepare.lower.matrix_loads:run", "module", when="spaces"),
    Pass("shader-entries", "entry points that attributes name become kernels, alone in the module",
         "shader.resources.entries:run", "module", flavours=SHADERS,
         when="environment.has_handles"),
    Pass("wave-loops", "operations of waves in a branch that leaves a loop stay in the loop",
         "shader.resources.waves:run", "module", makes=WAVES_IN_LOOPS, flavours=SHADERS,
         when="environment.has_handles"),
    Pass("invokes", "an invoke of what cannot unwind becomes a call",
         "prepare.module.invokes:run", "module builtins", when="module.has_invokes"),
    Pass("block-addresses", "addresses of blocks are numbers, indirect branches switches",
         "prepare.module.block_addresses:run", "module environment.address_bits",
         when="module.block_addresses"),
    Pass("traps", "a block ends at its first trap, by OpAbortKHR if that is allowed",
         "prepare.traps.known:run", "module environment builtins lowerings"),
    Pass("source-notes", "annotations leave the code and are kept beside it",
         "prepare.module.source_notes:run", "module"),
    Pass("self-references", "a function completes initialisers that lead back to themselves",
         "prepare.module.self_references:run", "module layout", flavours=KERNELS,
         when="module.globals"),
    Pass("constructors", "kernels that call all constructors and all destructors are added",
         "prepare.module.constructors:run", "module"),
    Pass("ifuncs", "an ifunc whose resolver returns one function is an alias of it",
         "prepare.module.ifuncs:run", "module", when="module.aliases"),
    Pass("cleanup", "blocks are pruned and ordered by dominance, allocas get their plain form",
         "prepare.module.cleanup:run", "module", makes=ORDERED | NO_ALIASES | OWN_SIGNATURES),
    # It makes blocks, and like all passes from here on it keeps them in order.
    Pass("opaque-selects", "a select whose type OpSelect does not take becomes a branch",
         "prepare.module.opaque_selects:run", "module environment", needs=ORDERED,
         flavours=KERNELS),
    # While addresses of blocks are constants still: they must not count as addresses taken.
    Pass("device-blocks", "a kernel that enqueues a block names it instead of pointing to it",
         "prepare.module.device_blocks:run", "module", flavours=KERNELS),
    Pass("constant-exprs", "constant expressions in functions become instructions",
         "prepare.module.constant_exprs:run", "module", needs=NO_ALIASES,
         makes=NO_CONSTANT_EXPRESSIONS),
    Pass("thread-variables", "variables of the module that each thread has become its own",
         "shader.resources.variables:run", "module", needs=NO_CONSTANT_EXPRESSIONS,
         flavours=SHADERS, when="environment.has_handles"),
    Pass("resources", "handles of resources become variables with their bindings",
         "shader.resources.handles:run", "module layout", needs=NO_CONSTANT_EXPRESSIONS,
         makes=HLSL_HANDLES, flavours=SHADERS, when="environment.has_handles"),
    Pass("local-arguments", "local memory that a launch sizes is an argument of kernels",
         "prepare.module.local_arguments:run", "module", needs=NO_CONSTANT_EXPRESSIONS,
         flavours=KERNELS, when="options.passes_local_memory"),
    # It finds its strings through instructions; its calls of printf are builtins like any other.
    Pass("device-printf", "calls of AMD's device library for a message become one of printf",
         "prepare.lower.device_printf:run", "module", needs=NO_CONSTANT_EXPRESSIONS),
    Pass("builtin-calls", "calls of builtins are checked, since later passes rely on their form",
         "shader.builtin_calls:run", "module builtins", flavours=SHADERS),
    Pass("kernel-images", "images and samplers of kernels become variables with bindings",
         "shader.resources.kernel_images:run", "module environment builtins", gives="samplers",
         needs=NO_CONSTANT_EXPRESSIONS, makes=KERNEL_HANDLES, flavours=SHADERS,
         when="has_kernel_images"),
    Pass("expand-builtins", "vector accesses, conversions and the like become LLVM's own",
         "shader.expand:run", "module builtins", needs=NO_CONSTANT_EXPRESSIONS, flavours=SHADERS),
    Pass("group-operations", "groups act by sub-groups and local memory; copies become loops",
         "shader.groups.operations:run", "module environment builtins",
         needs=NO_CONSTANT_EXPRESSIONS, flavours=SHADERS),
    Pass("printf", "calls of printf write records to a buffer of the launch",
         "shader.host.printf:run", "module environment builtins", gives="formats",
         needs=NO_CONSTANT_EXPRESSIONS, flavours=SHADERS),
    Pass("no-subgroups", "for a driver without sub-groups, wavefronts do without where they can",
         "prepare.lower.no_subgroups:run", "module environment", needs=NO_CONSTANT_EXPRESSIONS,
         flavours=KERNELS, when="environment.lacks_subgroups"),
    # Templates copy operands to several places, so these have to be plain values.
    Pass("lower-atomics", "atomics that the target lacks become loops of compare-exchange",
         "prepare.lower.atomics:run", "module environment", needs=NO_CONSTANT_EXPRESSIONS),
    Pass("lower-intrinsics", "intrinsics and builtins without an instruction become templates",
         "prepare.lower.run:run", "module environment builtins", needs=NO_CONSTANT_EXPRESSIONS),
    # After templates, which may trap; before legalisation, which takes results in parts.
    Pass("unwinding", "other traps become returns, from the function and from its callers",
         "prepare.traps.unwinding:run", "module environment builtins lowerings",
         needs=ORDERED | NO_CONSTANT_EXPRESSIONS | OWN_SIGNATURES),
    # After templates, which may compute in these; before legalisation, which splits long vectors of
    # float.
    Pass("short-floats", "arithmetic on floats of 16 bits that lack it is done in float",
         "prepare.legal.short_floats:run", "module environment builtins"),
    Pass("legalize", "odd integers, long vectors and aggregates in registers become parts",
         "prepare.legal.module:legalize", "module layout environment",
         needs=ORDERED | NO_CONSTANT_EXPRESSIONS, makes=LEGAL_TYPES),
    Pass("surplus-parameters", "parameters that a function has too many of go in a struct",
         "prepare.module.surplus_parameters:run", "module", needs=LEGAL_TYPES, flavours=KERNELS),
    # Only now are the types of variables those that memory will have.
    Pass("large-data", "tables of more elements than an instruction holds are split",
         "prepare.module.large_data:run", "module", needs=LEGAL_TYPES, flavours=KERNELS,
         when="module.globals"),
    Pass("private-memory", "allocas and built-in variables move to storage that OpenCL has",
         "prepare.module.private_memory:run", "module builtins",
         needs=ORDERED | NO_CONSTANT_EXPRESSIONS, flavours=KERNELS),
    # After allocas, which constants may be mixed with.
    Pass("private-constants", "constants in private memory move to constant memory or functions",
         "prepare.module.private_constants:run", "module builtins", needs=NO_CONSTANT_EXPRESSIONS,
         makes=NO_PRIVATE_VARIABLES, flavours=KERNELS, when="module.globals"),
    Pass("kernel-calls", "the body of a kernel that is called moves to a function of its own",
         "prepare.module.kernel_calls:run", "module", makes=NO_CALLED_KERNELS, flavours=KERNELS),
    Pass("flag-parameters", "a kernel's parameter that is an i1 becomes a byte",
         "prepare.module.flag_parameters:run", "module", needs=NO_CALLED_KERNELS,
         flavours=KERNELS, when="module.takes_flags"),
    Pass("function-pointers", "the address of a function becomes a constant of its own",
         "prepare.module.function_pointers:run", "module", needs=NO_CONSTANT_EXPRESSIONS,
         makes=OWN_ADDRESSES),
    # After all passes that make a struct of parameters or results.
    Pass("aggregate-calls", "for this runtime, functions of structs or arrays are inlined",
         "prepare.module.aggregate_calls:run", "module", needs=ORDERED | OWN_ADDRESSES,
         flavours=KERNELS, when="options.inlines_aggregates"),
    Pass("joined-branches", "for a runtime that vectorises, two branches round one block are one",
         "prepass.joined_branches:run", "module", needs=ORDERED, flavours=KERNELS,
         when="options.makes_vectors"),
    Pass("signed-indices", "for this runtime, indices that are not negative are sign-extended",
         "prepass.signed_indices:run", "module", flavours=KERNELS, when="options.makes_vectors"),
    # Before inference, which gives each copy of an address its type.
    Pass("barrier-addresses", "addresses are computed again behind barriers that keep memory only",
         "prepass.barrier_addresses:run", "module builtins", needs=ORDERED, flavours=KERNELS,
         when="options.keeps_in_memory"),
    # Templates with control flow are functions until now.
    Pass("inline-helpers", "templates with control flow that touch memory are inlined",
         "shader.inlining:run", "module builtins", needs=ORDERED, makes=NO_CALLED_KERNELS,
         flavours=SHADERS),
    Pass("work-items", "queries of work-items become loads of Vulkan's built-in variables",
         "shader.work_items:run", "module environment builtins", flavours=SHADERS),
    Pass("shader-arithmetic", "operations that Vulkan lacks or leaves open become others",
         "shader.arithmetic:run", "module environment builtins", needs=LEGAL_TYPES,
         flavours=SHADERS),
    # Behind all passes that make accesses.
    Pass("module-data", "variables that outlive a launch and long tables go into a buffer",
         "shader.data.module_data:run", "module layout environment", gives="module_data",
         needs=NO_CALLED_KERNELS, flavours=SHADERS),
    # Behind all passes that add buffers.
    Pass("kernel-buffers", "buffers of kernels become variables with bindings",
         "shader.resources.kernel_buffers:run", "module", needs=NO_CALLED_KERNELS,
         flavours=SHADERS, when="binds_buffers"),
    Pass("split-members", "private arrays of structs become an array for each member",
         "shader.data.members:run", "module layout", needs=ORDERED | NO_CALLED_KERNELS,
         flavours=SHADERS),
    Pass("pointer-numbers", "a pointer that may lead to several objects becomes a number",
         "shader.pointers.numbers:run", "module layout builtins holds_addresses",
         needs=ORDERED | NO_CALLED_KERNELS, flavours=SHADERS),
    Pass("memory", "addresses become integers, objects arrays, arguments push constants",
         "shader.memory:run", "module layout environment builtins", gives="entry_points",
         needs=ORDERED | NO_CALLED_KERNELS, makes=NO_PRIVATE_VARIABLES | INNER_PLACES,
         flavours=SHADERS),
    Pass("narrow-words", "conversions to 64 bits and back, and what nothing uses, are left out",
         "shader.resources.words:run", "module", needs=ORDERED, flavours=SHADERS,
         when="environment.is_logical"),
    Pass("word-numbers", "numbers of other widths than 32 bits become words, as WGSL has no others",
         "prepare.legal.words:run", "module layout", needs=ORDERED, flavours=SHADERS,
         when="environment.kind.has_words_only"),
    Pass("unused-words", "words that nothing uses are left out, such as upper halves of indices",
         "shader.resources.words:drop_unused", "module", needs=ORDERED, flavours=SHADERS,
         when="environment.kind.has_words_only"),
    Pass("structurize", "control flow is nested as section 2.11 of the specification requires",
         "shader.flow.structurize:run", "module environment", needs=ORDERED, flavours=SHADERS),
    # After all passes that make accesses to memory: inference has to see every use of a pointer.
    Pass("infer-types", "evidence is joined to a fixed point, each class gets a type",
         "infer.solve:infer_module", "module layout builtins explains", gives="pointees",
         needs=LEGAL_TYPES | OWN_ADDRESSES, flavours=TYPED),
    Pass(EXPLAINED, "each pointer gets its pointee, each use that disagrees a cast",
         "prepass.emit_intrinsics:run", "module pointees layout builtins", needs=ORDERED,
         makes=POINTEES, flavours=TYPED),
    # untyped-pointers replaces infer-types and emit-intrinsics.
    Pass("untyped-pointers", "inference runs only if a call has no meaning without pointee types",
         "prepass.untyped_pointers:run", "module layout builtins", gives="pointees",
         needs=LEGAL_TYPES | OWN_ADDRESSES, flavours=UNTYPED),
    Pass("opencl-types", "pointers to OpenCL's old opaque structs become values of target types",
         "prepass.opencl_types:run", "module environment", needs=POINTEES, flavours=KERNELS),
    Pass("check-addresses", "addresses of functions are refused unless an extension allows them",
         "prepare.module.function_pointers:refuse_addresses", "module environment",
         flavours=KERNELS),
    Pass("select", "LLVM instructions become machine instructions; builtins are checked",
         "translation.option_passes:select", level=MACHINE, needs=SELECTABLE, makes=TYPED_BUILTINS),
    Pass("subgroup-sizes", "kernels that depend on the size of sub-groups require it",
         "isel.shader.subgroups:required_sizes", "selector entry_points", gives="entry_points",
         level=MACHINE, flavours=SHADERS),
    Pass("reflection", "instructions without semantics describe how to launch kernels",
         "isel.shader.reflection:reflect", "selector entry_points module_data formats samplers",
         level=MACHINE, flavours=SHADERS),
    Pass("aux-data", "attributes and metadata are kept as instructions, if an option asks for that",
         "isel.metadata.aux_data:preserve", "selector", level=MACHINE,
         when="options.preserves_aux_data"),
    Pass("member-names", "members of structs get their names, if an option asks for names",
         "isel.module.member_names:name_members", "selector layout", level=MACHINE,
         when="options.emit_op_names"),
    Pass("processed-by", "OpModuleProcessed names the steps, if an option asks for that",
         "translation.option_passes:name_steps", level=MACHINE, when="options.processed_by"),
    Pass("assign-types", "the types that inference decided are folded into their instructions",
         "mir.assign_types:fold_types", "machine", level=MACHINE),
    Pass("signed-variables", "variables of signed minima and maxima get signed elements, for naga",
         "isel.shader.signed_variables:run", "machine", level=MACHINE, flavours=SHADERS,
         when="environment.kind.types_tell_signs"),
    Pass("signed-operands", "operands of signed operations get a signed type, for naga",
         "isel.shader.signed_operands:run", "machine", level=MACHINE, flavours=SHADERS,
         when="environment.kind.types_tell_signs"),
    Pass("local-operands", "operands of statements are copied into their blocks, for naga",
         "isel.shader.local_operands:run", "machine", level=MACHINE, flavours=SHADERS,
         when="environment.kind.types_tell_signs"),
    Pass("layout", "requirements are completed, sections ordered, ids numbered: the words",
         "emit.layout:layout_module", "machine", gives="laid", level=BINARY),
    Pass(CHECKED, "the words are checked against the grammar, their ids and their declarations",
         "word_check:check_words", "laid machine module", level=BINARY),
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
        # A row of one flavour has a condition that tells the flavour from LLVM's text.
        if row.flavours == ALL or row.applies(ctx):
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
