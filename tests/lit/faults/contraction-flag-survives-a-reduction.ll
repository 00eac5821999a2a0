; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: ContractionOff
; CHECK: OpDecorate %{{[0-9]+}} FPFastMathMode {{.*}}Fast
define spir_kernel void @k(ptr addrspace(1) %p, <4 x float> %a) {
  %b = call fast float @llvm.vector.reduce.fadd.v4f32(float 0.0, <4 x float> %a)
  store float %b, ptr addrspace(1) %p
  ret void
}
