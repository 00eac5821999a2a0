; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A function of a variable's name asks for it, and the variable that answers has that name too.

; CHECK: OpDecorate %[[#Lane:]] BuiltIn SubgroupLocalInvocationId
; CHECK: %[[#Lane]] = OpVariable
; CHECK: OpLoad %{{[0-9]+}} %[[#Lane]]
declare i32 @__spirv_BuiltInSubgroupLocalInvocationId()

define spir_kernel void @k(ptr addrspace(1) %p) {
  %lane = call i32 @__spirv_BuiltInSubgroupLocalInvocationId()
  store i32 %lane, ptr addrspace(1) %p
  ret void
}
