; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Its only use is an int at its start, which is reached by a path.

; CHECK-DAG: OpName %[[#Pair:]] "pair"
; CHECK-DAG: OpName %[[#Callee:]] "make"
; CHECK-DAG: OpName %[[#Out:]] "out"
; CHECK-DAG: OpName %[[#Variable:]] "s"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Type:]] = OpTypePointer Function %[[#Pair]]{{$}}
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer Function %[[#Int]]
; CHECK: %[[#Out]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#First:]] = OpInBoundsAccessChain %[[#IntPtr]] %[[#Out]] %
; CHECK-NEXT: OpStore %[[#First]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Variable]] = OpVariable %[[#Type]] Function
; CHECK-NEXT: OpFunctionCall %{{[0-9]+}} %[[#Callee]] %[[#Variable]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%pair = type { i32, float }
define internal void @make(ptr sret(%pair) %out) {
  store i32 1, ptr %out
  ret void
}
define i32 @f() {
  %s = alloca %pair
  call void @make(ptr sret(%pair) %s)
  %v = load i32, ptr %s
  ret i32 %v
}
