"""What differs between the execution environments a module can be for.

Passes ask the one `Environment` of a translation; nothing else knows the flavour of a triple.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.spirv import enums as spv

OPENCL: Final = "opencl"
"""The flavour of output for OpenCL, Level Zero and SYCL."""

PRIVATE: Final = 0
GLOBAL: Final = 1
CONSTANT: Final = 2
LOCAL: Final = 3
GENERIC: Final = 4
USM_SPACES: Final = frozenset((5, 6))
INPUT: Final = 7
CODE: Final = 9

_STORAGE_CLASSES: Final[dict[int, int]] = {
    PRIVATE: spv.StorageClassFunction,
    GLOBAL: spv.StorageClassCrossWorkgroup,
    CONSTANT: spv.StorageClassUniformConstant,
    LOCAL: spv.StorageClassWorkgroup,
    GENERIC: spv.StorageClassGeneric,
    5: spv.StorageClassCrossWorkgroup,
    6: spv.StorageClassCrossWorkgroup,
    INPUT: spv.StorageClassInput,
}
_USM_CLASSES: Final[dict[int, int]] = {
    5: spv.StorageClassDeviceOnlyINTEL,
    6: spv.StorageClassHostOnlyINTEL,
}


@final
class Environment:
    """The OpenCL environment: Kernel flavour, physical addressing.

    `version` is the word of the module header (0x00010400 is 1.4), `extensions` the names that
    may be used.
    """

    __slots__ = ("address_bits", "avoided_capabilities", "extensions", "version")

    def __init__(
        self,
        address_bits: int,
        version: int,
        extensions: frozenset[str],
        avoided_capabilities: frozenset[str] = frozenset(),
    ) -> None:
        self.address_bits: Final = address_bits
        self.version: Final = version
        self.extensions: Final = extensions
        self.avoided_capabilities: Final = avoided_capabilities

    @property
    def flavour(self) -> str:
        """The flavour of output, which decides what passes run."""
        return OPENCL

    @property
    def addressing_model(self) -> int:
        """Physical32 or Physical64."""
        if self.address_bits == 32:
            return spv.AddressingModelPhysical32
        return spv.AddressingModelPhysical64

    @property
    def memory_model(self) -> int:
        """The OpenCL memory model."""
        return spv.MemoryModelOpenCL

    @property
    def execution_model(self) -> int:
        """The execution model of every entry point."""
        return spv.ExecutionModelKernel

    def base_capabilities(self) -> list[int]:
        """What every module of the environment declares."""
        return [spv.CapabilityAddresses, spv.CapabilityKernel]

    def allows(self, extension: str) -> bool:
        """Whether the extension may be used."""
        return extension in self.extensions

    def storage_class(self, space: int) -> int:
        """Storage class of an address space; Unsupported for one the environment lacks."""
        if space == CODE and self.allows("SPV_INTEL_function_pointers"):
            return spv.StorageClassCodeSectionINTEL
        if space in _USM_CLASSES and self.allows("SPV_INTEL_usm_storage_classes"):
            return _USM_CLASSES[space]
        found = _STORAGE_CLASSES.get(space)
        if found is None:
            raise Unsupported(f"address space {space} has no storage class for OpenCL")
        return found


def version_text(word: int) -> str:
    """A version word as in `1.4`."""
    return f"{word >> 16}.{word >> 8 & 255}"
