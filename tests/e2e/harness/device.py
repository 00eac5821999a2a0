"""An OpenCL device that accepts SPIR-V: find it, build programs, run cases on it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from spvbackend.opencl import NoDeviceError, default_device
from spvbackend.opencl.device import raw_info
from tests.e2e.harness.case_model import (
    Arg,
    Array,
    Case,
    Image,
    In,
    Local,
    Out,
    Pipe,
    Queue,
    Sampler,
    Val,
    make_args,
)
from tests.e2e.harness.compare import complaint

# Intel's runtime reads SPIR-V back into builtins of this language version; those of OpenCL 1.2, its
# default, lack atomics on generic pointers.
BUILD_OPTIONS: Final = ["-cl-std=CL3.0"]

# CL_DEPTH, which pyopencl does not name.
DEPTH_ORDER: Final = 0x10BD

# Of cl_khr_spirv_queries, which pyopencl does not name.
SPIRV_CAPABILITIES: Final = 0x12BB

# Lines of a build log that are not the reason of a failure.
LOG_NOISE: Final = re.compile(r"remark:|started|done\.?$|^Options used|^\s*$")


# The exceptions of failed calls; pyopencl has a base class of its own.
DeviceError: type[Exception] = RuntimeError
try:
    import pyopencl as cl
except ImportError:
    MISSING = "pyopencl is not installed"
else:
    MISSING = ""
    DeviceError = cl.Error
    COPIED: Final = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    READ_ONLY: Final = cl.mem_flags.READ_ONLY | cl.mem_flags.COPY_HOST_PTR


def find_device() -> cl.Device:
    """Return the device that SPVBACKEND_OPENCL_DEVICE names, or the first that takes SPIR-V."""
    if MISSING:
        raise NoDeviceError(MISSING)
    return default_device().device


class Device:
    """A device with its context and queue, and the last program."""

    def __init__(self) -> None:
        self.device = find_device()
        self.context = cl.Context([self.device])
        self.queue = cl.CommandQueue(self.context)
        self.built: tuple[str, cl.Program] | None = None
        self.default_queue: cl.CommandQueue | None = None

    @property
    def name(self) -> str:
        """The device's name in test reports."""
        return f"{self.device.name.strip()}, {self.device.version.strip()}"

    def capabilities(self) -> list[int]:
        """Return the capabilities of SPIR-V that the driver lists."""
        raw = raw_info(self.device, SPIRV_CAPABILITIES)
        return [int(word) for word in np.frombuffer(raw, np.uint32)]

    def program(self, path: str) -> cl.Program:
        """Build SPIR-V (*.spv) or OpenCL C; the cases of one file follow each other."""
        if self.built is None or self.built[0] != path:
            with open(path, "rb") as file:
                content = file.read()
            is_il = path.endswith(".spv")
            program = cl.Program(self.context, content if is_il else content.decode())
            program.build(BUILD_OPTIONS, [self.device])
            self.built = (path, program)
        return self.built[1]

    def queue_on_device(self) -> cl.CommandQueue:
        """Make the device's default queue, which must exist before a kernel uses it."""
        if self.default_queue is None:
            kinds = cl.command_queue_properties
            # A device queue needs the first two properties; the third makes it the default.
            flags = kinds.OUT_OF_ORDER_EXEC_MODE_ENABLE | kinds.ON_DEVICE | kinds.ON_DEVICE_DEFAULT
            flags |= kinds.PROFILING_ENABLE
            properties = [cl.queue_properties.PROPERTIES, flags]
            self.default_queue = cl.CommandQueue(self.context, self.device, properties=properties)
        return self.default_queue

    def objects(self, args: Sequence[Arg]) -> list[Any]:
        """Return the object of each argument, None for arguments without one."""
        return [self.new_object(arg) for arg in args]

    def new_object(self, arg: Arg) -> Any:
        """Return a buffer, image, sampler, pipe or queue, or None."""
        if isinstance(arg, Sampler):
            addressing = getattr(cl.addressing_mode, arg.addressing)
            filter_mode = getattr(cl.filter_mode, arg.filter)
            return cl.Sampler(self.context, arg.normalized, addressing, filter_mode)
        if isinstance(arg, Pipe):
            flags = cl.mem_flags.READ_WRITE | cl.mem_flags.HOST_NO_ACCESS
            return cl.Pipe(self.context, flags, arg.packet_size, arg.max_packets)
        if isinstance(arg, Queue):
            return self.queue_on_device()
        if not isinstance(arg, In | Out):
            return None
        host = np.ascontiguousarray(arg.array)
        if arg.image is not None:
            return self.new_image(host, arg.image)
        return cl.Buffer(self.context, COPIED, hostbuf=host)

    def new_image(self, host: Array, image: Image) -> cl.Image:
        kind = cl.mem_object_type
        desc = cl.ImageDescriptor()
        desc.shape = extent(host)
        desc.pitches = (0, 0)
        desc.num_mip_levels = desc.num_samples = 0
        buffer = cl.Buffer(self.context, COPIED, hostbuf=host) if image.buffer else None
        desc.buffer = buffer
        if image.buffer:
            desc.image_type = kind.IMAGE1D_BUFFER
        elif image.layered:
            desc.image_type = kind.IMAGE1D_ARRAY if host.ndim == 3 else kind.IMAGE2D_ARRAY
            desc.array_size = host.shape[0]
        else:
            desc.image_type = (kind.IMAGE1D, kind.IMAGE2D, kind.IMAGE3D)[host.ndim - 2]
        order = DEPTH_ORDER if image.order == "DEPTH" else getattr(cl.channel_order, image.order)
        texel = cl.ImageFormat(order, getattr(cl.channel_type, image.channels))
        if image.buffer:
            return cl.Image(self.context, cl.mem_flags.READ_WRITE, texel, desc=desc)
        # Writes of sRGB are an extension that few devices have.
        flags = READ_ONLY if image.order.startswith("s") else COPIED
        return cl.Image(self.context, flags, texel, desc=desc, hostbuf=host)

    def read(self, array: Array, memory: Any) -> Array:
        """Return the content of a buffer or image, in the form of its initial array."""
        host = np.empty_like(np.ascontiguousarray(array))
        if isinstance(memory, cl.Image):
            host[...] = self.mapped(host, memory)
        else:
            cl.enqueue_copy(self.queue, host, memory)
        return host

    def mapped(self, host: Array, image: cl.Image) -> Array:
        """Return the texels of an image; pyopencl cannot copy those of one dimension."""
        place = (cl.map_flags.READ, (0, 0, 0), extent(host))
        _, _, row, layer = cl.enqueue_map_image(self.queue, image, *place, (1,), host.dtype)
        pitches = {2: (), 3: (layer or row,), 4: (layer, row)}[host.ndim]
        strides = (*pitches, *host.strides[-2:])
        view, *_ = cl.enqueue_map_image(
            self.queue, image, *place, host.shape, host.dtype, strides=strides
        )
        return np.asarray(view)

    def launch(self, kernel: cl.Kernel, case: Case) -> None:
        """Run a kernel as often as the case says."""
        offset = case.offset or tuple(0 for _ in case.size)
        for _ in range(case.launches):
            cl.enqueue_nd_range_kernel(self.queue, kernel, case.size, case.local, offset)
        self.queue.finish()

    def run(self, program: cl.Program, case: Case) -> str:
        """Run a case; return the complaint about its results, "" for none."""
        args = make_args(case)
        objects = self.objects(args)
        if case.starts_kernels:
            self.queue_on_device()
        for name in (case.kernel, *case.then):
            kernel = cl.Kernel(program, name)
            if kernel.num_args != len(args):
                return f"{name} takes {kernel.num_args} arguments, the case gives {len(args)}"
            for index, (arg, held) in enumerate(zip(args, objects, strict=True)):
                kernel.set_arg(index, argument_value(arg, held))
            self.launch(kernel, case)
        return complaint(case, args, objects, self.read)


def extent(texels: Array) -> tuple[int, int, int]:
    """Return width, height and depth of an image; layers count as the next side."""
    sides = (*texels.shape[-2::-1], 1, 1)
    return sides[0], sides[1], sides[2]


def argument_value(arg: Arg, held: Any) -> Any:
    """Return an argument in the form of clSetKernelArg."""
    if isinstance(arg, Local):
        return cl.LocalMemory(arg.nbytes)
    return arg.array.tobytes() if isinstance(arg, Val) else held


def short_reason(error: Exception) -> str:
    """Return the message of a failure in one line, without the noise of a build log."""
    lines = [x.strip() for x in str(error).splitlines() if not LOG_NOISE.search(x)]
    return " ".join(lines)[:600]
