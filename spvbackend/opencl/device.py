"""Devices that take SPIR-V: their abilities, and the selection of one.

A device is described once, in the terms of a translation: versions and extensions of SPIR-V, and
the facts that a frontend needs before it makes a kernel.
"""

from __future__ import annotations

import ctypes
import os
import re
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from spvbackend.opencl import runtime
from spvbackend.opencl.runtime import platforms
from spvbackend.target.extensions import ALL_EXTENSIONS
from spvbackend.target.opencl_extensions import OF_PLATFORMS, spirv_extensions_beside

if TYPE_CHECKING:
    import pyopencl as cl

VARIABLE: Final = "SPVBACKEND_OPENCL_DEVICE"
DOCTOR: Final = "python -m spvbackend.opencl"
_PROFILES: Final = {"rusticl": "rusticl"}
"""The profile of a platform's devices, where it does not depend on the device."""
_CPU_PROFILES: Final = {"Portable Computing Language": "pocl"}
"""The profile of a platform's devices that are the host's processor."""
_CPU_PROFILE: Final = "intel-cpu"
_CPU_VERSION: Final = (1, 4)
"""The newest version of that profile: a driver that takes a newer one is not this driver."""
_VERSION: Final = re.compile(r"SPIR-V_(\d+)\.(\d+)")
# cl_khr_spirv_queries and cl_intel_required_subgroup_size; pyopencl has no names for these.
_SPIRV_EXTENSIONS: Final = 0x12BA
_SUB_GROUP_SIZES: Final = 0x4108


class NoDeviceError(RuntimeError):
    """No device takes SPIR-V, or not the requested one."""


@dataclass(frozen=True, slots=True)
class Device:
    """An OpenCL device that takes SPIR-V.

    Attributes:
        device: pyopencl's own.
        name: as the driver spells it, without blanks around it.
        platform: the name of its platform.
        versions: the versions of SPIR-V that it takes, in rising order.
        extensions: the names of its OpenCL extensions.
        spirv_extensions: the SPIR-V extensions that it takes and the translator knows.
        address_bits: 32 or 64.
        has_doubles: 64-bit floats.
        has_halves: 16-bit floats.
        has_svm: shared virtual memory, at least of buffers.
        has_system_svm: all of the host's memory is shared.
        subgroup_sizes: those that a kernel can require; none where the driver does not say.
    """

    device: cl.Device = field(repr=False)
    name: str
    platform: str
    versions: tuple[tuple[int, int], ...]
    extensions: frozenset[str] = field(repr=False)
    spirv_extensions: frozenset[str] = field(repr=False)
    address_bits: int
    has_doubles: bool
    has_halves: bool
    has_svm: bool
    has_system_svm: bool
    subgroup_sizes: tuple[int, ...]

    @property
    def is_cpu(self) -> bool:
        """Whether it is the host's own processor."""
        import pyopencl as cl

        return bool(self.device.type & cl.device_type.CPU)

    @property
    def is_intel_cpu(self) -> bool:
        """Whether it is the host's processor through Intel's runtime."""
        return self.is_cpu and "Intel" in self.platform

    @property
    def profile(self) -> str | None:
        """Return the profile for translations, None for a driver without one."""
        if self.is_intel_cpu and max(self.versions) <= _CPU_VERSION:
            return _CPU_PROFILE
        return (self.is_cpu and _CPU_PROFILES.get(self.platform)) or _PROFILES.get(self.platform)


def raw_info(device: cl.Device, query: int) -> bytes:
    """Return a driver's answer to a query that pyopencl does not know, b"" for none."""
    from pyopencl import _cl

    # On Linux a library's handle also finds its dependencies: here the loader.
    library = ctypes.CDLL(_cl.__file__)
    if not hasattr(library, "clGetDeviceInfo"):
        return b""
    ask = library.clGetDeviceInfo
    ask.argtypes = (
        ctypes.c_void_p,
        ctypes.c_uint32,
        ctypes.c_size_t,
        ctypes.c_void_p,
        ctypes.POINTER(ctypes.c_size_t),
    )
    size = ctypes.c_size_t()
    if ask(device.int_ptr, query, 0, None, ctypes.byref(size)):
        return b""
    answer = ctypes.create_string_buffer(size.value)
    if ask(device.int_ptr, query, size, answer, None):
        return b""
    return answer.raw


