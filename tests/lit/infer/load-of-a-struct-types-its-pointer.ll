; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The members are loaded one by one, by paths from the one pointer.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct %[[#Int]] %[[#Float]]
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Struct]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define { i32, float } @f(ptr addrspace(1) %p) {
  %v = load { i32, float }, ptr addrspace(1) %p
  ret { i32, float } %v
}
