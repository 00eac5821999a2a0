; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; LLVM gives ctlz its second operand, and masked.load its place for the alignment.

; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} clz
define i32 @f(i32 %a) {
  %r = call i32 @llvm.ctlz.i32(i32 %a)
  ret i32 %r
}

declare i32 @llvm.ctlz.i32(i32)