def _words(raw: bytes) -> list[int]:
    """Return an array of size_t or of pointers."""
    size = ctypes.sizeof(ctypes.c_size_t)
    return list((ctypes.c_size_t * (len(raw) // size)).from_buffer_copy(raw))


def _spirv_extensions(device: cl.Device, extensions: frozenset[str]) -> frozenset[str]:
    """Return the SPIR-V extensions that the driver lists, or that OpenCL extensions imply."""
    if "cl_khr_spirv_queries" in extensions and (listed := raw_info(device, _SPIRV_EXTENSIONS)):
        return ALL_EXTENSIONS & {ctypes.string_at(name).decode() for name in _words(listed)}
    return spirv_extensions_beside(extensions)


def _spirv_versions(device: cl.Device) -> tuple[tuple[int, int], ...]:
    """Return the versions of SPIR-V that a device takes, () for none."""
    import pyopencl as cl

    try:
        matches = _VERSION.findall(device.il_version)
    except (AttributeError, cl.Error):
        # A driver before OpenCL 2.1 does not know the query.
        return ()
    return tuple(sorted((int(major), int(minor)) for major, minor in matches))


def _svm_capabilities(device: cl.Device) -> int:
    import pyopencl as cl

    try:
        return int(device.svm_capabilities)
    except (AttributeError, cl.Error):
        # A driver before OpenCL 2.0 does not know the query.
        return 0


@cache
def describe(device: cl.Device) -> Device | None:
    """Describe a device of pyopencl's for translations; None if it takes no SPIR-V.

    Args:
        device: as pyopencl has it.
    """
    import pyopencl as cl

    versions = _spirv_versions(device)
    if not versions:
        return None
    extensions = frozenset(device.extensions.split())
    svm = _svm_capabilities(device)
    has_sizes = "cl_intel_required_subgroup_size" in extensions
    return Device(
        device=device,
        name=device.name.strip(),
        platform=device.platform.name.strip(),
        versions=versions,
        extensions=extensions,
        spirv_extensions=_spirv_extensions(device, extensions).union(
            OF_PLATFORMS.get(device.platform.name.strip(), ())
        ),
        address_bits=device.address_bits,
        has_doubles="cl_khr_fp64" in extensions,
        has_halves="cl_khr_fp16" in extensions,
        has_svm=bool(svm & cl.device_svm_capabilities.COARSE_GRAIN_BUFFER),
        has_system_svm=bool(svm & cl.device_svm_capabilities.FINE_GRAIN_SYSTEM),
        subgroup_sizes=tuple(_words(raw_info(device, _SUB_GROUP_SIZES))) if has_sizes else (),
    )


def devices_of(platform: cl.Platform) -> tuple[list[cl.Device], str]:
    """Return a platform's devices, and why it does not list them.

    A driver that fails must not hide the devices of others.
    """
    import pyopencl as cl

    try:
        return platform.get_devices(), ""
    except cl.Error as error:
        return [], str(error)


def devices() -> list[Device]:
    """Return all devices that take SPIR-V, in the order of the platforms.

    Raises:
        ImportError: pyopencl is not installed, or does not load.
    """
    known = (describe(device) for platform in platforms() for device in devices_of(platform)[0])
    return [device for device in known if device is not None]


def absence() -> str:
    """Return why PyPI's runtime is not among this process's devices, "" if it is or need not be.

    The doctor runs in a process of its own, which may find it.
    """
    search = runtime.search()
    if search.runtime == runtime.LATE:
        return "pyopencl had listed the platforms before: call spvbackend.opencl.platforms() first"
    if search.runtime == runtime.USERS:
        name = runtime.FOLDER_VARIABLE
        return f"{runtime.PACKAGE} is not in {name}={os.environ[name]}: unset it"
    if search.runtime == runtime.BROKEN:
        return f"{runtime.PACKAGE} does not load: {search.problem}"
    return ""


def default_device(wanted: str | int | None = None) -> Device:
    """Return the requested device.

    Args:
        wanted: its place in `devices()`, or a part of "PLATFORM DEVICE" in letters of either case;
            None for the environment variable SPVBACKEND_OPENCL_DEVICE, or the first.

    Raises:
        NoDeviceError: there is none like that.
        ImportError: pyopencl is not installed, or does not load.
    """
    choice = str(os.environ.get(VARIABLE, "") if wanted is None else wanted).strip()
    known = devices()
    if not known:
        reason = absence() or f"{DOCTOR} says what is missing"
        raise NoDeviceError(f"no OpenCL device takes SPIR-V; {reason}")
    if choice.isdecimal():
        matching = known[int(choice) :][:1]
    else:
        matching = [x for x in known if choice.lower() in f"{x.platform} {x.name}".lower()]
    if not matching:
        names = ", ".join(f"{place}: {x.platform} {x.name}" for place, x in enumerate(known))
        raise NoDeviceError(f"no device that takes SPIR-V matches {choice!r}; available: {names}")
    return matching[0]
