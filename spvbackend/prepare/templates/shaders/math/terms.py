"""The language of the bodies of functions: terms over the lanes of vectors.

A body computes one function of one float type, of a scalar or of a vector; it is text in LLVM's
spelling, like all templates. A term stands for a value of the body, and its operators append
instructions.

Nothing here is fused: Vulkan leaves open whether Fma is (Precision and Operation), and operations
that must not be contracted have no `contract`. Only polynomials have it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Final, Union, final

from spvbackend.prepare.templates.text import (
    FLOATS,
    FloatFormat,
    Shape,
    Writer,
    exponent_bias,
    floating,
    integer,
    like,
    suffix,
)

Operand = Union["Term", float, int]
_CONTRACT: Final = "contract "


@final
class Body:
    """The text of one function.

    Attributes:
        element: the float type, in LLVM's spelling.
        format: its format.
        int: the integer type of its width.
        is_wide: whether it is double.
    """

    __slots__ = ("_labels", "_lanes", "_texts", "_writer", "element", "format", "int", "is_wide")

    def __init__(self, element: str, lanes: int = 0, has_branches: bool = False) -> None:
        self.element: Final = element
        self.format: Final[FloatFormat] = FLOATS[element]
        self.int: Final = f"i{self.format.width}"
        self.is_wide: Final = element == "double"
        self._lanes: Final = lanes
        self._labels = 0
        self._texts: Final[dict[str, str]] = {}
        self._writer: Final = Writer("entry" if has_branches else "")

    # Values.

    def argument(self, index: int, element: str = "") -> Term:
        """Return an operand of the function."""
        return Term(self, element or self.element, f"%a{index}")

    def number(self, value: float) -> Term:
        """Return a constant of the float type, rounded to it."""
        return self.constant(self.element, value)

    def bits(self, value: int) -> Term:
        """Return a constant of the integer type of the same width."""
        return self.constant(self.int, value)

    def constant(self, element: str, value: float | int) -> Term:
        """Return a constant of any type."""
        shape = Shape(self._lanes, element)
        if element in FLOATS:
            return Term(self, element, floating(shape, _rounded(element, float(value))))
        assert isinstance(value, int), value
        return Term(self, element, integer(shape, value))

    def let(self, element: str, text: str) -> Term:
        """Append an instruction."""
        return Term(self, element, self._writer.let(text))

    def text(self, element: str) -> str:
        """Return a type of as many lanes as the body has."""
        text = self._texts.get(element)
        if text is None:
            text = self._texts[element] = like(Shape(self._lanes, ""), element)
        return text

    def pick(self, condition: Term, yes: Term, no: Operand) -> Term:
        """Return one of two values."""
        type = self.text(yes.element)
        other = yes.same(no)
        where = f"{self.text('i1')} {condition.text}"
        return self.let(yes.element, f"select {where}, {type} {yes.text}, {type} {other.text}")

    def call(self, name: str, operands: Sequence[Term]) -> Term:
        """Call an intrinsic that is overloaded on its first operand and returns that type."""
        first = operands[0]
        type = self.text(first.element)
        full = f"{name}.{suffix(type)}"
        args = [(self.text(operand.element), operand.text) for operand in operands]
        return Term(self, first.element, self._writer.call(type, full, args))

    def returns(self, value: Term) -> str:
        """Return the whole text of the body."""
        return self._writer.returns(self.text(value.element), value.text)

    # Control flow, of scalars alone.

    def unless_rare(
        self, rare: Term, usual: Sequence[Term], compute: Callable[[], Sequence[Term]]
    ) -> list[Term]:
        """Return the usual values; where the rare condition holds, compute others instead."""
        writer = self._writer
        seldom, join = self._label("rare"), self._label("join")
        before = writer.block
        writer.branch_if(rare.text, seldom, join)
        writer.start(seldom)
        values = compute()
        after = writer.block
        writer.branch(join)
        writer.start(join)
        return [
            self._phi(plain, before, other, after)
            for plain, other in zip(usual, values, strict=True)
        ]

    def repeat(
        self,
        start: Sequence[Term],
        goes_on: Callable[[Sequence[Term]], Term],
        step: Callable[[Sequence[Term]], Sequence[Term]],
    ) -> list[Term]:
        """Repeat a step until its condition fails; return the last values."""
        writer = self._writer
        head, inside, done = self._label("head"), self._label("step"), self._label("done")
        before = writer.block
        writer.branch(head)
        writer.start(head)
        places: list[int] = []
        values: list[Term] = []
        for first in start:
            places.append(len(writer.lines))
            values.append(self.let(first.element, ""))
        writer.branch_if(goes_on(values).text, inside, done)
        writer.start(inside)
        results = step(values)
        after = writer.block
        writer.branch(head)
        for place, first, value, last in zip(places, start, values, results, strict=True):
            writer.lines[place] = (
                f"  {value.text} = phi {first.element} [ {first.text}, %{before} ], "
                f"[ {last.text}, %{after} ]"
            )
        writer.start(done)
        return values

    def _phi(self, first: Term, before: str, other: Term, after: str) -> Term:
        return self.let(
            first.element,
            f"phi {first.element} [ {first.text}, %{before} ], [ {other.text}, %{after} ]",
        )

    def _label(self, name: str) -> str:
        self._labels += 1
        return f"{name}{self._labels}"

    # Formats.

    @property
    def mantissa(self) -> int:
        """Return bits behind the leading one."""
        return self.format.mantissa

    @property
    def bias(self) -> int:
        """Return the bias of exponents."""
        return exponent_bias(self.format)

    @property
    def infinity_bits(self) -> int:
        """Return the bits of infinity."""
        return (1 << (self.format.width - 1)) - (1 << self.format.mantissa)

    @property
    def magnitude_mask(self) -> int:
        """Return all bits but the sign."""
        return (1 << (self.format.width - 1)) - 1

    def infinity(self) -> Term:
        """Return infinity."""
        return self.number(float("inf"))

    def nan(self) -> Term:
        """Return a quiet NaN."""
        return self.number(float("nan"))


@final
class Term:
    """A value of a body. Comparisons of integers are of signed ones."""

    __slots__ = ("body", "element", "text")

    def __init__(self, body: Body, element: str, text: str) -> None:
        self.body: Final = body
        self.element: Final = element
        self.text: Final = text

    def same(self, other: Operand) -> Term:
        """Return the other operand as a term: a number is a constant of this term's type."""
        return other if isinstance(other, Term) else self.body.constant(self.element, other)

    def _apply(self, plain: str, left: Term, right: Term, flags: str = "") -> Term:
        opcode = f"f{plain}" if self.element in FLOATS else plain
        type = self.body.text(self.element)
        return self.body.let(self.element, f"{opcode} {flags}{type} {left.text}, {right.text}")

    def _whole(self, opcode: str, other: Operand) -> Term:
        type = self.body.text(self.element)
        return self.body.let(self.element, f"{opcode} {type} {self.text}, {self.same(other).text}")

    def __add__(self, other: Operand) -> Term:
        return self._apply("add", self, self.same(other))

    def __radd__(self, other: Operand) -> Term:
        return self._apply("add", self.same(other), self)

    def __sub__(self, other: Operand) -> Term:
        return self._apply("sub", self, self.same(other))

    def __rsub__(self, other: Operand) -> Term:
        return self._apply("sub", self.same(other), self)

    def __mul__(self, other: Operand) -> Term:
        return self._apply("mul", self, self.same(other))

    def __rmul__(self, other: Operand) -> Term:
        return self._apply("mul", self.same(other), self)

    def __truediv__(self, other: Operand) -> Term:
        return self._apply("div", self, self.same(other))

    def __rtruediv__(self, other: Operand) -> Term:
        return self._apply("div", self.same(other), self)

    def __neg__(self) -> Term:
        type = self.body.text(self.element)
        if self.element in FLOATS:
            return self.body.let(self.element, f"fneg {type} {self.text}")
        return 0 - self

    def __and__(self, other: Operand) -> Term:
        return self._whole("and", other)

    def __or__(self, other: Operand) -> Term:
        return self._whole("or", other)

    def __xor__(self, other: Operand) -> Term:
        return self._whole("xor", other)

    def __lshift__(self, other: Operand) -> Term:
        return self._whole("shl", other)

    def __rshift__(self, other: Operand) -> Term:
        """Shift right and fill with zeros."""
        return self._whole("lshr", other)

    def halved(self, bits: int) -> Term:
        """Shift right and fill with the sign."""
        return self._whole("ashr", bits)

    def remainder_by(self, other: Term) -> Term:
        """Return the remainder of unsigned integers."""
        return self._whole("urem", other)

    def times_and_add(self, factor: Term, addend: Term) -> Term:
        """Return a product and a sum that may be fused."""
        product = self._apply("mul", self, factor, _CONTRACT)
        return self._apply("add", product, addend, _CONTRACT)

    # Comparisons.

    def _compare(self, ordered: str, whole: str, other: Operand) -> Term:
        type = self.body.text(self.element)
        opcode = f"fcmp {ordered}" if self.element in FLOATS else f"icmp {whole}"
        return self.body.let("i1", f"{opcode} {type} {self.text}, {self.same(other).text}")

    def __lt__(self, other: Operand) -> Term:
        return self._compare("olt", "slt", other)

    def __le__(self, other: Operand) -> Term:
        return self._compare("ole", "sle", other)

    def __gt__(self, other: Operand) -> Term:
        return self._compare("ogt", "sgt", other)

    def __ge__(self, other: Operand) -> Term:
        return self._compare("oge", "sge", other)

    def equals(self, other: Operand) -> Term:
        """Test whether two values are equal."""
        return self._compare("oeq", "eq", other)

    def differs(self, other: Operand) -> Term:
        """Test whether two values differ; a NaN is not equal to anything."""
        return self._compare("une", "ne", other)

    def is_nan(self) -> Term:
        """Test whether this is a NaN."""
        return self.differs(self)

    # Types.

    def _convert(self, opcode: str, element: str) -> Term:
        if element == self.element:
            return self
        types = f"{self.body.text(self.element)} {self.text} to {self.body.text(element)}"
        return self.body.let(element, f"{opcode} {types}")

    def bits(self) -> Term:
        """Return the bits of a float as an integer."""
        return self._convert("bitcast", f"i{FLOATS[self.element].width}")

    def as_float(self) -> Term:
        """Return bits as a value of the body's float type."""
        return self._convert("bitcast", self.body.element)

    def to_int(self, element: str = "") -> Term:
        """Convert a float that fits to a signed integer, by default of the float's own width."""
        return self._convert("fptosi", element or self.body.int)

    def to_float(self) -> Term:
        """Convert a signed integer to a float."""
        return self._convert("sitofp", self.body.element)

    def widened(self, element: str, signed: bool = False) -> Term:
        """Extend an integer to more bits."""
        return self._convert("sext" if signed else "zext", element)

    def narrowed(self, element: str) -> Term:
        """Return the lower bits of an integer."""
        return self._convert("trunc", element)

    # Functions.

    def pick(self, yes: Term, no: Operand) -> Term:
        """Return one of two values, by this condition."""
        return self.body.pick(self, yes, no)

    def magnitude(self) -> Term:
        """Return the magnitude."""
        return self.body.call("llvm.fabs", [self])

    def rounded(self) -> Term:
        """Return the nearest whole number, in a tie the even one."""
        return self.body.call("llvm.rint", [self])

    def root(self) -> Term:
        """Return the square root, as exact as the device computes it."""
        return self.body.call("llvm.sqrt", [self])

    def sign_bits(self) -> Term:
        """Return the bits of a float with all but the sign cleared."""
        return self.bits() & (1 << (self.body.format.width - 1))

    def with_sign(self, sign: Term) -> Term:
        """Set the sign of a float without sign to one from `sign_bits`."""
        return (self.bits() | sign).as_float()

    def flipped(self, sign: Term) -> Term:
        """Negate a float where `sign_bits` has a sign."""
        return (self.bits() ^ sign).as_float()

    def at_most(self, bound: float) -> Term:
        """Return the lesser of this and a number, which also replaces a NaN."""
        return (self < bound).pick(self, bound)

    def at_least(self, bound: float) -> Term:
        """Return the greater of this and a number, which also replaces a NaN."""
        return (self > bound).pick(self, bound)


def polynomial(x: Term, coefficients: Sequence[float]) -> Term:
    """Evaluate a polynomial by Horner's rule, the coefficient of the lowest power first."""
    value = x.same(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        value = value.times_and_add(x, x.same(coefficient))
    return value


def _rounded(element: str, value: float) -> float:
    """Return the nearest number of a format."""
    if element == "double" or value - value != 0.0:
        return value
    code = "<e" if element == "half" else "<f"
    nearest: float = struct.unpack(code, struct.pack(code, value))[0]
    return nearest
