"""Accesses to images and texel buffers, which have no bytes: calls that selection knows.

Input: intrinsics on handles of images, and pointers to texels with their loads and stores. Output:
calls of functions that name the instruction, on images that are loaded from their descriptors.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.types import VECTOR, Type
from spvbackend.llvmir.values import Inst, Undef, Value, is_zero
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as spirv

PREFIX: Final = "spirv.image."
"""Begins the name of a function for an instruction; its number, the Image Operands, and the number
of operands before these follow."""
SAMPLED: Final = 1
"""Sampled, in an image's type: a sampler or a fetch reads it."""
STORAGE: Final = 2
"""Sampled, in the type of an image that is read and written without a sampler."""
_ALL: Final = 4
"""Components of a texel as instructions have it."""
_CHANNELS: Final = re.compile(r"R(?:g(?:ba|b)?|gb10a2|11fG11fB10f)?(?=\d)")


class Texel(NamedTuple):
    """A place that a pointer leads to.

    Attributes:
        image: the image.
        coordinate: that of the texel.
        first: the first component.
        lane: the component, if it is known at run time only.
        mask: Image Operands of its accesses.
    """

    image: Value
    coordinate: Value
    first: int
    lane: Value | None = None
    mask: int = 0


class Call(NamedTuple):
    """An instruction on images, as a call has it."""

    opcode: int
    mask: int
    before: int


class Sample(NamedTuple):
    """An instruction that takes a sampler.

    Attributes:
        opcode: of SPIR-V.
        plain: operands between the coordinate and the Image Operands.
        mask: of the Image Operands that are always there.
        details: their operands.
        is_scalar: whether the result is a number.
    """

    opcode: int
    plain: int = 0
    mask: int = 0
    details: int = 0
    is_scalar: bool = False

    @property
    def least(self) -> int:
        """Return the fewest operands: image, sampler and coordinate come first."""
        return 3 + self.plain + self.details


SAMPLES: Final[dict[str, Sample]] = {
    "gather": Sample(spirv.OpImageGather, plain=1),
    "gather.cmp": Sample(spirv.OpImageDrefGather, plain=1),
    "samplecmplevelzero": Sample(
        spirv.OpImageSampleDrefExplicitLod, 1, spv.ImageOperandsLod, is_scalar=True
    ),
    "samplegrad": Sample(spirv.OpImageSampleExplicitLod, 0, spv.ImageOperandsGrad, 2),
    "samplegrad.clamp": Sample(spirv.OpImageSampleExplicitLod, 0, spv.ImageOperandsGrad, 2),
    "samplelevel": Sample(spirv.OpImageSampleExplicitLod, 0, spv.ImageOperandsLod, 1),
}
"""By the intrinsic `llvm.spv.resource.NAME`: those that need no derivatives, which a compute shader
lacks."""


def call_of(name: str) -> Call:
    """Return the instruction that a function's name tells."""
    opcode, mask, before = name.removeprefix(PREFIX).split(".")[:3]
    return Call(int(opcode), int(mask), int(before))


