; RUN: pyllc -mtriple=spirv64 --verify-each %s -o - | filecheck %s

; CHECK: %[[Half:[0-9]+]] = OpTypeFloat 16
; CHECK: %[[A:[0-9]+]] = OpFunctionParameter %[[Half]]
; CHECK: OpBitcast %{{[0-9]+}} %[[A]]
define i16 @f(half %a) {
  %r = call i16 @llvm.convert.to.fp16.f16(half %a)
  ret i16 %r
}

declare i16 @llvm.convert.to.fp16.f16(half)
