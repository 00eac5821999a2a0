; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; In the text a quotation mark and a backslash are escaped; an unnamed value has no name.

; CHECK-DAG: OpName %{{[0-9]+}} "a \"b\" \\c"
; CHECK-DAG: OpName %{{[0-9]+}} "k.1$"
; CHECK-NOT: OpName %{{[0-9]+}} "0"
; CHECK: OpTypeVoid
define spir_kernel void @"k.1$"(i32 %"a \22b\22 \5Cc", i32 %0) {
  ret void
}
