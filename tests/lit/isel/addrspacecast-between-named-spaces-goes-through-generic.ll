; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpCapability GenericPointer
; CHECK-DAG: OpName %[[#Global:]] "g"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#GenericPtr:]] = OpTypePointer Generic %[[#Int]]
; CHECK-DAG: %[[#PrivatePtr:]] = OpTypePointer Function %[[#Int]]
; CHECK: %[[#Generic:]] = OpPtrCastToGeneric %[[#GenericPtr]] %[[#Global]]
; CHECK-NEXT: %[[#Private:]] = OpGenericCastToPtr %[[#PrivatePtr]] %[[#Generic]]
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Private]]
define i32 @f(ptr addrspace(1) %g) {
  %private = addrspacecast ptr addrspace(1) %g to ptr
  %value = load i32, ptr %private
  ret i32 %value
}
