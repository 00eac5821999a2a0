"""Rules of inline assembly: constraints match results and arguments (Inline Asm Constraint String).

Constraints come in the order of outputs, inputs, labels and clobbers; an indirect output is an
argument.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.llvmir.types import POINTER, STRUCT, VOID, Type
from spvbackend.llvmir.values import InlineAsm, Inst
from spvbackend.llvmir.verify.input.attributes import has_flag

_CONSTRAINT: Final = re.compile(r"(~|!|=?\*?[&%*]*)((?:[^{},]|\{[^{}]*\})+)")
_OUTPUT: Final = 0
_OPERAND: Final = 1
_LABEL: Final = 2
_CLOBBER: Final = 3
_RANKS: Final[dict[str, int]] = {"~": _CLOBBER, "!": _LABEL}


def call_fault(inst: Inst, callee: InlineAsm) -> str:
    """Return the fault of a call of assembly, or ""."""
    type = inst.call_info.fn_type
    if type.flag:
        return "variadic assembly"
    constraints = _split(callee.constraints)
    if constraints is None:
        return f"constraints '{callee.constraints}', which cannot be read"
    outputs = inputs = rank = 0
    for prefix, _ in constraints:
        own = _RANKS.get(prefix[:1], _OUTPUT if prefix[:1] == "=" else _OPERAND)
        if own < rank and not (own == _OPERAND and rank == _LABEL):
            return f"constraints '{callee.constraints}' in the wrong order"
        is_indirect = "*" in prefix
        # An indirect output may precede another output.
        rank = rank if own == _OUTPUT else own
        if own == _LABEL:
            return "a label without a callbr"
        if own == _OUTPUT and not is_indirect:
            outputs += 1
        elif own <= _OPERAND:
            if message := _argument_fault(inst, inputs, is_indirect):
                return message
            inputs += 1
    if inputs != len(type.elems):
        return f"{len(type.elems)} arguments where the constraints have {inputs}"
    return _result_fault(type.element, outputs)


def _split(text: str) -> list[tuple[str, str]] | None:
    """Return prefix and code of each constraint, None for a malformed list."""
    parts: list[tuple[str, str]] = []
    at = 0
    while at < len(text):
        match = _CONSTRAINT.match(text, at)
        if match is None or (match[1] == "~" and match[2][0] != "{"):
            return None
        parts.append((match[1], match[2]))
        at = match.end()
        if at < len(text):
            if text[at] != "," or at + 1 == len(text):
                return None
            at += 1
    return parts


def _argument_fault(inst: Inst, index: int, is_indirect: bool) -> str:
    """Check an argument: an indirect one is a pointer that says its pointee."""
    info = inst.call_info
    if index >= len(info.fn_type.elems):
        return f"{len(info.fn_type.elems)} arguments where the constraints have more"
    says = has_flag(info.arg_attrs[index], "elementtype")
    if not is_indirect:
        return "attribute 'elementtype' of a direct argument" if says else ""
    if info.fn_type.elems[index].kind != POINTER or not says:
        return "an indirect argument that is not a pointer with attribute 'elementtype'"
    return ""


def _result_fault(type: Type, outputs: int) -> str:
    if outputs == 0:
        return "" if type.kind == VOID else f"a result of type {type} without an output"
    if outputs == 1:
        return "" if type.kind != STRUCT else f"a result of type {type} for one output"
    is_right = type.kind == STRUCT and len(type.elems) == outputs
    return "" if is_right else f"a result of type {type} for {outputs} outputs"
