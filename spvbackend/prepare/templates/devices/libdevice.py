"""Functions of NVIDIA's libdevice: mathematics, integers, conversions and bits.

Their names are not mangled: `__nv_<function>`, with an `f` behind it for float. Output: the body of
the function of AMD's library or of NVIDIA's intrinsic that has the same meaning, or instructions.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.prepare.templates.devices.libraries import expand_mathematics
from spvbackend.prepare.templates.devices.nvvm_math import NVVM_MATH
from spvbackend.prepare.templates.text import Request, Writer, float_shape, floating, suffix

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
    "sad": "sad.i",
    "saturatef": "saturate.f",
    "umul64hi": "mulhi.ull",
    "umulhi": "mulhi.ui",
    "usad": "sad.ui",
}
"""Functions that one of NVIDIA's intrinsics computes."""
_ROUNDINGS: Final = {"rd": "rm", "rn": "rn", "ru": "rp", "rz": "rz"}
_ARITHMETIC: Final = re.compile(r"([fd])(add|div|mul|rcp|sqrt)_(r[dnuz])|(fmaf?)_(r[dnuz])")
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
    if intrinsic := _intrinsic(word):
        name = f"llvm.nvvm.{intrinsic}"
        family = NVVM_MATH.get(name)
        return None if family is None else family(request._replace(name=name))
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
    # An approximation may be as precise as the function.
    plain = word.removeprefix("fast_")
    if request.args and request.args[0] == "float":
        plain = plain.removesuffix("f")
    if plain == "fdivide":
        return writer.returns(request.ret, writer.let(f"fdiv {request.ret} %a0, %a1"))
    if plain in _PAIRS:
        return _pair(request, _PAIRS[plain])
    return expand_mathematics(request, _RENAMED.get(plain, plain))


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
        writer.do(f"store {text} {value}, {pointers[at]} %a{at + 1}")
    return writer.returns_void()
