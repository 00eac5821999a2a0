; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An i32 product without nsw may wrap before it is extended, so `i` does not count the elements;
; but its lowest bits are zero, so the offset counts them when it is shifted back.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Offset:]] = OpShiftLeftLogical %[[#Int]] %[[#Index]]
; CHECK: %[[#Count:]] = OpShiftRightArithmetic %[[#Int]] %[[#Offset]]
; CHECK: OpPtrAccessChain %[[#IntPtr]] %[[#Ptr]] %[[#Count]]{{$}}
; CHECK-NOT: OpBitcast
define i32 @pairs(ptr addrspace(1) %p, i32 %i) {
  %bytes = shl i32 %i, 3
  %element = getelementptr i8, ptr addrspace(1) %p, i32 %bytes
  %v = load i32, ptr addrspace(1) %element
  ret i32 %v
}

; A product with the very size stays in bytes: shifted up and down by as much is a sign extension,
; whose steps a compiler that makes vectors of work-items has been seen to count wrongly.

; CHECK-LABEL: OpFunctionEnd
; CHECK: %[[#Bytes:]] = OpShiftLeftLogical
; CHECK-NOT: OpShiftRightArithmetic
; CHECK: OpPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} %[[#Bytes]]{{$}}
define i32 @elements(ptr addrspace(1) %p, i32 %i) {
  %bytes = shl i32 %i, 2
  %element = getelementptr i8, ptr addrspace(1) %p, i32 %bytes
  %v = load i32, ptr addrspace(1) %element
  ret i32 %v
}

; CHECK-LABEL: OpFunctionEnd
; CHECK: %[[#Wide:]] = OpSConvert
; CHECK-NOT: OpShiftRightArithmetic
; CHECK: OpPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} %[[#Wide]]{{$}}
define i32 @extended(ptr addrspace(1) %p, i32 %i) {
  %bytes = mul i32 %i, 4
  %offset = sext i32 %bytes to i64
  %element = getelementptr i8, ptr addrspace(1) %p, i64 %offset
  %v = load i32, ptr addrspace(1) %element
  ret i32 %v
}
