; RUN: not pyllc %s -matrix-fragments=f16,f99 -o - 2>&1 | filecheck %s
; RUN: pyllc %s -matrix-fragments=f16,bf16,i8 -o -

; CHECK: {{^}}pyllc: error: bad type of matrix fragments 'f99': expected bf16, f16, i8
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
