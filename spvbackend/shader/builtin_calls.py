"""Refuses calls of builtins that no pass for shaders could take apart.

Input: calls of declared functions, with any types at all. Output: calls with as many arguments as
the builtin takes, each of the kind that the name spells, and results that fit these.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.lookup import Builtins, Resolved, count_error
from spvbackend.builtins.params import KIND_TEXT, POINTER, Param, is_float
from spvbackend.builtins.prefixes import PREFIX
from spvbackend.builtins.rows import (
    ANY_ALL,
    AS_TYPE,
    BOOL_RESULT,
    CONVERT,
    CORE_OP,
    DOT,
    EXT_INST,
    VLOAD,
)
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir import types as kinds
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Inst, Value
from spvbackend.shader.calls import resolve
from spvbackend.spirv import opcodes as spirv

_NUMBERS: Final = (kinds.FLOAT, kinds.INT)
_FLOATS: Final = frozenset(("double", "float", "half"))
_BFLOATS: Final[dict[str, str]] = {"DF16b": "bfloat"}
_SAME: Final = frozenset(
    (spirv.OpBitFieldInsert, spirv.OpBitFieldSExtract, spirv.OpBitFieldUExtract, spirv.OpBitReverse)
)
"""Instructions whose result has the type of their operands, with other bits."""
_LENGTHS: Final = frozenset(("distance", "fast_distance", "fast_length", "length"))
_OTHER_KINDS: Final[dict[str, int]] = {
    "ilogb": kinds.INT,
    "nan": kinds.FLOAT,
    "upsample": kinds.INT,
}
"""Functions whose result differs in kind from their operands, by that kind."""
_SHUFFLES: Final = frozenset(("shuffle", "shuffle2"))
_PREFETCH: Final = "prefetch"


def run(module: Module, builtins: Builtins) -> None:
    """Note an error for each function that has a call of other types."""
    right: set[tuple[Value, Type, bool]] = set()
    for function in module.functions:
        calls = [
            inst for block in function.blocks for inst in block.insts if inst.opcode == op.CALL
        ]
        for inst in calls:
            # Most calls repeat an earlier one.
            call = (inst.operands[-1], inst.call_info.fn_type, _has_hidden(inst))
            if call in right:
                continue
            resolved = resolve(inst, builtins)
            what = "" if resolved is None else _error(inst, resolved)
            if resolved is not None and what:
                # The row of conversions has only the prefix of their names.
                is_conversion = resolved.row.shape == CONVERT
                name = inst.callee.name if is_conversion else resolved.row.name
                error = Unsupported(f"builtin '{name}': {what}", inst.line)
                module.refuse(function, error)
                break
            right.add(call)


def _has_hidden(inst: Inst) -> bool:
    """Whether the first argument is a pointer to the result."""
    attributes = inst.call_info.arg_attrs
    return bool(attributes) and "sret" in attributes[0]


def _error(inst: Inst, resolved: Resolved) -> str:
    """Return what is wrong with a call, "" for nothing."""
    hidden = _has_hidden(inst)
    types = [arg.type for arg in inst.operands[hidden:-1]]
    wrong = count_error(resolved.row, len(types))
    # Frontends mangle SPIR-V's own names in various ways; the rules of the instruction decide.
    if wrong or resolved.row.name.startswith(PREFIX) or len(resolved.params) != len(types):
        return wrong
    given: dict[Param, Type] = {}
    for type, param in zip(types, resolved.params, strict=True):
        is_other = param.kind in KIND_TEXT and given.setdefault(param, type) is not type
        if is_other or not _suits(type, param):
            return f"does not take type '{type}'"
    if types and not hidden and not _gives(inst.type, resolved, types):
        return f"does not return type '{inst.type}'"
    return ""


def _suits(type: Type, param: Param) -> bool:
    """Whether a parameter may be of a type; the instruction checks the width."""
    if param.kind == POINTER:
        return type.kind == kinds.POINTER
    if param.kind not in KIND_TEXT:
        return True
    scalar = type.scalar()
    if is_float(param):
        known = scalar.name in _FLOATS or scalar.name == _BFLOATS.get(param.kind)
        return scalar.kind == kinds.FLOAT and known and _has_lanes(type, param.lanes)
    return scalar.kind == kinds.INT and _has_lanes(type, param.lanes)


def _has_lanes(type: Type, count: int) -> bool:
    """Whether a type is a scalar, for one lane, or a vector of that many; <1 x T> is neither."""
    return type.lanes() == count and (type.kind == kinds.VECTOR) == (count > 1)


def _gives(type: Type, resolved: Resolved, types: list[Type]) -> bool:
    """Whether the builtin has a result of this type for its arguments."""
    row, scalar = resolved.row, type.scalar()
    lanes = max(one.lanes() for one in types)
    if row.shape == CONVERT:
        return resolved.target is None or _suits(type, resolved.target)
    if row.shape == EXT_INST:
        return _computes(type, row.name, types)
    if row.shape == VLOAD:
        is_known = scalar.kind == kinds.INT or scalar.name in _FLOATS
        return is_known and _has_lanes(type, max(row.extra, 1))
    if row.shape == DOT:
        return type.kind == types[0].scalar().kind
    if row.shape == ANY_ALL:
        return type.kind == kinds.INT
    if row.shape == AS_TYPE:
        return scalar.kind in _NUMBERS
    if row.shape == CORE_OP and row.opcode in _SAME:
        return type is types[0]
    if row.shape == CORE_OP and row.flags & BOOL_RESULT:
        return scalar.kind == kinds.INT and _has_lanes(type, lanes)
    return True


def _computes(type: Type, name: str, types: list[Type]) -> bool:
    """Whether a function of OpenCL.std has a result of this type for its arguments."""
    lanes = max(one.lanes() for one in types)
    if name == _PREFETCH:
        return type.kind == kinds.VOID
    if name in _LENGTHS:
        return type is types[0].scalar()
    if name in _SHUFFLES:
        return type.scalar() is types[0].scalar() and _has_lanes(type, types[-1].lanes())
    if name in _OTHER_KINDS:
        return type.scalar().kind == _OTHER_KINDS[name] and _has_lanes(type, lanes)
    return type in types and type.lanes() == lanes
