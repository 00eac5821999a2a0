"""Address spaces by name, and OpenCL's rules for each.

Clang and LLVM's SPIR-V target use these numbers for the memories of OpenCL, SYCL's unified shared
memory, and two more of SPIR-V's.
"""

from __future__ import annotations

from typing import Final

from spvbackend.spirv import enums as spv

PRIVATE: Final = 0
GLOBAL: Final = 1
CONSTANT: Final = 2
LOCAL: Final = 3
GENERIC: Final = 4
USM_DEVICE: Final = 5
USM_HOST: Final = 6
# Variables that name a BuiltIn; OpenCL C has no such memory.
INPUT: Final = 7
# Pointers to functions: SPV_INTEL_function_pointers has a storage class for them.
CODE: Final = 9
# Memory behind descriptors, and push constants, as clang has them for HLSL.
STORAGE_BUFFER: Final = 11
UNIFORM: Final = 12
PUSH_CONSTANTS: Final = 13
# A shader's memory for launch parameters, and for tables; LLVM IR has no address space for either.
PARAMETERS: Final = 1 << 20
CONSTANT_DATA: Final = PARAMETERS + 1
# Descriptors of images and samplers.
HANDLES: Final = PARAMETERS + 2

RESOURCES: Final = frozenset((STORAGE_BUFFER, UNIFORM, PUSH_CONSTANTS))
"""A shader's memory that is not reached by addresses, whose layout the host knows."""
DESCRIBED: Final = RESOURCES | {HANDLES}
"""A shader's memory with descriptors, and push constants: the host knows the types of variables."""
USM: Final = frozenset((USM_DEVICE, USM_HOST))
"""SYCL's unified shared memory, parts of global memory (SPV_INTEL_usm_storage_classes)."""
READ_ONLY: Final[dict[int, str]] = {
    CONSTANT: "constant memory",
    INPUT: "input variables",
    CODE: "functions",
    UNIFORM: "constant buffers",
    PUSH_CONSTANTS: "push constants",
}
"""Address spaces that programs cannot write: UniformConstant and Input are read-only."""
DISJOINT: Final = frozenset((PRIVATE, GLOBAL, CONSTANT, LOCAL))
"""Address spaces without common bytes (OpenCL C, 6.7); GENERIC overlaps all but CONSTANT."""
WRITABLE: Final = frozenset((PRIVATE, GLOBAL, LOCAL, GENERIC))
"""Address spaces that OpenCL.std's vstoren may write (OpenCL Extended Instruction Set, 2.5)."""

STORAGE_CLASSES: Final[dict[int, int]] = {
    PRIVATE: spv.StorageClassFunction,
    GLOBAL: spv.StorageClassCrossWorkgroup,
    CONSTANT: spv.StorageClassUniformConstant,
    LOCAL: spv.StorageClassWorkgroup,
    GENERIC: spv.StorageClassGeneric,
    USM_DEVICE: spv.StorageClassCrossWorkgroup,
    USM_HOST: spv.StorageClassCrossWorkgroup,
    INPUT: spv.StorageClassInput,
}
"""The storage class of each address space without extensions.

In OpenCL, USM_DEVICE and USM_HOST are global memory; CODE needs its extension.
"""
EXTENDED_CLASSES: Final[dict[int, int]] = {
    USM_DEVICE: spv.StorageClassDeviceOnlyINTEL,
    USM_HOST: spv.StorageClassHostOnlyINTEL,
    CODE: spv.StorageClassCodeSectionINTEL,
}
"""Storage classes from extensions (`features.STORAGE_CLASSES`)."""

GLOBAL_MEMORY: Final = spv.MemorySemanticsCrossWorkgroupMemory
LOCAL_MEMORY: Final = spv.MemorySemanticsWorkgroupMemory
MEMORY_SEMANTICS: Final[dict[int, int]] = {
    GLOBAL: GLOBAL_MEMORY,
    LOCAL: LOCAL_MEMORY,
    GENERIC: GLOBAL_MEMORY | LOCAL_MEMORY,
    USM_DEVICE: GLOBAL_MEMORY,
    USM_HOST: GLOBAL_MEMORY,
    STORAGE_BUFFER: GLOBAL_MEMORY,
}
"""The storage bits of Memory Semantics (3.25) for accesses to each address space.

No other work-item sees the rest."""


def qualifier(space: int) -> str:
    """Return ` addrspace(n)` as it follows `ptr` in LLVM's text, "" for private memory."""
    return f" addrspace({space})" if space else ""
