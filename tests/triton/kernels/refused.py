"""Kernels without a translation; a comment marks the line at fault."""

import triton
import triton.language as tl


@triton.jit
def assembly_kernel(x, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.load(x + at)
    v = tl.inline_asm_elementwise("bar $0, $1;", "=r,r", [v], tl.int32, True, 1)  # here
    tl.store(x + at, v)
