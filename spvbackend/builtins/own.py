"""Checks a frontend's rows for the properties that ours are known to have.

Input: any `Builtin`. A row that passes has an existing shape and opcode, and rules about arguments
that it has; whether the instruction fits a call is checked at the call.
"""

from typing import Final

from spvbackend.builtins.rows import (
    ALL,
    BUILTIN,
    EVENT,
    EXT_INST,
    LAST_FIRST,
    NONE,
    PRINTF,
    SHAPES,
    VARIADIC,
    VLOAD,
    VSTORE,
    Builtin,
)
from spvbackend.diagnostics import CompileError
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.opcodes import OPCODE_NAMES
from spvbackend.spirv.opencl_std import OPENCL_STD

_EXTENDED: Final = frozenset((EXT_INST, VLOAD, VSTORE, PRINTF))
"""Shapes whose opcode is a number of OpenCL.std."""
_FLAGS: Final = 2 * LAST_FIRST - 1


def check_row(row: Builtin) -> None:
    """Refuse an invalid row.

    Raises:
        CompileError: a field has a value without meaning.
        TypeError: a field has another type.
    """
    # Python does not check annotations: a field may hold anything.
    values: tuple[object, ...] = tuple(row)
    if not isinstance(values[0], str):
        raise TypeError(f"the name of a builtin's row is a text, not {values[0]!r}")
    for field, value in zip(row._fields[1:-1], values[1:-1], strict=True):
        if not isinstance(value, int):
            raise TypeError(f"row '{row.name}': {field} is an integer, not {value!r}")
    if fault := _fault(row) or _pointer_fault(row):
        raise CompileError(f"the row of builtin '{row.name}' is wrong: {fault}")


def _fault(row: Builtin) -> str:
    """Return what is wrong with the numbers of a row, "" for nothing."""
    if not row.name:
        return "it has no name"
    if row.args < 0 or not 0 <= row.most <= VARIADIC:
        return f"it has {row.args} to {row.most} arguments"
    if row.shape not in SHAPES:
        return f"there is no shape {row.shape}"
    if row.flags & ~_FLAGS:
        return f"there are no flags {row.flags}"
    if row.predicate not in (NONE, ALL) and not 0 <= row.predicate < _most(row):
        return f"it has no argument {row.predicate} for the predicate"
    known = _opcodes(row)
    for opcode in (row.opcode, row.unsigned or row.opcode, row.floating or row.opcode):
        if opcode not in known:
            return f"there is no opcode {opcode} for its shape"
    return ""


def _pointer_fault(row: Builtin) -> str:
    """Return what is wrong with the rules for pointers, "" for nothing."""
    pairs: object = row.pointers
    if not isinstance(pairs, tuple):
        return f"pointers are pairs of an argument and a rule, not {pairs!r}"
    for pair in pairs:
        if not (isinstance(pair, tuple) and len(pair) == 2):
            return f"pointers are pairs of an argument and a rule, not {pair!r}"
        position, rule = pair
        if not (isinstance(position, int) and 0 <= position < _most(row)):
            return f"it has no argument {position!r} for a pointer"
        if not (isinstance(rule, int) and 0 <= rule <= EVENT):
            return f"there is no rule {rule!r} for pointers"
    return ""


def _most(row: Builtin) -> int:
    return max(row.args, row.most)


def _opcodes(row: Builtin) -> frozenset[int]:
    """Return the numbers that the opcode of a row of this shape can be."""
    if row.shape in _EXTENDED:
        return frozenset(OPENCL_STD.values())
    return frozenset(ENUMERANT_NAMES["BuiltIn"] if row.shape == BUILTIN else OPCODE_NAMES)
