"""Bindings of a kernel: buffers, sampled images and samplers.

A group of bindings is made once for its resources, and used by all launches that have the same
ones. WebGPU allows no binding that only reads beside one that writes the same buffer, so a launch
that has both gets a kernel whose buffers may all be written.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

import numpy as np

from spvbackend.devices.arrays import Array
from spvbackend.devices.errors import BuildError, LaunchError
from spvbackend.shader.interface import EntryPoint, LiteralSampler
from spvbackend.target.launch import ARGUMENT_SET, BUFFER, MODULE_DATA, PRINTF_BUFFER, Parameter
from spvbackend.webgpu.memory import Block
from spvbackend.webgpu.resources import Place

if TYPE_CHECKING:
    from spvbackend.webgpu.device import Device

_MOST: Final = 32
"""Groups of a kernel at once."""
_BUFFERS: Final = (BUFFER, MODULE_DATA, PRINTF_BUFFER)


class Form(NamedTuple):
    """What a pipeline depends on besides sizes.

    Attributes:
        is_writable: whether all buffers may be written.
    """

    is_writable: bool


class Bound(NamedTuple):
    """The bindings of a launch.

    Attributes:
        form: the form of the pipeline that takes them.
        sets: the groups of bindings, by the numbers of their sets.
    """

    form: Form
    sets: tuple[Any, ...]


class _Part(NamedTuple):
    """A part of a buffer: the number of its block, the buffer, the place, the bytes."""

    number: int
    handle: Any
    start: int
    size: int


@final
class Bindings:
    """The bindings of a kernel."""

    def __init__(
        self,
        device: Device,
        entry: EntryPoint,
        literals: Sequence[LiteralSampler],
        read: frozenset[Place],
    ) -> None:
        """Check that a device has as many bindings.

        Args:
            device: the device of the launches.
            entry: the kernel's interface.
            literals: the samplers that the module contains.
            read: the buffers that no kernel writes.

        Raises:
            BuildError: the device has fewer bindings, or cannot bind a parameter of such a kind.
        """
        self._device: Final = device
        self._entry: Final = entry
        self._literals: Final = literals
        self._rows: Final = [
            (index, one) for index, one in enumerate(entry.parameters) if one.binding >= 0
        ]
        self._others: Final = [one for one in entry.hidden if one.binding >= 0]
        self._read: Final = read
        self._layouts: Final[dict[Form, list[Any]]] = {}
        self._groups: Final[OrderedDict[tuple[object, ...], Bound]] = OrderedDict()
        rows = [*(one for _, one in self._rows), *self._others]
        for one in rows:
            if one.kind not in _BUFFERS:
                raise BuildError(
                    f"{entry.name}: argument {one.name!r} is a {one.kind.replace('-', ' ')}, which "
                    "spvbackend.webgpu does not bind"
                )
        if literals:
            raise BuildError(f"{entry.name} has literal samplers, which are not bound yet")
        most = device.limits.max_storage_buffers_per_shader_stage
        if len(rows) > most:
            raise LaunchError(
                f"{entry.name} has {len(rows)} buffers, and {device.name} binds at most {most} "
                "(maxStorageBuffersPerShaderStage)"
            )
        most = device.limits.max_uniform_buffer_binding_size
        if entry.size > most:
            raise LaunchError(
                f"{entry.name} has {entry.size} bytes of arguments, and {device.name} binds at "
                f"most {most} (maxUniformBufferBindingSize)"
            )

    def layouts(self, form: Form) -> list[Any]:
        """Return the layouts of the groups of bindings of a form, made at its first use."""
        known = self._layouts.get(form)
        if known is None:
            known = self._layouts[form] = [self._argument_layout(form)]
        return known

    def _argument_layout(self, form: Form) -> Any:
        import wgpu

        stage = wgpu.ShaderStage.COMPUTE
        entries: list[dict[str, Any]] = []
        if self._entry.binding >= 0:
            uniform = {"type": "uniform", "has_dynamic_offset": True}
            entries.append({"binding": self._entry.binding, "visibility": stage, "buffer": uniform})
        for one in (*(one for _, one in self._rows), *self._others):
            is_read = (ARGUMENT_SET, one.binding) in self._read and not form.is_writable
            kind = "read-only-storage" if is_read else "storage"
            entries.append({"binding": one.binding, "visibility": stage, "buffer": {"type": kind}})
        return self._device.handle.create_bind_group_layout(entries=entries)

    def bind(self, given: Sequence[object], own: Mapping[str, Array | None]) -> Bound:
        """Return the bindings for arguments; the caller holds the lock of the stream.

        Args:
            given: the arguments.
            own: the buffers of the program, by their kinds.

        Raises:
            LaunchError: an argument is not what the kernel takes.
        """
        parts = [self._buffer(given[index], one.name) for index, one in self._rows]
        parts += [self._own(own.get(one.kind), one) for one in self._others]
        key = tuple([(part.number, part.start) for part in parts])
        known = self._groups.get(key)
        if known is None:
            known = self._groups[key] = self._made(parts)
            if len(self._groups) > _MOST:
                self._groups.popitem(last=False)
        else:
            self._groups.move_to_end(key)
        return known

    def release(self, numbers: frozenset[int]) -> None:
        """Give up the groups that hold released blocks, by the numbers of these."""
        held = [key for key in self._groups if any(part[0] in numbers for part in key)]  # type: ignore[index]
        for key in held:
            del self._groups[key]

    def _made(self, parts: Sequence[_Part]) -> Bound:
        """Return new groups of bindings."""
        parameters = [*(one for _, one in self._rows), *self._others]
        readers = {
            part.number
            for part, one in zip(parts, parameters, strict=True)
            if (ARGUMENT_SET, one.binding) in self._read
        }
        writers = {
            part.number
            for part, one in zip(parts, parameters, strict=True)
            if (ARGUMENT_SET, one.binding) not in self._read
        }
        form = Form(not readers.isdisjoint(writers))
        entries: list[dict[str, Any]] = []
        if self._entry.binding >= 0:
            arguments = {
                "buffer": self._device.stream.arguments,
                "offset": 0,
                "size": self._device.stream.room(self._entry.size),
            }
            entries.append({"binding": self._entry.binding, "resource": arguments})
        for part, one in zip(parts, parameters, strict=True):
            resource = {"buffer": part.handle, "offset": part.start, "size": part.size}
            entries.append({"binding": one.binding, "resource": resource})
        (layout,) = self.layouts(form)
        group = self._device.handle.create_bind_group(layout=layout, entries=entries)
        return Bound(form, (group,))

    def _own(self, array: Array | None, parameter: Parameter) -> _Part:
        """Return the memory of a buffer of the program.

        Raises:
            LaunchError: the program was loaded without it.
        """
        if array is None:
            raise LaunchError(f"the program was loaded without its {parameter.kind}")
        return self._part(array, parameter.kind)

    def _buffer(self, argument: object, name: str) -> _Part:
        """Return the memory of an array.

        Raises:
            LaunchError: it is none of the device, or begins at no place for a buffer.
        """
        if isinstance(argument, np.ndarray):
            raise LaunchError(
                f"argument {name!r} is an array of the host: run() copies it, and a launch that "
                "does not wait takes those of spvbackend.webgpu.array"
            )
        if not isinstance(argument, Array):
            raise LaunchError(
                f"argument {name!r} is a buffer, which the launch binds: pass an array, since no "
                "buffer is null"
            )
        if argument.device is not self._device:
            raise LaunchError(f"argument {name!r} is an array of another device")
        return self._part(argument, name)

    def _part(self, array: Array, name: str) -> _Part:
        """Return an array's part of its buffer, up to the buffer's end if a binding is that large.

        Raises:
            LaunchError: it begins at no place for a buffer, or is too large for one.
        """
        limits, block = self._device.limits, array.store
        assert isinstance(block, Block)
        step = limits.min_storage_buffer_offset_alignment
        if array.start % step:
            raise LaunchError(
                f"argument {name!r} begins {array.start} bytes behind the start of its memory: a "
                f"bound buffer begins at a multiple of {step} (minStorageBufferOffsetAlignment)"
            )
        most = limits.max_storage_buffer_binding_size
        if array.nbytes > most:
            raise LaunchError(
                f"argument {name!r} has {array.nbytes} bytes, and {self._device.name} binds at "
                f"most {most} (maxStorageBufferBindingSize)"
            )
        size = min(block.size - array.start, most // 4 * 4)
        if size <= 0:
            raise LaunchError(f"argument {name!r} begins at the end of its memory")
        return _Part(block.number, block.handle, array.start, size)
