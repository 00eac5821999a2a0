; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The variable is a float by itself, the element one of an array, and they meet as floats.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer Function %[[#Float]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#One:]] = OpVariable %[[#Type]] Function
; CHECK-NOT: OpBitcast
; CHECK: %[[#Element:]] = OpInBoundsAccessChain %[[#Type]]
; CHECK-NEXT: OpSelect %[[#Type]] %{{[0-9]+}} %[[#One]] %[[#Element]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define float @f(i1 %c, i64 %i) {
  %one = alloca float
  %many = alloca [8 x float]
  %element = getelementptr inbounds [8 x float], ptr %many, i64 0, i64 %i
  %p = select i1 %c, ptr %one, ptr %element
  %v = load float, ptr %p
  ret float %v
}
