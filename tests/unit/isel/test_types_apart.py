"""Types that inference decided: in their instructions, or apart where somebody looks at them."""

import pytest

from spvbackend.mir.inst import ASSIGN_TYPE
from spvbackend.options import Options
from spvbackend.pipeline import passes_of
from spvbackend.translation.context import Context

MODULE = """
define spir_kernel void @k(ptr addrspace(1) %p, i64 %n) {
  %q = getelementptr float, ptr addrspace(1) %p, i64 %n
  store float 0.0, ptr addrspace(1) %q
  ret void
}
"""


def opcodes_after(name: str, options: Options) -> list[int]:
    ctx = Context(MODULE, options, None)
    for step in passes_of(ctx):
        step.run(ctx)
        if step.name == name:
            break
    blocks = [block for function in ctx.machine.functions for block in function.blocks]
    return [inst.opcode for block in blocks for inst in block.insts]


def looking() -> list[Options]:
    dumping, verifying = Options("spirv64"), Options("spirv64")
    dumping.print_after_all = True
    verifying.verify = True
    return [dumping, verifying]


@pytest.mark.parametrize("options", looking(), ids=["dumps", "verifier"])
def test_types_stand_apart_until_they_are_assigned(options: Options) -> None:
    assert ASSIGN_TYPE in opcodes_after("select", options)
    assert ASSIGN_TYPE not in opcodes_after("assign-types", options)


def test_types_are_in_their_instructions_where_nobody_looks() -> None:
    options = Options("spirv64")
    selected = opcodes_after("select", options)
    assert ASSIGN_TYPE not in selected
    assert selected == opcodes_after("assign-types", looking()[0])
