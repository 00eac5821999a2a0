"""A WebGPU device behind the same `run` as Vulkan's: the cases of plain buffers and values."""

from __future__ import annotations

import contextlib
import io
import pathlib

import numpy as np

from spvbackend import webgpu
from spvbackend.devices.arguments import Local as LocalMemory
from spvbackend.translator import Translator
from spvbackend.webgpu import Program, default_device
from tests.e2e.harness.case_model import Arg, Array, Case, In, Local, Out, Sampler, Val, make_args
from tests.e2e.harness.compare import complaint
from tests.e2e.harness.vulkan_device import group_for, needs_regions, read_shader

TRIPLE: str = "spirv64-unknown-webgpu"


class WebgpuDevice:
    """A device and the last program."""

    def __init__(self) -> None:
        self.device = default_device()
        self.built: tuple[bytes, Program] | None = None

    @property
    def name(self) -> str:
        """The device's name in test reports."""
        return self.device.name

    def program(self, path: str) -> Program:
        """Load a module; the cases of one file follow each other."""
        shader = read_shader(pathlib.Path(path))
        if self.built is None or self.built[0] != shader.spirv:
            self.built = (shader.spirv, Program.from_shader(self.device, *shader))
        return self.built[1]

    def run(self, program: Program, case: Case) -> str:
        """Run a case; return the complaint about its results, "" for none."""
        args = make_args(case)
        held = [argument_value(arg) for arg in args]
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            for name in (case.kernel, *case.then):
                local = case.local or group_for(case)
                program.run(name, held, case.size, local, case.launches, case.offset or ())
        lines = output.getvalue().splitlines()
        if sorted(lines) != sorted(case.printed):
            return f"printed {lines}, want {list(case.printed)}"
        return complaint(case, args, held, read_back, may_flush=True)


def read_back(_: Array, value: object) -> Array:
    """The array, or the texels of the image, that a launch has had."""
    if isinstance(value, webgpu.Image):
        return value.numpy()
    assert isinstance(value, np.ndarray)
    return value


def translator_for(case: Case) -> Translator:
    """Translates a case for naga, which lacks clustered reductions."""
    return Translator(
        triple=TRIPLE,
        extensions=[name for name in case.extensions if "rotate" not in name],
        avoid_capabilities=("GroupNonUniformClustered",),
        verify=True,
        vulkan_regions=needs_regions(case),
        webgpu_sizes="open",
    )


def argument_value(arg: Arg) -> Array | bytes | LocalMemory | webgpu.Image | webgpu.Sampler:
    """Return an argument in a launch's form."""
    if isinstance(arg, Sampler):
        return webgpu.Sampler(*arg)
    if isinstance(arg, Local):
        return LocalMemory(arg.nbytes)
    if isinstance(arg, Val):
        return arg.array.tobytes()
    assert isinstance(arg, In | Out)
    if arg.image is not None:
        sides = arg.array.ndim - 1 - arg.image.layered
        kind = "buffer" if arg.image.buffer else f"{sides}d{'_array' * arg.image.layered}"
        texels = np.ascontiguousarray(arg.array)
        return webgpu.image(texels, kind, arg.image.order, arg.image.channels)
    # Byte by byte: numpy does not copy the padding of a struct.
    array = np.ascontiguousarray(arg.array)
    return np.frombuffer(bytearray(array.tobytes()), array.dtype).reshape(array.shape)
