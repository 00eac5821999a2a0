"""Programs for Vulkan devices: shaders, and launches by the arguments of kernels."""

from __future__ import annotations

import struct
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Unpack

import numpy as np
from numpy.typing import NDArray

from spvbackend.emit.entry_points import module_data, printf_formats
from spvbackend.shader.interface import EntryPoint, ModuleData, PrintfFormat
from spvbackend.target.launch import (
    ADDRESS,
    LOCAL_MEMORY,
    MODULE_DATA,
    PRINTF_BUFFER,
    PRINTF_BYTES,
    Parameter,
)
from spvbackend.translator import Translator, TranslatorOptions
from spvbackend.vulkan.device import Buffer, Device
from spvbackend.vulkan.fit import (
    LaunchError,
    check_group,
    check_module,
    check_subgroups,
    in_order,
    launches_of,
)
from spvbackend.vulkan.printf import printed
from spvbackend.vulkan.regions import Launch, Region, place_launch, regions

INITIALIZER: Final = "spirv$device$init"
"""The kernel that runs the constructors of a module, which the translation adds."""
TRIPLE: Final = "spirv64-unknown-vulkan1.3"
_COUNT: Final = struct.Struct("<I")


class Local(NamedTuple):
    """Local memory as an argument, by its size in bytes."""

    nbytes: int


Argument = NDArray[Any] | bytes | int | float | Local | Buffer


