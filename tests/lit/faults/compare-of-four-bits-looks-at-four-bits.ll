; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Low:]] = OpConstant %[[#Byte]] 15
; CHECK: %[[#Lhs:]] = OpBitwiseAnd %[[#Byte]] %{{[0-9]+}} %[[#Low]]
; CHECK: %[[#Rhs:]] = OpBitwiseAnd %[[#Byte]] %{{[0-9]+}} %[[#Low]]
; CHECK: OpUGreaterThan %{{[0-9]+}} %[[#Lhs]] %[[#Rhs]]
define spir_kernel void @k(ptr addrspace(1) %p, i8 %a, i8 %b) {
  %x = trunc i8 %a to i4
  %y = trunc i8 %b to i4
  %c = icmp ugt i4 %x, %y
  %z = zext i1 %c to i32
  store i32 %z, ptr addrspace(1) %p
  ret void
}
