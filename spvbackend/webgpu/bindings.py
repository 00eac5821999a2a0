"""Bindings of a kernel: buffers, sampled images and samplers.

A group of bindings is made once for its resources, and used by all launches that have the same
ones. WebGPU allows no binding that only reads beside one that writes the same buffer, so a launch
that has both gets a kernel whose buffers may all be written.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from spvbackend.devices.arguments import bound_array
from spvbackend.devices.arrays import Array
from spvbackend.devices.errors import BuildError, LaunchError
from spvbackend.devices.samplers import Sampler
from spvbackend.shader.interface import EntryPoint, LiteralSampler
from spvbackend.target.launch import (
    ARGUMENT_SET,
    BUFFER,
    CHANNEL_ORDER,
    CHANNEL_TYPE,
    IMAGE_LAYERS,
    MODULE_DATA,
    PRINTF_BUFFER,
    SAMPLED_IMAGE,
    SAMPLER,
    SAMPLER_BITS,
    STORAGE_IMAGE,
    Parameter,
)
from spvbackend.webgpu.images import VIEWS, Image
from spvbackend.webgpu.memory import Block
from spvbackend.webgpu.resources import Place, Resources
from spvbackend.webgpu.samplers import kind_of, sampler_of

if TYPE_CHECKING:
    from spvbackend.webgpu.device import Device

_MOST: Final = 32
"""Groups of a kernel at once."""
_BUFFERS: Final = (BUFFER, MODULE_DATA, PRINTF_BUFFER)
_IMAGES: Final = (SAMPLED_IMAGE, STORAGE_IMAGE)
_BOUND: Final = (*_BUFFERS, *_IMAGES, SAMPLER)
_FACTS: Final = {
    CHANNEL_ORDER: "channel_order",
    CHANNEL_TYPE: "channel_type",
    IMAGE_LAYERS: "layers",
    SAMPLER_BITS: "bits",
}
"""The attributes of images and samplers that hold the facts about them, by the kinds of facts."""


class Form(NamedTuple):
    """The facts besides sizes that a pipeline depends on.

    Attributes:
        is_writable: whether all buffers may be written.
        kinds: of the bindings, by the names of WebGPU; "" for buffers.
        formats: the places and the formats of SPIR-V of images that kernels write.
    """

    is_writable: bool
    kinds: tuple[str, ...]
    formats: tuple[tuple[Place, int], ...] = ()


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


class _Sampling(NamedTuple):
    """A sampler: the bits of OpenCL's, and wgpu's own."""

    bits: int
    handle: Any


_Resource = _Part | _Sampling | Image


@final
class Bindings:
    """The bindings of a kernel."""

    def __init__(
        self,
        device: Device,
        entry: EntryPoint,
        literals: Sequence[LiteralSampler],
        resources: Resources,
    ) -> None:
        """Check that a device has as many bindings.

        Args:
            device: the device of the launches.
            entry: the kernel's interface.
            literals: the samplers that the module contains.
            resources: those of the module.

        Raises:
            BuildError: a parameter is one that is not bound.
            LaunchError: the device has fewer bindings.
        """
        self._device: Final = device
        self._entry: Final = entry
        self._literals: Final = literals
        bound = [(index, one) for index, one in enumerate(entry.parameters) if one.binding >= 0]
        # A kernel fetches integers where samplers point, without these.
        self._unused: Final = [
            (index, one) for index, one in bound
            if one.kind == SAMPLER and (ARGUMENT_SET, one.binding) not in resources.places
        ]  # fmt: skip
        self._rows: Final = [row for row in bound if row not in self._unused]
        self._others: Final = [one for one in entry.hidden if one.binding >= 0]
        self._parameters: Final = [*(one for _, one in self._rows), *self._others]
        self._facts: Final = [one for one in entry.hidden if one.argument >= 0]
        self._resources: Final = resources
        self._layouts: Final[dict[Form, list[Any]]] = {}
        self._groups: Final[OrderedDict[tuple[object, ...], Bound]] = OrderedDict()
        for one in self._parameters:
            if one.kind not in _BOUND:
                raise BuildError(
                    f"{entry.name}: argument {one.name!r} is a {one.kind.replace('-', ' ')}, which "
                    "spvbackend.webgpu does not bind"
                )
        self._check_counts()
        device.stream.holders.add(self)

    def _check_counts(self) -> None:
        """Refuse more bindings than the device has.

        Raises:
            LaunchError: there are more.
        """
        name, limits = self._entry.name, self._device.limits
        kinds = [one.kind for one in self._parameters]
        buffers = sum(kind in _BUFFERS for kind in kinds)
        samplers = kinds.count(SAMPLER) + len(self._literals)
        images, size = kinds.count(SAMPLED_IMAGE), self._entry.size
        stored = kinds.count(STORAGE_IMAGE)
        for count, what, most, limit in (
            (buffers, "buffers", limits.max_storage_buffers_per_shader_stage,
             "maxStorageBuffersPerShaderStage"),
            (images, "images", limits.max_sampled_textures_per_shader_stage,
             "maxSampledTexturesPerShaderStage"),
            (stored, "images to write to", limits.max_storage_textures_per_shader_stage,
             "maxStorageTexturesPerShaderStage"),
            (samplers, "samplers", limits.max_samplers_per_shader_stage,
             "maxSamplersPerShaderStage"),
            (size, "bytes of arguments", limits.max_uniform_buffer_binding_size,
             "maxUniformBufferBindingSize"),
        ):  # fmt: skip
            if count > most:
                raise LaunchError(
                    f"{name} has {count} {what}, and {self._device.name} binds at most {most} "
                    f"({limit})"
                )

    def layouts(self, form: Form) -> list[Any]:
        """Return the layouts of the groups of bindings of a form, made at its first use."""
        known = self._layouts.get(form)
        if known is None:
            rows: list[tuple[int, dict[str, Any]]] = []
            if self._entry.binding >= 0:
                uniform = {"buffer": {"type": "uniform", "has_dynamic_offset": True}}
                rows.append((self._entry.binding, uniform))
            for one, kind in zip(self._parameters, form.kinds, strict=True):
                rows.append((one.binding, self._layout_of(one, kind, form.is_writable)))
            known = self._layouts[form] = [self._layout(rows)]
            if self._literals:
                kinds = [(one.binding, kind_of(one.bits)) for one in self._literals]
                known.append(self._layout([(at, {"sampler": {"type": one}}) for at, one in kinds]))
        return known

    def _layout_of(self, one: Parameter, kind: str, is_writable: bool) -> dict[str, Any]:
        """Return a binding in the words of GPUBindGroupLayoutEntry."""
        if one.kind == SAMPLER:
            return {"sampler": {"type": kind}}
        if one.kind == SAMPLED_IMAGE:
            sample_type, _, view = kind.partition(" ")
            return {"texture": {"sample_type": sample_type, "view_dimension": view}}
        if one.kind == STORAGE_IMAGE:
            access, format, view = kind.split()
            return {"storage_texture": {"access": access, "format": format, "view_dimension": view}}
        is_read = (ARGUMENT_SET, one.binding) in self._resources.read and not is_writable
        return {"buffer": {"type": "read-only-storage" if is_read else "storage"}}

    def _layout(self, rows: Sequence[tuple[int, dict[str, Any]]]) -> Any:
        import wgpu

        entries = [
            {"binding": binding, "visibility": wgpu.ShaderStage.COMPUTE, **row}
            for binding, row in rows
        ]
        return self._device.handle.create_bind_group_layout(entries=entries)

    def bind(self, given: Sequence[object], own: Mapping[str, Array | None]) -> Bound:
        """Return the bindings for arguments; the caller holds the lock of the stream.

        Args:
            given: the arguments.
            own: the buffers of the program, by their kinds.

        Raises:
            LaunchError: an argument is not what the kernel takes.
        """
        for index, one in self._unused:
            self._bits(given[index], one.name)
        found = [self._checked(given[index], one) for index, one in self._rows]
        found += [self._own(own.get(one.kind), one) for one in self._others]
        key = tuple([_key(one) for one in found])
        known = self._groups.get(key)
        if known is None:
            known = self._groups[key] = self._made(found)
            if len(self._groups) > _MOST:
                self._groups.popitem(last=False)
        else:
            self._groups.move_to_end(key)
        return known

    def release(self, numbers: set[int]) -> None:
        """Give up the groups that hold released blocks, by the numbers of these."""
        for key in list(self._groups):
            if any(type(one) is tuple and one[0] in numbers for one in key):
                del self._groups[key]

    def place_facts(self, given: Sequence[object], content: bytearray) -> None:
        """Write what the kernel asks about images and samplers to its place."""
        for fact in self._facts:
            value = _fact(fact, given[fact.argument])
            content[fact.offset : fact.offset + fact.size] = value.to_bytes(fact.size, "little")

    def _made(self, found: Sequence[_Resource]) -> Bound:
        """Return new groups of bindings.

        Raises:
            LaunchError: wgpu refuses them.
        """
        import wgpu

        readers: set[int] = set()
        writers: set[int] = set()
        entries: list[dict[str, Any]] = []
        if self._entry.binding >= 0:
            arguments = {
                "buffer": self._device.stream.arguments,
                "offset": 0,
                "size": self._device.stream.room(self._entry.size),
            }
            entries.append({"binding": self._entry.binding, "resource": arguments})
        images: dict[str, set[int]] = {kind: set() for kind in _IMAGES}
        for one, parameter in zip(found, self._parameters, strict=True):
            if isinstance(one, Image):
                images[parameter.kind].add(one.number)
            elif isinstance(one, _Part):
                is_read = (ARGUMENT_SET, parameter.binding) in self._resources.read
                (readers if is_read else writers).add(one.number)
            entries.append({"binding": parameter.binding, "resource": _resource(one)})
        if not images[SAMPLED_IMAGE].isdisjoint(images[STORAGE_IMAGE]):
            raise LaunchError(
                f"{self._entry.name} writes an image that another argument reads, and WebGPU has "
                "none: pass a copy"
            )
        kinds = tuple([
            self._kind(one, parameter)
            for one, parameter in zip(found, self._parameters, strict=True)
        ])  # fmt: skip
        formats = tuple([
            ((ARGUMENT_SET, parameter.binding), one.storage_format)
            for one, parameter in zip(found, self._parameters, strict=True)
            if isinstance(one, Image) and parameter.kind == STORAGE_IMAGE
        ])  # fmt: skip
        form = Form(not readers.isdisjoint(writers), kinds, formats)
        literals = [
            {"binding": one.binding, "resource": sampler_of(self._device, one.bits)}
            for one in self._literals
        ]
        groups = [entries, literals] if literals else [entries]
        try:
            sets = [
                self._device.handle.create_bind_group(layout=layout, entries=rows)
                for layout, rows in zip(self.layouts(form), groups, strict=True)
            ]
        except wgpu.GPUError as error:
            raise LaunchError(f"wgpu refuses the bindings of {self._entry.name}: {error}") from None
        return Bound(form, tuple(sets))

    def _checked(self, argument: object, parameter: Parameter) -> _Resource:
        """Return the resource that an argument is.

        Raises:
            LaunchError: it is not of the kind of its parameter, or the device cannot bind it.
        """
        name = parameter.name
        if parameter.kind == SAMPLER:
            bits = self._bits(argument, name)
            return _Sampling(bits, sampler_of(self._device, bits))
        if parameter.kind in _IMAGES:
            return self._image(argument, parameter)
        buffer = bound_array(argument, name, self._device, "spvbackend.webgpu")
        return self._part(buffer, name)

    def _bits(self, argument: object, name: str) -> int:
        """Return the bits of a sampler.

        Raises:
            LaunchError: it is none.
        """
        if not isinstance(argument, Sampler):
            raise LaunchError(f"argument {name!r} is a sampler: pass spvbackend.webgpu.Sampler")
        try:
            return argument.bits
        except ValueError as error:
            raise LaunchError(f"argument {name!r}: {error}") from None

    def _image(self, argument: object, parameter: Parameter) -> Image:
        """Return an image.

        Raises:
            LaunchError: it is none of the device, or of another kind.
        """
        name = parameter.name
        if not isinstance(argument, Image):
            raise LaunchError(f"argument {name!r} is an image: pass one of spvbackend.webgpu.image")
        if argument.device is not self._device:
            raise LaunchError(f"argument {name!r} is an image of another device")
        if parameter.form not in ("", argument.kind):
            raise LaunchError(
                f"argument {name!r} is a {parameter.form} image, not one of {argument.kind!r}"
            )
        if parameter.kind == STORAGE_IMAGE and not argument.storage_format:
            raise LaunchError(
                f"argument {name!r}: {self._device.name} has no images of {argument.order} and "
                f"{argument.channels} that kernels write"
            )
        return argument

    def _kind(self, one: _Resource, parameter: Parameter) -> str:
        """Return what the layout says of a resource."""
        if not isinstance(one, Image):
            return kind_of(one.bits) if isinstance(one, _Sampling) else ""
        view = VIEWS[one.kind]
        if parameter.kind == SAMPLED_IMAGE:
            return f"{one.sample_type} {view}"
        is_write_only = (ARGUMENT_SET, parameter.binding) in self._resources.write_only
        return f"{'write-only' if is_write_only else 'read-write'} {one.format} {view}"

    def _own(self, array: Array | None, parameter: Parameter) -> _Part:
        """Return the memory of a buffer of the program.

        Raises:
            LaunchError: the program was loaded without it.
        """
        if array is None:
            raise LaunchError(f"the program was loaded without its {parameter.kind}")
        return self._part(array, parameter.kind)

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


def _key(one: _Resource) -> object:
    """Return what tells a resource from others; that of a buffer begins with its block's number."""
    if isinstance(one, _Part):
        return one.number, one.start
    if isinstance(one, Image):
        return f"image {one.number}"
    return one.bits


def _resource(one: _Resource) -> Any:
    """Return a resource as wgpu binds it."""
    if isinstance(one, _Part):
        return {"buffer": one.handle, "offset": one.start, "size": one.size}
    return one.view if isinstance(one, Image) else one.handle


def _fact(fact: Parameter, argument: object) -> int:
    """Return a fact about an argument that has been checked."""
    value: int = getattr(argument, _FACTS[fact.kind])
    return value
