; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A number is not a name: other modules cannot ask for it, and may have one of their own.

; CHECK-NOT: LinkageAttributes "0"
; CHECK-NOT: LinkageAttributes "1"
; CHECK: LinkageAttributes "named" Export
; CHECK-NOT: LinkageAttributes
@0 = addrspace(1) global i32 5

define spir_func i32 @1() {
  %value = load i32, ptr addrspace(1) @0
  ret i32 %value
}

define spir_func i32 @named() {
  %value = call spir_func i32 @1()
  ret i32 %value
}
