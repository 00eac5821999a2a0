"""WebGPU devices of the package `wgpu`, which has wgpu-native: Metal, Direct3D 12 and Vulkan.

A device has all limits of its adapter, and those of its features that shaders use.
"""

from __future__ import annotations

import os
from functools import cached_property
from threading import Lock
from typing import Any, ClassVar, Final, NamedTuple

from spvbackend.devices.choice import WEBGPU
from spvbackend.devices.errors import NoDeviceError
from spvbackend.webgpu.memory import Block
from spvbackend.webgpu.stream import Dispatch, Stream

VARIABLE: Final = "SPVBACKEND_WEBGPU_DEVICE"
DOCTOR: Final = "python -m spvbackend.webgpu"
TRIPLE: Final = "spirv64-unknown-webgpu"
FEATURES: Final = (
    "float32-filterable",
    "shader-f16",
    "shader-f64",
    "shader-float32-atomic",
    "shader-i16",
    "shader-int64",
    "shader-int64-atomic-all-ops",
    "subgroup",
    "subgroup-barrier",
    "texture-adapter-specific-format-features",
    "texture-format16bit-norm",
)
"""The features that a device gets if its adapter has them, as wgpu spells them."""
_OPENGL: Final = "OpenGL"
"""The backend that comes last: naga makes GLSL of a shader for it, which lacks sub-groups."""


class Limits(NamedTuple):
    """Limits of a launch, by the names of WebGPU's; sizes are in bytes."""

    max_buffer_size: int
    max_compute_invocations_per_workgroup: int
    max_compute_workgroup_size_x: int
    max_compute_workgroup_size_y: int
    max_compute_workgroup_size_z: int
    max_compute_workgroup_storage_size: int
    max_compute_workgroups_per_dimension: int
    max_sampled_textures_per_shader_stage: int
    max_samplers_per_shader_stage: int
    max_storage_buffer_binding_size: int
    max_storage_buffers_per_shader_stage: int
    max_storage_textures_per_shader_stage: int
    max_uniform_buffer_binding_size: int
    min_storage_buffer_offset_alignment: int
    min_uniform_buffer_offset_alignment: int

    @property
    def items(self) -> int:
        """Return the most work-items of a group, by the name that limits of Vulkan have."""
        return self.max_compute_invocations_per_workgroup

    @property
    def local_memory(self) -> int:
        """Return the bytes of a group's local memory, likewise."""
        return self.max_compute_workgroup_storage_size


class Device:
    """A device with a queue, and memory for arrays.

    Attributes:
        name: the device, as its driver spells it.
        backend: the interface below: "Metal", "D3D12", "Vulkan" or "OpenGL".
        is_cpu: whether it is the host's processor.
        handle: wgpu's own.
        features: those that are switched on, as wgpu spells them.
        limits: the limits of a launch.
        memory: the memory of its arrays.
        stream: its queue.
    """

    interface: ClassVar[str] = WEBGPU
    """The interface of the device, one of `devices.choice`."""

    def __init__(self, adapter: Any) -> None:
        self.name: Final = name_of(adapter)
        self.backend: Final = str(adapter.info["backend_type"])
        self.is_cpu: Final = adapter.info["adapter_type"] == "CPU"
        wanted = [name for name in FEATURES if name in adapter.features]
        # Without a value each limit is the adapter's.
        self.handle: Final[Any] = adapter.request_device_sync(required_features=wanted)
        self.features: Final = frozenset(self.handle.features)
        self.limits: Final = limits_of(self.handle.limits)
        self.memory: Final = Memory(self)
        self.stream: Final = Stream(self)

    def __repr__(self) -> str:
        return f"Device({self.name!r}, {self.backend!r})"

    @property
    def triple(self) -> str:
        """Return the triple to translate for."""
        return TRIPLE

    def synchronize(self) -> None:
        """Wait for all launches and copies, and print what kernels print."""
        self.stream.synchronize()

    @cached_property
    def subgroup_size(self) -> int:
        """Return the size of sub-groups, which a kernel measures at the first use; 0 without any.

        WebGPU bounds the sizes that a driver chooses from, and drivers of GPUs from Apple and
        NVIDIA have one only.
        """
        return measured_size(self) if "subgroup" in self.features else 0

    @cached_property
    def samplers(self) -> dict[int, Any]:
        """Return the samplers that were made, by the bits of OpenCL C's literals."""
        return {}


