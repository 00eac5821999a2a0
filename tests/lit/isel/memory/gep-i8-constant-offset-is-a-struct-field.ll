; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The pointee is known from another use, so the bytes are a member and no cast is needed.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Two:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK-NOT: OpBitcast
; CHECK: %[[#Field:]] = OpInBoundsAccessChain %[[#FloatPtr]] %[[#Ptr]] %[[#Two]]{{$}}
; CHECK-NEXT: OpLoad %[[#Float]] %[[#Field]]
%triple = type { i32, i8, float }

define void @f(ptr addrspace(1) %p) {
  %first = getelementptr inbounds %triple, ptr addrspace(1) %p, i64 0, i32 1
  store i8 0, ptr addrspace(1) %first
  %field = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
  %1 = load float, ptr addrspace(1) %field
  ret void
}
