"""Functions that LLVM has left are inlined by copies that have nothing in common."""

from spvbackend.builtins.lookup import Builtins
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.shader import inlining

CALLED_TWICE = """\
define internal i32 @held(i32 %a) {
  %slot = alloca i32, align 4
  store i32 %a, ptr %slot, align 4
  %r = load i32, ptr %slot, align 4
  ret i32 %r
}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %r = call i32 @held(i32 %a)
  %s = call i32 @held(i32 %r)
  store i32 %s, ptr addrspace(1) %p, align 4
  ret void
}
"""


def test_copies_of_variables_have_operands_of_their_own() -> None:
    module = parse_module(CALLED_TWICE)
    inlining.run(module, Builtins())
    (kernel,) = [one for one in module.functions if one.blocks]
    insts = [inst for block in kernel.blocks for inst in block.insts]
    assert [inst.opcode for inst in insts].count(op.ALLOCA) == 2
    assert len({id(inst.operands) for inst in insts}) == len(insts)
