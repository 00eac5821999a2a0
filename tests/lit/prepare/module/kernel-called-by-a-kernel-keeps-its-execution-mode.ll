; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The copy of its body that is called is no entry point, so it has no mode, no export.

; CHECK: OpEntryPoint Kernel %[[#Inner:]] "inner"
; CHECK-NEXT: OpEntryPoint Kernel %[[#Outer:]] "outer"
; CHECK-NEXT: OpExecutionMode %[[#Inner]] LocalSize 8 1 1
; CHECK-NOT: OpExecutionMode
; CHECK-NOT: LinkageAttributes
; CHECK: %[[#Inner]] = OpFunction
; CHECK: %[[#Outer]] = OpFunction
; CHECK: OpFunctionCall
define spir_kernel void @inner(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @outer(ptr addrspace(1) %p) {
  call void @inner(ptr addrspace(1) %p)
  ret void
}

!0 = !{i32 8, i32 1, i32 1}
