"""Memory and address arithmetic: structs, arrays, bytes and vectors in each address space."""

from typing import Final

HEAD: Final = """\
%particle = type { <4 x float>, [3 x i32], float, i16 }
%grid = type { i32, [16 x [8 x float]], ptr addrspace(1) }
@tile = internal addrspace(3) global [64 x float] undef
@weights = internal addrspace(2) constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]
"""
KERNEL: Final = """\
define spir_kernel void @k{k}(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %g, i64 %i) {{
  %own = alloca %particle, align 16
  %row = alloca [8 x float], align 4
"""  # noqa: E501
ROUND: Final = """\
  %a{n} = getelementptr inbounds %particle, ptr addrspace(1) %p, i64 %i, i32 1, i64 {m}
  %b{n} = load i32, ptr addrspace(1) %a{n}, align 4
  %c{n} = getelementptr inbounds %particle, ptr %own, i32 0, i32 1, i32 {m}
  store i32 %b{n}, ptr %c{n}, align 4
  %d{n} = getelementptr inbounds i8, ptr addrspace(1) %q, i64 {n}0
  %e{n} = load <4 x float>, ptr addrspace(1) %d{n}, align 4
  %f{n} = getelementptr inbounds %particle, ptr addrspace(1) %p, i64 %i, i32 0
  store <4 x float> %e{n}, ptr addrspace(1) %f{n}, align 16
  %h{n} = getelementptr inbounds %grid, ptr addrspace(1) %g, i64 0, i32 1, i64 %i, i64 {m}
  %j{n} = load float, ptr addrspace(1) %h{n}, align 4
  %k{n} = getelementptr inbounds [64 x float], ptr addrspace(3) @tile, i64 0, i64 %i
  store float %j{n}, ptr addrspace(3) %k{n}, align 4
  %l{n} = getelementptr inbounds [4 x float], ptr addrspace(2) @weights, i64 0, i64 {m}
  %m{n} = load float, ptr addrspace(2) %l{n}, align 4
  %o{n} = getelementptr inbounds [8 x float], ptr %row, i64 0, i64 {m}
  store float %m{n}, ptr %o{n}, align 4
  %r{n} = getelementptr inbounds %grid, ptr addrspace(1) %g, i64 0, i32 2
  %s{n} = load ptr addrspace(1), ptr addrspace(1) %r{n}, align 8
  %t{n} = getelementptr inbounds float, ptr addrspace(1) %s{n}, i64 {n}
  store float %m{n}, ptr addrspace(1) %t{n}, align 4
  %u{n} = addrspacecast ptr addrspace(1) %t{n} to ptr addrspace(4)
  %v{n} = load float, ptr addrspace(4) %u{n}, align 4
  call void @llvm.memcpy.p0.p1.i64(ptr %row, ptr addrspace(1) %d{n}, i64 32, i1 false)
  store float %v{n}, ptr addrspace(1) %h{n}, align 4
"""
COPY: Final = "declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)\n"
OF_ROUND: Final = 24
ROUNDS_OF_KERNEL: Final = 20


def memory_and_geps(instructions: int) -> str:
    """Kernels of some 500 instructions, every other one of which computes an address."""
    rounds = max(1, instructions // OF_ROUND)
    parts = [HEAD, COPY]
    for start in range(0, rounds, ROUNDS_OF_KERNEL):
        count = min(ROUNDS_OF_KERNEL, rounds - start)
        parts.append(KERNEL.format(k=start))
        parts += [ROUND.format(n=n, m=n % 3) for n in range(count)]
        parts.append("  ret void\n}\n")
    return "".join(parts)
