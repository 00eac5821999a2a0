; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 -trap=unreachable %s -filetype=null -o -

; What stands behind a trap is never run, so that it may even be what has no translation. debugtrap
; comes back: it is a breakpoint, and nobody is there to be stopped for.

; CHECK: OpStore
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare i64 @llvm.x86.rdtsc()

define spir_kernel void @k(ptr addrspace(1) %p) {
  call void @llvm.debugtrap()
  store i32 1, ptr addrspace(1) %p
  call void @llvm.trap()
  %t = call i64 @llvm.x86.rdtsc()
  %c = icmp eq i64 %t, 0
  br i1 %c, label %a, label %b
a:
  call void asm sideeffect "nop", ""()
  br label %b
b:
  %v = phi i32 [ 1, %a ], [ 2, %0 ]
  store i32 %v, ptr addrspace(1) %p
  ret void
}
