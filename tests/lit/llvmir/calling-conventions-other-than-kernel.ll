; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpEntryPoint
; CHECK: OpFunction
; CHECK: OpFunction
; CHECK: OpFunction
define fastcc void @a() {
  ret void
}

define cc 77 void @b() {
  ret void
}

define spir_func void @c() {
  ret void
}
