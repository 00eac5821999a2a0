"""Parameters of kernels that are an i1: a launch gives a byte.

The OpenCL SPIR-V environment specification has no OpTypeBool among the types of kernel arguments,
since its size is open: Mesa 26.1 takes four bytes, other drivers one, as C's bool has.

Input: a module in which no kernel is called. Output: no kernel has a parameter of type i1.
"""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.values import Argument, Function, Value


def run(module: Module) -> None:
    """Widen the parameters.

    Args:
        module: changed in place.
    """
    for function in module.functions:
        if function.is_kernel and function.blocks:
            _widen(module, function)


def _widen(module: Module, kernel: Function) -> None:
    """Replace each i1 of a kernel by a byte that is compared with zero."""
    types, entry = module.types, kernel.blocks[0]
    builder = Builder(module, entry)
    builder.line = kernel.line
    changed: dict[Value, Value] = {}
    for place, arg in enumerate(kernel.args):
        if arg.type is types.i1:
            byte = Argument(types.i8, arg.name, place, arg.attrs)
            kernel.args[place] = byte
            changed[arg] = builder.compare(op.NE, byte, builder.integer(types.i8, 0))
    if not changed:
        return
    entry.insts = builder.out + entry.insts
    old = kernel.value_type
    params = tuple([arg.type for arg in kernel.args])
    kernel.value_type = types.function(old.element, params, old.flag)
    replace_uses(kernel, changed)
