; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Add:]] "add"
; CHECK-DAG: OpName %[[#Type:]] "i32"
; CHECK-DAG: OpName %[[#To:]] "to"
; CHECK: %[[#To]] = OpIAdd %{{[0-9]+}} %[[#Add]] %[[#Type]]
define i32 @ret(i32 %add, i32 %i32) {
br:
  %to = add i32 %add, %i32
  br label %label
label:
  ret i32 %to
}
