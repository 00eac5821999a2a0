; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Each use of OpUndef may be another number, so a comparison might choose one beyond the bound.

; CHECK: OpFunction
; CHECK-NOT: OpSelect
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} u_min
; CHECK: OpFunctionEnd
define i32 @f() {
  %r = call i32 @llvm.umin.i32(i32 5, i32 undef)
  ret i32 %r
}
