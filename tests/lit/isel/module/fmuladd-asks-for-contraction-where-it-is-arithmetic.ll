; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=MAD
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_fp_fast_math_mode %s -o - | filecheck %s
; RUN: pyllvm-spirv --spirv-tools-dis --spirv-replace-fmuladd-with-ocl-mad=false %s -o - | filecheck %s

; The mode forbids to fuse arithmetic. OpenCL.std's mad is a function that may be fused in any case,
; so the product that the frontend left apart can be kept apart; where fmuladd is arithmetic, the
; mode would be about that as well.

; MAD: OpExecutionMode %{{[0-9]+}} ContractionOff
; MAD: OpFMul
; MAD: OpExtInst %{{[0-9]+}} %{{[0-9]+}} mad
; CHECK-NOT: ContractionOff
; CHECK: OpFMul
; CHECK: OpFAdd
target triple = "spirv64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, float %a, float %b, float %c) {
  %product = fmul float %a, %b
  %negated = fneg float %product
  %sum = call float @llvm.fmuladd.f32(float %a, float %c, float %negated)
  store float %sum, ptr addrspace(1) %p
  ret void
}
declare float @llvm.fmuladd.f32(float, float, float)
