"""Coordinates of kernels for accesses to images: their components, and what samplers take.

Input: coordinates as OpenCL C's builtins have them, in floats or integers. Output: as many
components as the instruction takes, in texels or divided by the sizes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.types import INT, Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.shader.resources.images import Images
from spvbackend.spirv import enums as spv
from spvbackend.target.environment import ImageRules
from spvbackend.target.launch import NORMALIZED

SIDES: Final[dict[int, int]] = {spv.Dim1D: 1, spv.Dim2D: 2, spv.Dim3D: 3, spv.DimBuffer: 1}
"""Components of a coordinate without the layer, by the dimension of an image."""
NEAREST: Final = 0x10
"""OpenCL C's CLK_FILTER_NEAREST."""
_HALF: Final = 0x3F00_0000
"""A float by its bits."""


def lanes_of(image: Type) -> int:
    """Return the components of a coordinate: the layer of an array is the last."""
    return SIDES[image.ints[0]] + image.ints[2]


@final
class Coordinates:
    """Makes coordinates where an `Images` makes accesses.

    Args:
        images: the accesses.
        rules: of the target.
    """

    __slots__ = ("_images", "_rules")

    def __init__(self, images: Images, rules: ImageRules) -> None:
        self._images: Final = images
        self._rules: Final = rules

    @property
    def _build(self) -> Builder:
        return self._images.build

    def takes_texels(self, image: Type) -> bool:
        """Whether a sampler may have coordinates in texels of an image."""
        is_flat = image.ints[0] in (spv.Dim1D, spv.Dim2D) and not image.ints[2]
        return is_flat and self._rules.takes_texels

    def is_plane(self, image: Type) -> bool:
        """Whether layers of one dimension are planes of one row."""
        return bool(image.ints[0] == spv.Dim1D and image.ints[2] and not self._rules.has_rows)

    def cut(self, place: Value, image: Type) -> Value:
        """Return a coordinate with as many components as the image has.

        Args:
            place: the coordinate.
            image: the kernel's type.

        Raises:
            Unsupported: it has fewer.
        """
        first = self.first(place, lanes_of(image))
        if not self.is_plane(image):
            return first
        # The middle of the only row is its number and a half, with any coordinates.
        scalar = place.type.scalar()
        row = self._build.integer(scalar, 0) if scalar.kind == INT else self._float(_HALF)
        at, layer = self.lanes(first)
        return self._build.inserted(self._build.types.vector(3, scalar), [at, row, layer])

    def texel(self, place: Value, image: Type) -> Value:
        """Return the coordinate of a texel without a sampler.

        Raises:
            Unsupported: it is not of integers, or has too few.
        """
        if place.type.scalar().kind != INT:
            raise Unsupported(f"a coordinate of a texel is of type '{place.type}', not of integers")
        return self.cut(place, image)

    def first(self, value: Value, count: int) -> Value:
        """Return the first components of a value."""
        type = value.type
        if max(type.lanes(), 1) < count or type.scalar().bits != 32:
            raise Unsupported(f"a coordinate of {count} components of 32 bits is of type '{type}'")
        if count == 1:
            return value if type.lanes() <= 1 else self._build.lane(value, 0)
        if type.count == count:
            return value
        part = self._build.types.vector(count, type.element)
        return self._build.shuffle(part, value, list(range(count)))

    def center(self, place: Value, image: Type) -> Value:
        """Return a coordinate in floats: an integer is that of a texel, whose centre is meant."""
        if place.type.scalar().kind != INT:
            return place
        build, types = self._build, self._build.types
        floats = types.with_scalar(place.type, types.f32)
        made: Value = build.make(op.SITOFP, floats, [place])
        sides = SIDES[image.ints[0]]
        return self.each(made, lambda lane, at: self._middle(lane) if at < sides else lane)

    def scale(
        self, place: Value, loaded: Inst, bits: Value | None, is_nearest: bool = True
    ) -> Value:
        """Divide a coordinate in texels by the sizes of the image.

        The quotient may be the neighbour's where it lies between two texels, so the nearest one is
        chosen before.

        Args:
            place: the coordinate; layers are not divided.
            loaded: the image.
            bits: those of a sampler that is an argument, which may have other coordinates; None
                for a literal.
            is_nearest: whether a literal takes the nearest texel.
        """
        build, types = self._build, self._build.types
        count = lanes_of(loaded.type)
        word = types.i32 if count == 1 else types.vector(count, types.i32)
        sizes = self._images.sides(loaded, word, None)
        sides = SIDES[loaded.type.ints[0]]
        zero = build.integer(types.i32, 0)
        is_normalized: Value | None = None
        nearest: Value | None = None
        if bits is not None:
            one, filter = (build.integer(types.i32, bit) for bit in (NORMALIZED, NEAREST))
            is_normalized = build.compare(op.NE, build.make(op.AND, types.i32, [bits, one]), zero)
            nearest = build.compare(op.NE, build.make(op.AND, types.i32, [bits, filter]), zero)

        def scaled(lane: Value, at: int) -> Value:
            if at >= sides:
                return lane
            size = sizes if count == 1 else build.lane(sizes, at)
            texel: Value = lane
            if nearest is not None or is_nearest:
                middle = self._middle(build.call("llvm.floor.f32", types.f32, [lane]))
                texel = middle
                if nearest is not None:
                    texel = build.make(op.SELECT, types.f32, [nearest, middle, lane])
            part = build.make(op.UITOFP, types.f32, [size])
            made = build.make(op.FDIV, types.f32, [texel, part])
            if is_normalized is None:
                return made
            return build.make(op.SELECT, types.f32, [is_normalized, lane, made])

        return self.each(place, scaled)

    def lanes(self, value: Value) -> list[Value]:
        """Return a number, or those of a vector."""
        if value.type.lanes() <= 1:
            return [value]
        return [self._build.lane(value, at) for at in range(value.type.count)]

    def each(self, value: Value, change: Callable[[Value, int], Value]) -> Value:
        """Return a number, or a vector, whose lanes are changed."""
        build = self._build
        if value.type.lanes() <= 1:
            return change(value, 0)
        lanes = [change(build.lane(value, at), at) for at in range(value.type.count)]
        return build.inserted(value.type, lanes)

    def rounded(self, place: Value, image: Type) -> Value:
        """Round the layer of a coordinate (OpenCL C, 6.15.15.1), which naga makes an integer of."""
        if not image.ints[2] or self._rules.rounds_layers:
            return place
        layer = SIDES[image.ints[0]]

        def rounded(lane: Value, at: int) -> Value:
            return self._build.call("llvm.rint.f32", lane.type, [lane]) if at == layer else lane

        return self.each(place, rounded)

    def _middle(self, lane: Value) -> Value:
        return self._build.make(op.FADD, lane.type, [lane, self._float(_HALF)])

    def _float(self, pattern: int) -> Value:
        return self._build.pool.floating(self._build.types.f32, pattern)
