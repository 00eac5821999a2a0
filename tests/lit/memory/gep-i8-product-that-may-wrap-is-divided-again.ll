; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An i32 product without nsw may wrap before it is extended: `i` elements would not do the same,
; a quarter of the product does.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Two:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK: %[[#Offset:]] = OpShiftLeftLogical %[[#Int]] %[[#Index]] %[[#Two]]
; CHECK: %[[#Element:]] = OpShiftRightArithmetic %[[#Int]] %[[#Offset]] %[[#Two]]
; CHECK: OpPtrAccessChain %{{[0-9]+}} %[[#Ptr]] %[[#Element]]{{$}}
define i32 @f(ptr addrspace(1) %p, i32 %i) {
  %bytes = shl i32 %i, 2
  %element = getelementptr i8, ptr addrspace(1) %p, i32 %bytes
  %v = load i32, ptr addrspace(1) %element
  ret i32 %v
}
