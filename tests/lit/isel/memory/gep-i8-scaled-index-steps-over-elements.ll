; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; `i * 4` bytes over ints is element i: the product cannot wrap where it has the pointer's width.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Element:]] = OpPtrAccessChain %[[#IntPtr]] %[[#Ptr]] %[[#Index]]{{$}}
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Element]]
define i32 @f(ptr addrspace(1) %p, i64 %i) {
  %bytes = shl i64 %i, 2
  %element = getelementptr i8, ptr addrspace(1) %p, i64 %bytes
  %v = load i32, ptr addrspace(1) %element
  ret i32 %v
}
