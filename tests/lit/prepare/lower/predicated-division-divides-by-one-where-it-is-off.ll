; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpUDiv and its relatives: the behaviour is undefined if the divisor is 0, also in a lane that is
; off.

; CHECK-DAG: %[[#Ints:]] = OpTypeVector %[[#]] 4
; CHECK-DAG: %[[#One:]] = OpConstant %[[#]] 1
; CHECK-DAG: %[[#Ones:]] = OpConstantComposite %[[#Ints]] %[[#One]] %[[#One]] %[[#One]] %[[#One]]

; CHECK: OpFunction
; CHECK: %[[#On:]] = OpLogicalAnd
; CHECK: %[[#Divisor:]] = OpSelect %[[#Ints]] %[[#On]] %[[#]] %[[#Ones]]
; CHECK-NEXT: OpSDiv %[[#Ints]] %[[#]] %[[#Divisor]]
define <4 x i32> @sdiv(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: %[[#On:]] = OpLogicalAnd
; CHECK: %[[#Divisor:]] = OpSelect %[[#Ints]] %[[#On]] %[[#]] %[[#Ones]]
; CHECK-NEXT: OpUDiv %[[#Ints]] %[[#]] %[[#Divisor]]
define <4 x i32> @udiv(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: %[[#On:]] = OpLogicalAnd
; CHECK: %[[#Divisor:]] = OpSelect %[[#Ints]] %[[#On]] %[[#]] %[[#Ones]]
; CHECK-NEXT: OpSRem %[[#Ints]] %[[#]] %[[#Divisor]]
define <4 x i32> @srem(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.srem.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}

; CHECK: OpFunction
; CHECK: %[[#On:]] = OpLogicalAnd
; CHECK: %[[#Divisor:]] = OpSelect %[[#Ints]] %[[#On]] %[[#]] %[[#Ones]]
; CHECK-NEXT: OpUMod %[[#Ints]] %[[#]] %[[#Divisor]]
define <4 x i32> @urem(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n) {
  %r = call <4 x i32> @llvm.vp.urem.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %n)
  ret <4 x i32> %r
}
