"""The form and the type rule of each opcode: one table.

Input: an instruction between passes. The form is checked first, since rules rely on it. Neither the
parser nor a pass makes an opcode without a row. The groups of rows are sections of LLVM's LangRef.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT, INT, TYPED_POINTER
from spvbackend.llvmir.values import Inst
from spvbackend.llvmir.verify.checker import ANY, TypeRules
from spvbackend.llvmir.verify.rules import calls, control, memory, own, values

Rule = Callable[[TypeRules, Inst, int], str]

# Stands for no bound.
MANY: Final = 1 << 30
# Parts of an instruction besides operands, as bits.
MEMORY: Final = 1
INTS: Final = 2
BLOCKS: Final = 4
CALL: Final = 8
SOURCE: Final = 16
PART_NAMES: Final[dict[int, str]] = {
    MEMORY: "memory information",
    INTS: "a list of integers",
    BLOCKS: "a list of blocks",
    CALL: "the details of a call",
    SOURCE: "a type of its own",
}

_WRAP: Final = op.NUW | op.NSW
_TAILS: Final = op.TAIL | op.MUSTTAIL | op.NOTAIL
_ACCESS: Final = op.VOLATILE | op.ATOMIC
_ADDRESS: Final = op.INBOUNDS | op.NUSW | op.NUW


class Row(NamedTuple):
    """A rule, the form that it relies on, and the kind that it requires.

    `least` and `most` bound the operands, `parts` are exactly the other parts of the instruction,
    and `flags` are the allowed flags.
    """

    check: Rule
    least: int
    most: int
    parts: int = 0
    flags: int = 0
    kind: int = ANY


class Length(NamedTuple):
    """The length of an instruction's list: `of_operands` times their number, plus `more`."""

    of_operands: int
    more: int


def form_error(inst: Inst) -> str:
    """Return the fault in an instruction's form, or ""."""
    row = RULES.get(inst.opcode)
    if row is None:
        return f"no instruction has opcode {inst.opcode}"
    count = len(inst.operands)
    if not row.least <= count <= row.most:
        return f"{count} operands where {_count_text(row)}"
    # An extra part is a fault too: a pass may have changed the opcode only.
    if wrong := _parts(inst) ^ row.parts:
        # The lowest bit: report one fault at a time.
        first = wrong & -wrong
        return f"{'without' if row.parts & first else 'with'} {PART_NAMES[first]}"
    if inst.flags & ~row.flags:
        return f"flags {inst.flags & ~row.flags:#x}, which it cannot have"
    length = LENGTHS.get(inst.opcode)
    if length is not None and (message := _length_error(inst, length)):
        return message
    # Every comparison has predicate 0, as has an instruction without predicates.
    return _number_error(inst) if inst.predicate or inst.memory is not None else ""


def _length_error(inst: Inst, length: Length) -> str:
    """Check that an instruction's list has the length that its operands require."""
    wanted = length.of_operands * len(inst.operands) + length.more
    name = "numbers" if inst.blocks is None else "blocks"
    count = len((inst.ints if inst.blocks is None else inst.blocks) or ())
    return "" if count == wanted else f"{count} {name} where {wanted} are wanted"


def _number_error(inst: Inst) -> str:
    """Check that the instruction's enumerants exist in LLVM."""
    # Without a row, 0 is the only predicate.
    predicates = PREDICATES.get(inst.opcode, 1)
    if not 0 <= inst.predicate < predicates:
        return f"predicate {inst.predicate}, which it cannot have"
    info = inst.memory
    if info is None:
        return ""
    for order in (info.ordering, info.failure):
        if order != op.NOT_ATOMIC and order not in op.ORDERING_NAMES:
            return f"ordering {order}, which does not exist"
    if info.failure and inst.opcode != op.CMPXCHG:
        return "an ordering for failure, which it cannot have"
    operations = len(op.RMW_NAMES) if inst.opcode == op.ATOMICRMW else 1
    if not 0 <= info.operation < operations:
        return f"operation {info.operation}, which it cannot have"
    return ""


def _count_text(row: Row) -> str:
    if row.most == MANY:
        return f"at least {row.least} are wanted"
    return (
        f"{row.least} are wanted"
        if row.least == row.most
        else (f"{row.least} or {row.most} are wanted")
    )


def _parts(inst: Inst) -> int:
    parts = 0 if inst.memory is None else MEMORY
    if inst.ints is not None:
        parts |= INTS
    if inst.blocks is not None:
        parts |= BLOCKS
    if inst.call is not None:
        parts |= CALL
    return parts if inst.type_arg is None else parts | SOURCE


def type_error(rules: TypeRules, inst: Inst) -> str:
    """Return the type rule's complaint about a well-formed instruction, or ""."""
    if inst.type.kind == TYPED_POINTER:
        return f"a result of type {inst.type}, which only memory has"
    row = RULES[inst.opcode]
    return row.check(rules, inst, row.kind)


def _no_rule(rules: TypeRules, inst: Inst, kind: int) -> str:
    """Check nothing: the form suffices."""
    return ""


def _integer(flags: int) -> Row:
    return Row(values.check_same, 2, 2, flags=flags, kind=INT)


def _conversion(flags: int) -> Row:
    return Row(values.check_conversion, 1, 1, flags=flags)


