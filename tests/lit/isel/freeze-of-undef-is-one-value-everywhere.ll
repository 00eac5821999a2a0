; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Each use of an OpUndef may see another value; a frozen one may not.

; CHECK-NOT: OpUndef
; CHECK: %[[#Zero:]] = OpConstant %{{[0-9]+}} 0{{$}}
; CHECK: OpISub %{{[0-9]+}} %[[#Zero]] %[[#Zero]]
define i32 @f() {
  %frozen = freeze i32 undef
  %difference = sub i32 %frozen, %frozen
  ret i32 %difference
}
