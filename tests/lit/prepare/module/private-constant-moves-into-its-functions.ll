; RUN: pyllc -mtriple=spirv64 -stop-after=private-memory %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Storage class Function is the only one of address space 0, and is a function's own.

; CHECK-LABEL: define i32 @f(i32 %i)
; CHECK-NEXT: %table = call ptr @spvbackend.alloca([4 x i32] [i32 1, i32 2, i32 3, i32 4]) "type"="[4 x i32]"
; CHECK-NEXT: %q = getelementptr [4 x i32], ptr %table, i64 0, i32 %i
; CHECK-NEXT: %s = load i32, ptr %q, align 4
; CHECK-NEXT: ret i32 %s
@table = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define i32 @f(i32 %i) {
  %q = getelementptr [4 x i32], ptr @table, i64 0, i32 %i
  %s = load i32, ptr %q
  ret i32 %s
}
