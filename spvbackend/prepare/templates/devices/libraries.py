"""Functions of AMD's device libraries: ocml's mathematics, and ockl's queries of the machine.

Their names are not mangled: `__ocml_<function>_<type>` and `__ockl_<function>`. Output: a call of
OpenCL's builtin of the same meaning, by its mangled name; a function without one is refused by
name, since a library that defines it is for AMD's machine code.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.prepare.templates.devices.special import SPECIAL, expand_special
from spvbackend.prepare.templates.devices.waves import SUBGROUP, Wave
from spvbackend.prepare.templates.text import (
    FLOATS,
    Request,
    Shape,
    Writer,
    address_space,
    float_shape,
    floating,
    integer_width,
    parse_shape,
)
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import PRIVATE

PREFIXES: Final = ("__ocml_", "__ockl_")
_OCML: Final = re.compile(r"__ocml_(\w+?)_(?:2?f16|f32|f64)")
_LETTERS: Final = {"half": "Dh", "float": "f", "double": "d", "i32": "i", "i64": "l"}


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Functions of both libraries that have the same name in OpenCL.
_COMMON: Final = _names(
    "acos acosh acospi asin asinh asinpi atan atan2 atan2pi atanh atanpi cbrt ceil "
    "copysign cos cosh cospi erf erfc exp exp10 exp2 expm1 fabs fdim floor fma fmax fmin "
    "fmod hypot ilogb isfinite isinf isnan isnormal ldexp lgamma log log10 log1p log2 "
    "logb mad maxmag minmag nextafter pow pown powr remainder rint rootn round rsqrt "
    "signbit sin sinh sinpi sqrt tan tanh tanpi tgamma trunc"
)
_RENAMED: Final = {"fma_rte": "fma", "nearbyint": "rint", "scalbn": "ldexp", "sqrt_rte": "sqrt"}
"""Functions that have another name in OpenCL."""
_NATIVE: Final = _names("cos exp exp10 exp2 log log10 log2 rsqrt sin sqrt tan")
"""Functions with a native form in OpenCL, for float; other types take the plain function."""
_POINTERS: Final = {"fract": "", "frexp": "i32", "lgamma_r": "i32", "modf": "", "remquo": "i32",
                    "sincos": ""}  # fmt: skip
"""Functions with a pointer after their operands, and its pointee; "" for the operand's type."""
_OPERATORS: Final = {"add_rte": "fadd", "div_rte": "fdiv", "mul_rte": "fmul", "sub_rte": "fsub"}


def is_of_library(name: str) -> bool:
    """Whether a function belongs to one of these libraries."""
    return name.startswith(PREFIXES)


def expand_library(request: Request) -> str:
    """Expand a function of either library.

    Raises:
        Unsupported: OpenCL has no such function.
    """
    if request.name.startswith("__ockl_"):
        body = _expand_ockl(request)
    else:
        match = _OCML.fullmatch(request.name)
        body = None if match is None else expand_mathematics(request, match[1])
    if body is None:
        raise Unsupported(f"'@{request.name}' of AMD's device library has no translation")
    return body


def mangled(name: str, kinds: Sequence[str]) -> str:
    """Mangle the name of a builtin by the types of its operands.

    A pointer is `*`, the number of its address space if that is not 0, and its pointee. A repeated
    vector is a substitution (Itanium C++ ABI, 5.1.10).
    """
    text, seen = "", ""
    for kind in kinds:
        pointer, own = "", kind
        if kind[0] == "*":
            own = kind[1:].lstrip("0123456789")
            space = kind[1 : len(kind) - len(own)]
            pointer = f"PU3AS{space}" if space else "P"
        shape = parse_shape(own)
        assert shape is not None
        letter = _LETTERS[shape.element]
        if not shape.lanes:
            text += pointer + letter
        elif own == seen:
            text += f"{pointer}S_"
        else:
            text, seen = f"{text}{pointer}Dv{shape.lanes}_{letter}", own
    return f"_Z{len(name)}{name}{text}"


