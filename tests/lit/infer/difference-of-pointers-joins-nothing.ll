; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Numbers are subtracted, so each pointer keeps the type of its own uses.

; CHECK-DAG: OpName %[[#First:]] "p"
; CHECK-DAG: OpName %[[#Second:]] "q"
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#HalfPtr:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#First]] = OpFunctionParameter %[[#HalfPtr]]
; CHECK-NEXT: %[[#Second]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpConvertPtrToU %{{[0-9]+}} %[[#First]]
; CHECK-NEXT: OpConvertPtrToU %{{[0-9]+}} %[[#Second]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define i64 @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store half 1.0, ptr addrspace(1) %p
  store float 1.0, ptr addrspace(1) %q
  %a = ptrtoint ptr addrspace(1) %p to i64
  %b = ptrtoint ptr addrspace(1) %q to i64
  %d = sub i64 %b, %a
  ret i64 %d
}
