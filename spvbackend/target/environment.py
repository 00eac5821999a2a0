"""What differs between the execution environments a module can be for.

Passes ask the one `Environment` of a translation; nothing else knows the flavour of a triple.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import Unsupported, option
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import EXTENDED_CLASSES, STORAGE_CLASSES
from spvbackend.target.extensions import LATER_VENDOR, twin_name
from spvbackend.target.features import ABORT, Feature
from spvbackend.target.features import STORAGE_CLASSES as STORAGE_CLASS_FEATURES
from spvbackend.target.traps import ABORT as TRAP_ABORTS
from spvbackend.target.traps import RETURN
from spvbackend.target.versions import V1_0, version_text

OPENCL: Final = "opencl"
"""The flavour of output for OpenCL, Level Zero and SYCL."""
OPENCL_UNTYPED: Final = "opencl-untyped"
"""The same with pointers that do not say what they point to."""
VULKAN: Final = "vulkan"
"""The flavour of output for Vulkan."""


@final
class Kind:
    """What a family of environments has in common.

    Attributes:
        flavour: of output, which decides what passes run.
        name: what it is called in messages.
        users: what its entry points are called in messages.
        addressing_models: by the width of an address.
        memory_model: of OpMemoryModel.
        execution_model: of every entry point.
        capabilities: what every module declares.
        foreign: what no module may declare, nor what implies it.
        storage_classes: of each address space that has one.
        dropped: decorations that it has not, and that change nothing.
        widest: how many lanes a vector has at most.
        has_wholes: whether an aggregate is a value that functions take and return as a whole.
        has_long_vectors: whether extensions may add vectors of other lengths.
        avoided: opcodes that drivers take and do not compile.
        is_shader: whether control flow is structured and pointers are logical, but for addresses.
        lacks: how the names of extensions start that it has not, though they may be allowed.
    """

    __slots__ = ("addressing_models", "avoided", "capabilities", "dropped", "execution_model",
                 "flavour", "foreign", "has_long_vectors", "has_wholes", "is_shader", "lacks",
                 "memory_model", "name", "storage_classes", "users", "widest")  # fmt: skip

    def __init__(
        self,
        flavour: str,
        name: str,
        users: str,
        addressing_models: dict[int, int],
        memory_model: int,
        execution_model: int,
        capabilities: tuple[int, ...],
        foreign: frozenset[int],
        storage_classes: dict[int, int],
        dropped: frozenset[int] = frozenset(),
        is_shader: bool = False,
        lacks: tuple[str, ...] = (),
        widest: int = 16,
        has_wholes: bool = True,
        has_long_vectors: bool = True,
        avoided: frozenset[int] = frozenset(),
    ) -> None:
        self.flavour: Final = flavour
        self.name: Final = name
        self.users: Final = users
        self.addressing_models: Final = addressing_models
        self.memory_model: Final = memory_model
        self.execution_model: Final = execution_model
        self.capabilities: Final = capabilities
        self.foreign: Final = foreign
        self.storage_classes: Final = storage_classes
        self.dropped: Final = dropped
        self.is_shader: Final = is_shader
        self.lacks: Final = lacks
        self.widest: Final = widest
        self.has_wholes: Final = has_wholes
        self.has_long_vectors: Final = has_long_vectors
        self.avoided: Final = avoided


# A kernel module declares neither Shader nor another memory model than OpenCL's. The grammar does
# not say that SPV_NV_shader_subgroup_partitioned asks for Shader. OpMemoryModel asks for the base
# capabilities: Physical32 and Physical64 need Addresses, the OpenCL model Kernel.
KERNELS: Final = Kind(
    OPENCL,
    "OpenCL",
    "kernels",
    {32: spv.AddressingModelPhysical32, 64: spv.AddressingModelPhysical64},
    spv.MemoryModelOpenCL,
    spv.ExecutionModelKernel,
    (spv.CapabilityAddresses, spv.CapabilityKernel),
    frozenset(
        (
            spv.CapabilityGroupNonUniformPartitionedEXT,
            spv.CapabilityShader,
            spv.CapabilityVulkanMemoryModel,
        )
    ),
    STORAGE_CLASSES,
)
"""OpenCL, Level Zero and SYCL: physical addressing, with a size for pointers."""


@final
class Environment:
    """What is translated for.

    Attributes:
        address_bits: 32 or 64, the width of a pointer in every storage class.
        version: the version word of the module header (`versions.py`), or the newest that it may
            be where the module shall have the oldest that serves.
        follows_translator: whether what the rules leave open is as llvm-spirv has it.
        splits_fmuladd: whether llvm.fmuladd is a product and a sum in any case.
        floor: the version that costs nothing: the same, or the oldest of all in that case.
        extensions: the names that may be used; only those that are needed get declared.
        avoided_capabilities: names to be declared only where no other capability serves.
        trap: what becomes of a trap, one of `traps.TRAPS`.
        workgroup_size: one to three sizes that a launch of a kernel has to have which says none
            itself; empty for any.
        subgroup_size: the same of sub-groups; 0 for any.
        untyped_pointers: whether pointers are OpTypeUntypedPointerKHR.
        kind: the family of environments.
        has_regions: whether a launch of a shader may be one of several that OpenCL makes one of.
        api_version: the version of Vulkan, as in "1.3"; "" for OpenCL.
    """

    __slots__ = ("_features", "address_bits", "api_version", "avoided_capabilities", "extensions",
                 "floor", "follows_translator", "has_regions", "is_shader", "kind",
                 "splits_fmuladd", "subgroup_size", "trap", "untyped_pointers", "version",
                 "workgroup_size")  # fmt: skip

    def __init__(
        self,
        *,
        version: int,
        address_bits: int = 64,
        extensions: frozenset[str] = frozenset(),
        avoided_capabilities: frozenset[str] = frozenset(),
        trap: str = "",
        workgroup_size: tuple[int, ...] = (),
        subgroup_size: int = 0,
        untyped_pointers: bool = False,
        kind: Kind = KERNELS,
        has_regions: bool = False,
        is_version_open: bool = False,
        follows_translator: bool = False,
        splits_fmuladd: bool = False,
        api_version: str = "",
    ) -> None:
        self.kind: Final = kind
        self.api_version: Final = api_version
        self.has_regions: Final = has_regions
        self.is_shader: Final = kind.is_shader
        self.address_bits: Final = address_bits
        self.version: Final = version
        self.follows_translator: Final = follows_translator
        self.splits_fmuladd: Final = splits_fmuladd
        self.floor: Final = V1_0 if is_version_open else version
        if kind.lacks:
            extensions = frozenset(name for name in extensions if not name.startswith(kind.lacks))
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
        return OPENCL_UNTYPED if self.untyped_pointers else self.kind.flavour

    @property
    def addressing_model(self) -> int:
        """What pointers are, of OpMemoryModel."""
        return self.kind.addressing_models[self.address_bits]

    @property
    def memory_model(self) -> int:
        """How memory is ordered, of OpMemoryModel."""
        return self.kind.memory_model

    @property
    def execution_model(self) -> int:
        """The execution model of every entry point."""
        return self.kind.execution_model

    def base_capabilities(self) -> list[int]:
        """What every module of the environment declares."""
        return list(self.kind.capabilities)

    def options(self) -> list[str]:
        """Return the options that ask for the environment, as `diagnostics.option` names them."""
        triple = f"spirv{self.address_bits}v{version_text(self.version)}"
        asked = [option("triple", triple)]
        if self.extensions:
            allowed = ",".join(f"+{name}" for name in sorted(self.extensions))
            asked.append(option("extensions", allowed))
        if self.untyped_pointers:
            asked.append(option("untyped", ""))
        return asked

    def allows(self, extension: str) -> bool:
        """Whether the extension may be used."""
        return extension in self.extensions

    def has(self, feature: Feature) -> bool:
        """Whether the version or an extension that may be used has the feature."""
        if feature.extension in self._features:
            return True
        # What no extension has is done without, where that gives an older version.
        return feature.core <= (self.version if feature.extension else self.floor)

    def storage_class(self, space: int) -> int:
        """The storage class of an address space.

        Raises:
            Unsupported: the environment has none for it.
        """
        # An extension's own class first: it tells the consumer more than CrossWorkgroup does.
        needed = STORAGE_CLASS_FEATURES.get(space)
        if needed is not None and self.has(needed):
            return EXTENDED_CLASSES[space]
        found = self.kind.storage_classes.get(space)
        if found is None:
            raise Unsupported(f"address space {space} has no storage class for {self.kind.name}")
        return found
