"""Triton's driver for OpenCL, Vulkan and WebGPU: enumerates devices, loads and launches kernels.

Triton imports this module with itself, so a client is imported at the first query of devices.
"""

from __future__ import annotations

import os
import threading
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
from triton.backends.compiler import GPUTarget
from triton.backends.driver import DriverBase

from spvbackend.devices.choice import OPENCL, VULKAN, WEBGPU, interface_of
from spvbackend.triton.launch import Function, Launcher
from spvbackend.triton.selection import all_devices, current_device, package_of, shader_device
from spvbackend.triton.shaders import ShaderFunction, load, properties_of
from spvbackend.triton.target import BACKEND, arch_of, shader_target_for, target_for, warp_size_of
from spvbackend.triton.timing import DeviceInterface, ShaderInterface

CHOICE: Final = "TRITON_DEFAULT_BACKEND"
"""The environment variable by which a user of Triton chooses a backend."""

_CLIENTS: Final = {OPENCL: "pyopencl", VULKAN: "vulkan", WEBGPU: "wgpu"}
"""The packages that interfaces need."""
_CPU_CACHE: Final = 1 << 23
_GPU_CACHE: Final = 1 << 28
"""Bytes of memory that fills the cache of a device, which Vulkan and WebGPU do not tell."""
_C_TYPES: Final[dict[str, str]] = {
    "i1": "int8_t",
    "i8": "int8_t",
    "i16": "int16_t",
    "i32": "int32_t",
    "i64": "int64_t",
    "u1": "uint8_t",
    "u8": "uint8_t",
    "u16": "uint16_t",
    "u32": "uint32_t",
    "u64": "uint64_t",
    "fp16": "double",
    "bf16": "double",
    "fp32": "double",
    "f32": "double",
    "fp64": "double",
}
_asking: Final = threading.local()


class Utils:
    """Triton's queries of a device for a compiled kernel."""

    def get_device_properties(self, device: int) -> dict[str, int]:
        """Return the limits of a device, by Triton's names for them."""
        if (shader := shader_device(device)) is not None:
            return properties_of(shader)
        own = all_devices()[device].device
        return {
            "max_shared_mem": own.local_mem_size,
            "max_num_regs": 0,
            "multiprocessor_count": own.max_compute_units,
            "sm_clock_rate": own.max_clock_frequency * 1000,
            "warpSize": warp_size_of(all_devices()[device]),
        }

    def load_binary(
        self, name: str, binary: bytes, shared: int, device: int
    ) -> tuple[object, Function | ShaderFunction, int, int, int]:
        """Build a kernel for a device.

        Returns:
            The program, the kernel, two numbers about registers, which OpenCL does not tell, and
            the most work-items of a work-group.

        Raises:
            BuildError: the driver refuses it.
        """
        if (shader := shader_device(device)) is not None:
            loaded, function, items = load(shader, name, binary)
            return loaded, function, 0, 0, items
        import pyopencl as cl

        from spvbackend.opencl import build, queue_of

        own = all_devices()[device]
        program = build(own, binary)
        kernel = cl.Kernel(program, name)
        limit = kernel.get_work_group_info(cl.kernel_work_group_info.WORK_GROUP_SIZE, own.device)
        return program, Function(own, kernel, queue_of(own)), 0, 0, limit

    def unload_module(self, module: object) -> None:
        """Do nothing: pyopencl releases a program with the last reference to it."""


class OpenCLDriver(DriverBase):
    """Runs kernels on the OpenCL devices that take SPIR-V."""

    launcher_cls = Launcher

    def __init__(self) -> None:
        super().__init__()
        # An error about devices should be the first that a user sees.
        current_device()
        self.utils: Final = Utils()

    @classmethod
    def is_active(cls) -> bool:
        """Whether kernels are to run here: by choice, or as no other backend can run them.

        A missing device is an error of the driver, whose message is better than Triton's.
        """
        if chosen := os.environ.get(CHOICE):
            return chosen == BACKEND
        # Another backend may ask us in turn.
        if getattr(_asking, "now", False):
            return False
        _asking.now = True
        try:
            return _has_client() and not _others_active(cls)
        finally:
            _asking.now = False

    def map_python_to_cpp_type(self, ty: str) -> str:
        """Return the type of an argument in C."""
        return "void *" if ty.startswith("*") else _C_TYPES[ty]

    def get_current_device(self) -> int:
        """Return the place of the device among those that take SPIR-V."""
        return current_device()

    def get_current_stream(self, device: int) -> int:
        """Return the only stream: launches wait for their kernels."""
        return 0

    def get_current_target(self) -> GPUTarget:
        """Return the target to compile for.

        Raises:
            RuntimeError: the device lacks sub-groups of the size of a warp.
        """
        place = current_device()
        if (shader := shader_device(place)) is not None:
            return GPUTarget(BACKEND, arch_of(shader_target_for(shader)), shader.subgroup_size)
        device = all_devices()[place]
        return GPUTarget(BACKEND, arch_of(target_for(device)), warp_size_of(device))

    def get_active_torch_device(self) -> Any:
        """Return the device where tensors of torch have to be."""
        import torch

        return torch.device("cpu")

    def get_device_interface(self) -> type[DeviceInterface | ShaderInterface]:
        """Return the class of events, for Triton's benchmarks."""
        shader = shader_device(current_device())
        has_clock = shader is not None and shader.interface == VULKAN
        return ShaderInterface if has_clock else DeviceInterface

    def get_benchmarker(self) -> Any:
        """Return the measuring function of `triton.autotune`."""
        from triton.testing import do_bench

        return do_bench

    def get_empty_cache_for_benchmark(self) -> Any:
        """Return as much memory as the device's cache holds."""
        place = current_device()
        if (shader := shader_device(place)) is not None:
            size = _CPU_CACHE if shader.is_cpu else _GPU_CACHE
            return package_of(shader).empty(size, np.uint8, shader)
        return np.zeros(max(all_devices()[place].device.global_mem_cache_size, 1), np.uint8)

    def clear_cache(self, cache: Any) -> None:
        """Write to all of the memory, so that the device's cache holds nothing else."""
        cache.fill(0)

    def allocate_default_profile_scratch(self, size: int, alignment: int, stream: object) -> Any:
        """Return memory for the notes of a profiler."""
        from spvbackend.triton.arrays import tensor

        return tensor(np.zeros(size, np.uint8))


def _others_active(own: type[DriverBase]) -> bool:
    from triton.backends import backends

    drivers = (backend.driver for backend in backends.values())
    return any(driver is not own and driver.is_active() for driver in drivers)


def _has_client() -> bool:
    # A user without a client installed uses this package for other things than Triton.
    return find_spec(_CLIENTS[interface_of(None)]) is not None
