"""The functions by their names in OpenCL.std, and their bodies for the types of a call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from spvbackend.prepare.templates.shaders.math import (
    circular,
    error,
    exponential,
    gamma,
    hyperbolic,
    inverse,
    logarithm,
    power,
    remainder,
    steps,
)
from spvbackend.prepare.templates.shaders.math.terms import Body, Term
from spvbackend.prepare.templates.text import FLOATS, Shape, Writer, like, parse_shape, shape_text

_HALF: Final = "half"
_FLOAT: Final = "float"
_COMPUTED: Final = frozenset((_FLOAT, "double"))
_LETTERS: Final[dict[str, str]] = {_FLOAT: "f", "double": "d", "i32": "i"}


class Row(NamedTuple):
    """A function.

    Attributes:
        build: returns the result for the operands, as terms.
        operands: a letter for each: `f` for the result's type, `i` for integers of 32 bits,
            `b` for integers of the result's width.
        has_branches: whether there is control flow, so that vectors go by lane.
        is_of_half: whether it is written for half too, and not computed in float.
        is_in_float: whether only half needs it, computed in float; others have an instruction.
    """

    build: Callable[..., Term]
    operands: str = "f"
    has_branches: bool = False
    is_of_half: bool = False
    is_in_float: bool = False


FUNCTIONS: Final[dict[str, Row]] = {
    "acos": Row(inverse.acos),
    "acosh": Row(hyperbolic.acosh),
    "acospi": Row(inverse.acospi),
    "asin": Row(inverse.asin),
    "asinh": Row(hyperbolic.asinh),
    "asinpi": Row(inverse.asinpi),
    "atan": Row(inverse.atan),
    "atan2": Row(inverse.atan2, "ff"),
    "atan2pi": Row(inverse.atan2pi, "ff"),
    "atanh": Row(hyperbolic.atanh),
    "atanpi": Row(inverse.atanpi),
    "cbrt": Row(power.cbrt),
    "cos": Row(circular.cos, has_branches=True),
    "cosh": Row(hyperbolic.cosh),
    "cospi": Row(circular.cospi),
    "erf": Row(error.erf),
    "erfc": Row(error.erfc),
    "exp": Row(exponential.exp),
    "exp10": Row(exponential.exp10),
    "exp2": Row(exponential.exp2),
    "expm1": Row(exponential.expm1),
    "fmod": Row(remainder.fmod, "ff", has_branches=True),
    "hypot": Row(power.hypot, "ff"),
    "lgamma": Row(gamma.lgamma),
    "log": Row(logarithm.log),
    "log10": Row(logarithm.log10),
    "log1p": Row(logarithm.log1p),
    "log2": Row(logarithm.log2),
    "nan": Row(steps.nan, "b", is_of_half=True),
    "nextafter": Row(steps.nextafter, "ff", is_of_half=True),
    "pow": Row(power.pow, "ff"),
    "pown": Row(power.pown, "fi"),
    "powr": Row(power.powr, "ff"),
    "remainder": Row(remainder.remainder, "ff", has_branches=True),
    "rootn": Row(power.rootn, "fi"),
    "rsqrt": Row(Term.root, is_in_float=True),
    "sin": Row(circular.sin, has_branches=True),
    "sinh": Row(hyperbolic.sinh),
    "sinpi": Row(circular.sinpi),
    "sqrt": Row(Term.root, is_in_float=True),
    "tan": Row(circular.tan, has_branches=True),
    "tanh": Row(hyperbolic.tanh),
    "tanpi": Row(circular.tanpi),
    "tgamma": Row(gamma.tgamma),
}


def expand_function(name: str, ret: str, args: Sequence[str]) -> str | None:
    """Return the body of a function, None for types that it does not take.

    Args:
        name: one of the table.
        ret: the type of the result.
        args: the types of the operands.
    """
    row = FUNCTIONS[name]
    shape = parse_shape(ret)
    if shape is None or _operand_types(row, shape) != list(args):
        return None
    if shape.element == _HALF and not row.is_of_half:
        return _in_float(name, row, shape)
    if row.is_in_float or (shape.element not in _COMPUTED and not row.is_of_half):
        return None
    if row.has_branches and shape.lanes:
        return _by_lane(name, row, shape)
    body = Body(shape.element, shape.lanes, row.has_branches)
    operands: list[Term] = []
    for index, text in enumerate(args):
        operand = parse_shape(text)
        assert operand is not None
        operands.append(body.argument(index, operand.element))
    return body.returns(row.build(*operands))


def _operand_types(row: Row, shape: Shape) -> list[str]:
    """Return the types that the operands must have, [] where the result is not a float."""
    format = FLOATS.get(shape.element)
    if format is None:
        return []
    kinds = {"f": shape.element, "i": "i32", "b": f"i{format.width}"}
    return [like(shape, kinds[kind]) for kind in row.operands]


def _in_float(name: str, row: Row, shape: Shape) -> str:
    """Compute a function of half by that of float, which is more than exact enough."""
    writer = Writer()
    wide = Shape(shape.lanes, _FLOAT)
    text, wide_text = shape_text(shape), shape_text(wide)
    operands: list[tuple[Shape, str]] = []
    for index, kind in enumerate(row.operands):
        if kind == "f":
            value = writer.let(f"fpext {text} %a{index} to {wide_text}")
            operands.append((wide, value))
        else:
            operands.append((Shape(shape.lanes, "i32"), f"%a{index}"))
    result = _call(writer, name, wide, operands)
    return writer.returns(text, writer.let(f"fptrunc {wide_text} {result} to {text}"))


def _by_lane(name: str, row: Row, shape: Shape) -> str:
    """Compute a function of vectors by that of each lane."""
    writer = Writer()
    text = shape_text(shape)
    result = "poison"
    for lane in range(shape.lanes):
        operands: list[tuple[Shape, str]] = []
        for index in range(len(row.operands)):
            operands.append((Shape(0, shape.element), writer.extract(text, f"%a{index}", lane)))
        value = _call(writer, name, Shape(0, shape.element), operands)
        result = writer.insert(text, result, shape.element, value, lane)
    return writer.returns(text, result)


def _call(writer: Writer, name: str, result: Shape, operands: Sequence[tuple[Shape, str]]) -> str:
    """Call the builtin of OpenCL C, which has its own template."""
    kinds = ""
    for index, (shape, _) in enumerate(operands):
        letter = _LETTERS[shape.element]
        if not shape.lanes:
            kinds += letter
        elif index and shape == operands[0][0]:
            # The Itanium ABI: a repeated type is a substitution.
            kinds += "S_"
        else:
            kinds += f"Dv{shape.lanes}_{letter}"
    args = [(shape_text(shape), value) for shape, value in operands]
    return writer.call(shape_text(result), f"_Z{len(name)}{name}{kinds}", args)
