; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: OpConstant %[[#Long]] 4294967296
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: OpConstant %[[#Double]] 1.5
; CHECK: OpSwitch %{{[0-9]+}} %{{[0-9]+}} 18446744073709551615 %{{[0-9]+}}
define double @f(i64 %x, double %d) {
  %y = add i64 %x, 4294967296
  switch i64 %y, label %other [ i64 -1, label %one ]
one:
  %r = fadd double %d, 1.5
  ret double %r
other:
  ret double %d
}
