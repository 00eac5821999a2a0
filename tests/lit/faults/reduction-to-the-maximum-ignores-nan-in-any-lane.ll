; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} fmax
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} fmax
; CHECK-NOT: OpFOrdGreaterThan
define float @f(<3 x float> %a) {
  %r = call float @llvm.vector.reduce.fmax.v3f32(<3 x float> %a)
  ret float %r
}
