"""Answers the questions that code for NVIDIA's target asks about its compilation.

Input: a module as it was read, with calls of `__nvvm_reflect`, whose argument is the name of a
property (NVPTXUsage, Reflection). Output: numbers instead. Denormals are kept, and divisions and
square roots are as precise as they can be.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.symbols import behind_casts
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.values import ConstBytes, Function, GlobalVar, Inst, Value

REFLECT: Final = "__nvvm_reflect"
_ANSWERS: Final = {
    b"__CUDA_ARCH": 800,
    b"__CUDA_FTZ": 0,
    b"__CUDA_PREC_DIV": 1,
    b"__CUDA_PREC_SQRT": 1,
}
"""A property that is not known is 0, as LLVM's own pass has it."""


def run(module: Module) -> None:
    """Replace the calls of every function.

    Args:
        module: changed in place.

    Raises:
        Unsupported: the property of a call is not a constant text.
    """
    asked = module.symbols.get(REFLECT)
    if not isinstance(asked, Function) or asked.blocks:
        return
    for function in module.functions:
        changed: dict[Value, Value] = {}
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.CALL and inst.operands[-1] is asked:
                    changed[inst] = module.constants.integer(inst.type, _answer(inst))
            if changed:
                block.insts = [inst for inst in block.insts if inst not in changed]
        if changed:
            replace_uses(function, changed)
    module.functions.remove(asked)
    del module.symbols[REFLECT]


def _answer(inst: Inst) -> int:
    variable = behind_casts(inst.operands[0])
    text = variable.initializer if isinstance(variable, GlobalVar) else None
    if not isinstance(text, ConstBytes):
        raise Unsupported(f"the property of '@{REFLECT}' is not a constant text", inst.line)
    return _ANSWERS.get(text.data.rstrip(b"\0"), 0)
