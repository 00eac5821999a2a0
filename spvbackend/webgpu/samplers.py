"""Samplers of a WebGPU device, from the bits of OpenCL's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from spvbackend.devices.samplers import LINEAR, MODES

if TYPE_CHECKING:
    from spvbackend.webgpu.device import Device

_ADDRESSES: Final = {
    0: "clamp-to-edge",
    2: "clamp-to-edge",
    4: "clamp-to-edge",
    6: "repeat",
    8: "mirror-repeat",
}
"""WebGPU's modes by the bits of OpenCL's; kernels add the border, which it lacks."""


def kind_of(bits: int) -> str:
    """Return the type of a sampler's binding (GPUSamplerBindingType)."""
    return "filtering" if bits & LINEAR else "non-filtering"


def sampler_of(device: Device, bits: int) -> Any:
    """Return wgpu's sampler, made at its first use.

    Args:
        device: the device.
        bits: the literal of OpenCL C, but that coordinates in texels are those of the kernel, which
            divides them.
    """
    known = device.samplers.get(bits)
    if known is not None:
        return known
    address = _ADDRESSES[bits & MODES]
    filter = "linear" if bits & LINEAR else "nearest"
    made = device.handle.create_sampler(
        address_mode_u=address,
        address_mode_v=address,
        address_mode_w=address,
        mag_filter=filter,
        min_filter=filter,
    )
    device.samplers[bits] = made
    return made
