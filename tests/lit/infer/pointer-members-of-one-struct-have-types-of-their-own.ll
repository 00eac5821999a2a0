; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The first member points to ints, the second to floats.

; CHECK-DAG: OpName %[[#Ptr:]] "views"
; CHECK-DAG: OpName %[[#View:]] "view"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#View]] = OpTypeStruct %[[#IntPtr]] %[[#FloatPtr]] %[[#Int]]
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#View]]{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#IntPtr]] %
; CHECK-NEXT: OpLoad %[[#FloatPtr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%view = type { ptr addrspace(1), ptr addrspace(1), i32 }
define spir_kernel void @f(ptr addrspace(1) %views, i64 %i) {
  %a = getelementptr inbounds %view, ptr addrspace(1) %views, i64 %i, i32 0
  %b = getelementptr inbounds %view, ptr addrspace(1) %views, i64 %i, i32 1
  %in = load ptr addrspace(1), ptr addrspace(1) %a
  %out = load ptr addrspace(1), ptr addrspace(1) %b
  %v = load i32, ptr addrspace(1) %in
  %w = sitofp i32 %v to float
  store float %w, ptr addrspace(1) %out
  ret void
}
