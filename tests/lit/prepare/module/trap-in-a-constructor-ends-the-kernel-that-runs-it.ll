; RUN: pyllc -mtriple=spirv64v1.2 -stop-after=unwinding %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.2 %s -filetype=null -o -

; CHECK: define internal i1 @first()
; CHECK: define internal void @second()
; CHECK: define spir_kernel void @"spirv$device$init"()
; CHECK: call i1 @first()
; CHECK: trapped:
; CHECK-NEXT: br label %exit
; CHECK: call void @second()
; CHECK-NEXT: br label %exit
@count = addrspace(1) global i32 0
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @first, ptr null }, { i32, ptr, ptr } { i32 2, ptr @second, ptr null }]

declare void @llvm.trap()

define internal void @first() {
  %v = load i32, ptr addrspace(1) @count
  %c = icmp eq i32 %v, 0
  br i1 %c, label %good, label %bad
bad:
  call void @llvm.trap()
  unreachable
good:
  ret void
}

define internal void @second() {
  store i32 1, ptr addrspace(1) @count
  ret void
}
