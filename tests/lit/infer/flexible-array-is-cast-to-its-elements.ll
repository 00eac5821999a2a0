; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A struct's last member of no length has no elements in SPIR-V, so the address behind it is cast.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Element:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: %[[#End:]] = OpInBoundsAccessChain %{{[0-9]+}} %[[#Ptr]] %
; CHECK-NEXT: %[[#Cast:]] = OpBitcast %[[#Element]] %[[#End]]
; CHECK-NEXT: OpInBoundsPtrAccessChain %[[#Element]] %[[#Cast]] %[[#Index]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%var = type { i32, [0 x float] }
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %m = getelementptr inbounds %var, ptr addrspace(1) %p, i64 0, i32 1, i64 %i
  store float 1.0, ptr addrspace(1) %m
  ret void
}
