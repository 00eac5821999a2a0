; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An unreachable block is a promise, and a function that nobody here knows is called as it is,
; whatever is behind the call.

; CHECK: LinkageAttributes "give_up" Import
; CHECK: OpFunctionCall
; CHECK-NEXT: OpUnreachable
; CHECK: OpUnreachable
; CHECK: OpReturn
declare void @llvm.trap()
declare spir_func void @give_up() noreturn

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  switch i32 %i, label %good [
    i32 0, label %bad
    i32 1, label %worse
    i32 2, label %trap
  ]
bad:
  call spir_func void @give_up()
  unreachable
worse:
  store i32 1, ptr addrspace(1) %p
  unreachable
trap:
  call void @llvm.trap()
  unreachable
good:
  store i32 %i, ptr addrspace(1) %p
  ret void
}
