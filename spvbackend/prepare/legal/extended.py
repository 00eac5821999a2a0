"""Which types that extensions add a module keeps.

Values of such a type have a form without it: an odd integer is computed in a wider one, a long
vector in parts, bfloat16 as its bits. An instruction that the module calls by its `__spirv_` name
has no such form.
"""

from __future__ import annotations

from collections.abc import Callable

from spvbackend.builtins.prefixes import PREFIX
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import FLOAT, INT, TARGET, VECTOR, Type
from spvbackend.target.environment import Environment
from spvbackend.target.features import BFLOAT16, Feature
from spvbackend.target.widths import INT4, INTS_AND_BOOL, LANES


def keeps(
    module: Module, environment: Environment, feature: Feature, is_added: Callable[[Type], bool]
) -> bool:
    """Whether values of a feature's types stay as they are.

    Args:
        module: the module.
        environment: the target environment.
        feature: the feature that has the types.
        is_added: whether a type of a value is one of them.
    """
    if environment.prefers(feature):
        return True
    return environment.has(feature) and any(
        _holds(type, is_added)
        for function in module.functions
        if function.is_declaration and PREFIX in function.name
        for type in (function.value_type.element, *function.value_type.elems)
    )


def keeps_bfloat(module: Module, environment: Environment) -> bool:
    """Whether bfloat16 is a type of its own."""
    return keeps(module, environment, BFLOAT16, is_bfloat)


def _holds(type: Type, is_added: Callable[[Type], bool]) -> bool:
    """Whether a parameter is of an added type, or a matrix of one."""
    return is_added(type) or (type.kind == TARGET and any(map(is_added, type.elems)))


def is_bfloat(type: Type) -> bool:
    """Whether a type is bfloat16 or a vector of it."""
    scalar = type.scalar()
    return scalar.kind == FLOAT and scalar.name == "bfloat"


def is_odd_integer(type: Type) -> bool:
    """Whether a type is an integer of a width that the core lacks, or a vector of such integers.

    SPV_INTEL_int4 takes numbers of 4 bits in bytes.
    """
    scalar = type.scalar()
    return scalar.kind == INT and scalar.bits not in INTS_AND_BOOL and scalar.bits != INT4


def is_long_vector(type: Type) -> bool:
    """Whether a type is a vector of a length that the core lacks."""
    return type.kind == VECTOR and type.count not in LANES
