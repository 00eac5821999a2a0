"""Expansions of LLVM intrinsics that SPIR-V has no instruction for, written as LLVM IR.

`expand` gives the body of a function with the operands of one call as parameters %a0, %a1, ...; the
caller parses it, and splices a single block into the call's place or calls the function. An
expansion uses plain instructions and intrinsics of `DIRECT` only, and is defined wherever the
intrinsic is: no shift reaches the width, no conversion leaves its range.
"""

from collections.abc import Callable
from typing import Final

from spvbackend.builtins.intrinsics import DIRECT, TEMPLATES, intrinsic_names, rounding_mode
from spvbackend.prepare.templates.devices.amdgcn import AMDGCN_FAMILIES, AMDGCN_ROWS
from spvbackend.prepare.templates.devices.matrices import MATRIX_FAMILIES
from spvbackend.prepare.templates.devices.nvvm import NVVM_FAMILIES, NVVM_ROWS
from spvbackend.prepare.templates.fixed import FIXED_FAMILIES
from spvbackend.prepare.templates.float import FLOAT_FAMILIES, FLOAT_ROWS
from spvbackend.prepare.templates.integer import (
    BOOL_ROWS,
    INTEGER_FAMILIES,
    INTEGER_ROWS,
    STANDARD_ROWS,
    WORDS_FAMILIES,
    WORDS_ROWS,
)
from spvbackend.prepare.templates.memory import MEMORY_FAMILIES
from spvbackend.prepare.templates.predicated import PREDICATED_FAMILIES
from spvbackend.prepare.templates.rounding import NEAREST, ROUNDING_FAMILIES, expand_directed
from spvbackend.prepare.templates.spv import SPV_FAMILIES, SPV_ROWS
from spvbackend.prepare.templates.text import (
    Request,
    Writer,
    fill,
    float_shape,
    integer_shape,
    integer_width,
    parse_shape,
    standard_width,
    suffix,
    words_shape,
)
from spvbackend.prepare.templates.vector import VECTOR_FAMILIES

Family = Callable[[Request], str | None]


_IDENTITIES: Final = intrinsic_names(
    "annotation arithmetic.fence expect expect.with.probability launder.invariant.group "
    "ptr.annotation ssa.copy strip.invariant.group threadlocal.address"
)
_ALWAYS_TRUE: Final = intrinsic_names(
    "allow.runtime.check allow.ubsan.check experimental.widenable.condition"
)

# Rows that hold for any type.
PLAIN_ROWS: Final[dict[str, str]] = {
    **AMDGCN_ROWS,
    **NVVM_ROWS,
    **SPV_ROWS,
    **dict.fromkeys(sorted(_IDENTITIES), "\n  ret $R %a0"),
    **dict.fromkeys(sorted(_ALWAYS_TRUE), "\n  ret i1 true"),
    # LangRef, 'llvm.get.rounding': 1 is to nearest, ties to even.
    "llvm.get.rounding": "\n  ret i32 1",
    "llvm.invariant.start": "\n  ret $R null",
    # Queries of the optimiser get a safe answer: not a constant, no clock, no stack to restore.
    "llvm.is.constant": "\n  ret i1 false",
    "llvm.readcyclecounter": "\n  ret $R 0",
    "llvm.readsteadycounter": "\n  ret $R 0",
    "llvm.stacksave": "\n  ret $R null",
}


def expand_object_size(request: Request) -> str | None:
    """objectsize of an unknown object: the second operand asks for the least possible size."""
    if not integer_width(request.ret):
        return None  # LLVM's verifier accepts a vector of sizes
    return Writer().returns(request.ret, "0" if request.imms.get(1) else "-1")


_CONSTRAINED: Final = "llvm.experimental.constrained."
_CONSTRAINED_OPCODES: Final = intrinsic_names("fadd fdiv fmul frem fsub")
_CONSTRAINED_CASTS: Final = intrinsic_names("fpext fptosi fptoui fptrunc sitofp uitofp")
_CONSTRAINED_COMPARES: Final = intrinsic_names("fcmp fcmps")
_TWO_TYPES: Final = frozenset({"llvm.ldexp", "llvm.powi"})


