"""Random kernels of any control flow on a Vulkan device."""

from __future__ import annotations

import numpy as np

from spvbackend.shader.interface import Shader
from spvbackend.vulkan import Device, Program
from tests.generators.flow_kernels import FlowKernel
from tests.interpreter.walks import STEPS


def device_complaint(
    device: Device,
    kernel: FlowKernel,
    shader: Shader,
    starts: list[int],
    is_divergent: bool = False,
) -> str:
    """Return the difference between a device's results and the kernel's, "" for none.

    Args:
        device: the device.
        kernel: the kernel.
        shader: the kernel's translation.
        starts: the starts of its walks; all come to an end.
        is_divergent: let each work-item of a group take another path.
    """
    given = np.array(starts, np.uint32)
    group = len(starts)
    if not is_divergent:
        group = device.subgroup_size
        given = np.repeat(given, group)
    wanted = np.array([kernel.walk(int(start), STEPS)[0][-1] for start in given], np.uint32)
    ends = np.zeros(len(given), np.uint32)
    program = Program.from_shader(device, shader.spirv, shader.entry_points)
    program.run("walk", [ends, given], (len(given),), (group,))
    wrong = np.flatnonzero(ends != wanted)
    if not len(wrong):
        return ""
    first = int(wrong[0])
    return f"{len(wrong)} of {len(given)} walks are wrong: {first} ends at {ends[first]:#x}"
