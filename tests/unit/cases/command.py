"""The commands, run within the process of the tests."""

import io
from pathlib import Path
from typing import NamedTuple

from spvbackend.commands import run
from spvbackend.commands.arguments import Tool
from spvbackend.commands.llc import PYLLC
from spvbackend.commands.llvm_spirv import PYLLVM_SPIRV

DOUBTED = """\
define void @k(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i64 %i
  store i64 %i, ptr addrspace(1) %p
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
"""A module with a warning: its function looks like a kernel."""


class Result(NamedTuple):
    """What one run of a command left."""

    status: int
    output: bytes
    errors: str


def pyllc(*argv: str | Path, stdin: bytes = b"", isolate: bool = False) -> Result:
    return run_tool(PYLLC, *argv, stdin=stdin, isolate=isolate)


def pyllvm_spirv(*argv: str | Path, stdin: bytes = b"") -> Result:
    return run_tool(PYLLVM_SPIRV, *argv, stdin=stdin)


def run_tool(tool: Tool, *argv: str | Path, stdin: bytes = b"", isolate: bool = False) -> Result:
    buffer, errors = io.BytesIO(), io.StringIO()
    stdout = io.TextIOWrapper(buffer, encoding="utf-8", write_through=True)
    source = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    words = [str(word) for word in argv]
    status = run.main(tool, words, source, stdout, errors, isolate=isolate)
    return Result(status, buffer.getvalue(), errors.getvalue())
