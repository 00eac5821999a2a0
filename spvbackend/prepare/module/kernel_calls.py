"""Kernels that are called: an entry point may not be the target of a call (2.16.1).

Input: a cleaned module. Output: the body of such a kernel is an internal function that callers and
kernel share; the kernel itself only calls it.
"""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.values import Argument, Block, CallInfo, Function, Inst, Value


def run(module: Module) -> None:
    """Split each kernel that something calls."""
    called: dict[Function, Function] = {}
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.CALL:
                    callee = inst.callee
                    if isinstance(callee, Function) and callee.is_kernel and callee.blocks:
                        if callee not in called:
                            called[callee] = _body_of(callee)
                        inst.operands[-1] = called[callee]
    # After the sweep: a body takes over the blocks of its kernel, whose own calls have been
    # redirected by then, those of the kernel to itself included.
    for kernel, body in called.items():
        _wrap(module, kernel, body)


def _body_of(kernel: Function) -> Function:
    body = Function(kernel.type, f"{kernel.name}.body", kernel.value_type, kernel.line)
    body.linkage = "internal"
    # No calling convention of kernels and no linkage: neither an entry point nor an export. Its
    # name in the output is for readers alone.
    body.fn_attrs = kernel.fn_attrs
    return body


def _wrap(module: Module, kernel: Function, body: Function) -> None:
    # The body takes the arguments and blocks as they are, so that no use has to be replaced; the
    # kernel, of one block, gets new arguments.
    body.args, body.blocks, body.names = kernel.args, kernel.blocks, kernel.names
    kernel.args = [Argument(a.type, a.name, a.index, a.attrs) for a in body.args]
    kernel.names = {}
    block = Block(module.types.label, "entry", kernel.line)
    # Blocks know their index since they were put in order, and this one comes later.
    block.index = 0
    operands: list[Value] = [*kernel.args, body]
    call = Inst(op.CALL, module.types.void, operands, kernel.line)
    call.call = CallInfo(kernel.value_type)
    call.call.arg_attrs = [arg.attrs for arg in kernel.args]
    block.insts = [call, Inst(op.RET, module.types.void, [], kernel.line)]
    for inst in block.insts:
        inst.parent = block
    kernel.blocks = [block]
    module.add_function(body)
