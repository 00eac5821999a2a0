"""Kernels on Vulkan devices: LLVM IR is translated to a compute shader, built and launched.

    from spvbackend.vulkan import Program, default_device

    device = default_device()
    program = Program(device, ir)
    program.run("saxpy", [2.0, x, y], size=(1024,), local=(64,))

Arguments are in the order of the kernel: numpy arrays for buffers, which the kernel's results are
written back to, numbers or bytes for values, and `Local` for local memory.
"""

from spvbackend.vulkan.device import Device, NoDeviceError, default_device, devices
from spvbackend.vulkan.fit import BuildError, LaunchError
from spvbackend.vulkan.program import Local, Program

__all__ = [
    "BuildError",
    "Device",
    "LaunchError",
    "Local",
    "NoDeviceError",
    "Program",
    "default_device",
    "devices",
]
