"""Programs for WebGPU devices: shaders, and launches by the arguments of kernels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Unpack

import numpy as np
from numpy.typing import NDArray

from spvbackend.builtins.prefixes import INITIALIZER
from spvbackend.devices.arguments import (
    Local,
    entry_of,
    in_order,
    local_lengths,
    on_device,
    print_texts,
    value_bytes,
    write_back,
)
from spvbackend.devices.arrays import Array
from spvbackend.devices.descriptions import described
from spvbackend.devices.errors import BuildError, LaunchError
from spvbackend.devices.printf import printed
from spvbackend.devices.regions import Launch, check_plain, place_launch, regions, three
from spvbackend.devices.samplers import Sampler
from spvbackend.emit.specialize import specialize
from spvbackend.shader.interface import EntryPoint, LiteralSampler, ModuleData, PrintfFormat, Shader
from spvbackend.target.launch import (
    BUFFER,
    DESCRIPTORS,
    LOCAL_MEMORY,
    MODULE_DATA,
    PRINTF_BUFFER,
    PRINTF_BYTES,
)
from spvbackend.translator import Translator, TranslatorOptions
from spvbackend.webgpu.arrays import array, empty, zeros
from spvbackend.webgpu.bindings import Bindings, Bound, Form
from spvbackend.webgpu.device import Device
from spvbackend.webgpu.fit import (
    check_exchanges,
    check_group,
    check_lanes,
    check_local_memory,
    check_subgroups,
)
from spvbackend.webgpu.formats import with_formats
from spvbackend.webgpu.images import Image
from spvbackend.webgpu.resources import for_naga, numbers_lanes, resources_of
from spvbackend.webgpu.stream import Dispatch

_PLANS: Final = 256
"""The most plans of a kernel: sizes may differ at each launch."""
Argument = Array | Image | Sampler | NDArray[Any] | bytes | int | float | Local | None
Specials = tuple[tuple[int, int], ...]
"""Specialization constants: their SpecIds and values."""


class _Region(NamedTuple):
    """A dispatch of a plan.

    Attributes:
        specials: the specialization constants of its pipeline.
        dispatch: the groups, and the memory for arguments and launch parameters.
        pipelines: by the form of the bindings.
    """

    specials: Specials
    dispatch: Dispatch
    pipelines: dict[Form, Any]


class _Kernel:
    """A kernel of a program, with the plans of its launches.

    Attributes:
        entry: its interface.
        count: the number of its arguments.
        values: the arguments that are values: index, name, place, bytes.
        locals: those that are local memory of no fixed size: index, name, SpecId, and bytes of an
            element.
        prints: whether it has an output.
        plans: by the sizes of a launch.
        bindings: its bindings.
    """

    __slots__ = ("bindings", "count", "entry", "locals", "plans", "prints", "values")

    def __init__(self, entry: EntryPoint, bindings: Bindings) -> None:
        self.entry: Final = entry
        self.bindings: Final = bindings
        self.count: Final = len(entry.parameters)
        numbered = list(enumerate(entry.parameters))
        self.values: Final = tuple(
            (index, one.name, one.offset, one.size)
            for index, one in numbered
            if one.kind != LOCAL_MEMORY and one.kind not in DESCRIPTORS
        )
        self.locals: Final = tuple(
            (index, one.name, one.spec_id, one.size)
            for index, one in numbered
            if one.kind == LOCAL_MEMORY and one.spec_id >= 0
        )
        self.prints: Final = any(one.kind == PRINTF_BUFFER for one in entry.hidden)
        self.plans: Final[dict[tuple[object, ...], tuple[_Region, ...]]] = {}


class Program:
    """A module on a device.

    Attributes:
        spirv: the module, with its specialization constants.
        entry_points: the interfaces of its kernels, by name.
        formats: the formats of their output.
        report: the function that gets the texts of a launch's output, and prints them.
    """

    def __init__(
        self, device: Device, module: object, **translation: Unpack[TranslatorOptions]
    ) -> None:
        """Translate and load a module.

        Args:
            device: the device of its launches.
            module: LLVM IR, as for `spvbackend.translate`.
            translation: arguments of `spvbackend.translate`; the triple is that of WebGPU unless
                one is given, and launches set the sizes unless `webgpu_sizes` is "fixed".

        Raises:
            BuildError: the device refuses the module.
            spvbackend.Diagnostic: as `spvbackend.translate` does.
        """
        own: TranslatorOptions = {"triple": device.triple, "webgpu_sizes": "open"}
        self._load(device, Translator(**(own | translation)).translate_shader(module))

    @classmethod
    def from_shader(
        cls,
        device: Device,
        spirv: bytes,
        entry_points: Sequence[EntryPoint] | None = None,
        data: ModuleData | None = None,
        formats: Sequence[PrintfFormat] | None = None,
        api_version: str = "",
        samplers: Sequence[LiteralSampler] | None = None,
    ) -> Program:
        """Load a module that is already translated: the parts of a `spvbackend.Shader`.

        A module describes itself if SPV_KHR_non_semantic_info is allowed by its name.

        Args:
            device: the device of its launches.
            spirv: the module.
            entry_points: how its kernels are launched; None for what the module says itself.
            data: what they share, likewise.
            formats: what they print, likewise.
            api_version: a version of Vulkan, which is of no consequence here.
            samplers: the samplers that it contains; None for what the module says itself.

        Raises:
            BuildError: the device refuses the module, or it does not describe itself.
        """
        program = cls.__new__(cls)
        program._load(device, described(spirv, entry_points, data, formats, api_version, samplers))
        return program

    def _load(self, device: Device, shader: Shader) -> None:
        from wgpu.backends.wgpu_native import version_info

        spirv, held = shader.spirv, shader.data
        check_exchanges(spirv, version_info[0])
        self.device = device
        self.spirv = spirv
        self.formats = shader.formats
        self.report: Callable[[Sequence[str]], None] = print_texts
        self.entry_points = {entry.name: entry for entry in shader.entry_points}
        self._resources = resources_of(spirv)
        self._numbers_lanes = numbers_lanes(spirv)
        self._samplers = shader.samplers
        self._modules: dict[tuple[Specials, Form], Any] = {}
        self._pipelines: dict[tuple[str, Specials, Form], Any] = {}
        self._kernels: dict[str, _Kernel] = {}
        # Holds the data that live from one launch to the next.
        self._data: Array | None = None
        if held.content:
            self._data = empty(len(held.content), np.uint8, device)
            self._data.copy_from_host(np.frombuffer(held.content, np.uint8))
        if INITIALIZER in self.entry_points:
            # Constructors write to the data before any kernel reads them.
            self.run(INITIALIZER, [], (1,))

    def run(
        self,
        name: str,
        arguments: Sequence[Argument] | Mapping[str, Argument],
        size: Sequence[int],
        local: Sequence[int] | None = None,
        launches: int = 1,
        offset: Sequence[int] = (),
    ) -> None:
        """Launch a kernel and wait for it; arrays have its results then.

        Args:
            name: of the kernel.
            arguments: in the order of the kernel, or by the names of its parameters: arrays of
                numpy, which are copied to the device and back, besides those of `launch`.
            size: work-items in each dimension.
            local: work-items of a group in each; None for the required number, or one.
            launches: the number of launches.
            offset: the id of the first work-item in each dimension, 0 unless given.

        Raises:
            LaunchError: arguments or sizes do not fit the kernel.
            BuildError: the device refuses the kernel.
        """
        entry = self._kernel(name).entry
        copied = partial(array, device=self.device)
        given, copies = on_device(entry, arguments, (BUFFER,), copied)
        self.launch(name, given, size, local, launches, offset)
        self.device.stream.synchronize()
        for copy, original in copies:
            write_back(original, copy)

    def launch(
        self,
        name: str,
        arguments: Sequence[Argument] | Mapping[str, Argument],
        size: Sequence[int],
        local: Sequence[int] | None = None,
        launches: int = 1,
        offset: Sequence[int] = (),
    ) -> None:
        """Launch a kernel behind the launches before, and return without waiting for it.

        Args:
            name: of the kernel.
            arguments: in the order of the kernel, or by the names of its parameters: arrays and
                images of the device, numbers or bytes for values, samplers, and `Local`.
            size: work-items in each dimension.
            local: work-items of a group in each; None for the required number, or one.
            launches: the number of launches.
            offset: the id of the first work-item in each dimension, 0 unless given.

        Raises:
            LaunchError: arguments or sizes do not fit the kernel.
            BuildError: the device refuses the kernel.
        """
        kernel = self._kernels.get(name) or self._kernel(name)
        given = in_order(kernel.entry, arguments)
        lengths = local_lengths(kernel.locals, given) if kernel.locals else ()
        key = (*size, local and (*local,), lengths, *offset)
        plan = kernel.plans.get(key) or self._planned(kernel, key, size, local, offset, lengths)
        output = self._output() if kernel.prints else None
        stream = self.device.stream
        # A launch in several parts is repeated as a whole.
        turns = 1 if len(plan) == 1 else launches
        with stream.lock:
            stream.collect()
            bound = kernel.bindings.bind(given, {MODULE_DATA: self._data, PRINTF_BUFFER: output})
            for region in plan:
                self._fill(kernel, given, region.dispatch.content)
            for region in plan * turns:
                pipeline = region.pipelines.get(bound.form)
                if pipeline is None:
                    pipeline = self._pipeline(kernel, region.specials, bound)
                    region.pipelines[bound.form] = pipeline
                stream.dispatch(pipeline, bound.sets, region.dispatch, launches // turns)

    def _fill(self, kernel: _Kernel, given: Sequence[Argument], content: bytearray) -> None:
        """Put values where the kernel reads them."""
        for index, name, at, size in kernel.values:
            data = value_bytes(given[index], size)
            if len(data) > size:
                raise LaunchError(f"argument {name!r} has {size} bytes, not {len(data)}")
            content[at : at + size] = data.ljust(size, b"\0")
        kernel.bindings.place_facts(given, content)

    def _planned(
        self,
        kernel: _Kernel,
        key: tuple[object, ...],
        size: Sequence[int],
        local: Sequence[int] | None,
        offset: Sequence[int],
        lengths: Specials,
    ) -> tuple[_Region, ...]:
        """Return a new plan: the dispatches of a launch.

        Raises:
            LaunchError: it does not fit the kernel or the device.
        """
        entry = kernel.entry
        group = three(entry.group_size or local or (1,))
        launch = Launch(three(size), group, three([*offset, 0, 0, 0], 0), len(size))
        if not entry.has_regions:
            check_plain(launch)
        used = sum(count * row[3] for (_, count), row in zip(lengths, kernel.locals, strict=True))
        check_local_memory(self.device, used)
        plan: list[_Region] = []
        most = self.device.limits.max_compute_workgroups_per_dimension
        for region in regions(launch, (most, most, most) if entry.has_regions else None):
            check_group(self.device, region.group, region.groups)
            if self._numbers_lanes:
                check_lanes(region.group)
            data = bytearray(-(-entry.size // 4) * 4)
            place_launch(entry, data, launch, region)
            specials = (*enumerate(region.group), *lengths)
            plan.append(_Region(specials, Dispatch(region.groups, data), {}))
        if len(kernel.plans) >= _PLANS:
            kernel.plans.clear()
        kernel.plans[key] = tuple(plan)
        return kernel.plans[key]

    def _output(self) -> Array:
        """Return an empty buffer for the output of a launch, which is printed once it has ended."""
        buffer = zeros(PRINTF_BYTES, np.uint8, self.device)

        def write() -> None:
            self.report(list(printed(buffer.numpy().tobytes(), self.formats)))

        self.device.stream.reports.add(buffer, write)
        return buffer

    def _kernel(self, name: str) -> _Kernel:
        """Return a kernel.

        Raises:
            LaunchError: there is none of that name.
            BuildError: the device cannot run it.
        """
        known = self._kernels.get(name)
        if known is None:
            entry = entry_of(self.entry_points, name)
            check_subgroups(self.device, entry)
            bindings = Bindings(self.device, entry, self._samplers, self._resources)
            known = self._kernels[name] = _Kernel(entry, bindings)
        return known

    def _pipeline(self, kernel: _Kernel, specials: Specials, bound: Bound) -> Any:
        """Return the compiled kernel for sizes, which are constants in it.

        Raises:
            BuildError: naga or the driver refuses it.
        """
        import wgpu

        name, form = kernel.entry.name, bound.form
        key = (name, specials, form)
        compiled = self._pipelines.get(key)
        if compiled is None:
            handle = self.device.handle
            try:
                module = self._module(specials, form)
                layout = handle.create_pipeline_layout(
                    bind_group_layouts=kernel.bindings.layouts(form)
                )
                compiled = handle.create_compute_pipeline(
                    layout=layout, compute={"module": module, "entry_point": name}
                )
            except wgpu.GPUError as error:
                raise BuildError(f"{self.device.name} refuses {name}: {error}") from None
            self._pipelines[key] = compiled
        return compiled

    def _module(self, specials: Specials, form: Form) -> Any:
        """Return wgpu's module of a form, with constants for the specialization constants."""
        key = (specials, form)
        known = self._modules.get(key)
        if known is None:
            frozen = specialize(self.spirv, dict(specials))
            if form.formats:
                frozen = with_formats(frozen, dict(form.formats))
            code = for_naga(frozen, is_writable=form.is_writable)
            known = self._modules[key] = self.device.handle.create_shader_module(code=code)
        return known
