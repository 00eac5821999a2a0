; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A struct that never leaves its registers is its members.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Number:]] "n"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Ptr]] %[[#Number]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
  %a = insertvalue { ptr addrspace(1), i32 } poison, ptr addrspace(1) %p, 0
  %b = insertvalue { ptr addrspace(1), i32 } %a, i32 %n, 1
  %q = extractvalue { ptr addrspace(1), i32 } %b, 0
  %m = extractvalue { ptr addrspace(1), i32 } %b, 1
  store i32 %m, ptr addrspace(1) %q
  ret void
}
