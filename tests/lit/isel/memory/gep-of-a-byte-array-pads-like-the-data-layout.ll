; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The offset 16 of the second i64 counts the padding behind the i32.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#LongPtr:]] = OpTypePointer CrossWorkgroup %[[#Long]]
; CHECK-DAG: %[[#Two:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK: %[[#Field:]] = OpInBoundsAccessChain %[[#LongPtr]] %[[#Ptr]] %[[#Two]]{{$}}
; CHECK-NEXT: OpLoad %[[#Long]] %[[#Field]]
%padded = type { i32, i64, i64 }

define i64 @f(ptr addrspace(1) byval(%padded) %p) {
  %field = getelementptr inbounds i8, ptr addrspace(1) %p, i64 16
  %v = load i64, ptr addrspace(1) %field
  ret i64 %v
}
