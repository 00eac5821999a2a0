"""A variable that is computed from a list of values, said by one value where that can be.

Input: the values of a DIArgList and the DIExpression that names them (DW_OP_LLVM_arg). Output: one
value, and the expression of what is left. DebugValue has one value, which its expression finds on
the stack; a constant of the list becomes an operation that pushes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spvbackend.isel.debug.tables import OPERATIONS
from spvbackend.llvmir.values import ConstInt, Value

ARGUMENT: Final = "DW_OP_LLVM_arg"
_PUSH: Final = "DW_OP_constu"
_OPPOSITE: Final = {"DW_OP_plus": "DW_OP_minus", "DW_OP_minus": "DW_OP_plus"}
_WORD: Final = 1 << 32

Operation = tuple[str, ...]


def as_one_value(values: Sequence[Value | None], words: list[str]) -> tuple[Value, str] | None:
    """The one value that a variable is computed from, and how.

    Args:
        values: the list, None for what is gone.
        words: of the expression.

    Returns:
        None where more than one of the values is no constant, or where the set lacks an operation.
    """
    operations = _operations(words, len(values))
    if operations is None:
        return None
    arguments = [values[int(row[1])] for row in operations if row[0] == ARGUMENT]
    variable = [value for value in arguments if not isinstance(value, ConstInt)]
    value = next(iter(variable or arguments), None)
    if value is None or len(variable) > 1:
        return None
    left = _without(operations, values, value)
    if left is None:
        return None
    return value, f"!DIExpression({', '.join([word for row in left for word in row])})"


def _operations(words: list[str], count: int) -> list[Operation] | None:
    """An expression as operations with their operands; None where there is one that no set has.

    Args:
        words: of the expression.
        count: the length of the list.
    """
    found: list[Operation] = []
    place = 0
    while place < len(words):
        name = words[place]
        row = (0, 1) if name == ARGUMENT else OPERATIONS.get(name)
        if row is None:
            return None
        end = place + 1 + row[1]
        operands = words[place + 1 : end]
        if len(operands) < row[1] or not all(word.isdecimal() for word in operands):
            return None
        if name == ARGUMENT and int(operands[0]) >= count:
            return None
        found.append(tuple(words[place:end]))
        place = end
    return found


def _without(
    operations: list[Operation], values: Sequence[Value | None], value: Value
) -> list[Operation] | None:
    """The operations where the value is on the stack from the start; None if it comes too late."""
    places = range(len(operations))
    named = [place for place in places if operations[place][0] == ARGUMENT]
    place = next(place for place in named if values[int(operations[place][1])] is value)
    pushed = operations[:place]
    is_push = all(row[0] in (ARGUMENT, _PUSH) for row in pushed)
    if len(pushed) > 1 or not is_push:
        return None
    # Below it may be one constant, pushed after it and put below, which a sum does without.
    rest = operations[place + 1 :]
    if pushed and rest[:1] != [("DW_OP_plus",)]:
        pushed.append(("DW_OP_swap",))
    return _with_constants([*pushed, *rest], values)


def _with_constants(
    operations: list[Operation], values: Sequence[Value | None]
) -> list[Operation] | None:
    """The operations with pushes in the place of arguments; a push is not negative."""
    found: list[Operation] = []
    place = 0
    while place < len(operations):
        row = operations[place]
        place += 1
        if row[0] != ARGUMENT:
            found.append(row)
            continue
        constant = values[int(row[1])]
        if not isinstance(constant, ConstInt):
            return None
        number = constant.signed()
        if number < 0 and place < len(operations) and operations[place][0] in _OPPOSITE:
            found += [(_PUSH, str(-number)), (_OPPOSITE[operations[place][0]],)]
            place += 1
        elif number < 0:
            return None
        else:
            found.append((_PUSH, str(number)))
    return None if any(row[0] == _PUSH and int(row[1]) >= _WORD for row in found) else found
