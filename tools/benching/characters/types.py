"""Types and constants: nearly every instruction has one that no other has."""

from typing import Final

TYPE: Final = "%t{n} = type {{ i32, [{m} x float], <4 x i32>, {{ i16, i64 }} }}\n"
KERNEL: Final = (
    "define spir_kernel void @k{k}(ptr addrspace(1) %p, i32 %i0, float %x0, <4 x float> %v0) {{\n"
)
# From the values of round {a} to those of round {b}; {n} counts through the whole module.
ROUND: Final = """\
  %a{b} = getelementptr inbounds %t{n}, ptr addrspace(1) %p, i64 {n}, i32 1, i64 0
  store float {n}.5, ptr addrspace(1) %a{b}, align 4
  %c{b} = getelementptr inbounds %t{n}, ptr addrspace(1) %p, i64 0, i32 3, i32 1
  store i64 -{n}000000007, ptr addrspace(1) %c{b}, align 8
  %i{b} = mul i32 %i{a}, {n}7
  %x{b} = fadd float %x{a}, {n}.25
  %v{b} = fmul <4 x float> %v{a}, <float {n}.0, float 1.0, float 2.0, float {n}.5>
  %d{b} = insertvalue {{ i32, [2 x i16] }} {{ i32 {n}, [2 x i16] [i16 1, i16 {s}] }}, i32 %i{b}, 0
  store {{ i32, [2 x i16] }} %d{b}, ptr addrspace(1) %p, align 4
"""
LAST: Final = """\
  store float %x{b}, ptr addrspace(1) %p, align 4
  store <4 x float> %v{b}, ptr addrspace(1) %p, align 16
  ret void
}}
"""
OF_ROUND: Final = 9
ROUNDS_OF_KERNEL: Final = 50


def types_and_constants(instructions: int) -> str:
    """Kernels of some 500 instructions; a struct, an array and eight constants in nine of those."""
    rounds = max(1, instructions // OF_ROUND)
    parts = [TYPE.format(n=n, m=n + 1) for n in range(rounds)]
    for start in range(0, rounds, ROUNDS_OF_KERNEL):
        count = min(ROUNDS_OF_KERNEL, rounds - start)
        parts.append(KERNEL.format(k=start))
        parts += [
            ROUND.format(a=n, b=n + 1, n=start + n, s=(start + n) % 32000) for n in range(count)
        ]
        parts.append(LAST.format(b=count))
    return "".join(parts)
