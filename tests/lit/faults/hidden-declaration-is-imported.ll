; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Callee:]] LinkageAttributes "g" Import
; CHECK: %[[#Callee]] = OpFunction
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Callee]]
declare hidden spir_func i32 @g(i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %x = call spir_func i32 @g(i32 %a)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
