; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16,+SPV_INTEL_bfloat16_arithmetic %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know SPV_INTEL_bfloat16_arithmetic.

; What OpenCL.std gives is of a type with arithmetic, and no operand says so here.
; CHECK: OpCapability BFloat16ArithmeticINTEL
; CHECK: %[[#BFloat:]] = OpTypeFloat 16 BFloat16KHR
; CHECK: OpExtInst %[[#BFloat]] %[[#]] vload_half %
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = call spir_func bfloat @_Z10vload_halfmPU3AS1KDh(i64 0, ptr addrspace(1) %p)
  ret void
}

declare spir_func bfloat @_Z10vload_halfmPU3AS1KDh(i64, ptr addrspace(1))
