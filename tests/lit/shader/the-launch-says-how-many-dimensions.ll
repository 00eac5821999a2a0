; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Behind the argument comes what Vulkan has no variable for.
; CHECK: OpMemberDecorate %[[#Block:]] 0 Offset 0
; CHECK: OpMemberDecorate %[[#Block]] 1 Offset 8
; CHECK-NOT: OpMemberDecorate
; CHECK: %[[#Block]] = OpTypeStruct %[[#Address:]] %[[#Word:]]
; CHECK: OpLoad %[[#Address]]
; CHECK: %[[#Dimensions:]] = OpLoad %[[#Word]]
; CHECK: OpStore %{{[0-9]+}} %[[#Dimensions]]
define spir_kernel void @f(ptr addrspace(1) %p) {
  %d = call i32 @_Z12get_work_dimv()
  store i32 %d, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z12get_work_dimv()
