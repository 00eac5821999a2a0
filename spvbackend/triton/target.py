"""Triton's targets for devices of OpenCL, Vulkan and WebGPU.

Triton's `arch` is a text, and part of the key of its cache: here it has all that the translation
depends on, which is the version of SPIR-V, the profile of a driver that has one and the extensions,
as in `spirv64v1.4/intel-cpu+SPV_KHR_x`, or the version of Vulkan, as in `vulkan1.3`, or `webgpu`.
The last two have `/cpu` behind them if the device is the host's processor. Behind `@` come the
types of matrices that lie in a device's lanes as PTX has them, as in `vulkan1.3@f16,i8`; the sign
alone chooses the passes of Triton's NVIDIA part.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, NamedTuple

from spvbackend.devices.choice import OPENCL, VULKAN, WEBGPU
from spvbackend.options import DEFAULT_TRIPLE

if TYPE_CHECKING:
    from spvbackend import vulkan, webgpu
    from spvbackend.opencl import Device

BACKEND: Final = "opencl"
VARIABLE: Final = "SPVBACKEND_TRITON_PASSES"
"""The environment variable that names Triton's part whose passes lower kernels: amd or nvidia."""
WARP_SIZE: Final = 32
"""The lanes of a warp, which is a sub-group, unless the sub-groups of a device have another size.
"""


class _Interface(NamedTuple):
    """How texts and triples of an interface begin; the version of Vulkan is in its triples."""

    prefix: str
    triple: str


_INTERFACES: Final = {
    OPENCL: _Interface("spirv64v", DEFAULT_TRIPLE),
    VULKAN: _Interface("vulkan", "spirv64-unknown-vulkan"),
    WEBGPU: _Interface("webgpu", "spirv64-unknown-webgpu"),
}
_CPU: Final = "cpu"
_OLDEST: Final = (1, 3)
_NEWEST: Final = (1, 4)
_CLOCK: Final = "SPV_KHR_shader_clock"
_DESCRIPTION: Final = "SPV_KHR_non_semantic_info"
"""The extension by which a module for WebGPU says how it is launched."""
_LAYOUT: Final = "SPV_KHR_workgroup_memory_explicit_layout"
# Extensions that Triton's kernels gain by; others would only make names of targets longer.
_USEFUL: Final = (
    "SPV_EXT_shader_atomic_float16_add",
    "SPV_EXT_shader_atomic_float_add",
    "SPV_EXT_shader_atomic_float_min_max",
    "SPV_INTEL_bfloat16_conversion",
    "SPV_INTEL_fp_fast_math_mode",
    "SPV_KHR_bfloat16",
    "SPV_KHR_expect_assume",
    "SPV_KHR_integer_dot_product",
    _CLOCK,
)

_OF_FEATURES: Final[dict[str, tuple[str, ...]]] = {
    "SPV_EXT_shader_atomic_float_add": ("shaderBufferFloat32AtomicAdd",),
    "SPV_KHR_bfloat16": ("shaderBFloat16Type",),
    "SPV_KHR_cooperative_matrix": ("cooperativeMatrix",),
    _LAYOUT: (
        "workgroupMemoryExplicitLayout",
        "workgroupMemoryExplicitLayout8BitAccess",
        "workgroupMemoryExplicitLayout16BitAccess",
    ),
}
"""Extensions that kernels with matrices gain by, with the features of a device of Vulkan."""


class Target(NamedTuple):
    """The features that the translation may use.

    Attributes:
        version: of SPIR-V, or of Vulkan; "" for WebGPU, which has one.
        extensions: of SPIR-V.
        interface: the interface of the device, one of `devices.choice`.
        profile: the profile of the translation, "" for none.
        for_nvidia: whether Triton's passes for NVIDIA's devices lower kernels, or those for AMD's.
        fragments: the types of matrices that products use, as `matrix_fragments` of `translate`.
        is_cpu: whether shaders run on the host's processor.
    """

    version: str
    extensions: tuple[str, ...] = ()
    interface: str = OPENCL
    profile: str = ""
    for_nvidia: bool = False
    fragments: tuple[str, ...] = ()
    is_cpu: bool = False

    @property
    def is_shader(self) -> bool:
        """Whether kernels become compute shaders."""
        return self.interface != OPENCL

    @property
    def has_regions(self) -> bool:
        """Whether a launch may be several dispatches.

        Devices of WebGPU need not have more than 65,535 groups in a dimension, nor has lavapipe.
        GPUs of Vulkan have so many in two dimensions only, which grids are not large in.
        """
        return self.interface == WEBGPU or self.is_cpu

    @property
    def spirv_version(self) -> str | None:
        """Return the version of SPIR-V, None where the triple decides it."""
        return None if self.is_shader else self.version

    @property
    def triple(self) -> str:
        """Return the triple to translate for; that of OpenCL does without the version."""
        return _INTERFACES[self.interface].triple + (self.version if self.is_shader else "")


