"""Legalisation: after it every value has a type that SPIR-V has.

Input: blocks in dominance order, intrinsics lowered. Output: no odd integers, no vectors of lengths
that SPIR-V lacks or of pointers, no aggregates in registers except at calls and returns, no i1 in
memory.
"""

from __future__ import annotations

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.diagnostics import Diagnostic
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import ARRAY, FLOAT, INT, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import Function, GlobalVar, Undef
from spvbackend.prepare.legal.extended import is_long_vector, is_odd_integer, keeps, keeps_bfloat
from spvbackend.prepare.legal.formats import refuse_formats
from spvbackend.prepare.legal.needs import NONE, NUMBERS, needs_parts
from spvbackend.prepare.legal.signatures import legalize_signature
from spvbackend.prepare.legal.types import LegalTypes, is_too_wide
from spvbackend.target.address_spaces import CONSTANT
from spvbackend.target.environment import Environment
from spvbackend.target.features import ANY_LENGTHS, ANY_WIDTH
from spvbackend.target.widths import INTS_AND_BOOL, LANES


def legalize(module: Module, layout: DataLayout, environment: Environment) -> None:
    """Legalise globals, signatures and bodies.

    Args:
        module: changed in place; helpers of wide integers are added to it.
        layout: sizes and alignments in bytes, by which memory stays as it was.
        environment: says whether bfloat16 is a type.

    Raises:
        Unsupported: a type or an operation on it has no translation; with its line.
    """
    refuse_formats(module, environment)
    _allow_types(module, environment)
    legal = LegalTypes(module.types, layout, keeps_bfloat(module, environment))
    for var in module.globals:
        try:
            _legalize_global(module, legal, var)
        except Diagnostic as error:
            error.place(var.line)
            raise
    # Check before signatures change: an error about a type then names the instruction that has it.
    needing: list[Function] = []
    skipped = NUMBERS if legal.has_all_numbers() else NONE
    for function in module.functions:
        try:
            if needs_parts(legal, function, skipped):
                needing.append(function)
        except Diagnostic as error:
            module.refuse(function, error)
    for function in module.functions:
        try:
            legalize_signature(legal, function)
        except Diagnostic as error:
            error.place(function.line)
            raise
    if needing:
        # Few modules have illegal types; import the pass only for those.
        from spvbackend.prepare.legal.run import legalize_functions

        legalize_functions(module, legal, needing)


def _allow_types(module: Module, environment: Environment) -> None:
    """Set which types beyond the core the environment allows."""
    types = module.types
    types.widest = environment.kind.widest
    types.any_width = keeps(module, environment, ANY_WIDTH, is_odd_integer) or (
        environment.has(ANY_WIDTH) and any(is_too_wide(type) for type in types.numbers())
    )
    types.has_wholes = environment.kind.has_wholes
    types.any_length = (
        environment.kind.has_long_vectors
        and any(keeps(module, environment, feature, is_long_vector) for feature in ANY_LENGTHS)
        and not any(_holds_odd_vectors(var) for var in module.globals)
    )
    if types.any_width or types.any_length:
        has_bfloat = keeps_bfloat(module, environment)
        if not all(_has_plain_lanes(vector, has_bfloat) for vector in types.vectors()):
            types.any_width = types.any_length = False


def _has_plain_lanes(vector: Type, has_bfloat: bool) -> bool:
    """Whether a vector has lanes that are values of their own with and without extensions.

    LLVM packs other vectors in memory, and a cast may lead from one value to parts: in a module
    with such a vector all odd types are in parts.
    """
    lane = vector.element
    if lane.kind == INT:
        return lane.bits in INTS_AND_BOOL
    if lane.kind == FLOAT:
        return has_bfloat or lane.name != "bfloat"
    return vector.count in LANES


def _holds_odd_vectors(var: GlobalVar) -> bool:
    """Whether a variable is constant memory with vectors that the core lacks.

    2.16.1 of SPV_EXT_long_vector: UniformConstant is not a storage class for these, so all vectors
    of the module stay in parts.
    """
    return var.type.space == CONSTANT and _has_odd_vector(var.value_type)


def _has_odd_vector(type: Type) -> bool:
    if type.kind == VECTOR:
        return type.count not in LANES
    if type.kind == STRUCT:
        return any(_has_odd_vector(member) for member in type.elems)
    return type.kind == ARRAY and _has_odd_vector(type.element)


def _legalize_global(module: Module, legal: LegalTypes, var: GlobalVar) -> None:
    if var.initializer is not None:
        from spvbackend.prepare.legal.constants import byte_addresses, memory_constant

        # Convert while the variable still has its LLVM type, which describes the initialiser.
        value = memory_constant(legal, module.constants, var.initializer, var.value_type)
        var.initializer = byte_addresses(legal, module.constants, value)
    var.value_type = legal.variable(var.value_type)
    begin = var.initializer
    if begin is not None and begin.type is not var.value_type:
        # The initialiser of an array of length 0 lacks the one element that the array has here.
        pool, type = module.constants, var.value_type
        var.initializer = pool.undef(type) if isinstance(begin, Undef) else pool.null(type)
