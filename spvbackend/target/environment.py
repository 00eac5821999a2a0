"""What differs between the execution environments a module can be for.

Passes ask the one `Environment` of a translation; nothing else knows the flavour of a triple.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import EXTENDED_CLASSES, STORAGE_CLASSES
from spvbackend.target.extensions import LATER_VENDOR, twin_name
from spvbackend.target.features import ABORT, Feature
from spvbackend.target.features import STORAGE_CLASSES as STORAGE_CLASS_FEATURES
from spvbackend.target.traps import ABORT as TRAP_ABORTS
from spvbackend.target.traps import RETURN

OPENCL: Final = "opencl"
"""The flavour of output for OpenCL, Level Zero and SYCL."""
OPENCL_UNTYPED: Final = "opencl-untyped"
"""The same with pointers that do not say what they point to."""


@final
class Environment:
    """The OpenCL environment: Kernel flavour, physical addressing.

    Attributes:
        address_bits: 32 or 64, the width of a pointer in every storage class.
        version: the version word of the module header (`versions.py`).
        extensions: the names that may be used; only those that are needed get declared.
        avoided_capabilities: names to be declared only where no other capability serves.
        trap: what becomes of a trap, one of `traps.TRAPS`.
        workgroup_size: one to three sizes that a launch of a kernel has to have which says none
            itself; empty for any.
        subgroup_size: the same of sub-groups; 0 for any.
        untyped_pointers: whether pointers are OpTypeUntypedPointerKHR.
    """

    __slots__ = ("_features", "address_bits", "avoided_capabilities", "extensions",
                 "subgroup_size", "trap", "untyped_pointers", "version",
                 "workgroup_size")  # fmt: skip

    def __init__(
        self,
        address_bits: int,
        version: int,
        extensions: frozenset[str],
        avoided_capabilities: frozenset[str] = frozenset(),
        trap: str = "",
        workgroup_size: tuple[int, ...] = (),
        subgroup_size: int = 0,
        untyped_pointers: bool = False,
    ) -> None:
        self.address_bits: Final = address_bits
        self.version: Final = version
        self.extensions: Final = extensions
        # A feature is known by the first name of its extension, which may be allowed by its later.
        later = [name for name in extensions if name.startswith(LATER_VENDOR)]
        self._features: Final = extensions.union(map(twin_name, later))
        self.avoided_capabilities: Final = avoided_capabilities
        self.workgroup_size: Final = workgroup_size
        self.subgroup_size: Final = subgroup_size
        self.untyped_pointers: Final = untyped_pointers
        self.trap: Final = trap or (TRAP_ABORTS if self.has(ABORT) else RETURN)

    @property
    def flavour(self) -> str:
        """The flavour of output, which decides what passes run."""
        return OPENCL_UNTYPED if self.untyped_pointers else OPENCL

    @property
    def addressing_model(self) -> int:
        """Physical32 or Physical64: OpenCL has pointers with a size, so Logical is no choice."""
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
        """What every module of the environment declares.

        OpMemoryModel asks for them: Physical32 and Physical64 need Addresses, the OpenCL model
        Kernel.
        """
        return [spv.CapabilityAddresses, spv.CapabilityKernel]

    def allows(self, extension: str) -> bool:
        """Whether the extension may be used."""
        return extension in self.extensions

    def has(self, feature: Feature) -> bool:
        """Whether the version or an extension that may be used has the feature."""
        return self.version >= feature.core or feature.extension in self._features

    def storage_class(self, space: int) -> int:
        """The storage class of an address space.

        Raises:
            Unsupported: the environment has none for it.
        """
        # An extension's own class first: it tells the consumer more than CrossWorkgroup does.
        needed = STORAGE_CLASS_FEATURES.get(space)
        if needed is not None and self.has(needed):
            return EXTENDED_CLASSES[space]
        found = STORAGE_CLASSES.get(space)
        if found is None:
            raise Unsupported(f"address space {space} has no storage class for OpenCL")
        return found
