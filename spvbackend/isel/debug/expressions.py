"""Expressions, which compute the places and values of variables, and bounds of arrays.

Input: the text of a DIExpression. Output: DebugOperation for each operation, and DebugExpression.
"""

from __future__ import annotations

from typing import Final

from spvbackend.isel.debug.emitter import DebugEmitter
from spvbackend.isel.debug.nodes import expression_words
from spvbackend.isel.debug.tables import EXTRA_OPERATIONS, LITERALS, OPERATION_NUMBERS, OPERATIONS

_WORD: Final = 1 << 32
_CONSTU: Final = OPERATION_NUMBERS["Constu"]


def expression(debug: DebugEmitter, text: str, first: tuple[str, ...] = ()) -> int:
    """Return the DebugExpression of a DIExpression, 0 if the sets lack an operation.

    Args:
        debug: the state of emission.
        text: the expression.
        first: operations to put first.
    """
    key = " ".join((*first, text))
    id = debug.expressions.get(key)
    if id is None:
        words = [*first, *expression_words(debug.nodes.node(text))]
        id = debug.expressions[key] = _make_expression(debug, words)
    return id


def _make_expression(debug: DebugEmitter, words: list[str]) -> int:
    operations: list[list[int]] = []
    place = 0
    while place < len(words):
        name = words[place]
        if name in LITERALS and not debug.extra_operations:
            operations.append([_CONSTU, LITERALS[name]])
            place += 1
            continue
        row = OPERATIONS.get(name)
        if row is None and debug.extra_operations:
            row = EXTRA_OPERATIONS.get(name)
        if row is None:
            return 0
        number, count = row
        operands = words[place + 1 : place + 1 + count]
        # Operands are numbers of one word.
        if not all(word.isdecimal() and int(word) < _WORD for word in operands):
            return 0
        operations.append([number, *map(int, operands)])
        place += 1 + count
    return debug.emit("DebugExpression", [debug.operation(tuple(row)) for row in operations])