def arch_of(target: Target) -> str:
    """Return the text for a target."""
    prefix = _INTERFACES[target.interface].prefix
    kind = _CPU if target.is_cpu else target.profile
    profile = f"/{kind}" if kind else ""
    matrices = f"@{','.join(target.fragments)}" if target.for_nvidia else ""
    return "+".join((prefix + target.version + profile + matrices, *target.extensions))


def parse_arch(arch: str) -> Target:
    """Return the target that a text stands for.

    Raises:
        ValueError: there is none.
    """
    base, *extensions = arch.split("+")
    base, sign, fragments = base.partition("@")
    matrices = tuple(filter(None, fragments.split(",")))
    known = [interface for interface, row in _INTERFACES.items() if base.startswith(row.prefix)]
    if not known:
        raise ValueError(
            f"an arch of OpenCL is such as '{_INTERFACES[OPENCL].prefix}1.4', not '{arch}'"
        )
    interface = known[0]
    is_shader = interface != OPENCL
    version, _, kind = base.removeprefix(_INTERFACES[interface].prefix).partition("/")
    return Target(
        version,
        tuple(extensions),
        interface=interface,
        profile="" if is_shader else kind,
        for_nvidia=bool(sign),
        fragments=matrices,
        is_cpu=is_shader and kind == _CPU,
    )


def shader_target_for(device: vulkan.Device | webgpu.Device) -> Target:
    """Return the target of a device of Vulkan or WebGPU.

    Raises:
        RuntimeError: it has no sub-groups.
    """
    from spvbackend import webgpu

    if isinstance(device, webgpu.Device):
        if not device.subgroup_size:
            raise RuntimeError(f"{device.name} has no sub-groups, which Triton's kernels need")
        return Target("", (_DESCRIPTION,), WEBGPU, is_cpu=device.is_cpu)
    return _vulkan_target_for(device)


def _vulkan_target_for(device: vulkan.Device) -> Target:
    version = device.triple.removeprefix(_INTERFACES[VULKAN].triple)
    names = device.features.names
    extensions = tuple(name for name, needs in _OF_FEATURES.items() if names.issuperset(needs))
    fragments = device.matrix_fragments
    for_nvidia = _is_for_nvidia(bool(fragments)) and device.subgroup_size == WARP_SIZE
    clock = (_CLOCK,) if "shaderDeviceClock" in names else ()
    if not for_nvidia:
        # Without matrices nothing gains by the other extensions, and without types of its own local
        # memory is bytes, whose code CPUs build for minutes.
        extensions = tuple(name for name in extensions if device.is_cpu and name == _LAYOUT)
    return Target(
        version,
        (*extensions, *clock),
        VULKAN,
        for_nvidia=for_nvidia,
        fragments=fragments if for_nvidia else (),
        is_cpu=device.is_cpu,
    )


def _is_for_nvidia(default: bool) -> bool:
    """Whether Triton's passes for NVIDIA's devices are to lower kernels.

    Raises:
        ValueError: the environment variable names other passes.
    """
    chosen = os.environ.get(VARIABLE, "")
    if chosen not in ("", "amd", "nvidia"):
        raise ValueError(f"{VARIABLE} must be 'amd' or 'nvidia', not '{chosen}'")
    return chosen == "nvidia" if chosen else default


def warp_size_of(device: Device) -> int:
    """Return the lanes of a warp on a device whose target exists.

    If a kernel can require no size of sub-groups, those of the driver are the warps. Without any
    sub-groups a warp is only a part of a work-group: kernels that need no more than that run.
    """
    if device.subgroup_sizes:
        return WARP_SIZE
    from spvbackend.opencl.program import subgroup_size_of

    return subgroup_size_of(device, WARP_SIZE) or WARP_SIZE


def target_for(device: Device) -> Target:
    """Return the target of a device.

    Raises:
        RuntimeError: it has no sub-groups of the size of a warp, no addresses of 64 bits, or takes
            no version of SPIR-V that has such sub-groups.
    """
    sizes = device.subgroup_sizes
    if sizes and WARP_SIZE not in sizes:
        names = ", ".join(map(str, sizes))
        raise RuntimeError(
            f"{device.name} has no sub-groups of {WARP_SIZE} work-items, which Triton's kernels "
            f"need; it has those of {names}"
        )
    if device.address_bits != 64:
        raise RuntimeError(
            f"{device.name} has no addresses of 64 bits, which Triton's kernels need"
        )
    # Lanes can communicate from 1.3 on.
    versions = [version for version in device.versions if _OLDEST <= version <= _NEWEST]
    if not versions:
        raise RuntimeError(f"{device.name} takes no SPIR-V of version 1.3 or later")
    major, minor = max(versions)
    useful = tuple(name for name in _USEFUL if name in device.spirv_extensions)
    for_nvidia = _is_for_nvidia(False) and WARP_SIZE in sizes
    return Target(f"{major}.{minor}", useful, profile=device.profile or "", for_nvidia=for_nvidia)
