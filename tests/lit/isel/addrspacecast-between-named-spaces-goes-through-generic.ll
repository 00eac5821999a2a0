; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpCapability GenericPointer
; CHECK-DAG: OpName %[[#Global:]] "g"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#GenericPtr:]] = OpTypePointer Generic %[[#Int]]
; CHECK-DAG: %[[#LocalPtr:]] = OpTypePointer Workgroup %[[#Int]]
; CHECK: %[[#Generic:]] = OpPtrCastToGeneric %[[#GenericPtr]] %[[#Global]]
; CHECK-NEXT: %[[#Local:]] = OpGenericCastToPtr %[[#LocalPtr]] %[[#Generic]]
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Local]]
define i32 @f(ptr addrspace(1) %g) {
  %local = addrspacecast ptr addrspace(1) %g to ptr addrspace(3)
  %value = load i32, ptr addrspace(3) %local
  ret i32 %value
}
