"""Runs the bodies of exact math on the host, beside the C library's functions of long double."""

from __future__ import annotations

import ctypes
import platform
from collections.abc import Callable, Sequence
from typing import Any, Final

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt

from spvbackend.prepare.templates.shaders.math.table import expand_function
from spvbackend.prepare.templates.text import Request
from tests.unit.cases.template_jit import HOST_FEATURES, function_text

Array = npt.NDArray[Any]
DTYPES: Final[dict[str, Any]] = {
    "half": np.float16,
    "float": np.float32,
    "double": np.float64,
    "i32": np.int32,
}
# Only x86 has numbers of more digits than double in a register, and numpy's long double is one.
HAS_REFERENCES: Final = platform.machine() in ("x86_64", "AMD64")
_LONG: Final = "x86_fp80"
_PI: Final = np.longdouble("3.14159265358979323846264338327950288")
if HAS_REFERENCES:
    llvm.load_library_permanently("libm.so.6")


def _driver(
    callee: str, ret: str, args: Sequence[str], result: str, operands: Sequence[str]
) -> str:
    """A function (ptr for each operand, ptr to results, i64 rows) that calls once a row.

    `args` and `ret` are the types of the function, `operands` and `result` those in memory.
    """
    lines = []
    passed = []
    for index, (arg, held) in enumerate(zip(args, operands, strict=True)):
        lines.append(f"  %p{index} = getelementptr {held}, ptr %in{index}, i64 %i")
        lines.append(f"  %x{index} = load {held}, ptr %p{index}")
        value = f"%x{index}"
        if arg != held:
            opcode = "sitofp" if held == "i32" else "fpext"
            lines.append(f"  %c{index} = {opcode} {held} {value} to {arg}")
            value = f"%c{index}"
        passed.append(f"{arg} {value}")
    inputs = ", ".join(f"ptr %in{index}" for index in range(len(args)))
    body = "\n".join(lines)
    return f"""
define void @drive({inputs}, ptr %out, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{body}
  %r = call {ret} @{callee}({", ".join(passed)})
  %to = getelementptr {result}, ptr %out, i64 %i
  store {ret} %r, ptr %to
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""


def _run(text: str, inputs: Sequence[Array], dtype: Any, is_fused: bool = True) -> Array:
    """The results of the driver; not fused is code for a processor that cannot."""
    module = llvm.parse_assembly(text)
    module.verify()
    cpu, features = ("", "")
    if is_fused:
        cpu, features = llvm.get_host_cpu_name(), HOST_FEATURES.flatten()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=cpu, features=features, opt=1
    )
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    results = np.zeros(len(inputs[0]), dtype=dtype)
    kinds = [ctypes.c_void_p] * (len(inputs) + 1)
    function = ctypes.CFUNCTYPE(None, *kinds, ctypes.c_int64)(engine.get_function_address("drive"))
    held = [np.ascontiguousarray(one) for one in inputs]
    function(*[one.ctypes.data for one in held], results.ctypes.data, len(results))
    return results


def body_text(name: str, ret: str, args: Sequence[str]) -> str:
    """A function as it is written for a type."""
    body = expand_function(name, ret, args)
    assert body is not None
    return function_text(Request(name, ret, args, {}, {}, False, 64), "ours", body)


def computed(name: str, element: str, inputs: Sequence[Array], is_fused: bool = True) -> Array:
    """What our function gives for arrays of numbers, of which integers have 32 bits."""
    args = ["i32" if one.dtype == np.int32 else element for one in inputs]
    text = body_text(name, element, args) + _driver("ours", element, args, element, args)
    return _run(text, inputs, DTYPES[element], is_fused)


def computed_in_lanes(name: str, element: str, inputs: Sequence[Array], lanes: int) -> Array:
    """The same by the function of vectors."""
    scalars = ["i32" if one.dtype == np.int32 else element for one in inputs]
    args = [f"<{lanes} x {scalar}>" for scalar in scalars]
    ret = f"<{lanes} x {element}>"
    text = body_text(name, ret, args) + _driver("ours", ret, args, ret, args)
    rows = len(inputs[0]) // lanes
    dtype = np.dtype((DTYPES[element], lanes))
    cut = [one[: rows * lanes].reshape(rows, lanes) for one in inputs]
    return _run(text, cut, dtype).reshape(-1)


def library(name: str) -> Callable[..., Array]:
    """A function of the C library, of long double."""

    def call(*inputs: Array) -> Array:
        elements = {np.dtype(dtype): element for element, dtype in DTYPES.items()}
        held = [elements[one.dtype] for one in inputs]
        args = [_LONG] * len(held)
        text = f"declare {_LONG} @{name}l({', '.join(args)})"
        return _run(text + _driver(f"{name}l", _LONG, args, _LONG, held), inputs, np.longdouble)

    return call


def by_pi(name: str) -> Callable[..., Array]:
    """A function that gives an angle, in half turns."""
    return lambda *inputs: library(name)(*inputs) / _PI


def of_half_turns(index: int) -> Callable[..., Array]:
    """sinpi, cospi or tanpi, by index."""

    def call(x: Array) -> Array:
        wide = x.astype(np.longdouble)
        wide = np.where(np.isfinite(wide), wide, np.nan)
        count = np.rint(2 * wide)
        rest = (wide - count / 2) * _PI
        quarter = count - 4 * np.floor(count / 4)
        sine, cosine = np.sin(rest), np.cos(rest)
        turned = [sine, cosine, -sine, -cosine]
        whole = np.select([quarter == at for at in range(4)], turned, np.nan)
        other = np.select([quarter == at for at in range(4)], [*turned[1:], sine], np.nan)
        if index < 2:
            return np.asarray((whole, other)[index])
        # Of n + 1/2 it is an infinity, positive for even n.
        pole = np.copysign(np.inf, np.where(np.floor(np.abs(wide)) % 2 == 0, wide, -wide))
        return np.where(other == 0, pole, whole / other)

    return call


def root(x: Array, k: Array) -> Array:
    """rootn."""
    wide, count = x.astype(np.longdouble), k.astype(np.longdouble)
    size = np.power(np.abs(wide), 1 / count)
    is_odd = (k & 1) == 1
    found = np.where(is_odd, np.copysign(size, wide), size)
    return np.where((k == 0) | (~is_odd & (wide < 0)), np.nan, found)


def ulps(got: Array, want: Array, element: str) -> Array:
    """The errors in ulps of the result's format."""
    info = np.finfo(DTYPES[element])
    size = np.abs(want.astype(np.longdouble))
    exponents = np.log2(np.where((size == 0) | ~np.isfinite(size), 1, size))
    places = np.clip(np.floor(exponents), info.minexp, info.maxexp - 1).astype(int)
    unit = np.ldexp(np.longdouble(1), places - info.nmant)
    wide = got.astype(np.longdouble)
    same = (np.isnan(got) & np.isnan(want)) | (wide == want)
    same |= np.isinf(got) & (want.astype(DTYPES[element]) == got)
    error = np.where(same, 0, np.abs(wide - want) / unit)
    return np.where(np.isnan(error), np.inf, error)
