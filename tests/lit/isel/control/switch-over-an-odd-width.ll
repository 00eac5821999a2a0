; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The cases are as wide as what holds the value, and cut to its width.

; CHECK: OpSwitch %{{[0-9]+}} %{{[0-9]+}} 16777215 %{{[0-9]+}}
; CHECK: OpSwitch %{{[0-9]+}} %{{[0-9]+}} 8589934591 %{{[0-9]+}}
define i32 @f(i24 %a, i33 %b) {
  switch i24 %a, label %next [ i24 -1, label %one ]
next:
  switch i33 %b, label %two [ i33 -1, label %one ]
one:
  ret i32 1
two:
  ret i32 2
}
