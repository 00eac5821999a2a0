; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The instruction wants one type on both sides, and the mangled name says which.

; CHECK-DAG: OpName %[[#To:]] "to"
; CHECK-DAG: OpName %[[#From:]] "from"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Local:]] = OpTypePointer Workgroup %[[#Float]]
; CHECK-DAG: %[[#Global:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#To]] = OpFunctionParameter %[[#Local]]
; CHECK-NEXT: %[[#From]] = OpFunctionParameter %[[#Global]]
; CHECK-NOT: OpBitcast
; CHECK: OpGroupAsyncCopy %{{[0-9]+}} %{{[0-9]+}} %[[#To]] %[[#From]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(3) %to, ptr addrspace(1) %from) {
  %e = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(
      ptr addrspace(3) %to, ptr addrspace(1) %from, i64 64, target("spirv.Event") zeroinitializer)
  ret void
}
declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(
    ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
