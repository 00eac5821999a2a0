; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpSwitch %{{[0-9]+}} %[[#Only:]]{{$}}
; CHECK-NEXT: %[[#Only]] = OpLabel
define void @f(i32 %x) {
  switch i32 %x, label %only []
only:
  ret void
}
