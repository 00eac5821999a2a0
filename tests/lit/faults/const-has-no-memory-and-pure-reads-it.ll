; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpFunction %{{[0-9]+}} Const
; CHECK: OpFunction %{{[0-9]+}} Pure
define spir_func i32 @none(i32 %a) memory(none) {
  ret i32 %a
}

define spir_func i32 @reads(ptr %p) memory(read) {
  %v = load i32, ptr %p
  ret i32 %v
}