def _call(writer: Writer, request: Request, name: str, kinds: Sequence[str] = ()) -> str:
    """Call the builtin on the request's operands, whose kinds are their types unless given."""
    args = [(text, f"%a{at}") for at, text in enumerate(request.args)]
    return writer.call(request.ret, mangled(name, kinds or request.args), args)


def expand_mathematics(request: Request, name: str) -> str | None:
    """Expand a function of mathematics by ocml's name for it; None if there is no such one."""
    first = parse_shape(request.args[0]) if request.args else None
    if first is None or first.element not in _LETTERS:
        return None
    if name in SPECIAL and request.args == [request.ret]:
        return expand_special(name, request.ret)
    writer = Writer()
    if name in _COMMON or name in _RENAMED:
        value = _common(writer, request, _RENAMED.get(name, name))
    elif name.startswith("native_") and name.removeprefix("native_") in _NATIVE:
        plain = name.removeprefix("native_")
        value = _common(writer, request, name if first == Shape(0, "float") else plain)
    elif name in _POINTERS:
        value = _with_pointer(writer, request, name)
    elif name in _OPERATORS:
        value = writer.let(f"{_OPERATORS[name]} {request.ret} %a0, %a1")
    elif name in _COMPOSED:
        value = _composed(writer, request, name)
    elif name == "nan" and request.args == ["i32"]:
        value = writer.call(request.ret, "_Z3nanj", [("i32", "%a0")])
    else:
        return None
    return writer.returns(request.ret, value) if value else None


def _common(writer: Writer, request: Request, name: str) -> str:
    """Call a builtin without pointers; return "" where it has no overload for these types."""
    shapes = [parse_shape(text) for text in (request.ret, *request.args)]
    if any(shape is None or shape.element not in _LETTERS for shape in shapes):
        return ""
    return _call(writer, request, name)


def _with_pointer(writer: Writer, request: Request, name: str) -> str:
    """Call a builtin that stores a second result through a pointer."""
    *plain, pointer = request.args
    space = address_space(pointer)
    if space is None:
        return ""
    pointee = _POINTERS[name] or plain[0]
    shape = parse_shape(plain[0])
    if pointee != plain[0] and shape is not None and shape.lanes:
        # gentypen of the OpenCL C specification: as many integers as floats.
        pointee = f"<{shape.lanes} x {pointee}>"
    return _call(writer, request, name, [*plain, f"*{space or ''}{pointee}"])


# Functions that OpenCL lacks, composed of others: a reciprocal of a function, or a step.
_COMPOSED: Final = _names("len3 len4 native_recip pred rcbrt rhypot rlen3 rlen4 sincospi succ")


def _composed(writer: Writer, request: Request, name: str) -> str:
    text = request.args[0]
    shape = float_shape(text)
    if shape is None or shape.element not in _LETTERS:
        return ""
    if name == "sincospi":
        if len(request.args) != 2 or address_space(request.args[1]) != PRIVATE:
            return ""
        cosine = writer.call(text, mangled("cospi", [text]), [(text, "%a0")])
        writer.do(f"store {text} {cosine}, ptr %a1, align {_bytes(shape)}")
        return writer.call(text, mangled("sinpi", [text]), [(text, "%a0")])
    if name in ("pred", "succ"):
        end = floating(shape, float("inf") if name == "succ" else float("-inf"))
        args = [(text, "%a0"), (text, end)]
        return writer.call(text, mangled("nextafter", [text, text]), args)
    value = "%a0"
    if name == "rcbrt":
        value = writer.call(text, mangled("cbrt", [text]), [(text, value)])
    for at in range(1, len(request.args)):
        args = [(text, value), (text, f"%a{at}")]
        value = writer.call(text, mangled("hypot", [text, text]), args)
    if name.startswith("len"):
        return value
    return writer.let(f"fdiv {text} {floating(shape, 1.0)}, {value}")


def _bytes(shape: Shape) -> int:
    return max(1, shape.lanes) * FLOATS[shape.element].width // 8


