"""Kernels that are called: an entry point may not be the target of a call (2.16.1).

Input: a cleaned module. Output: the body of such a kernel is an internal function that callers and
kernel share; the kernel itself only calls it.
"""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import fill_block
from spvbackend.llvmir.values import Function, Inst
from spvbackend.prepare.module.bodies import body_of, move_body


def run(module: Module) -> None:
    """Split each kernel that is called."""
    if not any(function.is_kernel and function in module.called for function in module.functions):
        return
    called: dict[Function, Function] = {}
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.CALL:
                    callee = inst.callee
                    if isinstance(callee, Function) and callee.is_kernel and callee.blocks:
                        if callee not in called:
                            called[callee] = body_of(module, callee)
                        inst.operands[-1] = called[callee]
    # After the sweep: a body takes over the blocks of its kernel, whose own calls have been
    # redirected by then, those of the kernel to itself included.
    for kernel, body in called.items():
        block, call = move_body(module, kernel, body)
        fill_block(block, [call, Inst(op.RET, module.types.void, [], kernel.line)])
