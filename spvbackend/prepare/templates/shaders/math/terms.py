"""The language that the bodies of functions are written in: terms over the lanes of vectors.

A body computes one function of one float type, of a scalar or of a vector; it is text in LLVM's
spelling, as all templates are. A term stands for a value of the body, and its operators append the
instructions.

Nothing here is fused: Vulkan leaves it open whether Fma is (Precision and Operation), and what
must not be contracted has no `contract`. Only polynomials have it, which become no less exact.
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
    """What is written of one function.

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
        """An operand of the function."""
        return Term(self, element or self.element, f"%a{index}")

    def number(self, value: float) -> Term:
        """A constant of the float type, rounded to it."""
        return self.constant(self.element, value)

    def bits(self, value: int) -> Term:
        """A constant of the integer type of the same width."""
        return self.constant(self.int, value)

    def constant(self, element: str, value: float | int) -> Term:
        """A constant of any type."""
        shape = Shape(self._lanes, element)
        if element in FLOATS:
            return Term(self, element, floating(shape, _rounded(element, float(value))))
        assert isinstance(value, int), value
        return Term(self, element, integer(shape, value))

    def let(self, element: str, text: str) -> Term:
        """Append an instruction."""
        return Term(self, element, self._writer.let(text))

    def text(self, element: str) -> str:
        """A type of as many lanes as the body has."""
        found = self._texts.get(element)
        if found is None:
            found = self._texts[element] = like(Shape(self._lanes, ""), element)
        return found

    def pick(self, condition: Term, yes: Term, no: Operand) -> Term:
        """One of two values."""
        type = self.text(yes.element)
        other = yes.same(no)
        where = f"{self.text('i1')} {condition.text}"
        return self.let(yes.element, f"select {where}, {type} {yes.text}, {type} {other.text}")

    def call(self, name: str, operands: Sequence[Term]) -> Term:
        """An intrinsic that is overloaded on its first operand and gives a value of its type."""
        first = operands[0]
        type = self.text(first.element)
        full = f"{name}.{suffix(type)}"
        args = [(self.text(operand.element), operand.text) for operand in operands]
        return Term(self, first.element, self._writer.call(type, full, args))

    def returns(self, value: Term) -> str:
        """The whole text of the body."""
        return self._writer.returns(self.text(value.element), value.text)

    # Control flow, of scalars alone.

    def unless_rare(
        self, rare: Term, usual: Sequence[Term], compute: Callable[[], Sequence[Term]]
    ) -> list[Term]:
        """The usual values, or where the condition holds those that are computed then only."""
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
        """The values after as many steps as there are until one does not go on."""
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
        found = step(values)
        after = writer.block
        writer.branch(head)
        for place, first, value, last in zip(places, start, values, found, strict=True):
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
        """Bits behind the leading one."""
        return self.format.mantissa

    @property
    def bias(self) -> int:
        """Of exponents."""
        return exponent_bias(self.format)

    @property
    def infinity_bits(self) -> int:
        """The bits of infinity."""
        return (1 << (self.format.width - 1)) - (1 << self.format.mantissa)

    @property
    def magnitude_mask(self) -> int:
        """All bits but the sign."""
        return (1 << (self.format.width - 1)) - 1

    def infinity(self) -> Term:
        """Infinity."""
        return self.number(float("inf"))

    def nan(self) -> Term:
        """A quiet NaN."""
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
        """The other operand: a number is one of this term's type."""
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
        """The shift that brings in zeros."""
        return self._whole("lshr", other)

    def halved(self, bits: int) -> Term:
        """The shift that brings in the sign."""
        return self._whole("ashr", bits)

    def remainder_by(self, other: Term) -> Term:
        """Of unsigned integers."""
        return self._whole("urem", other)

    def times_and_add(self, factor: Term, addend: Term) -> Term:
        """A product and a sum that may be fused."""
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
        """Whether two values are equal."""
        return self._compare("oeq", "eq", other)

    def differs(self, other: Operand) -> Term:
        """Whether two values are not equal; a NaN is not equal to anything."""
        return self._compare("une", "ne", other)

    def is_nan(self) -> Term:
        """Whether this is not a number."""
        return self.differs(self)

    # Types.

    def _convert(self, opcode: str, element: str) -> Term:
        if element == self.element:
            return self
        types = f"{self.body.text(self.element)} {self.text} to {self.body.text(element)}"
        return self.body.let(element, f"{opcode} {types}")

    def bits(self) -> Term:
        """The bits of a float as an integer."""
        return self._convert("bitcast", f"i{FLOATS[self.element].width}")

    def as_float(self) -> Term:
        """Bits as a value of the body's float type."""
        return self._convert("bitcast", self.body.element)

    def to_int(self, element: str = "") -> Term:
        """A float that has to fit as a signed integer, of the float's own width if not told."""
        return self._convert("fptosi", element or self.body.int)

    def to_float(self) -> Term:
        """A signed integer as a float."""
        return self._convert("sitofp", self.body.element)

    def widened(self, element: str, signed: bool = False) -> Term:
        """An integer in more bits."""
        return self._convert("sext" if signed else "zext", element)

    def narrowed(self, element: str) -> Term:
        """The lower bits of an integer."""
        return self._convert("trunc", element)

    # Functions.

    def pick(self, yes: Term, no: Operand) -> Term:
        """One of two values, by this condition."""
        return self.body.pick(self, yes, no)

    def magnitude(self) -> Term:
        """Without the sign."""
        return self.body.call("llvm.fabs", [self])

    def rounded(self) -> Term:
        """The nearest whole number, of two the even one."""
        return self.body.call("llvm.rint", [self])

    def root(self) -> Term:
        """The square root, as exact as the device has it."""
        return self.body.call("llvm.sqrt", [self])

    def sign_bits(self) -> Term:
        """The bits of a float but for the sign cleared."""
        return self.bits() & (1 << (self.body.format.width - 1))

    def with_sign(self, sign: Term) -> Term:
        """A float whose sign is not set with the one that `sign_bits` gave."""
        return (self.bits() | sign).as_float()

    def flipped(self, sign: Term) -> Term:
        """A float that is negated where `sign_bits` gave a sign."""
        return (self.bits() ^ sign).as_float()

    def at_most(self, bound: float) -> Term:
        """The lesser of this and a number, which is also what stands for a NaN."""
        return (self < bound).pick(self, bound)

    def at_least(self, bound: float) -> Term:
        """The greater of this and a number, which is also what stands for a NaN."""
        return (self > bound).pick(self, bound)


def polynomial(x: Term, coefficients: Sequence[float]) -> Term:
    """The value of a polynomial by Horner's rule, the coefficient of the lowest power first."""
    found = x.same(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        found = found.times_and_add(x, x.same(coefficient))
    return found


def _rounded(element: str, value: float) -> float:
    """The nearest number of a format."""
    if element == "double" or value - value != 0.0:
        return value
    code = "<e" if element == "half" else "<f"
    found: float = struct.unpack(code, struct.pack(code, value))[0]
    return found
