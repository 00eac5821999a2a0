"""Refusals of consumers whose reasons are not ours, so that anything new is noticed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from consuming import later
from consuming.consumers import NUMBERS
from consuming.modules import Binary


class Known(NamedTuple):
    """A group of refusals, by patterns of the consumer, of its words and of a fact of the module.

    The fact is empty where the words tell enough; the reason says why it is not ours.
    """

    consumer: str
    said: str
    has: str
    reason: str


GPU: Final = r"ocloc-.*"
OLD: Final = r"llvm-spirv-1[45]"
BACK: Final = r"llvm-spirv-.*"
KHRONOS: Final = r"spirv-opt|spirv-link"
GLSL: Final = "spirv-cross-glsl"
HLSL: Final = "spirv-cross-hlsl"
MSL: Final = "spirv-cross-msl"
SHADER: Final = "a shader"
SILENT: Final = r"without a word"


def _unpublished(kind: str, names: Iterable[str]) -> Iterator[Known]:
    """A row for each name that the assembler has not, as it has Khronos's grammar alone."""
    for name in names:
        said = f"Invalid {kind} '{NUMBERS.sub('N', name)}'"
        yield Known("spirv-as", said, f"{kind} {name}", "a name that Khronos's grammar lacks")


def _unknown(consumer: str, names: Iterable[str], reason: str) -> Iterator[Known]:
    """A row for each extension that a consumer says itself it does not know."""
    for name in names:
        yield Known(consumer, f"unknown extension '{NUMBERS.sub('N', name)}'", name, reason)


