"""Triton's targets for devices of OpenCL and Vulkan.

Triton's `arch` is a text, and part of the key of its cache: here it has all that the translation
depends on, which is the version of SPIR-V, the profile of a driver that has one and the extensions,
as in `spirv64v1.4/intel-cpu+SPV_KHR_x`, or the version of Vulkan, as in `vulkan1.3`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from spvbackend import vulkan
    from spvbackend.opencl import Device

BACKEND: Final = "opencl"
WARP_SIZE: Final = 32
"""The lanes of a warp, which is a sub-group, unless the sub-groups of a device have another size.
"""
_PREFIX: Final = "spirv64v"
_VULKAN: Final = "vulkan"
_OLDEST: Final = (1, 3)
_NEWEST: Final = (1, 4)
_CLOCK: Final = "SPV_KHR_shader_clock"
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


class Target(NamedTuple):
    """The features that the translation may use.

    Attributes:
        version: of SPIR-V, or of Vulkan.
        extensions: of SPIR-V.
        is_vulkan: whether kernels become compute shaders.
        profile: the profile of the translation, "" for none.
    """

    version: str
    extensions: tuple[str, ...] = ()
    is_vulkan: bool = False
    profile: str = ""


def arch_of(target: Target) -> str:
    """Return the text for a target."""
    prefix = _VULKAN if target.is_vulkan else _PREFIX
    profile = f"/{target.profile}" if target.profile else ""
    return "+".join((prefix + target.version + profile, *target.extensions))


def parse_arch(arch: str) -> Target:
    """Return the target that a text stands for.

    Raises:
        ValueError: there is none.
    """
    base, *extensions = arch.split("+")
    if base.startswith(_VULKAN):
        return Target(base.removeprefix(_VULKAN), tuple(extensions), is_vulkan=True)
    if not base.startswith(_PREFIX):
        raise ValueError(f"an arch of OpenCL is such as '{_PREFIX}1.4', not '{arch}'")
    version, _, profile = base.removeprefix(_PREFIX).partition("/")
    return Target(version, tuple(extensions), profile=profile)


def shader_target_for(device: vulkan.Device) -> Target:
    """Return the target of a device of Vulkan; of the extensions it names the clock."""
    clock = (_CLOCK,) if "shaderDeviceClock" in device.features.names else ()
    return Target(device.triple.rpartition(_VULKAN)[2], clock, is_vulkan=True)


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
    return Target(f"{major}.{minor}", useful, profile=device.profile or "")
