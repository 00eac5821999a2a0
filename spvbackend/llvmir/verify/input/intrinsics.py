"""Rules of the operands of intrinsics that their types do not tell (LangRef, Intrinsic Functions).

Input: a call whose types and immediate operands match the table of signatures. A rule returns the
fault, or "".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT, INT, POINTER, VECTOR, Type
from spvbackend.llvmir.values import Alias, ConstInt, Function, GlobalVar, Inst, MetadataValue
from spvbackend.llvmir.verify.checker import has_lanes_of
from spvbackend.llvmir.verify.input.signatures import SIGNATURES

OperandRule = Callable[[Inst], str]

_CLASSES: Final = 1 << 10
"""One more than the greatest set of classes of floating-point numbers."""
_PREFETCH: Final = ((1, 2), (2, 4), (3, 2))
"""Operands of a prefetch, with the number of their values."""
_SIGNED_FIX: Final = ("llvm.sdiv", "llvm.smul")
_EXCEPTIONS: Final = frozenset(('!"fpexcept.ignore"', '!"fpexcept.maytrap"',
                                '!"fpexcept.strict"'))  # fmt: skip
_MODES: Final = frozenset(
    f'!"round.{mode}"'
    for mode in ("dynamic", "tonearest", "downward", "upward", "towardzero", "tonearestaway")
)
_PREDICATES: Final = frozenset(f'!"{name}"' for name in op.FCMP_NAMES[1:-1])
_ROUNDED: Final = frozenset(
    ("acos", "asin", "atan", "atan2", "cos", "cosh", "exp", "exp2", "fadd", "fdiv", "fma", "fmul",
     "fmuladd", "fptrunc", "frem", "fsub", "ldexp", "llrint", "log", "log10", "log2", "lrint",
     "nearbyint", "pow", "powi", "rint", "sin", "sinh", "sitofp", "sqrt", "tan", "tanh", "uitofp")
)  # fmt: skip
"""Constrained operations whose last but one operand is the rounding mode."""


def _number(inst: Inst, index: int) -> int:
    value = inst.operands[index]
    return value.value if isinstance(value, ConstInt) else 0


def _signed(inst: Inst, index: int) -> int:
    value = inst.operands[index]
    return value.signed() if isinstance(value, ConstInt) else 0


def _lanes_fault(one: Type, other: Type) -> str:
    return "" if has_lanes_of(one, other) else f"{one} and {other} differ in their lanes"


def _check_lanes(inst: Inst) -> str:
    """The result has as many lanes as the first operand."""
    return _lanes_fault(inst.operands[0].type, inst.type)


def _check_comparison(inst: Inst) -> str:
    """The result has three values in each lane."""
    if inst.type.scalar().bits < 2:
        return f"{inst.type} is too narrow"
    return _check_lanes(inst)


def _check_classes(inst: Inst) -> str:
    return "" if _number(inst, 1) < _CLASSES else "classes beyond the ten of LLVM"


def _check_prefetch(inst: Inst) -> str:
    for index, count in _PREFETCH:
        if _number(inst, index) >= count:
            return f"argument {index} is not below {count}"
    return ""


def _check_scale(inst: Inst) -> str:
    callee = inst.callee
    bits = inst.type.scalar().bits
    is_signed = callee.name.startswith(_SIGNED_FIX)
    limit = bits if is_signed else bits + 1
    return "" if _number(inst, 2) < limit else f"the scale is not below {limit}"


def _check_bytes(inst: Inst) -> str:
    bits = inst.type.scalar().bits
    return "" if bits % 16 == 0 else f"{bits} bits are not an even number of bytes"


def _check_integers(inst: Inst) -> str:
    type = inst.operands[0].type.scalar()
    return "" if type.kind == INT else f"a vector of {type}"


def _check_floats(inst: Inst) -> str:
    type = inst.operands[-2].type.scalar()
    return "" if type.kind == FLOAT else f"a vector of {type}"


def _check_insert(inst: Inst) -> str:
    return _part_fault(inst.type, inst.operands[1].type, _number(inst, 2))


def _check_extract(inst: Inst) -> str:
    return _part_fault(inst.operands[0].type, inst.type, _number(inst, 1))


def _part_fault(vector: Type, part: Type, index: int) -> str:
    """Check that a part of a vector at an index is within it."""
    if vector.element is not part.element:
        return f"{part} is not a part of {vector}"
    if index % part.count or index + part.count > vector.count:
        return f"lane {index} does not begin a {part} in {vector}"
    return ""


def _check_splice(inst: Inst) -> str:
    count = inst.type.count
    return "" if _number(inst, 2) <= count else f"the offset is beyond {count} lanes"


def _check_steps(inst: Inst) -> str:
    scalar = inst.type.scalar()
    is_right = scalar.kind == INT and scalar.bits >= 8
    return "" if is_right else f"a vector of {scalar}"


def _check_mask(inst: Inst) -> str:
    scalar = inst.type.scalar()
    return "" if scalar.kind == INT and scalar.bits == 1 else f"a mask of {scalar}"


def _check_positive(inst: Inst) -> str:
    return "" if _signed(inst, 1) > 0 else "the factor is not positive"


def _check_partial(inst: Inst) -> str:
    wide, narrow = inst.operands[1].type, inst.operands[0].type
    if wide.kind != VECTOR or narrow.kind != VECTOR or wide.count % narrow.count:
        return f"{wide} is not a multiple of {narrow}"
    return ""


def _check_match(inst: Inst) -> str:
    one, other, mask = [operand.type for operand in inst.operands[:3]]
    if one.element.kind != INT or one.element is not other.element or mask.count != one.count:
        return f"{one}, {other} and {mask} do not match"
    return ""


def _check_start(inst: Inst) -> str:
    return "" if _signed(inst, 0) >= -1 else "the size is negative"


def _check_pointer_mask(inst: Inst) -> str:
    pointer, mask = inst.operands[0].type, inst.operands[1].type
    if pointer.scalar().kind != POINTER:
        return f"{pointer} is not a pointer or a vector of pointers"
    return _lanes_fault(pointer, mask)


def _check_thread_local(inst: Inst) -> str:
    symbol = inst.operands[0]
    if isinstance(symbol, (Alias, GlobalVar)) and symbol.thread_local:
        return ""
    return "its argument is not a thread-local variable"


def _check_rounding(inst: Inst) -> str:
    text = _text(inst, -2)
    is_known = text in _MODES and text != '!"round.dynamic"'
    return "" if is_known else f"'{text}' is not a rounding mode"


def _text(inst: Inst, index: int) -> str:
    value = inst.operands[index]
    return value.text if isinstance(value, MetadataValue) else ""


def _check_constrained(inst: Inst) -> str:
    """The last operand is the treatment of exceptions, the one before it may be the mode."""
    callee = inst.callee
    assert isinstance(callee, Function)
    if (text := _text(inst, -2)) not in _EXCEPTIONS:
        return f"'{text}' is not a treatment of exceptions"
    word = callee.name.removeprefix(_CONSTRAINED).partition(".")[0]
    if word in _ROUNDED and (text := _text(inst, -3)) not in _MODES:
        return f"'{text}' is not a rounding mode"
    if word in ("fcmp", "fcmps") and (text := _text(inst, -3)) not in _PREDICATES:
        return f"'{text}' is not a predicate"
    source, target = inst.operands[0].type, inst.type
    if word in ("lrint", "llrint", "lround", "llround") and VECTOR in (source.kind, target.kind):
        return f"from {source} to {target}"
    if word in ("fptosi", "fptoui", "sitofp", "uitofp", "fptrunc", "fpext"):
        growth = {"fptrunc": -1, "fpext": 1}.get(word, 0)
        if growth and growth * (target.scalar().bits - source.scalar().bits) <= 0:
            return f"from {source} to {target}"
        return _lanes_fault(source, target)
    return ""


def _check_multiply(inst: Inst) -> str:
    lhs, rhs = inst.operands[0].type, inst.operands[1].type
    rows, inner, columns = [_number(inst, index) for index in (2, 3, 4)]
    result = inst.type
    if not lhs.element is rhs.element is result.element:
        return f"{lhs}, {rhs} and {result} differ in their elements"
    counts = (lhs.count, rhs.count, result.count)
    return _shape_fault(counts, (rows * inner, inner * columns, rows * columns), result)


def _check_transpose(inst: Inst) -> str:
    return _shape_fault((inst.type.count,), (_number(inst, 1) * _number(inst, 2),), inst.type)


def _check_matrix_load(inst: Inst) -> str:
    return _columns_fault(inst, 1, inst.type)


def _check_matrix_store(inst: Inst) -> str:
    return _columns_fault(inst, 2, inst.operands[0].type)


def _columns_fault(inst: Inst, stride: int, type: Type) -> str:
    rows, columns = _number(inst, stride + 2), _number(inst, stride + 3)
    is_known = isinstance(inst.operands[stride], ConstInt)
    if is_known and _number(inst, stride) < rows:
        return "the stride is less than the number of rows"
    return _shape_fault((type.count,), (rows * columns,), type)


def _shape_fault(counts: tuple[int, ...], wanted: tuple[int, ...], type: Type) -> str:
    """Check the counts of a matrix's elements, which are numbers."""
    if type.element.kind not in (FLOAT, INT):
        return f"a matrix of {type.element}"
    if counts == wanted:
        return ""
    given, right = [" and ".join(map(str, numbers)) for numbers in (counts, wanted)]
    return f"{given} elements where {right} are wanted"


