"""Functions of NVIDIA's libdevice give the values of Python's on the device."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator
from typing import Final

import pytest

import spvbackend
from tests.e2e.harness.worker import Worker

ITEMS: Final = 64
VALUES: Final = [
    struct.unpack("<f", struct.pack("<f", (2 * item - 63) / 67))[0] for item in range(ITEMS)
]
_PACKED: Final = struct.pack(f"<{ITEMS}f", *VALUES)
_BITS: Final = struct.unpack(f"<{ITEMS}I", _PACKED)
_OTHER: Final = 0x1234567

REALS: Final[dict[str, tuple[Callable[[float], float], float]]] = {
    "erfcxf": (lambda x: math.exp(x * x) * math.erfc(x), 4.5),
    "erff": (math.erf, 2.5),
    "fabsf": (abs, 0),
    "fast_cosf": (math.cos, 2.5),
    "fast_expf": (math.exp, 2.5),
    "frcp_rn": (lambda x: 1 / x, 0.5),
    "normcdff": (lambda x: math.erfc(-x / math.sqrt(2)) / 2, 5.5),
    "rcbrtf": (lambda x: math.copysign(abs(x) ** (-1 / 3), x), 1.5),
    "saturatef": (lambda x: max(x, 0.0), 0),
    "sinf": (math.sin, 2.5),
}
"""Functions of a float, with the error in ulp.

CUDA C++ Programming Guide, Mathematical Functions, gives the distance from the nearest float, which
is a half at most from the exact value. An approximation (`fast_`) is as precise as the function.
"""


def _signed(bits: int) -> int:
    return bits - (1 << 32) if bits >> 31 else bits


WORDS: Final[dict[str, tuple[int, Callable[[int], int]]]] = {
    "abs": (1, lambda x: abs(_signed(x))),
    "brev": (1, lambda x: int(f"{x:032b}"[::-1], 2)),
    "clz": (1, lambda x: 32 - x.bit_length()),
    "hadd": (2, lambda x: (_signed(x) + _OTHER) >> 1),
    "max": (2, lambda x: max(_signed(x), _OTHER)),
    "mulhi": (2, lambda x: _signed(x) * _OTHER >> 32),
    "popc": (1, lambda x: x.bit_count()),
    "umin": (2, lambda x: min(x, _OTHER)),
    "umulhi": (2, lambda x: x * _OTHER >> 32),
    "urhadd": (2, lambda x: (x + _OTHER + 1) >> 1),
}
"""Functions of the bits of a float, and of another number where there are two operands."""
ROUNDED: Final[dict[str, Callable[[float], int]]] = {
    "float2int_rd": math.floor,
    "float2int_rn": round,
    "float2int_ru": math.ceil,
    "float2int_rz": int,
}


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    worker = Worker("row_server.py", tmp_path_factory.mktemp("libdevice"))
    yield worker
    worker.close()


def _bodies() -> list[tuple[str, str]]:
    """Return the declaration of each function, and the code that computes %r from %x."""
    reals = [
        (f"declare float @__nv_{name}(float)",
         f"%y = call float @__nv_{name}(float %x)\n  %r = bitcast float %y to i32")
        for name in REALS
    ]  # fmt: skip
    words = [
        (f"declare i32 @__nv_{name}({', '.join(['i32'] * count)})",
         f"%b = bitcast float %x to i32\n  %r = call i32 @__nv_{name}(i32 %b"
         f"{f', i32 {_OTHER}' if count > 1 else ''})")
        for name, (count, _) in WORDS.items()
    ]  # fmt: skip
    rounded = [
        (f"declare i32 @__nv_{name}(float)",
         f"%m = fmul float %x, 64.0\n  %r = call i32 @__nv_{name}(float %m)")
        for name in ROUNDED
    ]  # fmt: skip
    return [*reals, *words, *rounded]


def _module() -> str:
    lines = ['target triple = "nvptx64-nvidia-cuda"']
    for at, (declaration, body) in enumerate(_bodies()):
        lines.append(f"""{declaration}
define ptx_kernel void @k{at}(ptr %in, ptr %out, ptr %unused) {{
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr float, ptr %in, i32 %id
  %x = load float, ptr %from
  {body}
  %to = getelementptr i32, ptr %out, i32 %id
  store i32 %r, ptr %to
  ret void
}}""")
    return "\n".join(lines)


def _ulp(want: float) -> float:
    return math.ldexp(1.0, max(math.frexp(want)[1] - 24, -149))


def test_libdevice(worker: Worker) -> None:
    """All functions share a module, as a build of it takes longer than its run."""
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    path = worker.folder / "libdevice.spv"
    path.write_bytes(spvbackend.translate(_module(), triple="spirv64", verify=True))
    jobs = [
        {"kernel": f"k{at}", "items": ITEMS, "group": ITEMS, "in": _PACKED.hex(),
         "out": 4 * ITEMS, "memory": ""}
        for at in range(len(_bodies()))
    ]  # fmt: skip
    replies = worker.ask({"path": str(path), "jobs": jobs, "optimise": True})
    assert replies is not None, worker.why
    results = iter([bytes.fromhex(reply["out"]) for reply in replies])
    for name, (real, allowed) in REALS.items():
        for x, got in zip(VALUES, struct.unpack(f"<{ITEMS}f", next(results)), strict=True):
            assert abs(got - real(x)) <= allowed * _ulp(real(x)), f"{name}({x}) is {got}"
    for name, (_, word) in WORDS.items():
        for bits, got in zip(_BITS, struct.unpack(f"<{ITEMS}I", next(results)), strict=True):
            assert got == word(bits) & 0xFFFFFFFF, f"{name}({bits:#x}) is {got:#x}"
    for name, rounded in ROUNDED.items():
        for x, got in zip(VALUES, struct.unpack(f"<{ITEMS}i", next(results)), strict=True):
            assert got == rounded(x * 64), f"{name}({x * 64}) is {got}"
