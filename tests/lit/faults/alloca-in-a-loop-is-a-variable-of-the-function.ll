; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpLabel
; CHECK-NEXT: OpVariable
; CHECK-NOT: OpVariable
define void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = alloca i32
  store i32 %i, ptr %x
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
