"""The differences between the execution environments of a module.

Passes ask a translation's `Environment`, and never the triple that it was made from.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import Unsupported, option
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import EXTENDED_CLASSES, STORAGE_CLASSES
from spvbackend.target.extensions import GROUPS, LATER_VENDOR, is_later_name, twin_name
from spvbackend.target.features import ABORT, Feature
from spvbackend.target.features import STORAGE_CLASSES as STORAGE_CLASS_FEATURES
from spvbackend.target.traps import ABORT as TRAP_ABORTS
from spvbackend.target.traps import RETURN
from spvbackend.target.versions import V1_0, version_text

OPENCL: Final = "opencl"
"""The flavour of output for OpenCL, Level Zero and SYCL."""
OPENCL_UNTYPED: Final = "opencl-untyped"
"""The flavour for OpenCL with untyped pointers."""
VULKAN: Final = "vulkan"
"""The flavour of output for Vulkan."""


@final
class ImageRules:
    """How shaders use images.

    Attributes:
        declares_formats: whether the type of an image that is written has its format.
        has_aliases: whether variables of several types have one binding.
        has_borders: whether samplers have borders.
        has_rows: whether layers have one dimension, or else two.
        rounds_layers: whether an access rounds the number of a layer.
        samples_integers: whether samplers read integers.
        takes_texels: whether samplers take coordinates in texels.
        tells_layers: whether a query tells the number of layers.
    """

    __slots__ = ("declares_formats", "has_aliases", "has_borders", "has_rows", "rounds_layers",
                 "samples_integers", "takes_texels", "tells_layers")  # fmt: skip

    def __init__(
        self,
        *,
        declares_formats: bool = False,
        has_aliases: bool = True,
        has_borders: bool = True,
        has_rows: bool = True,
        rounds_layers: bool = True,
        samples_integers: bool = True,
        takes_texels: bool = True,
        tells_layers: bool = True,
    ) -> None:
        self.declares_formats: Final = declares_formats
        self.has_aliases: Final = has_aliases
        self.has_borders: Final = has_borders
        self.has_rows: Final = has_rows
        self.rounds_layers: Final = rounds_layers
        self.samples_integers: Final = samples_integers
        self.takes_texels: Final = takes_texels
        self.tells_layers: Final = tells_layers


ALL_IMAGES: Final = ImageRules()
"""The rules of Vulkan."""


@final
class Kind:
    """The common facts of a family of environments.

    Attributes:
        flavour: the flavour of output, which decides the passes.
        name: the family's name in messages.
        users: the name of its entry points in messages.
        addressing_models: OpMemoryModel's operand by address width.
        memory_model: OpMemoryModel's other operand.
        execution_model: the execution model of every entry point.
        capabilities: the capabilities that every module declares.
        foreign: the capabilities that no module may declare, even by implication.
        storage_classes: the storage class of each address space that has one.
        dropped: decorations that it lacks and that change nothing.
        widest: the most lanes of a vector.
        has_wholes: whether functions take and return whole aggregates.
        has_long_vectors: whether extensions may add vectors of other lengths.
        avoided: opcodes that drivers accept but fail to compile.
        provided: extensions whose features the base capabilities bring.
        is_shader: whether control flow is structured and pointers are logical, except addresses.
        has_addresses: whether buffers have addresses.
        pushed_bytes: the bytes of arguments that a launch can push; more lie in a buffer.
        has_words_only: whether numbers have 32 bits: others are computed in words.
        has_memory_operands: whether accesses to memory say how, and to whom.
        has_subgroup_operations: whether sub-groups have SPIR-V's operations, masks and numbers.
        leaves_switches: whether a branch may leave a loop from within a switch.
        types_tell_signs: whether the type of a number, not the instruction, tells if it is signed.
        images: how shaders use images.
        lacks: prefixes of extension names that it lacks, even if they are allowed.
        on_request: the extensions among these that it takes if their own names allow them.
        source: the language and version of OpSource if the module states none.
        allowed: extensions that are allowed without an option: no module does without them.
    """

    __slots__ = ("addressing_models", "allowed", "avoided", "capabilities", "dropped",
                 "execution_model", "flavour", "foreign", "has_addresses", "has_long_vectors",
                 "has_memory_operands", "has_subgroup_operations", "has_wholes", "has_words_only",
                 "images", "is_shader", "lacks", "leaves_switches", "memory_model", "name",
                 "on_request", "provided", "pushed_bytes", "source", "storage_classes",
                 "types_tell_signs", "users", "widest")  # fmt: skip

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
        has_addresses: bool = True,
        pushed_bytes: int = 0,
        has_words_only: bool = False,
        has_memory_operands: bool = True,
        has_subgroup_operations: bool = True,
        leaves_switches: bool = True,
        types_tell_signs: bool = False,
        images: ImageRules = ALL_IMAGES,
        lacks: tuple[str, ...] = (),
        on_request: frozenset[str] = frozenset(),
        widest: int = 16,
        has_wholes: bool = True,
        has_long_vectors: bool = True,
        avoided: frozenset[int] = frozenset(),
        provided: tuple[str, ...] = (),
        source: tuple[int, int] = (spv.SourceLanguageUnknown, 0),
        allowed: frozenset[str] = frozenset(),
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
        self.has_addresses: Final = has_addresses
        self.pushed_bytes: Final = pushed_bytes
        self.has_words_only: Final = has_words_only
        self.has_memory_operands: Final = has_memory_operands
        self.has_subgroup_operations: Final = has_subgroup_operations
        self.leaves_switches: Final = leaves_switches
        self.types_tell_signs: Final = types_tell_signs
        self.images: Final = images
        self.lacks: Final = lacks
        self.on_request: Final = on_request
        self.widest: Final = widest
        self.has_wholes: Final = has_wholes
        self.has_long_vectors: Final = has_long_vectors
        self.avoided: Final = avoided
        self.provided: Final = provided
        self.source: Final = source
        self.allowed: Final = allowed


# A kernel module declares neither Shader nor a memory model other than OpenCL's. The grammar omits
# that SPV_NV_shader_subgroup_partitioned needs Shader. OpMemoryModel needs the base capabilities:
# Physical32 and Physical64 need Addresses, the OpenCL model Kernel.
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
    # llc writes it too. Intel's runtime for CPUs (2026.2) reads any other language as OpenCL C:
    # there atomics on generic pointers and exchanges of doubles do not link, and recursion ends
    # its optimiser.
    source=(spv.SourceLanguageOpenCL_CPP, 100000),
)
"""OpenCL, Level Zero and SYCL: physical addressing, with a size for pointers."""


def _first_names(extensions: frozenset[str]) -> frozenset[str]:
    """Add the first names of extensions that are allowed by their later ones; features use them."""
    return extensions.union(
        [twin_name(name) for name in extensions if name.startswith(LATER_VENDOR)]
    )


def _size_of_group(group: str) -> int:
    return len(GROUPS[group])


@final
class Environment:
    """The target of a translation.

    Attributes:
        address_bits: 32 or 64, the width of a pointer in every storage class.
        version: the version word of the module header (`versions.py`), or the newest allowed one if
            the module gets the oldest that suffices.
        follows_translator: whether llvm-spirv decides what the rules leave open.
        splits_fmuladd: whether llvm.fmuladd is always a product and a sum.
        is_one_device: whether the scope of the device stands for that across devices.
        lacks_subgroups: whether no kernel can require a size of sub-groups or operate on them.
        matrix_fragments: the types of cooperative matrices whose elements lie in the lanes of a
            sub-group as those of PTX's mma.sync lie in a warp.
        floor: the version that costs nothing: `version`, or the oldest if the module gets that.
        extensions: the allowed extensions; a module declares only those that it needs.
        spare_extensions: those of them that a module uses only where it has no other form.
        avoided_capabilities: names to declare only if no other capability suffices.
        trap: the translation of a trap, one of `traps.TRAPS`.
        workgroup_size: one to three sizes that launches of a kernel must have unless it states its
            own; empty for any.
        subgroup_size: the sub-group size under the same rule; 0 for any.
        untyped_pointers: whether pointers are OpTypeUntypedPointerKHR.
        kind: the family of environments.
        named: the extensions that are allowed by their own names.
        has_regions: whether several launches of a shader may form one launch of OpenCL's.
        api_version: the version of Vulkan, as in "1.3"; "" for OpenCL.
        is_logical: whether shaders reach memory through descriptors alone.
        has_handles: whether the module itself has the bindings and entry points of a shader.
        fixes_sizes: whether sizes that a launch might set are constants.
        local_bytes: the bytes of a local argument then, 0 if nothing says them.
    """

    __slots__ = ("_features", "_preferred", "address_bits", "api_version", "avoided_capabilities",
                 "extensions", "fixes_sizes", "floor", "follows_translator", "has_handles",
                 "has_regions", "is_logical", "is_one_device", "is_shader", "kind",
                 "lacks_subgroups", "local_bytes", "matrix_fragments", "named",
                 "spare_extensions", "splits_fmuladd", "subgroup_size", "trap",
                 "untyped_pointers", "version", "workgroup_size")  # fmt: skip

    def __init__(
        self,
        *,
        version: int,
        address_bits: int = 64,
        extensions: frozenset[str] = frozenset(),
        spare_extensions: frozenset[str] = frozenset(),
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
        is_one_device: bool = False,
        lacks_subgroups: bool = False,
        matrix_fragments: frozenset[str] = frozenset(),
        api_version: str = "",
        has_handles: bool = False,
        fixes_sizes: bool = False,
        local_bytes: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.api_version: Final = api_version
        self.is_logical: Final = not kind.has_addresses
        self.has_handles: Final = has_handles
        self.fixes_sizes: Final = fixes_sizes
        self.local_bytes: Final = local_bytes
        self.has_regions: Final = has_regions
        self.is_shader: Final = kind.is_shader
        self.address_bits: Final = address_bits
        self.version: Final = version
        self.follows_translator: Final = follows_translator
        self.splits_fmuladd: Final = splits_fmuladd
        self.is_one_device: Final = is_one_device
        self.lacks_subgroups: Final = lacks_subgroups
        self.matrix_fragments: Final = matrix_fragments
        self.floor: Final = V1_0 if is_version_open else version
        extensions |= kind.allowed
        if kind.lacks:
            requested = kind.on_request & extensions - spare_extensions
            taken = [name for name in extensions if not name.startswith(kind.lacks)]
            extensions = requested.union(taken)
        self.extensions: Final = extensions
        self.spare_extensions: Final = spare_extensions & extensions
        self.named: Final = extensions - spare_extensions
        self._features: Final = _first_names(extensions).union(kind.provided)
        self._preferred: Final = _first_names(self.named).union(kind.provided)
        self.avoided_capabilities: Final = avoided_capabilities
        self.workgroup_size: Final = workgroup_size
        self.subgroup_size: Final = subgroup_size
        self.untyped_pointers: Final = untyped_pointers
        self.trap: Final = trap or (TRAP_ABORTS if self.prefers(ABORT) else RETURN)

    @property
    def flavour(self) -> str:
        """The flavour of output, which decides the passes."""
        return OPENCL_UNTYPED if self.untyped_pointers else self.kind.flavour

    @property
    def addressing_model(self) -> int:
        """The addressing model of OpMemoryModel."""
        return self.kind.addressing_models[self.address_bits]

    @property
    def memory_model(self) -> int:
        """The memory model of OpMemoryModel."""
        return self.kind.memory_model

    @property
    def has_visibility(self) -> bool:
        """Whether accesses say what other work-items see (2.18, Vulkan memory model)."""
        return self.kind.memory_model == spv.MemoryModelVulkan

    @property
    def needs_coherence(self) -> bool:
        """Whether a buffer is Coherent if work-items order their accesses to it.

        WGSL has no such buffers: there atomic operations and barriers order them.
        """
        return not self.has_visibility and self.kind.has_memory_operands

    @property
    def execution_model(self) -> int:
        """The execution model of every entry point."""
        return self.kind.execution_model

    def base_capabilities(self) -> list[int]:
        """Return the capabilities that every module of the environment declares."""
        return list(self.kind.capabilities)

    def options(self) -> list[str]:
        """Return the options for this environment, named by `diagnostics.option`."""
        triple = f"spirv{self.address_bits}v{version_text(self.version)}"
        asked = [option("triple", triple)]
        if self.extensions:
            asked.append(option("extensions", ",".join(self._list())))
        if self.untyped_pointers:
            asked.append(option("untyped", ""))
        return asked

    def _list(self) -> list[str]:
        """Return the items of a list that allows the extensions."""
        spare = self.spare_extensions
        named = [f"+{name}" for name in sorted(self.named)]
        if not spare:
            return named
        group = min((group for group in GROUPS if spare <= GROUPS[group]), key=_size_of_group)
        forbidden = GROUPS[group] - self.extensions
        return [group, *(f"-{name}" for name in sorted(forbidden)), *named]

    def rank(self, extension: str) -> tuple[bool, bool]:
        """Return a sort key for the extensions that provide one thing, the best first."""
        return extension in self.spare_extensions, is_later_name(extension)

    def allows(self, extension: str) -> bool:
        """Whether the extension is allowed."""
        return extension in self.extensions

    def has(self, feature: Feature) -> bool:
        """Whether the version or an allowed extension provides the feature."""
        return feature.extension in self._features or self._has_core(feature)

    def prefers(self, feature: Feature) -> bool:
        """Whether to use a feature although the module has a form without it.

        A consumer that lacks an extension refuses the module, so an extension that only a group
        allows serves where nothing else does.
        """
        return feature.extension in self._preferred or self._has_core(feature)

    def _has_core(self, feature: Feature) -> bool:
        # Do without a feature that only a version provides, if the module gets the oldest version.
        return feature.core <= (self.version if feature.extension else self.floor)

    def storage_class(self, space: int) -> int:
        """Return the storage class of an address space.

        Raises:
            Unsupported: the environment has no storage class for it.
        """
        # Prefer an extension's class: it tells the consumer more than CrossWorkgroup.
        needed = STORAGE_CLASS_FEATURES.get(space)
        known = self.kind.storage_classes.get(space)
        if needed is not None and (self.has(needed) if known is None else self.prefers(needed)):
            return EXTENDED_CLASSES[space]
        if known is None:
            raise Unsupported(f"address space {space} has no storage class for {self.kind.name}")
        return known
