"""Programs for Vulkan devices: shaders, and launches by the arguments of kernels."""

from __future__ import annotations

import itertools
import struct
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
from spvbackend.devices.errors import LaunchError
from spvbackend.devices.printf import printed
from spvbackend.devices.regions import Launch, check_plain, place_launch, regions, three
from spvbackend.devices.samplers import Sampler
from spvbackend.shader.interface import EntryPoint, LiteralSampler, ModuleData, PrintfFormat, Shader
from spvbackend.target.launch import (
    ADDRESS,
    BUFFER,
    DESCRIPTORS,
    LOCAL_MEMORY,
    MODULE_DATA,
    PRINTF_BUFFER,
    PRINTF_BYTES,
)
from spvbackend.translator import Translator, TranslatorOptions
from spvbackend.vulkan.arrays import array, empty, zeros
from spvbackend.vulkan.descriptors import Descriptors
from spvbackend.vulkan.device import Device
from spvbackend.vulkan.fit import check_group, check_module, check_subgroups
from spvbackend.vulkan.images import Image
from spvbackend.vulkan.memory import Block
from spvbackend.vulkan.stream import Dispatch

TRIPLE: Final = "spirv64-unknown-vulkan1.3"
_COUNT: Final = struct.Struct("<I")
_ADDRESS: Final = struct.Struct("<Q")
_NULL: Final = bytes(_ADDRESS.size)
_PLANS: Final = 256
"""The most plans of a kernel: sizes may differ at each launch."""


Argument = Array | Image | Sampler | NDArray[Any] | bytes | int | float | Local | None


class _Plan(NamedTuple):
    """A launch of known sizes, for which only arguments are missing.

    Attributes:
        contents: the memory for arguments and launch parameters of each dispatch.
        dispatches: the dispatches.
        held: memory of the device that they use.
    """

    contents: tuple[memoryview, ...]
    dispatches: tuple[Dispatch, ...]
    held: tuple[Block, ...]


class _Kernel:
    """A kernel of a program, with the plans of its launches.

    Attributes:
        entry: its interface.
        count: the number of its arguments.
        values: the arguments that are values or addresses: index, name, place, bytes, and whether
            it is an address.
        locals: those that are local memory: index, name, SpecId, and bytes of an element.
        prints: whether it has an output.
        printing: the place of the address of its output, None for one without.
        plans: by the sizes of a launch.
        descriptors: those of its images and samplers, None for a kernel without.
    """

    __slots__ = ("count", "descriptors", "entry", "locals", "plans", "printing", "prints", "values")

    def __init__(
        self, device: Device, entry: EntryPoint, samplers: Sequence[LiteralSampler]
    ) -> None:
        self.entry: Final = entry
        has_some = any(one.binding >= 0 for one in (*entry.parameters, *entry.hidden))
        is_bound = has_some or entry.binding >= 0
        self.descriptors: Final = Descriptors(device, entry, samplers) if is_bound else None
        self.count: Final = len(entry.parameters)
        numbered = list(enumerate(entry.parameters))
        self.values: Final = tuple(
            (index, one.name, one.offset, one.size, one.kind == ADDRESS)
            for index, one in numbered
            if one.kind != LOCAL_MEMORY and one.kind not in DESCRIPTORS
        )
        self.locals: Final = tuple(
            (index, one.name, one.spec_id, one.size)
            for index, one in numbered
            if one.kind == LOCAL_MEMORY
        )
        places = [one.offset for one in entry.hidden if one.kind == PRINTF_BUFFER]
        self.prints: Final = bool(places)
        self.printing: Final = next((place for place in places if place >= 0), None)
        self.plans: Final[dict[tuple[object, ...], _Plan]] = {}


