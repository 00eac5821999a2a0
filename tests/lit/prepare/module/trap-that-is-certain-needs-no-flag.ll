; RUN: pyllc -mtriple=spirv64 -stop-after=unwinding %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -filetype=null -o -

; What never comes back keeps its signature, exported or not, and its caller returns right behind
; it, as what stands there is dead. Nobody who reads the dump may take the calls for noreturn.

; CHECK: define spir_func void @fail(ptr addrspace(1) %p) nounwind {
; CHECK-NEXT: store i32 -1
; CHECK-NEXT: ret void
; CHECK: define internal i32 @fail_with_result(ptr addrspace(1) %p) {
; CHECK-NEXT: call spir_func void @fail(ptr addrspace(1) %p){{$}}
; CHECK-NEXT: ret i32 0
; CHECK: define spir_kernel void @k(
; CHECK: bad:
; CHECK-NEXT: call i32 @fail_with_result(
; CHECK-NEXT: br label %exit
; CHECK: worse:
; CHECK-NEXT: call spir_func void @fail(ptr addrspace(1) %p){{$}}
; CHECK-NEXT: br label %exit
; CHECK-NOT: noreturn {
declare void @llvm.trap()

define spir_func void @fail(ptr addrspace(1) %p) noreturn nounwind {
  store i32 -1, ptr addrspace(1) %p
  call void @llvm.trap()
  unreachable
}

define internal i32 @fail_with_result(ptr addrspace(1) %p) {
  tail call spir_func void @fail(ptr addrspace(1) %p) noreturn
  unreachable
}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  switch i32 %i, label %good [
    i32 0, label %bad
    i32 1, label %worse
  ]
bad:
  %r = call i32 @fail_with_result(ptr addrspace(1) %p)
  store i32 %r, ptr addrspace(1) %p
  br label %good
worse:
  call spir_func void @fail(ptr addrspace(1) %p) #0
  unreachable
good:
  %v = phi i32 [ 4, %0 ], [ %r, %bad ]
  store i32 %v, ptr addrspace(1) %p
  ret void
}

attributes #0 = { noreturn }
