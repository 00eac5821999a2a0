"""Many small functions, one that is huge, and what clang makes of the programs of tests/e2e."""

from typing import Final

from benching import mixes

SMALL: Final = """\
define internal float @f{n}(ptr addrspace(1) %p, i32 %i, float %x) {{
  %far = icmp sgt i32 %i, {n}
  br i1 %far, label %then, label %else
then:
  %j = add nsw i32 %i, {n}
  %at = sext i32 %j to i64
  %place = getelementptr inbounds float, ptr addrspace(1) %p, i64 %at
  %old = load float, ptr addrspace(1) %place, align 4
  %sum = fadd float %old, %x
  %less = call float @f{callee}(ptr addrspace(1) %p, i32 %j, float %sum)
  store float %less, ptr addrspace(1) %place, align 4
  br label %end
else:
  %wide = sitofp i32 %i to float
  %scaled = fmul float %wide, %x
  br label %end
end:
  %r = phi float [ %less, %then ], [ %scaled, %else ]
  ret float %r
}}
"""
LEAF: Final = """\
define internal float @f0(ptr addrspace(1) %p, i32 %i, float %x) {
  ret float %x
}
"""
KERNEL: Final = """\
define spir_kernel void @k{n}(ptr addrspace(1) %p, i32 %i, float %x) {{
  %r = call float @f{n}(ptr addrspace(1) %p, i32 %i, float %x)
  store float %r, ptr addrspace(1) %p, align 4
  ret void
}}
"""
OF_SMALL: Final = 15
KERNEL_EVERY: Final = 20


def small_functions(instructions: int) -> str:
    """Functions of 15 instructions that call one of those before, and kernels that call some."""
    count = instructions // OF_SMALL
    parts = [LEAF, *(SMALL.format(n=n, callee=n // 2) for n in range(1, count))]
    parts += [KERNEL.format(n=n) for n in range(KERNEL_EVERY, count, KERNEL_EVERY)]
    return "".join(parts)


def huge_function(instructions: int) -> str:
    """One kernel with the mix of benching/mixes.py."""
    return mixes.module_text("huge", instructions)


def clang_o0(instructions: int) -> str:
    """Without optimisation: a variable in memory for all that has a name."""
    return str(mixes.linked_module(instructions, "app_*.O0.ll"))


def clang_o2(instructions: int) -> str:
    return str(mixes.linked_module(instructions, "app_*.O2.ll"))
