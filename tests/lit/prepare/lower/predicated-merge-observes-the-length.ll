; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The length decides too which lanes a merge takes, and where a vector ends.

; CHECK: OpFunction
; CHECK-NOT: OpLogicalAnd
; CHECK: OpSelect
define <4 x i32> @select(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> %mask, <4 x i32> %a, <4 x i32> %b, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: %[[#On:]] = OpLogicalAnd
; CHECK-NEXT: OpSelect %[[#]] %[[#On]]
define <4 x i32> @merge(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %a, <4 x i32> %b, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpLogicalAnd
; CHECK: {{u_min|OpULessThan}}
; CHECK: OpReturnValue
define i32 @cttz_elts(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call i32 @llvm.vp.cttz.elts.i32.v4i32(<4 x i32> %a, i1 false, <4 x i1> %mask, i32 %n)
  ret i32 %r
}

; OpVectorExtractDynamic: the behaviour is undefined outside the vector.
; CHECK: OpFunction
; CHECK: OpISub
; CHECK: %[[#At:]] = {{OpSelect|OpExtInst}}
; CHECK-NEXT: OpVectorExtractDynamic %[[#]] %[[#]] %[[#At]]
define <4 x i32> @reverse(<4 x i32> %a, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: OpVectorExtractDynamic
; CHECK: OpVectorExtractDynamic
; CHECK: OpULessThan
; CHECK-NEXT: OpSelect
define <4 x i32> @splice(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n, i32 %m) {
  %r = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 -1, <4 x i1> %mask, i32 %n, i32 %m)
  ret <4 x i32> %r
}
