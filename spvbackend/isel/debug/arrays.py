"""Arrays with bounds, and strings: forms that version 200 of the shader set adds.

Input: nodes whose variables are emitted. Output: an instruction for each. Bounds and places are
constants, variables or expressions (`mir/debug_200.py`).
"""

from __future__ import annotations

from typing import Final

from spvbackend.isel.debug.emitter import DebugEmitter
from spvbackend.isel.debug.expressions import expression
from spvbackend.isel.debug.nodes import EXPRESSION, DebugNode, integer

_COUNT: Final = "count"
_UNKNOWN: Final = -1
_BOUNDS: Final = ("lowerBound", "upperBound", _COUNT)
_STRIDE: Final = "stride"
_PLACES: Final = ("dataLocation", "associated", "allocated", "rank")
"""Fields of an array that a descriptor describes at run time, as Fortran's."""
_LENGTH: Final = "stringLength"
_VARIABLES: Final = ("DILocalVariable", "DIGlobalVariable")


def variables_of_array(debug: DebugEmitter, node: DebugNode) -> list[str]:
    """Return the variables that an array's bounds and places name."""
    refs = [node.ref(name) for name in _PLACES]
    for item in debug.nodes.items(node.ref("elements")):
        subrange = debug.nodes.node(item)
        refs += [subrange.ref(name) for name in (*_BOUNDS, _STRIDE)]
    return [ref for ref in refs if debug.nodes.node(ref).kind in _VARIABLES]


def variables_of_string(debug: DebugEmitter, node: DebugNode) -> list[str]:
    """Return the variable with a string's length, if there is one."""
    ref = node.ref(_LENGTH)
    return [ref] if debug.nodes.node(ref).kind in _VARIABLES else []


def build_array(debug: DebugEmitter, node: DebugNode, base: int) -> int:
    """Emit DebugTypeArray, or DebugTypeArrayDynamic for an array that has a descriptor."""
    items = debug.nodes.items(node.ref("elements"))
    subranges = [_build_subrange(debug, debug.nodes.node(item)) for item in items]
    places = [node.ref(name) for name in _PLACES]
    if not any(places):
        return debug.emit("DebugTypeArray", [base, *subranges])
    shown = [_operand(debug, node, name) for name in _PLACES]
    return debug.emit("DebugTypeArrayDynamic", [base, *shown, *subranges])


def _build_subrange(debug: DebugEmitter, node: DebugNode) -> int:
    """Emit DebugTypeSubrange.

    SPIRV-LLVM-Translator fails on a count that is not a number. A count from 1 is the upper bound.
    """
    operands = [_operand(debug, node, name) for name in _BOUNDS]
    if node.ref(_COUNT):
        count = operands.pop()
        from_one = integer(node.fields.get(_BOUNDS[0], "")) == 1
        operands[1:] = [count if from_one else debug.none, debug.none]
    lower, upper = (integer(node.fields.get(name, "")) for name in _BOUNDS[:2])
    if lower is not None and upper is not None and not debug.signed_constant(lower):
        # Without its lower bound the array still has its size.
        operands = [debug.none, debug.none, max(upper - lower + 1, 0)]
    if _STRIDE in node.fields:
        operands.append(_operand(debug, node, _STRIDE))
    return debug.emit("DebugTypeSubrange", operands)


def build_string(debug: DebugEmitter, node: DebugNode) -> int:
    """Emit DebugTypeString; LLVM states no type for the characters."""
    length = f"{_LENGTH}Expression" if f"{_LENGTH}Expression" in node.fields else _LENGTH
    operands = [
        debug.string(node.string("name")),
        debug.none,
        _operand(debug, node, "stringLocationExpression"),
        node.number("size"),
        _operand(debug, node, length),
    ]
    return debug.emit("DebugTypeString", operands)


def _operand(debug: DebugEmitter, node: DebugNode, name: str) -> int:
    """Return a number's constant, a variable or an expression; DebugInfoNone for nothing known."""
    ref = node.ref(name)
    if not ref:
        number = integer(node.fields.get(name, ""))
        if name == _COUNT and number == _UNKNOWN:
            return debug.none
        return (0 if number is None else debug.signed_constant(number)) or debug.none
    is_expression = debug.nodes.node(ref).kind == EXPRESSION
    return (expression(debug, ref) if is_expression else debug.ids.get(ref)) or debug.none
