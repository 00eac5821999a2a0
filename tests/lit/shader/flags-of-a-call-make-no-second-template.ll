; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --verify-each %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.2 --verify-each %s -o - | filecheck %s

; The steps of an exact function have none of the flags of its calls.
; CHECK: %[[#Kernel:]] = OpFunction %
; CHECK: OpFunctionCall %[[#Double:]] %[[#Exp:]] %
; CHECK: OpFunctionCall %[[#Double]] %[[#Exp]] %
; CHECK: %[[#Exp]] = OpFunction %[[#Double]]
; CHECK-NOT: = OpFunction {{.*}} None
define spir_kernel void @f(ptr addrspace(1) %p, double %a) {
  %r = call fast double @llvm.exp.f64(double %a)
  %s = call double @llvm.exp.f64(double %r)
  store double %s, ptr addrspace(1) %p
  ret void
}
