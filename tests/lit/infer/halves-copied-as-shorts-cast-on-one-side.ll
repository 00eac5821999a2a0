; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The source is only ever shorts; the destination is halves but for one store.

; CHECK-DAG: OpName %[[#From:]] "p"
; CHECK-DAG: OpName %[[#To:]] "q"
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#ShortPtr:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#HalfPtr:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK: %[[#From]] = OpFunctionParameter %[[#ShortPtr]]
; CHECK-NEXT: %[[#To]] = OpFunctionParameter %[[#HalfPtr]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#ShortPtr]] %[[#To]]{{$}}
; CHECK-NEXT: OpStore %[[#Cast]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i16, ptr addrspace(1) %p
  store i16 %a, ptr addrspace(1) %q
  %b = load half, ptr addrspace(1) %q
  store half %b, ptr addrspace(1) %q
  ret void
}
