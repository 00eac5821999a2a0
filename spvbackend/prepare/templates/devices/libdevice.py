"""Functions of NVIDIA's libdevice: mathematics, integers, conversions and bits.

Their names are not mangled: `__nv_<function>`, with an `f` behind it for float. Output: the body of
the function of AMD's library or of NVIDIA's intrinsic that has the same meaning, or instructions.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.prepare.templates.devices.bessel import expand_bessel
from spvbackend.prepare.templates.devices.libdevice_lanes import expand_lanes
from spvbackend.prepare.templates.devices.libraries import expand_mathematics, mangled
from spvbackend.prepare.templates.devices.nvvm_math import NVVM_MATH
from spvbackend.prepare.templates.text import (
    Request,
    Shape,
    Writer,
    float_shape,
    floating,
    suffix,
    width_of,
)

PREFIX: Final = "__nv_"

_RENAMED: Final = {
    "cyl_bessel_i0": "i0",
    "cyl_bessel_i1": "i1",
    "nearbyint": "rint",
    "norm3d": "len3",
    "norm4d": "len4",
    "normcdf": "ncdf",
    "normcdfinv": "ncdfinv",
    "powi": "pown",
    "rnorm3d": "rlen3",
    "rnorm4d": "rlen4",
}
"""Mathematics that has another name in AMD's library."""
_INTRINSICS: Final = {
    "byte_perm": "prmt",
    "double2hiint": "d2i.hi",
    "double2loint": "d2i.lo",
    "float2half_rn": "f2h.rn",
    "half2float": "h2f",
    "mul64hi": "mulhi.ll",
    "mulhi": "mulhi.i",
    "rcp64h": "rcp.approx.ftz.d",
    "sad": "sad.i",
    "saturatef": "saturate.f",
    "umul64hi": "mulhi.ull",
    "umulhi": "mulhi.ui",
    "usad": "sad.ui",
}
"""Functions that one of NVIDIA's intrinsics computes."""
_ROUNDINGS: Final = {"rd": "rm", "rn": "rn", "ru": "rp", "rz": "rz"}
_ARITHMETIC: Final = re.compile(
    r"([fd])(add|div|mul|rcp|sqrt)_(r[dnuz])|(fmaf?)(?:_ieee)?_(r[dnuz])"
)
_DIFFERENCE: Final = re.compile(r"([fd])sub_(r[dnuz])")
_CONVERSION: Final = re.compile(
    r"(float|double|u?int|u?ll)2(float|double|u?int|u?ll)(?:_(r[dnuz]))?"
)
_LETTERS: Final = {"double": "d", "float": "f", "int": "i", "ll": "ll", "uint": "ui", "ull": "ull"}
# What each integer function is in LLVM, and what follows its operands there.
_INTEGERS: Final = {
    "abs": ("abs", ", i1 false"),
    "brev": ("bitreverse", ""),
    "brevll": ("bitreverse", ""),
    "clz": ("ctlz", ", i1 false"),
    "clzll": ("ctlz", ", i1 false"),
    "llabs": ("abs", ", i1 false"),
    "llmax": ("smax", ""),
    "llmin": ("smin", ""),
    "max": ("smax", ""),
    "min": ("smin", ""),
    "popc": ("ctpop", ""),
    "popcll": ("ctpop", ""),
    "ullmax": ("umax", ""),
    "ullmin": ("umin", ""),
    "umax": ("umax", ""),
    "umin": ("umin", ""),
}
_BUILTINS: Final = {
    "hadd": "_Z4haddii",
    "mul24": "_Z5mul24ii",
    "rhadd": "_Z5rhaddii",
    "uhadd": "_Z4haddjj",
    "umul24": "_Z5mul24jj",
    "urhadd": "_Z5rhaddjj",
}
"""Integer functions that OpenCL has."""
_CASTS: Final = frozenset(
    ("double_as_longlong", "float_as_int", "float_as_uint", "int_as_float", "longlong_as_double",
     "uint_as_float")
)  # fmt: skip
_CLASSES: Final = re.compile(r"(finite|isfinite|isinf|isnan)[fd]")
_WHOLE: Final = {"llrint": "rint", "llround": "round"}
"""Roundings to an integer, as roundings to a whole float."""
_PAIRS: Final = {"sincos": ("sin", "cos"), "sincospi": ("sinpi", "cospi")}
_POINTERS: Final = 2
"""Pointers that a function of `_PAIRS` takes after its operand."""


def expand_libdevice(request: Request) -> str:
    """Expand a function of libdevice.

    Raises:
        Unsupported: nothing has the same meaning.
    """
    word = request.name.removeprefix(PREFIX)
    body = _body(request, word)
    if body is None:
        raise Unsupported(f"'@{request.name}' of NVIDIA's libdevice has no translation")
    return body


def _body(request: Request, word: str) -> str | None:
    intrinsic = NVVM_MATH.get(f"llvm.nvvm.{_intrinsic(word)}")
    if intrinsic is not None:
        return intrinsic(request._replace(name=f"llvm.nvvm.{_intrinsic(word)}"))
    return _of_bits(request, word) or _of_floats(request, word)


