; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A kernel's argument wraps the pointer three times; the scalar behind it is named in bytes.

; CHECK-DAG: OpName %[[#Inner:]] "inner"
; CHECK-DAG: OpName %[[#Object:]] "k"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Inner]] = OpTypeStruct %[[#Ptr]]{{$}}
; CHECK-DAG: %[[#Member:]] = OpTypePointer Function %[[#Ptr]]
; CHECK-DAG: %[[#Scalar:]] = OpTypePointer Function %[[#Float]]
; CHECK-DAG: %[[#Zero:]] = OpConstant %{{[0-9]+}} 0{{$}}
; CHECK: OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: %[[#At:]] = OpInBoundsAccessChain %[[#Member]] %[[#Object]]
; CHECK-SAME: %[[#Zero]] %[[#Zero]] %[[#Zero]]{{$}}
; CHECK-NEXT: OpLoad %[[#Ptr]] %[[#At]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsAccessChain %[[#Scalar]] %[[#Object]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%id = type { [1 x i64] }
%impl = type { %id, %id }
%inner = type { ptr addrspace(1) }
%accessor = type { %inner, %impl }
%functor = type { %accessor, float }
define spir_kernel void @f(ptr byval(%functor) %k, i64 %i) {
  %p = load ptr addrspace(1), ptr %k
  %q = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i
  %s = getelementptr inbounds i8, ptr %k, i64 24
  %v = load float, ptr %s
  store float %v, ptr addrspace(1) %q
  ret void
}
