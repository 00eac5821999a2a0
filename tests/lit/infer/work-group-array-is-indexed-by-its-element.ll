; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An index over floats on an array of floats: down to its first element, then on from there.

; CHECK-DAG: OpName %[[#Array:]] "lds"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Element:]] = OpTypePointer Workgroup %[[#Float]]
; CHECK: OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: %[[#Start:]] = OpInBoundsAccessChain %[[#Element]] %[[#Array]] %
; CHECK-NEXT: OpInBoundsPtrAccessChain %[[#Element]] %[[#Start]] %[[#Index]]
; CHECK-NEXT: OpStore
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@lds = internal addrspace(3) global [256 x float] undef
define spir_kernel void @f(i64 %i) {
  %p = getelementptr inbounds float, ptr addrspace(3) @lds, i64 %i
  store float 1.0, ptr addrspace(3) %p
  ret void
}
