"""Which functions that a module declares a shader gets by templates.

Only a translation for shaders imports this.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.builtins.lookup import Builtins, Resolved, opcode_of
from spvbackend.builtins.params import is_float, is_signed
from spvbackend.builtins.rows import CONVERT, EXT_INST
from spvbackend.llvmir.types import FLOAT
from spvbackend.llvmir.values import Function
from spvbackend.prepare.templates.names import base_name
from spvbackend.prepare.templates.shaders.index import EXACT, Exact
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opencl_std import OPENCL_STD_NAMES

_RENAMED: Final = {"llvm.powi": "pown"}
"""Intrinsics that OpenCL.std calls otherwise."""
_MODES: Final = {
    spv.FPRoundingModeRTN: "rtn",
    spv.FPRoundingModeRTP: "rtp",
    spv.FPRoundingModeRTZ: "rtz",
}
"""Those that a shader does not have by itself."""


class ShaderFunction(NamedTuple):
    """A function by the name of OpenCL.std, and what computes it."""

    name: str
    exact: Exact


def shader_function(function: Function, builtins: Builtins) -> ShaderFunction | None:
    """The template of a declared function, None for one that has none."""
    if function.blocks:
        return None
    if function.name.startswith("llvm."):
        base = base_name(function.name)
        name = _RENAMED.get(base) or base.removeprefix("llvm.")
    else:
        resolved = builtins.lookup(function.name)
        name = "" if resolved is None else _standard_name(function, resolved)
    exact = EXACT.get(name)
    return None if exact is None else ShaderFunction(name, exact)


def _standard_name(function: Function, resolved: Resolved) -> str:
    """The name of OpenCL.std, "" where it has none; it tells signed from unsigned integers."""
    if resolved.row.shape == CONVERT:
        return _conversion(resolved)
    if resolved.row.shape != EXT_INST:
        return ""
    params = function.value_type.elems
    floating = bool(params) and params[0].scalar().kind == FLOAT
    return OPENCL_STD_NAMES.get(opcode_of(resolved, floating), "")


def _conversion(resolved: Resolved) -> str:
    """The name that the table of templates has for a conversion to a float, "" for others."""
    if resolved.target is None or not is_float(resolved.target) or not resolved.params:
        return ""
    (source,) = resolved.params
    mode = _MODES.get(resolved.rounding)
    kind = "f" if is_float(source) else "s" if is_signed(source) else "u"
    return "" if mode is None else f"{kind}_convert_{mode}"
