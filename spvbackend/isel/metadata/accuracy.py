"""Arithmetic with a stated rounding or accuracy, and the decoration that expresses it.

Input: calls of `llvm.experimental.constrained.*` and `llvm.fpbuiltin.*` that earlier passes left
because they ask for more than the plain operation. Output: the operation, decorated.
"""

from __future__ import annotations

import re
import struct
from typing import TYPE_CHECKING, Final

from spvbackend.builtins.intrinsics import ROUNDED, base_name, rounding_mode
from spvbackend.builtins.refusals import untranslated
from spvbackend.diagnostics import CompileError, Unsupported, option
from spvbackend.isel.arith import decorate_later
from spvbackend.llvmir.types import FLOAT, INT, type_text
from spvbackend.llvmir.values import Function, Inst, MetadataValue
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpFAdd, OpFDiv, OpFMul, OpFRem, OpFSub
from spvbackend.spirv.opencl_std import OPENCL_STD
from spvbackend.target.features import FP_MAX_ERROR, ROUNDED_DIVIDE

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

# The formats of IEEE 754; bfloat16 is not one.
_FORMATS: Final = frozenset(("double", "float", "half"))
_MODES: Final = {
    "downward": spv.FPRoundingModeRTN,
    "tonearest": spv.FPRoundingModeRTE,
    "towardzero": spv.FPRoundingModeRTZ,
    "upward": spv.FPRoundingModeRTP,
}
_DIVIDE: Final = "llvm.experimental.constrained.fdiv"
BUILTINS: Final = "llvm.fpbuiltin."
_OPCODES: Final[dict[str, int]] = {
    "fadd": OpFAdd, "fdiv": OpFDiv, "fmul": OpFMul, "frem": OpFRem, "fsub": OpFSub,
}  # fmt: skip
_FUNCTIONS: Final[dict[str, int]] = {
    name: OPENCL_STD[name]
    for name in ("acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cos", "cosh", "erf",
                 "erfc", "exp", "exp10", "exp2", "expm1", "hypot", "ldexp", "log", "log10", "log1p",
                 "log2", "pow", "rsqrt", "sin", "sinh", "sqrt", "tan", "tanh")
}  # fmt: skip
_OF_TWO: Final = frozenset((*_OPCODES, "atan2", "hypot", "ldexp", "pow"))
_MAX_ERROR: Final = "fpbuiltin-max-error"
_NUMBER: Final = re.compile(r"\d{1,30}(?:\.\d{0,30})?(?:[eE][-+]?\d{1,2})?")


def select_rounded(sel: Selector, inst: Inst, callee: Function) -> bool:
    """Select a division or square root with a stated rounding; return whether it is one."""
    if base_name(callee.name) not in ROUNDED:
        return False
    notes = [value for value in inst.operands[:-1] if isinstance(value, MetadataValue)]
    mode = _MODES.get(rounding_mode([f"metadata {note.text}" for note in notes]))
    if mode is None or type_text(inst.type.scalar()) not in _FORMATS:
        raise untranslated(callee.name)
    if not sel.use(ROUNDED_DIVIDE):
        name = ROUNDED_DIVIDE.extension
        message = f"'{callee.name}' with a directed rounding needs {name}"
        raise Unsupported(message, hint=f"pass {option('extension', name)}")
    sel.cache.require(ROUNDED_DIVIDE.capability)
    operands = [value for value in inst.operands[:-1] if not isinstance(value, MetadataValue)]
    ids = sel.ids(operands)
    if base_name(callee.name) == _DIVIDE:
        result = sel.define(inst, OpFDiv, ids)
        sel.flavour.decorate_fast_math(sel, result, inst.flags)
    else:
        result = sel.define_ext(inst, OPENCL_STD["sqrt"], ids)
        decorate_later(sel, result, inst.flags)
    sel.cache.decorate(result, spv.DecorationFPRoundingMode, mode)
    return True


def select_fp_builtin(sel: Selector, inst: Inst, callee: Function) -> bool:
    """Select fpbuiltin.*: an operation with a maximum error.

    Returns:
        Whether name and types are those of such an operation.

    Raises:
        CompileError: the maximum error is not a number.
        Unsupported: the maximum error needs an extension that is not allowed.
    """
    name, _, _ = callee.name.removeprefix(BUILTINS).partition(".")
    if not callee.name.startswith(BUILTINS) or (name not in _OPCODES and name not in _FUNCTIONS):
        return False
    if not _is_typed(name, inst):
        return False
    word = _max_error(sel, inst, callee.name)
    ids = sel.ids(inst.operands[:-1])
    if name in _OPCODES:
        result = sel.define(inst, _OPCODES[name], ids)
        sel.flavour.decorate_fast_math(sel, result, inst.flags)
    else:
        result = sel.define_ext(inst, _FUNCTIONS[name], ids)
        decorate_later(sel, result, inst.flags)
    if word is not None:
        sel.cache.decorate(result, spv.DecorationFPMaxErrorDecorationINTEL, word)
    return True


def _is_typed(name: str, inst: Inst) -> bool:
    """Whether a call has the operation's types; LLVM's verifier does not check them."""
    operands = inst.operands[:-1]
    if len(operands) != 1 + (name in _OF_TWO) or inst.type.scalar().kind != FLOAT:
        return False
    if name == "ldexp":
        exponent = operands.pop().type
        is_int = exponent.scalar().kind == INT and exponent.scalar().bits == 32
        if not is_int or exponent.lanes() != inst.type.lanes():
            return False
    return all(operand.type is inst.type for operand in operands)


def _max_error(sel: Selector, inst: Inst, name: str) -> int | None:
    """Return the bits of the maximum error in ULPs, or None if none is stated."""
    text = ""
    for number in inst.call_info.attr_groups:
        text = sel.module.attr_groups.get(number, {}).get(_MAX_ERROR, text)
    if not text:
        return None
    if _NUMBER.fullmatch(text) is None:
        raise CompileError(f"attribute '{_MAX_ERROR}' must be a number of a float, found '{text}'")
    if not sel.use(FP_MAX_ERROR):
        extension = FP_MAX_ERROR.extension
        hint = f"pass {option('extension', extension)}"
        raise Unsupported(f"'{name}' with a greatest error needs {extension}", hint=hint)
    try:
        return int.from_bytes(struct.pack("<f", float(text)), "little")
    except OverflowError:
        message = f"attribute '{_MAX_ERROR}' must be a number of a float, found '{text}'"
        raise CompileError(message) from None
