; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpCapability GenericPointer
; CHECK-DAG: OpName %[[#Global:]] "g"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#GenericPtr:]] = OpTypePointer Generic %[[#Int]]
; CHECK-DAG: %[[#LocalPtr:]] = OpTypePointer Workgroup %[[#Int]]
; CHECK: %[[#Generic:]] = OpPtrCastToGeneric %[[#GenericPtr]] %[[#Global]]
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Generic]]
; CHECK-NEXT: %[[#Local:]] = OpGenericCastToPtr %[[#LocalPtr]] %[[#Generic]]
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Local]]
define void @f(ptr addrspace(1) %g) {
  %generic = addrspacecast ptr addrspace(1) %g to ptr addrspace(4)
  %1 = load i32, ptr addrspace(4) %generic
  %local = addrspacecast ptr addrspace(4) %generic to ptr addrspace(3)
  %2 = load i32, ptr addrspace(3) %local
  ret void
}
