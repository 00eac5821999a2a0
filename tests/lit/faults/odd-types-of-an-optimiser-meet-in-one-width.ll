; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Operands of a bitwise operation must be of one width, whatever widths the values went through.

; CHECK: OpBitwiseAnd
; CHECK: OpBitwiseOr
define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %n = trunc i32 %a to i24
  %m = and i24 %n, 255
  %o = zext nneg i24 %m to i64
  %q = trunc nuw i64 %o to i12
  %r = or disjoint i12 %q, -2048
  %s = sext i12 %r to i32
  store i32 %s, ptr addrspace(1) %p
  ret void
}
