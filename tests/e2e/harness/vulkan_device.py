"""A Vulkan device behind the same `run` as OpenCL's: the cases of plain buffers and values."""

from __future__ import annotations

import contextlib
import io
import json
import math
import operator
import pathlib

import numpy as np

from spvbackend.shader.interface import EntryPoint, ModuleData, PrintfFormat, Shader
from spvbackend.target.launch import Parameter
from spvbackend.translator import Translator
from spvbackend.vulkan import Local as LocalMemory
from spvbackend.vulkan import Program, default_device
from tests.e2e.harness.case_model import Arg, Array, Case, In, Local, Out, Val, make_args
from tests.e2e.harness.compare import complaint

TRIPLE: str = "spirv64-unknown-vulkan1.3"
WIDEST: int = 64
"""Work-items of a group where a case leaves it open."""
FEW: int = 16
"""The same where sub-groups of a group must not wait for each other.

Mesa 22.3's lavapipe takes a barrier of memory for one of control, so that in a loop that work-items
leave one by one, with an atomic that acquires or releases, those of the second sub-group are lost.
"""
ALONE = frozenset(
    (
        "atomics_c11-compare_exchange",
        "atomics_contended-generic_sums",
        "atomics_structures-push_all",
    )
)
"""The cases with such a loop, for sub-groups of sixteen."""


def write_shader(shader: Shader, path: pathlib.Path) -> None:
    """Keep a module, and beside it how it is launched and what it prints."""
    path.write_bytes(shader.spirv)
    data = [shader.data.content.hex(), *shader.data[1:]]
    described = {"entry_points": shader.entry_points, "data": data, "formats": shader.formats}
    path.with_suffix(".json").write_text(json.dumps(described))


def read_shader(path: pathlib.Path) -> Shader:
    """What was written so."""
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
    return Shader(path.read_bytes(), tuple(entries), data, tuple(formats))


class VulkanDevice:
    """A device and the program that was built last."""

    def __init__(self) -> None:
        self.device = default_device()
        self.built: tuple[bytes, Program] | None = None

    @property
    def name(self) -> str:
        """What a test report calls the device."""
        return self.device.name

    def program(self, path: str) -> Program:
        """Load a module; the cases of one file follow each other."""
        shader = read_shader(pathlib.Path(path))
        if self.built is None or self.built[0] != shader.spirv:
            self.built = (shader.spirv, Program.from_shader(self.device, *shader))
        return self.built[1]

    def run(self, program: Program, case: Case) -> str:
        """Run a case; the complaint about its results, or nothing."""
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
        return complaint(case, args, held, read_back)


def read_back(_: Array, value: object) -> Array:
    """The array that a launch has written to."""
    assert isinstance(value, np.ndarray)
    return value


def translator_for(case: Case) -> Translator:
    """Translates a case as lavapipe can run it, which has no reductions of clusters."""
    return Translator(
        triple=TRIPLE,
        # A rotation needs no extension here, and what else there is may do without, too.
        extensions=[name for name in case.extensions if "rotate" not in name],
        avoid_capabilities=("GroupNonUniformClustered",),
        verify=True,
        vulkan_regions=needs_regions(case),
    )


def needs_regions(case: Case) -> bool:
    """Whether a case is launched as Vulkan does not: from elsewhere, or with a smaller group."""
    local = case.local or group_for(case)
    return bool(case.offset) or any(map(operator.mod, case.size, local))


def group_for(case: Case) -> tuple[int, ...]:
    """The size of a group that divides the work-items."""
    widest = FEW if case.name in ALONE else WIDEST
    return (math.gcd(case.size[0], widest), *[1 for _ in case.size[1:]])


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
