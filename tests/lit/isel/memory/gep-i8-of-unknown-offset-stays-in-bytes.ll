; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Nothing proves that the offset is a multiple of 4, so the address is computed in bytes.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Offset:]] "n"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Address:]] = OpPtrAccessChain %[[#BytePtr]] %{{[0-9]+}} %[[#Offset]]{{$}}
; CHECK-NEXT: %[[#Typed:]] = OpBitcast %[[#IntPtr]] %[[#Address]]
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Typed]]
define i32 @f(ptr addrspace(1) %p, i64 %n) {
  %address = getelementptr i8, ptr addrspace(1) %p, i64 %n
  %v = load i32, ptr addrspace(1) %address
  ret i32 %v
}
