; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The index is known at run time only, so all the pointers of the array have one type.

; CHECK-DAG: OpName %[[#Views:]] "views"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#Ptr]] %
; CHECK-DAG: %[[#Views]] = OpTypeStruct %{{[0-9]+}} %[[#Array]]
; CHECK: OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%views = type { i32, [2 x ptr addrspace(1)] }
define spir_kernel void @f(ptr byval(%views) %v, i64 %i) {
  %at = getelementptr inbounds %views, ptr %v, i64 0, i32 1, i64 %i
  %p = load ptr addrspace(1), ptr %at
  store i16 1, ptr addrspace(1) %p
  ret void
}
