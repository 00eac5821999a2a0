"""Refuse floating-point formats that SPIR-V lacks, at their first use.

Later passes meet a type where a value has it, and a pointer's type stands in the head of its
function: the error would point at a line without the type. An unused type is not an error.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.module import Module, types_of
from spvbackend.llvmir.types import FLOAT, Type, scalars
from spvbackend.llvmir.values import Function

_FORMATS: Final = ("fp128", "ppc_fp128", "x86_fp80")


def refuse_formats(module: Module) -> None:
    """Refuse each function at its first use of such a format; plain modules are not swept."""
    if not any(module.types.knows_floating(name) for name in _FORMATS):
        return
    for function in module.functions:
        if function.blocks:
            try:
                _check_function(function)
            except Unsupported as error:
                module.refuse(function, error)


def _check_function(function: Function) -> None:
    _check([function.ret_type, *[arg.type for arg in function.args]], function.line)
    for block in function.blocks:
        for inst in block.insts:
            _check(types_of(inst), inst.line)


def _check(types: list[Type], line: int) -> None:
    for type in types:
        for scalar in scalars(type):
            if scalar.kind == FLOAT and scalar.name in _FORMATS:
                raise Unsupported(f"type '{scalar}' has no SPIR-V counterpart", line)
