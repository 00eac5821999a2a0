"""Refuse floating-point formats that the target lacks, at their first use.

Later passes meet a type where a value has it, and a pointer's type stands in the head of its
function: the error would point at a line without the type. An unused type is not an error.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.module import Module, types_of
from spvbackend.llvmir.types import FLOAT, Type, scalars
from spvbackend.llvmir.values import Function
from spvbackend.target.environment import Environment

_FORMATS: Final = ("fp128", "ppc_fp128", "x86_fp80")
_FORMATS_OF_WORDS: Final = (*_FORMATS, "double")


def refuse_formats(module: Module, environment: Environment) -> None:
    """Refuse each function at its first use of such a format; plain modules are not swept."""
    formats = _FORMATS_OF_WORDS if environment.kind.has_words_only else _FORMATS
    # The context makes a type of doubles for every module.
    if not any(module.types.knows_floating(name) for name in formats):
        return
    for function in module.functions:
        if function.blocks:
            try:
                _check_function(function, formats, environment)
            except Unsupported as error:
                module.refuse(function, error)


def _check_function(function: Function, formats: tuple[str, ...], environment: Environment) -> None:
    types, line = [function.ret_type, *[arg.type for arg in function.args]], function.line
    _check(types, line, formats, environment)
    for block in function.blocks:
        for inst in block.insts:
            _check(types_of(inst), inst.line, formats, environment)


def _check(
    types: list[Type], line: int, formats: tuple[str, ...], environment: Environment
) -> None:
    for type in types:
        for scalar in scalars(type):
            if scalar.kind == FLOAT and scalar.name in formats:
                target = environment.kind.name if scalar.name == "double" else "SPIR-V"
                raise Unsupported(f"type '{scalar}' has no {target} counterpart", line)
