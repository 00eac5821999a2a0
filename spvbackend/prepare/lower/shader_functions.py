"""Declared functions for which a shader uses templates.

Only a translation for shaders imports this, and it imports the templates only when one is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from spvbackend.builtins.intrinsics import DROPPED, base_name
from spvbackend.builtins.lookup import Builtins, Resolved, opcode_of
from spvbackend.builtins.params import is_signed
from spvbackend.builtins.rows import CONVERT, CONVERT_OP, CORE_OP, EXT_INST
from spvbackend.llvmir.types import FLOAT
from spvbackend.llvmir.values import Function
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD_NAMES

if TYPE_CHECKING:
    from spvbackend.prepare.templates.shaders.index import Exact

_RENAMED: Final = {"llvm.powi": "pown"}
"""Intrinsics that have another name in OpenCL.std."""
_INSTRUCTIONS: Final = {
    op.OpBitFieldInsert: "bitfield_insert",
    op.OpBitFieldSExtract: "bitfield_extract_signed",
    op.OpBitFieldUExtract: "bitfield_extract_unsigned",
    op.OpConvertBF16ToFINTEL: "float_of_bfloat",
    op.OpConvertFToBF16INTEL: "bfloat_of_float",
    op.OpRoundFToTF32INTEL: "tensor_float_of_float",
}
"""Instructions that Vulkan lacks, or has only for 32 bits."""
_KINDS: Final = {op.OpConvertSToF: "s", op.OpConvertUToF: "u"}
_MODES: Final = {
    spv.FPRoundingModeRTN: "rtn",
    spv.FPRoundingModeRTP: "rtp",
    spv.FPRoundingModeRTZ: "rtz",
}
"""Intrinsics that a shader has no instruction for."""


class ShaderFunction(NamedTuple):
    """A function by its name in OpenCL.std, and its template."""

    name: str
    exact: Exact


def shader_function(function: Function, builtins: Builtins) -> ShaderFunction | None:
    """Return the template of a declared function, None for one without a template."""
    if function.blocks:
        return None
    name = _name(function, builtins)
    if not name:
        return None
    from spvbackend.prepare.templates.shaders.index import EXACT

    exact = EXACT.get(name)
    return None if exact is None else ShaderFunction(name, exact)


def _name(function: Function, builtins: Builtins) -> str:
    if function.name.startswith("llvm."):
        base = base_name(function.name)
        return "" if base in DROPPED else _RENAMED.get(base) or base.removeprefix("llvm.")
    resolved = builtins.lookup(function.name)
    return "" if resolved is None else _standard_name(function, resolved)


def _standard_name(function: Function, resolved: Resolved) -> str:
    """Return the name in the table of templates, "" for a function that cannot be there.

    OpenCL.std's name tells signed from unsigned integers.
    """
    if resolved.row.shape in (CONVERT, CONVERT_OP):
        return _conversion(function, resolved)
    if resolved.row.shape == CORE_OP:
        return _INSTRUCTIONS.get(resolved.row.opcode, "")
    if resolved.row.shape != EXT_INST:
        return ""
    params = function.value_type.elems
    floating = bool(params) and params[0].scalar().kind == FLOAT
    return OPENCL_STD_NAMES.get(opcode_of(resolved, floating), "")


def _conversion(function: Function, resolved: Resolved) -> str:
    """Return the name in the table of templates for a conversion to a float, "" for others."""
    mode = _MODES.get(resolved.rounding)
    if mode is None or function.ret_type.scalar().kind != FLOAT:
        return ""
    if resolved.row.shape == CONVERT_OP:
        return f"{_KINDS.get(resolved.row.opcode, 'f')}_convert_{mode}"
    params = function.value_type.elems
    if params and params[0].scalar().kind == FLOAT:
        return f"f_convert_{mode}"
    # A name that is not mangled takes signed integers.
    is_signed_one = not resolved.params or is_signed(resolved.params[0])
    return f"{'s' if is_signed_one else 'u'}_convert_{mode}"
