"""Address spaces by name, and what OpenCL says of each.

The numbers are those that clang and LLVM's SPIR-V target give the memories of OpenCL, SYCL's
unified shared memory, and two that SPIR-V has besides.
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
# What a shader has besides, which no LLVM IR names: what it is launched with, and tables.
PARAMETERS: Final = 1 << 20
CONSTANT_DATA: Final = PARAMETERS + 1

USM: Final = frozenset((USM_DEVICE, USM_HOST))
"""SYCL's unified shared memory, parts of global memory (SPV_INTEL_usm_storage_classes)."""
READ_ONLY: Final[dict[int, str]] = {
    CONSTANT: "constant memory",
    INPUT: "input variables",
    CODE: "functions",
}
"""What no program writes to: UniformConstant and Input are read-only (Storage Class)."""
DISJOINT: Final = frozenset((PRIVATE, GLOBAL, CONSTANT, LOCAL))
"""What has no byte in common (OpenCL C, 6.7); GENERIC overlaps all of them but CONSTANT."""
WRITABLE: Final = frozenset((PRIVATE, GLOBAL, LOCAL, GENERIC))
"""What the vstoren of OpenCL.std write to (OpenCL Extended Instruction Set, 2.5)."""

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
"""The storage class of each where no extension has one of its own.

USM_DEVICE and USM_HOST are global memory to OpenCL; CODE has no class without its extension.
"""
EXTENDED_CLASSES: Final[dict[int, int]] = {
    USM_DEVICE: spv.StorageClassDeviceOnlyINTEL,
    USM_HOST: spv.StorageClassHostOnlyINTEL,
    CODE: spv.StorageClassCodeSectionINTEL,
}
"""Those that an extension has (`features.STORAGE_CLASSES`)."""

GLOBAL_MEMORY: Final = spv.MemorySemanticsCrossWorkgroupMemory
LOCAL_MEMORY: Final = spv.MemorySemanticsWorkgroupMemory
MEMORY_SEMANTICS: Final[dict[int, int]] = {
    GLOBAL: GLOBAL_MEMORY,
    LOCAL: LOCAL_MEMORY,
    GENERIC: GLOBAL_MEMORY | LOCAL_MEMORY,
    USM_DEVICE: GLOBAL_MEMORY,
    USM_HOST: GLOBAL_MEMORY,
}
"""The storage bits of Memory Semantics for an access to each (3.25); none for the others, which no
other work-item sees."""


def qualifier(space: int) -> str:
    """` addrspace(n)` as it follows `ptr` in LLVM's text, nothing for private memory."""
    return f" addrspace({space})" if space else ""