_CONSTRAINED: Final = "llvm.experimental.constrained."
OPERANDS: Final[dict[str, OperandRule]] = {
    **dict.fromkeys(
        (name for name in SIGNATURES if name.startswith(_CONSTRAINED)), _check_constrained
    ),
    **dict.fromkeys(("llvm.lrint", "llvm.llrint", "llvm.lround", "llvm.llround"), _check_lanes),
    **dict.fromkeys(
        (f"llvm.{kind}.fix{mode}" for kind in ("smul", "umul", "sdiv", "udiv")
         for mode in ("", ".sat")),
        _check_scale,
    ),
    **dict.fromkeys(
        (f"llvm.vector.reduce.{name}"
         for name in ("add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor")),
        _check_integers,
    ),
    **dict.fromkeys(
        (f"llvm.vector.reduce.{name}" for name in ("fadd", "fmul", "fmax", "fmin")),
        _check_floats,
    ),
    "llvm.bswap": _check_bytes,
    "llvm.experimental.get.vector.length": _check_positive,
    "llvm.experimental.vector.match": _check_match,
    "llvm.fptrunc.round": _check_rounding,
    "llvm.get.active.lane.mask": _check_mask,
    "llvm.invariant.start": _check_start,
    "llvm.is.fpclass": _check_classes,
    "llvm.matrix.column.major.load": _check_matrix_load,
    "llvm.matrix.column.major.store": _check_matrix_store,
    "llvm.matrix.multiply": _check_multiply,
    "llvm.matrix.transpose": _check_transpose,
    "llvm.prefetch": _check_prefetch,
    "llvm.ptrmask": _check_pointer_mask,
    "llvm.scmp": _check_comparison,
    "llvm.stepvector": _check_steps,
    "llvm.threadlocal.address": _check_thread_local,
    "llvm.ucmp": _check_comparison,
    "llvm.vector.extract": _check_extract,
    "llvm.vector.insert": _check_insert,
    "llvm.vector.partial.reduce.add": _check_partial,
    "llvm.vector.partial.reduce.fadd": _check_partial,
    "llvm.vector.splice.left": _check_splice,
    "llvm.vector.splice.right": _check_splice,
}  # fmt: skip
"""The rule of each intrinsic that has one."""
