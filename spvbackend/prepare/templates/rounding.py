"""Templates of operations with a rounding mode: towards zero, up, down, or away from ties.

SPIR-V has a rounding mode on conversions alone (the FPRoundingMode decoration, which OpenCL's
convert_ builtins ask for), and rounding to whole numbers has an instruction for each direction.
Arithmetic in any mode other than to nearest has no translation.
"""

from typing import Final

from spvbackend.builtins.intrinsics import rounding_mode
from spvbackend.prepare.templates.calls import call_builtin
from spvbackend.prepare.templates.text import (
    Request,
    Shape,
    Writer,
    float_shape,
    integer_shape,
    integer_width,
    shape_text,
    standard_width,
    suffix,
)

# A kernel rounds to nearest, so a dynamic mode means that.
NEAREST: Final = frozenset({"dynamic", "tonearest"})
_SUFFIXES: Final = {"downward": "rtn", "towardzero": "rtz", "upward": "rtp"}
_WHOLE: Final = {
    "downward": "floor",
    "tonearestaway": "round",
    "towardzero": "trunc",
    "upward": "ceil",
}
_TO_WHOLE: Final = frozenset({"nearbyint", "rint"})
_TO_INTEGER: Final = frozenset({"llrint", "lrint"})
_FROM_INTEGER: Final = frozenset({"sitofp", "uitofp"})
# The formats that convert_ has; bfloat16 is not among them.
_CONVERTED: Final = frozenset({"double", "float", "half"})


def expand_directed(operation: str, ret: str, operand: str, mode: str) -> str | None:
    """Expand an operation of LLVM's name, rounded in a mode other than to nearest.

    ret and operand are the types of the result and of the first operand. None for operations whose
    instruction has no rounding mode.
    """
    writer = Writer()
    shape = float_shape(operand)
    if operation == "frem":
        # A remainder is exact, so no mode changes it.
        return writer.returns(ret, writer.let(f"frem {ret} %a0, %a1"))
    if operation in _TO_WHOLE | _TO_INTEGER and mode in _WHOLE and shape is not None:
        name = f"llvm.{_WHOLE[mode]}.{suffix(operand)}"
        # Round in the number's own format first; the conversion is then exact in any mode.
        value = writer.call(operand, name, [(operand, "%a0")])
        if operation in _TO_INTEGER:
            # Out of range the result is unspecified but not poison.
            number = writer.let(f"fptosi {operand} {value} to {ret}")
            value = writer.let(f"freeze {ret} {number}")
        return writer.returns(ret, value)
    value = ""
    if operation == "fptrunc" and shape is not None:
        value = _narrowed(writer, ret, shape, mode)
    elif operation in _FROM_INTEGER:
        value = _from_integer(writer, ret, operand, mode, operation == "uitofp")
    return writer.returns(ret, value) if value else None


def _narrowed(writer: Writer, ret: str, shape: Shape, mode: str) -> str:
    """Convert the first operand to a narrower format; "" where no conversion takes the mode."""
    result = float_shape(ret)
    if result is None or shape.element not in _CONVERTED:
        return ""
    name = _convert_name(result, mode)
    return call_builtin(writer, name, result, shape, "%a0") if name else ""


def _from_integer(writer: Writer, ret: str, operand: str, mode: str, unsigned: bool) -> str:
    """Convert an integer to a float through a standard width; "" where none takes the mode."""
    result, shape = float_shape(ret), integer_shape(operand)
    if result is None or shape is None:
        return ""
    name = _convert_name(result, mode)
    if not name:
        return ""
    width = integer_width(shape.element)
    work, value = Shape(shape.lanes, f"i{standard_width(width)}"), "%a0"
    if work != shape:
        # The wider integer has the same value, so rounding it is rounding the narrow one.
        extend = "zext" if unsigned else "sext"
        value = writer.let(f"{extend} {operand} %a0 to {shape_text(work)}")
    return call_builtin(writer, name, result, work, value, unsigned)


def _convert_name(result: Shape, mode: str) -> str:
    if result.element not in _CONVERTED or mode not in _SUFFIXES:
        return ""
    return f"convert_{result.element}$N_{_SUFFIXES[mode]}"


def expand_rounded_truncation(request: Request) -> str | None:
    """fptrunc.round."""
    mode = rounding_mode(list(request.args))
    if mode in NEAREST:
        writer = Writer()
        value = writer.let(f"fptrunc {request.args[0]} %a0 to {request.ret}")
        return writer.returns(request.ret, value)
    return expand_directed("fptrunc", request.ret, request.args[0], mode)


ROUNDING_FAMILIES: Final = {"llvm.fptrunc.round": expand_rounded_truncation}
