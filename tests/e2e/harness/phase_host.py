"""The process that runs random kernels on the host, by LLVM's JIT compiler.

Each line of its input is a module with the initial rows and shared memory of its kernels, each line
of its output their final content. Address spaces below 256 are all one on x86-64 and AArch64, so
the phases of a kernel run unchanged; the kernel itself, which calls builtins of OpenCL, is left
out. A crash of LLVM's own compilers ends this process only.
"""

from __future__ import annotations

import ctypes
import re
from typing import Any, Final

import llvmlite.binding as llvm

from tests.e2e.harness.server import serve
from tests.generators.kernels import PHASE
from tests.generators.steps.local import GROUP, LOCAL_BYTES

# The parts of a module for the device only.
DEVICE_ONLY: Final = re.compile(
    r"^define [^@\n]*spir_kernel .*?^}\n|^declare [^\n]*@_Z[^\n]*\n|^target [^\n]*$"
    r"|^ +call void @llvm\.lifetime\.[^\n]*\n|\bspir_func\b",
    re.DOTALL | re.MULTILINE,
)
ALLOCA: Final = re.compile(r"^ +(%[\w.]+) = alloca ([^\n]*?)(?:, align \d+)?$", re.MULTILINE)
DEFINITION: Final = re.compile(r"^define [^@\n]*(@(?:(\w+)\.)?phase\d\w*)\(", re.MULTILINE)
SIGNATURE: Final = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4, ctypes.c_int32, ctypes.c_int32)


def host_text(text: str, fill: int = 0) -> str:
    """Return the phases; `fill` is the initial content of variables, if any."""
    text = DEVICE_ONLY.sub("", text)
    if fill:
        size = "i64 ptrtoint (ptr getelementptr (\\2, ptr null, i64 1) to i64)"
        call = f"call void @llvm.memset.p0.i64(ptr \\1, i8 {fill}, {size}, i1 false)"
        text = ALLOCA.sub(rf"\g<0>\n  {call}", text)
        if "declare void @llvm.memset.p0.i64" not in text:
            text += "\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
    return text


def phases_of(text: str) -> dict[str, list[tuple[str, int]]]:
    """The phases of each kernel, by its stem, in order and with their turns."""
    phases: dict[str, list[tuple[int, str, int]]] = {}
    for name, stem in DEFINITION.findall(text):
        match = PHASE.fullmatch(name)
        if match is not None:
            row = (int(match[1]), name[1:], int(match[2] or 1))
            phases.setdefault(stem, []).append(row)
    return {stem: [row[1:] for row in sorted(rows)] for stem, rows in phases.items()}


def run_kernel(
    engine: Any, phases: list[tuple[str, int]], request: dict[str, Any]
) -> dict[str, str]:
    """Return the output and the shared memory that the items of a kernel leave."""
    rows = [ctypes.create_string_buffer(bytes.fromhex(row)) for row in request["rows"]]
    size: int = request["size"]
    outputs = [ctypes.create_string_buffer(b"\xa5" * size, size) for _ in rows]
    memory = bytes.fromhex(request["memory"])
    shared = ctypes.create_string_buffer(memory, len(memory))
    code = [(SIGNATURE(engine.get_function_address(name)), turns) for name, turns in phases]
    for first in range(0, len(rows), GROUP):
        local = ctypes.create_string_buffer(bytes([request["fill"]]) * LOCAL_BYTES, LOCAL_BYTES)
        turn = 0
        for function, turns in code:
            for _ in range(turns):
                for item in range(GROUP):
                    at = first + item
                    function(rows[at], outputs[at], shared, local, item, turn)
                turn += 1
    return {"out": b"".join(x.raw for x in outputs).hex(), "memory": shared.raw.hex()}


def answer(request: dict[str, Any]) -> dict[str, dict[str, str]]:
    """Return the result of each kernel of a module."""
    level: int = request["level"]
    machine = llvm.Target.from_default_triple().create_target_machine(opt=level)
    # The JIT takes only its own layout, which places integers of more than 64 bits in structs
    # differently from SPIR-V's.
    head = f'target datalayout = "{machine.target_data}"\n'
    module = llvm.parse_assembly(head + host_text(request["text"], request["fill"]))
    if level:
        options = llvm.create_pipeline_tuning_options(speed_level=level)
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    kernels = phases_of(request["text"])
    return {stem: run_kernel(engine, phases, request) for stem, phases in kernels.items()}


if __name__ == "__main__":
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    # Division of 128 bits and conversions of half are calls of the compiler's runtime.
    llvm.load_library_permanently("libgcc_s.so.1")
    serve(answer)
