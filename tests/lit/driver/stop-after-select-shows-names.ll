; RUN: pyllc -stop-after=select %s -o - | filecheck %s

; CHECK: %k = OpFunction
; CHECK: %sum = OpIAdd %{{[0-9]+}} %a %a
define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %sum = add i32 %a, %a
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