def expand_constrained(request: Request) -> str | None:
    """experimental.constrained.*: the plain operation where that rounds to nearest.

    Kernels cannot observe floating-point exceptions.
    """
    operands = [arg for arg in request.args if not arg.startswith("metadata")]
    notes = [arg for arg in request.args if arg.startswith("metadata")]
    opcode = request.name.removeprefix(_CONSTRAINED)
    plain = f"llvm.{opcode}"
    mode = rounding_mode(notes)
    # Only conversions and roundings to whole numbers have modes; for others this is None.
    if mode and mode not in NEAREST:
        return expand_directed(opcode, request.ret, operands[0], mode)
    writer = Writer()
    if plain in _CONSTRAINED_OPCODES:
        value = writer.let(f"{opcode} {request.ret} %a0, %a1")
    elif plain in _CONSTRAINED_CASTS:
        value = writer.let(f"{opcode} {operands[0]} %a0 to {request.ret}")
    elif plain in _CONSTRAINED_COMPARES and notes:
        # fcmp is the same with a predicate as metadata; fcmps adds an unobservable exception.
        predicate = notes[0].removeprefix('metadata !"').removesuffix('"')
        value = writer.let(f"fcmp {predicate} {operands[0]} %a0, %a1")
    else:
        # The plain intrinsic may need expansion itself, as maximum does.
        body = expand(request._replace(name=plain, args=operands))
        if body is not None or plain not in DIRECT:
            return body
        typed = f"{plain}.{suffix(request.ret)}"
        if plain in _TWO_TYPES:
            typed += f".{suffix(operands[1])}"
        args = [(text, f"%a{at}") for at, text in enumerate(operands)]
        value = writer.call(request.ret, typed, args)
    return writer.returns(request.ret, value)


FAMILIES: Final[dict[str, Family]] = {
    **AMDGCN_FAMILIES,
    **FIXED_FAMILIES,
    **FLOAT_FAMILIES,
    **INTEGER_FAMILIES,
    **MATRIX_FAMILIES,
    **MEMORY_FAMILIES,
    **NVVM_FAMILIES,
    **PREDICATED_FAMILIES,
    **ROUNDING_FAMILIES,
    **SPV_FAMILIES,
    **VECTOR_FAMILIES,
    **{name: expand_constrained for name in TEMPLATES if name.startswith(_CONSTRAINED)},
    "llvm.objectsize": expand_object_size,
}


_LANEWISE: Final = frozenset(
    f"llvm.{name}"
    for name in ("fptosi.sat", "fptoui.sat", "llrint", "llround", "lrint", "lround", "scmp", "ucmp")
)
"""Result and operand types differ, but must have equal lanes; LLVM's verifier asks less."""


def expand(request: Request) -> str | None:
    """Return the body that computes an intrinsic, None for types without a template."""
    if request.name in _LANEWISE:
        shapes = parse_shape(request.ret), parse_shape(request.args[0])
        if shapes[0] is None or shapes[1] is None or shapes[0].lanes != shapes[1].lanes:
            return None
    # Some names have both, as bitreverse has a row for one bit and a family for the rest.
    if row := _row(request):
        return fill(row, request)
    family = FAMILIES.get(request.name) or WORDS_FAMILIES.get(request.name)
    return None if family is None else family(request)


def _row(request: Request) -> str | None:
    """Return the row for the type of the first operand."""
    name = request.name
    if name in PLAIN_ROWS or not request.args:
        return PLAIN_ROWS.get(name)
    first = request.args[0]
    # The rows of INTEGER_ROWS for counts and funnel shifts would count or divide in words.
    if words_shape(first) is not None:
        return WORDS_ROWS.get(name)
    shape = integer_shape(first)
    if shape is None:
        return None if float_shape(first) is None else FLOAT_ROWS.get(name)
    width = integer_width(shape.element)
    if width == 1 and name in BOOL_ROWS:
        return BOOL_ROWS[name]
    if width == standard_width(width) and name in STANDARD_ROWS:
        return STANDARD_ROWS[name]
    return INTEGER_ROWS.get(name)