def _of_bits(request: Request, word: str) -> str | None:
    """Expand a function of integers, or of the bits of a float."""
    if word in _INTEGERS:
        return _integer(request, *_INTEGERS[word])
    writer, args = Writer(), [(text, f"%a{at}") for at, text in enumerate(request.args)]
    if word in _BUILTINS:
        return writer.returns(request.ret, writer.call(request.ret, _BUILTINS[word], args))
    if word in _CASTS:
        value = writer.let(f"bitcast {request.args[0]} %a0 to {request.ret}")
        return writer.returns(request.ret, value)
    if match := _CLASSES.fullmatch(word):
        return _class(request, match[1])
    return expand_lanes(request, word)


def _of_floats(request: Request, word: str) -> str | None:
    if match := _DIFFERENCE.fullmatch(word):
        return _difference(request, match[1], _ROUNDINGS[match[2]])
    # An approximation may be as precise as the function.
    plain = word.removeprefix("fast_")
    if "float" in (request.ret, *request.args[:1]):
        plain = plain.removesuffix("f")
    if plain in _PAIRS:
        return _pair(request, _PAIRS[plain])
    if plain in _WHOLE:
        return _rounded(request, _WHOLE[plain])
    if plain in _OWN:
        return _OWN[plain](request)
    return expand_mathematics(request, _RENAMED.get(plain, plain))


def _difference(request: Request, letter: str, mode: str) -> str:
    """Subtract with a rounding mode."""
    writer, text = Writer(), request.ret
    negated = writer.let(f"fneg {text} %a1")
    args = [(text, "%a0"), (text, negated)]
    return writer.returns(text, writer.call(text, f"llvm.nvvm.add.{mode}.{letter}", args))


def _joined(request: Request) -> str:
    """hiloint2double: the bits of a double, its upper half first."""
    writer = Writer()
    args = [("i32", "%a1"), ("i32", "%a0")]
    return writer.returns(request.ret, writer.call(request.ret, "llvm.nvvm.lohi.i2d", args))


def _find_first(request: Request) -> str:
    """ffs: the number of the lowest bit that is set, from 1 on; 0 for none."""
    writer, text = Writer(), request.args[0]
    count = writer.let(f"call {text} @llvm.cttz.{text}({text} %a0, i1 false)")
    number = writer.let(f"add {text} {count}, 1")
    is_zero = writer.let(f"icmp eq {text} %a0, 0")
    number = writer.let(f"select i1 {is_zero}, {text} 0, {text} {number}")
    if text != request.ret:
        number = writer.let(f"trunc {text} {number} to {request.ret}")
    return writer.returns(request.ret, number)


def _rounded(request: Request, name: str) -> str:
    """Round to an integer of 64 bits; one beyond the type gives the nearest."""
    writer, text, ret = Writer(), request.args[0], request.ret
    whole = writer.call(text, f"llvm.{name}.{suffix(text)}", [(text, "%a0")])
    to_integer = f"llvm.fptosi.sat.{ret}.{suffix(text)}"
    return writer.returns(ret, writer.call(ret, to_integer, [(text, whole)]))


def _sign(request: Request) -> str:
    """signbit."""
    writer, text = Writer(), request.args[0]
    bits = f"i{width_of(text)}"
    value = writer.let(f"bitcast {text} %a0 to {bits}")
    flag = writer.let(f"icmp slt {bits} {value}, 0")
    return writer.returns(request.ret, writer.let(f"zext i1 {flag} to {request.ret}"))


def _nan(request: Request) -> str | None:
    """nan: the text that chooses one of them has no effect."""
    shape = float_shape(request.ret)
    return None if shape is None else Writer().returns(request.ret, floating(shape, float("nan")))


def _inverse_root(request: Request) -> str:
    """frsqrt_rn: the nearest float, by doubles."""
    writer = Writer()
    wide = writer.let("fpext float %a0 to double")
    root = writer.call("double", "llvm.sqrt.f64", [("double", wide)])
    value = writer.let(f"fdiv double {floating(Shape(0, 'double'), 1.0)}, {root}")
    return writer.returns("float", writer.let(f"fptrunc double {value} to float"))


def _inverse_cube_root(request: Request) -> str | None:
    """rcbrt: a step of Newton's method behind a quotient, whose error is larger than CUDA's."""
    writer, text = Writer(), request.ret
    shape = float_shape(text)
    if shape is None or shape.element not in ("double", "float"):
        return None
    one = floating(shape, 1.0)
    root = writer.call(text, mangled("cbrt", [text]), [(text, "%a0")])
    near = writer.let(f"fdiv {text} {one}, {root}")
    square = writer.let(f"fmul {text} {near}, {near}")
    rest = writer.let(f"fmul {text} %a0, {near}")
    args = [(text, writer.let(f"fneg {text} {rest}")), (text, square), (text, one)]
    left = writer.call(text, f"llvm.fma.{suffix(text)}", args)
    third = writer.let(f"fmul {text} {near}, {floating(shape, 1 / 3)}")
    args = [(text, third), (text, left), (text, near)]
    better = writer.call(text, f"llvm.fma.{suffix(text)}", args)
    # Zeros, infinities and NaN have no better value.
    is_number = writer.let(f"fcmp ord {text} {better}, {floating(shape, 0.0)}")
    value = writer.let(f"select i1 {is_number}, {text} {better}, {text} {near}")
    return writer.returns(text, value)


