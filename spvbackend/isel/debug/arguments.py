"""A variable computed from several values, reduced to one value if possible.

Input: the values of a DIArgList and the DIExpression that refers to them (DW_OP_LLVM_arg). Output:
one value and the remaining expression. DebugValue has one value, which its expression finds on
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
    """Return the one value that a variable is computed from, and the expression for it.

    Args:
        values: the list, with None for lost values.
        words: the expression's words.

    Returns:
        None if several values are not constants, or if the set lacks an operation.
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
    """Return an expression as operations with operands; None if the sets lack one.

    Args:
        words: the expression's words.
        count: the length of the list.
    """
    operations: list[Operation] = []
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
        operations.append(tuple(words[place:end]))
        place = end
    return operations


def _without(
    operations: list[Operation], values: Sequence[Value | None], value: Value
) -> list[Operation] | None:
    """Return the operations for `value` on the stack at the start; None if it is used later."""
    places = range(len(operations))
    named = [place for place in places if operations[place][0] == ARGUMENT]
    place = next(place for place in named if values[int(operations[place][1])] is value)
    pushed = operations[:place]
    is_push = all(row[0] in (ARGUMENT, _PUSH) for row in pushed)
    if len(pushed) > 1 or not is_push:
        return None
    # One constant may lie below it: push it afterwards and swap; a sum needs no swap.
    rest = operations[place + 1 :]
    if pushed and rest[:1] != [("DW_OP_plus",)]:
        pushed.append(("DW_OP_swap",))
    return _with_constants([*pushed, *rest], values)


def _with_constants(
    operations: list[Operation], values: Sequence[Value | None]
) -> list[Operation] | None:
    """Return the operations with arguments replaced by pushes; a push cannot be negative."""
    pushes: list[Operation] = []
    place = 0
    while place < len(operations):
        row = operations[place]
        place += 1
        if row[0] != ARGUMENT:
            pushes.append(row)
            continue
        constant = values[int(row[1])]
        if not isinstance(constant, ConstInt):
            return None
        number = constant.signed()
        if number < 0 and place < len(operations) and operations[place][0] in _OPPOSITE:
            pushes += [(_PUSH, str(-number)), (_OPPOSITE[operations[place][0]],)]
            place += 1
        elif number < 0:
            return None
        else:
            pushes.append((_PUSH, str(number)))
    return None if any(row[0] == _PUSH and int(row[1]) >= _WORD for row in pushes) else pushes