# Extensions that came after a consumer was released.
LATER_THAN_GPU: Final = (
    "SPV_KHR_cooperative_matrix|SPV_KHR_poison_freeze|SPV_KHR_shader_clock|SPV_KHR_bit_instructions"
    "|SPV_EXT_replicated_composites|SPV_INTEL_masked_gather_scatter|SPV_INTEL_usm_storage_classes"
    "|SPV_INTEL_subgroup_buffer_prefetch|SPV_INTEL_task_sequence|SPV_INTEL_split_barrier"
    "|SPV_INTEL_tensor_float32_conversion|SPV_INTEL_16bit_atomics|SPV_INTEL_long_composites"
    "|SPV_KHR_bfloat16|SPV_INTEL_bfloat16_conversion|SPV_KHR_subgroup_rotate"
    "|SPV_ALTERA_(arbitrary_precision_(fixed|floating)_point|blocking_pipes|fpga_reg"
    "|runtime_aligned|task_sequence)|SPV_AMD_shader_ballot|SPV_ARM_core_builtins|SPV_EXT_float8"
    "|SPV_EXT_(arithmetic_fence|long_vector|ocp_microscaling_types|split_barrier)"
    "|SPV_INTEL_(2d_block_io|arbitrary_precision_(fixed|floating)_point|bindless_images"
    "|blocking_pipes|complex_float_mul_div|device_barrier|fp_conversions|fp_max_error|fpga_reg"
    "|function_variants|int4|joint_matrix|maximum_registers|predicated_io|rounded_divide_sqrt"
    "|runtime_aligned|shader_integer_functions2|sigmoid|subgroup_matrix_multiply_accumulate"
    "|subgroup_scaled_matrix_multiply_accumulate|ternary_bitwise_function)"
    "|SPV_(ALTERA|INTEL)_arbitrary_precision_integers"
    "|SPV_KHR_(abort|fma|quad_control|shader_ballot|subgroup_vote|untyped_pointers)"
)
KNOWN: Final[tuple[Known, ...]] = (
    # Intel's GPU compiler of 2022.
    Known(GPU, SILENT, r"version 1\.[56]", "age: its reader ends at version 1.4"),
    Known(GPU, "following opcode: N", LATER_THAN_GPU, "age: an extension that came later"),
    Known(GPU, SILENT, "SPV_KHR_bit_instructions|SPV_EXT_float8|SPV_EXT_ocp_microscaling_types"
          "|SPV_(ALTERA|INTEL)_runtime_aligned", "age: an extension that came later"),
    Known(GPU, "error:$", "SPV_ARM_core_builtins|SPV_INTEL_device_barrier",
          "age: an extension that came later"),
    Known(GPU, "ZeBinary did not contain any .visaasm sections",
          "decoration VectorComputeFunctionINTEL",
          "takes a module of vector compute for one with a kernel"),
    Known(GPU, "OpAtomic(IAdd_pNiN|FAddEXT_pNfN|Load_pNiN)",
          "SPV_INTEL_16bit_atomics|SPV_EXT_shader_atomic_float16_add"
          "|SPV_(INTEL|KHR)_bfloat16\\w*", "age: an extension that came later"),
    Known(GPU, "following opcode: N", "OpExecutionModeId", "has no modes by ids"),
    Known(GPU, "Actual is NonSemantic", "", "age: sets of debug info that came later"),
    Known(GPU, "OpGenericCastToPtrExplicit", "", "its library has the cast of char pointers alone"),
    Known(GPU, r"OpImageRead_\w+_iN'", "", "its library has no SignExtend and ZeroExtend of 1.4"),
    Known(GPU, "OpImageSampleExplicitLod_", "", "its library has no samples with gradients"),
    Known(GPU, "OpNamedBarrierInitialize", "", "its library has no named barriers"),
    Known(GPU, "Pipe_", "", "its library has no pipes"),
    Known(GPU, "Generic pointers are not allowed", "", "a test's kernel takes a generic pointer"),
    Known(GPU, "OpGetKernel|OpEnqueueKernel", "", "these devices have no queues of their own"),
    Known(GPU, SILENT, "OpEnqueueKernel", "these devices have no queues of their own"),
    Known(GPU, "Double type is not supported", "", "the device has no numbers of 64 bits"),
    Known(GPU, r"GenISA.dpN|BlockReadLocal|BlockWriteLocal|bf conversion instruction", "",
          "an instruction that the device lacks"),
    Known(GPU, "required subgroup size", "", "a size of sub-groups that the device lacks"),
    Known(GPU, "intel_media_block", "", "a block wider than the device has"),
    Known(GPU, SILENT, "OpTypeForwardPointer", "its reader takes no array of a forward pointer"),
    Known(GPU, SILENT, "OpIAddCarry|OpISubBorrow", "its reader has no carries"),
    Known(GPU, SILENT, "OpTypeEvent", "its reader copies no opaque types"),
    Known(GPU, SILENT, "OpSpecConstantOp", "its reader has no arithmetic in initial values"),
    Known(GPU, "no end within", "", "its time, which llc's output takes alike"),
    Known(f"{GPU}|{BACK}", "", SHADER, "reads kernels alone"),
    # The way back to LLVM IR.
    Known(BACK, "unsupported SPIR-V version", r"version 1\.[56]", "age: versions that came later"),
    *_unknown(BACK, later.READERS, "age: extensions that came later"),
    *_unknown(OLD, later.OLD_READERS, "age: extensions that came later"),
    *_unknown("llvm-spirv-14", later.OLDEST_READER, "age: extensions that came later"),
    *_unknown("llvm-spirv-2024.*", later.PACKAGED_READER, "age: extensions that came later"),
    *_unknown(BACK, later.SHADERS, "an extension for shaders"),
    Known(BACK, SILENT + "|Not implemented|isValid\\(Attr\\)",
          "SPV_INTEL_joint_matrix|SPV_(ALTERA|INTEL)_runtime_aligned",
          "age: extensions that came later"),
    Known(OLD, "Not implemented", "OpExecutionModeId", "has no modes by ids"),
    Known("llvm-spirv-2024.*", "status -5", "DebugMacro(Def|Undef)", "has no macros"),
    Known(OLD, "transTypeArray", "", "age: arrays of unknown size came later"),
    Known(OLD, SILENT, "OpCompositeConstruct", "takes members of a new composite for constants"),
    Known(BACK, "Unimplemented opcode N", "OpIAddCarry", "has no carries"),
    Known(BACK, "Intrinsic has incorrect return type", "", "takes annotated values for pointers"),
    Known(BACK, "Not implemented|without a word", "OpNamedBarrierInitialize", "no named barriers"),
    Known(BACK, "without a word|bad_alloc|parameter type", "OpTypeCooperativeMatrixKHR",
          "an early form of matrices"),
    Known(BACK, SILENT, "SPV_INTEL_task_sequence", "an early form of task sequences"),
    Known(OLD, "enqueue_kernel", "", "reads kernels that start kernels as OpenCL 1.2"),
    Known(OLD, "redefine function", "OpGenericCastToPtrExplicit", "one name for casts of any type"),
    Known(OLD, "IdEntryMap", "OpTypeForwardPointer", "takes no array of a forward pointer"),
    Known(OLD, "Invalid Id", "OpTypeEvent", "copies no opaque types"),
    Known(OLD, "SPIRAddressSpace", "SPV_INTEL_function_pointers", "has no CodeSectionINTEL"),
    Known(OLD, "SPIRVConstantNull", "", "has no null of these types"),
    Known(OLD, "Translate SPIR-V builtins", "OpTypeEvent|OpTypeSampler", "opaque types in structs"),
    # Khronos's tools of 2023.
    Known(KHRONOS, "Invalid capability operand", f"capability ({'|'.join(later.CAPABILITIES)})",
          "age: capabilities that came later"),
    Known(KHRONOS, "Invalid decoration operand", "decoration ArgumentAttributeINTEL",
          "age: a decoration that came later"),
    Known(KHRONOS, r"Illegal number of components \(N\) for TypeVector",
          "capability VectorAnyINTEL", "does not know vectors of any length"),
    Known(KHRONOS, "Unhandled inst type|must appear in a block|cannot be a type", "",
          "age: types of extensions that came later"),
    Known(KHRONOS, r"requires one of these extensions: SPV_INTEL_\w+", r"SPV_(ALTERA|EXT)_\w+",
          "age: a second name of an extension"),
    Known(KHRONOS, "End of input reached|defined more than once|Id is N|Invalid number of bits",
          r"SPV_(ALTERA|INTEL)_(arbitrary_precision_\w+|blocking_pipes|fpga_reg)",
          "age: instructions whose form has changed"),
    Known(KHRONOS, "Invalid opcode", "OpExtInstWithForwardRefsKHR",
          "age: an extension that came later"),
    Known(KHRONOS, "Invalid instruction OpDecorate .* expected no more operands after N words",
          "decoration BankBitsALTERA", "age: a decoration of several numbers, where it had one"),
    Known("spirv-opt", "OpAsmTargetINTEL", "", "does not know what assembly is for"),
    Known("spirv-opt", "status -11", SHADER, "ends on functions of shaders with parameters"),
    Known("spirv-opt", r"DebugType(Pointer|Qualifier): expected operand Base Type", "",
          "age: a rule of debug info has changed"),
    Known("spirv-opt", "Scope must be Subgroup or Device", "", "age: a rule of clocks has changed"),
    Known("spirv-opt", "expected Format storage class", "",
          "age: an extension for formats of printf that came later"),
    Known("spirv-opt", "has not been defined|Invalid use of function type", "Op.*FunctionPointer.*",
          "knows no pointers to functions"),
    Known("spirv-opt",
          "output is invalid.*(OpStore Pointer|OpPhi's result|must be a pointer|Expected in)", "",
          "replaces what a pointer in a variable points to by the pointer, as no shader has those"),
    # Other languages, as spirv-cross writes them.
    Known(f"{GLSL}|{HLSL}", "Cannot use N-bit switch selectors", "capability Int64",
          "the language has no switch over 64 bits"),
    Known(GLSL, "'switch' : condition must be a scalar integer expression",
          "capability Int(8|16)", "the language has no switch over narrow numbers"),
    Known(GLSL, "'_N' : undeclared identifier", "built-in WorkgroupSize",
          "does not declare constants that are sizes of a work-group, and names them elsewhere"),
    Known(GLSL, "'rNi' : does not apply to unsigned integer images", "version 1.[4-6]",
          "takes the sign of texels from the image's type, where SignExtend tells it"),
    Known(MSL, "double types are not supported in buffers", "capability Float64",
          "Metal has no doubles"),
    Known(MSL, "MSL currently does not support N-bit atomics", "capability Int64Atomics",
          "atomics of 64 bits are not written"),
    Known(MSL, r"Metal doesn't support (Ex|In)clusiveScan for OpGroupNonUniform"
          "([SU](Max|Min)|(Bitwise|Logical)(And|Or|Xor))",
          "capability GroupNonUniform(Arithmetic|Clustered)",
          "Metal scans by sums and products alone"),
    Known(MSL, "Cannot emulate array of storage images with atomics", "OpImageTexelPointer",
          "wants a newer Metal for atomics on arrays of images"),
    Known(MSL, "Unsized array of descriptors requires argument buffer tier N",
          "capability RuntimeDescriptorArray", "wants another model of Metal's bindings"),
    Known(HLSL, r"(Reading types other than N-bit from|Writing types other than N-bit to RW)"
          r" ?\w*Buffer not yet supported",
          "buffer of (8|16|64) bits",
          "numbers of other widths than 32 in buffers are not written"),
    Known(HLSL, "Cannot pack on tighter bounds than N bytes",
          "capability StoragePushConstant(8|16)", "constant buffers have no narrow numbers"),
    Known(HLSL, r"cbuffer ID N .* cannot be expressed with either HLSL packing layout", "",
          "arrays of a constant buffer have rows of 16 bytes, and those of push constants not"),
    Known(HLSL, "Sampling non-float textures is not supported", "OpImageSampleExplicitLod",
          "samples of integers are not written"),
    Known(HLSL, "Mismatch in image type and base type of image", "version 1.[4-6]",
          "takes the sign of texels from the image's type, where SignExtend tells it"),
    Known(HLSL, "Unsupported builtin in HLSL: N", "built-in (NumSubgroups|SubgroupId)",
          "HLSL has no numbers of waves in a group"),
    Known(HLSL, r"Double to UIntN is not supported", "capability Float64",
          "bits of a double are not written as 64 bits"),
    Known(HLSL, "Invalid group operation", "capability GroupNonUniform(Arithmetic|Clustered)",
          "HLSL scans by sums and products alone"),
    Known(HLSL, r"Cannot trivially implement Ballot(BitExtract|FindLSB|FindMSB) in HLSL",
          "capability GroupNonUniformBallot", "bits of a ballot are not written"),
    Known(HLSL, "Cannot trivially implement ClusteredReduce in HLSL",
          "capability GroupNonUniformClustered", "HLSL has no clusters of lanes"),
    Known(HLSL, "Mixed signed dot product not supported", "OpSUDot\\w*",
          "HLSL has no products of mixed signs"),
    Known(HLSL, "Floating-point atomics are not supported", "capability AtomicFloat.*",
          "HLSL has no atomics of floats"),
    *_unpublished("capability", later.UNPUBLISHED),
    *_unpublished("decoration", ("ArgumentAttributeINTEL",)),
)  # fmt: skip


def explain(consumer: str, module: Binary, said: str, rows: Iterable[Known] = KNOWN) -> str:
    """The reason for a refusal, or nothing where it is new."""
    for row in rows:
        if (
            re.fullmatch(row.consumer, consumer)
            and re.search(row.said, said)
            and (not row.has or any(re.fullmatch(row.has, fact) for fact in module.facts))
        ):
            return row.reason
    return ""
