"""Features of a device that modules may declare; all of them are switched on.

Features of Vulkan 1.1 to 1.3 have structures in the package `vulkan`. Those of extensions are
written as the specification lays them out, since the package is older than some.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, final

from spvbackend.emit.reflection import DeviceData


def packed(api_version: str) -> int:
    """A version of Vulkan as its functions take it."""
    major, minor = map(int, api_version.split("."))
    return major << 22 | minor << 12


V1_2: Final = packed("1.2")
V1_3: Final = packed("1.3")


class Row(NamedTuple):
    """The features of an extension: the structure's type, and its members in order."""

    type: int
    members: tuple[str, ...]


def _float_atomics(memory: str) -> tuple[str, ...]:
    names = ("Float32Atomics", "Float32AtomicAdd", "Float64Atomics", "Float64AtomicAdd")
    return tuple(f"shader{memory}{name}" for name in names)


def _more_float_atomics(memory: str) -> tuple[str, ...]:
    names = ("Float16Atomics", "Float16AtomicAdd", "Float16AtomicMinMax", "Float32AtomicMinMax",
             "Float64AtomicMinMax")  # fmt: skip
    return tuple(f"shader{memory}{name}" for name in names)


EXTENDED: Final[dict[str, Row]] = {
    "VK_EXT_shader_atomic_float": Row(
        1000260000,
        (
            *_float_atomics("Buffer"),
            *_float_atomics("Shared"),
            "shaderImageFloat32Atomics",
            "shaderImageFloat32AtomicAdd",
            "sparseImageFloat32Atomics",
            "sparseImageFloat32AtomicAdd",
        ),
    ),
    "VK_EXT_shader_atomic_float2": Row(
        1000273000,
        (
            *_more_float_atomics("Buffer"),
            *_more_float_atomics("Shared"),
            "shaderImageFloat32AtomicMinMax",
            "sparseImageFloat32AtomicMinMax",
        ),
    ),
    "VK_EXT_shader_float8": Row(1000567000, ("shaderFloat8", "shaderFloat8CooperativeMatrix")),
    "VK_EXT_subgroup_size_control": Row(
        1000225002, ("subgroupSizeControl", "computeFullSubgroups")
    ),
    "VK_KHR_cooperative_matrix": Row(
        1000506000, ("cooperativeMatrix", "cooperativeMatrixRobustBufferAccess")
    ),
    "VK_KHR_shader_bfloat16": Row(
        1000141000,
        ("shaderBFloat16Type", "shaderBFloat16DotProduct", "shaderBFloat16CooperativeMatrix"),
    ),
    "VK_KHR_shader_clock": Row(1000181000, ("shaderSubgroupClock", "shaderDeviceClock")),
    "VK_KHR_shader_expect_assume": Row(1000544000, ("shaderExpectAssume",)),
    "VK_KHR_shader_float_controls2": Row(1000528000, ("shaderFloatControls2",)),
    "VK_KHR_shader_fma": Row(
        1000579000, ("shaderFmaFloat16", "shaderFmaFloat32", "shaderFmaFloat64")
    ),
    "VK_KHR_shader_subgroup_rotate": Row(
        1000416000, ("shaderSubgroupRotate", "shaderSubgroupRotateClustered")
    ),
    "VK_KHR_workgroup_memory_explicit_layout": Row(
        1000336000,
        (
            "workgroupMemoryExplicitLayout",
            "workgroupMemoryExplicitLayoutScalarBlockLayout",
            "workgroupMemoryExplicitLayout8BitAccess",
            "workgroupMemoryExplicitLayout16BitAccess",
        ),
    ),
}
"""By the extension of a device."""
PLAIN_EXTENSIONS: Final = ("VK_KHR_shader_non_semantic_info",)
"""Extensions without a feature to switch on."""
PART_OF_V1_3: Final = frozenset(("VK_EXT_subgroup_size_control",))
"""Extensions whose features VkPhysicalDeviceVulkan13Features has; both must not be chained."""
REQUIRED: Final = (
    "bufferDeviceAddress",
    "shaderInt64",
    "vulkanMemoryModel",
    "vulkanMemoryModelDeviceScope",
)
"""Requirements of every module."""
_HEAD: Final = 4
"""Words before the first member: type, padding, and the address of the next structure."""
_OPERATIONS: Final = ("BASIC", "VOTE", "ARITHMETIC", "BALLOT", "SHUFFLE", "SHUFFLE_RELATIVE",
                      "CLUSTERED", "QUAD")  # fmt: skip
"""The bits of VkSubgroupFeatureFlags."""
_PROPERTIES: Final = "Float16", "Float32", "Float64"


