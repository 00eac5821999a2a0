"""Extensions of Khronos, of several vendors and of Google that kernels can use.

graphics.py has those for shaders only.
"""

from __future__ import annotations

from typing import Final

from spvbackend.target.extension_rows.row import DROPPED, LOWERED, REFUSED, UNUSED, Extension

_CALL: Final = "a call by an instruction's `__spirv_` name"
_MAINTENANCE: Final = "https://registry.khronos.org/SPIR-V/specs/unified1/SPIRV.html"

KHRONOS: Final = (
    Extension(
        "SPV_EXT_arithmetic_fence",
        "a value that is computed as written, whatever may be reordered around it",
        DROPPED,
        "llvm.arithmetic.fence",
        "the value is its operand",
    ),
    Extension(
        "SPV_EXT_cooperative_matrix_maintenance1",
        "reductions and conversions of cooperative matrices, and functions on their elements",
        UNUSED,
        "its instructions take functions and layouts that only shaders have",
        source=_MAINTENANCE,
    ),
    Extension(
        "SPV_EXT_float8",
        "floats of eight bits, as types of values and of cooperative matrices",
        REFUSED,
        "calls such as `__builtin_spirv_ConvertE4M3ToFP16EXT`",
    ),
    Extension(
        "SPV_EXT_image_raw10_raw12",
        "numbers for pixels of ten and twelve raw bits, which an image's query may return",
        UNUSED,
        "a query passes on what the device answers, and no word of the module names them",
    ),
    Extension(
        "SPV_EXT_long_vector",
        "vectors of any length",
        LOWERED,
        "vectors of any length but 2, 3, 4, 8 and 16",
        "they are taken apart",
    ),
    Extension(
        "SPV_EXT_ocp_microscaling_types",
        "floats of four and six bits, and scales of eight",
        REFUSED,
        "calls such as `__builtin_spirv_ConvertE2M1ToFP16EXT`",
    ),
    Extension(
        "SPV_EXT_optnone",
        "a function that a consumer leaves as it is",
        DROPPED,
        "the attribute optnone",
        "the function is an ordinary one",
    ),
    Extension(
        "SPV_EXT_relaxed_printf_string_address_space",
        "strings for printf outside of constant memory",
        REFUSED,
        "printf with a format in another address space",
    ),
    Extension(
        "SPV_EXT_replicated_composites",
        "a composite whose parts are all one value",
        REFUSED,
        "the call `__spirv_CompositeConstructReplicateEXT`",
    ),
    Extension(
        "SPV_EXT_shader_atomic_float16_add",
        "atomic addition of halves",
        LOWERED,
        "atomicrmw fadd and fsub, atomic_fetch_add, of half",
        "a loop of compare-exchange",
    ),
    Extension(
        "SPV_EXT_shader_atomic_float_add",
        "atomic addition of floats and doubles",
        LOWERED,
        "atomicrmw fadd and fsub, atomic_fetch_add, of float and double",
        "a loop of compare-exchange",
    ),
    Extension(
        "SPV_EXT_shader_atomic_float_min_max",
        "atomic minimum and maximum of floats",
        LOWERED,
        "atomicrmw fmin and fmax, atomic_fetch_min and _max, of floats",
        "a loop of compare-exchange",
    ),
    Extension(
        "SPV_EXT_split_barrier",
        "a barrier in two halves: one says that it is reached, the other waits",
        REFUSED,
        "intel_work_group_barrier_arrive and _wait, and their `__spirv_` names",
    ),
    Extension(
        "SPV_GOOGLE_decorate_string",
        "decorations with strings, before they were core in 1.4",
        UNUSED,
        "strings of annotations are of SPV_GOOGLE_hlsl_functionality1, which has them too",
    ),
    Extension(
        "SPV_GOOGLE_hlsl_functionality1",
        "a string that goes with a value, for tools; core from 1.4",
        DROPPED,
        "the decoration UserSemantic in the metadata spirv.Decorations",
        "it is not said, with a warning",
    ),
    Extension(
        "SPV_GOOGLE_user_type",
        "the name that a value's type has in the source",
        UNUSED,
        "LLVM IR has no such name",
    ),
    Extension(
        "SPV_KHR_16bit_storage",
        "integers and floats of 16 bits in a shader's buffers",
        UNUSED,
        "kernels have memory of 16 bits without it",
    ),
    Extension(
        "SPV_KHR_8bit_storage",
        "integers of 8 bits in a shader's buffers",
        UNUSED,
        "kernels have memory of 8 bits without it",
    ),
    Extension(
        "SPV_KHR_abort",
        "the end of the whole program, with a message",
        LOWERED,
        "llvm.trap, llvm.ubsantrap, failed asserts, unless -trap says otherwise",
        "the work-item returns; to ask for an abort is an error",
    ),
    Extension(
        "SPV_KHR_bfloat16",
        "a type of bfloat16 numbers, with conversions and products",
        LOWERED,
        "the type bfloat",
        "the bits are an i16",
    ),
    Extension(
        "SPV_KHR_bit_instructions",
        "bit fields, and bits in reverse order",
        LOWERED,
        "llvm.bitreverse, bit_reverse, bitfield_insert, bitfield_extract_signed and _unsigned",
        "shifts and masks; calls by `__spirv_` names are an error",
    ),
    Extension(
        "SPV_KHR_constant_data",
        "an array of constants as one string of bytes",
        UNUSED,
        "arrays are constants of constants, which every consumer reads",
    ),
    Extension(
        "SPV_KHR_cooperative_matrix",
        "matrices that a group of work-items holds together",
        REFUSED,
        'the type target("spirv.CooperativeMatrixKHR") and the calls that take it',
    ),
    Extension(
        "SPV_KHR_expect_assume",
        "what is true, and what a value will likely be",
        DROPPED,
        "llvm.assume, llvm.expect, __builtin_assume, __builtin_expect",
        "nothing is assumed, and a value is just that",
    ),
    Extension(
        "SPV_KHR_float_controls",
        "modes of kernels: rounding, denormals, infinities and NaN; core from 1.4",
        REFUSED,
        "its modes in the metadata spirv.ExecutionMode",
    ),
    Extension(
        "SPV_KHR_float_controls2",
        "contraction and reassociation as promises of their own",
        DROPPED,
        "the flags contract, reassoc and fast together, where SPIR-V had no word for them",
        "no such promise is made",
    ),
    Extension(
        "SPV_KHR_fma",
        "a fused multiplication and addition as an instruction",
        REFUSED,
        "the call `__spirv_FmaKHR`; llvm.fma and fma are OpenCL's own",
    ),
    Extension(
        "SPV_KHR_integer_dot_product",
        "dot products of small integers; core from 1.6",
        LOWERED,
        "dot, dot_acc_sat and dot_4x8packed of integers, and AMD's sdot4, udot4 and sudot4",
        "products and their sum; calls by `__spirv_` names are an error",
    ),
    Extension(
        "SPV_KHR_linkonce_odr",
        "definitions of which several modules have the same one",
        LOWERED,
        "the linkage linkonce_odr",
        "the linkage is Export",
    ),
    Extension(
        "SPV_KHR_no_integer_wrap_decoration",
        "integers that do not wrap around; core from 1.4",
        DROPPED,
        "the flags nsw and nuw",
        "no such promise is made",
    ),
    Extension(
        "SPV_KHR_non_semantic_info",
        "instructions that a consumer may skip, such as debug info; core from 1.6",
        UNUSED,
        "the options for debug info in full ask for it, unless it is core",
    ),
    Extension(
        "SPV_KHR_poison_freeze",
        "poison as a value, and the freezing of it",
        REFUSED,
        "the calls `__spirv_FreezeKHR` and `__spirv_PoisonKHR`; LLVM's own need none",
    ),
    Extension(
        "SPV_KHR_quad_control",
        "votes of four neighbours",
        REFUSED,
        "the calls `__spirv_GroupNonUniformQuadAllKHR` and `..QuadAnyKHR`",
    ),
    Extension(
        "SPV_KHR_relaxed_extended_instruction",
        "extended instructions that name what is defined later",
        UNUSED,
        "debug info in full has forward references where this is allowed",
    ),
    Extension(
        "SPV_KHR_shader_ballot",
        "votes and masks of a sub-group, before they were core in 1.3",
        REFUSED,
        f"{_CALL}, such as `__spirv_SubgroupBallotKHR`",
    ),
    Extension(
        "SPV_KHR_shader_clock",
        "the reading of a clock",
        LOWERED,
        "llvm.readcyclecounter, llvm.readsteadycounter, clock_read_device and its relatives",
        "intrinsics read 0; builtins are an error",
    ),
    Extension(
        "SPV_KHR_subgroup_rotate",
        "values that move round a sub-group",
        REFUSED,
        "sub_group_rotate and sub_group_clustered_rotate",
    ),
    Extension(
        "SPV_KHR_subgroup_vote",
        "votes of a sub-group, before they were core in 1.3",
        REFUSED,
        f"{_CALL}, such as `__spirv_SubgroupAllKHR`",
    ),
    Extension(
        "SPV_KHR_uniform_group_instructions",
        "products and bitwise operations over a whole group",
        REFUSED,
        "work_group_reduce_mul, work_group_scan_inclusive_and and their relatives",
    ),
    Extension(
        "SPV_KHR_untyped_pointers",
        "pointers without the type that they point to",
        UNUSED,
        "an option asks for them; else every pointer has the type that inference found",
    ),
    Extension(
        "SPV_KHR_workgroup_memory_explicit_layout",
        "shared memory of a shader as several types",
        LOWERED,
        "local memory that a kernel for Vulkan accesses as several types",
        "local memory has elements of one type",
    ),
)
