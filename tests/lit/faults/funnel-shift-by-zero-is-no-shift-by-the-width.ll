; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Top:]] = OpConstant %{{[0-9]+}} 31{{$}}
; CHECK-DAG: %[[#One:]] = OpConstant %{{[0-9]+}} 1{{$}}
; CHECK: %[[#Amount:]] = OpBitwiseAnd %{{[0-9]+}} %{{[0-9]+}} %[[#Top]]
; CHECK-NEXT: %[[#Rest:]] = OpISub %{{[0-9]+}} %[[#Top]] %[[#Amount]]
; CHECK: %[[#Half:]] = OpShiftRightLogical %{{[0-9]+}} %{{[0-9]+}} %[[#One]]
; CHECK-NEXT: OpShiftRightLogical %{{[0-9]+}} %[[#Half]] %[[#Rest]]
define i32 @f(i32 %a, i32 %b, i32 %n) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %n)
  ret i32 %r
}
