; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An id has one linkage name, so the second name is that of a function that calls the first.

; CHECK-DAG: OpDecorate %[[#Original:]] LinkageAttributes "original" Export
; CHECK-DAG: OpDecorate %[[#Other:]] LinkageAttributes "other" Export
; CHECK: %[[#Original]] = OpFunction
; CHECK: %[[#Other]] = OpFunction
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Original]]
@other = alias i32 (i32), ptr @original

define i32 @original(i32 %x) {
  ret i32 %x
}
