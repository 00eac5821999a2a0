; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s

; CHECK-DAG: OpDecorate %[[#Root:]] FPFastMathMode NotNaN|NSZ
; CHECK: %[[#Root]] = OpExtInst %{{[0-9]+}} %{{[0-9]+}} sqrt
; CHECK: OpFunctionCall
define float @f(float %a, i32 %n) {
  %r = tail call nnan nsz float @llvm.sqrt.f32(float %a)
  %s = notail call fastcc noundef range(i32 0, 5) i32 @g(i32 noundef signext %n) #0 [ "deopt"(i32 1) ]
  ret float %r
}

declare fastcc i32 @g(i32 signext)

attributes #0 = { nounwind "a"="b" }
