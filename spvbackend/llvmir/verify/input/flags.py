"""Rules of the module's named metadata: flags, identification and command line (LangRef, Module
Flags Metadata).
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.llvmir.metadata import node_operands
from spvbackend.llvmir.verify.input.state import State

_FLAGS: Final = "llvm.module.flags"
_STRINGS: Final = ("llvm.ident", "llvm.commandline")
"""Lists of nodes with one string each."""
_INTEGER: Final = re.compile(r"i\d+ (-?\d+|true|false)")
_BOOLS: Final[dict[str, str]] = {"true": "1", "false": "0"}
_REQUIRE: Final = 3
_APPEND: Final = frozenset((5, 6))
_MAX: Final = 7
_MIN: Final = 8
_NUMBERS: Final = frozenset(('!"wchar_size"', '!"SemanticInterposition"'))
"""Flags whose value is a number."""


def check_named(state: State) -> None:
    """Check named metadata.

    Raises:
        CompileError: a list is malformed; the line is that of the list.
    """
    module = state.module
    for name in _STRINGS:
        for ref in module.named_metadata.get(name, ()):
            operands = node_operands(module, ref)
            if len(operands) != 1 or not _is_string(operands[0]):
                line = module.lines.get(f"!{name}", 0)
                raise state.refuse(line, f"'{ref}' of '!{name}' must be one string")
    flags: dict[str, str] = {}
    required: list[str] = []
    for ref in module.named_metadata.get(_FLAGS, ()):
        if message := _flag_fault(state, ref, flags, required):
            line = module.lines.get(f"!{_FLAGS}", 0)
            raise state.refuse(line, f"module flag '{ref}': {message}")
    for ref in required:
        flag, value = node_operands(module, ref)
        if flags.get(flag) != value:
            line = module.lines.get(f"!{_FLAGS}", 0)
            raise state.refuse(line, f"module flag {flag} must be '{value}', as '{ref}' requires")


def _is_string(operand: str) -> bool:
    return operand.startswith('!"')


def _is_node(operand: str) -> bool:
    return operand[:1] == "!" and not _is_string(operand)


def _flag_fault(state: State, ref: str, flags: dict[str, str], required: list[str]) -> str:
    """Return the fault of a flag; add it to those that are known."""
    operands = node_operands(state.module, ref)
    if len(operands) != 3:
        return "it must have a behaviour, a name and a value"
    behaviour, name, value = operands
    match = _INTEGER.fullmatch(behaviour)
    number = int(_BOOLS.get(match[1], match[1])) if match is not None else 0
    if not 1 <= number <= _MIN:
        return f"'{behaviour}' is not a behaviour"
    if not _is_string(name):
        return f"'{name}' is not a name"
    if message := _value_fault(state, number, name, value):
        return message
    if number == _REQUIRE:
        required.append(value)
        return ""
    if name in flags:
        return f"{name} occurs twice"
    flags[name] = value
    return ""


def _value_fault(state: State, behaviour: int, name: str, value: str) -> str:
    number = _INTEGER.fullmatch(value)
    if (behaviour in (_MAX, _MIN) or name in _NUMBERS) and number is None:
        return f"'{value}' is not a number"
    if behaviour == _MIN and number is not None and number[1][0] in "-t":
        return f"'{value}' is negative"
    if behaviour in _APPEND and not _is_node(value):
        return f"'{value}' is not a node"
    if behaviour == _REQUIRE:
        pair = node_operands(state.module, value) if _is_node(value) else []
        if len(pair) != 2 or not _is_string(pair[0]):
            return f"'{value}' is not a pair of a name and a value"
    return ""
