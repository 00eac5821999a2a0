; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; CHECK: error: {{.*}}module
module asm "nop"

define void @f() {
  ret void
}
