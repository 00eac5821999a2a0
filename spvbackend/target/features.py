"""Needs of operations beyond plain SPIR-V 1.0: one row each.

The Khronos grammar has the needs of opcodes and enumerants (`availability.py`, from generated
tables); a row here is for a decision before an opcode is chosen, or for a need without an
enumerant.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpAtomicFAddEXT, OpAtomicFMaxEXT, OpAtomicFMinEXT
from spvbackend.spirv.requirements import NEVER_CORE
from spvbackend.target import address_spaces as space
from spvbackend.target.versions import V1_4, V1_5, V1_6

NO_CAPABILITY: Final = -1


@final
class Feature:
    """The extension that provides it, "" for none, and the version from which it is core.

    Attributes:
        extension: the name of the extension.
        core: the version word, or NEVER_CORE if only the extension provides it.
        capability: a capability that depends on operand types, which the grammar cannot state.
    """

    __slots__ = ("capability", "core", "extension")

    def __init__(
        self, extension: str, core: int = NEVER_CORE, capability: int = NO_CAPABILITY
    ) -> None:
        self.extension: Final = extension
        self.core: Final = core
        self.capability: Final = capability


# Types. Only extensions add an encoding operand to OpTypeFloat.
BFLOAT16: Final = Feature("SPV_KHR_bfloat16")
BFLOAT_ARITHMETIC: Final = Feature(
    "SPV_INTEL_bfloat16_arithmetic", capability=spv.CapabilityBFloat16ArithmeticINTEL
)
"""Without it bfloat16 is computed as float."""

ANY_WIDTH: Final = Feature(
    "SPV_INTEL_arbitrary_precision_integers",
    capability=spv.CapabilityArbitraryPrecisionIntegersALTERA,
)
ANY_LENGTHS: Final = (
    Feature("SPV_EXT_long_vector", capability=spv.CapabilityLongVectorEXT),
    Feature("SPV_INTEL_vector_compute", capability=spv.CapabilityVectorAnyINTEL),
)
"""Without these, an integer of odd width is computed in a wider one, a long vector in parts."""

COOPERATIVE_MATRIX: Final = Feature("SPV_KHR_cooperative_matrix")
WORKGROUP_LAYOUT: Final = Feature("SPV_KHR_workgroup_memory_explicit_layout")
"""Without it, an object of local memory has elements of one type."""
JOINT_MATRIX: Final = Feature("SPV_INTEL_joint_matrix")
PACKED_LAYOUT: Final = 2
"""SPV_INTEL_joint_matrix's addition to Cooperative Matrix Layout: rows of pairs or quadruples."""

# Functions. Pointers to functions and indirect calls, OpAsmINTEL and a linkage type: each serves an
# IR construct that has no other form.
FUNCTION_POINTERS: Final = Feature("SPV_INTEL_function_pointers")
INLINE_ASSEMBLY: Final = Feature("SPV_INTEL_inline_assembly")
LINKONCE_ODR: Final = Feature("SPV_KHR_linkonce_odr")
WEAK_LINKAGE: Final = Feature("SPV_AMD_weak_linkage")
ABORT: Final = Feature("SPV_KHR_abort")


# Memory. Without these, USM is CrossWorkgroup and cache controls are dropped hints; an array of
# run-time length has no other form.
USM_STORAGE_CLASSES: Final = Feature("SPV_INTEL_usm_storage_classes")
VARIABLE_LENGTH_ARRAYS: Final = Feature("SPV_INTEL_variable_length_array")
GATHER_SCATTER: Final = Feature("SPV_INTEL_masked_gather_scatter")
MEMORY_ALIASING: Final = Feature("SPV_INTEL_memory_access_aliasing")
CACHE_CONTROLS: Final = Feature("SPV_INTEL_cache_controls")
UNTYPED_POINTERS: Final = Feature("SPV_KHR_untyped_pointers")
WHOLE_INTERFACES: Final = Feature("", V1_4)
"""An entry point lists variables of every storage class, not only Input and Output
(OpEntryPoint, from version 1.4).
"""

