"""Functions of integers as arithmetic, for widths that the target has no instruction for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.builtins.intrinsics import EXT_INST, EXT_INST_FLAGGED
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.products import high_product
from spvbackend.llvmir.types import INT, VECTOR, Type
from spvbackend.llvmir.values import Value
from spvbackend.spirv.opencl_std import OPENCL_STD

Writer = Callable[[Builder, Type, list[Value]], Value]
"""Writes a function of arguments, given its type."""


def _better(predicate: int) -> Writer:
    """Choose the first operand if it compares so with the second."""

    def write(build: Builder, type: Type, args: list[Value]) -> Value:
        first, second = args
        return build.make(op.SELECT, type, [build.compare(predicate, first, second), *args])

    return write


def _clamped(above: int, below: int) -> Writer:
    """Bound a value: the comparisons tell that a bound is above the value, or below."""

    def write(build: Builder, type: Type, args: list[Value]) -> Value:
        value, low, high = args
        raised = build.make(op.SELECT, type, [build.compare(above, low, value), low, value])
        return build.make(op.SELECT, type, [build.compare(below, high, raised), high, raised])

    return write


def _absolute(build: Builder, type: Type, args: list[Value]) -> Value:
    value = args[0]
    zero = build.number(type, 0)
    opposite = build.make(op.SUB, type, [zero, value])
    return build.make(op.SELECT, type, [build.compare(op.SLT, value, zero), opposite, value])


def _same(build: Builder, type: Type, args: list[Value]) -> Value:
    return args[0]


def _rotated(build: Builder, type: Type, args: list[Value]) -> Value:
    """Rotate; the count is modulo the width."""
    value, count = args
    mask = build.number(type, type.scalar().bits - 1)
    left = build.make(op.AND, type, [count, mask])
    back = build.make(op.SUB, type, [build.number(type, 0), count])
    right = build.make(op.AND, type, [back, mask])
    high = build.make(op.SHL, type, [value, left])
    low = build.make(op.LSHR, type, [value, right])
    return build.make(op.OR, type, [high, low])


def _selected_bits(build: Builder, type: Type, args: list[Value]) -> Value:
    first, second, mask = args
    differ = build.make(op.XOR, type, [first, second])
    return build.make(op.XOR, type, [first, build.make(op.AND, type, [differ, mask])])


def _high(build: Builder, type: Type, args: list[Value]) -> Value:
    return high_product(build, *args)


def _signed_high(build: Builder, type: Type, args: list[Value]) -> Value:
    """Correct the unsigned half: a negative factor counts 2^N too much."""
    high = high_product(build, *args)
    most = build.number(type, type.scalar().bits - 1)
    for one, other in (args, args[::-1]):
        sign = build.make(op.ASHR, type, [one, most])
        high = build.make(op.SUB, type, [high, build.make(op.AND, type, [sign, other])])
    return high


_WRITERS: Final[dict[str, tuple[int, Writer]]] = {
    "bitselect": (3, _selected_bits),
    "rotate": (2, _rotated),
    "s_abs": (1, _absolute),
    "s_clamp": (3, _clamped(op.SGT, op.SLT)),
    "s_max": (2, _better(op.SGT)),
    "s_min": (2, _better(op.SLT)),
    "s_mul_hi": (2, _signed_high),
    "u_abs": (1, _same),
    "u_clamp": (3, _clamped(op.UGT, op.ULT)),
    "u_max": (2, _better(op.UGT)),
    "u_min": (2, _better(op.ULT)),
    "u_mul_hi": (2, _high),
}
"""The functions with the number of their arguments."""
_BY_NUMBER: Final = {OPENCL_STD[name]: writer for name, writer in _WRITERS.items()}
_BY_INTRINSIC: Final = {
    intrinsic: OPENCL_STD[name]
    for intrinsic, name in {**EXT_INST, **EXT_INST_FLAGGED}.items()
    if name in _WRITERS
}
"""The numbers in OpenCL.std of intrinsics."""


def is_plain(number: int) -> bool:
    """Whether a function of OpenCL.std can be written so."""
    return number in _BY_NUMBER


def number_of_intrinsic(name: str) -> int:
    """Return the number of the function that an intrinsic is, -1 for any other.

    Args:
        name: the intrinsic without suffixes.
    """
    return _BY_INTRINSIC.get(name, -1)


def plain(build: Builder, type: Type, number: int, args: list[Value]) -> Value | None:
    """Return the value of a function of integers, None for a call that is not well typed.

    Args:
        build: appends the instructions.
        type: the result.
        number: the function's in OpenCL.std.
        args: the arguments; a scalar beside vectors is in all lanes.
    """
    if type.scalar().kind != INT:
        return None
    wide: list[Value] = []
    for arg in args:
        if type.kind == VECTOR and arg.type is type.element:
            arg = build.vector(type, [arg] * type.count)
        # The last operand of some intrinsics tells what is poison.
        if arg.type is type:
            wide.append(arg)
    count, writer = _BY_NUMBER[number]
    return writer(build, type, wide) if len(wide) == count else None
