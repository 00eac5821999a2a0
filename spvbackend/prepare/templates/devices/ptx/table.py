"""Index of the PTX instructions with a translation, and the expansion of an `asm`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from spvbackend.prepare.templates.devices.ptx import arithmetic, bits, groups, memory
from spvbackend.prepare.templates.devices.ptx.body import Body
from spvbackend.prepare.templates.devices.ptx.syntax import Register, Statement, parse_ptx
from spvbackend.prepare.templates.text import Request


class Row(NamedTuple):
    """An instruction.

    `write` appends it to a body; `has_effect` says that it does more than to set registers, so
    that a predicate needs a branch.
    """

    write: Callable[[Body, Statement], None]
    has_effect: bool = False


INSTRUCTIONS: Final[dict[str, Row]] = {
    **dict.fromkeys(("abs", "brev", "clz", "cnot", "neg", "not", "popc"),
                    Row(arithmetic.write_unary)),
    **dict.fromkeys(
        ("add", "addc", "and", "div", "max", "min", "mul", "or", "rem", "sub", "subc", "xor"),
        Row(arithmetic.write_binary),
    ),
    **dict.fromkeys(("cos", "ex2", "lg2", "rcp", "rsqrt", "sin", "sqrt"),
                    Row(arithmetic.write_intrinsic)),
    **dict.fromkeys(("fma", "mad", "madc"), Row(arithmetic.write_fused)),
    **dict.fromkeys(("shl", "shr"), Row(arithmetic.write_shift)),
    **dict.fromkeys(("bfe", "bfi"), Row(bits.write_field)),
    "bfind": Row(bits.write_search),
    **dict.fromkeys(("bmsk", "szext"), Row(bits.write_mask)),
    "copysign": Row(bits.write_sign),
    **dict.fromkeys(("dp2a", "dp4a"), Row(bits.write_dot)),
    "fns": Row(bits.write_nth),
    **dict.fromkeys(("mad24", "mul24"), Row(bits.write_short_product)),
    "sad": Row(bits.write_difference),
    "shf": Row(bits.write_funnel),
    "slct": Row(bits.write_choice),
    "testp": Row(bits.write_class),
    "cvt": Row(arithmetic.write_conversion),
    "lop3": Row(arithmetic.write_logic),
    "mov": Row(arithmetic.write_move),
    "prmt": Row(arithmetic.write_permutation),
    "selp": Row(arithmetic.write_select),
    "set": Row(arithmetic.write_set),
    "setp": Row(arithmetic.write_predicate),
    "tanh": Row(arithmetic.write_tanh),
    **dict.fromkeys(("applypriority", "createpolicy", "discard", "nanosleep", "prefetch",
                     "prefetchu", "pmevent"), Row(groups.write_nothing)),
    **dict.fromkeys(("atom", "red"), Row(memory.write_atomic, has_effect=True)),
    **dict.fromkeys(("bar", "barrier"), Row(groups.write_barrier, has_effect=True)),
    "activemask": Row(groups.write_active, has_effect=True),
    **dict.fromkeys(("brkpt", "trap"), Row(groups.write_trap, has_effect=True)),
    "elect": Row(groups.write_election, has_effect=True),
    "isspacep": Row(groups.write_place),
    "match": Row(groups.write_match, has_effect=True),
    "cp": Row(memory.write_copy, has_effect=True),
    "cvta": Row(groups.write_cast),
    **dict.fromkeys(("fence", "membar"), Row(groups.write_fence, has_effect=True)),
    "ldmatrix": Row(groups.write_matrices, has_effect=True),
    **dict.fromkeys(("ld", "ldu"), Row(memory.write_load, has_effect=True)),
    "mma": Row(groups.write_product, has_effect=True),
    "redux": Row(groups.write_reduction, has_effect=True),
    "shfl": Row(groups.write_shuffle, has_effect=True),
    "st": Row(memory.write_store, has_effect=True),
    "vote": Row(groups.write_vote, has_effect=True),
}  # fmt: skip
"""By name; discarding memory leaves it undefined, so that doing nothing is right."""


def expand_ptx(
    request: Request, template: str, constraints: str, short_addresses: bool = True
) -> str:
    """Return the body of a function that does what an `asm` does.

    Args:
        request: the types of the result and of the arguments.
        template: the PTX.
        constraints: those of the `asm`.
        short_addresses: whether 32 bits hold an address in shared memory.

    Raises:
        Unsupported: an instruction has no translation.
    """
    body = Body(request, constraints, short_addresses)
    for statement in parse_ptx(template):
        row = INSTRUCTIONS.get(statement.name)
        if row is None:
            raise statement.refusal()
        condition = body.guard_of(statement)
        plain = statement._replace(guard="")
        if not condition:
            row.write(body, plain)
        elif row.has_effect:
            old = dict(body.registers)
            before, end = body.start_guarded(condition)
            row.write(body, plain)
            body.end_guarded(before, end, old)
        else:
            _write_selected(body, row, plain, condition)
    return body.text()


def _write_selected(body: Body, row: Row, statement: Statement, condition: str) -> None:
    """Write a statement without effects; where the guard is off, a register keeps its value."""
    old, carry = dict(body.registers), body.carry
    row.write(body, statement)
    if body.carry != carry:
        body.carry = body.writer.let(f"select i1 {condition}, i1 {body.carry}, i1 {carry}")
    for name, (known, value) in old.items():
        text, new = body.registers[name]
        if (text, new) == (known, value):
            continue
        kept = body.cast(known, value, text)
        chosen = body.writer.let(f"select i1 {condition}, {text} {new}, {text} {kept}")
        body.write(Register(name), text, chosen)


_ORDERING: Final = frozenset(("atom", "bar", "barrier", "fence", "membar", "red"))


@lru_cache(maxsize=1024)
def writes_global(template: str) -> bool:
    """Whether PTX may write to global memory, or order accesses to it."""
    for statement in parse_ptx(template):
        is_elsewhere = statement.name == "st" and {"shared", "shared::cta"} & {*statement.modifiers}
        if statement.name not in INSTRUCTIONS or statement.name in _ORDERING:
            return True
        if statement.name == "st" and not is_elsewhere:
            return True
    return False