class Memory:
    """The memory of a device for its arrays."""

    def __init__(self, device: Device) -> None:
        self._device: Final = device

    def allocate(self, size: int) -> Block:
        """Return a block of zeros.

        Args:
            size: the bytes that are used; the block has at least as many.

        Raises:
            MemoryError: the device has no more memory, or no buffer of this size.
        """
        self._device.stream.collect()
        return Block(self._device, size)


_MEASURE: Final = """
@group(0) @binding(0) var<storage, read_write> size: u32;
@compute @workgroup_size(128)
fn measure(@builtin(subgroup_size) own: u32, @builtin(local_invocation_index) item: u32) {
  if item == 0 { size = own; }
}
"""


def measured_size(device: Device) -> int:
    """Return the size of sub-groups in a kernel of groups of 128."""
    module = device.handle.create_shader_module(code=_MEASURE)
    stage = {"module": module, "entry_point": "measure"}
    pipeline = device.handle.create_compute_pipeline(layout="auto", compute=stage)
    block = device.memory.allocate(4)
    group = device.handle.create_bind_group(
        layout=pipeline.get_bind_group_layout(0),
        entries=[{"binding": 0, "resource": {"buffer": block.handle}}],
    )
    with device.stream.lock:
        device.stream.dispatch(pipeline, [group], Dispatch((1, 1, 1), bytearray()))
        return int.from_bytes(device.stream.read(block, 0, 4), "little")


def limits_of(given: dict[str, int]) -> Limits:
    """Return the limits of a launch from those of an adapter or a device."""
    return Limits(*[int(given[name.replace("_", "-")]) for name in Limits._fields])


def name_of(adapter: Any) -> str:
    """Return the name of an adapter's device."""
    return str(adapter.info["device"] or adapter.info["description"] or "unnamed device")


def devices() -> list[Any]:
    """Return wgpu's adapters, one for each device and each interface that runs it.

    Those that are not GPUs come after the others, and those of OpenGL last.

    Raises:
        NoDeviceError: the package `wgpu` is missing, or does not load.
    """
    try:
        import wgpu
    except (ImportError, OSError, RuntimeError) as error:
        raise NoDeviceError(f"the package 'wgpu' is missing: {error}") from None
    adapters = wgpu.gpu.enumerate_adapters_sync()
    return sorted(
        adapters,
        key=lambda one: (
            one.info["backend_type"] == _OPENGL,
            one.info["adapter_type"] not in ("DiscreteGPU", "IntegratedGPU"),
        ),
    )


_opened: Final[dict[object, Device]] = {}
"""The devices of `default_device`, by their places and by what was asked for."""
_opening: Final = Lock()


def default_device(wanted: str | int | None = None) -> Device:
    """Return the requested device; each is opened once, so that its arrays fit all programs.

    Args:
        wanted: its place in `devices()`, or a part of its name or backend in letters of either
            case; None for the environment variable SPVBACKEND_WEBGPU_DEVICE, or the first.

    Raises:
        NoDeviceError: there is none like that.
    """
    choice = str(os.environ.get(VARIABLE, "") if wanted is None else wanted).strip()
    with _opening:
        if choice not in _opened:
            place, adapter = _matching(choice)
            if place not in _opened:
                _opened[place] = Device(adapter)
            _opened[choice] = _opened[place]
        return _opened[choice]


def _matching(choice: str) -> tuple[int, Any]:
    """Return the place and the adapter that a number or a part of a name chooses.

    Raises:
        NoDeviceError: there is none like that.
    """
    known = list(enumerate(devices()))
    if not known:
        raise NoDeviceError(f"wgpu finds no device; {DOCTOR} says why")
    if choice.isdecimal():
        matching = known[int(choice) :][:1]
    else:
        matching = [one for one in known if choice.lower() in label(one[1]).lower()]
    if not matching:
        names = ", ".join(f"{place}: {label(one)}" for place, one in known)
        raise NoDeviceError(f"no WebGPU device matches {choice!r}; available: {names}")
    return matching[0]


def label(adapter: Any) -> str:
    """Return the name and the backend of an adapter."""
    return f"{name_of(adapter)} by {adapter.info['backend_type']}"
