; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Ptr:]] = OpTypePointer Function
; CHECK: OpFunction
; CHECK: OpLabel
; CHECK-NEXT: %[[#Variable:]] = OpVariable %[[#Ptr]] Function
; CHECK-NEXT: OpBranch
; CHECK: OpLabel
; CHECK-NEXT: OpStore %[[#Variable]]
define void @f(i1 %c, i32 %x) {
entry:
  br label %loop
loop:
  %p = alloca i32
  store i32 %x, ptr %p
  br i1 %c, label %loop, label %end
end:
  ret void
}
