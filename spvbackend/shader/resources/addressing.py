"""Address modes and borders of OpenCL's samplers, for targets whose samplers lack them.

Input: coordinates in floats and the bits of a sampler. Output: the coordinate of the nearest texel,
for images that samplers do not read; the part of a texel that is not the border's, for samplers
without one (OpenCL specification, 8.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Value
from spvbackend.target.launch import NORMALIZED

_EQUAL: Final = op.FCMP_PREDICATES["oeq"]
_GREATER: Final = op.FCMP_PREDICATES["ogt"]
_LESS: Final = op.FCMP_PREDICATES["olt"]
_LINEAR: Final = 0x20
"""CLK_FILTER_LINEAR among the bits (OpenCL C, 6.15.15.1)."""
_MODES: Final = 0xE
_CLAMP: Final = 4
_REPEAT: Final = 6
_MIRRORED: Final = 8
"""CLK_ADDRESS_CLAMP and others among the bits."""
_ZERO: Final = 0
_HALF: Final = 0x3F00_0000
_ONE: Final = 0x3F80_0000
_TWO: Final = 0x4000_0000
_MINUS_ONE: Final = 0xBF80_0000
"""Floats by their bits."""


@final
class Addressing:
    """The sides of an image, one after the other.

    Attributes:
        is_outside: whether the nearest texel is in the border; None without a border.
        weight: the part that the image's own texels have in a filtered one, a float; None without
            a border or a filter.
    """

    __slots__ = ("_bits", "_build", "_f32", "_i32", "_zero", "is_outside", "weight")

    def __init__(self, build: Builder, bits: int | Value) -> None:
        """Begin a coordinate.

        Args:
            build: what instructions are appended to.
            bits: those of the sampler, a value if the launch tells them.
        """
        self._build: Final = build
        self._bits: Final = bits
        self._f32: Final = build.types.f32
        self._i32: Final = build.types.i32
        self._zero: Final[Value] = build.integer(build.types.i32, 0)
        self.is_outside: Value | None = None
        self.weight: Value | None = None

    def weigh(self, coordinate: Value, size: Value) -> None:
        """Take a side into the weight.

        A filter of a side that reaches into the border reads one texel of the image there, which
        is also what a sampler reads that clamps to the edge. So the weights of sides multiply.

        Args:
            coordinate: a component of the sampler's, a float.
            size: the texels of this side.
        """
        clamps = self._is(_MODES, _CLAMP)
        if clamps is False:
            return
        build, f32 = self._build, self._f32
        whole = build.make(op.UITOFP, f32, [size])
        texel = self._in_texels(coordinate, whole)
        half, one = self._float(_HALF), self._float(_ONE)

        def filtered() -> Value:
            ends = (texel, build.make(op.FSUB, f32, [whole, texel]))
            nearer = [build.make(op.FADD, f32, [end, half]) for end in ends]
            parts = [self._between(end, self._float(_ZERO), one) for end in nearer]
            return build.make(op.FMUL, f32, parts)

        def nearest() -> Value:
            at = self._number(self._call("floor", texel), whole)
            outside = self._is_outside(at, self._is_behind(at, size))
            return build.make(op.SELECT, f32, [outside, self._float(_ZERO), one])

        is_linear = self._is(_LINEAR, _LINEAR)
        if is_linear is False:
            # The texel is the image's or the border's.
            at = self._number(self._call("floor", texel), whole)
            self._note_border(at, self._is_behind(at, size))
            return
        weight = self._choice(is_linear, filtered, nearest)
        weight = self._choice(clamps, lambda: weight, lambda: one)
        if self.weight is not None:
            weight = build.make(op.FMUL, f32, [self.weight, weight])
        self.weight = weight

    def side(self, coordinate: Value, size: Value) -> Value:
        """Return a component of the texel's coordinate.

        Args:
            coordinate: a component of the sampler's, a float.
            size: the texels of this side.
        """
        build, f32, i32 = self._build, self._f32, self._i32
        whole = build.make(op.UITOFP, f32, [size])
        repeats = self._is(_MODES, _REPEAT)
        wrapped = self._choice(
            repeats,
            lambda: build.make(op.FSUB, f32, [coordinate, self._call("floor", coordinate)]),
            lambda: self._choice(
                self._is(_MODES, _MIRRORED), lambda: self._mirrored(coordinate), lambda: coordinate
            ),
        )
        at = self._number(self._call("floor", self._in_texels(wrapped, whole)), whole)
        is_behind = self._is_behind(at, size)
        self._note_border(at, is_behind)
        inside = self._inside(at, size)
        return self._choice(
            repeats,
            # A quotient that was rounded to one is the first texel again.
            lambda: build.make(op.SELECT, i32, [is_behind, self._zero, inside]),
            lambda: inside,
        )

    def layer(self, coordinate: Value, layers: Value) -> Value:
        """Return the number of a layer, which no mode applies to."""
        whole = self._build.make(op.UITOFP, self._f32, [layers])
        at = self._number(self._call("rint", coordinate), whole)
        return self._inside(at, layers)

    @property
    def has_border(self) -> bool:
        """Whether coordinates may be in the border."""
        return self.is_outside is not None or self.weight is not None

    def bordered(self, texel: Value, is_opaque: Value) -> Value:
        """Return a texel, or the colour of the border where the coordinates are there.

        Args:
            texel: four components.
            is_opaque: whether the border has an alpha of one, as for channels without an alpha.
        """
        build, scalar = self._build, texel.type.scalar()
        zero, one = self._component(scalar, 0), self._component(scalar, 1)
        border = [zero, zero, zero, build.make(op.SELECT, scalar, [is_opaque, one, zero])]
        outside, inside = self.is_outside, None
        if self.weight is not None:
            outside, inside = self._is_weight(zero), self._is_weight(one)
        assert outside is not None, "the coordinates have a border"
        lanes: list[Value] = []
        for at, colour in enumerate(border):
            lane: Value = build.lane(texel, at)
            made = self._mixed(lane, colour, colour is zero)
            made = build.make(op.SELECT, scalar, [outside, colour, made])
            if inside is not None:
                # An infinite texel makes no NaN where the border has no part.
                made = build.make(op.SELECT, scalar, [inside, lane, made])
            lanes.append(made)
        return build.inserted(texel.type, lanes)

    def _mixed(self, lane: Value, colour: Value, is_zero: bool) -> Value:
        """Return a component of a filtered texel."""
        build, f32 = self._build, self._f32
        if self.weight is None:
            return lane
        if is_zero:
            return build.make(op.FMUL, f32, [lane, self.weight])
        part = build.make(op.FMUL, f32, [build.make(op.FSUB, f32, [lane, colour]), self.weight])
        return build.make(op.FADD, f32, [part, colour])

    def _is_weight(self, limit: Value) -> Value:
        assert self.weight is not None, "a filter has weights"
        made = self._build.make(op.FCMP, self._build.types.i1, [self.weight, limit])
        made.predicate = _EQUAL
        return made

    def _component(self, scalar: Type, number: int) -> Value:
        """Return zero or one, an integer or a float."""
        if scalar is self._i32:
            return self._build.integer(scalar, number)
        return self._float(_ONE if number else _ZERO)

    def _is(self, mask: int, wanted: int) -> bool | Value:
        """Whether some bits of the sampler have a value; a value if the launch tells."""
        build, bits = self._build, self._bits
        if isinstance(bits, int):
            return bits & mask == wanted
        part = build.make(op.AND, self._i32, [bits, build.integer(self._i32, mask)])
        return build.compare(op.EQ, part, build.integer(self._i32, wanted))

    def _choice(
        self, condition: bool | Value, first: Callable[[], Value], second: Callable[[], Value]
    ) -> Value:
        """Return one of two values, both of which are computed if the launch decides."""
        if isinstance(condition, bool):
            return first() if condition else second()
        one, other = first(), second()
        return self._build.make(op.SELECT, one.type, [condition, one, other])

    def _in_texels(self, coordinate: Value, size: Value) -> Value:
        """Return a coordinate in texels."""
        return self._choice(
            self._is(NORMALIZED, NORMALIZED),
            lambda: self._build.make(op.FMUL, self._f32, [coordinate, size]),
            lambda: coordinate,
        )

    def _mirrored(self, coordinate: Value) -> Value:
        """Return the distance from the nearest even number, which is at most one."""
        half, two = self._float(_HALF), self._float(_TWO)
        build, f32 = self._build, self._f32
        nearest = self._call("rint", build.make(op.FMUL, f32, [coordinate, half]))
        even = build.make(op.FMUL, f32, [nearest, two])
        return self._call("fabs", build.make(op.FSUB, f32, [coordinate, even]))

    def _number(self, whole: Value, size: Value) -> Value:
        """Return an integer from -1 to a size, the nearest one to a float without a fraction."""
        kept = self._between(whole, self._float(_MINUS_ONE), size)
        return self._build.make(op.FPTOSI, self._i32, [kept])

    def _between(self, value: Value, least: Value, most: Value) -> Value:
        """Return the float nearest to a value within limits, the least one for a NaN."""
        build, f32 = self._build, self._f32
        for limit, predicate in ((least, _GREATER), (most, _LESS)):
            is_kept = build.make(op.FCMP, build.types.i1, [value, limit])
            is_kept.predicate = predicate
            value = build.make(op.SELECT, f32, [is_kept, value, limit])
        return value

    def _is_behind(self, at: Value, size: Value) -> Value:
        return self._build.compare(op.SGE, at, size)

    def _is_outside(self, at: Value, is_behind: Value) -> Value:
        build = self._build
        is_before = build.compare(op.SLT, at, self._zero)
        return build.make(op.OR, build.types.i1, [is_before, is_behind])

    def _inside(self, at: Value, size: Value) -> Value:
        """Return the number of a texel of a side, or of a layer."""
        build, i32 = self._build, self._i32
        last = build.make(op.SUB, i32, [size, build.integer(i32, 1)])
        most = build.call("llvm.smin.i32", i32, [at, last])
        return build.call("llvm.smax.i32", i32, [most, self._zero])

    def _note_border(self, at: Value, is_behind: Value) -> None:
        clamps = self._is(_MODES, _CLAMP)
        if clamps is False:
            return
        build = self._build
        bools = build.types.i1
        outside = self._is_outside(at, is_behind)
        if not isinstance(clamps, bool):
            outside = build.make(op.AND, bools, [outside, clamps])
        if self.is_outside is not None:
            outside = build.make(op.OR, bools, [self.is_outside, outside])
        self.is_outside = outside

    def _call(self, name: str, *operands: Value) -> Value:
        return self._build.call(f"llvm.{name}.f32", self._f32, list(operands))

    def _float(self, pattern: int) -> Value:
        return self._build.pool.floating(self._f32, pattern)
