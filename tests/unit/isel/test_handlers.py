"""The index of handlers: every opcode has a row, or is an error that names it."""

import pytest

from spvbackend.diagnostics import InternalError
from spvbackend.isel.table import HANDLERS
from spvbackend.llvmir import opcodes as op
from spvbackend.options import Options
from spvbackend.pipeline import passes_of
from spvbackend.translation.context import Context

SOURCE = """
define spir_kernel void @k() {
  ret void
}
"""
# What earlier passes refuse or take away.
ABSENT = {
    op.CALLBR,
    op.CATCHPAD,
    op.CATCHRET,
    op.CATCHSWITCH,
    op.CLEANUPPAD,
    op.CLEANUPRET,
    op.INDIRECTBR,
    op.INVOKE,
    op.LANDINGPAD,
    op.RESUME,
    op.VA_ARG,
}


def test_what_has_no_handler() -> None:
    refuse = HANDLERS[op.RESUME]
    assert {opcode for opcode in op.OPCODE_NAMES if HANDLERS[opcode] == refuse} == ABSENT


def test_an_opcode_without_a_handler_is_named() -> None:
    ctx = Context(SOURCE, Options("spirv64"), None)
    for step in passes_of(ctx):
        step.run(ctx)
    inst = ctx.module.functions[0].blocks[0].insts[0]
    inst.opcode = op.RESUME
    with pytest.raises(InternalError, match="'resume' has no handler"):
        HANDLERS[inst.opcode](ctx.selector, inst)


@pytest.mark.parametrize("opcodes", [(), (op.ADD,), (op.ADD, max(op.OPCODE_NAMES))])
def test_tables_by_opcode_have_a_place_for_each(opcodes: tuple[int, ...]) -> None:
    table = op.are_among(opcodes)
    assert {opcode for opcode in op.OPCODE_NAMES if table[opcode]} == set(opcodes)
    assert len(table) == max(op.OPCODE_NAMES) + 1
