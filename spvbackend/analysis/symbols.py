"""Symbols behind constants: through aliases, casts, aggregates and expressions."""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.values import Alias, ConstAggregate, ConstExpr, Function, GlobalVar, Value

# Casts that leave an address the address of the same thing.
_CASTS: Final = frozenset((op.ADDRSPACECAST, op.BITCAST))


def behind_alias(value: Value) -> Value:
    """Return a value, or the symbol at the end of a chain of aliases.

    The aliases of a chain then lead to its end, so that chains take linear time.
    """
    passed: dict[Alias, None] = {}
    while isinstance(value, Alias):
        if value.ifunc or value.aliasee is None:
            text = f"the resolver of ifunc '@{value.name}' does not return one known function"
            raise Unsupported(text, value.line)
        # LLVM's verifier refuses cycles of aliases; one that slipped through must not loop.
        if value in passed:
            raise Unsupported(f"alias '@{value.name}' leads back to itself", value.line)
        passed[value] = None
        value = value.aliasee
    for alias in passed:
        alias.aliasee = value
    return value


def behind_casts(value: Value) -> Value:
    """Return the symbol whose address a constant is."""
    while isinstance(value, ConstExpr) and value.opcode in _CASTS:
        value = value.operands[0]
    return behind_alias(value)


def mentioned(value: Value) -> list[Function | GlobalVar]:
    """Return the functions and variables that a constant mentions in order, behind aliases too."""
    symbols: list[Function | GlobalVar] = []
    pending = [value]
    while pending:
        value = pending.pop()
        if isinstance(value, Alias):
            value = behind_alias(value)
        if isinstance(value, ConstAggregate):
            # A stack instead of recursion, as initialisers nest as deep as the input likes;
            # reversed, since the last one pushed is taken first.
            pending.extend(reversed(value.elements))
        elif isinstance(value, ConstExpr):
            pending.extend(reversed(value.operands))
        elif isinstance(value, (Function, GlobalVar)):
            symbols.append(value)
    return symbols
