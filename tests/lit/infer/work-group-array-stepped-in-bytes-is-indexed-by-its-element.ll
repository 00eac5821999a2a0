; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The shift counts floats, and 64 bytes are 16 of them.

; CHECK-DAG: OpName %[[#Array:]] "lds"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Element:]] = OpTypePointer Workgroup %[[#Float]]
; CHECK-DAG: %[[#Sixteen:]] = OpConstant %{{[0-9]+}} 16{{$}}
; CHECK: OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: %[[#Start:]] = OpInBoundsAccessChain %[[#Element]] %[[#Array]] %
; CHECK-NEXT: %[[#First:]] = OpInBoundsPtrAccessChain %[[#Element]] %[[#Start]] %[[#Index]]
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsPtrAccessChain %[[#Element]] %[[#First]] %[[#Sixteen]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@lds = internal addrspace(3) global [256 x float] undef
define spir_kernel void @f(i64 %i) {
  %n = shl nuw nsw i64 %i, 2
  %p = getelementptr inbounds i8, ptr addrspace(3) @lds, i64 %n
  store float 1.0, ptr addrspace(3) %p
  %q = getelementptr inbounds i8, ptr addrspace(3) %p, i64 64
  store float 1.0, ptr addrspace(3) %q
  ret void
}
