"""A Vulkan device behind the same `run` as OpenCL's: the cases of plain buffers and values."""

from __future__ import annotations

import contextlib
import functools
import io
import json
import math
import operator
import pathlib
from typing import Unpack

import numpy as np

from spvbackend import vulkan
from spvbackend.shader.interface import EntryPoint, LiteralSampler, ModuleData, PrintfFormat, Shader
from spvbackend.target.launch import Parameter
from spvbackend.translator import Translator, TranslatorOptions
from spvbackend.vulkan import Local as LocalMemory
from spvbackend.vulkan import Program, default_device
from tests.e2e.harness.case_model import (
    Arg,
    Array,
    Case,
    Image,
    In,
    Local,
    Out,
    Sampler,
    Val,
    make_args,
)
from tests.e2e.harness.compare import complaint

TRIPLE: str = "spirv64-unknown-vulkan1.3"
FORMS: dict[str, TranslatorOptions] = {
    "addresses": {},
    "bound": {"vulkan_buffers": "descriptors"},
    "old": {"triple": "spirv64-unknown-vulkan1.1"},
    "words": {"triple": "spirv64-unknown-vulkan1.1", "vulkan_numbers": "words"},
}
"""Options by the form of a shader."""
WIDEST: int = 64
"""Work-items of a group if a case leaves the size open."""
OLD: str = "llvmpipe (LLVM 15."
"""The name of Mesa 22.3's lavapipe starts so, which is that of Debian 12."""
NARROW: str = "the driver rounds doubles wrongly, as lavapipe does on processors without AVX-512"
"""The reason to skip a test on a device that `rounds_doubles` finds wrong.

lavapipe has eight doubles in a register of 512 bits. Without such registers its Trunc and RoundEven
go through integers and are wrong in Mesa 22.3 to 26.1, and LLVM's code generator ends the process
at shuffles of sixteen lanes in 22.3.
"""
_TRUNCATE: str = """
define spir_kernel void @truncate(ptr addrspace(1) %x) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr double, ptr addrspace(1) %x, i64 %i
  %value = load double, ptr addrspace(1) %at
  %whole = call double @llvm.trunc.f64(double %value)
  store double %whole, ptr addrspace(1) %at
  ret void
}

declare i64 @_Z13get_global_idj(i32)
declare double @llvm.trunc.f64(double)
"""


@functools.cache
def rounds_doubles() -> bool:
    """Return whether the default device truncates doubles of more than 24 bits."""
    values = np.arange(8) - 360684114.75
    wanted = np.trunc(values)
    Program(default_device(), _TRUNCATE).run("truncate", [values], (8,), (8,))
    return bool((values == wanted).all())


def write_shader(shader: Shader, path: pathlib.Path) -> None:
    """Write a module, and beside it its launch data and printf formats."""
    path.write_bytes(shader.spirv)
    data = [shader.data.content.hex(), *shader.data[1:]]
    described = {
        "entry_points": shader.entry_points,
        "data": data,
        "formats": shader.formats,
        "samplers": shader.samplers,
    }
    path.with_suffix(".json").write_text(json.dumps(described))


def read_shader(path: pathlib.Path) -> Shader:
    """Read the data beside a module."""
    described = json.loads(path.with_suffix(".json").read_text())
    entries = [EntryPoint(*row) for row in described["entry_points"]]
    entries = [
        entry._replace(
            parameters=tuple(Parameter(*one) for one in entry.parameters),
            hidden=tuple(Parameter(*one) for one in entry.hidden),
            group_size=tuple(entry.group_size),
        )
        for entry in entries
    ]
    content, align, relocations = described["data"]
    data = ModuleData(bytes.fromhex(content), align, tuple(relocations))
    formats = [
        PrintfFormat(number, text, tuple(sizes)) for number, text, sizes in described["formats"]
    ]
    samplers = tuple(LiteralSampler(*row) for row in described["samplers"])
    return Shader(path.read_bytes(), tuple(entries), data, tuple(formats), samplers=samplers)


class VulkanDevice:
    """A device and the last programs."""

    def __init__(self) -> None:
        self.device = default_device()
        self.built: dict[bytes, Program] = {}

    @property
    def name(self) -> str:
        """The device's name in test reports."""
        return self.device.name

    def program(self, path: str) -> Program:
        """Load a module; the cases of a kernel follow each other, each in all forms.

        A program with variables is not kept, since each case starts with their initial values.
        """
        shader = read_shader(pathlib.Path(path))
        if shader.spirv in self.built:
            return self.built[shader.spirv]
        program = Program.from_shader(self.device, *shader)
        if not shader.data.content:
            if len(self.built) == len(FORMS):
                del self.built[next(iter(self.built))]
            self.built[shader.spirv] = program
        return program

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
    """The array, or the texels of the image, that a launch has written to."""
    if isinstance(value, vulkan.Image):
        return value.numpy()
    assert isinstance(value, np.ndarray)
    return value


def translator_for(case: Case, **form: Unpack[TranslatorOptions]) -> Translator:
    """Translates a case for lavapipe, which lacks clustered reductions.

    Args:
        case: the case.
        form: options for another form of the shader.
    """
    return Translator(
        triple=form.get("triple") or TRIPLE,
        vulkan_buffers=form.get("vulkan_buffers"),
        vulkan_numbers=form.get("vulkan_numbers"),
        # A rotation needs no extension here, and other uses are optional.
        extensions=[name for name in case.extensions if "rotate" not in name],
        avoid_capabilities=("GroupNonUniformClustered",),
        verify=True,
        vulkan_regions=needs_regions(case),
    )


def needs_regions(case: Case) -> bool:
    """Whether a case needs an offset or a smaller last group, which Vulkan lacks."""
    local = case.local or group_for(case)
    return bool(case.offset) or any(map(operator.mod, case.size, local))


def group_for(case: Case) -> tuple[int, ...]:
    """Return the size of a group that divides the work-items."""
    return (math.gcd(case.size[0], WIDEST), *[1 for _ in case.size[1:]])


def argument_value(arg: Arg) -> Array | bytes | LocalMemory | vulkan.Image | vulkan.Sampler:
    """Return an argument in a launch's form."""
    if isinstance(arg, Sampler):
        return vulkan.Sampler(*arg)
    if isinstance(arg, Local):
        return LocalMemory(arg.nbytes)
    if isinstance(arg, Val):
        return arg.array.tobytes()
    assert isinstance(arg, In | Out)
    if arg.image is not None:
        return new_image(arg.array, arg.image)
    # Byte by byte: numpy does not copy the padding of a struct.
    array = np.ascontiguousarray(arg.array)
    return np.frombuffer(bytearray(array.tobytes()), array.dtype).reshape(array.shape)


def new_image(texels: Array, form: Image) -> vulkan.Image:
    """Return an image of the default device."""
    sides = texels.ndim - 1 - form.layered
    kind = "buffer" if form.buffer else f"{sides}d{'_array' * form.layered}"
    return vulkan.image(np.ascontiguousarray(texels), kind, form.order, form.channels)
