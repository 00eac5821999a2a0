; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An int is read from the middle of an array of shorts: a path to the short, and a cast of that.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#ShortPtr:]] = OpTypePointer Function %[[#Short]]
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer Function %[[#Int]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Path:]] = OpInBoundsAccessChain %[[#ShortPtr]] %[[#Ptr]] %
; CHECK-NEXT: %[[#Cast:]] = OpBitcast %[[#IntPtr]] %[[#Path]]
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Cast]] Aligned
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%pair = type { i32, [4 x i16] }
define i32 @f(ptr byval(%pair) %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 8
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
