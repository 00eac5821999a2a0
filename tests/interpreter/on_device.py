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
    """What a device computes otherwise than the kernel means, "" for nothing.

    Args:
        device: where it runs.
        kernel: what is meant.
        shader: the kernel's translation.
        starts: where its walks begin; all come to an end.
        is_divergent: let each work-item of a group go another way.
    """
    given = np.array(starts, np.uint32)
    group = len(starts)
    if not is_divergent:
        group = device.subgroup_size
        given = np.repeat(given, group)
    wanted = np.array([kernel.walk(int(start), STEPS)[0][-1] for start in given], np.uint32)
    found = np.zeros(len(given), np.uint32)
    program = Program.from_shader(device, shader.spirv, shader.entry_points)
    program.run("walk", [found, given], (len(given),), (group,))
    wrong = np.flatnonzero(found != wanted)
    if not len(wrong):
        return ""
    first = int(wrong[0])
    return f"{len(wrong)} of {len(given)} walks are wrong: {first} ends at {found[first]:#x}"
