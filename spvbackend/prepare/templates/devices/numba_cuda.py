"""Functions that `numba.cuda` declares and NVIDIA's tools define: atomics, warps, and halves.

numba writes libNVVM's names of warp operations (NVVM IR specification, 'Data movement' and 'Vote'),
atomics of its own (`___numba_atomic_*`), and bindings of the functions of `cuda_fp16.h`, whose
operands and result are behind pointers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.prepare.templates.text import Request, Writer, width_of

Expand = Callable[[Request], str | None]

# NVVM IR specification: the numbers of the operand `mode`.
_SHUFFLES: Final = ("idx", "up", "down", "bfly")
_VOTES: Final = ("all", "any", "uni", "ballot")
_OPERATIONS: Final = {
    "add": "fadd",
    "dec": "udec_wrap",
    "inc": "uinc_wrap",
    "max": "fmax",
    "min": "fmin",
    "nanmax": "fmax",
    "nanmin": "fmin",
    "sub": "fsub",
}
_ATOMIC: Final = re.compile(r"___numba_atomic_(?:float|double|u64)_(\w+)")
_CAS: Final = re.compile(r"___numba_atomic_i\d+_cas_hack")
# Itanium C++ ABI: an operator of references to constants, or a function of the file. numba-cuda
# binds them under these names with a suffix, numba itself under names of its own.
_HALF: Final = re.compile(
    r"_Z(?:([a-z]{2})RK|L\d+_*(\w+?))6__half\w*_(?:nbst|\d+)|__numba_wrapper_(h\w+)"
)
_OF_HALVES: Final = re.compile(r"_Z\w*(?:half\w*_nbst|6__half\w*_\d+)|__numba_wrapper_h\w+")
_OPERATORS: Final = {
    "dv": "hdiv",
    "eq": "heq",
    "ge": "hge",
    "gt": "hgt",
    "le": "hle",
    "lt": "hlt",
    "mi": "hsub",
    "ml": "hmul",
    "ne": "hneu",
    "ng": "hneg",
    "pl": "hadd",
}
"""The function of `cuda_fp16.h` that an operator calls."""
_INSTRUCTIONS: Final = {
    "hadd": "fadd",
    "hadd_rn": "fadd",
    "hdiv": "fdiv",
    "hmul": "fmul",
    "hmul_rn": "fmul",
    "hneg": "fneg",
    "hsub": "fsub",
    "hsub_rn": "fsub",
}
_COMPARISONS: Final = {
    f"h{word}{suffix}": f"{letter}{word}"
    for word in ("eq", "ge", "gt", "le", "lt", "ne")
    for suffix, letter in (("", "o"), ("u", "u"))
}
_INTRINSICS: Final = {
    "habs": "fabs",
    "hceil": "ceil",
    "hfloor": "floor",
    "hfma": "fma",
    "hmax": "maxnum",
    "hmax_nan": "maximum",
    "hmin": "minnum",
    "hmin_nan": "minimum",
    "hrint": "roundeven",
    "hsqrt": "sqrt",
    "htrunc": "trunc",
}
_BUILTINS: Final = {
    f"h{name}": f"_Z{len(name)}{name}Dh"
    for name in ("cos", "exp", "exp10", "exp2", "log", "log10", "log2", "rsqrt", "sin", "tanh")
}
_INFINITY: Final = "0xH7C00"


def expand_shuffle(request: Request) -> str | None:
    """shfl.sync: by the intrinsics that have the mode in their names."""
    args = [("i32", f"%a{at}") for at in (0, 2, 3, 4)]
    return _by_mode(request, [
        (f"llvm.nvvm.shfl.sync.{word}.i32p", request.ret, args) for word in _SHUFFLES
    ])  # fmt: skip


def expand_vote(request: Request) -> str | None:
    """vote.sync: the mask of a ballot, or the answer to another question."""
    args = [("i32", "%a0"), ("i1", "%a2")]
    return _by_mode(request, [
        (f"llvm.nvvm.vote.{word}.sync", "i32" if word == "ballot" else "i1", args)
        for word in _VOTES
    ])  # fmt: skip


def _by_mode(
    request: Request, calls: Sequence[tuple[str, str, Sequence[tuple[str, str]]]]
) -> str | None:
    """Make the call that the second operand numbers: all of them where that is not a constant.

    Args:
        request: for a struct of a word and a condition.
        calls: name, result and arguments. A result that is not the whole struct is one member.
    """
    mode = request.imms.get(1)
    if mode is not None and not 0 <= mode < len(calls):
        return None
    writer = Writer()
    wholes: list[str] = []
    for at, (name, ret, args) in enumerate(calls):
        if mode is not None and at != mode:
            continue
        value = writer.call(ret, name, args)
        if ret != request.ret:
            index = 0 if ret == "i32" else 1
            value = writer.let(f"insertvalue {request.ret} zeroinitializer, {ret} {value}, {index}")
        if wholes:
            chosen = writer.let(f"icmp eq i32 %a1, {at}")
            value = writer.let(
                f"select i1 {chosen}, {request.ret} {value}, {request.ret} {wholes[-1]}"
            )
        wholes.append(value)
    return writer.returns(request.ret, wholes[-1])


def expand_match(request: Request) -> str | None:
    """match.all.sync: LLVM's name tells that there are two results."""
    writer, name = Writer(), f"{request.name}p"
    args = [(text, f"%a{at}") for at, text in enumerate(request.args)]
    return writer.returns(request.ret, writer.call(request.ret, name, args))