RULES: Final[dict[int, Row]] = {
    # Binary Operations, Bitwise Binary Operations
    **dict.fromkeys((op.ADD, op.SUB, op.MUL, op.SHL), _integer(_WRAP)),
    **dict.fromkeys((op.UDIV, op.SDIV, op.LSHR, op.ASHR), _integer(op.EXACT)),
    **dict.fromkeys((op.UREM, op.SREM, op.AND, op.XOR), _integer(0)),
    op.OR: _integer(op.DISJOINT),
    **dict.fromkeys(
        (op.FADD, op.FSUB, op.FMUL, op.FDIV, op.FREM),
        Row(values.check_same, 2, 2, flags=op.FAST | op.STRICT, kind=FLOAT),
    ),
    op.FNEG: Row(values.check_same, 1, 1, flags=op.FAST, kind=FLOAT),
    # Conversion Operations
    # `trunc` has nuw and nsw, `zext` and `uitofp` nneg (LangRef).
    op.TRUNC: _conversion(_WRAP),
    op.ZEXT: _conversion(op.NNEG),
    **dict.fromkeys((op.FPTRUNC, op.FPEXT), _conversion(op.FAST)),
    op.SITOFP: _conversion(op.FAST),
    op.UITOFP: _conversion(op.NNEG | op.FAST),
    **dict.fromkeys(
        (op.SEXT, op.FPTOUI, op.FPTOSI, op.PTRTOINT, op.PTRTOADDR, op.INTTOPTR), _conversion(0)
    ),
    op.BITCAST: Row(values.check_bitcast, 1, 1),
    op.ADDRSPACECAST: Row(values.check_addrspacecast, 1, 1),
    # Other Operations
    op.ICMP: Row(values.check_icmp, 2, 2, flags=op.SAMESIGN),
    op.FCMP: Row(values.check_fcmp, 2, 2, flags=op.FAST),
    op.SELECT: Row(values.check_select, 3, 3, flags=op.FAST),
    op.FREEZE: Row(values.check_freeze, 1, 1),
    op.PHI: Row(control.check_phi, 0, MANY, BLOCKS, op.FAST),
    op.CALL: Row(calls.check_call, 1, MANY, CALL, op.FAST | _TAILS),
    op.VA_ARG: Row(_no_rule, 1, 1),
    op.LANDINGPAD: Row(control.check_landingpad, 0, MANY, INTS),
    # Vector Operations, Aggregate Operations
    op.EXTRACTELEMENT: Row(values.check_extractelement, 2, 2),
    op.INSERTELEMENT: Row(values.check_insertelement, 3, 3),
    op.SHUFFLEVECTOR: Row(values.check_shufflevector, 2, 2, INTS),
    op.EXTRACTVALUE: Row(values.check_extractvalue, 1, 1, INTS),
    op.INSERTVALUE: Row(values.check_insertvalue, 2, 2, INTS),
    # Memory Access and Addressing Operations
    op.ALLOCA: Row(memory.check_alloca, 0, 1, MEMORY | SOURCE, op.INALLOCA | op.SWIFTERROR),
    op.LOAD: Row(memory.check_load, 1, 1, MEMORY, _ACCESS),
    op.STORE: Row(memory.check_store, 2, 2, MEMORY, _ACCESS),
    op.GETELEMENTPTR: Row(memory.check_gep, 1, MANY, SOURCE, _ADDRESS),
    op.ATOMICRMW: Row(memory.check_atomicrmw, 2, 2, MEMORY, _ACCESS | op.ELEMENTWISE),
    op.CMPXCHG: Row(memory.check_cmpxchg, 3, 3, MEMORY, _ACCESS | op.WEAK),
    op.FENCE: Row(memory.check_fence, 0, 0, MEMORY),
    # Terminator Instructions
    op.RET: Row(control.check_ret, 0, 1),
    op.BR: Row(control.check_br, 0, 1, BLOCKS),
    op.SWITCH: Row(control.check_switch, 1, MANY, BLOCKS),
    op.UNREACHABLE: Row(_no_rule, 0, 0),
    op.INDIRECTBR: Row(control.check_indirectbr, 1, 1, BLOCKS),
    op.INVOKE: Row(calls.check_call, 1, MANY, CALL | BLOCKS, op.FAST),
    op.RESUME: Row(_no_rule, 1, 1),
    # Instructions of our own
    op.PTRCAST: Row(own.check_pointee_cast, 1, 1),
    op.PTRPATH: Row(own.check_pointee_cast, 1, 1, INTS),
    op.EXTINST: Row(own.check_instruction_number, 0, MANY, INTS),
    op.COPYMEM: Row(own.check_copymem, 3, 3, INTS, op.VOLATILE),
    op.COMPOSE: Row(own.check_compose, 0, MANY),
    op.ARRAYALLOCA: Row(own.check_array_alloca, 1, 1, MEMORY | SOURCE, op.INALLOCA | op.SWIFTERROR),
    op.ABORT: Row(own.check_abort, 1, 1),
}
LENGTHS: Final[dict[int, Length]] = {
    op.BR: Length(1, 1),
    op.COPYMEM: Length(0, 2),
    op.EXTINST: Length(0, 1),
    op.INVOKE: Length(0, 2),
    op.LANDINGPAD: Length(1, 1),
    op.PHI: Length(1, 0),
    op.PTRPATH: Length(0, 1),
    op.SWITCH: Length(1, 0),
}
"""The lengths of lists of integers or blocks, if operands determine them."""
PREDICATES: Final[dict[int, int]] = {op.ICMP: len(op.ICMP_NAMES), op.FCMP: len(op.FCMP_NAMES)}
"""The number of a comparison's predicates; no other instruction has any."""
