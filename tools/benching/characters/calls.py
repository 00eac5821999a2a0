"""Calls: of builtins, of intrinsics with and without an instruction, of the program's own."""

from typing import Final

HEAD: Final = """\
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func float @_Z4fmaxff(float, float)
declare spir_func float @_Z3madfff(float, float, float)
declare spir_func float @_Z3sinf(float)
declare spir_func <4 x float> @_Z5fractDv4_fPS_(<4 x float>, ptr)
declare spir_func i32 @_Z5clampiii(i32, i32, i32)
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))
declare spir_func i32 @_Z15convert_int_satf(float)
declare spir_func void @_Z7barrierj(i32)
declare float @llvm.fmuladd.f32(float, float, float)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.ctpop.i32(i32)
define internal float @own(float %x, i32 %i, ptr addrspace(1) %p) {
  %f = sitofp i32 %i to float
  %r = fadd float %x, %f
  ret float %r
}
"""
KERNEL: Final = """\
define spir_kernel void @k{k}(ptr addrspace(1) %p, i32 %i0, float %x0) {{
  %whole = alloca <4 x float>, align 16
"""
# From %i{a} and %x{a} to %i{b} and %x{b}.
ROUND: Final = """\
  %a{b} = call spir_func i64 @_Z13get_global_idj(i32 0)
  %c{b} = call spir_func float @_Z4fmaxff(float %x{a}, float {b}.0)
  %d{b} = call spir_func float @_Z3madfff(float %c{b}, float %x{a}, float 2.0)
  %e{b} = call spir_func float @_Z3sinf(float %d{b})
  %f{b} = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 %a{b}, ptr addrspace(1) %p)
  %g{b} = call spir_func <4 x float> @_Z5fractDv4_fPS_(<4 x float> %f{b}, ptr %whole)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %g{b}, i64 {b}, ptr addrspace(1) %p)
  %h{b} = call spir_func i32 @_Z5clampiii(i32 %i{a}, i32 0, i32 {b})
  %j{b} = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %p, i32 %h{b})
  call spir_func void @_Z7barrierj(i32 1)
  %k{b} = call float @llvm.fmuladd.f32(float %e{b}, float %d{b}, float %c{b})
  %l{b} = call spir_func i32 @_Z15convert_int_satf(float %k{b})
  %m{b} = call i32 @llvm.smax.i32(i32 %l{b}, i32 %j{b})
  %o{b} = call i32 @llvm.fshl.i32(i32 %m{b}, i32 %i{a}, i32 7)
  %i{b} = call i32 @llvm.ctpop.i32(i32 %o{b})
  %x{b} = call float @own(float %k{b}, i32 %i{b}, ptr addrspace(1) %p)
"""
OF_ROUND: Final = 16
ROUNDS_OF_KERNEL: Final = 30


def calls_and_builtins(instructions: int) -> str:
    """Kernels of some 500 instructions, all of which are calls."""
    rounds = max(1, instructions // OF_ROUND)
    parts = [HEAD]
    for start in range(0, rounds, ROUNDS_OF_KERNEL):
        count = min(ROUNDS_OF_KERNEL, rounds - start)
        parts.append(KERNEL.format(k=start))
        parts += [ROUND.format(a=n, b=n + 1) for n in range(count)]
        parts.append(f"  store float %x{count}, ptr addrspace(1) %p, align 4\n  ret void\n}}\n")
    return "".join(parts)
