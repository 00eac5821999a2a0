; RUN: pyllc -mtriple=spirv64 -stop-after=private-memory %s -o - | filecheck %s

; An alloca that moves to address space 0 needs no addrspacecast to get there.

; CHECK:      %a = alloca i32, align 4
; CHECK-NEXT: %b = bitcast ptr %a to ptr
; CHECK-NEXT: %c = addrspacecast ptr %a to ptr addrspace(4)
define spir_func void @f(i32 %n) {
  %a = alloca i32, align 4, addrspace(5)
  %b = addrspacecast ptr addrspace(5) %a to ptr
  %c = addrspacecast ptr addrspace(5) %a to ptr addrspace(4)
  store i32 %n, ptr %b
  store i32 %n, ptr addrspace(4) %c
  ret void
}
