; RUN: pyllc -mtriple=spirv64 -stop-after=cleanup %s -o - | filecheck %s

; The function that others link to has the name; in here the alias stands for the original.

; CHECK-NOT: alias
; CHECK: @table = addrspace(1) constant [1 x ptr] [ptr @original]
; CHECK-NOT: alias
; CHECK: define spir_func i32 @other(i32 %x)
@table = addrspace(1) constant [1 x ptr] [ptr @other]
@other = alias i32 (i32), ptr @original

define i32 @original(i32 %x) {
  ret i32 %x
}
