; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Thirty-two bytes: the array, its second element, the second member of that.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Member:]] = OpTypePointer Function %[[#Long]]
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Second:]] = OpConstant %[[#Long]] 1{{$}}
; CHECK-NOT: OpBitcast
; CHECK: OpInBoundsAccessChain %[[#Member]] %[[#Ptr]] %[[#One]] %[[#Second]] %[[#One]]
; CHECK-NEXT: OpLoad %[[#Long]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%inner = type { i16, i64 }
%item = type { i32, [2 x %inner] }
define i64 @f(ptr byval(%item) %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 32
  %v = load i64, ptr %q
  ret i64 %v
}
