; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Not elements of the variable's type.

; CHECK-DAG: OpName %[[#Var:]] "g"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK-DAG: %[[#Two:]] = OpConstant %{{[0-9]+}} 2{{$}}
; CHECK: %[[#Bytes:]] = OpBitcast %[[#BytePtr]] %[[#Var]]
; CHECK: OpPtrAccessChain %[[#BytePtr]] %[[#Bytes]] %[[#Index]]
; CHECK: OpAccessChain %{{[0-9]+}} %[[#Var]] %[[#Two]]
@g = internal addrspace(1) global [8 x i32] zeroinitializer

define spir_kernel void @k(i64 %i) {
  %p = getelementptr i8, ptr addrspace(1) @g, i64 %i
  store i32 1, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) @g, i64 8
  store i32 1, ptr addrspace(1) %q
  ret void
}