@final
class Images:
    """Makes accesses.

    Attributes:
        build: what they are appended to.
    """

    __slots__ = ("build",)

    def __init__(self, build: Builder) -> None:
        self.build = build

    def read(self, texel: Texel, type: Type) -> Value:
        """Return components of a texel, as a value of a type."""
        image = texel.image.type
        whole = self._whole(texel)
        element = image.elems[0]
        if whole.type is type and not texel.first:
            return whole
        if type.scalar().bits != element.bits:
            raise Unsupported(f"a texel of type '{element}' is read as '{type}'")
        if texel.lane is not None and type.kind != VECTOR:
            part = self.build.make(op.EXTRACTELEMENT, element, [whole, texel.lane])
            return self.build.bitcast(part, type)
        if texel.lane is not None:
            raise Unsupported("components of a texel from one that is not known on")
        if type.kind != VECTOR:
            return self.build.bitcast(self.build.lane(whole, texel.first), type)
        lanes: list[Value] = [
            self.build.lane(whole, texel.first + lane)
            for lane in range(type.count)
            if texel.first + lane < _ALL
        ]
        if len(lanes) != type.count:
            raise Unsupported(f"a texel of four components is read as '{type}'")
        types = self.build.types
        return self.build.bitcast(
            self.build.inserted(types.vector(type.count, element), lanes), type
        )

    def write(self, texel: Texel, value: Value) -> None:
        """Write components of a texel; the others keep their values."""
        image, build = texel.image.type, self.build
        element = image.elems[0]
        if value.type.scalar().bits != element.bits:
            raise Unsupported(f"a texel of type '{element}' is written as '{value.type}'")
        types = build.types
        type = types.vector(_ALL, element)
        if value.type is type and not texel.first:
            self._put(texel, value)
            return
        parts = [
            build.bitcast(build.lane(value, lane), element) if value.type.kind == VECTOR
            else build.bitcast(value, element)
            for lane in range(max(1, value.type.lanes()))
        ]  # fmt: skip
        if texel.lane is not None:
            if len(parts) > 1:
                raise Unsupported("components of a texel from one that is not known on")
            operands = [self._whole(texel), parts[0], texel.lane]
            self._put(texel, build.make(op.INSERTELEMENT, type, operands))
            return
        lanes: list[Value] = [build.pool.undef(element)] * _ALL
        if texel.first or len(parts) < _channels(image):
            whole = self._whole(texel)
            lanes = [build.lane(whole, lane) for lane in range(_ALL)]
        lanes[texel.first : texel.first + len(parts)] = parts
        self._put(texel, build.inserted(type, lanes[:_ALL]))

    def _put(self, texel: Texel, whole: Value) -> None:
        self.call(
            spirv.OpImageWrite,
            self.build.types.void,
            [texel.image, texel.coordinate, whole],
            _signs(texel.image.type) | texel.mask,
        )

    def _whole(self, texel: Texel) -> Value:
        image, types = texel.image.type, self.build.types
        type = types.vector(_ALL, image.elems[0])
        if image.ints[4] != SAMPLED:
            mask = _signs(image) | texel.mask
            return self.call(spirv.OpImageRead, type, [texel.image, texel.coordinate], mask)
        return self.fetch(texel.image, texel.coordinate)

    def fetch(
        self, image: Value, coordinate: Value, level: Value | None = None,
        offset: Value | None = None, sample: Value | None = None,
    ) -> Value:  # fmt: skip
        """Read a texel without a sampler; a multisampled image has samples and no levels."""
        types = self.build.types
        dim, multisampled = image.type.ints[0], image.type.ints[3]
        mask, operands = _signs(image.type), []
        if dim != spv.DimBuffer and not multisampled:
            mask |= spv.ImageOperandsLod
            operands.append(self.build.integer(types.i32, 0) if level is None else level)
        bits, more = offset_operands(offset)
        if sample is not None:
            mask |= spv.ImageOperandsSample
            more.append(sample)
        return self.call(
            spirv.OpImageFetch,
            types.vector(_ALL, image.type.elems[0]),
            [image, coordinate],
            mask | bits,
            [*operands, *more],
        )

    def sides(self, image: Value, type: Type, level: Value | None) -> Value:
        """Return the sizes of an image at a level, 0 if it is None, as a value of a type."""
        dim, _, _, multisampled, sampled = image.type.ints[:5]
        has_levels = sampled == SAMPLED and dim != spv.DimBuffer and not multisampled
        if not has_levels:
            return self.call(spirv.OpImageQuerySize, type, [image])
        zero = self.build.integer(self.build.types.i32, 0)
        return self.call(spirv.OpImageQuerySizeLod, type, [image, level or zero])

    def sample(self, row: Sample, given: Sequence[Value], type: Type) -> Value:
        """Compute a texel, or a number, by a sampler.

        Args:
            row: the instruction.
            given: image, sampler, coordinate; further operands, an offset, the least level.
            type: of the result.
        """
        types, pool = self.build.types, self.build.pool
        front, rest = list(given[: 3 + row.plain]), list(given[3 + row.plain :])
        behind, rest = rest[: row.details], rest[row.details :]
        if row.mask == spv.ImageOperandsLod and not row.details:
            behind = [pool.floating(types.floating("float"), 0)]
        mask, more = offset_operands(rest[0] if rest else None)
        behind += more
        if len(rest) > 1:
            mask |= spv.ImageOperandsMinLod
            behind.append(rest[1])
        whole = type if row.is_scalar or type.kind == VECTOR else types.vector(_ALL, type)
        made = self.call(row.opcode, whole, front, row.mask | mask, behind)
        return self.cut(made, type)

    def cut(self, whole: Value, type: Type) -> Value:
        """Return the first components of a texel."""
        if whole.type is type:
            return whole
        if type.kind != VECTOR:
            return self.build.lane(whole, 0)
        return self.build.shuffle(type, whole, list(range(type.count)))

    def call(
        self, opcode: int, type: Type, operands: Sequence[Value], mask: int = 0,
        behind: Sequence[Value] = (),
    ) -> Inst:  # fmt: skip
        """Append an instruction.

        Args:
            opcode: of SPIR-V.
            type: of the result.
            operands: before the Image Operands; a sampler follows its image.
            mask: of the Image Operands.
            behind: their operands.
        """
        given = [*operands, *behind]
        kinds = re.sub(r"\W+", "_", "_".join(str(it.type) for it in given))
        name = f"{PREFIX}{opcode}.{mask}.{len(operands)}.{type}.{kinds}"
        return self.build.call(re.sub(r"[^\w.]+", "_", name), type, given)


def offset_operands(offset: Value | None) -> tuple[int, list[Value]]:
    """Return the Image Operand and its operand for an offset in texels.

    Raises:
        Unsupported: it is not a constant.
    """
    if offset is None or isinstance(offset, Undef) or is_zero(offset):
        return 0, []
    if isinstance(offset, Inst):
        raise Unsupported("an offset in texels is not a constant")
    return spv.ImageOperandsConstOffset, [offset]


def _signs(image: Type) -> int:
    """Return the Image Operand that tells the sign of texels (Vulkan, Texel Sign Extension)."""
    return spv.ImageOperandsSignExtend if image.name == "spirv.SignedImage" else 0


def _channels(image: Type) -> int:
    """Return the components of an image's format, four where none is declared."""
    name = spv.ENUMERANT_NAMES["ImageFormat"].get(image.ints[5], "")
    match = _CHANNELS.match(name)
    if match is None:
        return _ALL
    return {"R": 1, "Rg": 2, "R11fG11fB10f": 3, "Rgb": 3}.get(match[0], _ALL)
