"""Answers the questions that code for NVIDIA's target asks about its compilation and its launch.

Input: a module as it was read, with calls of `__nvvm_reflect`, whose argument is the name of a
property (NVPTXUsage, Reflection), and reads of the register that has the size of dynamic local
memory. Output: numbers instead. Denormals are kept, and divisions and square roots are as precise
as they can be.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.symbols import behind_casts
from spvbackend.diagnostics import Unsupported, option
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.values import ConstBytes, Function, GlobalVar, Inst, Value

REFLECT: Final = "__nvvm_reflect"
DYNAMIC_SIZE: Final = "llvm.nvvm.read.ptx.sreg.dynamic.smem.size"
_ANSWERS: Final = {
    b"__CUDA_ARCH": 800,
    b"__CUDA_FTZ": 0,
    b"__CUDA_PREC_DIV": 1,
    b"__CUDA_PREC_SQRT": 1,
}
"""A property that is not known is 0, as LLVM's own pass has it."""


def run(module: Module, dynamic_bytes: int | None) -> None:
    """Replace the calls of every function.

    Args:
        module: changed in place.
        dynamic_bytes: the bytes of dynamic local memory, None where they are unknown.

    Raises:
        Unsupported: the property of a call is not a constant text, or the size is unknown.
    """
    for name in (REFLECT, DYNAMIC_SIZE):
        asked = module.symbols.get(name)
        if isinstance(asked, Function) and not asked.blocks:
            _replace(module, asked, dynamic_bytes)


def _replace(module: Module, asked: Function, dynamic_bytes: int | None) -> None:
    for function in module.functions:
        changed: dict[Value, Value] = {}
        for block in function.blocks:
            for inst in block.insts:
                if inst.opcode == op.CALL and inst.operands[-1] is asked:
                    number = _answer(inst, asked.name, dynamic_bytes)
                    changed[inst] = module.constants.integer(inst.type, number)
            if changed:
                block.insts = [inst for inst in block.insts if inst not in changed]
        if changed:
            replace_uses(function, changed)
    module.functions.remove(asked)
    del module.symbols[asked.name]


def _answer(inst: Inst, name: str, dynamic_bytes: int | None) -> int:
    if name == DYNAMIC_SIZE:
        if dynamic_bytes is None:
            raise Unsupported(
                "the kernel asks for the size of local memory, which the launch sets",
                inst.line,
                f"pass {option('dynamic-local-memory', 'BYTES')}",
            )
        return dynamic_bytes
    variable = behind_casts(inst.operands[0])
    text = variable.initializer if isinstance(variable, GlobalVar) else None
    if not isinstance(text, ConstBytes):
        raise Unsupported(f"the property of '@{REFLECT}' is not a constant text", inst.line)
    return _ANSWERS.get(text.data.rstrip(b"\0"), 0)
