; RUN: pyllc -mtriple=spirv64 -stop-after=unwinding %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -filetype=null -o -

; Functions that call each other may all trap if one does. One that only its recursion keeps from
; returning is called as if it might return.

; CHECK: define internal { i32, i1 } @even(
; CHECK: call { i32, i1 } @odd(
; CHECK: define internal { i32, i1 } @odd(
; CHECK: call { i32, i1 } @even(
; CHECK: define internal i1 @down(
; CHECK: call i1 @down(
; CHECK: phi i1 [ true, %end ], [ false, %{{.*}} ], [ true, %trapped ]
; CHECK: define spir_kernel void @k(
; CHECK: call { i32, i1 } @even(
; CHECK: call i1 @down(
declare void @llvm.trap()

define internal i32 @even(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %on
end:
  ret i32 1
on:
  %m = sub i32 %n, 1
  %r = call i32 @odd(i32 %m)
  ret i32 %r
}

define internal i32 @odd(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %on
end:
  call void @llvm.trap()
  unreachable
on:
  %m = sub i32 %n, 1
  %r = musttail call i32 @even(i32 %m)
  ret i32 %r
}

define internal void @down(i32 %n) noreturn {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %on
end:
  call void @llvm.trap()
  unreachable
on:
  %m = sub i32 %n, 1
  call void @down(i32 %m)
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %r = call i32 @even(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  call void @down(i32 %n)
  ret void
}
