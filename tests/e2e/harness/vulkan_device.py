"""A Vulkan device behind the same `run` as OpenCL's: the cases of plain buffers and values."""

from __future__ import annotations

import json
import math
import pathlib

import numpy as np

from spvbackend.shader.interface import EntryPoint, ModuleData, Parameter, Shader
from spvbackend.vulkan import LaunchError, Program, default_device
from spvbackend.vulkan import Local as LocalMemory
from tests.e2e.harness.case_model import Arg, Array, Case, In, Local, Out, Val, expected, make_args
from tests.e2e.harness.compare import compare_outputs

WIDEST: int = 64
"""Work-items of a group where a case leaves it open."""


def write_shader(shader: Shader, path: pathlib.Path) -> None:
    """Keep a module, and how it is launched beside it."""
    path.write_bytes(shader.spirv)
    rows = [
        [entry.name, [list(one) for one in entry.parameters], [list(one) for one in entry.hidden],
         *entry[2:-1]]
        for entry in shader.entry_points
    ]  # fmt: skip
    data = [shader.data.content.hex(), *shader.data[1:]]
    path.with_suffix(".json").write_text(json.dumps({"entry_points": rows, "data": data}))


def read_shader(path: pathlib.Path) -> Shader:
    """What was written so."""
    described = json.loads(path.with_suffix(".json").read_text())
    entries = [
        EntryPoint(
            name,
            tuple(Parameter(*one) for one in parameters),
            size,
            far,
            tuple(group),
            lanes,
            tuple(Parameter(*one) for one in hidden),
        )
        for name, parameters, hidden, size, far, group, lanes in described["entry_points"]
    ]
    content, align, relocations = described["data"]
    data = ModuleData(bytes.fromhex(content), align, tuple(relocations))
    return Shader(path.read_bytes(), tuple(entries), data)


class VulkanDevice:
    """A device and the program that was built last."""

    def __init__(self) -> None:
        self.device = default_device()
        self.built: tuple[str, Program] | None = None

    @property
    def name(self) -> str:
        """What a test report calls the device."""
        return self.device.name

    def program(self, path: str) -> Program:
        """Load a module; the cases of one file follow each other."""
        if self.built is None or self.built[0] != path:
            program = Program.from_shader(self.device, *read_shader(pathlib.Path(path)))
            self.built = (path, program)
        return self.built[1]

    def run(self, program: Program, case: Case) -> str:
        """Run a case; the complaint about its results, or nothing."""
        if case.offset:
            raise LaunchError("a launch begins at 0")
        args = make_args(case)
        held = [argument_value(arg) for arg in args]
        for name in (case.kernel, *case.then):
            local = case.local or group_for(case.size)
            program.run(name, held, case.size, local, case.launches)
        got: list[Array] = []
        for index, (arg, value) in enumerate(zip(args, held, strict=True)):
            if isinstance(arg, Out):
                assert isinstance(value, np.ndarray)
                got.append(value)
            elif isinstance(arg, In):
                assert isinstance(value, np.ndarray)
                if value.tobytes() != arg.array.tobytes():
                    return f"the input of argument {index} was changed"
        return compare_outputs(case, got, expected(case, args, got))


def group_for(size: tuple[int, ...]) -> tuple[int, ...]:
    """The size of a group that divides the work-items."""
    return (math.gcd(size[0], WIDEST), *[1 for _ in size[1:]])


def argument_value(arg: Arg) -> Array | bytes | LocalMemory:
    """What a launch takes for an argument."""
    if isinstance(arg, Local):
        return LocalMemory(arg.nbytes)
    if isinstance(arg, Val):
        return arg.array.tobytes()
    assert isinstance(arg, In | Out)
    # Byte by byte: numpy does not copy what lies between the fields of a struct.
    array = np.ascontiguousarray(arg.array)
    return np.frombuffer(bytearray(array.tobytes()), array.dtype).reshape(array.shape)
