"""Calls of OpenCL builtins from templates, where LLVM has no intrinsic for the instruction.

Output: a call by the mangled name, which the tables of builtins know like a user's call.
"""

from typing import Final

from spvbackend.builtins.params import SIGNED_LETTERS, UNSIGNED_LETTERS
from spvbackend.prepare.templates.text import Shape, Writer, shape_text
from spvbackend.target.widths import LANES

OVERLOADED: Final = frozenset({0, *LANES})
"""Numbers of lanes that builtins are overloaded on; 0 is a scalar."""


def call_builtin(
    writer: Writer, name: str, result: Shape, operand: Shape, value: str, unsigned: bool = False
) -> str:
    """Call the builtin of one operand on all lanes; one by one where it has no such overload.

    `$N` in the name becomes the number of lanes where that is a part of the builtin's own name.
    """
    if operand.lanes in OVERLOADED:
        return _call(writer, name, result, operand, value, unsigned)
    # OpenCL C declares no overload for five lanes, and an undeclared one has no row.
    whole = "poison"
    for lane in range(operand.lanes):
        part = writer.extract(shape_text(operand), value, lane)
        scalar = Shape(0, operand.element)
        part = _call(writer, name, Shape(0, result.element), scalar, part, unsigned)
        whole = writer.insert(shape_text(result), whole, result.element, part, lane)
    return whole


def _call(
    writer: Writer, name: str, result: Shape, operand: Shape, value: str, unsigned: bool
) -> str:
    lanes = operand.lanes
    letters = UNSIGNED_LETTERS if unsigned else SIGNED_LETTERS
    mangled = (f"Dv{lanes}_" if lanes else "") + letters[operand.element]
    own = name.replace("$N", str(lanes) if lanes else "")
    callee = f"_Z{len(own)}{own}{mangled}"
    return writer.call(shape_text(result), callee, [(shape_text(operand), value)])
