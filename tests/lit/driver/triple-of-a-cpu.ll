; RUN: not pyllc -mtriple=x86_64-linux-gnu %s -o - 2>&1 | filecheck %s

; CHECK: {{^}}pyllc: error: unknown or unsupported triple 'x86_64-linux-gnu'
; CHECK-NEXT: note: pass -mtriple=spirv64 or spirv32
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
