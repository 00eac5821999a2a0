"""Recognises other languages by one of their first lines.

Input: text that LLVM has refused. Output: the error names the language, and how to get LLVM IR.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.diagnostics import CompileError, option
from spvbackend.reading.source import FROM_MLIR, FROM_SOURCE

LANGUAGES: Final = (
    (r'^\s*\{\s*"reproducer"', "a reproducer", f"pass {option('reproduce', 'FILE')}"),
    (
        r"^[ \t]*OpCapability\b",
        "SPIR-V assembly",
        "spirv-as k.spvasm -o k.spv and llvm-spirv -r k.spv -o k.bc make LLVM IR of it",
    ),
    (
        r'^[ \t]*(?:module(?:[ \t]+@[\w.]+)?(?:[ \t]+attributes[^\n]*)?[ \t]*\{|"builtin\.module"'
        r"|(?:func|gpu|llvm|spirv|tt)\.(?:func|module)\b)",
        "MLIR",
        FROM_MLIR,
    ),
    (r"^[ \t]*\.(?:address_size|target|version)\b", "PTX", "pass the LLVM IR that it came from"),
    (r"^[ \t]*\.(?:file|globl|section|text)\b", "assembly of a processor", FROM_SOURCE),
    (r"^version https://git-lfs", "a Git LFS pointer instead of the file", "run git lfs pull"),
    (r"^\s*<(?:!DOCTYPE|html)\b", "a web page", ""),
    (r"^[ \t]*#[ \t]*version[ \t]+\d+", "GLSL", "shaders are not translated"),
    (
        r"\b__global__\b",
        "CUDA or HIP source",
        "compile it to LLVM IR: clang -x cuda --cuda-device-only -O2 -emit-llvm -S k.cu -o k.ll",
    ),
    (
        r"\b(?:__)?kernel\s+(?:__attribute__\s*\(\(.*\)\)\s*)?void\b|\bget_global_id\s*\("
        r"|#pragma OPENCL|\b__global\b",
        "OpenCL C",
        "compile it to LLVM IR: clang -x cl -cl-std=CL3.0 -target spirv64 -O2 -emit-llvm -S "
        "-Xclang -finclude-default-header k.cl -o k.ll",
    ),
    (
        r"^[ \t]*(?:import \w|from [\w.]+ import |def \w+\(|class \w+[(:]|@[A-Za-z_][\w.]*"
        r"(?:\([^\n]*\))?[ \t]*$)",
        "Python source",
        "pass the LLVM IR that your compiler makes of it",
    ),
    (
        r"^[ \t]*(?:#[ \t]*(?:define|if|ifdef|ifndef|include|pragma)\b|//|/\*"
        r"|(?:extern|inline|int|namespace|static|struct|template|typedef|using|void)\b)",
        "C or C++ source",
        "compile it to LLVM IR: clang -target spirv64 -O2 -emit-llvm -S k.c -o k.ll",
    ),
)
"""Languages: a pattern for one of the first lines, the name, and how to get LLVM IR."""
# The beginning of a module of LLVM IR.
_LLVM_IR: Final = (
    r"\s*(?:(?:attributes|declare|define|source_filename|target|uselistorder)\b|[%!$^]"
    r"|@\S+\s*=|module\s+asm)"
)
# Number of characters that are searched.
_BEGINNING: Final = 1 << 16


def name_language(diag: CompileError, text: str) -> None:
    """Name the language of a refused text in the error, unless the text may be LLVM IR.

    Args:
        diag: LLVM's error; changed. In another language LLVM stops at the first line that is not a
            comment of LLVM IR.
        text: the text that LLVM refused.
    """
    beginning = text[:_BEGINNING]
    for number, written in enumerate(beginning.split("\n"), 1):
        if written.strip() and not written.lstrip().startswith(";"):
            if number != diag.line or re.match(_LLVM_IR, written):
                return
            break
    for pattern, name, hint in LANGUAGES:
        if re.search(pattern, beginning, re.MULTILINE):
            diag.message, diag.hint = f"the input is {name}, not LLVM IR", hint
            diag.line = diag.column = 0
            diag.source_line = ""
            return
