"""Where an index differs between threads, each access to what it chooses has to say so."""

from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.unit.cases.machine.errors import errors_of
from tests.unit.cases.machine.sample import Sample
from tests.unit.cases.machine.shader import shader


class Resources:
    """A shader with arrays of buffers, of images and of samplers, and an access to one of each."""

    def __init__(self, sample: Sample) -> None:
        self.sample = sample
        cache = sample.cache
        self.block = cache.unique(op.OpTypeStruct, 0, [self._many(sample.i32)])
        words = (sample.float, spv.Dim2D, 0, 0, 0, 1, spv.ImageFormatUnknown)
        self.image = cache.intern(op.OpTypeImage, 0, words)
        self.sampler = cache.intern(op.OpTypeSampler, 0, ())
        self.joined = cache.intern(op.OpTypeSampledImage, 0, (self.image,))
        self.buffers = self._variable(spv.StorageClassStorageBuffer, self.block)
        self.images = self._variable(spv.StorageClassUniformConstant, self.image)
        self.samplers = self._variable(spv.StorageClassUniformConstant, self.sampler)
        self.zero = cache.int_constant(32, 0)

    def _many(self, element: int) -> int:
        return self.sample.cache.unique(op.OpTypeRuntimeArray, 0, [element])

    def _variable(self, storage_class: int, held: int) -> int:
        cache = self.sample.cache
        pointer = cache.pointer_type(storage_class, self._many(held))
        return cache.unique(op.OpVariable, pointer, [storage_class])

    def add(self, opcode: int, type_id: int, *operands: int) -> int:
        return self.sample.add(self.sample.entry, opcode, type_id, *operands)

    def chain(self, held: int, base: int, *indices: int) -> int:
        """A pointer from another one, of its storage class."""
        types = {inst.result: inst for inst in self.sample.cache.insts()}
        storage_class = types[types[base].type_id].operands[0]
        pointer = self.sample.cache.pointer_type(storage_class, held)
        return self.add(op.OpAccessChain, pointer, base, *indices)

    def decorate(self, *ids: int) -> None:
        for id in ids:
            self.sample.cache.decorate(id, spv.DecorationNonUniform)

    def errors(self) -> list[str]:
        self.sample.end()
        return [f"{opcode}: {text}" for opcode, text in errors_of(self.sample.machine)]


def named(id: int) -> str:
    return f"%{-id}"


def test_without_the_decoration_nothing_is_asked_for() -> None:
    s = Resources(shader())
    s.chain(s.sample.i32, s.buffers, s.sample.n, s.zero, s.zero)
    assert s.errors() == []


def test_pointers_by_one_index_have_it_together() -> None:
    s = Resources(shader())
    first = s.chain(s.sample.i32, s.buffers, s.sample.n, s.zero, s.zero)
    s.chain(s.block, s.buffers, s.sample.n)
    # Another index, and one that is a constant.
    other = s.add(op.OpIAdd, s.sample.i32, s.sample.n, s.sample.one)
    s.chain(s.block, s.buffers, other)
    s.chain(s.block, s.buffers, s.zero)
    s.decorate(first)
    name = named(s.sample.n)
    assert s.errors() == [f"OpAccessChain: the index {name} is NonUniform, and the pointer is not"]


def test_an_index_with_it_decorates_the_pointer() -> None:
    s = Resources(shader())
    index = s.add(op.OpIAdd, s.sample.i32, s.sample.n, s.sample.one)
    s.chain(s.image, s.images, index)
    s.decorate(index)
    assert s.errors() == [
        f"OpAccessChain: the index {named(index)} is NonUniform, and the pointer is not"
    ]


def test_objects_and_what_is_made_of_them_have_it() -> None:
    """Each of them alone lacks it, but for texels' values, which are plain numbers."""
    for missing in (1, 2, 3):
        s = Resources(shader())
        place = s.chain(s.image, s.images, s.sample.n)
        image = s.add(op.OpLoad, s.image, place)
        sampler = s.add(op.OpLoad, s.sampler, s.chain(s.sampler, s.samplers, s.zero))
        joined = s.add(op.OpSampledImage, s.joined, image, sampler)
        again = s.add(op.OpImage, s.image, joined)
        s.add(op.OpLoad, s.sample.i32, s.chain(s.sample.i32, s.buffers, s.zero, s.zero, s.zero))
        chain = [place, image, joined, again]
        s.decorate(*chain[:missing], *chain[missing + 1 :])
        opcode = ("OpAccessChain", "OpLoad", "OpSampledImage", "OpImage")[missing]
        before = named(chain[missing - 1])
        assert s.errors() == [f"{opcode}: {before} is NonUniform, and the result is not"]


def test_a_sampler_alone_decorates_what_it_is_joined_to() -> None:
    s = Resources(shader())
    image = s.add(op.OpLoad, s.image, s.chain(s.image, s.images, s.zero))
    place = s.chain(s.sampler, s.samplers, s.sample.n)
    sampler = s.add(op.OpLoad, s.sampler, place)
    s.add(op.OpSampledImage, s.joined, image, sampler)
    s.decorate(place, sampler)
    name = named(sampler)
    assert s.errors() == [f"OpSampledImage: {name} is NonUniform, and the result is not"]


def test_a_texel_has_it() -> None:
    s = Resources(shader())
    cache = s.sample.cache
    words = (s.sample.i32, spv.DimBuffer, 0, 0, 0, 2, spv.ImageFormatR32ui)
    image = cache.intern(op.OpTypeImage, 0, words)
    images = s._variable(spv.StorageClassUniformConstant, image)
    place = s.chain(image, images, s.sample.n)
    pointer = cache.pointer_type(spv.StorageClassImage, s.sample.i32)
    s.add(op.OpImageTexelPointer, pointer, place, s.zero, s.zero)
    s.decorate(place)
    assert s.errors() == [
        f"OpImageTexelPointer: {named(place)} is NonUniform, and the result is not"
    ]


def test_values_of_memory_do_not_lead_on() -> None:
    s = Resources(shader())
    place = s.chain(s.sample.i32, s.buffers, s.sample.n, s.zero, s.zero)
    s.add(op.OpLoad, s.sample.i32, place)
    s.decorate(place)
    assert s.errors() == []


def test_kernels_have_no_such_rule() -> None:
    s = Resources(Sample())
    s.chain(s.block, s.buffers, s.sample.n)
    s.decorate(s.chain(s.block, s.buffers, s.sample.n))
    assert not [error for error in s.errors() if "NonUniform" in error]
