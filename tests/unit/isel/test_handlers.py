"""The index of handlers: every opcode has a row, or is an error that names it."""

import pytest

from spvbackend.diagnostics import InternalError
from spvbackend.isel.flavour import Flavour, flavour_of
from spvbackend.llvmir import opcodes as op
from spvbackend.options import Options
from spvbackend.pipeline import passes_of
from spvbackend.target.environment import OPENCL
from spvbackend.translation.context import Context
from spvbackend.translation.passes import ALL

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


@pytest.mark.parametrize("name", sorted(ALL))
def test_what_has_no_handler(name: str) -> None:
    handlers = flavour_of(name).handlers
    refuse = handlers[op.RESUME]
    assert {opcode for opcode in op.OPCODE_NAMES if handlers[opcode] == refuse} == ABSENT


@pytest.mark.parametrize("name", sorted(ALL - {OPENCL}))
def test_a_flavour_stands_over_questions_that_are_there(name: str) -> None:
    own = {each for each in vars(type(flavour_of(name))) if not each.startswith("__")}
    assert own
    assert own <= set(vars(Flavour))


def test_an_opcode_without_a_handler_is_named() -> None:
    ctx = Context(SOURCE, Options("spirv64"), None)
    for step in passes_of(ctx):
        step.run(ctx)
    inst = ctx.module.functions[0].blocks[0].insts[0]
    inst.opcode = op.RESUME
    with pytest.raises(InternalError, match="'resume' has no handler"):
        ctx.selector.flavour.handlers[inst.opcode](ctx.selector, inst)


@pytest.mark.parametrize("opcodes", [(), (op.ADD,), (op.ADD, max(op.OPCODE_NAMES))])
def test_tables_by_opcode_have_a_place_for_each(opcodes: tuple[int, ...]) -> None:
    table = op.are_among(opcodes)
    assert {opcode for opcode in op.OPCODE_NAMES if table[opcode]} == set(opcodes)
    assert len(table) == max(op.OPCODE_NAMES) + 1