_WORK_ITEM: Final = _names(
    "get_enqueued_local_size get_global_id get_global_offset get_global_size "
    "get_group_id get_local_id get_local_size get_num_groups"
)
_WORK_ITEM_PLAIN: Final = _names("get_global_linear_id get_local_linear_id get_work_dim")
_COUNT: Final = re.compile(r"__ockl_(clz|popcount)_u(32|64)")
_COUNTS: Final = {"clz": "ctlz", "popcount": "ctpop"}
"""Intrinsics that count bits."""
_REDUCTION: Final = re.compile(r"__ockl_wfred_(add|and|max|min|or|xor)_([iuf])(16|32|64)")
_REDUCED: Final = {
    "add": ("IAdd", "IAdd", "FAdd"),
    "and": ("BitwiseAnd", "BitwiseAnd", ""),
    "max": ("SMax", "UMax", "FMax"),
    "min": ("SMin", "UMin", "FMin"),
    "or": ("BitwiseOr", "BitwiseOr", ""),
    "xor": ("BitwiseXor", "BitwiseXor", ""),
}
"""Instructions that reduce signed, unsigned and floating-point numbers."""
_REDUCE: Final = spv.GroupOperationReduce


def _expand_ockl(request: Request) -> str | None:
    name = request.name.removeprefix("__ockl_")
    writer = Writer()
    if name in _WORK_ITEM and request.args == ["i32"]:
        callee = f"_Z{len(name)}{name}j"
        return writer.returns(request.ret, writer.call(request.ret, callee, [("i32", "%a0")]))
    if name in _WORK_ITEM_PLAIN:
        return writer.returns(request.ret, writer.call(request.ret, f"_Z{len(name)}{name}v", []))
    if count := _COUNT.fullmatch(request.name):
        # Each counts in the operand's own type, which is the result's.
        fill = ", i1 false" if count[1] == "clz" else ""
        text = request.ret
        if request.args != [text] or text != f"i{count[2]}":
            return None
        value = writer.let(f"call {text} @llvm.{_COUNTS[count[1]]}.{text}({text} %a0{fill})")
        return writer.returns(text, value)
    if reduction := _REDUCTION.fullmatch(request.name):
        return _reduction(request, writer, _REDUCED[reduction[1]]["iuf".index(reduction[2])])
    return _lanes(request, name)


def _reduction(request: Request, writer: Writer, instruction: str) -> str | None:
    letter = _LETTERS.get(request.ret, "")
    if not instruction or not letter or request.args != [request.ret]:
        return None
    name = f"__spirv_GroupNonUniform{instruction}"
    args = [("i32", str(SUBGROUP)), ("i32", str(_REDUCE)), (request.ret, "%a0")]
    value = writer.call(request.ret, f"_Z{len(name)}{name}ii{letter}", args)
    return writer.returns(request.ret, value)


def _lanes(request: Request, name: str) -> str | None:
    """Expand functions over the lanes of a wavefront."""
    wave = Wave(Writer(), request.pointer_width)
    writer = wave.writer
    if name in ("wfbcast_u32", "wfbcast_u64"):
        value = wave.shuffled(request.ret, "%a0", wave.wrapped("%a1", request.imms.get(1)))
        return None if value is None else writer.returns(request.ret, value)
    if name in ("wfany_i32", "wfall_i32"):
        condition = writer.let("icmp ne i32 %a0, 0")
        word = "Any" if name == "wfany_i32" else "All"
        callee = f"__spirv_GroupNonUniform{word}"
        args = [("i32", str(SUBGROUP)), ("i1", condition)]
        flag = writer.call("i1", f"_Z{len(callee)}{callee}ib", args)
        if request.ret == "i1":
            return writer.returns("i1", flag)
        if not integer_width(request.ret):
            return None
        return writer.returns(request.ret, writer.let(f"zext i1 {flag} to {request.ret}"))
    if name == "activelane_u32":
        # The mask of the lanes before this one, of which there are at most 63.
        shift = writer.let(f"zext i32 {wave.lane()} to i64")
        below = writer.let(f"shl i64 -1, {shift}")
        below = writer.let(f"xor i64 {below}, -1")
        below = writer.let(f"and i64 {below}, {wave.active()}")
        count = writer.call("i64", "llvm.ctpop.i64", [("i64", below)])
        return writer.returns("i32", writer.let(f"trunc i64 {count} to i32"))
    return None