# Atomics. Core has 32-bit integers, and 64-bit ones with Int64Atomics; for floats only
# OpAtomicExchange, so without the extension an operation is a loop of compare-exchange.
ATOMICS_OF_16_BITS: Final = Feature("SPV_INTEL_16bit_atomics")
BFLOAT_BITS: Final = -16
"""Stands for the width of bfloat16, which has as many bits as half."""
_ADD: Final = "SPV_EXT_shader_atomic_float_add"
_ADD_16: Final = "SPV_EXT_shader_atomic_float16_add"
_MIN_MAX: Final = "SPV_EXT_shader_atomic_float_min_max"
FLOAT_OPCODES: Final[dict[str, int]] = {
    "fadd": OpAtomicFAddEXT,
    "fmax": OpAtomicFMaxEXT,
    "fmin": OpAtomicFMinEXT,
    "fsub": OpAtomicFAddEXT,
}
"""The instructions that extensions have; to subtract is to add the negative."""
FLOAT_ATOMICS: Final[dict[tuple[int, int], Feature]] = {
    (OpAtomicFAddEXT, BFLOAT_BITS): Feature(
        ATOMICS_OF_16_BITS.extension, capability=spv.CapabilityAtomicBFloat16AddINTEL
    ),
    (OpAtomicFAddEXT, 16): Feature(_ADD_16, capability=spv.CapabilityAtomicFloat16AddEXT),
    (OpAtomicFAddEXT, 32): Feature(_ADD, capability=spv.CapabilityAtomicFloat32AddEXT),
    (OpAtomicFAddEXT, 64): Feature(_ADD, capability=spv.CapabilityAtomicFloat64AddEXT),
    **{
        (opcode, bits): Feature(_MIN_MAX, capability=capability)
        for opcode in (OpAtomicFMaxEXT, OpAtomicFMinEXT)
        for bits, capability in (
            (16, spv.CapabilityAtomicFloat16MinMaxEXT),
            (32, spv.CapabilityAtomicFloat32MinMaxEXT),
            (64, spv.CapabilityAtomicFloat64MinMaxEXT),
        )
    },
    **{
        (opcode, BFLOAT_BITS): Feature(
            ATOMICS_OF_16_BITS.extension, capability=spv.CapabilityAtomicBFloat16MinMaxINTEL
        )
        for opcode in (OpAtomicFMaxEXT, OpAtomicFMinEXT)
    },
}
"""Features by opcode and width of the value; the opcode needs an extension of its own too."""
FLOAT_ATOMIC_OPCODES: Final = frozenset(opcode for opcode, _ in FLOAT_ATOMICS)

# Arithmetic. OpBitReverse and the like are core with Shader, so a kernel needs the extension's
# capability; the wrap flags are optional decorations.
BIT_INSTRUCTIONS: Final = Feature("SPV_KHR_bit_instructions")
INTEGER_DOT_PRODUCT: Final = Feature("SPV_KHR_integer_dot_product", V1_6)
WRAP_FLAGS: Final = Feature("SPV_KHR_no_integer_wrap_decoration", V1_4)
FAST_MATH_MODES: Final = Feature("SPV_INTEL_fp_fast_math_mode")
"""AllowContract and AllowReassoc."""
FAST_MATH_MODES_OF_KHRONOS: Final = Feature("SPV_KHR_float_controls2")
"""AllowContract and AllowReassoc."""
FAST_MATH_ON_ALL: Final = Feature("", V1_6)
"""FPFastMathMode on OpExtInst, OpFNegate and comparisons."""
FP_MAX_ERROR: Final = Feature("SPV_INTEL_fp_max_error")
ROUNDED_DIVIDE: Final = Feature(
    "SPV_INTEL_rounded_divide_sqrt", capability=spv.CapabilityRoundedDivideSqrtINTEL
)
"""FPRoundingMode on OpFDiv and on sqrt of OpenCL.std."""
FMA: Final = Feature("SPV_KHR_fma")
"""OpFmaKHR; OpenCL.std's fma is an equivalent without the extension."""
ARITHMETIC_FENCE: Final = Feature("SPV_EXT_arithmetic_fence")

# Values and control flow.
SELECT_BY_ONE_BOOL: Final = Feature("", V1_4)
"""OpSelect of a vector by a scalar, and of composites."""
EXPECT_ASSUME: Final = Feature("SPV_KHR_expect_assume")
UNSTRUCTURED_LOOPS: Final = Feature("SPV_INTEL_unstructured_loop_controls")
SHADER_CLOCK: Final = Feature("SPV_KHR_shader_clock")

# Groups, images, queues. For an instruction that a version makes core, older modules use the
# extension's equivalent.
SUBGROUPS_OF_INTEL: Final = Feature("SPV_INTEL_subgroups")
BROADCAST_OF_ANY_LANE: Final = Feature("", V1_5)
"""OpGroupNonUniformBroadcast of a lane that is not a constant."""
IMAGE_SIGNS: Final = Feature("", V1_4)
"""SignExtend and ZeroExtend; they are hints, since image formats tell the sign as well."""
PRINTF_OF_ANY_SPACE: Final = Feature("SPV_EXT_relaxed_printf_string_address_space")

# Notes. UserSemantic is a decoration with a string, SPIR-V's form of an annotation.
USER_SEMANTIC: Final = Feature("SPV_GOOGLE_hlsl_functionality1", V1_4)

# Debug info. Nonsemantic sets are core where SPV_KHR_non_semantic_info is; forward references from
# them need an opcode of their own.
NON_SEMANTIC: Final = Feature("SPV_KHR_non_semantic_info", V1_6)
FLOAT_MODES: Final = Feature("SPV_KHR_float_controls", V1_4)
FORWARD_DEBUG_INFO: Final = Feature("SPV_KHR_relaxed_extended_instruction")
DEBUG_MODULE: Final = Feature("SPV_INTEL_debug_module")

STORAGE_CLASSES: Final[dict[int, Feature]] = {
    space.USM_DEVICE: USM_STORAGE_CLASSES,
    space.USM_HOST: USM_STORAGE_CLASSES,
    space.CODE: FUNCTION_POINTERS,
}
"""Features for the storage classes that extensions provide."""