class Program:
    """A module on a device.

    Attributes:
        spirv: the module.
        entry_points: the interfaces of its kernels, by name.
        formats: the formats of their output.
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
        self._load(device, *shader)

    @classmethod
    def from_shader(
        cls,
        device: Device,
        spirv: bytes,
        entry_points: Sequence[EntryPoint] | None = None,
        data: ModuleData | None = None,
        formats: Sequence[PrintfFormat] | None = None,
        api_version: str = "",
    ) -> Program:
        """Load a module that is already translated.

        Args:
            device: the device of its launches.
            spirv: the module.
            entry_points: how its kernels are launched; None for what the module says itself.
            data: what they share, likewise.
            formats: what they print, likewise.
            api_version: the version of Vulkan that it is for; "" takes the oldest one for it.

        Raises:
            BuildError: the device lacks a requirement of it, or it does not describe itself.
        """
        program = cls.__new__(cls)
        known = launches_of(spirv) if entry_points is None else entry_points
        shared = module_data(spirv) if data is None else data
        texts = printf_formats(spirv) if formats is None else formats
        program._load(device, spirv, known, shared, texts, api_version)
        return program

    def _load(
        self,
        device: Device,
        spirv: bytes,
        entry_points: Sequence[EntryPoint],
        held: ModuleData,
        formats: Sequence[PrintfFormat],
        api_version: str = "",
    ) -> None:
        import vulkan as vk

        check_module(device, spirv, api_version)
        self.device = device
        self.spirv = spirv
        self.formats = tuple(formats)
        self.entry_points = {entry.name: entry for entry in entry_points}
        info = vk.VkShaderModuleCreateInfo(codeSize=len(spirv), pCode=spirv)
        self._module = vk.vkCreateShaderModule(device.handle, info, None)
        self._pipelines: dict[tuple[str, tuple[int, ...]], tuple[Any, Any]] = {}
        # Holds the data that live from one launch to the next.
        self._data: Buffer | None = None
        if held.content:
            self._data = device.allocate(len(held.content))
            self._data.view[: len(held.content)] = held.at(self._data.address)
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
            arguments: in the order of the kernel, or by the names of its parameters.
            size: work-items in each dimension.
            local: work-items of a group in each; None for the required number, or one.
            launches: the number of launches.
            offset: the id of the first work-item in each dimension, 0 unless given.

        Raises:
            LaunchError: arguments or sizes do not fit the kernel.
            BuildError: it requires sub-groups that the device lacks.
        """
        entry = self._entry(name)
        group = _filled(entry.group_size or local or (1,))
        counts = _filled(size)
        launch = Launch(counts, group, _filled([*offset, 0, 0, 0], 0), len(size))
        parts = regions(launch)
        if not entry.has_regions:
            check_plain(launch)
        buffers: list[tuple[Buffer, NDArray[Any]]] = []
        data = bytearray(entry.size)
        specials = dict(enumerate(group))
        try:
            given = in_order(entry, arguments)
            for parameter, argument in zip(entry.parameters, given, strict=True):
                self._place(parameter, argument, data, specials, buffers)
            # A launch in several parts is repeated as a whole.
            turns = 1 if len(parts) == 1 else launches
            for region in parts * turns:
                self._dispatch(entry, launch, region, data, specials, launches // turns)
            for buffer, array in buffers:
                _write_back(array, bytes(buffer.view[: array.nbytes]))
        finally:
            for buffer, _ in buffers:
                buffer.close()

    def _dispatch(
        self,
        entry: EntryPoint,
        launch: Launch,
        region: Region,
        data: bytearray,
        specials: dict[int, int],
        launches: int,
    ) -> None:
        """Run a part of a launch.

        Raises:
            LaunchError: it does not fit the device.
        """
        check_group(self.device, region.group, region.groups, entry.subgroup_size)
        output = self._print_buffer(entry)
        shared = self._data_address(entry)
        printing = output.address if output is not None else 0
        place_launch(entry, data, launch, region, data_address=shared, printf_address=printing)
        specials.update(enumerate(region.group))
        pushed = bytes(data)
        behind: Buffer | None = None
        if entry.is_indirect:
            behind = self.device.allocate(len(pushed))
            behind.view[: len(pushed)] = pushed
            pushed = struct.pack("<Q", behind.address)
        pipeline, layout = self.pipeline(entry.name, specials, len(pushed))
        self._submit(pipeline, layout, pushed, region.groups, launches)
        if behind is not None:
            behind.close()
        if output is not None:
            sys.stdout.write("".join(printed(bytes(output.view[:PRINTF_BYTES]), self.formats)))
            output.close()

    def _print_buffer(self, entry: EntryPoint) -> Buffer | None:
        """Return an empty buffer for a kernel's output, None for one that does not print."""
        if all(parameter.kind != PRINTF_BUFFER for parameter in entry.hidden):
            return None
        buffer = self.device.allocate(PRINTF_BYTES)
        buffer.view[:PRINTF_BYTES] = bytes(PRINTF_BYTES)
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

    def _entry(self, name: str) -> EntryPoint:
        entry = self.entry_points.get(name)
        if entry is None:
            raise LaunchError(
                f"there is no kernel {name!r}; available: {', '.join(self.entry_points)}"
            )
        check_subgroups(self.device, entry)
        return entry

    def _place(
        self,
        parameter: Parameter,
        argument: Argument,
        data: bytearray,
        specials: dict[int, int],
        buffers: list[tuple[Buffer, NDArray[Any]]],
    ) -> None:
        """Put an argument where the kernel reads it."""
        if parameter.kind == LOCAL_MEMORY:
            if not isinstance(argument, Local):
                raise LaunchError(f"argument {parameter.name!r} is local memory")
            specials[parameter.spec_id] = max(1, -(-argument.nbytes // parameter.size))
            return
        if parameter.kind == ADDRESS and isinstance(argument, np.ndarray):
            buffer = self.device.allocate(argument.nbytes)
            content = np.ascontiguousarray(argument)
            buffer.view[: content.nbytes] = content.tobytes()
            buffers.append((buffer, argument))
            argument = buffer
        if isinstance(argument, Buffer):
            argument = struct.pack("<Q", argument.address)
        content_bytes = _bytes(argument, parameter.size)
        if len(content_bytes) > parameter.size:
            raise LaunchError(
                f"argument {parameter.name!r} has {parameter.size} bytes, not {len(content_bytes)}"
            )
        data[parameter.offset : parameter.offset + len(content_bytes)] = content_bytes

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
        layout = vk.vkCreatePipelineLayout(
            self.device.handle,
            vk.VkPipelineLayoutCreateInfo(pPushConstantRanges=ranges if size else []),
            None,
        )
        info = vk.VkComputePipelineCreateInfo(stage=stage, layout=layout)
        made = vk.vkCreateComputePipelines(self.device.handle, None, 1, [info], None)
        compiled = self._pipelines[key] = (made[0], layout)
        return compiled

    def _submit(
        self, pipeline: Any, layout: Any, data: bytes, groups: tuple[int, ...], launches: int
    ) -> None:
        import vulkan as vk

        device = self.device.handle
        allocation = vk.VkCommandBufferAllocateInfo(
            commandPool=self.device.pool,
            level=vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY,
            commandBufferCount=1,
        )
        commands = vk.vkAllocateCommandBuffers(device, allocation)[0]
        vk.vkBeginCommandBuffer(commands, vk.VkCommandBufferBeginInfo())
        vk.vkCmdBindPipeline(commands, vk.VK_PIPELINE_BIND_POINT_COMPUTE, pipeline)
        if data:
            data += b"\0" * (-len(data) % 4)
            vk.vkCmdPushConstants(
                commands, layout, vk.VK_SHADER_STAGE_COMPUTE_BIT, 0, len(data),
                vk.ffi.from_buffer(data),
            )  # fmt: skip
        access = vk.VK_ACCESS_SHADER_READ_BIT | vk.VK_ACCESS_SHADER_WRITE_BIT
        between = vk.VkMemoryBarrier(srcAccessMask=access, dstAccessMask=access)
        stage = vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
        for _ in range(launches):
            vk.vkCmdDispatch(commands, *groups)
            vk.vkCmdPipelineBarrier(commands, stage, stage, 0, 1, [between], 0, [], 0, [])
        vk.vkEndCommandBuffer(commands)
        submit = vk.VkSubmitInfo(pCommandBuffers=[commands])
        vk.vkQueueSubmit(self.device.queue, 1, [submit], None)
        vk.vkQueueWaitIdle(self.device.queue)
        vk.vkFreeCommandBuffers(device, self.device.pool, 1, [commands])


def _filled(sizes: Sequence[int], rest: int = 1) -> tuple[int, int, int]:
    """Return three numbers, of which the last ones may be omitted."""
    first, second, third = [*sizes, rest, rest][:3]
    return first, second, third


def check_plain(launch: Launch) -> None:
    """Refuse a launch that needs a kernel translated with regions.

    Raises:
        LaunchError: it is not made of whole groups, or begins elsewhere than at 0.
    """
    why = ""
    if any(count % part for count, part in zip(launch.size, launch.group, strict=True)):
        why = f"{launch.size} work-items are not made of groups of {launch.group}"
    elif any(launch.offset):
        why = f"a launch begins at 0, not at {launch.offset}"
    if why:
        raise LaunchError(f"{why}: translate the kernel with vulkan_regions=True")


def _write_back(array: NDArray[Any], content: bytes) -> None:
    """Write bytes to an array; if it is whole, also those between the fields of structs."""
    if array.flags.c_contiguous:
        array.reshape(-1).view(np.uint8)[:] = np.frombuffer(content, np.uint8)
    else:
        array[...] = np.frombuffer(content, array.dtype).reshape(array.shape)


def _bytes(argument: object, size: int) -> bytes:
    """Return a value as it lies in memory.

    Raises:
        LaunchError: it has no bytes.
    """
    if isinstance(argument, bytes | bytearray):
        return bytes(argument)
    if isinstance(argument, np.ndarray | np.generic):
        return argument.tobytes()
    if isinstance(argument, bool | int):
        return int(argument).to_bytes(size, "little", signed=argument < 0)
    if isinstance(argument, float):
        return struct.pack({2: "<e", 4: "<f", 8: "<d"}[size], argument)
    raise LaunchError(f"{argument!r} cannot be an argument of a kernel")
