; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Function:]] "original"
; CHECK-DAG: OpName %[[#Variable:]] "g"
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Function]]
; CHECK: OpLoad %{{[0-9]+}} %[[#Variable]]
@g = addrspace(1) global i32 1
@h = internal alias i32, ptr addrspace(1) @g
@other = internal alias void (), ptr @original

define internal void @original() {
  ret void
}
define i32 @f() {
  call void @other()
  %v = load i32, ptr addrspace(1) @h
  ret i32 %v
}