class Program:
    """A module on a device.

    Attributes:
        spirv: the module.
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
            translation: arguments of `spvbackend.translate`; the triple is that of the device
                unless one is given.

        Raises:
            BuildError: the device lacks a requirement of the module.
            spvbackend.Diagnostic: as `spvbackend.translate` does.
        """
        own: TranslatorOptions = {"triple": device.triple}
        translator = Translator(**(own | translation))
        shader = translator.translate_shader(module)
        self._load(device, shader)

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
        """Load a module that is already translated.

        Args:
            device: the device of its launches.
            spirv: the module.
            entry_points: how its kernels are launched; None for what the module says itself.
            data: what they share, likewise.
            formats: what they print, likewise.
            api_version: the version of Vulkan that it is for; "" takes the oldest one for it.
            samplers: the samplers that it contains; None for what the module says itself.

        Raises:
            BuildError: the device lacks a requirement of it, or it does not describe itself.
        """
        program = cls.__new__(cls)
        program._load(device, described(spirv, entry_points, data, formats, api_version, samplers))
        return program

    def _load(self, device: Device, shader: Shader) -> None:
        import vulkan as vk

        spirv, held = shader.spirv, shader.data
        check_module(device, spirv, shader.api_version)
        self.device = device
        self.spirv = spirv
        self.formats = shader.formats
        self.report: Callable[[Sequence[str]], None] = print_texts
        self.entry_points = {entry.name: entry for entry in shader.entry_points}
        info = vk.VkShaderModuleCreateInfo(codeSize=len(spirv), pCode=spirv)
        self._module = vk.vkCreateShaderModule(device.handle, info, None)
        self._pipelines: dict[tuple[str, tuple[int, ...]], tuple[Any, Any]] = {}
        self._kernels: dict[str, _Kernel] = {}
        self._samplers = shader.samplers
        # Holds the data that live from one launch to the next.
        self._data: Array | None = None
        if held.content:
            self._data = empty(len(held.content), np.uint8, device)
            self._data.copy_from_host(np.frombuffer(held.at(self._data.address), np.uint8))
        if INITIALIZER in self.entry_points:
            # Constructors write to the data before any kernel reads them.
            self.run(INITIALIZER, [], (1,))

    def __del__(self) -> None:
        # A program that was refused has no module.
        module = getattr(self, "_module", None)
        if module is not None:
            compiled = list(self._pipelines.values())
            self.device.stream.retire(partial(_destroy, self.device.handle, module, compiled))

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
            BuildError: it requires sub-groups that the device lacks.
        """
        entry = self._kernel(name).entry
        copied = partial(array, device=self.device)
        given, copies = on_device(entry, arguments, (ADDRESS, BUFFER), copied)
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
                images of the device, None for a null pointer, numbers or bytes for values,
                samplers, and `Local`.
            size: work-items in each dimension.
            local: work-items of a group in each; None for the required number, or one.
            launches: the number of launches.
            offset: the id of the first work-item in each dimension, 0 unless given.

        Raises:
            LaunchError: arguments or sizes do not fit the kernel.
            BuildError: it requires sub-groups that the device lacks.
        """
        kernel = self._kernels.get(name) or self._kernel(name)
        given = arguments
        if not isinstance(given, list) or len(given) != kernel.count:
            given = in_order(kernel.entry, arguments)
        spaces = local_lengths(kernel.locals, given) if kernel.locals else ()
        key = (*size, local and (*local,), spaces, *offset)
        plan = kernel.plans.get(key) or self._planned(kernel, key, size, local, offset, spaces)
        output = self._output() if kernel.prints else None
        stream = self.device.stream
        # A launch in several parts is repeated as a whole.
        turns = 1 if len(plan.dispatches) == 1 else launches
        with stream.lock:
            for content in plan.contents:
                self._fill(kernel, given, content)
                if output is not None and kernel.printing is not None:
                    _ADDRESS.pack_into(content, kernel.printing, output.address)
            if kernel.descriptors is None:
                for one in plan.dispatches * turns:
                    stream.dispatch(one, launches // turns)
                return
            own = {MODULE_DATA: self._data, PRINTF_BUFFER: output}
            # The arguments are the only memory that a launch itself holds.
            blocks = plan.held or itertools.repeat(None)
            for one, block in [*zip(plan.dispatches, blocks, strict=False)] * turns:
                bound = kernel.descriptors.bind(given, block, own)
                stream.dispatch(one, launches // turns, bound)

    def form(self, name: str, codes: str) -> struct.Struct | None:
        """Return the structure of a kernel's arguments for `launch_packed`.

        Args:
            name: of the kernel.
            codes: a letter of the module `struct` for each argument.

        Returns:
            The structure, None if the kernel needs more than such arguments, or others.
        """
        kernel = self._kernel(name)
        text, end = "<", 0
        if len(codes) != len(kernel.values) or len(codes) != kernel.count:
            return None
        if kernel.prints:
            return None
        for (_, _, at, size, _), code in zip(kernel.values, codes, strict=True):
            if at < end or struct.calcsize(f"<{code}") != size:
                return None
            text += f"{at - end}x{code}"
            end = at + size
        if any(one.offset < end for one in kernel.entry.hidden):
            return None
        return struct.Struct(text)

    def launch_packed(
        self,
        name: str,
        form: struct.Struct,
        values: Sequence[Any],
        size: tuple[int, ...],
        local: tuple[int, ...],
    ) -> None:
        """Launch a kernel as `launch` does, with its arguments as one structure.

        Args:
            name: of the kernel.
            form: as `form` returns it.
            values: the numbers, and the addresses of arrays.
            size: work-items in each dimension, which must be whole groups.
            local: work-items of a group.

        Raises:
            struct.error: a value does not fit.
            OverflowError: a float does not fit.
            LaunchError: sizes do not fit the kernel.
        """
        kernel = self._kernel(name)
        key = (*size, local, ())
        plan = kernel.plans.get(key) or self._planned(kernel, key, size, local, (), ())
        with self.device.stream.lock:
            for content, dispatch in zip(plan.contents, plan.dispatches, strict=True):
                form.pack_into(content, 0, *values)
                self.device.stream.dispatch(dispatch)

    def _fill(self, kernel: _Kernel, given: Sequence[Argument], content: memoryview) -> None:
        """Put arguments where the kernel reads them."""
        for index, name, at, size, is_address in kernel.values:
            argument = given[index]
            if type(argument) is Array:
                if argument.device is not self.device:
                    raise LaunchError(f"argument {name!r} is an array of another device")
                data = _ADDRESS.pack(argument.address)
            elif is_address and argument is None:
                data = _NULL
            elif is_address and isinstance(argument, np.ndarray):
                raise LaunchError(
                    f"argument {name!r} is an array of the host: run() copies it, and a launch "
                    "that does not wait takes those of spvbackend.vulkan.array"
                )
            else:
                data = value_bytes(argument, size)
            if len(data) > size:
                raise LaunchError(f"argument {name!r} has {size} bytes, not {len(data)}")
            content[at : at + size] = data if len(data) == size else data.ljust(size, b"\0")
        if kernel.descriptors is not None:
            kernel.descriptors.place_facts(given, content)

    def _planned(
        self,
        kernel: _Kernel,
        key: tuple[object, ...],
        size: Sequence[int],
        local: Sequence[int] | None,
        offset: Sequence[int],
        spaces: tuple[tuple[int, int], ...],
    ) -> _Plan:
        """Return a new plan: the dispatches of a launch.

        Raises:
            LaunchError: it does not fit the kernel or the device.
        """
        import vulkan as vk

        entry = kernel.entry
        group = three(entry.group_size or local or (1,))
        launch = Launch(three(size), group, three([*offset, 0, 0, 0], 0), len(size))
        if not entry.has_regions:
            check_plain(launch)
        specials = {**dict(enumerate(group)), **dict(spaces)}
        contents: list[memoryview] = []
        dispatches: list[Dispatch] = []
        held: list[Block] = []
        for region in regions(launch, self.device.limits.groups if entry.has_regions else None):
            check_group(self.device, region.group, region.groups, entry.subgroup_size)
            data = bytearray(-(-entry.size // 4) * 4)
            place_launch(entry, data, launch, region, data_address=self._data_address(entry))
            memory = pushed = vk.ffi.new("char[]", bytes(data))
            contents.append(memoryview(vk.ffi.buffer(memory)).cast("B"))
            pushes, behind = len(data), None
            if entry.is_indirect or entry.binding >= 0:
                held.append(self.device.memory.allocate(len(data)))
                pushed, pushes = vk.ffi.new("uint64_t *", held[-1].address), _ADDRESS.size
                behind = (held[-1].chunk.buffer, held[-1].start, len(data), memory)
                if entry.binding >= 0:
                    pushes = 0
            specials.update(enumerate(region.group))
            pipeline, layout = self.pipeline(entry.name, specials, pushes)
            dispatches.append(Dispatch(pipeline, layout, region.groups, pushed, pushes, behind))
        if len(kernel.plans) >= _PLANS:
            kernel.plans.clear()
        plan = _Plan(tuple(contents), tuple(dispatches), tuple(held))
        kernel.plans[key] = plan
        return plan

    def _output(self) -> Array:
        """Return an empty buffer for the output of a launch, which is printed once it has ended."""
        buffer = zeros(PRINTF_BYTES, np.uint8, self.device)

        def write() -> None:
            self.report(list(printed(buffer.numpy().tobytes(), self.formats)))

        self.device.stream.reports.add(buffer, write)
        return buffer

    def _data_address(self, entry: EntryPoint) -> int:
        """Return the address of the module's data, 0 for a kernel without.

        Raises:
            LaunchError: the program was loaded without it.
        """
        if not any(parameter.kind == MODULE_DATA for parameter in entry.hidden):
            return 0
        if self._data is None:
            raise LaunchError(f"the program was loaded without its {MODULE_DATA}")
        return self._data.address

    def _kernel(self, name: str) -> _Kernel:
        """Return a kernel.

        Raises:
            LaunchError: there is none of that name.
            BuildError: it requires sub-groups that the device lacks.
        """
        known = self._kernels.get(name)
        if known is None:
            entry = entry_of(self.entry_points, name)
            check_subgroups(self.device, entry)
            known = self._kernels[name] = _Kernel(self.device, entry, self._samplers)
        return known

    def pipeline(self, name: str, specials: dict[int, int], size: int) -> tuple[Any, Any]:
        """Return the compiled kernel for sizes, which are constants in it.

        Args:
            name: of the kernel.
            specials: specialisation constants by their SpecIds: the sizes of a group are 0, 1, 2.
            size: bytes of push constants.

        Returns:
            The pipeline and its layout, as the package `vulkan` has them.
        """
        import vulkan as vk

        key = (name, tuple(specials.values()))
        compiled = self._pipelines.get(key)
        if compiled is not None:
            return compiled
        content = b"".join(map(_COUNT.pack, specials.values()))
        entries = [
            vk.VkSpecializationMapEntry(constantID=number, offset=4 * at, size=4)
            for at, number in enumerate(specials)
        ]
        special = vk.VkSpecializationInfo(
            pMapEntries=entries, dataSize=len(content), pData=vk.ffi.from_buffer(content)
        )
        lanes = self.entry_points[name].subgroup_size
        # Without a requested size it varies on devices that have several (Vulkan,
        # VkPipelineShaderStageRequiredSubgroupSizeCreateInfo).
        required = vk.VkPipelineShaderStageRequiredSubgroupSizeCreateInfo(
            requiredSubgroupSize=lanes
        )
        stage = vk.VkPipelineShaderStageCreateInfo(
            pNext=required if lanes and self.device.has_choice else None,
            stage=vk.VK_SHADER_STAGE_COMPUTE_BIT,
            module=self._module,
            pName=name,
            pSpecializationInfo=special,
        )
        ranges = [
            vk.VkPushConstantRange(
                stageFlags=vk.VK_SHADER_STAGE_COMPUTE_BIT, size=-(-size // 4) * 4
            )
        ]
        described = self._kernel(name).descriptors
        layout = vk.vkCreatePipelineLayout(
            self.device.handle,
            vk.VkPipelineLayoutCreateInfo(
                pSetLayouts=described.layouts if described is not None else [],
                pPushConstantRanges=ranges if size else [],
            ),
            None,
        )
        info = vk.VkComputePipelineCreateInfo(stage=stage, layout=layout)
        compiled = self._pipelines[key] = (self.device.pipelines.compile(info), layout)
        return compiled


def _destroy(device: Any, module: Any, compiled: Sequence[tuple[Any, Any]]) -> None:
    """Destroy a module with its pipelines and their layouts."""
    import vulkan as vk

    for pipeline, layout in compiled:
        vk.vkDestroyPipeline(device, pipeline, None)
        vk.vkDestroyPipelineLayout(device, layout, None)
    vk.vkDestroyShaderModule(device, module, None)
