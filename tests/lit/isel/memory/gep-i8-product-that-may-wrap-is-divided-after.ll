; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An i32 product without nsw may wrap before it is extended, so `i` does not count the elements;
; but its two lowest bits are zero, so the offset counts them when it is shifted back.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Offset:]] = OpShiftLeftLogical %[[#Int]] %[[#Index]]
; CHECK: %[[#Count:]] = OpShiftRightArithmetic %[[#Int]] %[[#Offset]]
; CHECK: OpPtrAccessChain %[[#IntPtr]] %[[#Ptr]] %[[#Count]]{{$}}
; CHECK-NOT: OpBitcast
define i32 @f(ptr addrspace(1) %p, i32 %i) {
  %bytes = shl i32 %i, 2
  %element = getelementptr i8, ptr addrspace(1) %p, i32 %bytes
  %v = load i32, ptr addrspace(1) %element
  ret i32 %v
}