def _quotient(request: Request) -> str:
    """fdividef: a quotient, which may be an approximation."""
    writer = Writer()
    return writer.returns(request.ret, writer.let(f"fdiv {request.ret} %a0, %a1"))


def _norm(request: Request) -> str | None:
    """norm and rnorm: the length of a vector in memory."""
    text, pointer = request.ret, request.args[1]
    shape = float_shape(text)
    if shape is None:
        return None
    writer = Writer("entry")
    zero = floating(shape, 0.0)
    writer.do("%least = call i32 @llvm.smax.i32(i32 %a0, i32 0)")
    writer.do("%some = icmp ne i32 %least, 0")
    writer.branch_if("%some", "loop", "exit")
    writer.start("loop")
    writer.do("%at = phi i32 [ 0, %entry ], [ %next, %loop ]")
    writer.do(f"%sum = phi {text} [ {zero}, %entry ], [ %more, %loop ]")
    writer.do(f"%place = getelementptr {text}, {pointer} %a1, i32 %at")
    writer.do(f"%element = load {text}, {pointer} %place, align {width_of(text) // 8}")
    operands = f"{text} %sum, {text} %element"
    writer.do(f"%more = call {text} @{mangled('hypot', [text, text])}({operands})")
    writer.do("%next = add i32 %at, 1")
    writer.do("%goes.on = icmp slt i32 %next, %least")
    writer.branch_if("%goes.on", "loop", "exit")
    writer.start("exit")
    writer.do(f"%value = phi {text} [ {zero}, %entry ], [ %more, %loop ]")
    value = "%value"
    if "rnorm" in request.name:
        value = writer.let(f"fdiv {text} {floating(shape, 1.0)}, {value}")
    return writer.returns(text, value)


_OWN: Final[dict[str, Callable[[Request], str | None]]] = {
    "fdivide": _quotient,
    "ffs": _find_first,
    "ffsll": _find_first,
    "frsqrt_rn": _inverse_root,
    "hiloint2double": _joined,
    "jn": expand_bessel,
    "nan": _nan,
    "norm": _norm,
    "rcbrt": _inverse_cube_root,
    "rnorm": _norm,
    "signbitd": _sign,
    "yn": expand_bessel,
}
"""Functions with a meaning of their own."""


def _intrinsic(word: str) -> str:
    """Return the name of NVIDIA's intrinsic of this meaning, "" for none."""
    if match := _ARITHMETIC.fullmatch(word):
        if match[4]:
            return f"fma.{_ROUNDINGS[match[5]]}.{'f' if match[4] == 'fmaf' else 'd'}"
        return f"{match[2]}.{_ROUNDINGS[match[3]]}.{match[1]}"
    if match := _CONVERSION.fullmatch(word):
        # Conversions that are exact have no mode in their names.
        mode = _ROUNDINGS[match[3] or "rn"]
        return f"{_LETTERS[match[1]]}2{_LETTERS[match[2]]}.{mode}"
    return _INTRINSICS.get(word, "")


def _integer(request: Request, name: str, tail: str) -> str:
    writer, text = Writer(), request.args[0]
    args = ", ".join(f"{text} %a{at}" for at in range(len(request.args)))
    value = writer.let(f"call {text} @llvm.{name}.{text}({args}{tail})")
    # Counts of 64 bits are of 32 in CUDA.
    if text != request.ret:
        value = writer.let(f"trunc {text} {value} to {request.ret}")
    return writer.returns(request.ret, value)


def _class(request: Request, name: str) -> str | None:
    writer, text = Writer(), request.args[0]
    shape = float_shape(text)
    if shape is None:
        return None
    if name == "isnan":
        flag = writer.let(f"fcmp uno {text} %a0, %a0")
    else:
        size = writer.call(text, f"llvm.fabs.{suffix(text)}", [(text, "%a0")])
        order = "oeq" if name == "isinf" else "olt"
        flag = writer.let(f"fcmp {order} {text} {size}, {floating(shape, float('inf'))}")
    return writer.returns(request.ret, writer.let(f"zext i1 {flag} to {request.ret}"))


def _pair(request: Request, names: tuple[str, str]) -> str | None:
    """Store both functions of the operand through pointers to any memory."""
    text, *pointers = request.args
    letter = {"double": "d", "float": "f"}.get(text, "")
    if not letter or len(pointers) != _POINTERS:
        return None
    writer = Writer()
    for at, name in enumerate(names):
        value = writer.call(text, f"_Z{len(name)}{name}{letter}", [(text, "%a0")])
        place = f"{pointers[at]} %a{at + 1}, align {width_of(text) // 8}"
        writer.do(f"store {text} {value}, {place}")
    return writer.returns_void()
