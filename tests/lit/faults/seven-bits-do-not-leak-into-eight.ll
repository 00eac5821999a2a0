; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; 100 + 100 is 72 in seven bits: its half is 36.

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Low:]] = OpConstant %[[#Byte]] 127
; CHECK: %[[#Sum:]] = OpIAdd %[[#Byte]]
; CHECK: %[[#Masked:]] = OpBitwiseAnd %[[#Byte]] %[[#Sum]] %[[#Low]]
; CHECK: OpShiftRightLogical %[[#Byte]] %[[#Masked]]
define spir_kernel void @k(ptr addrspace(1) %p, i8 %a) {
  %x = trunc i8 %a to i7
  %y = add i7 %x, 100
  %z = lshr i7 %y, 1
  %r = zext i7 %z to i8
  store i8 %r, ptr addrspace(1) %p
  ret void
}
