"""The process that runs random programs on the host, by LLVM's JIT compiler.

Each line of its input is a program with rows of operands, each line of its output the bytes that
the program wrote. LLVM's own compilers crash on some types; that ends this process only.
"""

from __future__ import annotations

import ctypes
import re
from typing import Any, Final

import llvmlite.binding as llvm

from tests.e2e.harness.server import serve

POINTER_CAST: Final = re.compile(
    r"addrspacecast ptr(?: addrspace\(\d\))? (%[\w.]+) to ptr(?: addrspace\(\d\))?"
)
KERNEL: Final = re.compile(r"define spir_kernel .*?\n}\n|declare [^\n]*@_Z[^\n]*\n", re.DOTALL)


def host_text(text: str) -> str:
    """Return the program with one address space, without its kernel."""
    text = KERNEL.sub("", text)
    text = POINTER_CAST.sub(r"getelementptr i8, ptr \1, i64 0", text)
    return re.sub(r"target triple[^\n]*|spir_func | addrspace\(\d\)", "", text)


def run(text: str, rows: list[bytes], size: int) -> bytes:
    """Return the output of the program for all rows, joined."""
    module = llvm.parse_assembly(host_text(text))
    machine = llvm.Target.from_default_triple().create_target_machine(opt=2)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    signature = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)
    body = signature(engine.get_function_address("body"))
    written = b""
    for row in rows:
        buffer = ctypes.create_string_buffer(b"\xa5" * size, size)
        body(row, ctypes.addressof(buffer))
        written += buffer.raw
    return written


def answer(request: dict[str, Any]) -> str:
    """What the program of a request writes."""
    rows = [bytes.fromhex(row) for row in request["rows"]]
    return run(request["text"], rows, request["size"]).hex()


if __name__ == "__main__":
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    serve(answer)
