; RUN: pyllc -mtriple=spirv64 -stop-after=private-memory %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; The data layout may put the stack into address space 5, as that of AMD does.

; CHECK-LABEL: define i32 @f(i32 %i)
; CHECK-NEXT: %q = alloca i32, align 4
; CHECK-NEXT: store i32 %i, ptr %q, align 4
; CHECK-NEXT: %s = load i32, ptr %q, align 4
; CHECK-NEXT: ret i32 %s
target datalayout = "A5"

define i32 @f(i32 %i) {
  %q = alloca i32, addrspace(5)
  store i32 %i, ptr addrspace(5) %q
  %s = load i32, ptr addrspace(5) %q
  ret i32 %s
}
