"""Inline assembly: OpAsmINTEL for each text, and a call of it.

Input: a call of `asm`. Output: LLVM's text with its constraints and the types of this call. Only
the consumer knows the assembly's language; the named target is the module's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Unsupported, option
from spvbackend.llvmir.types import POINTER
from spvbackend.llvmir.values import InlineAsm, Inst
from spvbackend.mir.inst import string_words
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpAsmCallINTEL, OpAsmINTEL, OpAsmTargetINTEL
from spvbackend.target.features import INLINE_ASSEMBLY
from spvbackend.target.limits import MAX_WORDS

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_SIDE_EFFECT: Final = "sideeffect"
_HEAD: Final = 5
"""The words of OpAsmINTEL before its texts."""


def select_assembly(sel: Selector, inst: Inst, asm: InlineAsm) -> None:
    """Select a call of inline assembly.

    Raises:
        Unsupported: the extension is not allowed, or the assembly cannot be expressed.
    """
    if not sel.use(INLINE_ASSEMBLY):
        name = INLINE_ASSEMBLY.extension
        message = f"inline assembly has no translation without {name}"
        raise Unsupported(message, hint=f"pass {option('extension', name)}")
    if inst.type.kind == POINTER:
        raise Unsupported("inline assembly that gives a pointer has no translation")
    texts = [*string_words(asm.template), *string_words(asm.constraints)]
    if _HEAD + len(texts) > MAX_WORDS:
        raise Unsupported("inline assembly is longer than an instruction of SPIR-V")
    cache = sel.cache
    # Take the types of the arguments, whose pointers have inferred pointees.
    ret = sel.lowering.value_type(inst)
    arguments = inst.operands[:-1]
    types = [sel.lowering.value_type(argument) for argument in arguments]
    triple = sel.module.triple or f"spirv{sel.environment.address_bits}-unknown-unknown"
    target = cache.intern(OpAsmTargetINTEL, 0, tuple(string_words(triple)))
    words = (cache.function_type(ret, types), target, *texts)
    assembly = cache.intern(OpAsmINTEL, ret, words)
    if _SIDE_EFFECT in asm.flags:
        cache.decorate(assembly, spv.DecorationSideEffectsINTEL)
    operands = [assembly, *sel.ids(arguments)]
    if inst.type is sel.types.void:
        sel.emit(OpAsmCallINTEL, ret, operands)
    else:
        sel.define(inst, OpAsmCallINTEL, operands)