@final
class Features:
    """The features of a physical device.

    Attributes:
        chain: the structure that queries all features, and switches them on.
        version: of Vulkan, in its packed form.
        extensions: those that have to be named for the features.
        names: of the features.
        properties: of the widths that modes of floats are for.
        operations: of sub-groups.
    """

    def __init__(self, physical: Any) -> None:
        import vulkan as vk

        given = vk.vkGetPhysicalDeviceProperties(physical)
        self.version: Final[int] = given.apiVersion
        listed = {
            one.extensionName for one in vk.vkEnumerateDeviceExtensionProperties(physical, None)
        }
        if self.version >= V1_3:
            listed -= PART_OF_V1_3
        self.extensions: Final = [name for name in (*EXTENDED, *PLAIN_EXTENSIONS) if name in listed]
        self._extended: Final = {
            name: _structure(EXTENDED[name]) for name in self.extensions if name in EXTENDED
        }
        self._link()
        # Each points to the one before it, which must live as long.
        parts = self._parts = list[Any]()
        if self.version >= V1_3:
            parts.append(vk.VkPhysicalDeviceVulkan13Features())
        parts.append(vk.VkPhysicalDeviceVulkan12Features(**_behind(parts)))
        parts.append(vk.VkPhysicalDeviceVulkan11Features(**_behind(parts)))
        if self._extended:
            parts[0].pNext = vk.ffi.cast("void *", next(iter(self._extended.values())))
        self.chain: Final = vk.VkPhysicalDeviceFeatures2(**_behind(parts))
        vk.vkGetPhysicalDeviceFeatures2(physical, vk.ffi.addressof(self.chain))
        # Bounds checks would cost time, and addresses have no bounds.
        self.chain.features.robustBufferAccess = 0
        self.names: Final = frozenset(self._names([self.chain.features, *parts]))
        self.operations, self.properties = _of_properties(physical)

    def _link(self) -> None:
        """Chain the structures of extensions."""
        import vulkan as vk

        structures = list(self._extended.values())
        for one, other in itertools.pairwise(structures):
            address = int(vk.ffi.cast("uintptr_t", other))
            vk.ffi.cast("uint64_t *", one)[1] = address

    def _names(self, parts: list[Any]) -> Iterable[str]:
        """Return the members that are true."""
        import vulkan as vk

        for part in parts:
            for name, field in vk.ffi.typeof(part).fields:
                if field.type.kind == "primitive" and name != "sType" and getattr(part, name):
                    yield name
        for extension, words in self._extended.items():
            for place, name in enumerate(EXTENDED[extension].members, _HEAD):
                if words[place]:
                    yield name

    @property
    def api_version(self) -> str:
        """The version of Vulkan as in "1.3"."""
        return f"{self.version >> 22}.{self.version >> 12 & 0x3FF}"

    def lacks(self, needs: DeviceData) -> list[str]:
        """Return the requirements of a module that the device lacks, in words.

        Args:
            needs: as `spvbackend.reflect` has it.
        """
        missing: list[str] = []
        if self.api_version < needs["vulkan"]:
            missing.append(f"Vulkan {needs['vulkan']} (it has {self.api_version})")
        rows = (
            ("the feature", needs["features"], self.names),
            ("the property", needs["properties"], self.properties),
            ("the operation of sub-groups", needs["subgroup_operations"], self.operations),
        )
        for what, wanted, having in rows:
            missing += [f"{what} {name}" for name in wanted if name not in having]
        return missing


def _behind(parts: list[Any]) -> dict[str, Any]:
    """Return the argument that chains a structure before the last."""
    return {"pNext": parts[-1]} if parts else {}


def _structure(row: Row) -> Any:
    """Return a structure for the members of a row, with its type."""
    import vulkan as vk

    words = vk.ffi.new("uint32_t[]", _HEAD + len(row.members) + len(row.members) % 2)
    words[0] = row.type
    return words


def _of_properties(physical: Any) -> tuple[frozenset[str], frozenset[str]]:
    """Return the operations of sub-groups, and the modes of floats, which are not features."""
    import vulkan as vk

    modes = vk.VkPhysicalDeviceVulkan12Properties()
    lanes = vk.VkPhysicalDeviceSubgroupProperties(pNext=modes)
    asked = vk.VkPhysicalDeviceProperties2(pNext=lanes)
    vk.vkGetPhysicalDeviceProperties2(physical, vk.ffi.addressof(asked))
    bits = lanes.supportedOperations
    operations = {name for place, name in enumerate(_OPERATIONS) if bits >> place & 1}
    names = {
        name
        for name, _ in vk.ffi.typeof(modes).fields
        if name.startswith("shader") and name.endswith(_PROPERTIES) and getattr(modes, name)
    }
    return frozenset(operations), frozenset(names)
