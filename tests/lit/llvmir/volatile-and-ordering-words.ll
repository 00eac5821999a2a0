; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpLoad %{{[0-9]+}} %{{[0-9]+}} Volatile|Aligned 2
; CHECK: OpAtomicLoad
define i32 @f(ptr addrspace(1) %p) {
  %a = load volatile i32, ptr addrspace(1) %p, align 2
  %b = load atomic volatile i32, ptr addrspace(1) %p syncscope("device") acquire, align 4
  %c = add i32 %a, %b
  ret i32 %c
}
