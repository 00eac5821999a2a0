"""Types and values that the steps of random programs work on."""

from __future__ import annotations

from typing import Final, NamedTuple

COMMON_WIDTHS: Final = (1, 1, 8, 8, 16, 16, 32, 32, 32, 64, 64, 64)
ODD_WIDTHS: Final = (2, 3, 4, 5, 7, 12, 17, 24, 31, 33, 40, 48, 56, 63, 65, 96, 100, 127, 128, 128)
LANES: Final = (0, 0, 0, 0, 0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8, 9, 16)
# The widths of SPIR-V's integers and the lanes of OpenCL's vectors.
PLAIN_WIDTHS: Final = (8, 16, 32, 64)
PLAIN_LANES: Final = (0, 0, 0, 0, 2, 3, 4, 8, 16)


class Shape(NamedTuple):
    """An integer or float type, or a vector of one when it has lanes."""

    element: str
    width: int
    lanes: int = 0

    def __str__(self) -> str:
        return f"<{self.lanes} x {self.element}>" if self.lanes else self.element

    @property
    def is_int(self) -> bool:
        """Whether the elements are integers."""
        return self.element[0] == "i"

    @property
    def bits(self) -> int:
        """The number of bits in a register."""
        return self.width * max(1, self.lanes)

    @property
    def suffix(self) -> str:
        """The type in the name of an intrinsic."""
        element = self.element if self.is_int else f"f{self.width}"
        return f"v{self.lanes}{element}" if self.lanes else element

    def with_element(self, other: Shape) -> Shape:
        """Return the shape with the same lanes of another element."""
        return Shape(other.element, other.width, self.lanes)


def integer(width: int, lanes: int = 0) -> Shape:
    """Return an integer type, or a vector of integers."""
    return Shape(f"i{width}", width, lanes)


def splat(shape: Shape, number: int) -> str:
    """Return a number, in each lane of a vector."""
    if not shape.lanes:
        return str(number)
    return "<" + ", ".join([f"{shape.element} {number}"] * shape.lanes) + ">"


HALF: Final = Shape("half", 16)
FLOAT: Final = Shape("float", 32)
DOUBLE: Final = Shape("double", 64)
I1: Final = integer(1)
I8: Final = integer(8)
I32: Final = integer(32)
I64: Final = integer(64)


class Value(NamedTuple):
    """A value in scope; `bound` is the largest magnitude of a float."""

    name: str
    shape: Shape
    bound: int = 0


class Record(NamedTuple):
    """A type of memory: its text, the place of each of its leaves, and its parts."""

    text: str
    leaves: list[tuple[list[int], Shape]]
    members: list[Record]
