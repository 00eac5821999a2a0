"""Rules of metadata attached to instructions (LangRef, Metadata).

A node is a hint, and stages that read one check its form again. These rules are for nodes that
promise something about a value; a promise of another type than the value's would be meaningless.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.metadata import node_operands
from spvbackend.llvmir.types import FLOAT, INT, MAX_ALIGN, POINTER
from spvbackend.llvmir.values import Inst
from spvbackend.llvmir.verify.checker import is_power_of_two
from spvbackend.llvmir.verify.input.state import State

_INTEGER: Final = re.compile(r"i(\d+) (-?\d+)")
_BOOLS: Final[dict[str, str]] = {"i1 true": "i1 -1", "i1 false": "i1 0"}
_RANGED: Final = frozenset((op.LOAD, op.CALL, op.INVOKE))
_ACCESSES: Final = frozenset((op.LOAD, op.STORE))

AttachmentRule = Callable[[State, Inst, list[str]], str]


def attachment_fault(state: State, inst: Inst) -> str:
    """Return the fault of an instruction's attachments, or ""."""
    for name, ref in (inst.attachments or {}).items():
        rule = RULES.get(name)
        if rule is None:
            continue
        key = (name, ref, inst.opcode, inst.type)
        if key not in state.attached:
            if message := rule(state, inst, node_operands(state.module, ref)):
                return f"'!{name} {ref}': {message}"
            state.attached.add(key)
    return ""


def _integer(text: str) -> tuple[int, int] | None:
    """Return width and signed value of an operand, None for another than an integer."""
    match = _INTEGER.fullmatch(_BOOLS.get(text, text))
    return (int(match[1]), int(match[2])) if match is not None else None


def _check_range(state: State, inst: Inst, operands: list[str]) -> str:
    """Pairs of numbers of the result's type, in order, neither empty nor adjacent."""
    if inst.opcode not in _RANGED:
        return "only loads and calls have ranges"
    return range_fault(operands, inst.type.scalar().bits if _is_integer(inst) else 0)


def _is_integer(inst: Inst) -> bool:
    return inst.type.scalar().kind == INT


def range_fault(operands: list[str], bits: int) -> str:
    """Return the fault of the operands of `!range` for an integer of this width, or ""."""
    if not operands or len(operands) % 2:
        return "its numbers are not pairs"
    ranges: list[tuple[int, int]] = []
    for low_text, high_text in zip(operands[::2], operands[1::2], strict=True):
        low, high = _integer(low_text), _integer(high_text)
        if low is None or high is None or low[0] != bits or high[0] != bits:
            return f"'{low_text}' and '{high_text}' are not numbers of the result's type"
        if low[1] == high[1]:
            return "a range is empty"
        ranges.append((low[1], high[1]))
    return _order_fault(ranges, 1 << bits)


def _order_fault(ranges: list[tuple[int, int]], size: int) -> str:
    """Check the order of ranges modulo a size; the last may wrap around."""
    for before, after in pairwise(ranges):
        if after[0] <= before[0] or _overlap(before, after, size):
            return "the ranges overlap or are not in order"
    if len(ranges) > 2 and _overlap(ranges[-1], ranges[0], size):
        return "the ranges overlap or are not in order"
    return ""


def _overlap(one: tuple[int, int], other: tuple[int, int], size: int) -> bool:
    """Whether two ranges have a number in common, or one begins where the other ends."""
    length, other_length = (one[1] - one[0]) % size, (other[1] - other[0]) % size
    ahead = (other[0] - one[0]) % size
    return ahead <= length or (one[0] - other[0]) % size <= other_length


def _check_nonnull(state: State, inst: Inst, operands: list[str]) -> str:
    if inst.type.kind != POINTER or inst.opcode != op.LOAD:
        return "only loads of pointers have it"
    return "it has operands" if operands else ""


def _check_align(state: State, inst: Inst, operands: list[str]) -> str:
    if inst.type.kind != POINTER or inst.opcode != op.LOAD:
        return "only loads of pointers have it"
    number = _integer(operands[0]) if len(operands) == 1 else None
    if number is None or number[0] != 64 or not is_power_of_two(number[1]):
        return "it must be one i64, a power of two"
    return "" if number[1] <= MAX_ALIGN else "the alignment is too large"


def _check_size(state: State, inst: Inst, operands: list[str]) -> str:
    if inst.type.kind != POINTER or inst.opcode not in (op.LOAD, op.INTTOPTR):
        return "only loads of pointers and inttoptr have it"
    number = _integer(operands[0]) if len(operands) == 1 else None
    return "" if number is not None and number[0] == 64 else "it must be one i64"


def _check_accuracy(state: State, inst: Inst, operands: list[str]) -> str:
    if inst.type.scalar().kind != FLOAT:
        return "only floating-point results have it"
    if len(operands) != 1 or not operands[0].startswith("float "):
        return "it must be one float"
    text = operands[0].removeprefix("float ")
    is_positive = text[0] not in "-" and not re.fullmatch(r"0\.0+e\+00|0x[7f]ff.*|0x[89a-f].*",
                                                          text, re.IGNORECASE)  # fmt: skip
    return "" if is_positive else "it must be positive and finite"


def _check_group(state: State, inst: Inst, operands: list[str]) -> str:
    return "" if inst.opcode in _ACCESSES else "only loads and stores have it"


def _check_scopes(state: State, inst: Inst, operands: list[str]) -> str:
    """A list of scopes, each with its domain (alias.scope and noalias)."""
    for scope in operands:
        if not _is_node(scope):
            return "it must be a list of nodes"
        own = node_operands(state.module, scope)
        if not 2 <= len(own) <= 3 or not _is_named(own[0], scope) or not _is_node(own[1]):
            return f"'{scope}' is not a scope"
        domain = node_operands(state.module, own[1])
        if not 1 <= len(domain) <= 2 or not _is_named(domain[0], own[1]):
            return f"'{own[1]}' is not a domain"
    return ""


def _is_node(operand: str) -> bool:
    return operand[:1] == "!" and operand[1:2] != '"'


def _is_named(first: str, node: str) -> bool:
    """Whether the first operand of a node is the node itself or a string."""
    return first == node or first.startswith('!"')


def _check_access(state: State, inst: Inst, operands: list[str]) -> str:
    """A distinct node without operands, or a list of such (llvm.access.group)."""
    for group in operands:
        text = state.module.nodes.get(int(group[1:]), "") if group[1:].isdigit() else group
        if not _is_node(group) or not text.startswith("distinct !{}"):
            return f"'{group}' is not an access group"
    return ""


RULES: Final[dict[str, AttachmentRule]] = {
    "align": _check_align,
    "alias.scope": _check_scopes,
    "dereferenceable": _check_size,
    "dereferenceable_or_null": _check_size,
    "fpmath": _check_accuracy,
    "invariant.group": _check_group,
    "llvm.access.group": _check_access,
    "noalias": _check_scopes,
    "nonnull": _check_nonnull,
    "range": _check_range,
}
"""The rule of each attachment that has one."""
CHECKED: Final = frozenset(RULES)
"""The names of attachments that have a rule."""
