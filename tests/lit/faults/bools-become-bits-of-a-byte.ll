; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpBitcast has no bools.

; CHECK-NOT: OpBitcast
; CHECK: OpSelect
; CHECK: OpShiftLeftLogical
; CHECK: OpBitwiseOr
define spir_kernel void @k(ptr addrspace(1) %p, <4 x i32> %a) {
  %c = icmp sgt <4 x i32> %a, zeroinitializer
  %b = bitcast <4 x i1> %c to i4
  %z = zext i4 %b to i32
  store i32 %z, ptr addrspace(1) %p
  ret void
}