def expand_atomic(request: Request) -> str | None:
    """An atomic operation that returns the old value."""
    match = _ATOMIC.fullmatch(request.name)
    operation = None if match is None else _OPERATIONS.get(match[1])
    if match is None or operation is None:
        return None
    writer, text, pointer = Writer(), request.ret, request.args[0]
    align, value = width_of(text) // 8, "%a1"
    if match[1] in ("max", "min"):
        # A NaN in memory stays: it is not a number that is less or greater. No operation of these
        # makes one, so an older value tells.
        old = writer.let(f"load atomic {text}, {pointer} %a0 monotonic, align {align}")
        stays = writer.let(f"fcmp uno {text} {old}, {old}")
        value = writer.let(f"select i1 {stays}, {text} {old}, {text} %a1")
    line = f"atomicrmw {operation} {pointer} %a0, {text} {value} monotonic, align {align}"
    return writer.returns(text, writer.let(line))


def expand_swap(request: Request) -> str | None:
    """A comparison and exchange that returns the old value."""
    writer, text = Writer(), request.ret
    pair = writer.let(
        f"cmpxchg {request.args[0]} %a0, {text} %a1, {text} %a2 monotonic monotonic, "
        f"align {width_of(text) // 8}"
    )
    return writer.returns(text, writer.let(f"extractvalue {{ {text}, i1 }} {pair}, 0"))


def expand_half(request: Request) -> str:
    """A function of halves, whose result, and often its operands, are behind pointers.

    Raises:
        Unsupported: the function has no row.
    """
    match = _HALF.fullmatch(request.name)
    name = "" if match is None else _OPERATORS.get(match[1] or "", match[2] or match[3] or "")
    writer = Writer()
    values: list[str] = []
    for at, text in enumerate(request.args[1:], 1):
        bits = f"%a{at}"
        if text != "i16":
            bits = writer.let(f"load i16, {text} {bits}, align 2")
        values.append(writer.let(f"bitcast i16 {bits} to half"))
    text, value = _half(writer, name, values)
    if not value:
        raise Unsupported(f"'@{request.name}' of CUDA's cuda_fp16.h has no translation")
    if text == "half":
        text, value = "i16", writer.let(f"bitcast half {value} to i16")
    elif text == "i1":
        text, value = "i8", writer.let(f"zext i1 {value} to i8")
    writer.do(f"store {text} {value}, {request.args[0]} %a0, align {width_of(text) // 8}")
    # numba's status of a call without an exception.
    return writer.returns(request.ret, "0")


def _half(writer: Writer, name: str, values: list[str]) -> tuple[str, str]:
    """Return type and value of a function of halves; the value is "" for an unknown one."""
    typed = [("half", value) for value in values]
    operands = ", ".join(values)
    if name in _INSTRUCTIONS:
        return "half", writer.let(f"{_INSTRUCTIONS[name]} half {operands}")
    if name in _COMPARISONS:
        return "i1", writer.let(f"fcmp {_COMPARISONS[name]} half {operands}")
    if name in _INTRINSICS:
        return "half", writer.call("half", f"llvm.{_INTRINSICS[name]}.f16", typed)
    if name in _BUILTINS:
        return "half", writer.call("half", _BUILTINS[name], typed)
    if name == "hrcp":
        return "half", writer.let(f"fdiv half 1.000000e+00, {operands}")
    if name == "hisnan":
        return "i1", writer.let(f"fcmp uno half {operands}, {operands}")
    if name == "hisinf":
        size = writer.call("half", "llvm.fabs.f16", typed)
        return "i1", writer.let(f"fcmp oeq half {size}, {_INFINITY}")
    if name == "half2float":
        return "float", writer.let(f"fpext half {operands} to float")
    return "", ""


ROWS: Final[tuple[tuple[re.Pattern[str], Expand], ...]] = (
    (re.compile(r"llvm\.nvvm\.shfl\.sync\.i32"), expand_shuffle),
    (re.compile(r"llvm\.nvvm\.vote\.sync"), expand_vote),
    (re.compile(r"llvm\.nvvm\.match\.all\.sync\.i(?:32|64)"), expand_match),
    (_CAS, expand_swap),
    (_ATOMIC, expand_atomic),
    (_OF_HALVES, expand_half),
)
"""Each row expands the functions whose names match its pattern."""
