; RUN: pyllc -mtriple=spirv64 -stop-after=unwinding %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -filetype=null -o -

; A function without a result returns the flag alone. One that no trap can leave is as it was.

; CHECK: define internal i1 @low(
; CHECK: phi i1 [ true, %bad ], [ false, %good ]
; CHECK: define internal i1 @middle(
; CHECK: %[[LOW:.*]] = call i1 @low(
; CHECK-NEXT: br i1 %[[LOW]], label %trapped, label %[[#REST:]]
; CHECK: [[#REST]]:
; CHECK-NEXT: store i32 2
; CHECK: phi i1 [ false, %[[#REST]] ], [ true, %trapped ]
; CHECK: define internal { float, i1 } @high(
; CHECK: call i1 @middle(
; CHECK: phi { float, i1 } {{.*}}[ { float 0.000000e+00, i1 true }, %trapped ]
; CHECK: define internal float @safe(float %x) {
; CHECK: define spir_kernel void @k(
; CHECK: call { float, i1 } @high(
; CHECK: trapped:
; CHECK-NEXT: br label %exit
; CHECK: call float @safe(
declare void @llvm.trap()

define internal void @low(i32 %i, ptr addrspace(1) %p) {
  %c = icmp sgt i32 %i, 9
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  store i32 1, ptr addrspace(1) %p
  ret void
}

define internal void @middle(i32 %i, ptr addrspace(1) %p) {
  call void @low(i32 %i, ptr addrspace(1) %p)
  store i32 2, ptr addrspace(1) %p
  ret void
}

define internal float @high(i32 %i, ptr addrspace(1) %p) {
  call void @middle(i32 %i, ptr addrspace(1) %p)
  store i32 3, ptr addrspace(1) %p
  ret float 1.0
}

define internal float @safe(float %x) {
  ret float %x
}

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i) {
  %x = call fast float @high(i32 %i, ptr addrspace(1) %p)
  %y = call float @safe(float %x)
  store float %y, ptr addrspace(1) %q
  ret void
}
