; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: Linkage
; CHECK: OpEntryPoint Kernel %[[#Kernel:]] "k"
; CHECK-NOT: Linkage
; CHECK: %[[#Kernel]] = OpFunction
define spir_kernel void @k() {
  ret void
}
