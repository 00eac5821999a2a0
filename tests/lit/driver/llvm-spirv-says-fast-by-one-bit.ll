; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN

; Fast implies the other bits of FPFastMathMode, and llvm-spirv does not write them beside it.

; CHECK: OpDecorate %{{[0-9]+}} FPFastMathMode Fast
; CHECK-NEXT: OpDecorate %{{[0-9]+}} FPFastMathMode NotNaN|NotInf
; PLAIN: FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|Fast
target triple = "spirv64-unknown-unknown"

define spir_kernel void @k(float %x, float %y, ptr addrspace(1) %p) {
  %a = fadd fast float %x, %y
  %b = fmul nnan ninf float %a, %y
  store float %b, ptr addrspace(1) %p
  ret void
}
